import { randomBytes } from 'node:crypto';

/** Without characters that look alike: 32, so that each is five random bits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

const CODES = 10;
const LENGTH = 24;

/** Recovery codes of 120 random bits each, in groups that are easy to copy by hand. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const characters = Array.from(
      randomBytes(LENGTH),
      (byte) => ALPHABET[byte % ALPHABET.length] ?? '',
    );
    return (characters.join('').match(/.{6}/g) ?? []).join('-');
  });
}
