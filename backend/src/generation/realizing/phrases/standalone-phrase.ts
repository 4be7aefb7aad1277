import type { Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, isCapitalized } from '../../text/words.ts';
import { isPlural } from '../../reading/name.ts';
import { isInClass, vocabulary } from '../../vocabulary/index.ts';
import { brandsOf, franchisesOf } from './brands.ts';
import {
  isInDictionary,
  isKnownCompound,
  isAudience,
  isPromotional,
  isAbbreviation,
  isFunctionWord,
  isAttribute,
  isGenericNoun,
} from './words.ts';

/**
 * Whether an English phrase is complete: it doesn't begin with a remnant of a count or
 * measure, a company or praise, doesn't end in a describing word, and says more than that the product is a set.
 */
export function isCompletePhrase(words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length === 1) return !isFunctionWord(first);
  // A fragment of a repetition: "Go" of "Go! Go! Racer".
  const isFragment = words.length < 3 && /^\p{Lu}\p{Ll}$/u.test(first) && !isAbbreviation(first);
  const opens =
    !isFragment &&
    !/^[ivx]{2,4}$/iu.test(first) &&
    !isInClass(foldWord(first), 'no openers') &&
    !isInClass(foldWord(first), 'units in capitals') &&
    !isPromotional(first);
  // Starts with a part: "Sleeves night suit".
  const isPart = words.length > 2 && isPlural(first) && vocabulary('parts').has(foldWord(first));
  // Starts with a single letter: "O gauge".
  const isLetter = words.length === 2 && /^\p{L}$/u.test(first);
  const isMaker = words.some((word) => isInClass(foldWord(word), 'company words'));
  // Ends in an attribute: "Splash proof".
  const isTraitOnly = isInClass(foldWord(last), 'ends of traits');
  return (
    opens &&
    !isPart &&
    !isLetter &&
    !isMaker &&
    !isTraitOnly &&
    !hasDigit(last) &&
    namesProductType(words)
  );
}

/** Whether a word names the product type: not "toy set", "premium figure". */
function namesProductType(words: readonly string[]): boolean {
  const [before = '', last = ''] = words.slice(-2);
  if (isKnownCompound(before, last) && !isInClass(foldWord(before), 'vague nouns')) return true;
  return words.some(
    (word) =>
      !isGenericNoun(word) &&
      !isPromotional(word) &&
      !isAudience(word) &&
      !isInClass(foldWord(word), 'words of no kind'),
  );
}

/**
 * Whether the phrase is preceded in the name by a function word that belongs to it: "Show socks" of "No Show Socks",
 * "chair set" of a "Table & Chair Set", "finch pool" of "Pegs for Finch Pool".
 */
export function isFragmentOfName(words: readonly string[], { name }: Reading): boolean {
  const nameText = ` ${name.text.toLowerCase().split(/\s+/u).join(' ')} `;
  const [before = '', after = ''] = nameText.split(` ${words.join(' ').toLowerCase()}`);
  // Followed by a second item: "Wooden table" of "Wooden Table & 4 Chairs".
  if (words.length > 1 && /^ (?:&|and) /u.test(after)) return true;
  return (
    before !== nameText &&
    /(?:^| )(?:and|or|&|no|not|non|n|of|for|the|\d+|[a-z]+-)$|[/-]$/u.test(before)
  );
}

/**
 * Whether a statement's words are a term for the product: ordinary words ("display rack"), optionally after words that
 * start a phrase in the name ("Finchy figure" of "2\" Finchy", but not "Lane ball" of "Otter Lane Ball").
 */
export function isProductTerm(words: readonly string[], reading: Reading, opens: boolean): boolean {
  // The first word of a statement is always capitalized: "Unscented dough".
  const isOrdinary = (word: string, at: number) =>
    !isCapitalized(word) || (opens && at === 0 && isInDictionary(word));
  const found = words.findIndex(isOrdinary);
  const nameWords = words.slice(0, found === -1 ? words.length - 1 : found);
  const plain = words.slice(nameWords.length, -1);
  const [first = ''] = words;
  const isPlain = plain.every((word, at) => isOrdinary(word, nameWords.length + at));
  const startsInPlural = isPlural(first) && !isAudience(first);
  return isPlain && !startsInPlural && (nameWords.length === 0 || startsNamePhrase(first, reading));
}

/** Whether only a brand, an attribute or a number precedes the word in the product's name. */
function startsNamePhrase(word: string, reading: Reading): boolean {
  const lower = word.toLowerCase();
  const names = [...brandsOf(reading), ...franchisesOf(reading)].map(({ text }) =>
    text.toLowerCase(),
  );
  return reading.name.segments.some(({ text }) => {
    const segment = ` ${text.toLowerCase()} `;
    const at = segment.indexOf(` ${lower} `);
    const before = segment.slice(0, Math.max(at, 0)).trim();
    const last = before.split(' ').at(-1) ?? '';
    return (
      at !== -1 &&
      (!/^\p{L}/u.test(last) || isAttribute(last) || names.some((name) => before.endsWith(name)))
    );
  });
}
