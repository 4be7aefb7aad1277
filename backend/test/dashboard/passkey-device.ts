import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Flags of authenticator data (WebAuthn §6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

/** Curves by their COSE numbers (RFC 9053), with the algorithm that signs with them. */
const CURVES = {
  'P-256': { number: 1, algorithm: -7 },
  'P-521': { number: 3, algorithm: -36 },
} as const;

/** A device with one passkey, as a browser would use it. */
export class PasskeyDevice {
  readonly #curve: keyof typeof CURVES;
  readonly #keys;
  readonly #id = randomBytes(32);
  readonly #origin: string;
  /** Whether it checks who holds it. */
  verifiesUser = true;

  constructor(origin: string, curve: keyof typeof CURVES = 'P-256') {
    this.#origin = origin;
    this.#curve = curve;
    this.#keys = generateKeyPairSync('ec', { namedCurve: curve });
  }

  /** The response to registration options. */
  register({ challenge, rp }: { challenge: string; rp: { id: string } }): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const { number, algorithm } = CURVES[this.#curve];
    const publicKey = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(algorithm)],
      [cborInt(-1), cborInt(number)],
      [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const data = Buffer.concat([
      this.#authenticatorData(rp.id, WITH_CREDENTIAL),
      Buffer.alloc(16),
      length,
      this.#id,
      publicKey,
    ]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The response to sign-in options. */
  signIn({ challenge, rpId }: { challenge: string; rpId: string }): object {
    const data = this.#authenticatorData(rpId, 0);
    const client = this.#clientData('webauthn.get', challenge);
    const signed = createSign('sha256')
      .update(data)
      .update(createHash('sha256').update(client).digest())
      .sign(this.#keys.privateKey);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signed.toString('base64url'),
    });
  }

  #credential(response: object): object {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  #authenticatorData(rpId: string, flags: number): Buffer {
    const about = PRESENT | flags | (this.verifiesUser ? VERIFIED : 0);
    // A device that is backed up counts nothing.
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([about]),
      Buffer.alloc(4),
    ]);
  }
}

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function cborInt(value: number): Buffer {
  return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
