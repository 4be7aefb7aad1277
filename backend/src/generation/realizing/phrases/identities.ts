import type { NameSegment, Quote, Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, hasSmallLetter, isCapitalized, wordsOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { knownNamesIn, openedByNames } from './known-names.ts';
import { openerOf } from './opener.ts';
import { productHeads, withoutListed } from './product-head.ts';
import { hasTail, stretchesOf } from './stretches.ts';
import {
  isAnimal,
  isBinding,
  isColor,
  isDescribing,
  isEmpty,
  isInDictionary,
  isPeople,
  isPossibleName,
  isPraise,
  isProduct,
  isSmallWord,
  isVague,
} from './words.ts';

/** Whom or what a product is of: what tells it from others of its kind. */
export interface Identities {
  /** "Star Wars", "NFL" */
  readonly worlds: readonly Quote[];
  /** What follows the maker or a part of the name says alone: "Ron Weasley", "Swan". */
  readonly subjects: readonly Quote[];
  readonly makers: readonly Quote[];
  /** The brand that only the request names. */
  readonly brand: readonly Quote[];
}

const MAX_WORLDS = 2;
const MAX_SUBJECTS = 2;
const MAX_PART = 3;

const known = new WeakMap<Reading, Identities>();

export function identitiesOf(reading: Reading): Identities {
  const read = known.get(reading) ?? readIdentities(reading);
  known.set(reading, read);
  return read;
}

function readIdentities(reading: Reading): Identities {
  const segments = withoutListed(reading.name.segments);
  const names = segments.flatMap((segment) =>
    knownNamesIn(segment).map(({ kind, text, start, end }) => ({
      kind,
      text,
      span: {
        ...segment.span,
        start: segment.span.start + start,
        end: segment.span.start + end,
      },
    })),
  );
  const opener = openerOf(reading);
  const opening = opener === undefined ? [] : [{ ...opener.segment, text: opener.words.join(' ') }];
  const isAfterName = knownNamesIn(segments[0] ?? { text: '' }).length > 0;
  const first = opener === undefined ? firstPart(reading) : [];
  const worlds = names.filter(({ kind }) => kind === 'world');
  const narrow = worlds.filter(({ text }) => !isBroad(text));
  const shown = segments.filter((segment) => isSubject(segment, reading));
  // "Tortoise, Gecko, Snake": a list of what is in the box.
  const listed = shown.filter(({ separator }) => !isDash(separator));
  const parts = listed.length > 1 ? shown.filter((part) => !listed.includes(part)) : shown;
  return {
    worlds: narrow.length > 0 ? narrow.slice(0, MAX_WORLDS) : worlds.slice(0, 1),
    subjects: [
      ...(isAfterName ? [...opening, ...first] : []),
      ...(opener === undefined && first.length === 0 ? leadIn(reading) : []),
      ...parts,
      ...fittedModel(reading),
    ].slice(0, MAX_SUBJECTS),
    brand: brandOf(reading),
    makers: [
      ...(isAfterName ? [] : [...opening, ...first]),
      ...names.filter(({ kind }) => kind === 'maker').slice(0, 1),
    ],
  };
}

/**
 * "Kinetic Sand" of "Kinetic Sand, Sandisfying Set", "Seven Deadly Sins" after a maker: a first part of the
 * name without a noun for the product is whom or what it is of.
 */
function firstPart(reading: Reading): Quote[] {
  const [segment, next] = reading.name.segments;
  if (segment === undefined || next === undefined || /[([]/u.test(next.separator)) return [];
  const isHeads = productHeads(reading).some((head) => head.segment === segment);
  const text = segment.text
    .slice(openedByNames(segment))
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^the /iu, '');
  const words = text.split(/\s+/u);
  const isPlain = words.every((word) => /^\p{Lu}[\p{L}'’&-]*$/u.test(word) || isSmallWord(word));
  const last = words.at(-1) ?? '';
  return !isHeads &&
    productHeads(reading).length > 0 &&
    text !== '' &&
    words.length <= MAX_PART &&
    isPlain &&
    last.length > 2 &&
    !isSmallWord(last) &&
    !hasTail(text) &&
    !isSmallWord(words[0] ?? '') &&
    !isVague(last) &&
    (words.length > 1 || !isInDictionary(last)) &&
    !words.every((word) => isDescribing(word) || isEmpty(word))
    ? [{ ...segment, text }]
    : [];
}

/** "Woody" of "Woody Classic Child Costume": what a name begins with, up to what describes the product. */
function leadIn(reading: Reading): Quote[] {
  const [head] = productHeads(reading);
  const [segment] = reading.name.segments;
  const [words = []] = segment === undefined ? [] : stretchesOf(segment);
  if (head === undefined || segment === undefined) return [];
  const isHeads = head.segment === segment && head.words.join() === words.join();
  const limit = isHeads ? head.from : words.length;
  const end = words.slice(0, limit).findIndex((word) => !isNaming(word) || !isCapitalized(word));
  const lead = words.slice(0, end === -1 ? limit : end);
  const [only = ''] = lead;
  // "Norfolk and Western Flat Car", "Trading Postage Stamp Airplane": no part of a longer name.
  const isWhole = end === -1 || isModifier(words[end] ?? '');
  const isName = lead.length > 1 || (!isInDictionary(only) && only.length > 2);
  return lead.length > 0 &&
    lead.length <= MAX_PART &&
    isWhole &&
    isName &&
    !/['’]s?$/u.test(lead.at(-1) ?? '') &&
    !/^['’]/u.test(segment.text.slice(segment.text.indexOf(lead.join(' ')) + lead.join(' ').length))
    ? [{ ...segment, text: lead.join(' ') }]
    : [];
}

/** "IPhone 12" of "iPhone 12 Silicone Case", "Parrot Bebop 2" of "Skin Compatible with Parrot Bebop 2 - Sloth". */
export function fittedModel({ name: { segments } }: Reading): Quote[] {
  return segments.slice(0, 1).flatMap((segment) => {
    const [, opened, fitted] = MODEL.exec(segment.text) ?? [];
    const text = opened ?? fitted;
    return text === undefined ? [] : [{ ...segment, text }];
  });
}

/** A device with the number of its model, where a name begins or after what it is made to fit. */
const MODEL =
  /^(\p{Ll}\p{Lu}\p{Ll}{1,8} \d{1,2})(?= \p{L})|\b(?:[Cc]ompatible with|[Mm]ade for|[Ff]its) ((?:\p{Lu}[\p{L}\d-]{1,20} ){1,2}[\p{L}-]{0,6}\d[\p{L}\d]{0,5}(?![\p{L}\d]))/u;

/** "Pink", "kids", "large": what describes the product after whom it is of. */
function isModifier(word: string): boolean {
  return isPeople(word) || isDescribing(word) || isPraise(word) || isOf(word, 'figure words');
}

/**
 * How far a phrase says which one of its kind the product is: by a world, or as the name does by a word that is no
 * maker's; less by a subject and by what it shows.
 */
export function tellsWhich(text: string, reading: Reading): 0 | 1 | 2 {
  const { name, request } = reading;
  const { worlds, subjects } = identitiesOf(reading);
  const small = text.toLowerCase();
  const has = (quote: Quote) => small.startsWith(`${quote.text.toLowerCase()} `);
  // A code, and "March" of a birthstone, tell less than what the product is.
  const isPlain = ({ text: one }: Quote) =>
    hasSmallLetter(one) && !vocabulary('proper-names').has(foldWord(one));
  const isLater = (quote: Quote) => !name.text.startsWith(quote.text) && isPlain(quote);
  const known = name.segments.flatMap((segment) => knownNamesIn(segment));
  // What a name begins with may be a maker that no list has.
  const makers = new Set(
    [
      ...known.filter(({ kind }) => kind === 'maker').map((one) => one.text),
      request.brand_name ?? '',
      ...name.text.split(' ', 1),
    ].flatMap((maker) => maker.split(' ')),
  );
  const words = text.split(' ');
  const isOwn = (word: string) =>
    /^\p{Lu}\p{Ll}/u.test(word) && isPossibleName(word) && !makers.has(word);
  const isAlone = worlds.some((world) => world.text.toLowerCase() === small);
  if (
    worlds.some((world) => has(world) && !isBroad(world.text)) ||
    // "Brin Tolmarsen Funko Pop"
    known.some((one) => isOf(one.text, 'product lines') && text.endsWith(one.text)) ||
    (name.text.toLowerCase().includes(small) && !isAlone && words.some(isOwn))
  )
    return 2;
  const shown = words.slice(0, -1).filter(isMotif);
  const isTogether = (word: string) =>
    name.segments.some((segment) =>
      [word, words.at(-1) ?? ''].every((one) => segment.text.toLowerCase().includes(one)),
    );
  return subjects.filter(isLater).some(has) || shown.some(isTogether) ? 1 : 0;
}

/** "Cowboy", "cheetah": what a product shows. */
export function isMotif(word: string): boolean {
  return !isColor(word) && (isOf(foldWord(word), 'motifs') || isAnimal(word));
}

/** A brand that the request names and the name does not. */
function brandOf({ request: { brand_name = '' }, name }: Reading): Quote[] {
  const words = wordsOf(brand_name);
  const said = new Set(wordsOf(name.text).map(foldWord));
  if (
    words.length === 0 ||
    words.length > MAX_PART ||
    words.some((word) => said.has(foldWord(word)))
  )
    return [];
  return [{ text: brand_name, span: { field: 'brand_name', start: 0, end: brand_name.length } }];
}

function isDash(separator: string): boolean {
  return /^\s*[-–—|]/u.test(separator);
}

function isBroad(text: string): boolean {
  return isOf(text, 'broad worlds');
}

/** "Swan" of "3D Crystal Puzzle - Swan": a part of the name that only says what the product shows. */
function isSubject(segment: NameSegment, reading: Reading): boolean {
  const heads = productHeads(reading);
  if (heads.some((head) => head.segment === segment) || hasTail(segment.text)) return false;
  if (segment === reading.name.segments[0]) return false;
  if (hasDigit(segment.text) || knownNamesIn(segment).length > 0) return false;
  const words = segment.text.split(/\s+/u);
  const isWord = (word: string) => /^\p{Lu}[\p{L}'’-]*$/u.test(word) || isSmallWord(word);
  // "Shark Plush, Large, Polyester": most of what stands between commas and in brackets is no name.
  const isApart = isDash(segment.separator);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  return (
    words.length <= MAX_PART &&
    words.every(isWord) &&
    isCapitalized(last) &&
    !/^(?:and|or|&|by)$/iu.test(first) &&
    last.length > 2 &&
    words.every((word) => isSmallWord(word) || isNaming(word)) &&
    ((isApart && heads.length > 0) || words.every(isPossibleName))
  );
}

/** Whether a word can be one of a name: it says neither what the product is nor what it is like. */
export function isNaming(word: string): boolean {
  const small = foldWord(word);
  return !(
    isSmallWord(word) ||
    isProduct(word) ||
    isVague(word) ||
    isColor(word) ||
    isPeople(word) ||
    isPraise(word) ||
    isEmpty(word) ||
    isBinding(word) ||
    isDescribing(word) ||
    word.split('-').some((part) => vocabulary('verbs').has(foldWord(part))) ||
    isOf(small, 'figure words') ||
    isOf(small, 'idle terms') ||
    isOf(small, 'company words') ||
    isOf(small, 'no openers') ||
    !/^[\p{L}'’-]+$/u.test(word) ||
    isOf(small, 'words of no kind')
  );
}
