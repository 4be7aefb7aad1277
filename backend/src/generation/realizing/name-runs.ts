import { SUBJECTIVE_TERMS } from '../platforms/amazon-terms.ts';
import type { NameSegment, Reading } from '../reading/index.ts';
import { isThing, withoutTail } from '../reading/name.ts';
import {
  contentStems,
  foldWord,
  isCapitalized,
  SMALL_WORDS,
  stemOf,
  wordsOf,
} from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';

/** Words in a row. */
export interface Run {
  readonly words: readonly string[];
  /** Whether a number, "and" or "of" stands before them, without which they say something else. */
  readonly torn: boolean;
}

/** The stretch of a segment that says what the product is: plain words, the last of them a noun. */
export function headRun({ text }: NameSegment, reading: Reading): Run {
  const { name } = reading;
  const runs = runsOf(text, reading);
  const noun = name.noun?.split(' ').at(-1);
  // "Power Bank USB-C": what follows the noun is no part of the phrase.
  const [known] = runs.flatMap(({ words, torn }) => {
    const end = words.findLastIndex((word) => foldWord(word) === noun);
    return end === -1 ? [] : [{ words: words.slice(0, end + 1), torn }];
  });
  const head = runsOf(withoutTail(text), reading).findLast(({ words }) => words.length > 1);
  return known ?? head ?? runs.findLast(({ words }) => words.length > 1) ?? NO_RUN;
}

const NO_RUN: Run = { words: [], torn: false };
const MIN_NOUN = 3;

/** "Jake": a name by itself in the features' own sentences, which nothing is filed under. */
function isNamed(word: string, { name, names, request }: Reading): boolean {
  return (
    names.has(word) &&
    !word.endsWith('s') &&
    name.noun?.split(' ').at(-1) !== foldWord(word) &&
    !contentStems(request.category ?? '').includes(stemOf(word)) &&
    request.features.split(/\s/u).some((other, index, all) => {
      const alone = wordsOf(other)[0] === word;
      return (
        alone && !isCapitalized(all[index - 1] ?? '') && !/^\p{Ll}/u.test(all[index + 1] ?? '')
      );
    })
  );
}

function runsOf(text: string, reading: Reading): Run[] {
  const { name } = reading;
  const runs: { words: string[]; torn: boolean }[] = [{ words: [], torn: false }];
  for (const word of text.split(/(?=[,;:])| |(?<=\p{L}{2}\/)/u)) {
    const either = word.endsWith('/');
    const bare = either ? word.slice(0, -1) : word;
    if (isEmpty(bare)) continue;
    const last = runs.at(-1);
    const plain = isPlain(bare) && !isOf(bare, 'line words');
    if (plain) last?.words.push(bare);
    const article = isOf(bare, 'articles');
    const joint = /^\d+$/u.test(bare) || /^(?:&|vs?)$/iu.test(bare) || isSmall(bare);
    const torn = article ? last?.words.length === 0 && last.torn : joint;
    if (either || !plain) runs.push({ words: [], torn });
  }
  return runs.map(({ words, torn }) => {
    const end = words.findLastIndex(
      (word) =>
        word.length >= MIN_NOUN &&
        !isNamed(word, reading) &&
        !isOf(word, 'sizes') &&
        isThing(foldWord(word), name),
    );
    // "Coco Noir Eau De": a name that goes on in another language says nothing.
    const foreign = words.slice(end + 1).some((word) => word.length < MIN_NOUN);
    return { words: foreign ? [] : words.slice(0, end + 1), torn };
  });
}

/** "Complete", "New": words of a name that say nothing of what the product is. */
function isEmpty(word: string): boolean {
  return SUBJECTIVE_TERMS.has(foldWord(word)) || isOf(foldWord(word), 'empty words');
}

/** A word that can be part of a search phrase: no number, mark or function word. */
export function isPlain(word: string): boolean {
  return /^\p{L}[\p{L}'’-]*$/u.test(word) && !isSmall(word);
}

/** Whether a word belongs to grammar. */
export function isSmall(word: string): boolean {
  return SMALL_WORDS.has(foldWord(word));
}
