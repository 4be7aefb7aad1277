import { EMOJI } from '../platforms/forbidden-wording.ts';
import type { Traced } from '../text/traced.ts';
import { sentenceRanges } from '../text/sentences.ts';
import { countWords } from '../text/words.ts';
import { findLabel } from './labels.ts';

export const EMOJI_RUNS = new RegExp(`(?:(?![™®©])(?:${EMOJI.source}))+`, 'gu');

/** Maximum words of a value in a row of values that emoji separate. */
const MAX_LISTED_WORDS = 3;
const MIN_LISTED = 3;

const EMOJI_OR_BREAK = new RegExp(`\\n| ?${EMOJI_RUNS.source} ?`, 'gu');

/**
 * Splits a list in one line: "🫀Cream 🫀Light Grey 🫀Brown", but not "Soft treats! 🐾 They crunch. They
 * smell of mint."
 */
export function splitEmojiLists(text: Traced): Traced {
  const rows = text.text.split('\n').map(kindOf);
  let line = 0;
  let values = 0;
  return text.replace(EMOJI_OR_BREAK, (match) => {
    if (match === '\n') {
      line += 1;
      values = 0;
      return match;
    }
    if (rows[line] === undefined) return match;
    if (rows[line] === 'prose') return ' ';
    values += 1;
    return values === 1 ? '' : ', ';
  });
}

function kindOf(line: string): 'values' | 'prose' | undefined {
  const [before = '', ...values] = line.split(EMOJI_RUNS).map((value) => value.trim());
  if (values.length === 0) return undefined;
  if (before !== '' || values.length < MIN_LISTED || !values.every(isValue))
    return isProse(before, values) ? 'prose' : undefined;
  return 'values';
}

function isValue(value: string): boolean {
  return value !== '' && countWords(value) <= MAX_LISTED_WORDS;
}

const ENDED = /[.!?…]["”’)]*$/u;

/**
 * Whether emoji are inside sentences, or between sentences of a paragraph: a list item is one
 * statement.
 */
function isProse(before: string, values: readonly string[]): boolean {
  const parts = [before, ...values].filter((part) => part !== '');
  const [, ...later] = parts;
  if (later.length === 0) return false;
  if (before !== '' && later.every((part) => /^\p{Ll}/u.test(part))) return true;
  return (
    parts.slice(0, -1).every((part) => ENDED.test(part)) &&
    parts.every((part) => findLabel(part) === undefined) &&
    parts.some((part) => sentenceRanges(part).length > 1)
  );
}
