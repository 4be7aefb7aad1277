import type { NameSegment } from '../../reading/index.ts';
import { isPlural } from '../../reading/name.ts';
import { foldWord, hasLowercase, isCapitalized } from '../../text/words.ts';
import { isInClass, vocabulary } from '../../vocabulary/index.ts';
import { compoundKey } from './phrase-evidence.ts';
import { knownNamesIn } from './known-names.ts';
import { wordSpansOf } from './word-spans.ts';
import {
  isAnimal,
  modifiesNextWord,
  isColor,
  isDescribing,
  isInDictionary,
  isKnownCompound,
  isMaterial,
  isNoun,
  isClosedCompound,
  isAudience,
  isPictured,
  isPossibleName,
  isPromotional,
  isProduct,
  isAbbreviation,
  isFunctionWord,
  isThing,
  isAttribute,
} from './words.ts';

/**
 * The smallest unit of a phrase, used as a whole or not at all: a word, or several words that form one term ("white
 * gold", "alarm clock", "Star Wars", "black & brown").
 */
export interface PhraseTerm {
  readonly text: string;
  readonly kind: PhraseTermKind;
  /** Whether a phrase can start after this term, because it only describes or names what follows. */
  readonly opens: boolean;
}

/**
 * A known brand or franchise, an audience, an attribute such as a color or material, a motif that the product shows, a
 * thing, or any other word.
 */
type PhraseTermKind = 'brand' | 'franchise' | 'audience' | 'attribute' | 'motif' | 'thing' | 'word';

/** Adjacent terms of a name, with no punctuation, number or function word between them. */
export interface TermSpan {
  readonly segment: NameSegment;
  readonly terms: readonly PhraseTerm[];
  /** The function words before and after the span, such as "or" and "of". */
  readonly precedingWord: string;
  readonly followingWord: string;
}

/** Stands for a promotional word before a span. */
export const PRAISE_MARKER = '!';

/** The term spans of a segment, up to where it names accessories or uses. */
export function termSpansOf(segment: NameSegment, names: ReadonlySet<string>): TermSpan[] {
  const kinds = new Map(knownNamesIn(segment).map(({ text, kind }) => [text, kind]));
  return wordSpansOf(segment).flatMap((words) => {
    const spans: TermSpan[] = [];
    let terms: PhraseTerm[] = [];
    let precedingWord = '';
    const push = (followingWord: string) => {
      if (terms.length > 0) spans.push({ segment, terms, precedingWord, followingWord });
      terms = [];
      precedingWord = followingWord;
    };
    for (let at = 0; at < words.length;) {
      const length = kinds.has(nameOf(words[at])) ? 1 : termLengthAt(words, at, names);
      const termWords = words.slice(at, at + length);
      at += length;
      const [only = ''] = termWords;
      if (length === 1 && isFunctionWord(only)) push(only.toLowerCase());
      // A promotional word separates spans unless it is the only word: "Premium plant pot", not "Classic".
      else if (length === 1 && isPromotional(only) && words.length > 1) push(PRAISE_MARKER);
      else terms.push(toTerm(termWords, kinds, terms.length === 0));
    }
    push('');
    return spans;
  });
}

function nameOf(word = ''): string {
  return word.replaceAll('_', ' ');
}

const LISTS = /^(?:and|&|n)$/iu;

/** The number of words, from a given one, that form one term. */
function termLengthAt(words: readonly string[], at: number, names: ReadonlySet<string>): number {
  const length = pairLengthAt(words, at, names);
  const [link = '', next = '', ...rest] = words.slice(at + length);
  const isShort = /^to$/iu.test(link) && isAbbreviation(words[at] ?? '') && isAbbreviation(next);
  if (isShort) return length + 2;
  const isList = LISTS.test(link) && rest.length > 0;
  const isBound = /^n$/iu.test(link) || haveSameClass(words[at + length - 1] ?? '', next);
  return isList && isBound ? length + 2 : length;
}

/** Whether two words are of the same class: "Black & brown", "pen and pencil", not "chain and sapphire". */
function haveSameClass(first: string, second: string): boolean {
  const classOf = (word: string) =>
    isColor(word) ? 1 : isMaterial(word) ? 2 : isAudience(word) ? 3 : isDescribing(word) ? 4 : 5;
  return (
    classOf(first) === classOf(second) &&
    !isFunctionWord(second) &&
    !(isProduct(first) && isPlural(first.toLowerCase()))
  );
}

