import { createCipheriv, createDecipheriv, hash, randomBytes, timingSafeEqual } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a secret belongs to: it cannot be read as anything else's, wherever its bytes are moved. */
export type SecretPlace = `${string}:${string}:${string}`;

/**
 * Keeps what must be used and not only checked: encrypted with AES-256-GCM, bound to its place, and
 * marked with the key's id, so that a key can be changed while secrets of the one before are read.
 */
export class Vault {
  readonly #current: Buffer;
  readonly #keys: ReadonlyMap<string, Buffer>;

  constructor(current: Buffer, before?: Buffer) {
    this.#current = current;
    this.#keys = new Map([before ?? current, current].map((key) => [idOf(key), key]));
  }

  seal(secret: string, place: SecretPlace): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#current, nonce);
    cipher.setAAD(Buffer.from(place));
    const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return `1.${idOf(this.#current)}.${Buffer.concat(sealed).toString('base64url')}`;
  }

  /** @throws Error where it was sealed with another key, for another place, or was tampered with */
  open(sealed: string, place: SecretPlace): string {
    const [version, keyId = '', text = ''] = sealed.split('.');
    const key = this.#keys.get(keyId);
    if (version !== '1' || key === undefined) {
      throw new Error('A secret was kept with an encryption key that is not set any more.');
    }
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const body = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  }
}

function idOf(key: Buffer): string {
  return hash('sha256', key, 'hex').slice(0, 8);
}

/** 256 random bits, for an address or a cookie. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token that is only checked. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Takes the same time wherever the two differ. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
