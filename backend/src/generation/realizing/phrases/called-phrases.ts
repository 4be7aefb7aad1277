import { isPlural, withoutTail } from '../../reading/name.ts';
import type { Reading } from '../../reading/index.ts';
import { STOP_WORDS, stemOf, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';
import { evidenceOf, isKind, type Evidence, type Member } from './evidence.ts';
import { withoutKnownNames } from './known-names.ts';
import {
  isInDictionary,
  isKnownPair,
  isPeople,
  isProduct,
  isThing,
  isVague,
  singularOf,
} from './words.ts';

/** What the text calls the product: "this teal short sleeve shirt", by the name's noun or one of its own. */
export function toldPhrases(reading: Reading, noun: string): Cited[] {
  const evidence = evidenceOf(reading);
  return evidence.told.flatMap(({ words, opens, ...quote }) => {
    const last = words.at(-1) ?? '';
    const isSame = stemOf(last) === stemOf(noun);
    const isFiled = evidence.members.some(
      (member) => member.depth === 0 && stemOf(member.words.at(-1) ?? '') === stemOf(last),
    );
    const isGoods = isProduct(last) && !isVague(last) && !isOf(last, 'nouns of no product');
    const isOther = (!opens || isFiled) && words.length > 1 && isGoods;
    const [first = ''] = words;
    // "Spices" of "natural spices shampoo": English compounds have no plurals inside.
    const isTorn = words.length > 1 && isPlural(first) && !isPeople(first);
    return (isSame || isOther) && !isTorn
      ? [cite(words.map((word) => (isKept(word) ? word : word.toLowerCase())).join(' '), quote)]
      : [];
  });
}

/** What the category's last level calls the product, or another level that has the noun. */
export function filedPhrases(reading: Reading, noun?: string): Cited[] {
  const evidence = evidenceOf(reading);
  // "Scenery for Slot Cars" is no slot car.
  const named = reading.name.segments
    .map((segment) => withoutTail(withoutKnownNames(segment)))
    .join(' ');
  const meant = evidence.members.filter((member) => isMeant(member, evidence, named, noun));
  // "House This Duvet Covers": a shelf of one maker
  const [maker = ''] = wordsOf(reading.name.text);
  const brand = wordsOf(reading.request.brand_name ?? '');
  const isMakers = ({ words }: Member) =>
    words[0] === maker && (brand.includes(maker) || !isInDictionary(maker));
  const found = meant.filter((member) => !isMakers(member));
  const nearest = Math.min(...found.map(({ depth }) => depth));
  return found
    .filter(({ depth }) => depth === nearest)
    .map(({ words, quote }) => cite(asTyped(behindShelf(words), evidence).join(' '), quote));
}

/** "Unisex track pants" of "Clothing - Unisex Track Pants" */
function behindShelf(words: readonly string[]): readonly string[] {
  const at = words.findIndex(isPeople);
  const isShelf = at > 0 && words.slice(0, at).every((word) => !isKind(word));
  return isShelf ? words.slice(at) : words;
}

/** "Stuffed animal" of a level that names several kinds, where nothing else says what the product is. */
export function sharedPhrases(reading: Reading): Cited[] {
  const evidence = evidenceOf(reading);
  const { members, levels } = evidence;
  return (levels <= MAX_OWN_LEVELS ? members : [])
    .filter(({ words, depth, shared }) => {
      const [before = '', noun = ''] = ['', ...words].slice(-2);
      const isWhole = !shared || isPlural(noun.toLowerCase());
      return depth === 0 && isWhole && isKnownPair(before, noun);
    })
    .slice(0, 1)
    .map(({ words, quote }) => cite(asTyped(words, evidence).join(' '), quote));
}

/** Levels of the deepest category that a shop made for itself, such as "Women > Tops". */
const MAX_OWN_LEVELS = 2;

function isMeant(
  { words, shared, depth }: Member,
  evidence: Evidence,
  name: string,
  noun?: string,
): boolean {
  const kind = words.filter((word) => !isPeople(word));
  const last = kind.at(-1) ?? '';
  if (STOP_WORDS.has(words[0] ?? '') || !isKind(last) || !isThing(last)) return false;
  if (kind.length === 1 && isVague(last)) return false;
  const { calls, uses } = evidence;
  // "Dolls" that a toy horse is for are said, but not of it.
  const isSaid =
    calls.has(stemOf(last)) &&
    kind.every((word) => uses.has(stemOf(word)) || calls.has(stemOf(word)));
  const isSame = noun !== undefined && stemOf(last) === stemOf(noun);
  // "Jacket" of a shell, where the text calls it one
  const isCalled = depth === 0 && calls.has(stemOf(last)) && isProduct(last);
  // "Baby strollers" of "Baby Strollers & Travel Gear", where the name has both words
  const isNamed = isSame && kind.length > 1 && isSaidInName(words, name);
  if (noun !== undefined && isNamed) return true;
  const isLeaf = depth === 0 && kind.length > 1 && isSaid && isProduct(last) && !isVague(last);
  // "Hair loss treatment" of a beard treatment
  const isOwn = isSaid || isKnownPair(kind.at(-2) ?? '', last);
  if (noun !== undefined)
    return !shared && (isSame ? kind.length > 1 && isOwn : isCalled || isLeaf);
  // "Dolls", a shelf of a marketplace for all that goes with them, is no word of the merchant's.
  const isShops = depth === 0 && !shared && evidence.levels <= MAX_OWN_LEVELS;
  return isSaidInName(kind, name) || isShops;
}

function isSaidInName(words: readonly string[], name: string): boolean {
  const formOf = (word: string) => singularOf(word.toLowerCase());
  const named = new Set(wordsOf(name).map(formOf));
  return words.every((word) => named.has(formOf(word)));
}

/** "Jigsaw puzzle" of "Jigsaw Puzzles": in the number that the name has, or in the singular. */
function asTyped(words: readonly string[], { forms }: Evidence): string[] {
  return words.map((word, at) => {
    const small = word.toLowerCase();
    if (at < words.length - 1)
      return isKept(word) ? word : small.replace(/^(wo)?mens$/u, "$1men's");
    const said = forms.get(stemOf(word));
    if (isOf(small, 'always plural')) return small;
    if (said !== undefined && singularOf(said) === singularOf(small)) return said;
    return isPlural(small) ? singularOf(small) : small;
  });
}

function isKept(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word);
}
