import { countCodePoints } from '@wareword/shared-schema';
import { Refusal } from '../refusal.ts';

/** Most characters of a brand's name. */
const MAX_NAME = 100;

/**
 * A brand's name as it is kept.
 * @throws {Refusal} `validation_error`
 */
export function readName(text: string): string {
  const name = text.trim();
  // A NUL cannot be kept, and the others cannot be seen.
  if (name === '' || countCodePoints(name) > MAX_NAME || /\p{Cc}|\p{Cs}/u.test(name)) {
    throw new Refusal('validation_error', `A brand needs a name of 1 to ${MAX_NAME} characters.`);
  }
  return name;
}