function pairLengthAt(words: readonly string[], at: number, names: ReadonlySet<string>): number {
  const [first = '', second = '', third] = words.slice(at);
  // Known compounds: "Watering can", "chin up".
  const isKnown =
    isKnownCompound(first, second) || isInClass(`${first} ${second}`, 'compound kinds');
  if (isKnown || (second !== '' && names.has(compoundKey(first, second)))) return 2;
  if (second === '' || isFunctionWord(first) || isFunctionWord(second)) return 1;
  const isEmptyEnd = isInClass(foldWord(second), 'nouns of no product');
  if (isClosedCompound(first, second) && !isEmptyEnd && !isKnownCompound(second, third ?? ''))
    return 2;
  const isGraded = vocabulary('qualities').has(foldWord(first)) && isMaterial(second);
  const isTinted = isInClass(foldWord(first), 'shades') && isColor(second);
  const isMetal = isColor(first) && /^(?:gold|silver|pearl|opal|jade)$/iu.test(second);
  const isCloth = isMaterial(first) && isInClass(foldWord(second), 'cloths');
  // A modifier and the adjective that it modifies: "High waisted", "extra virgin"; not "water" of a water pump.
  const bindsNext =
    modifiesNextWord(first) &&
    !isColor(first) &&
    third !== undefined &&
    !isProduct(second) &&
    !isFunctionWord(third);
  // A noun and the adjective after it: "Corner friendly", "sugar free".
  const isCompoundAdjective =
    isInClass(foldWord(second), 'adjectives after a noun') && isNoun(first) && !isProduct(second);
  const isName = isCapitalized(second) && isPossibleName(second) && names.has(`${first} ${second}`);
  // A genus and its species: "Ginkgo biloba".
  const isSpecies =
    isPictured(first) && /(?:a|us|um|is|ae)$/u.test(second) && !isInDictionary(second);
  const isPair =
    isSpecies ||
    isGraded ||
    isTinted ||
    isCompoundAdjective ||
    isMetal ||
    isCloth ||
    isName ||
    (bindsNext && !isKnownCompound(second, third));
  return isPair ? 2 : 1;
}

function toTerm(
  words: readonly string[],
  kinds: ReadonlyMap<string, 'brand' | 'franchise'>,
  isFirst: boolean,
): PhraseTerm {
  const text = nameOf(words.join(' '));
  const kind = isInClass(text, 'product lines') ? 'thing' : (kinds.get(text) ?? kindOfWords(words));
  const [last = ''] = words.slice(-1);
  const isUnknown = isFirst && words.length === 1 && !isInDictionary(last) && last.length > 2;
  // An all-caps first word is likely a brand: "NOVA Rhinestone Earrings".
  const isAllCapsOpening = words.length === 1 && isFirst && !hasLowercase(last) && last.length > 2;
  const isKnown = kind !== 'attribute' || !/ing$/u.test(last) || isAttribute(last);
  const opens =
    (['brand', 'franchise', 'audience', 'attribute'].includes(kind) && isKnown) ||
    isUnknown ||
    isAllCapsOpening ||
    (words.length === 1 && isPlural(last.toLowerCase()));
  return { text, kind, opens };
}

function kindOfWords(words: readonly string[]): PhraseTermKind {
  const [last = ''] = words.slice(-1);
  if (words.length > 1 && isKnownCompound(words.at(-2) ?? '', last)) return 'thing';
  if (words.every((word) => isAudience(word) || LISTS.test(word))) return 'audience';
  if (
    isAttribute(last) ||
    isInClass(foldWord(last), 'gems') ||
    (words.length > 1 && isInClass(words.join(' '), 'compound kinds'))
  )
    return 'attribute';
  if (!isColor(last) && (isInClass(foldWord(last), 'motifs') || isAnimal(last))) return 'motif';
  if (isProduct(last)) return 'thing';
  if (isDescribing(last)) return 'attribute';
  return isThing(last) || isNoun(last) ? 'thing' : 'word';
}

/** Whether a term describes the product regardless of its position: a color, a material or a listed attribute. */
export function isListed({ kind, text }: PhraseTerm): boolean {
  const last = foldWord(text.slice(text.lastIndexOf(' ') + 1));
  const isKind =
    isAttribute(last) || isInClass(last, 'gems') || isInClass(last, 'describing words');
  return kind === 'attribute' && (isKind || isInClass(text, 'compound kinds'));
}

export function lastWordOf({ text }: Pick<PhraseTerm, 'text'>): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

export function wordCountOf(terms: readonly PhraseTerm[]): number {
  return terms.reduce((sum, { text }) => sum + text.split(' ').length, 0);
}

export function textOfTerms(terms: readonly PhraseTerm[]): string {
  return terms.map(({ text }) => text).join(' ');
}
