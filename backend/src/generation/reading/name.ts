import { readMarkup } from './markup.ts';
import { isTagged, tagText } from './tagging.ts';
import type { NameSegment, ProductName } from './types.ts';
import { EMOJI } from '../platforms/forbidden-wording.ts';
import {
  foldWord,
  hasDigit,
  hasLetterOrDigit,
  STOP_WORDS,
  stemOf,
  wordsOf,
} from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';

const ALL_EMOJI = new RegExp(`(?![™®©])(?:${EMOJI.source})`, 'gu');
/** "(Amazon Exclusive)": a sales channel, which isn't part of the name. */
const OF_MARKETPLACE =
  / ?(?:[-–—|,] )?[([]?\b(?:amazon|etsy|ebay|walmart)(?:\.com)? exclusive\b(?: mailer\b)?[)\]]?/giu;
/** Separators of the segments of a name: a bar, a dash between spaces, a bracket, and a comma after one of them. */
const ANY_SEPARATOR = /\s[-–—]\s|\s*\|\s*|\s*[([]|[)\]](?:[,:]|\s[-–—](?=\s))?\s*|,\s+/gu;
const SEPARATOR = /\s*[,;]\s+|(?<=\p{L}{3}),(?=\p{L}{3})|\s*[([]|[)\]][,:]?\s*/gu;
const STRONG = /\s[-–—]\s|\|/u;
/** Words after which a name lists what comes with the product. */
const ACCESSORIES_START =
  /\s(?:with|w\/|for|in(?! \d)|featuring|inspired(?= by\s)|that|made|including|includes:?|without|from)\s|\sby(?=(?:\s[^\s]+){1,3}$)(?! numbers?\b)/iu;
/** A size, count, model or letter at the end of a name rather than a noun. */
const NON_NOUN = /^(?:[\d#.,/x×"”'’-]|[smlx]{1,3}$)/iu;

/** Reads the product's name: its segments, and what the product is. */
export function readName(given: string, category: string, features: string): ProductName {
  const whole = readMarkup(given).replace(ALL_EMOJI, ' ').replace(/\s+/gu, ' ');
  const bare = whole.replace(OF_MARKETPLACE, '');
  const text = hasLetterOrDigit(bare.text) ? bare : whole;
  const [lead, end] = unquoted(text.text);
  const quote = (from: number, to: number) => ({
    text: text.text.slice(from, to),
    span: { field: 'product_name' as const, ...text.span(from, to) },
  });
  const segments: NameSegment[] = [];
  let from = lead;
  let separator = '';
  const push = (to: number, next: string) => {
    const piece = text.text.slice(from, to);
    const start = from + (piece.length - piece.trimStart().length);
    const stop = from + piece.trimEnd().length;
    if (hasLetterOrDigit(piece)) {
      const segment = quote(start, stop);
      segments.push({
        ...segment,
        separator,
        distinguishesVariant: distinguishesVariant(segment.text),
      });
      separator = next;
    } else separator += next;
    from = to + next.length;
  };
  const strong = STRONG.test(text.text);
  for (const match of text.text.matchAll(strong ? ANY_SEPARATOR : SEPARATOR)) {
    if (match.index < lead || match.index >= end) continue;
    // The name's first part may itself contain commas.
    if (
      strong &&
      match[0].startsWith(',') &&
      (segments.length === 0 || inSeries(text.text, match.index))
    )
      continue;
    const { index, 0: mark } = match;
    if (ofRange(text.text, index, index + mark.length)) continue;
    if (!betweenColors(text.text, index, mark) && !betweenNumbers(text.text, index, mark))
      push(index, mark);
  }
  push(end, '');
  const named = quote(lead, end);
  const noun = nounOf(
    segments.map((segment) => segment.text),
    category,
    features,
  );
  return {
    ...named,
    segments,
    plural: isPlural(noun ?? ''),
    ...(noun === undefined ? {} : { noun }),
  };
}

/**
 * "Protective, Durable, and Unique": a comma in a series between two bars separates no segments.
 */
function inSeries(text: string, at: number): boolean {
  const start = Math.max(
    text.lastIndexOf('|', at),
    text.lastIndexOf(' – ', at),
    text.lastIndexOf(' - ', at),
  );
  const [part = ''] = text.slice(start + 1).split(STRONG, 1);
  return /,\s+(?:and|or|&)\s/iu.test(part);
}

/** "DISCOUNTED! ", "【Flash Deal】": a temporary offer before the name. */
const PROMOTED =
  /^\s*(?:[【[(]?\s*(?:flash[- ]?(?:deal|sale)|discounted|(?:hot |on |big )?sale|clearance|(?:limited|special)(?:[- ]time)? offer|new arrivals?|best ?seller|free shipping)\s*(?:!+\s*[】\])]?|[】\])])[\s:–—|-]*)?/iu;

