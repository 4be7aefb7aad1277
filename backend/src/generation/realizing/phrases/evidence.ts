import { isUsable } from '../../reading/doubts.ts';
import type { Quote, Reading } from '../../reading/index.ts';
import { foldWord, isCapitalized, STOP_WORDS, stemOf, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { featurePhrases, type FeaturePhrase } from './feature-phrases.ts';

/** A kind of product that a level of the category names: "Sweatshirts" of "Hoodies & Sweatshirts". */
export interface Member {
  readonly words: readonly string[];
  readonly quote: Quote;
  /** Whether its level names several kinds, so that only the input tells which one it is. */
  readonly shared: boolean;
  /** 0 for the last level of the category. */
  readonly depth: number;
}

/** What the category and the features say about words, read once per product. */
export interface Evidence {
  readonly members: readonly Member[];
  /** What the features call the product. */
  readonly told: readonly FeaturePhrase[];
  /** Stems of the words that the input writes in lower case, and of the category's words. */
  readonly common: ReadonlySet<string>;
  /** Pairs of adjacent stems, both in lower case or in the category. */
  readonly pairs: ReadonlySet<string>;
  /** Pairs of adjacent capitalized words in a sentence: "Boba Fett". */
  readonly names: ReadonlySet<string>;
  /** Words that have a capital inside a sentence. */
  readonly capitals: ReadonlySet<string>;
  /** Stems of the words of the name, and of the nouns by which the features call the product. */
  readonly calls: ReadonlySet<string>;
  /** How many units use a stem, whatever its case. */
  readonly uses: ReadonlyMap<string, number>;
  /** For each stem, the form in which the name or the features have it. */
  readonly forms: ReadonlyMap<string, string>;
}

const known = new WeakMap<Reading, Evidence>();

export function evidenceOf(reading: Reading): Evidence {
  const read = known.get(reading) ?? readEvidence(reading);
  known.set(reading, read);
  return read;
}

function readEvidence(reading: Reading): Evidence {
  const members = membersOf(reading.request.category ?? '');
  const common = new Set<string>();
  const pairs = new Set<string>();
  const names = new Set<string>();
  const capitals = new Set<string>();
  const named = new Set(wordsOf(reading.name.text).map(stemOf));
  const forms = new Map<string, string>();
  const uses = new Map<string, number>();
  for (const { words } of members) {
    for (const [at, word] of words.entries()) {
      common.add(stemOf(word));
      pairs.add(`${stemOf(words[at - 1] ?? '')} ${stemOf(word)}`);
    }
  }
  for (const unit of reading.units) {
    if (!isUsable(unit)) continue;
    const words = wordsOf(unit.text);
    for (const stem of new Set(words.map(stemOf))) uses.set(stem, (uses.get(stem) ?? 0) + 1);
    const isRunning = words.filter((word) => !isCapitalized(word)).length * 2 >= words.length;
    for (const [at, word] of words.entries()) {
      const before = words[at - 1] ?? '';
      if (word === word.toLowerCase()) {
        const stem = stemOf(word);
        common.add(stem);
        forms.set(stem, forms.get(stem) ?? word);
        const isNamed = at > 2 && isCapitalized(words[at - 2] ?? '');
        if (before === before.toLowerCase() && !isNamed) pairs.add(`${stemOf(before)} ${stem}`);
      } else if (at > 0 && isRunning) {
        capitals.add(word);
        if (at > 1 && isCapitalized(before) && !STOP_WORDS.has(foldWord(before)))
          names.add(`${before} ${word}`);
      }
    }
  }
  const nameWords = wordsOf(reading.name.text);
  // "Pig tail" of a name, where the text has "pigtail"
  for (const [at, word] of nameWords.slice(1).entries())
    if (
      common.has(stemOf(`${nameWords[at]}${word}`.toLowerCase())) &&
      !named.has(stemOf(`${nameWords[at]}${word}`.toLowerCase()))
    )
      names.add(joinedKey(nameWords[at] ?? '', word));
  for (const word of nameWords) forms.set(stemOf(word), word.toLowerCase());
  const told = featurePhrases(reading);
  // "Dreamcatcher" of a "dream catcher necklace"
  for (const { words } of told)
    for (const [at, word] of words.slice(1).entries()) common.add(stemOf(`${words[at]}${word}`));
  const calls = new Set([
    ...nameWords.map(stemOf),
    ...told.filter(({ opens }) => !opens).map(({ words }) => stemOf(words.at(-1) ?? '')),
  ]);
  return { members, told, common, pairs, names, calls, capitals, uses, forms };
}

/** Two words of the name that the text writes as one, as the names of the evidence have them. */
export function joinedKey(one: string, two: string): string {
  return `${one}+${two}`.toLowerCase();
}

const MAX_LEVELS = 3;

function membersOf(category: string): Member[] {
  const all = [...category.matchAll(/[^>|]*[^>|\s][^>|]*/gu)];
  // "Collections > New Luma Yoga Collection": where a store shows a product rather than what it is.
  const shown = all.findIndex(([level]) => /\bcollections?\b/iu.test(level));
  const levels = (shown === -1 ? all : all.slice(0, shown)).reverse().slice(0, MAX_LEVELS);
  return levels.flatMap((level, depth) => {
    // "Wall Lights, Wall lamp": labels of a shop, each true of the product, unlike "Shoes, Bags & Belts"
    const labels = isListOfLabels(level[0]) ? [...level[0].matchAll(/[^,]+/gu)] : [level];
    return labels.flatMap((label) => {
      const from = level.index + (label === level ? 0 : label.index);
      return membersOfLevel(label[0], from, depth);
    });
  });
}

function isListOfLabels(level: string): boolean {
  return level.includes(',') && !/[&/]|\band\b/iu.test(level.slice(level.lastIndexOf(',')));
}

function membersOfLevel(level: string, from: number, depth: number): Member[] {
  const parts = [...level.matchAll(/(?:(?!\s(?:and|or)\s)[^&,/])+/giu)];
  return parts.flatMap((part): Member[] => {
    const text = part[0];
    const words = wordsOf(
      text
        .replace(/(\p{Lu}{2})(\p{Lu}\p{Ll}{3})/gu, '$1 $2')
        .replace(/(?<=\p{Ll})-(?=\p{Ll}{4})/gu, ' '),
    );
    if (words.length === 0) return [];
    const start = from + part.index;
    const span = { field: 'category' as const, start, end: start + text.length };
    return [{ words, quote: { text, span }, shared: parts.length > 1, depth }];
  });
}

/** Whether a word of the category is a kind of product rather than a store department. */
export function isKind(word: string): boolean {
  const small = foldWord(word);
  return !isOf(small, 'shelf words') && !isOf(small, 'departments') && !isOf(small, 'bare nouns');
}
