import { createCipheriv, createDecipheriv, hash, randomBytes, timingSafeEqual } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The context a secret is bound to: it cannot be decrypted in any other. */
export type SecretContext = `${string}:${string}:${string}`;

/**
 * Encrypts secrets that must be used, not only verified: with AES-256-GCM, bound to their context,
 * and marked with the key's id, so that secrets of the previous key stay readable after a key
 * change.
 */
export class Vault {
  readonly #current: Buffer;
  readonly #onFailure: (context: SecretContext) => void;
  readonly #keys: ReadonlyMap<string, Buffer>;

  /** @param onFailure called with the context of a secret that cannot be decrypted */
  constructor(
    current: Buffer,
    previous?: Buffer,
    onFailure: (context: SecretContext) => void = () => undefined,
  ) {
    this.#onFailure = onFailure;
    this.#current = current;
    this.#keys = new Map([previous ?? current, current].map((key) => [idOf(key), key]));
  }

  seal(secret: string, context: SecretContext): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#current, nonce);
    cipher.setAAD(Buffer.from(context));
    const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return `1.${idOf(this.#current)}.${Buffer.concat(sealed).toString('base64url')}`;
  }

  /**
   * @throws Error if it was encrypted with another key, for another context, or was tampered with
   */
  open(sealed: string, context: SecretContext): string {
    try {
      return this.#decrypt(sealed, context);
    } catch (error) {
      this.#onFailure(context);
      throw error;
    }
  }

  #decrypt(sealed: string, context: SecretContext): string {
    const [version, keyId = '', text = ''] = sealed.split('.');
    const key = this.#keys.get(keyId);
    if (version !== '1' || key === undefined) {
      throw new Error('A secret was encrypted with a key that is no longer set.');
    }
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const body = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  }
}

function idOf(key: Buffer): string {
  return hash('sha256', key, 'hex').slice(0, 8);
}

/** 256 random bits, for a URL or a cookie. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored of a secret that only has to be verified. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** Compares in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
