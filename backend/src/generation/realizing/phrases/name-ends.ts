import { isPlural } from '../../reading/name.ts';
import type { Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, isCapitalized, stemOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';
import { isLoose, isNamed, isVerbal, lastWordOf, saidBy } from './atoms.ts';
import { brandLength } from './brands.ts';
import { evidenceOf } from './evidence.ts';
import type { ProductHead } from './part-heads.ts';
import {
  isAnimal,
  isBinding,
  isColor,
  isDescribing,
  isInDictionary,
  isKnownPair,
  isMaterial,
  isOneWord,
  isPeople,
  isPossibleName,
  isPraise,
  isProduct,
  isProperName,
  isShortForm,
  isThing,
  isTrait,
  isVague,
} from './words.ts';

const MAX_WORDS = 4;

/** The ends of the name that are phrases by themselves and longer than the product's term, the longest first. */
export function nameEnds(head: ProductHead, reading: Reading): Cited[] {
  const starts = head.atoms.slice(0, head.first).map((_, start) => start);
  return starts
    .filter((start) => isVaried(endFrom(head, start)) && standsAlone(head, start, reading))
    .map((start) => cite(endFrom(head, start), head.segment));
}

function endFrom({ atoms, last }: ProductHead, start: number): string {
  return saidBy(atoms.slice(start, last + 1));
}

/** Whether a phrase is short enough and has no word twice: not "half & half creamer". */
function isVaried(phrase: string): boolean {
  const words = phrase.toLowerCase().split(' ');
  const typed = words.filter((word) => word !== '&');
  return typed.length <= MAX_WORDS && new Set(words).size === words.length;
}

/**
 * Whether the end of the name that begins with an atom is a phrase by itself, so that no compound, name or number is
 * torn: all of it before the noun describes the product or is a thing, only the brand is left off, or the text says it.
 */
export function standsAlone(head: ProductHead, start: number, reading: Reading): boolean {
  const { atoms, segment } = head;
  const end = endFrom(head, start);
  const before = leftOff(segment.text, end);
  if (before === undefined || isJoined(before) || !canOpen(end)) return false;
  // "Teen set"
  if (isVague(head.words[head.at] ?? '') && end.split(' ').slice(0, -1).every(isPeople))
    return false;
  const cut = wordsIn(before);
  const [last] = cut.slice(-1);
  if (last === undefined) return true;
  // "Layer lunchbox" of a 2 layer lunchbox
  if (/^\d+$/u.test(last)) return false;
  if (isOf(last.toLowerCase(), 'words that reverse') || isTied(last, head, start)) return false;
  if (isSaidTogether(last, head, start, reading)) return false;
  const [prior, first] = [atoms[start - 1], atoms[start]];
  // "Stencil tape", "yoga bag" of a "Voyage Yoga Bag", but not "jacket coats" of ski jacket coats
  const isFirm = prior !== undefined && (isNamed(prior) || isMaterial(last));
  const isOpen =
    prior === undefined ||
    isFirm ||
    // "Baseball cap" of a black one, but not "horizons bracelets" of blue horizons
    (isLoose(prior) && first !== undefined && isProduct(lastWordOf(first))) ||
    (cut.length === 1 && !isThing(last) && !isDescribing(last));
  const isPlain = atoms
    .slice(start, head.first)
    .every(
      (atom) =>
        isLoose(atom) ||
        isThing(lastWordOf(atom)) ||
        isOf(atom.text.toLowerCase(), 'searched uses'),
    );
  return (
    (isPlain && (isOpen || (first !== undefined && isLoose(first)))) ||
    cut.every(isPraise) ||
    brandLength(cut, segment, reading) === cut.length ||
    (cut.length === 1 && isGivenName(last, end, reading)) ||
    isSaid(end, last, reading)
  );
}

/** "Cora" of a "Cora Open-Back Tank": a word that only names the product, before one that is no part of a name. */
function isGivenName(word: string, end: string, reading: Reading): boolean {
  const [next = ''] = end.split(' ');
  return (
    reading.name.text.startsWith(word) &&
    isCapitalized(word) &&
    isPossibleName(word) &&
    !isTrait(word) &&
    !isShortForm(word) &&
    !evidenceOf(reading).common.has(stemOf(word)) &&
    !isAnimal(next) &&
    !isProperName(next) &&
    !isOneWord(word, next)
  );
}

/** Whether the features have a phrase without the word before it: "Monster plush" of "Cookie Monster plush" is torn. */
function isSaid(phrase: string, last: string, { request }: Reading): boolean {
  const text = ` ${request.features.toLowerCase().replace(/[^\p{L}\p{N}'’&-]+/gu, ' ')} `;
  const [said, whole] = [phrase, `${last} ${phrase}`].map((one) => ` ${one.toLowerCase()} `);
  return text.includes(said ?? '') && !text.includes(whole ?? '');
}

/** What parts the products that one segment names: "Roll top backpack / bike bag". */
const LISTED = /[,;|:–—]|\s[/-]\s/u;

/** What a segment has before a phrase; undefined if it doesn't have the phrase in one piece. */
function leftOff(segment: string, phrase: string): string | undefined {
  const at = segment.lastIndexOf(phrase);
  return at === -1 ? undefined : segment.slice(0, at).split(LISTED).at(-1);
}

function wordsIn(text: string): string[] {
  return text
    .split(/[\s|]+/u)
    .map(bare)
    .filter((word) => word !== '');
}

function bare(token: string): string {
  return token.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&’'"”″]+$/gu, '');
}

/** Whether a phrase can begin with its first word: not with the second half of a name or of a count. */
function canOpen(phrase: string): boolean {
  const [first = ''] = phrase.split(' ');
  const small = first.toLowerCase();
  // "Horizons" of "Blue Horizons Bracelets": English compounds have no plurals inside.
  const isInside = isPlural(small) && !isPeople(first) && !isOf(small, 'always plural');
  const isKnown = isInDictionary(first) || isShortForm(first);
  return isOpener(first) && isKnown && (!isInside || small === 'sports');
}

/** Whether a word can open a phrase: no number, no remnant of a count or a company. */
export function isOpener(word: string): boolean {
  return (
    !isOf(word, 'numbers') &&
    !isOf(word, 'no openers') &&
    !isOf(word, 'company words') &&
    !hasDigit(word)
  );
}

/** "Layer lunchbox" of a "2 layer lunchbox", "waist leggings" of high waist leggings: whether a phrase begins inside another. */
export function isTornAt(head: ProductHead, start: number): boolean {
  const before = leftOff(head.segment.text, endFrom(head, start)) ?? '';
  const [last] = wordsIn(before).slice(-1);
  return last !== undefined && (isJoined(before) || /^\d/u.test(last) || isTied(last, head, start));
}

/** "Indoor/" of indoor/outdoor basketball, "Scoop &" of a scoop & play digger: what is left open. */
function isJoined(before: string): boolean {
  return /[/&]\s*$|(?:^|\s)(?:and|or|n|the|of)\s*$/iu.test(before);
}

/** "Green tea", "wool lined", "sugar cane": whether the last word left off goes with the first one kept. */
function isTied(last: string, { atoms }: ProductHead, start: number): boolean {
  const [first, next] = atoms.slice(start);
  const word = first?.text.split(' ')[0] ?? '';
  const isBound = isOf(word, 'bound participles') && isMaterial(last);
  // "Trim" of "gold trim dinnerware"
  const isPart = isTrait(last) && vocabulary('parts').has(foldWord(word)) && next !== undefined;
  return (
    isKnownPair(last, word) ||
    isOneWord(last, word) ||
    isBinding(last) ||
    // "Mini golf"
    isOf(last.toLowerCase(), 'prefixes') ||
    isBound ||
    isPart ||
    (isVerbal(first) &&
      !isThing(word) &&
      isInDictionary(last) &&
      !isPossibleName(last) &&
      !isColor(last) &&
      !isPeople(last) &&
      !isPraise(last))
  );
}

/** Whether the text has the last word left off right before the first one kept, and something else behind them. */
function isSaidTogether(last: string, head: ProductHead, start: number, reading: Reading): boolean {
  const [word = '', ...rest] = endFrom(head, start).split(' ');
  const isPair =
    evidenceOf(reading).pairs.has(`${stemOf(last)} ${stemOf(word)}`) &&
    !isColor(last) &&
    !isMaterial(last) &&
    !isPeople(last);
  return isPair || isSaidApart(`${last} ${word}`, [word, ...rest].join(' '), reading);
}

/** "Glycolic acid" of a glycolic acid serum: two words that the text has side by side before another one. */
function isSaidApart(said: string, run: string, { request }: Reading): boolean {
  const text = request.features.toLowerCase();
  const pair = said.toLowerCase();
  const [, next = ''] = run.toLowerCase().split(' ');
  let at = text.indexOf(pair);
  while (at !== -1) {
    const rest = text.slice(at + pair.length);
    if (/^[^\p{L}-]/u.test(rest) && !rest.startsWith(` ${next}`)) return true;
    at = text.indexOf(pair, at + 1);
  }
  return false;
}
