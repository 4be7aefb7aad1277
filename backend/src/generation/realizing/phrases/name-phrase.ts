import { isPlural, leadOf } from '../../reading/name.ts';
import type { NameSegment, ProductName, Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, stemOf, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';
import { lastWordOf, type Atom } from './atoms.ts';
import { brandLength } from './brands.ts';
import { evidenceOf } from './evidence.ts';
import { knownNamesIn } from './known-names.ts';
import {
  EDITION,
  isAddition,
  isLetterCode,
  makerOfCodes,
  wholeOf,
  withoutRepeats,
} from './name-codes.ts';
import type { ProductHead } from './part-heads.ts';
import { nounOf, productHeads, termOf } from './product-head.ts';
import { isAmountAfter, isTailWord } from './stretches.ts';
import {
  goodsOf,
  isBinding,
  isColor,
  isFigure,
  isInDictionary,
  isKnownPair,
  isMaterial,
  isProduct,
  isPeople,
  isPerson,
  isPraise,
  isSmallWord,
  isThing,
  isTrait,
  isVague,
} from './words.ts';

/** Words of the longest name that is looked for as it is. */
const MAX_WORDS = 14;

/** What the name calls the product, in its own words. */
export interface NamePhrase {
  readonly phrase: Cited;
  /** Whether it ends on the product's noun, rather than where the name does. */
  readonly endsOnNoun: boolean;
}

const known = new WeakMap<Reading, NamePhrase | undefined>();

/**
 * The name up to the product's noun, or all of its first part if it isn't sure which of its words that is, without
 * counts and measures. Nothing where that is longer than a phrase that anyone types: a slice of a name says something
 * else.
 */
export function namePhrase(reading: Reading): NamePhrase | undefined {
  if (!known.has(reading)) known.set(reading, findPhrase(reading));
  return known.get(reading);
}

function findPhrase(reading: Reading): NamePhrase | undefined {
  const { name } = reading;
  if (isAddition(name)) return { phrase: cite(wholeOf(name), name), endsOnNoun: true };
  const [first] = productHeads(reading);
  const lead = leadWithoutCount(name);
  const head = first !== undefined && isOfLead(first, lead) ? first : undefined;
  const segment = head?.segment ?? lead;
  if (segment === undefined || (head !== undefined && isOf(termOf(head), 'product lines')))
    return undefined;
  const tokens = withoutAmounts(segment.text);
  const noun = head === undefined ? -1 : nounEnd(tokens, head);
  const endsOnNoun =
    head !== undefined && noun !== -1 && isSure(head, tokens.slice(noun + 1), reading);
  const own = endsOnNoun ? tokens.slice(0, noun + 1) : untilList(tokens, segment, name);
  const words = withoutRepeats([...worldBefore(segment, name), ...withoutCount(own)]);
  const brand = brandLength(words.map(bare), segment, reading);
  const forms = endsOnNoun
    ? [words, withoutEmpty(words), withoutCount(words.slice(brand))]
    : [words, withoutLoose(words), words.slice(0, amountAt(segment.text)), words.slice(brand)];
  const fit = forms.find(({ length }) => length <= MAX_WORDS) ?? [];
  const said = fit.map(bare).filter((word) => word !== '');
  // "KL-0412" is a code, and the first word of a name is its brand.
  const isCode = said.length === 1 && (hasDigit(said[0] ?? '') || tokens.length > 1) && !endsOnNoun;
  // "Super Premium Figure", "Teen Set"
  const isEmpty =
    isVague(said.at(-1) ?? '') &&
    said.slice(0, -1).every((word) => isPraise(word) || isBinding(word) || isPeople(word));
  return said.length === 0 || isCode || isEmpty
    ? undefined
    : { phrase: cite(said.join(' '), segment), endsOnNoun };
}

/** "80044", "37014.18", "GE-52682", "LG15 50-50926": what only a catalog has, and nobody types. */
const CATALOG_NUMBER =
  /(?:^|(?<=\s))(?:#?\d{5,}|\d{4,}\.\d{2}|\p{Lu}{1,4}-\d{5,}|(?:\p{Lu}{1,3}\d{1,3}\s+)?\d{1,2}-\d{4,}(?:-\p{Lu})?)(?=\s|$)/gu;

/** "Cube-10 x 10 inches" */
const TIED = /(?<=\p{Ll}{3})-(?=\d)/gu;

/** The words of a segment without its counts, measures and catalog numbers: "Seal Plush" of "Seal 12\" Plush". */
function withoutAmounts(text: string): readonly string[] {
  const tokens = text
    .replace(/【[^】]*】/gu, ' ')
    .replace(CATALOG_NUMBER, ' ')
    .replace(TIED, ' ')
    .trim()
    .split(/\s+/u);
  const kept: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    let length = amountLength(tokens.slice(at, at + 3));
    if (length === 0) kept.push(tokens[at] ?? '');
    // "9 Foot X 22\"", "28-in to 48-in"
    else if (
      /^(?:[x×]|to|by)$/iu.test(tokens[at + length] ?? '') &&
      amountLength(tokens.slice(at + length + 1, at + length + 4)) > 0
    )
      length += 1;
    at += Math.max(length, 1) - 1;
  }
  return kept;
}

/** How many words of the next ones are a count or a measure: "12\"", "300 Large Piece", "Set of 3", "2 Pack". */
function amountLength([one = '', two = '', three = '']: readonly string[]): number {
  if (isMeasure(one)) return 1;
  if (/^\d+$/u.test(one) && /^in\.$/iu.test(two)) return 2;
  if (isAmountAfter(bare(two), one.replace(/\+$/u, ''))) return 2;
  if (/^\d+$/u.test(one) && isOf(two, 'sizes') && isAmountAfter(bare(three), one)) return 3;
  if (/^\d+$/u.test(one) && /^(?:sets?|pairs?)$/iu.test(two)) return 2;
  // "36 X 72 in."
  if (/^\d+$/u.test(one) && /^[x×]$/iu.test(two) && /^\d/u.test(three)) return 3;
  return /^of$/iu.test(two) && /^\d/u.test(three) && isVague(one) ? 3 : 0;
}

/** Words up to where the name lists what comes with the product, if it goes on in its next segment. */
function untilList(
  tokens: readonly string[],
  segment: NameSegment,
  { segments }: ProductName,
): readonly string[] {
  const next = segments[segments.indexOf(segment) + 1];
  const tail = tokens.findIndex(
    (token, at) => at > 0 && /^(?:with|w\/|includes?|including|featuring)$/iu.test(token),
  );
  const isList =
    next?.separator.trim() === ',' || tokens.slice(tail).some((token) => /,$/u.test(token));
  // "Bakery cart with 40 accessories", but not "Learn to Read with Books"
  const isThingBefore = isThing(bare(tokens[tail - 1] ?? ''));
  const said = (isList || isThingBefore) && tail !== -1 ? tokens.slice(0, tail) : tokens;
  // "Glow Eau de"
  return /^(?:de|du|of|for|with|by|and|&)$/iu.test(said.at(-1) ?? '') ? said.slice(0, -2) : said;
}

/** "Shopkins" of "Shopkins, 5 Wood Puzzles": a maker or a world that is all of the name's first part. */
function worldBefore(segment: NameSegment, name: ProductName): readonly string[] {
  const [first] = name.segments;
  if (first === undefined || first === segment) return [];
  const isWhole = knownNamesIn(first).some(({ text }) => text === first.text);
  if (isTitleBefore(segment, name))
    return withoutAmounts(first.text).filter((word, at) => at === 0 || !isLetterCode(word));
  return isWhole ? first.text.split(' ') : makerOfCodes(first);
}

/** "Tolmar Reversible Otter" of "Tolmar Reversible Otter - Plush Toy": which one it is, before what it is. */
function isTitleBefore(segment: NameSegment, name: ProductName): boolean {
  const [first, second] = name.segments;
  const words = wordsOf(first?.text ?? '');
  const isDashed = segment === second && /^\s*[-–—]\s*$/u.test(segment.separator);
  const isShort = words.length + wordsOf(segment.text).length <= MAX_JOINED;
  return isDashed && leadOf(name) === 0 && isShort && words.length > 2;
}

/** Words of the longest name of two parts that are one phrase. */
const MAX_JOINED = 9;

/** The segment that says what the product is: "Malt Powder" of "[Bundle of 2] Malt Powder" and "Tolmar, Malt Powder". */
function leadWithoutCount(name: ProductName): NameSegment | undefined {
  const rest = name.segments.slice(leadOf(name)).filter(({ text }) => !EDITION.test(text));
  const [lead, next] = rest;
  const said = lead?.text ?? '';
  const isKnown = lead !== undefined && knownNamesIn(lead).some(({ text }) => text === said);
  // "(Renewed) Larkvane 2200 OTG"
  const isCount = /^(?:(?:bundle|pack|set|lot|box) of \d+|renewed|refurbished|used)$/iu.test(said);
  const isMaker = /^\p{Lu}\p{L}+$/u.test(said) && !isInDictionary(said);
  // "Tolmar 1:24 W/B - 2017 Chevrolet Colorado"
  const isOfCodes = lead !== undefined && next !== undefined && makerOfCodes(lead).length > 0;
  const isComma = next !== undefined && next.separator.trim() === ',' && next.text.includes(' ');
  return isCount || (isMaker && isComma) || (isKnown && next !== undefined) || isOfCodes
    ? next
    : lead;
}

/**
 * Whether a noun isn't in a bracket or, unless the input calls the product that, behind a comma or with a measure of
 * a part: "5 m mast".
 */
function isOfLead(head: ProductHead, lead: NameSegment | undefined): boolean {
  const { text, separator } = head.segment;
  const said = lead?.text ?? '';
  const isMeasured = text.split(/\s+/u).some(isMeasure) || hasDigit(said);
  const last = bare(withoutAmounts(said).at(-1) ?? '');
  const isBehind = isMeasured || (separator.trim() === ',' && isInDictionary(last));
  const isPart = head.confidence < 2 && said.includes(' ') && (isBehind || isVague(nounOf(head)));
  return head.segment === lead || !(/[([]/u.test(separator) || isPart);
}

/** "Tolmar Dune 1" of "Tolmar Dune 1 Red And Black", "Tolmar Duffel" of a small one */
function withoutLoose(words: readonly string[]): readonly string[] {
  const isLoose = (word: string) => isColor(word) || isOf(word.toLowerCase(), 'sizes');
  const last = words.findLastIndex((word) => !isLoose(bare(word)) && !/^(?:and|&)$/iu.test(word));
  return words.slice(0, last + 1);
}

/** How many words a segment has before its first measure. */
function amountAt(text: string): number {
  const tokens = text.split(/\s+/u);
  return tokens.findIndex((_, at) => at > 0 && amountLength(tokens.slice(at, at + 3)) > 0);
}

/** Whether nothing follows the noun but what describes the product, and the category doesn't have another of its words. */
function isSure(head: ProductHead, tokens: readonly string[], reading: Reading): boolean {
  const next = bare(tokens[0] ?? '');
  // "Party Box 3"
  const isNumbered = isVague(nounOf(head)) && /^\d+$/u.test(next) && tokens.length === 1;
  if (isNumbered || goesOn(head)) return false;
  const rest = head.atoms.slice(head.last + 1);
  const noun = stemOf(nounOf(head));
  const named = wordsOf(reading.name.text).map(stemOf);
  // "Dress" of "Dress Plum"
  const isOther =
    head.confidence === 0 &&
    evidenceOf(reading).members.some(({ depth, words }) => {
      const filed = stemOf(words.at(-1) ?? '');
      return depth === 0 && filed !== noun && named.includes(filed);
    });
  const kind = goodsOf([nounOf(head)]);
  // "Laptop Bag Office Messenger Bag": a row of words for one kind of goods
  const isRow = kind !== undefined && rest.some(({ text }) => goodsOf(text.split(' ')) === kind);
  // "Voltory LED Headlamp Zorvex"
  const isName =
    isProduct(nounOf(head)) &&
    rest.every((atom, at) => isBehind(atom, at, rest) || !isInDictionary(lastWordOf(atom)));
  return !isOther && !isModelWord(next) && (isRow || rest.every(isBehind) || isName);
}

/** "Robots" of "Robots and Rockets", "Water" of "Water Color": whether a list or a compound goes on behind the noun. */
function goesOn(head: ProductHead): boolean {
  const { atoms, last, segment } = head;
  const tokens = segment.text.split(/\s+/u);
  const [noun = '', token = ''] = tokens.slice(nounEnd(tokens, head));
  const next = bare(token);
  if (
    next === '' ||
    isFigure(next) ||
    isTrait(next) ||
    isPeople(next) ||
    !/[\p{L}\p{N}]$/u.test(noun) ||
    !/^[\p{L}&+/]/u.test(token)
  )
    return false;
  if (/^(?:and|&|\+|\/|of|n|or)$/iu.test(token)) return true;
  return (
    atoms.length === last + 1 &&
    !isTailWord(next) &&
    !isPraise(next) &&
    !isSmallWord(next) &&
    !isOf(next.toLowerCase(), 'words before what fits')
  );
}

/** Whether a word behind the noun only describes the product: "Beeswax" of a lip balm, but not "Studio" of an airplane. */
function isBehind({ kind, text }: Atom, at: number, rest: readonly Atom[]): boolean {
  if (isModelWord(text)) return false;
  if (kind !== 'thing' && kind !== 'word') return true;
  const last = foldWord(lastWordOf({ text }));
  return (
    isOf(last, 'behind the noun') ||
    isOf(last, 'sizes') ||
    isOf(last, 'nouns that qualify') ||
    isMaterial(last) ||
    isOf(foldWord(rest[at - 1]?.text ?? ''), 'shades')
  );
}

/** Where the noun is among the words of its segment; -1 if it isn't one of them. */
function nounEnd(tokens: readonly string[], { words, at }: ProductHead): number {
  const folded = tokens.map((token) => foldWord(bare(token)));
  const [before, noun] = [words[at - 1], words[at]].map((word) => foldWord(word ?? ''));
  const found = folded.findIndex(
    (word, index) => word === noun && (before === '' || folded[index - 1] === before),
  );
  return found === -1 ? folded.lastIndexOf(noun ?? '') : found;
}

/** Words without an article or a number before them. */
function withoutCount(tokens: readonly string[]): readonly string[] {
  // "4 dinosaur toys", but not "3 car garage"
  const isMany = tokens.some((token) => isPlural(bare(token).toLowerCase()));
  const isIdle = (token: string) =>
    (isMany && /^\d+$/u.test(token)) ||
    /^(?:the|an?|and|or|of|in\.)$/iu.test(token) ||
    isOf(token.toLowerCase(), 'unsearched words');
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

/** "Nerf Blaster" of "Official Nerf Blaster", if that is too long. */
function withoutEmpty(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !isOf(bare(word).toLowerCase(), 'empty words'));
  return words.slice(Math.max(first, 0));
}

/** "16oz", "12\"", "2-Pack" */
function isMeasure(token: string): boolean {
  return /^\d[\d.,/x×]*-?(?:["”″]|''|['’]$|(?:in|inch|cm|mm|m|ft|oz|m?l|lbs?|mg|mcg|k?g|[gtm]b|w|v|qt|pcs?|pack|pk|ct|pieces?)\b)/iu.test(
    token,
  );
}

/** "S8", "Series", "Plus": what goes with a noun that is part of a device's name. */
function isModelWord(token: string): boolean {
  return (
    isOf(token.toLowerCase().replace(/\.$/u, ''), 'model words') ||
    (/^\p{Lu}+\d{1,2}\p{Lu}?$/u.test(token) &&
      token.length < 5 &&
      !isOf(token.replace(/\d.*$/u, '').toLowerCase(), 'standards'))
  );
}

function bare(token: string): string {
  return token.replace(/[™®©*"“”«»]+/gu, '').replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&’'.]+$/gu, '');
}
