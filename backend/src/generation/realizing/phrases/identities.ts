import type { NameSegment, Quote, Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, isCapitalized, wordsOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { knownNamesIn, openedByNames } from './known-names.ts';
import { openerOf } from './opener.ts';
import { productHeads, withoutListed } from './product-head.ts';
import { hasTail, stretchesOf } from './stretches.ts';
import {
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

/** "Pink", "kids", "large": what describes the product after whom it is of. */
function isModifier(word: string): boolean {
  return isPeople(word) || isDescribing(word) || isPraise(word) || isOf(word, 'figure words');
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
