import type { NameSegment, Reading } from '../../reading/index.ts';
import { foldWord, hasSmallLetter, isCapitalized, stemOf, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { evidenceOf } from './evidence.ts';
import { openedByNames } from './known-names.ts';
import { stretchesOf } from './stretches.ts';
import {
  isDescribing,
  isInDictionary,
  isKnownPair,
  isPeople,
  isPossibleName,
  isProduct,
  isSmallWord,
  isVague,
} from './words.ts';

/** Who or what a name begins with, and does not describe the product: "Melissa & Doug", "Star Wars". */
export interface Opener {
  readonly segment: NameSegment;
  readonly words: readonly string[];
  /** Whether the input shows where it ends, so that what follows begins anew. */
  readonly sure: boolean;
}

const MAX_OPENER = 3;

const known = new WeakMap<Reading, Opener | undefined>();

/** The maker or the world of characters that an English name opens with, where the input shows where it ends. */
export function openerOf(reading: Reading): Opener | undefined {
  if (!known.has(reading)) known.set(reading, findOpener(reading));
  return known.get(reading);
}

function findOpener(reading: Reading): Opener | undefined {
  const { name, request } = reading;
  const [segment] = name.segments;
  if (segment === undefined) return undefined;
  const [words = []] = stretchesOf(segment);
  const opened = openedByNames(segment);
  const isNamed = opened > 0;
  const text = name.text.slice(opened).replace(/^[^\p{L}\p{N}]+/u, '');
  if (!text.startsWith(words[0] ?? ' ')) return undefined;
  const brand = new Set(wordsOf(request.brand_name ?? '').map(foldWord));
  const { common, members } = evidenceOf(reading);
  const filed = new Set(members.map(({ words }) => stemOf(words.at(-1) ?? '')));
  // "Flickin' Chicken"
  const isCut = (said: readonly string[]) => /^['’]/u.test(text.slice(said.join(' ').length));
  const isFree = (said: readonly string[]) =>
    !isCut(said) &&
    isName(said) &&
    !said.some((word) => filed.has(stemOf(word)) || brand.has(foldWord(word)));
  const maker = words.findIndex((word) => isOf(foldWord(word), 'maker words')) + 1;
  if (maker > 1 && maker < words.length && maker <= MAX_OPENER && isFree(words.slice(0, maker)))
    return { segment, words: words.slice(0, maker), sure: true };
  for (let length = Math.min(words.length, MAX_OPENER); length > 0; length -= 1) {
    const said = words.slice(0, length);
    // A plain word after a maker's name is what the product is of: "Folkmanis Raven Hand Puppet".
    if (isNamed && length === 1 && isInDictionary(said[0] ?? '')) continue;
    if (!isFree(said) || (length === 1 && common.has(stemOf(said[0] ?? '')))) continue;
    const isAll = length === words.length;
    // "Tamiya 14137 1/12", "Star Wars: "
    const isParted = isAll && ENDED.test(text.slice(said.join(' ').length));
    if (
      (isParted && isUnknown(said)) ||
      ((isParted || !isAll) && standsAlone(said, words[length], request.features))
    )
      return { segment, words: said, sure: true };
  }
  const [first = '', next = ''] = words;
  const isMade =
    isFree([first]) &&
    /^\p{L}{3}[\p{L}'’-]*$/u.test(first) &&
    // "XI", "KCSEHEA": a number or a code after a maker's name
    !(isNamed && !hasSmallLetter(first)) &&
    !isInDictionary(first) &&
    !common.has(stemOf(first)) &&
    !isKnownPair(first, next) &&
    !isPossibleName(next);
  return isMade ? { segment, words: [first], sure: false } : undefined;
}

/** What follows a name that is over: a mark, a dash, a number. */
const ENDED = /^(?:[:!|®™]|\s[-–—]\s|\s[#\d])/u;

/** Words with capitals, of which none says what a product is or is like. */
function isName(words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  return (
    !isSmallWord(first) &&
    !isSmallWord(last) &&
    words.every((word) => (isCapitalized(word) && isAny(word)) || /^(?:&|and|of|the)$/iu.test(word))
  );
}

function isAny(word: string): boolean {
  return !isDescribing(word) && !isProduct(word) && !isVague(word) && !isPeople(word);
}

/** Whether words are no plain ones: at least one is in no dictionary. */
function isUnknown(words: readonly string[]): boolean {
  return words.some((word) => !isInDictionary(word) && !isSmallWord(word));
}

/** Whether a text has the words together with others after them than the name has. */
function standsAlone(
  words: readonly string[],
  next: string | undefined,
  features: string,
): boolean {
  const said = words.join(' ');
  for (let at = features.indexOf(said); at !== -1; at = features.indexOf(said, at + said.length)) {
    const before = features.slice(Math.max(0, at - 2), at);
    const after = features.slice(at + said.length, at + said.length + 40);
    // A single word has a capital at the start of a sentence, whatever it is.
    const opens = words.length === 1 && (at === 0 || /[.!?:•*–-]\s?$|\n\s?$/u.test(before));
    const isWord = !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}-]/u.test(after);
    const [follower = ''] = /^\s\p{Ll}[\p{L}'’-]*/u.exec(after) ?? [];
    const ends = /^(?:['’]s?\b|[.,;!™®©]|$)/u.test(after) || follower !== '';
    const isNext = next !== undefined && foldWord(follower.trim()) === foldWord(next);
    if (isWord && !opens && ends && !isNext) return true;
  }
  return false;
}

/** How many words of a stretch are the name's opener. */
export function openedBy(opener: Opener | undefined, words: readonly string[]): number {
  const said = opener?.words ?? [];
  return said.every((word, at) => words[at] === word) ? said.length : 0;
}
