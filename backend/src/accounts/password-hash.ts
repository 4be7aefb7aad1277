import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { verifyPassword as verifyBetterAuthHash } from 'better-auth/crypto';
import { runQueued } from './password-queue.ts';
import { PASSWORD_LENGTH } from './password.ts';

/** OWASP's parameters for scrypt: 128 MiB and a few hundred milliseconds per hash. */
const LOG_N = 17;
const BLOCK_SIZE = 8;
const PARALLELISM = 1;

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const PREFIX = `$scrypt$ln=${LOG_N},r=${BLOCK_SIZE},p=${PARALLELISM}$`;

/**
 * @param password of at most `PASSWORD_LENGTH.max` characters
 * @returns the hash in PHC string format, with its parameters and salt
 * @throws {QueueFullError} if too many wait already
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await runQueued(() => deriveKey(password, salt));
  return `${PREFIX}${unpadded(salt)}$${unpadded(key)}`;
}

/**
 * Compares a password with a hash, including older hashes made by better-auth (N=2^14, r=16).
 * @throws {QueueFullError} if too many wait already
 */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  // No password is longer, and Unicode normalization takes quadratic time.
  if (password.length > PASSWORD_LENGTH.max) return false;
  if (needsRehash(hash)) return runQueued(() => verifyPreviousHash(hash, password));
  const [salt = '', key = ''] = hash.slice(PREFIX.length).split('$');
  const expected = Buffer.from(key, 'base64');
  const derived = await runQueued(() => deriveKey(password, Buffer.from(salt, 'base64')));
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

/** Whether a hash was made with parameters other than the current ones. */
export function needsRehash(hash: string): boolean {
  return !hash.startsWith(PREFIX);
}

/** A wrong guess takes as long as it does for an account that does not exist. */
async function verifyPreviousHash(hash: string, password: string): Promise<boolean> {
  const matches = await verifyBetterAuthHash({ hash, password });
  if (!matches) await deriveKey(password, randomBytes(SALT_BYTES));
  return matches;
}

function deriveKey(password: string, salt: Buffer): Promise<Buffer> {
  const options: ScryptOptions = {
    N: 2 ** LOG_N,
    r: BLOCK_SIZE,
    p: PARALLELISM,
    maxmem: 2 * 128 * BLOCK_SIZE * 2 ** LOG_N,
  };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
