import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { SERVICE_PREFIX, type Scope } from '@wareword/shared-schema';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SCOPE_PREFIX: Readonly<Record<Scope, string>> = {
  api: `${SERVICE_PREFIX}_api_`,
  plugin: `${SERVICE_PREFIX}_plg_`,
  agent: `${SERVICE_PREFIX}_api_`,
};
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(
  `^(?:${Object.values(SCOPE_PREFIX).join('|')})[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`,
);

/** Characters that identify a token without revealing it. */
export const TOKEN_PREFIX_LENGTH = 12;

/**
 * Creates a token (contract §2.2): `ww_api_` for keys and agents, `ww_plg_` for stores, 30 random
 * base62 characters, and the CRC32 of everything before as 6 base62 characters, most significant
 * first.
 */
export function makeToken(scope: Scope): string {
  let token = SCOPE_PREFIX[scope];
  for (let count = 0; count < RANDOM_LENGTH; count++) token += ALPHABET.charAt(randomInt(62));
  return token + checksum(token);
}

/** Whether a token is well-formed, without querying the database. */
export function isWellFormedToken(token: string): boolean {
  if (!SHAPE.test(token)) return false;
  return checksum(token.slice(0, -CHECKSUM_LENGTH)) === token.slice(-CHECKSUM_LENGTH);
}

/** The stored form of a token. 30 random characters do not need a slow hash. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let count = 0; count < CHECKSUM_LENGTH; count++) {
    digits = ALPHABET.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
