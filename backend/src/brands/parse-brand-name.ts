import { countCodePoints } from '@wareword/shared-schema';
import { invalid } from '../errors.ts';

/** Maximum length of a brand's name, in characters. */
const MAX_NAME_LENGTH = 100;

/**
 * Validates and normalizes a brand's name.
 * @throws {DomainError} `invalid`
 */
export function parseBrandName(text: string): string {
  const name = text.trim();
  // Postgres cannot store a NUL, and other control characters are invisible.
  if (name === '' || countCodePoints(name) > MAX_NAME_LENGTH || /\p{Cc}|\p{Cs}/u.test(name)) {
    throw invalid(
      `Enter a brand name of up to ${MAX_NAME_LENGTH} characters.`,
      'brand_name_invalid',
    );
  }
  return name;
}