/** "**Tarn Polish": the marks of a footnote that isn't part of the name. */
const LONE_ASTERISKS = /^\s*\*{1,3}\s?(?=[^\s*][^*]*$)/u;

/** The range of a name without surrounding spaces and quotation marks. */
function unquoted(text: string): [from: number, to: number] {
  const from = (LONE_ASTERISKS.exec(text)?.[0] ?? PROMOTED.exec(text)?.[0] ?? '').length;
  // Excludes trailing punctuation.
  const to = trimmedEnd(text);
  const wrapped = /^"[^"]+"$|^“[^“”]+”$/u.test(text.slice(from, to));
  return wrapped ? [from + 1, to - 1] : [from, to];
}

/** "Custom made sapphire ring.": a single final period isn't part of the name. */
const ENDED = /^[^.!?]*\p{L}{4}\.\s*$/u;

function trimmedEnd(text: string): number {
  let end = ENDED.test(text) ? text.trimEnd().length - 1 : text.length;
  while (end > 1 && /[\s,;:–—-]/u.test(text[end - 1] ?? '')) end -= 1;
  return end;
}

/** "Navy Blue, Aqua and Grey": a comma inside a list of colors does not separate segments. */
function betweenColors(text: string, at: number, separator: string): boolean {
  if (!separator.includes(',')) return false;
  const before = wordsOf(text.slice(0, at)).at(-1) ?? '';
  const after = wordsOf(text.slice(at + separator.length, at + separator.length + 40))[0] ?? '';
  return [before, after].every((word) => vocabulary('colors').has(word.toLowerCase()));
}

/** "Best for 4, 5, 6 Year Olds": a comma in a list of numbers separates no segments. */
function betweenNumbers(text: string, at: number, separator: string): boolean {
  const after = text.slice(at + separator.length, at + separator.length + 16);
  return (
    separator.includes(',') &&
    /\b\d{1,2}$/u.test(text.slice(0, at)) &&
    /^(?:(?:and|&|or)\s+)?\d{1,2}(?:,|\s+(?:and|&|or|years?|yrs?|months?)\b)/iu.test(after)
  );
}

/** Whether a segment distinguishes variants: "10.5", "Navy Blue", "Set B", "Large". */
function distinguishesVariant(segment: string): boolean {
  const words = wordsOf(segment).map((word) => foldWord(word));
  return (
    hasDigit(segment) ||
    words.some((word) => word.length === 1 && word !== 'a') ||
    words.some((word) => vocabulary('colors').has(word)) ||
    words.every((word) => isInClass(word, 'sizes'))
  );
}

