import type { NameSegment } from '../../reading/index.ts';
import { isPlural } from '../../reading/name.ts';
import { foldWord, hasLowercase, isCapitalized } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { joinedKey } from './evidence.ts';
import { knownNamesIn } from './known-names.ts';
import { stretchesOf } from './stretches.ts';
import {
  isAnimal,
  isBinding,
  isColor,
  isDescribing,
  isInDictionary,
  isKnownPair,
  isMaterial,
  isNoun,
  isOneWord,
  isPeople,
  isPictured,
  isPossibleName,
  isPraise,
  isProduct,
  isShortForm,
  isSmallWord,
  isThing,
  isTrait,
} from './words.ts';

/**
 * The smallest part of a phrase, used completely or not at all: a word, or several that form one
 * term ("white gold", "alarm clock", "Star Wars", "black & brown").
 */
export interface Atom {
  readonly text: string;
  readonly kind: AtomKind;
  /** Whether a phrase can begin after it, since it only describes or names what follows. */
  readonly opens: boolean;
}

/**
 * The kinds of atoms: a listed maker or world of characters, a group of people, a color, material
 * or other trait, a motif that the product shows, a thing, and any other word.
 */
type AtomKind = 'maker' | 'world' | 'people' | 'trait' | 'motif' | 'thing' | 'word';

/** Adjacent atoms of a name, without punctuation, numbers or function words between them. */
export interface Part {
  readonly segment: NameSegment;
  readonly atoms: readonly Atom[];
  /** The function words before and after it, such as "or" and "of". */
  readonly after: string;
  readonly until: string;
}

/** Stands for a word of praise before a part. */
export const PRAISE = '!';

/** The parts of a segment, up to where it says what the product comes with. */
export function partsOf(segment: NameSegment, names: ReadonlySet<string>): Part[] {
  const kinds = new Map(knownNamesIn(segment).map(({ text, kind }) => [text, kind]));
  return stretchesOf(segment).flatMap((words) => {
    const parts: Part[] = [];
    let atoms: Atom[] = [];
    let after = '';
    const push = (until: string) => {
      if (atoms.length > 0) parts.push({ segment, atoms, after, until });
      atoms = [];
      after = until;
    };
    for (let at = 0; at < words.length;) {
      const length = kinds.has(nameOf(words[at])) ? 1 : lengthAt(words, at, names);
      const said = words.slice(at, at + length);
      at += length;
      const [only = ''] = said;
      if (length === 1 && isSmallWord(only)) push(only.toLowerCase());
      // "Premium plant pot", but not "Classic" alone
      else if (length === 1 && isPraise(only) && words.length > 1) push(PRAISE);
      else atoms.push(atomOf(said, kinds, atoms.length === 0));
    }
    push('');
    return parts;
  });
}

function nameOf(word = ''): string {
  return word.replaceAll('_', ' ');
}

const LISTS = /^(?:and|&|n)$/iu;

/** How many words, starting at one, form one term together. */
function lengthAt(words: readonly string[], at: number, names: ReadonlySet<string>): number {
  const one = pairAt(words, at, names);
  const [link = '', next = '', ...rest] = words.slice(at + one);
  const isShort = /^to$/iu.test(link) && isShortForm(words[at] ?? '') && isShortForm(next);
  if (isShort) return one + 2;
  const isList = LISTS.test(link) && rest.length > 0;
  const isBound = /^n$/iu.test(link) || isAlike(words[at + one - 1] ?? '', next);
  return isList && isBound ? one + 2 : one;
}

/** "Black & brown", "pen and pencil", "hook and loop", but not "chain and sapphire". */
function isAlike(one: string, two: string): boolean {
  const classOf = (word: string) =>
    isColor(word) ? 1 : isMaterial(word) ? 2 : isPeople(word) ? 3 : isDescribing(word) ? 4 : 5;
  return (
    classOf(one) === classOf(two) &&
    !isSmallWord(two) &&
    !(isProduct(one) && isPlural(one.toLowerCase()))
  );
}

