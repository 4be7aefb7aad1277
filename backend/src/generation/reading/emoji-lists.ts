import { EMOJI } from '../platforms/forbidden-wording.ts';
import type { Traced } from '../text/traced.ts';
import { countWords } from '../text/words.ts';

export const EMOJI_RUNS = new RegExp(`(?:(?![™®©])(?:${EMOJI.source}))+`, 'gu');

/** Maximum words of what emoji part in a row of values. */
const MAX_LISTED_WORDS = 3;
const MIN_LISTED = 3;

const EMOJI_OR_BREAK = new RegExp(`\\n| ?${EMOJI_RUNS.source} ?`, 'gu');

/** "🫀Cream 🫀Light Grey 🫀Brown": a row of values is a list in one line. */
export function withEmojiLists(text: Traced): Traced {
  const rows = text.text.split('\n').map(isRowOfValues);
  let line = 0;
  let values = 0;
  return text.replace(EMOJI_OR_BREAK, (match) => {
    if (match === '\n') {
      line += 1;
      values = 0;
      return match;
    }
    if (rows[line] !== true) return match;
    values += 1;
    return values === 1 ? '' : ', ';
  });
}

function isRowOfValues(line: string): boolean {
  const [before = '', ...values] = line.split(EMOJI_RUNS).map((value) => value.trim());
  return (
    before === '' &&
    values.length >= MIN_LISTED &&
    values.every((value) => value !== '' && countWords(value) <= MAX_LISTED_WORDS)
  );
}
