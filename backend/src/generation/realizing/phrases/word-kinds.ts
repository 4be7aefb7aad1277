import { SUBJECTIVE_TERMS } from '../../platforms/amazon-terms.ts';
import type { Reading } from '../../reading/index.ts';
import { isTagged, tagText } from '../../reading/tagging.ts';
import {
  contentStems,
  foldWord,
  hasDigit,
  SMALL_WORDS,
  stemOf,
  wordsOf,
} from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';

/** What a word of an English name says about the product. */
export type WordKind =
  /** "with", "and" */
  | 'grammar'
  /** "12", "5.3", "30ml" */
  | 'number'
  /** "Large", "Pair" */
  | 'size'
  /** "New", "Original" */
  | 'empty'
  /** "Women's", "Kids" */
  | 'people'
  /** "Rubie's" */
  | 'owner'
  | 'color'
  | 'material'
  /** "LED", "USB-C" */
  | 'technical'
  /** "Portable", "Quilted", "No-Pull" */
  | 'describing'
  /** "Hiking" */
  | 'gerund'
  | 'noun'
  /** A word that no dictionary has: a name, as a rule. */
  | 'unknown';

const MAX_KNOWN = 8_000;
const kinds = new Map<string, WordKind>();

export function kindOf(word: string): WordKind {
  const known = kinds.get(word);
  if (known !== undefined) return known;
  // The memory of words is bounded: they come from callers.
  if (kinds.size >= MAX_KNOWN) kinds.clear();
  const kind = readKind(word);
  kinds.set(word, kind);
  return kind;
}

