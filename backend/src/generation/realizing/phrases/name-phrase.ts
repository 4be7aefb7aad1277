import { isPlural, leadOf } from '../../reading/name.ts';
import type { NameSegment, ProductName, Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, STOP_WORDS, stemOf, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';
import { lastWordOf, type Atom } from './atoms.ts';
import { brandWords, unknownBrand } from './brands.ts';
import { evidenceOf } from './evidence.ts';
import { knownNamesIn } from './known-names.ts';
import type { ProductHead } from './part-heads.ts';
import { nounOf, productHeads, termOf } from './product-head.ts';
import { isAmountAfter, isTailWord } from './stretches.ts';
import {
  goodsOf,
  isBinding,
  isColor,
  isInDictionary,
  isKnownPair,
  isMaterial,
  isProduct,
  isPeople,
  isPraise,
  isVague,
} from './words.ts';

/** Words of the longest name that anyone types as it is. */
const MAX_WORDS = 6;

/** Words behind a measure that can still only describe the product. */
const MAX_BEHIND = 5;

/** What the name calls the product, in its own words, side by side. */
export interface NamePhrase {
  readonly phrase: Cited;
  /** Whether it ends on the product's noun, rather than where the name does. */
  readonly endsOnNoun: boolean;
  /** Whether it begins where the name does. */
  readonly opens: boolean;
}

/** "80044", "37014.18": what only a catalog has, and nobody types. */
const CATALOG_NUMBER = /(?:^|(?<=\s))(?:\d{5,}|\d{4,}\.\d{2})(?=\s|$)/gu;

const known = new WeakMap<Reading, NamePhrase | undefined>();

/**
 * The name from its start or behind its brand to the product's noun, or as a whole if it isn't sure which of its
 * words that is. Nothing where that is longer than a phrase that anyone types: a slice of a name says something else.
 */
export function namePhrase(reading: Reading): NamePhrase | undefined {
  if (!known.has(reading)) known.set(reading, findPhrase(reading));
  return known.get(reading);
}

function findPhrase(reading: Reading): NamePhrase | undefined {
  const { name } = reading;
  const [first] = productHeads(reading);
  const lead = leadWithoutCount(name);
  const head = first !== undefined && isOfLead(first, lead) ? first : undefined;
  const segment = head?.segment ?? lead;
  const isLine = head !== undefined && isOf(termOf(head), 'product lines');
  if (segment === undefined || isLine) return undefined;
  const tokens = segment.text
    .replace(/【[^】]*】/gu, ' ')
    .replace(CATALOG_NUMBER, ' ')
    .trim()
    .split(/\s+/u);
  const noun = head === undefined ? -1 : nounEnd(tokens, head);
  // "Party Box 3"
  const isNumbered =
    noun === tokens.length - 2 &&
    isVague(tokens[noun] ?? '') &&
    /^\d+$/u.test(tokens[noun + 1] ?? '');
  const endsOnNoun =
    head !== undefined && noun !== -1 && !isNumbered && isSure(head, tokens[noun + 1], reading);
  const words = endsOnNoun
    ? withoutCount(fromStart(tokens.slice(0, noun + 1), true))
    : fromStart(untilTail(tokens), false);
  const forms = endsOnNoun
    ? [words, withoutEmpty(words), withoutCount(words.slice(brandLength(words, segment, reading)))]
    : [words, withoutColors(words), words.slice(brandLength(words, segment, reading))];
  const fit = forms.find(({ length }) => length <= MAX_WORDS) ?? [];
  const said = fit.map(bare).filter((word) => word !== '');
  // "KL-0412" is a code, and the first word of a name is its brand.
  const isCode = said.length === 1 && (hasDigit(said[0] ?? '') || tokens.length > 1) && !endsOnNoun;
  // "Super Premium Figure", "Teen Set"
  const isEmpty =
    isVague(said.at(-1) ?? '') &&
    said.slice(0, -1).every((word) => isPraise(word) || isBinding(word) || isPeople(word));
  // "Curtain/Drapes", but not "F/X"
  const isEither = said.some((word) => /\p{L}{2}\/\p{L}{2}/u.test(word));
  return said.length === 0 || isCode || isEmpty || isEither
    ? undefined
    : { phrase: cite(said.join(' '), segment), endsOnNoun, opens: tokens[0] === words[0] };
}

/** The segment that says what the product is: "Malt Powder" of "[Bundle of 2] Malt Powder" and "Tolmar, Malt Powder". */
function leadWithoutCount(name: ProductName): NameSegment | undefined {
  const [lead, next] = name.segments.slice(leadOf(name));
  const said = lead?.text ?? '';
  // "(Renewed) Larkvane 2200 OTG"
  const isCount = /^(?:(?:bundle|pack|set|lot|box) of \d+|renewed|refurbished|used)$/iu.test(said);
  const isMaker = /^\p{Lu}\p{L}+$/u.test(said) && !isInDictionary(said);
  const isComma = next !== undefined && next.separator.trim() === ',' && next.text.includes(' ');
  return isCount || (isMaker && isComma) ? next : lead;
}

/**
 * Whether a noun isn't in a bracket or, unless the input calls the product that, behind a comma or with a measure of
 * a part: "5 m mast".
 */
function isOfLead(head: ProductHead, lead: NameSegment | undefined): boolean {
  const { text, separator } = head.segment;
  const said = lead?.text ?? '';
  const isMeasured = text.split(/\s+/u).some(isMeasure) || hasDigit(said);
  const last = bare(untilTail(said.split(/\s+/u)).at(-1) ?? '');
  const isBehind = isMeasured || (separator.trim() === ',' && isInDictionary(last));
  const isPart = head.confidence < 2 && said.includes(' ') && isBehind;
  return head.segment === lead || !(/[([]/u.test(separator) || isPart);
}

/** "Tolmar Dune 1" of "Tolmar Dune 1 Red And Black" */
function withoutColors(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !isColor(bare(word)) && !/^(?:and|&)$/iu.test(word));
  return words.slice(0, last + 1);
}

/** Whether nothing follows the noun but what describes the product, and the category doesn't have another of its words. */
function isSure(head: ProductHead, next = '', reading: Reading): boolean {
  const { name } = reading;
  const rest = head.atoms.slice(head.last + 1);
  const noun = stemOf(nounOf(head));
  const named = wordsOf(name.text).map(stemOf);
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
  return !isOther && !isModelWord(bare(next)) && (isRow || rest.every(isBehind) || isName);
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

/** Words up to where they say what the product comes with, a colon or a measure. */
function untilTail(tokens: readonly string[]): readonly string[] {
  const end = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      ((isTailWord(bare(token), tokens[at + 1]) && !isBuiltIn(tokens, at)) ||
        isOf(bare(token).toLowerCase(), 'words before what fits') ||
        isMeasure(token) ||
        isAmountAfter(tokens[at + 1] ?? '', token)),
  );
  const colon = tokens.findIndex((token) => token.endsWith(':')) + 1;
  const isCut = end !== -1 && (isMeasure(tokens[end] ?? '') || hasDigit(tokens[end] ?? ''));
  // "Holiday Decoration 35 cm Crazy Bunny Plush Toys Animals": what stands before a measure is not all.
  if (isCut && tokens.length - end > MAX_BEHIND) return [];
  const until = end === -1 ? tokens : tokens.slice(0, end);
  const said = colon > 0 ? until.slice(0, colon) : until;
  // "Glow Eau de"
  return /^(?:de|du|of|for|with|by|and)$/iu.test(said.at(-1) ?? '') ? said.slice(0, -2) : said;
}

/** "In" of "Built in Microwave" */
function isBuiltIn(tokens: readonly string[], at: number): boolean {
  return /^in$/iu.test(tokens[at] ?? '') && /^(?:built|plug|all)$/iu.test(tokens[at - 1] ?? '');
}

/** Words behind a count, a measure or a colon. */
function fromStart(tokens: readonly string[], endsOnNoun: boolean): readonly string[] {
  const last = tokens.length - 1;
  const isMark = (token: string, at: number) =>
    token.endsWith(':') ||
    isMeasure(token) ||
    isAmountAfter(token, tokens[at - 1] ?? '') ||
    // "300 Large Piece Puzzle", "Set of 3 Planters", "1 Set Planters"
    (/^(?:sets?|pairs?)$/iu.test(token) && /^\d+$/u.test(tokens[at - 1] ?? '')) ||
    (isAmountAfter(token, tokens[at - 2] ?? '') && at > 1) ||
    (endsOnNoun && /^\d{4,}$/u.test(token)) ||
    (/^\d+$/u.test(token) && /^of$/iu.test(tokens[at - 1] ?? '') && at < 3);
  const from = tokens.findLastIndex((token, at) => at < last && isMark(token, at)) + 1;
  return /^of$/iu.test(tokens[from] ?? '') ? tokens.slice(from + 1) : tokens.slice(from);
}

/** Words without an article or a number before them. */
function withoutCount(tokens: readonly string[]): readonly string[] {
  // "4 dinosaur toys", but not "3 car garage"
  const isMany = isPlural(bare(tokens.at(-1) ?? '').toLowerCase());
  const isIdle = (token: string) =>
    (isMany && /^\d+$/u.test(token)) ||
    /^(?:the|an?|and|or)$/iu.test(token) ||
    isOf(token.toLowerCase(), 'unsearched words');
  const last = tokens.length - 1;
  let from = 0;
  // "3 in 1 charger", "smart watch"
  const isBound = (at: number) =>
    /^in$/iu.test(tokens[at + 1] ?? '') ||
    isKnownPair(tokens[at] ?? '', bare(tokens[at + 1] ?? ''));
  while (from < last && isIdle(bare(tokens[from] ?? '')) && !isBound(from)) from += 1;
  return tokens.slice(from);
}

/** "Nerf Blaster" of "Official Nerf Blaster", if that is too long. */
function withoutEmpty(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !isOf(bare(word).toLowerCase(), 'empty words'));
  return words.slice(Math.max(first, 0));
}

/** "16oz", "12\"", "2-Pack" */
function isMeasure(token: string): boolean {
  return /^\d[\d.,/x×]*-?(?:["”″]|['’]$|(?:in|inch|cm|mm|m|ft|oz|m?l|lbs?|mg|mcg|k?g|[gtm]b|w|v|qt|pcs?|pack|pk|ct|pieces?)\b)/iu.test(
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

/** How many words at the start are the brand. */
function brandLength(words: readonly string[], segment: NameSegment, reading: Reading): number {
  const [first = ''] = words;
  const isStart = (brand: readonly string[]) =>
    brand.length > 0 &&
    brand.every((word, at) => foldWord(bare(words[at] ?? '')) === foldWord(word));
  const brands = [
    brandWords(reading),
    ...knownNamesIn(segment)
      .filter(({ kind }) => kind === 'maker')
      .map(({ text }) => text.split(' ')),
    ...unknownBrand(reading).map(({ text }) => text.split(' ')),
  ];
  const brand = brands.find((one) => first !== '' && isStart(one)) ?? [];
  // "Tom The" of "Tom The Otter"
  return STOP_WORDS.has(foldWord(brand.at(-1) ?? '')) ? 0 : brand.length;
}

function bare(token: string): string {
  return token.replace(/[™®©*"“”«»]+/gu, '').replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&’'.]+$/gu, '');
}
