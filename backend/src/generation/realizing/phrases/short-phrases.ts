import type { Reading } from '../../reading/index.ts';
import { isPlural } from '../../reading/name.ts';
import { foldWord, hasDigit, isCapitalized, stemOf } from '../../text/words.ts';
import { isMostlyCaps, toNameCase } from '../capitals.ts';
import { isInClass, vocabulary } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';
import { brandsOf, franchisesOf } from './brands.ts';
import { headNouns, headTermOf, nounOf } from './head-nouns.ts';
import { namePhrase } from './name-phrase.ts';
import { phraseEvidenceOf } from './phrase-evidence.ts';
import { hasPhraseLength } from './phrase-form.ts';
import { searchForm } from './search-form.ts';
import {
  isAbbreviation,
  isAttribute,
  isAudience,
  isClosedCompound,
  isColor,
  isFunctionWord,
  isGenericNoun,
  isInDictionary,
  isKnownCompound,
  isMaterial,
  isNoun,
  isProduct,
  isPromotional,
  isProperName,
} from './words.ts';

/** Minimum words of a name that people shorten when they search for the product. */
export const MIN_LONG_NAME = 6;
/** Maximum words of a brand, club or product line at the start of a name. */
const MAX_LEAD_WORDS = 3;
/** What may follow the noun: "Limited Edition", "Player Version". */
const EDITION = /^(?:\p{L}+ ){1,2}(?:edition|version)$/iu;

/**
 * Short phrases for a product with a long name: its noun after the brand or the proper name that the name starts with
 * ("Tolmar printer" of "Tolmar Ecosel M8 A4 Colour Printer"), and the compound that it ends ("lawn mower"). Both are cut out
 * of the name, so nothing around them may belong to another compound.
 */
export function shortPhrases(reading: Reading): Cited[] {
  const words = (namePhrase(reading)?.[0]?.text ?? '').split(' ');
  const [head] = headNouns(reading);
  if (words.length < MIN_LONG_NAME) return [];
  const at = head === undefined || head.confidence === 0 ? -1 : words.lastIndexOf(nounOf(head));
  if (head === undefined || at < 1 || !isEndOfNounPhrase(words, at))
    return compoundInside(words).map((term) => cite(termForm(term, reading), reading.name));
  const term = termAt(words, at, headTermOf(head).split(' '), reading);
  const start = at + 1 - term.length;
  const lead = leadOf(words.slice(0, start), reading);
  // Of two coordinated products, the second says only half: "Clock Radio" of "Speaker Dock And Clock Radio".
  const isCoordinated = words.slice(lead.length, start).some((word) => COORDINATES.test(word));
  const isAllowed = term.length > 0 && !isCoordinated && !isFunctionWord(words[start - 1] ?? '');
  if (!isAllowed) return [];
  const [noun = '', before = ''] = term.toReversed();
  const isShouted = isMostlyCaps(reading.name.text);
  const form = termForm(term, reading);
  const isKnown = isCompoundPair(before, noun) || isStatedAudience(before);
  // A long product line leaves room for the brand alone: "Tolmar snow blower".
  const leads = [
    lead,
    lead.filter((word, at) => at === 0 && !isInDictionary(word) && !word.endsWith('.')),
  ];
  const named = leads
    .filter((words) => words.length > 0 && !words.includes(noun))
    .map((words) => `${isShouted ? toNameCase(words.join(' ')) : words.join(' ')} ${form}`)
    .filter(isPhrase)
    .slice(0, 1);
  const isPlain = isKnown || (named.length === 0 && !isGenericNoun(noun));
  const plain = isPlain ? [form].filter(isPhrase) : [];
  return [...named, ...plain].map((phrase) => cite(phrase, reading.name));
}

/** A term as people type it; abbreviations keep their capitals. */
function termForm(term: readonly string[], reading: Reading): string {
  const isShouted = isMostlyCaps(reading.name.text);
  return term
    .map((word) => (/^\p{Lu}{2,}$/u.test(word) && !isShouted ? word : searchForm(word, reading)))
    .join(' ');
}

/** The only known compound of a name that goes on after its noun: "Dog Food" of "Tolmar Dry Dog Food Salmon & Rice". */
function compoundInside(words: readonly string[]): readonly (readonly string[])[] {
  const end = words.findIndex(isFunctionWord);
  const main = end === -1 ? words : words.slice(0, end);
  const found = main.flatMap((word, at) => {
    const next = main[at + 1] ?? '';
    const [after = ''] = main.slice(at + 2);
    // "Photo Printer Paper", but not "Air Fryer Black" or "Bath Towel Bundle"
    const isEnd = !isNoun(after) || isColor(after) || isPromotional(after) || isGenericNoun(after);
    return isEnd && isKnownCompound(word, next) && isProduct(next) ? [[word, next]] : [];
  });
  return found.length === 1 ? found : [];
}

