import { isPlural, leadOf } from '../../reading/name.ts';
import type { NameSegment, Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, isCapitalized, stemOf, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';
import { evidenceOf } from './evidence.ts';
import { nounOf, productHeads } from './product-head.ts';
import { EDITION, isAddition, makerOfCodes, wholeOf, withoutRepeats } from './name-codes.ts';
import { isAmountAfter } from './stretches.ts';
import {
  isBinding,
  isColor,
  isDescribing,
  isKnownPair,
  isProduct,
  isSmallWord,
  isMaterial,
  isPeople,
  isPerson,
  isPraise,
  isThing,
  isVague,
} from './words.ts';

/** Characters of the longest name that is a phrase. */
const MAX_LENGTH = 100;
/** Words of the longest name with what it comes with or is for, and of the longest maker before a dash. */
const MAX_WITH_TAIL = 6;
const MAX_MAKER = 2;

const known = new WeakMap<Reading, Cited | undefined>();

/**
 * The name as people look for it: all of its first part, without counts, measures and catalog numbers, and with the
 * next part if the first doesn't have the product's noun. A name that is too long goes only up to its noun.
 */
export function namePhrase(reading: Reading): Cited | undefined {
  if (!known.has(reading)) known.set(reading, findPhrase(reading));
  return known.get(reading);
}

function findPhrase(reading: Reading): Cited | undefined {
  const { name } = reading;
  if (isAddition(name)) return cite(wholeOf(name), name);
  const parts = partsOfName(reading);
  const words = parts.map((part) => wordsOfPart(part, reading));
  const [first = []] = words;
  const forms = [words.flat(), words.slice(0, 2).flat(), first, upToNoun(first, reading)].map(
    (form) => shortened(form, reading),
  );
  const said = forms.find((form) => form.join(' ').length <= MAX_LENGTH) ?? [];
  // "KL-0412" is a code, and the first word of a name is its brand.
  const isCode = said.length === 1 && hasDigit(said[0] ?? '');
  // "Super Premium Figure", "Teen Set"
  const isEmpty =
    isVague(said.at(-1) ?? '') &&
    said.slice(0, -1).every((word) => isPraise(word) || isBinding(word) || isPeople(word));
  return said.length === 0 || isCode || isEmpty ? undefined : cite(said.join(' '), ...parts);
}

/** The parts of a name that are one phrase, in brackets none. */
function partsOfName(reading: Reading): readonly NameSegment[] {
  const { name } = reading;
  const [head] = productHeads(reading);
  const parts = name.segments.filter(
    ({ text, separator }, at) => !EDITION.test(text) && (at === 0 || !/[([]/u.test(separator)),
  );
  const [first, second, third] = parts;
  if (first === undefined || second === undefined) return name.segments.slice(0, 1);
  // "[Bundle of 2] Malt Powder", "(Renewed) Larkvane 2200 OTG"
  if (COUNT.test(first.text)) return [second];
  const words = wordsOf(first.text);
  const next = shortened(withoutAmounts(second.text), reading);
  const last = words.at(-1) ?? '';
  const isDashed = /[-–—:]/u.test(second.separator);
  // "Tollgate's Costume Co - Hero Child Gauntlets", "Larkvane Apparel and Accessories | Low Cut Socks"
  const isShops = isOf(last, 'company words') || isOf(last, 'what goes with things');
  if (/[-–—:|]/u.test(second.separator) && words.length > 1 && isShops) return [second];
  const isMaker =
    makerOfCodes(first).length > 0 || (leadOf(name) === 1 && words.length <= MAX_MAKER);
  // "Tolmar 9-2705101, SnapLight LightStick"
  const isAlone = wordsOf(first.text.replace(CATALOG_NUMBER, ' ')).length === 1;
  // "Tolmar Reversible Otter Mini - Gray Plush Toy"
  const isKind =
    isProduct(next.at(-1) ?? '') &&
    ((isDashed && head?.segment === second) ||
      (!second.separator.includes('|') && head?.segment !== first && !isThing(last)));
  // "Larkvane Comet & Quest, Otter Rider Mara": a series, and which of it
  const isOfSeries =
    name.segments.length === 2 &&
    words.length > 2 &&
    next.length > 1 &&
    !hasDigit(second.text) &&
    !words.some((word) => isProduct(word)) &&
    !isThing(last);
  const isTitle =
    (isDashed || isOfSeries) &&
    next.length <= MAX_TITLE &&
    next.every(isTitleWord) &&
    !next.every(isDescribing);
  const says = next.some(
    (word) =>
      /\p{L}{2}/u.test(word) &&
      !isColor(word) &&
      !isMaterial(word) &&
      !isPeople(word) &&
      !isVague(word) &&
      !isOf(word.toLowerCase(), 'sizes'),
  );
  // "Larkvane Comet Quest: Movie - Comet Shield"
  if (isDashed && third !== undefined && head?.segment === third && !isThing(last))
    return [first, second, third];
  const isPart = isKind || (says && (isMaker || isAlone || isTitle));
  return isPart ? [first, second] : [first];
}

/** Whether a word can be part of what tells a product from others: "Maple Pecan", but not "Free Shipping" or "Made in". */
function isTitleWord(word: string): boolean {
  return isCapitalized(word) && !isPraise(word) && !isSmallWord(word) && !TAIL.test(word);
}

/** Words of the longest title behind a dash. */
const MAX_TITLE = 4;
const COUNT = /^(?:(?:bundle|pack|set|lot|box) of \d+|renewed|refurbished|used)$/iu;

function wordsOfPart(part: NameSegment, reading: Reading): readonly string[] {
  const maker = makerOfCodes(part);
  if (maker.length > 0) return maker;
  const { segments } = reading.name;
  const [own = '', tail = ''] = part.text.split(COMES_WITH);
  const isList =
    !/^for\b/iu.test(tail) && segments[segments.indexOf(part) + 1]?.separator.trim() === ',';
  // "Scooter with Strong 300W Motor", "Racer with Bonus Otter, Finch and Mole"
  const tokens = withoutAmounts(part.text);
  const isLong = tokens.length > MAX_WITH_TAIL || isList;
  const isCut = hasDigit(tail) || (isLong && !isOfTail(tokens, reading));
  const kept = isCut ? withoutAmounts(own) : tokens;
  return closed(withoutNumber(kept));
}

/**
 * Whether what a part comes with is the product. "Red Fire Engine with Star Border Canvas Wall Art" is no engine: what
 * the input doesn't call so isn't cut off from what it does.
 */
function isOfTail(tokens: readonly string[], reading: Reading): boolean {
  const at = tokens.findIndex((token) => TAIL.test(token));
  const isCalled = (token = '') => evidenceOf(reading).uses.has(stemOf(bare(token)));
  const noun = tokens[at - 1] ?? '';
  return !isThing(bare(noun)) || (isCalled(tokens.at(-1)) && !isCalled(noun));
}

function shortened(tokens: readonly string[], reading: Reading): readonly string[] {
  const words = withoutRepeats(withoutArticle(tokens))
    .map(bare)
    .filter((word) => word !== '');
  const [head] = productHeads(reading);
  const isChoice = (word: string) => isColor(word) || isOf(word.toLowerCase(), 'sizes');
  const noun = words.lastIndexOf(head === undefined ? '' : nounOf(head));
  // "Vinyl Banner" of "Vinyl Banner White": a color or a size behind the noun says which one it is.
  return noun > 0 && words.slice(noun + 1).every(isChoice) ? words.slice(0, noun + 1) : words;
}

/** "Larkvane Collectible Action Figure" of a longer name: up to what the input calls it, or to a word for a product. */
function upToNoun(words: readonly string[], reading: Reading): readonly string[] {
  const plain = words.map(bare);
  const called = plain.findIndex((word) => calls(reading).has(stemOf(foldWord(word))));
  const known = plain.findIndex((word, at) => at > 1 && isProduct(word) && !isVague(word));
  const end = called === -1 ? known : called;
  return end === -1 ? words : words.slice(0, end + 1);
}

/** Stems of the nouns by which the features and the last level of the category call the product. */
function calls(reading: Reading): ReadonlySet<string> {
  const { told, members } = evidenceOf(reading);
  const filed = members.filter(({ depth }) => depth === 0);
  return new Set([...told, ...filed].map(({ words }) => stemOf(foldWord(words.at(-1) ?? ''))));
}

const TAIL = /^(?:with|w\/|includes?|including|featuring|for)$/iu;
const COMES_WITH = /\s(?=(?:compatible with|with|w\/|includes?|including|featuring|for)\s)/iu;
/** "Skateboard" of "Skateboard at", "Glow" of "Glow Eau de": words without those at their end that a measure left open. */
function closed(tokens: readonly string[]): readonly string[] {
  const last = tokens.at(-1) ?? '';
  if (!OPEN.test(last)) return tokens;
  return tokens.slice(0, /^(?:at|in|by|for|with)$/iu.test(last) ? -1 : -2);
}

const OPEN = /^(?:at|in|by|for|with|de|du|of|and|&)$/iu;

/** "80044", "37014.18", "GE-52682", "LG15 50-50926", "71-CONV12-24": what only a catalog has, and nobody types. */
const CATALOG_NUMBER =
  /(?:^|(?<=\s))(?:#?\d{5,}|\d{4,}\.\d{2}|\p{Lu}{1,4}-?\d{5,}|(?:\p{Lu}{1,3}\d{1,3}\s+)?\d{1,2}-\d{4,}(?:-\p{Lu})?|\d[\p{Lu}\d&]*(?:-[\p{Lu}\d&]+){2,})(?=\s|$)/gu;

/** "2 for £15" */
const OFFER = /\b\d+ for [£$€]\d+/giu;

/** "Cube-10 x 10 inches" */
const TIED = /(?<=\p{Ll}{3})-(?=\d)/gu;

/** The words of a segment without its counts, measures and catalog numbers: "Seal Plush" of "Seal 12\" Plush". */
function withoutAmounts(text: string): readonly string[] {
  const tokens = text
    .replace(/【[^】]*】/gu, ' ')
    .replace(CATALOG_NUMBER, ' ')
    .replace(OFFER, ' ')
    .replace(TIED, ' ')
    .trim()
    .split(/\s+/u);
  const kept: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    let length = amountLength(tokens.slice(at, at + 3));
    if (length === 0) kept.push(tokens[at] ?? '');
    const [next = ''] = tokens.slice(at + length);
    // "9 Foot X 22\"", "28-in to 48-in", "10 x 10 inches"
    const isRange = /^(?:[x×]|to|by)$/iu.test(next);
    const isMore = amountLength(tokens.slice(at + length + 1, at + length + 4)) > 0;
    const isUnit = length > 2 && /^(?:in|inch|inches|ft|feet|cm|mm)\.?$/iu.test(next);
    if (length > 0 && ((isRange && isMore) || isUnit)) length += 1;
    at += Math.max(length, 1) - 1;
  }
  return kept;
}

/** How many words of the next ones are a count or a measure: "12\"", "300 Large Piece", "Set of 3", "2 Pack". */
function amountLength([one = '', two = '', three = '']: readonly string[]): number {
  if (isMeasure(one)) return 1;
  // "Two 1/2\" Valves"
  if (COUNTED.test(one) && isMeasure(two)) return 2;
  if (/^1[:/]\d+$/u.test(one) && /^scale$/iu.test(two)) return 2;
  if (/^\d+$/u.test(one) && /^in\.$/iu.test(two)) return 2;
  if (isAmountAfter(bare(two).replace(/\.$/u, ''), one.replace(/\+$/u, ''))) return 2;
  if (/^\d+$/u.test(one) && isOf(two, 'sizes') && isAmountAfter(bare(three), one)) return 3;
  if (/^\d+$/u.test(one) && /^(?:sets?|pairs?)$/iu.test(two)) return 2;
  // "36 X 72 in."
  if (/^\d+$/u.test(one) && /^[x×]$/iu.test(two) && /^\d/u.test(three)) return 3;
  return /^of$/iu.test(two) && /^\d/u.test(three) && isVague(one) ? 3 : 0;
}

const COUNTED = /^(?:two|three|four|five|six|eight|ten|twelve)$/iu;

/** "Dinosaur toys" of "4 dinosaur toys", but not "car garage" of a "3 car garage". */
function withoutNumber(tokens: readonly string[]): readonly string[] {
  const isMany = tokens.some((token) => isPlural(bare(token).toLowerCase()));
  return isMany && tokens.length > 1 && /^\d+$/u.test(tokens[0] ?? '') ? tokens.slice(1) : tokens;
}

/** Words without an article before them. */
function withoutArticle(tokens: readonly string[]): readonly string[] {
  const isIdle = (token: string) =>
    /^(?:the|an?|and|or|of|in\.)$/iu.test(token) || isOf(token.toLowerCase(), 'unsearched words');
  const last = tokens.length - 1;
  let from = 0;
  // "3 in 1 charger", "smart watch"
  const isBound = (at: number) =>
    /^in$/iu.test(tokens[at + 1] ?? '') ||
    isKnownPair(tokens[at] ?? '', bare(tokens[at + 1] ?? ''));
  // "The Otter's Woven Blanket", "The Doll Maker": a title's own article
  const isTitled = (at: number) =>
    /^the$/iu.test(bare(tokens[at] ?? '')) && isPossessed(tokens.slice(at + 1, at + 3).map(bare));
  while (from < last && isIdle(bare(tokens[from] ?? '')) && !isBound(from) && !isTitled(from))
    from += 1;
  return tokens.slice(from);
}

/** "Otter's", "Doll Maker": whose, or a person that the article goes with. */
function isPossessed(words: readonly string[]): boolean {
  return words.some((word) => /\p{L}['’]s$/u.test(word) || isPerson(word));
}

/** "16oz", "12\"", "2-Pack" */
function isMeasure(token: string): boolean {
  // "20x20", "f/1.8"
  if (/^(?:\d+x|f\/)\d[\d.]*$/iu.test(token)) return true;
  // "2-in-1", "5G"
  if (/^\d-in-\d$|^[2-6]G$/u.test(token)) return false;
  return /^\d[\d.,/x×]*-?(?:["”″`]|''|['’]$|(?:in|inch|cm|mm|m|ft|oz|m?l|lbs?|mg|mcg|k?g|[gtm]b|w|v|qt|pcs?|pack|pk|ct|pieces?)\b)/iu.test(
    token,
  );
}

function bare(token: string): string {
  return token.replace(/[™®©*"“”«»]+/gu, '').replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&’'.]+$/gu, '');
}
