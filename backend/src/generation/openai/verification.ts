import { z } from 'zod';
import { unreadable } from './failures.ts';
import { findResult } from './find-draft.ts';

const Answer = z.object({ unsupported: z.array(z.unknown()) });
/** A passage by its number, with or without its unsupported words. */
const Unsupported = z.union([
  z.object({ number: z.coerce.number().int() }).transform(({ number }) => number),
  z.coerce.number().int(),
]);
/** Maximum rejected passages that are read; a draft has far fewer. */
const MAX_UNSUPPORTED = 1_000;

/**
 * The numbers of the passages that the model calls unsupported.
 * @throws {GenerationError} if none of the texts can be read
 */
export function readVerification(texts: readonly string[]): ReadonlySet<number> {
  for (const text of texts) {
    const found = findResult(text, (value) => Answer.safeParse(value).data?.unsupported);
    const numbers = found
      ?.slice(0, MAX_UNSUPPORTED)
      .map((entry) => Unsupported.safeParse(entry).data);
    if (numbers?.every((number) => number !== undefined) === true) return new Set(numbers);
  }
  throw unreadable('its content is no verdict');
}
