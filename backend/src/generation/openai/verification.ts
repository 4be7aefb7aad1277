import { z } from 'zod';
import { unreadable } from './failures.ts';
import { findIn } from './find-draft.ts';

const Answer = z.object({ unsupported: z.array(z.coerce.number().int()) });

/**
 * The sentences that an answer calls unsupported.
 * @throws {GenerationError} where no text of the answer says it.
 */
export function readVerification(
  texts: readonly string[],
  sentences: readonly string[],
): ReadonlySet<string> {
  for (const text of texts) {
    const found = findIn(text, (value) => Answer.safeParse(value).data);
    if (found === undefined) continue;
    const numbers = new Set(found.unsupported);
    return new Set(sentences.filter((_sentence, index) => numbers.has(index + 1)));
  }
  throw unreadable('its content is no verdict');
}
