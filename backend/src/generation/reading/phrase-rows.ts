import { countWords, firstWordOf, foldWord, hasDigit, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { isCommonWord, isTagged, tagText } from './tagging.ts';

/** The start and end of a part of a line. */
export type Range = readonly [from: number, to: number];

const MIN_PHRASES = 3;
/** Minimum words of a lowercase part that is a separate phrase. */
const MIN_PART_WORDS = 2;
const MAX_PHRASE_WORDS = 9;
const MAX_RUN_ON_WORDS = 14;
/** Minimum phrases for a line to be a list, whatever function words it contains. */
const MIN_LONG_LIST = 5;
/** A line isn't split if a sentence ends inside it, or if a verb governs the list. */
const HELD = /[.?!;] ?\p{Lu}|^(?:includes?|contains?|comes|features?|consists) /iu;
/** A row of parts between semicolons isn't split either, though its parts may be capitalized. */
const HELD_ROW = /[.?!] ?\p{Lu}|^(?:includes?|contains?|comes|features?|consists) /iu;
/** "This cream contains water, glycerin, …": a verb that lists items after its subject. */
const GOVERNING = /\b(?:includes?|contains?|consists? of|ingredients?:?|composed of) /iu;
/** "Tarn Travel Charger - TC40": the name and number of a product. */
const ENDS_IN_NUMBER = / - (?=[\p{Lu}\d]{0,19}\d)[\p{Lu}\d]{4,20}$/u;
/** A short list with function words isn't split either. */
const LOOSELY_HELD =
  /[!?;(]|:(?!\d)|[.](?!\d)|\b(?:is|are|was|has|have|can|will|you|your|the|this|these|it|which|that|who|from|and|or|und|oder|et|ou|y|o|e)\b/iu;
/** "…, blue and green": the end of a list that is a single phrase. */
const CLOSING = /^(?:(?:\S+ )?(?:and|or|&|und|oder|et|ou|y|e) )/iu;
/** "68% wool": a part of a composition, which isn't split. */
const SHARE = /^\d+(?:\.\d+)? ?%/u;
/** "Fits a phone", "Great for hiking": the start of a list of things. */
const GOVERNS =
  /^(?:(?:great|good|ideal|perfect|suitable|use) )?(?:for|as|with|fits|holds|use|works|keeps) /iu;
const MAX_GOVERNED_WORDS = 2;
/** "goujon with mayonnaise", "languages like Tarnish": the first of several things that the same word governs. */
const GOVERNING_END = /\b(?:with|like|such as) (?:[^\s,]+ )?[^\s,]+$/iu;
const COMMAS = /,\s|;\s/gu;

/** Sentences, in which a slash separates words: "It runs Lua/ Python." */
const SENTENCES = /\p{Ll}[.!?] \p{Lu}/u;

/** Splits phrases that only commas or dashes separate: "brass fittings, 50 ft reel, kink free". */
export function splitAtPhrases(line: string): Range[] | undefined {
  // "Tarn case/ Protects from drops/ Fits in a pocket"
  const isText = SENTENCES.test(line);
  const slashed = isText ? [] : splitBy(line, /(?<=\S)\/\s(?=[\p{Lu}\p{N}])/gu);
  const [first = [0, 0]] = slashed;
  const isGoverned = GOVERNING_END.test(line.slice(...first));
  const areWords = areSingleWords(slashed.map((part) => line.slice(...part)));
  if (slashed.length >= MIN_PHRASES && !isGoverned && !areWords) return slashed;
  if (slashed.length > 1 && ENDS_IN_NUMBER.test(line.slice(...first))) return slashed;
  const semicoloned = splitBy(line, /;\s/gu);
  if (!HELD_ROW.test(line) && areRowParts(semicoloned.map((part) => line.slice(...part))))
    return semicoloned;
  // Parentheses and the periods of abbreviations don't count.
  const bare = line.replace(/\([^)]{0,40}\)|(?<=\b(?:incl|excl|approx|max|min))\./giu, '');
  for (const separator of [/(?<=\S)\/\s/gu, COMMAS, /\s[-–—/]\s/gu]) {
    const parts = splitBy(line, separator);
    const texts = parts.map(([from, to]) => line.slice(from, to).trim());
    const held =
      parts.length < MIN_LONG_LIST ? LOOSELY_HELD.test(bare) : CLOSING.test(texts.at(-1) ?? '');
    const apart =
      parts.length >= MIN_PHRASES &&
      !HELD.test(line) &&
      !held &&
      !GOVERNING.test(texts[0] ?? '') &&
      !isOneStatement(texts) &&
      (separator === COMMAS || !areSingleWords(texts)) &&
      texts.every((text) => text !== '' && countWords(text) <= maxWordsOf(parts)) &&
      countWords(line) >= parts.length * 1.5;
    if (apart) return joined(line, parts);
  }
  return undefined;
}

/** "a lace-up front", "and a belt", "this oil renews": no fact in a row starts with such a word. */
const DETERMINER = /^(?:(?:and|or|&) )?(?:an?|the|this|these|it|they|its|their|his|her|your) /iu;

/** "This tea is warm": a subject with a verb, whose complement the other parts continue. */
const OPENS_SENTENCE = /^(?:it|our|the|they|these|this) (?:\S+ ){0,5}?(?:are|has|have|is)\b/iu;

/**
 * Whether parts form one statement, of which a part alone would be a scrap: "Shirt with a round neck, a zip and a
 * hood", "Navy jacket, has a hood, long sleeves", "Infused with soothing, mild oats", "The tea is warm, sweet, and malty, with a
 * long finish".
 */
function isOneStatement(texts: readonly string[]): boolean {
  const [first = '', ...others] = texts;
  if (OPENS_SENTENCE.test(first)) return true;
  // "Fried plum with cream, rice, peas, leek and mint in a wrap"
  const isClosed = / (?:and|&) /iu.test(others.at(-1) ?? '');
  const areNouns = others.slice(0, -1).every((text) => countWords(text) <= MAX_GOVERNED_WORDS);
  if (isClosed && areNouns && GOVERNING_END.test(first)) return true;
  // "a pump, and features like rings, hooks, and a rope": a list within the list
  const hasListInside = others.slice(0, -1).some((text) => /^(?:and|or) /iu.test(text));
  if (hasListInside || others.some((text) => DETERMINER.test(text))) return true;
  const predicates = others.filter((text) =>
    isInClass(firstWordOf(text).toLowerCase(), 'finite verbs'),
  ).length;
  return (predicates > 0 && predicates < others.length) || texts.slice(0, -1).some(needsNoun);
}

/** The first part of "alcohol-free". */
const COMPOUND = /[\p{L}\p{N}]{1,30}-(?=\p{L})/gu;

/** Whether a text ends in adjectives whose noun is missing: "in an alcohol-free", "with calming". */
function needsNoun(text: string): boolean {
  const tokens = tagText(text.replace(COMPOUND, ''));
  const before = tokens.findLastIndex((token) => !isTagged(token, 'JJ', 'RB', 'VBG'));
  return before > 0 && before < tokens.length - 1 && isTagged(tokens[before], 'DT', 'IN');
}

/** "Good for pots, Scented flowers, Grows in the shade": commas before capitalized common words. */
const AT_CAPITAL = /, (?=(\p{Lu}\p{Ll}+) \p{Ll}{2})/gu;
const MIN_CAPITALS = 2;

/** Splits a row of statements that each start with a capital. */
export function splitAtCapitals(line: string): Range[] | undefined {
  if (HELD_ROW.test(line) || GOVERNING.test(line.split(', ', 1).join(''))) return undefined;
  const isWord = (word = '') => isCommonWord(word.toLowerCase());
  const sure = [...line.matchAll(AT_CAPITAL)].filter(([, word]) => isWord(word)).length;
  if (sure < MIN_CAPITALS) return undefined;
  const parts = splitBy(line, /, (?=\p{Lu})/gu);
  return parts.every((part) => countWords(line.slice(...part)) >= MIN_PART_WORDS)
    ? parts
    : undefined;
}

/** "for Tarn X/ 8/ 8 Plus/ 7": words that the text before them introduces. */
function areSingleWords(texts: readonly string[]): boolean {
  const words = texts.filter((text) => countWords(text) === 1).length;
  return words * MIN_PHRASES > texts.length;
}

/** "steel burrs; beech handle; 440 g", but not "via cable; satellite; antenna" */
function areRowParts(parts: readonly string[]): boolean {
  const words = parts.map(countWords);
  return (
    parts.length >= MIN_PHRASES &&
    words.every((count) => count >= MIN_PART_WORDS && count <= MAX_PHRASE_WORDS)
  );
}

/** The maximum words of a phrase, which is higher in a long list. */
function maxWordsOf(parts: readonly Range[]): number {
  return parts.length < MIN_LONG_LIST ? MAX_PHRASE_WORDS : MAX_RUN_ON_WORDS;
}

/** Joins a phrase with the one that it continues. */
function joined(line: string, parts: readonly Range[]): Range[] {
  const whole: Range[] = [];
  const isCounted = ([from, to]: Range) => /^\d+ /u.test(line.slice(from, to).trim());
  const counted = parts.filter(isCounted).length;
  const areCounted = counted >= MIN_PHRASES && counted * 2 > parts.length;
  for (const [from, to] of parts) {
    const last = whole.at(-1);
    const text = line.slice(from, to).trim();
    const before = last === undefined ? '' : line.slice(...last).trim();
    const composed = SHARE.test(text) && SHARE.test(before);
    const governed =
      GOVERNS.test(before) && !hasDigit(text) && countWords(text) <= MAX_GOVERNED_WORDS;
    // "1 smoked trout, cheese and chive roll" among "1 plum roll" and "2 rice rolls"
    const isOfCounted = areCounted && !isCounted([from, to]);
    if (last !== undefined && (composed || governed || isOfCounted || areColors(before, text)))
      whole.splice(-1, 1, [last[0], to]);
    else whole.push([from, to]);
  }
  return whole;
}

/** Whether a list starts with a color and continues: "Red, green and gray striped scarf". */
function areColors(before: string, text: string): boolean {
  const isColor = (word?: string) => vocabulary('colors').has(foldWord(word ?? ''));
  return countWords(before) === 1 && isColor(before) && isColor(wordsOf(text)[0]);
}

export function splitBy(text: string, separator: RegExp, holds = (_at: number) => true): Range[] {
  const parts: Range[] = [];
  let from = 0;
  for (const match of text.matchAll(separator)) {
    if (!holds(match.index)) continue;
    parts.push([from, match.index]);
    from = match.index + match[0].length;
  }
  parts.push([from, text.length]);
  return parts;
}
