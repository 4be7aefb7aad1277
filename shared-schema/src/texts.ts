import { z } from 'zod';
import { countCodePoints, WORD_LIMITS } from './limits.ts';
import { requestIssue } from './request-issues.ts';
import { isWellFormed } from './well-formed.ts';

/** C0 control characters except tab, newline and carriage return (contract §4.5). */
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/**
 * A string. Messages in this file are predicates: `describeValidationError` puts the field's name in
 * front.
 */
const text = z.string({
  error: ({ input }) =>
    input === undefined || input === null ? 'is required' : 'must be a string',
});

/** Text that is safe to store: well-formed Unicode without control characters, trimmed. */
export const cleanText = text
  .refine((value) => isWellFormed(value) && !CONTROL_CHARACTER.test(value), {
    message: 'must not contain control characters or invalid Unicode',
    ...requestIssue({ problem: 'controlCharacters' }),
  })
  .transform((value) => value.trim());

/** Text with a maximum number of Unicode code points. */
export function boundedText(limit: number) {
  return cleanText.refine((value) => countCodePoints(value) <= limit, {
    message: `must be at most ${limit} characters`,
    ...requestIssue({ problem: 'tooLong', max: limit }),
  });
}

/** A list of words or phrases, each once. */
export function words(
  description: string,
  example: string,
  limits: { readonly word: number; readonly words: number } = WORD_LIMITS,
) {
  const word = boundedText(limits.word).refine((value) => /[\p{L}\p{N}]/u.test(value), {
    message: 'must have a letter or a digit',
  });
  return z
    .array(word, { error: 'must be an array of words' })
    .max(limits.words, `must have at most ${limits.words} entries`)
    .transform((list) => [...new Map(list.map((value) => [value.toLowerCase(), value])).values()])
    .meta({ description, examples: [[example]], maxItems: limits.words });
}