function readKind(word: string): WordKind {
  const small = foldWord(word);
  if (/^\dk$/iu.test(word)) return 'technical';
  if (SMALL_WORDS.has(small) || !/\p{L}{2}/u.test(word)) {
    return hasDigit(word) ? 'number' : 'grammar';
  }
  if (isMeasure(word)) return 'number';
  if (isOf(small, 'groups of people')) return 'people';
  if (/['’]s?$/u.test(word)) return 'owner';
  if (isOf(small, 'sizes') || isOf(small, 'amounts')) return 'size';
  if (SUBJECTIVE_TERMS.has(small) || isOf(small, 'empty words') || isOf(small, 'line words'))
    return 'empty';
  if (vocabulary('colors').has(small) && !isOf(small, 'rather things')) return 'color';
  if (vocabulary('materials').has(small)) return 'material';
  if (isTechnical(word)) return 'technical';
  if (isDescribing(small)) return 'describing';
  const tag = tagText(`the ${small} is`)[1]?.tag ?? '';
  if (tag === 'VBG' && small.endsWith('ing')) return 'gerund';
  return tag === 'NNP' ? 'unknown' : 'noun';
}

/** "30ml", "8x4x1", "BP-1178"; not "4-in-1", "2-Person" or "OBD2". */
function isMeasure(word: string): boolean {
  if (!hasDigit(word)) return false;
  if (/^\d+-in-\d+$|^\p{Lu}{3,5}\d$/iu.test(word)) return false;
  const [, counted = ''] = /^\d+-(\p{L}+)$/u.exec(word) ?? [];
  return counted === '' || isOf(foldWord(counted), 'counted amounts');
}

function isTechnical(word: string): boolean {
  const [first = ''] = word.toLowerCase().split('-');
  return (
    vocabulary('acronyms').has(first) ||
    ['bluetooth', 'wifi', 'wi-fi', 'velcro'].includes(word.toLowerCase()) ||
    /^\p{Lu}[\p{Lu}\d]*-\p{Lu}$|^\p{Lu}{2,5}\d{1,2}$|^\p{Lu}{2,}-\p{Ll}+$|^\p{Ll}*\p{Lu}\p{Ll}*\p{Lu}\p{Ll}*$/u.test(
      word,
    )
  );
}

function isDescribing(word: string): boolean {
  const [tag = ''] = tagText(word).map((token) => token.tag);
  const single = !word.includes('-');
  return (
    !single ||
    isOf(word, 'describing words') ||
    vocabulary('proper-names').has(word) ||
    isOf(word, 'searched traits') ||
    // "Cleaner" and "vest" are not comparisons.
    tag === 'JJ' ||
    (word.endsWith('ed') && isTagged({ word, tag }, 'VBN', 'VBD'))
  );
}

interface Told {
  /** Stems of the last level of the category. */
  readonly filed: readonly string[];
  /** Stems of the features and of that level, with a mark for each word that has a capital. */
  readonly stems: string;
}

const told = new WeakMap<Reading, Told>();

function readTold(reading: Reading): Told {
  const known = told.get(reading);
  if (known !== undefined) return known;
  const { category = '', features } = reading.request;
  const filed = contentStems((category.split('>').at(-1) ?? '').replaceAll('-', ' '));
  const small = wordsOf(features).map((word) => (word === word.toLowerCase() ? stemOf(word) : '|'));
  const read = { filed, stems: ` ${small.join(' ')} | ${filed.join(' ')} ` };
  told.set(reading, read);
  return read;
}

/** Whether the input uses words in a row as common ones: in its category, or small in its details. */
export function isTold(text: string, reading: Reading): boolean {
  return readTold(reading).stems.includes(` ${contentStems(text).join(' ')} `);
}

/** Whether the category files the product under a word. */
export function isFiled(word: string, reading: Reading): boolean {
  return readTold(reading).filed.includes(stemOf(foldWord(word)));
}

/** Whether two words form one term ("cutting board") or one trait ("crew neck"). */
export function isCompound(one: string, two: string, what: 'things' | 'kinds'): boolean {
  if (what === 'things')
    return vocabulary('products').has(`${foldWord(one)} ${singularOf(foldWord(two))}`);
  const pair = `${foldWord(one)} ${foldWord(two)}`;
  return isOf(pair, 'compound kinds') || isOf(pair.replace(/s$/u, ''), 'compound kinds');
}

/** Whether a word names a product by itself: "mount", "boots". */
export function isProduct(word: string): boolean {
  const small = foldWord(word);
  const products = vocabulary('products');
  return products.has(small) || products.has(singularOf(small));
}

/** "Boot", "necklace": what still describes the thing without the word before it. */
export function isLooseHead(word: string): boolean {
  return isOf(singularOf(foldWord(word)), 'loose heads');
}

/** "Boots", "Glasses": a product in the plural, which no other noun follows in a compound. */
export function isPluralProduct(word: string): boolean {
  const small = foldWord(word);
  return singularOf(small) !== small && isProduct(small);
}

/** An English noun in the singular, as far as its ending shows it. */
export function singularOf(noun: string): string {
  if (isOf(noun, 'plurals of none') || /(?:ss|us|is)$/u.test(noun)) return noun;
  if (/(?:shel|scar|loa|kni)ves$/u.test(noun))
    return noun.replace(/ves$/u, noun.startsWith('kni') ? 'fe' : 'f');
  if (/\p{L}{3}ies$/u.test(noun)) return noun.replace(/ies$/u, 'y');
  return noun.replace(/(?:(?<=ss|ch|sh|x)es|s)$/u, '');
}

/** Kinds of words that describe what precedes them. */
export const TRAITS: ReadonlySet<string> = new Set([
  'material',
  'describing',
  'technical',
  'color',
  'pair',
  'people',
]);

/** "Game", "set": a word that needs to be told of which kind it is. */
export function isVague(word: string): boolean {
  return vocabulary('generic-nouns').has(foldWord(word));
}

export function isSet(word: string): boolean {
  return /^(?:sets?|kits?)$/iu.test(word) || isCount(word);
}

/** "Lip Balm Trio": a word that only counts the things before it. */
export function isCount(word: string): boolean {
  return /^(?:trio|duo|quartet)s?$/iu.test(word);
}

export function isProper(word: string): boolean {
  return vocabulary('proper-names').has(foldWord(word));
}
