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

/** Words of the input that the title and the highlights lack and that a search may use, most telling first. */
export function backendTerms(
  setting: Setting,
  { title, highlights }: { readonly title: string; readonly highlights: string },
  limit: number,
): Cited {
  const { reading, platform } = setting;
  const { request } = reading;
  // "Not a toy", "PVC free"
  const denied = deniedStems(reading);
  const taken: Taken = { words: new Set(denied), stems: new Set(denied) };
  for (const word of wordsOf(title)) take(taken, foldWord(word), ...partsOf(word));
  for (const word of [...wordsOf(request.brand_name ?? ''), ...brandWords(reading)])
    taken.words.add(foldWord(word));
  const pieces: { text: string; sources: Cited[number]['sources'] }[] = [];
  let bytes = 0;
  const isFree = (part: string) =>
    !taken.words.has(part) &&
    !STOP_WORDS.has(part) &&
    !SUBJECTIVE_TERMS.has(part) &&
    !hasDigit(part);
  const isTelling = (part: string) =>
    !isInClass(part, 'idle terms') &&
    !isInClass(part, 'paired terms') &&
    !isInClass(part, 'prefixes') &&
    // "Plastic" finds everything that is made of it.
    !isInClass(part, 'materials of no search') &&
    part.length >= MIN_TERM &&
    !taken.words.has(stemOf(part)) &&
    !taken.stems.has(stemOf(part));
  /** Adds all words of a compound, or none. */
  const add = (parts: readonly string[], quote: Quote) => {
    const term = parts.join(' ');
    const size = encoder.encode(term).length + (pieces.length === 0 ? 0 : 1);
    const [only = '', ...more] = parts;
    const once = new Set(parts).size === parts.length;
    const wanted = once && parts.every(isFree) && (more.length > 0 || isTelling(only));
    if (!wanted || bytes + size > limit || isForbidden(term, platform)) return;
    const text = pieces.map((piece) => piece.text).join('');
    if (isForbidden(`${text} ${term}`, platform)) return;
    take(taken, ...parts);
    if (pieces.length > 0) pieces.push({ text: ' ', sources: [] });
    pieces.push({ text: term, sources: [quote.span] });
    bytes += size;
  };
  for (const { words, quote } of categoryTerms(reading)) {
    const parts = words.flatMap((word) => termsOf(word).flat());
    if (!parts.some((part) => denied.has(stemOf(part)))) add(untakenOf(parts, taken), quote);
  }
  for (const word of wordsOf(highlights)) take(taken, foldWord(word), ...partsOf(word));
  // A word from a forbidden claim, such as "friendly", would mean nothing on its own.
  const isAllowed = (unit: Unit) => !isForbidden(unit.text, platform);
  for (const { text, quote } of termsOfFeatures(reading, isAllowed))
    for (const term of termsOf(text)) add(term, quote);
  for (const { words, quote } of categoryWords(reading))
    for (const word of words) for (const term of termsOf(word)) add(term, quote);
  return pieces;
}

/** The words of the title and of the terms so far, and their stems. */
interface Taken {
  readonly words: Set<string>;
  readonly stems: Set<string>;
}

function take({ words, stems }: Taken, ...parts: readonly string[]): void {
  for (const part of parts) {
    words.add(part);
    stems.add(stemOf(part));
  }
}

/**
 * The words of a phrase that are still to be said, none if all that is left is a general noun: "board games" below "Rhyme
 * Game", and "board game" below "Rhyme Games", because no term is a word of the title and half a phrase says nothing.
 */
function untakenOf(parts: readonly string[], taken: Taken): readonly string[] {
  const isNew = (part: string) => !taken.words.has(part) && !taken.stems.has(stemOf(part));
  const noun = parts.at(-1) ?? '';
  const fresh = parts.filter(isNew);
  const isTold =
    fresh.length === parts.length || fresh.some((part) => part !== noun || !isGenericNoun(part));
  const said = [noun, singularOf(noun)].find((form) => !taken.words.has(form));
  if (!isTold || said === undefined) return [];
  return [...parts.slice(0, -1).filter(isNew), said];
}

function termsOfFeatures(
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

/** The terms in a word: a compound is one, and words separated by a slash are several. */
function termsOf(word: string): string[][] {
  return word
    .replace(/['’]s?$/u, '')
    .split('/')
    .map(partsOf)
    .filter((parts) => parts.length > 0);
}

function partsOf(word: string): string[] {
  return foldWord(word).match(/[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu) ?? [];
}

/** Minimum letters of a word that people search for on its own. */
const MIN_TERM = 3;
