import { SUBJECTIVE_TERMS } from '../platforms/amazon-terms.ts';
import type { NameSegment, Reading } from '../reading/index.ts';
import { isThing, withoutTail } from '../reading/name.ts';
import { isAdjective, isTagged, tagText } from '../reading/tagging.ts';
import {
  contentStems,
  foldWord,
  hasDigit,
  isCapitalized,
  SMALL_WORDS,
  stemOf,
  wordsOf,
} from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';

/** Words in a row. */
export interface Run {
  readonly words: readonly string[];
  /** Whether a number, "and" or "of" stands before them, without which they say something else. */
  readonly torn: boolean;
}

/** "Set of 4", "14 Inch", "100 Count", "2-Pack": how much of a product there is, and not what it is. */
const QUANTITY =
  /\b(?:set|pack|box|case) of \d+\b|(?<![\p{L}\d])\d[\d.,/x×-]*[ -]?(?:pack|pk|count|ct|pcs?|pieces?|pairs?|inch(?:es)?|in(?![ -]?\d)|ft|feet|[cm]?m|(?:fl\.? )?oz|lbs?|pounds?|k?g|m?l|qt|gal|watts?|lumens?|w|v|m?ah|%|["”])(?!\p{L})/giu;

/** "6 tazze": a number and a short word at the end, in any language. */
const LAST_QUANTITY = / \d[\d.,]* \p{Ll}{1,5}$/u;

/** A segment without quantities, in the stretches between them. */
export function withoutQuantities(text: string): string[] {
  return text
    .replace(LAST_QUANTITY, '')
    .split(QUANTITY)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** The stretch of a segment that says what the product is: plain words, the last of them a noun. */
export function headRun({ text }: NameSegment, reading: Reading): Run {
  const { name } = reading;
  const all = runsIn(text, reading);
  const noun = name.noun?.split(' ').at(-1);
  // "Power Bank USB-C": what follows the noun is no part of the phrase.
  const [known] = all.flatMap(({ words, torn }) => {
    const end = words.findLastIndex((word) => foldWord(word) === noun);
    return end === -1 ? [] : [{ words: words.slice(0, end + 1), torn }];
  });
  const runs = runsIn(withoutTail(text), reading).map((run) => withoutQualifiers(run, reading));
  const long = runs.findLast(
    ({ words }) => words.length > 1 && !words.every((word) => isQualifier(word, reading)),
  );
  return known ?? long ?? all.findLast(({ words }) => words.length > 1) ?? NO_RUN;
}

function runsIn(text: string, reading: Reading): Run[] {
  return withoutQuantities(text).flatMap((piece) => runsOf(piece, reading));
}

/** "Garden Bed" of "Garden Bed Galvanized Steel": without the material, finish or size behind the noun. */
export function withoutQualifiers(run: Run, reading: Reading): Run {
  const { torn } = run;
  const words = run.words.slice(0, run.words.findLastIndex((word) => !isAmount(word)) + 1);
  const end = words.findLastIndex((word) => !isQualifier(word, reading));
  // "Bedside Table African Cherry": only behind a word that the details use for the product.
  const isSure = end > 0 && isTold(words[end] ?? '', reading);
  return { words: isSure ? words.slice(0, end + 1) : words, torn };
}

function isQualifier(word: string, { name }: Reading): boolean {
  const small = foldWord(word);
  return (
    name.noun?.split(' ').at(-1) !== small &&
    !hasDigit(word) &&
    !isOf(small, 'materials that are things') &&
    (vocabulary('materials').has(small) ||
      vocabulary('colors').has(small) ||
      isAmount(word) ||
      isDescribing(small))
  );
}

/** "Queen", "Pair" */
function isAmount(word: string): boolean {
  return isOf(foldWord(word), 'sizes') || isOf(foldWord(word), 'amounts');
}

/** "Unflavored", "galvanized", "non-slip" */
function isDescribing(word: string): boolean {
  return (
    // A vest is no superlative.
    (isAdjective(word) && !word.endsWith('est')) ||
    /^(?:un\p{L}+ed|non-\p{L}+|\p{L}+-(?:free|proof|resistant|slip))$/u.test(word) ||
    (word.endsWith('ed') && isTagged(tagText(word)[0], 'VBN', 'VBD'))
  );
}

/** Whether the input uses a word as a common one: in the category, or small in the features. */
export function isTold(word: string, { request }: Reading): boolean {
  const stem = stemOf(foldWord(word));
  return (
    ['materials', 'colors', 'traits'].some((name) =>
      vocabulary(name as 'colors').has(foldWord(word)),
    ) ||
    contentStems(request.category ?? '').includes(stem) ||
    wordsOf(request.features).some(
      (other) => other === other.toLowerCase() && stemOf(other) === stem,
    )
  );
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
    const last = runs.at(-1);
    if (isEmpty(bare)) {
      // "Gluten Free" says the opposite of "gluten".
      if (foldWord(bare) === 'free') last?.words.pop();
      continue;
    }
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
