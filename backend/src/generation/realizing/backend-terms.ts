import { SUBJECTIVE_TERMS } from '../platforms/amazon-terms.ts';
import { isForbidden } from '../platforms/forbidden-wording.ts';
import type { Setting } from '../planning/types.ts';
import { isUsable } from '../reading/uncertain-units.ts';
import type { Quote, Reading, Unit } from '../reading/index.ts';
import { foldWord, hasDigit, STOP_WORDS, stemOf, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import type { Cited } from './cited.ts';
import { englishTerms } from './english-terms.ts';
import { nonEnglishTerms } from './non-english-terms.ts';
import { deniedStems } from './phrases/contradicted-phrases.ts';
import { brandWords } from './phrases/brands.ts';
import { isGenericNoun, singularOf } from './phrases/words.ts';
import { categoryTerms, categoryWords } from './category-terms.ts';

const encoder = new TextEncoder();

/** Words of the input that the title and the highlights lack and that shoppers search for, the most specific first. */
export function backendTerms(
  setting: Setting,
  { title, highlights }: { readonly title: string; readonly highlights: string },
  limit: number,
): Cited {
  const { reading, platform } = setting;
  const { request } = reading;
  // Words that the input denies: "Not a toy", "PVC free".
  const denied = deniedStems(reading);
  const used: UsedTerms = { words: new Set(denied), stems: new Set(denied) };
  for (const word of wordsOf(title)) markUsed(used, foldWord(word), ...wordParts(word));
  for (const word of [...wordsOf(request.brand_name ?? ''), ...brandWords(reading)])
    used.words.add(foldWord(word));
  const pieces: { text: string; sources: Cited[number]['sources'] }[] = [];
  let bytes = 0;
  const isUnused = (part: string) =>
    !used.words.has(part) &&
    !STOP_WORDS.has(part) &&
    !SUBJECTIVE_TERMS.has(part) &&
    !hasDigit(part);
  const isSearched = (part: string) =>
    !isInClass(part, 'idle terms') &&
    !isInClass(part, 'paired terms') &&
    !isInClass(part, 'prefixes') &&
    // "Plastic" would match everything made of it.
    !isInClass(part, 'materials of no search') &&
    part.length >= MIN_TERM &&
    !used.words.has(stemOf(part)) &&
    !used.stems.has(stemOf(part));
  /** Adds all words of a compound, or none. */
  const add = (parts: readonly string[], quote: Quote) => {
    const term = parts.join(' ');
    const size = encoder.encode(term).length + (pieces.length === 0 ? 0 : 1);
    const [only = '', ...more] = parts;
    const once = new Set(parts).size === parts.length;
    const wanted = once && parts.every(isUnused) && (more.length > 0 || isSearched(only));
    if (!wanted || bytes + size > limit || isForbidden(term, platform)) return;
    const text = pieces.map((piece) => piece.text).join('');
    if (isForbidden(`${text} ${term}`, platform)) return;
    markUsed(used, ...parts);
    if (pieces.length > 0) pieces.push({ text: ' ', sources: [] });
    pieces.push({ text: term, sources: [quote.span] });
    bytes += size;
  };
  for (const { words, quote } of categoryTerms(reading)) {
    const parts = words.flatMap((word) => splitTerms(word).flat());
    if (!parts.some((part) => denied.has(stemOf(part)))) add(unusedWords(parts, used), quote);
  }
  for (const word of wordsOf(highlights)) markUsed(used, foldWord(word), ...wordParts(word));
  // A single word of a forbidden claim, such as "friendly", would be meaningless.
  const isAllowed = (unit: Unit) => !isForbidden(unit.text, platform);
  for (const { text, quote } of featureTerms(reading, isAllowed))
    for (const term of splitTerms(text)) add(term, quote);
  for (const { words, quote } of categoryWords(reading))
    for (const word of words) for (const term of splitTerms(word)) add(term, quote);
  return pieces;
}

/** The words used by the title and the terms so far, and their stems. */
interface UsedTerms {
  readonly words: Set<string>;
  readonly stems: Set<string>;
}

function markUsed({ words, stems }: UsedTerms, ...parts: readonly string[]): void {
  for (const part of parts) {
    words.add(part);
    stems.add(stemOf(part));
  }
}

/**
 * The words of a phrase that the title doesn't already contain; none if only a generic noun remains, such as "board
 * games" for the title "Rhyme Game".
 */
function unusedWords(parts: readonly string[], used: UsedTerms): readonly string[] {
  const isNew = (part: string) => !used.words.has(part) && !used.stems.has(stemOf(part));
  const noun = parts.at(-1) ?? '';
  const newParts = parts.filter(isNew);
  const isWorthAdding =
    newParts.length === parts.length ||
    newParts.some((part) => part !== noun || !isGenericNoun(part));
  const newNoun = [noun, singularOf(noun)].find((form) => !used.words.has(form));
  if (!isWorthAdding || newNoun === undefined) return [];
  return [...parts.slice(0, -1).filter(isNew), newNoun];
}

function featureTerms(
  reading: Reading,
  isAllowed: (unit: Unit) => boolean,
): { readonly text: string; readonly quote: Quote }[] {
  if (reading.language === 'en') return englishTerms(reading, isAllowed);
  return reading.units.flatMap((unit) =>
    isUsable(unit) && unit.kind !== 'note' && isAllowed(unit)
      ? nonEnglishTerms(unit, reading).map((text) => ({ text, quote: unit }))
      : [],
  );
}

/** The terms in a word: a compound is one term; words separated by a slash are several. */
function splitTerms(word: string): string[][] {
  return word
    .replace(/['’]s?$/u, '')
    .split('/')
    .map(wordParts)
    .filter((parts) => parts.length > 0);
}

function wordParts(word: string): string[] {
  return foldWord(word).match(/[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu) ?? [];
}

/** Minimum letters of a word that is searched on its own. */
const MIN_TERM = 3;