/** A name up to what its product comes with: "White Linen Shirt" of "Sleek White Linen Shirt with Print Logo". */
export function beforeAccessory(reading: Reading): Cited[] {
  const words = (namePhrase(reading)?.[0]?.text ?? '').split(' ');
  const end = words.findIndex((word) => /^(?:with|featuring)$/iu.test(word));
  const noun = words[end - 1] ?? '';
  if (!isProduct(noun) || isGenericNoun(noun)) return [];
  const main = words.slice(0, end);
  while (isPromotional(main[0] ?? '')) main.shift();
  while (!hasPhraseLength(main) && isAttribute(main[0] ?? '')) main.shift();
  return hasPhraseLength(main) ? [cite(main.join(' '), reading.name)] : [];
}

function isPhrase(text: string): boolean {
  return hasPhraseLength(text.split(' '));
}

const COORDINATES = /^(?:and|or|&)$/iu;

/** Whether two words are one term: "lawn mower", or "snow blower", which the dictionary joins. */
function isCompoundPair(first: string, second: string): boolean {
  return isKnownCompound(first, second) || isClosedCompound(first, second);
}

/** "Women's", "Kids", but not the "Boy" that is pictured on a shirt. */
function isStatedAudience(word: string): boolean {
  return isAudience(word) && /s$/u.test(word);
}

/** Whether no word after a noun can make it the modifier of another noun. */
function isEndOfNounPhrase(words: readonly string[], at: number): boolean {
  const rest = words.slice(at + 1);
  const [next = ''] = rest;
  const isSeparate = hasDigit(next) || /^(?:with|w|for|in|from)$/iu.test(next);
  return (
    next === '' ||
    (isSeparate && !rest.some(isProduct)) ||
    rest.every(isColor) ||
    EDITION.test(rest.join(' '))
  );
}

/** The noun with the words before it that belong to it: "lawn mower", "women's top", "building set". */
function termAt(
  words: readonly string[],
  at: number,
  headTerm: readonly string[],
  reading: Reading,
): readonly string[] {
  const { adjacentStems, pairedWords } = phraseEvidenceOf(reading);
  const [before = '', noun = ''] = words.slice(at - 1);
  if (isGenericNoun(noun)) {
    const first = at + 1 - headTerm.length;
    const [outside = '', opening = ''] = words.slice(Math.max(first - 1, 0));
    const isWhole =
      headTerm.length > 1 &&
      headTerm.every(isInDictionary) &&
      !isKnownCompound(outside, opening) &&
      !isClosedCompound(outside, opening) &&
      !pairedWords.has(`${outside} ${opening}`);
    return isWhole ? words.slice(first, at + 1) : [];
  }
  if (isCompoundPair(before, noun) || isStatedAudience(before)) return [before, noun];
  const [outside = ''] = words.slice(Math.max(at - 2, 0));
  const canModify =
    isInDictionary(before) &&
    !isFunctionWord(before) &&
    !isColor(before) &&
    !vocabulary('parts').has(foldWord(before)) &&
    !isPlural(before.toLowerCase());
  // "RC car", "TV antenna"
  const isShort = /^\p{Lu}{2,4}$/u.test(before) && isAbbreviation(before);
  if (isShort && outside.length !== 1 && !isMostlyCaps(reading.name.text)) return [before, noun];
  // A number belongs to the word after it: "zero turn mower".
  const isStated =
    adjacentStems.has(`${stemOf(before)} ${stemOf(noun)}`) && !isInClass(outside, 'numbers');
  if (!canModify) return [noun];
  // A product modifies the noun: "camera case".
  if (!isStated && (!isProduct(before) || isMaterial(before))) return [noun];
  return isCompoundPair(outside, before) ? [outside, before, noun] : [before, noun];
}

/** The brand, or the proper name that a name starts with: "Tolmar Rovers" of "Tolmar Rovers Third Jersey". */
function leadOf(words: readonly string[], reading: Reading): readonly string[] {
  const text = words.join(' ');
  const known = [...brandsOf(reading), ...franchisesOf(reading)].find(({ text: name }) =>
    `${text} `.startsWith(`${name} `),
  );
  if (known !== undefined) return known.text.split(' ');
  // Capitals say nothing in "Saggar fired vase in antique pink", or if all words are in capitals.
  const isTitleCase = words.filter(isCapitalized).length * 2 > words.length;
  if (!isTitleCase || isMostlyCaps(reading.name.text)) return [];
  const { pairedWords } = phraseEvidenceOf(reading);
  const from = isAudience(words[0] ?? '') ? 1 : 0;
  const isPaired = (at: number) =>
    at >= from && pairedWords.has(`${words[at] ?? ''} ${words[at + 1] ?? ''}`);
  const isName = (word: string, at: number) =>
    isCapitalized(word) &&
    !hasDigit(word) &&
    !isAbbreviation(word) &&
    !isFunctionWord(word) &&
    !isColor(word) &&
    (!isInDictionary(word) ||
      (at > from && isProperName(word)) ||
      isPaired(at) ||
      isPaired(at - 1));
  let end = from;
  while (end < words.length && end - from < MAX_LEAD_WORDS && isName(words[end] ?? '', end))
    end += 1;
  const next = words[end];
  const isWhole = next === undefined || !isFunctionWord(next);
  // "Mrs. Tolmar"
  const isTitle = end === from + 1 && words[from]?.endsWith('.') === true;
  return end > from && isWhole && !isTitle ? words.slice(0, end) : [];
}
