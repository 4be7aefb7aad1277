import type { Reading } from './reading/index.ts';
import type { ListingRequest } from './request.ts';
import { foldWord, stemOf, wordsOf } from './text/words.ts';

/** Finds the first of some phrases in a text, ignoring letter case and inflection. */
export type PhraseFinder = (text: string) => string | undefined;

export function phraseFinder(phrases: readonly string[]): PhraseFinder {
  const stemmedPhrases = phrases
    .map((phrase) => ({ phrase, stems: stemsOf(phrase).trim() }))
    .filter(({ stems }) => stems !== '');
  if (stemmedPhrases.length === 0) return () => undefined;
  return (text) => {
    const stems = stemsOf(text);
    return stemmedPhrases.find((stemmed) => stems.includes(` ${stemmed.stems} `))?.phrase;
  };
}

/**
 * Stems some texts once, and returns a function that checks whether one of them contains a phrase,
 * as {@link phraseFinder} does.
 */
export function phraseTester(texts: readonly string[]): (phrase: string) => boolean {
  const stemmed = texts.map(stemsOf);
  return (phrase) => {
    const stems = stemsOf(phrase).trim();
    return stems !== '' && stemmed.some((text) => text.includes(` ${stems} `));
  };
}

/** The stems of a text's words, each between spaces. */
function stemsOf(text: string): string {
  const words = wordsOf(text.replaceAll(/[-–—/]/gu, ' '));
  return ` ${words.map((word) => stemOf(foldWord(word))).join(' ')} `;
}

/** The words that a listing must not use: the brand's words to avoid, and the request's banned words. */
export function wordsToAvoid({ brand_style, banned_words }: ListingRequest): readonly string[] {
  return [...(brand_style?.words_to_avoid ?? []), ...(banned_words ?? [])];
}

/**
 * Finds words that the brand avoids or the request bans, except those in the names of the product
 * and the brand, because names stay as they are.
 */
export function findAvoided(request: ListingRequest): PhraseFinder {
  const avoided = wordsToAvoid(request);
  // Most requests avoid nothing.
  if (avoided.length === 0) return () => undefined;
  const isName = phraseTester([request.product_name, request.brand_name ?? '']);
  return phraseFinder(avoided.filter((phrase) => !isName(phrase)));
}

/** Finds preferred words: the brand's words to use, and the request's keywords. */
export function findPreferred({ brand_style, keywords }: ListingRequest): PhraseFinder {
  return phraseFinder([...(brand_style?.words_to_use ?? []), ...(keywords ?? [])]);
}

/** Removes the units and facts that contain avoided words from a reading. */
export function withoutAvoided(reading: Reading): Reading {
  const { request } = reading;
  if (wordsToAvoid(request).length === 0) return reading;
  const find = findAvoided(request);
  const allowed = (text: string | undefined) => text !== undefined && find(text) === undefined;
  const lines = reading.lines.flatMap(({ label, ...line }) => {
    const units = line.units.filter(({ text }) => allowed(text));
    const named = label !== undefined && allowed(label.text);
    return units.length === 0 ? [] : [{ ...line, ...(named && { label }), units }];
  });
  const units = lines.flatMap((line) => line.units);
  const ids = new Set(units.map(({ id }) => id));
  return {
    ...reading,
    request: {
      ...request,
      category: allowed(request.category) ? request.category : undefined,
      customer: allowed(request.customer) ? request.customer : undefined,
    },
    lines,
    units,
    facts: reading.facts.filter(
      ({ unit, text }) => (unit === undefined || ids.has(unit)) && allowed(text),
    ),
  };
}
