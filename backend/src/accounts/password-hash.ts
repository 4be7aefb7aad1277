import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { verifyPassword as verifyBetterAuthHash } from 'better-auth/crypto';
import { OWASP_HASH_COST } from '../setting-schemas.ts';
import { runQueued } from './password-queue.ts';
import { PASSWORD_LENGTH } from './password.ts';

/** Together with a cost of 17, OWASP's parameters for scrypt. */
const BLOCK_SIZE = 8;
const PARALLELISM = 1;

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const HASH = /^\$scrypt\$ln=(\d+),r=8,p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** The base-2 logarithm of scrypt's N. */
let currentCost = OWASP_HASH_COST;

/** Sets what hashing costs from now on, as the base-2 logarithm of scrypt's N. */
export function setPasswordHashCost(cost: number): void {
  currentCost = cost;
}

/**
 * @param password of at most `PASSWORD_LENGTH.max` characters
 * @returns the hash in PHC string format, with its parameters and salt
 * @throws {QueueFullError} if too many wait already
 */
export async function hashPassword(password: string, cost = currentCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await runQueued(() => deriveKey(password, salt, cost));
  return `${prefix(cost)}${unpadded(salt)}$${unpadded(key)}`;
}

/**
 * Compares a password with a hash of any cost, including older hashes made by better-auth (N=2^14, r=16).
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
  return runQueued(() =>
    needsRehash(hash) ? matchesPreviousHash(hash, password) : matchesHash(hash, password),
  );
}

/** Whether a hash was made with parameters other than the current ones. */
export function needsRehash(hash: string): boolean {
  return !hash.startsWith(prefix(currentCost));
}

/** A wrong guess takes at least as long as it does for an account that does not exist. */
async function matchesPreviousHash(hash: string, password: string): Promise<boolean> {
  const matches = await matchesHash(hash, password);
  if (!matches) await deriveKey(password, randomBytes(SALT_BYTES), currentCost);
  return matches;
}

async function matchesHash(hash: string, password: string): Promise<boolean> {
  const [, cost, salt, key] = HASH.exec(hash) ?? [];
  if (cost === undefined || salt === undefined || key === undefined) {
    return verifyBetterAuthHash({ hash, password });
  }
  const expected = Buffer.from(key, 'base64');
  const derived = await deriveKey(password, Buffer.from(salt, 'base64'), Number(cost));
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

function prefix(cost: number): string {
  return `$scrypt$ln=${cost},r=${BLOCK_SIZE},p=${PARALLELISM}$`;
}

function deriveKey(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = {
    N: 2 ** cost,
    r: BLOCK_SIZE,
    p: PARALLELISM,
    maxmem: 2 * 128 * BLOCK_SIZE * 2 ** cost,
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
