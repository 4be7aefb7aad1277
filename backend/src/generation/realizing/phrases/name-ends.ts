import { isPlural } from '../../reading/name.ts';
import type { Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, isCapitalized, stemOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';
import { isLoose, isVerbal, saidBy, type Atom } from './atoms.ts';
import { brandWords, unknownBrand } from './brands.ts';
import { evidenceOf } from './evidence.ts';
import { withoutKnownNames } from './known-names.ts';
import type { ProductHead } from './part-heads.ts';
import { isAmountAfter } from './stretches.ts';
import {
  isBinding,
  isColor,
  isInDictionary,
  isKnownPair,
  isMaterial,
  isOneWord,
  isPeople,
  isPossibleName,
  isPraise,
  isShortForm,
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
 * Whether the end of the name that begins with an atom is a phrase by itself: all that it leaves off describes any
 * product, or it begins with what does, so that no compound, name or number is torn.
 */
export function standsAlone(head: ProductHead, start: number, reading: Reading): boolean {
  const { atoms, segment } = head;
  const [first] = atoms.slice(start);
  const end = endFrom(head, start);
  const before = leftOff(segment.text, end);
  if (first === undefined || before === undefined || !canOpen(end)) return false;
  // "Teen set"
  if (isVague(head.words[head.at] ?? '') && end.split(' ').slice(0, -1).every(isPeople))
    return false;
  const loose = new Set(
    atoms.slice(0, start).flatMap((atom) => (isLoose(atom) ? atom.text.split(' ') : [])),
  );
  const cut = wordsIn(withoutKnownNames({ text: before }));
  const own = cut.slice(nameLength(cut, first, reading));
  const isFreed = own.every((word, at) => loose.has(word) || isFree(word, own[at - 1] ?? '', end));
  const [last] = own.slice(-1);
  return (
    (isFreed || isLoose(first)) &&
    !isOf(cut.at(-1)?.toLowerCase() ?? '', 'words that reverse') &&
    !(
      last !== undefined &&
      (isTied(last, head, start) || isSaidTogether(last, head, start, reading))
    )
  );
}

/** What parts the products that one segment names: "Roll top backpack / bike bag". */
const LISTED = /[,;|:–—]|\s[/-]\s|(?<=\p{L}{2})\/(?=\p{L}{2})/u;

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

/** How many words that only name the product begin its name: "Larkfell", "Cassia" of a hoodie. */
function nameLength(cut: readonly string[], next: Atom, reading: Reading): number {
  const brands = [brandWords(reading), ...unknownBrand(reading).map((one) => one.text.split(' '))];
  const brand = brands.find(
    (one) => one.length > 0 && one.every((word, at) => foldWord(cut[at] ?? '') === foldWord(word)),
  );
  if (brand !== undefined) return brand.length;
  const [first = '', second = next.text.split(' ')[0] ?? ''] = cut;
  const { common, capitals } = evidenceOf(reading);
  const isName =
    reading.name.text.startsWith(first) &&
    isCapitalized(first) &&
    !isTrait(first) &&
    !isShortForm(first) &&
    !common.has(stemOf(first)) &&
    (isPossibleName(first) || capitals.has(first)) &&
    !isOneWord(first, second);
  return isName ? 1 : 0;
}

/** "Silver", "cotton", "women's", "and", "500 ml", "portable", "premium": a word that describes any product. */
function isFree(word: string, before: string, end: string): boolean {
  const small = foldWord(word);
  const isMany = isPlural((end.split(' ').at(-1) ?? '').toLowerCase());
  return (
    isTrait(word) ||
    isPeople(word) ||
    ['praise', 'empty words', 'unsearched words', 'sizes'].some((kind) => isOf(small, kind)) ||
    isAmountAfter(word, before) ||
    /^(?:the|an?|and|&)$/iu.test(word) ||
    // "16oz", "2-pack", "XMX4806", "4 dinosaur toys", but not "3 car garage" and "3/4 sleeve hoodie"
    /\d\p{L}|\d-\p{L}|\d["”″]|\d{3}|\p{L}\d/u.test(word) ||
    (/^\d+$/u.test(word) && isMany)
  );
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
  return last !== undefined && (/^\d/u.test(last) || isTied(last, head, start));
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
    (isVerbal(first) && !isColor(last) && !isPeople(last) && !isPraise(last))
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