function pairAt(words: readonly string[], at: number, names: ReadonlySet<string>): number {
  const [one = '', two = '', three] = words.slice(at);
  // "Watering can", "chin up"
  const isKnown = isKnownPair(one, two) || isOf(`${one} ${two}`, 'compound kinds');
  if (isKnown || (two !== '' && names.has(joinedKey(one, two)))) return 2;
  if (two === '' || isSmallWord(one) || isSmallWord(two)) return 1;
  const isEmptyEnd = isOf(foldWord(two), 'nouns of no product');
  if (isOneWord(one, two) && !isEmptyEnd && !isKnownPair(two, three ?? '')) return 2;
  const isGraded = vocabulary('qualities').has(foldWord(one)) && isMaterial(two);
  const isTinted = isOf(foldWord(one), 'shades') && isColor(two);
  const isMetal = isColor(one) && /^(?:gold|silver|pearl|opal|jade)$/iu.test(two);
  const isCloth = isMaterial(one) && isOf(foldWord(two), 'cloths');
  // "High waisted", "extra virgin": but not "water" of a water pump
  const isBound =
    isBinding(one) &&
    !isColor(one) &&
    three !== undefined &&
    !isProduct(two) &&
    !isSmallWord(three);
  // "Corner friendly", "sugar free"
  const isHalved = isOf(foldWord(two), 'adjectives after a noun') && isNoun(one) && !isProduct(two);
  const isName = isCapitalized(two) && isPossibleName(two) && names.has(`${one} ${two}`);
  // "Ginkgo biloba": a genus and its species
  const isSpecies = isPictured(one) && /(?:a|us|um|is|ae)$/u.test(two) && !isInDictionary(two);
  const isPair =
    isSpecies ||
    isGraded ||
    isTinted ||
    isHalved ||
    isMetal ||
    isCloth ||
    isName ||
    (isBound && !isKnownPair(two, three));
  return isPair ? 2 : 1;
}

function atomOf(
  words: readonly string[],
  kinds: ReadonlyMap<string, 'maker' | 'world'>,
  isFirst: boolean,
): Atom {
  const text = nameOf(words.join(' '));
  const kind = isOf(text, 'product lines') ? 'thing' : (kinds.get(text) ?? kindOf(words));
  const [last = ''] = words.slice(-1);
  const isUnknown = isFirst && words.length === 1 && !isInDictionary(last) && last.length > 2;
  // "NOVA" of "NOVA Rhinestone Earrings"
  const isShout = words.length === 1 && isFirst && !hasLowercase(last) && last.length > 2;
  const isKnown = kind !== 'trait' || !/ing$/u.test(last) || isTrait(last);
  const opens =
    (['maker', 'world', 'people', 'trait'].includes(kind) && isKnown) ||
    isUnknown ||
    isShout ||
    (words.length === 1 && isPlural(last.toLowerCase()));
  return { text, kind, opens };
}

function kindOf(words: readonly string[]): AtomKind {
  const [last = ''] = words.slice(-1);
  if (words.length > 1 && isKnownPair(words.at(-2) ?? '', last)) return 'thing';
  if (words.every((word) => isPeople(word) || LISTS.test(word))) return 'people';
  if (
    isTrait(last) ||
    isOf(foldWord(last), 'gems') ||
    (words.length > 1 && isOf(words.join(' '), 'compound kinds'))
  )
    return 'trait';
  if (!isColor(last) && (isOf(foldWord(last), 'motifs') || isAnimal(last))) return 'motif';
  if (isProduct(last)) return 'thing';
  if (isDescribing(last)) return 'trait';
  return isThing(last) || isNoun(last) ? 'thing' : 'word';
}

/** Whether an atom describes the product wherever it stands: a color, a material, a trait of a list. */
export function isListed({ kind, text }: Atom): boolean {
  const last = foldWord(text.slice(text.lastIndexOf(' ') + 1));
  const isKind = isTrait(last) || isOf(last, 'gems') || isOf(last, 'describing words');
  return kind === 'trait' && (isKind || isOf(text, 'compound kinds'));
}

export function lastWordOf({ text }: Pick<Atom, 'text'>): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

export function sizeOf(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, { text }) => sum + text.split(' ').length, 0);
}

export function saidBy(atoms: readonly Atom[]): string {
  return atoms.map(({ text }) => text).join(' ');
}