const UNIT_AT_END = /\d ?(["”″'’]|in|inch(?:es)?|cm|mm|m|ft|g|kg|ml|l|oz|lbs?)$/iu;
const UNIT_AT_START =
  /^\s*[-–—]\s*\d+(?:[.,]\d+)? ?(["”″'’]|in|inch(?:es)?|cm|mm|m|ft|g|kg|ml|l|oz|lbs?)(?![\p{L}\p{N}])/iu;

/** '32" - 60"': a dash between two measures in one unit separates no segments. */
function ofRange(text: string, from: number, to: number): boolean {
  const unit = UNIT_AT_END.exec(text.slice(Math.max(0, from - 12), from))?.[1];
  return unit !== undefined && UNIT_AT_START.exec(text.slice(from, to + 16))?.[1] === unit;
}

/** Whether a segment only names a variant: "500 ml", "Navy Blue", "Large". */
function isVariant(segment: string): boolean {
  return wordsOf(segment).every((word) => {
    const folded = foldWord(word);
    return (
      hasDigit(word) ||
      folded.length < 3 ||
      vocabulary('colors').has(folded) ||
      isInClass(folded, 'sizes')
    );
  });
}

const LOWERCASE_WORD = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}-]{2,}/gu;

/** The head noun: the words of the name that the category or the features use for the product. */
function nounOf(
  segments: readonly string[],
  category: string,
  features: string,
): string | undefined {
  const categoryNames = category
    .split(/\s*>\s*/u)
    .filter((part) => part !== '')
    .slice(-2)
    .reverse()
    .map((part) => wordsOf(part.replaceAll('-', ' ')).map(stemOf));
  const isInFeatures = (stem: string) =>
    features.match(LOWERCASE_WORD)?.some((word) => stemOf(word) === stem) === true;
  for (const [index, segment] of segments.entries()) {
    const words = headWords(segment);
    const last = words.at(-1);
    // "Ages 3 and Up" in the category "Dress Up"
    if (last === undefined || STOP_WORDS.has(foldWord(last))) continue;
    const stem = stemOf(last);
    for (const path of categoryNames) {
      if (path.at(-1) !== stem && !path.includes(stem)) continue;
      const before = words.at(-2);
      const isInCategory =
        before !== undefined &&
        path.includes(stemOf(before)) &&
        path.indexOf(stemOf(before)) < path.indexOf(stem);
      const isTwoWords =
        isInCategory || (before !== undefined && vocabulary('generic-nouns').has(foldWord(last)));
      return (isTwoWords ? `${before} ${last}` : last).toLowerCase();
    }
    // Without a category, only the name can contain the noun.
    const hasNoCategory = categoryNames.length === 0 && words.length > 1;
    if (
      index === 0 &&
      isCommonNoun(last.toLowerCase()) &&
      !vocabulary('generic-nouns').has(foldWord(last)) &&
      (hasNoCategory || isInFeatures(stem))
    )
      return last.toLowerCase();
  }
  return categoryNoun(headWords(segments[0] ?? ''), category.split('>').at(-1) ?? '');
}

/**
 * The last words of the category, if they occur in the name: "Power Bank" in "Power Bank USB-C".
 */
function categoryNoun(words: readonly string[], leaf: string): string | undefined {
  for (const part of leaf.replaceAll('-', ' ').split(/[&,/]/u)) {
    const [categoryNames, before] = wordsOf(part).map(stemOf).reverse();
    const at = words.findLastIndex((word) => stemOf(word) === categoryNames);
    const next = words[at + 1]?.toLowerCase();
    const ends = next !== undefined && (/\d\p{L}|-/u.test(next) || STOP_WORDS.has(next));
    if (at === -1 || !ends) continue;
    const isTwoWords = before !== undefined && stemOf(words[at - 1] ?? '') === before;
    return words
      .slice(isTwoWords ? at - 1 : at, at + 1)
      .join(' ')
      .toLowerCase();
  }
  return undefined;
}

const MAX_MAKER_WORDS = 2;

/**
 * The segment that names the product: the first, or the second if the first is the manufacturer
 * ("Battat – 3 Car Garage", "Rubie's Costume Co - Batman Gloves").
 */
export function productSegmentOf({ segments: [first, next], noun }: ProductName): 0 | 1 {
  if (first === undefined || next === undefined || !/[-–—|]/u.test(next.separator)) return 0;
  const words = wordsOf(first.text);
  if (isInClass(words.at(-1) ?? '', 'company words')) return 1;
  const names = noun !== undefined && first.text.toLowerCase().includes(noun);
  return words.length <= MAX_MAKER_WORDS && !names && !isVariant(next.text) ? 1 : 0;
}

/** A segment up to the words for what comes with the product. */
export function withoutAccessories(segment: string): string {
  return segment.split(ACCESSORIES_START)[0] ?? '';
}

/** Whether a word can't be the head noun: "Series", "10.5". */
function isNonNoun(word: string): boolean {
  const folded = foldWord(word);
  return NON_NOUN.test(word) || isInClass(folded, 'empty words') || isInClass(folded, 'line words');
}

/** "1:24 Scale", unlike "Kitchen Scale". */
function isRatio(words: readonly string[]): boolean {
  return /^scale$/iu.test(words.at(-1) ?? '') && hasDigit(words.at(-2) ?? '');
}

function headWords(segment: string): string[] {
  const words = withoutAccessories(segment)
    .split(' ')
    .filter((word) => word !== '');
  while (words.length > 1 && (isNonNoun(words.at(-1) ?? '') || isRatio(words))) words.pop();
  return words.flatMap((word) => wordsOf(word));
}

/** Whether a name can end on a word: the product's noun, or a noun that is not a color. */
export function canEndName(word: string, { noun }: ProductName): boolean {
  if (noun?.split(' ').at(-1) === word || vocabulary('generic-nouns').has(word)) return true;
  const token = tagText(`the ${word} is`)[1];
  return !vocabulary('colors').has(word) && !isTagged(token, 'JJ', 'VBN', 'VBG', 'RB', 'CD', 'IN');
}

function isTaggedNoun(word: string): boolean {
  return ['NN', 'NNS'].includes(tagText(`the ${word} is`)[1]?.tag ?? '');
}

/** Whether a word is a common noun. */
export function isCommonNoun(word: string): boolean {
  if (
    !/^[a-z]{3,}$/u.test(word) ||
    vocabulary('colors').has(word) ||
    vocabulary('materials').has(word)
  )
    return false;
  return isTaggedNoun(word);
}

/** Whether an English noun is plural: "shorts", "shoes". */
export function isPlural(noun: string): boolean {
  const last = noun.split(' ').at(-1) ?? '';
  const regular = /[^su]s$/u.test(last) && !isInClass(last, 'plurals of none');
  return regular || isInClass(last, 'irregular plurals');
}
