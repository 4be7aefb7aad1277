import type { Reading } from './reading/index.ts';
import type { ListingRequest } from './request.ts';
import { foldWord, stemOf, wordsOf } from './text/words.ts';

/** Finds the first of some phrases in a text, whatever its letter case and its words' endings. */
export type PhraseFinder = (text: string) => string | undefined;

export function findPhrases(phrases: readonly string[]): PhraseFinder {
  const sought = phrases
    .map((phrase) => ({ phrase, stems: stemsOf(phrase).trim() }))
    .filter(({ stems }) => stems !== '');
  if (sought.length === 0) return () => undefined;
  return (text) => {
    const stems = stemsOf(text);
    return sought.find((one) => stems.includes(` ${one.stems} `))?.phrase;
  };
}

/** Tells whether one of some texts, which are read once, has a phrase, as {@link findPhrases} finds it. */
export function readTexts(texts: readonly string[]): (phrase: string) => boolean {
  const stemmed = texts.map(stemsOf);
  return (phrase) => {
    const stems = stemsOf(phrase).trim();
    return stems !== '' && stemmed.some((text) => text.includes(` ${stems} `));
  };
}

/** The stems of a text's words between spaces. */
function stemsOf(text: string): string {
  const words = wordsOf(text.replaceAll(/[-–—/]/gu, ' '));
  return ` ${words.map((word) => stemOf(foldWord(word))).join(' ')} `;
}

/** The words that a listing does not use: its brand avoids them, or its request bans them. */
export function avoidedBy({ brand_style, banned_words }: ListingRequest): readonly string[] {
  return [...(brand_style?.words_to_avoid ?? []), ...(banned_words ?? [])];
}

/**
 * Finds the words that the brand of a request avoids, or the request itself bans. Words of the product's own name and of the
 * brand's are no such words: a name stays as it is.
 */
export function findAvoided(request: ListingRequest): PhraseFinder {
  const isName = readTexts([request.product_name, request.brand_name ?? '']);
  return findPhrases(avoidedBy(request).filter((phrase) => !isName(phrase)));
}

/** Finds what a text should have: words that the brand of a request prefers, and its keywords. */
export function findPreferred({ brand_style, keywords }: ListingRequest): PhraseFinder {
  return findPhrases([...(brand_style?.words_to_use ?? []), ...(keywords ?? [])]);
}

/** A reading without what it says in words that the brand avoids. */
export function withoutAvoided(reading: Reading): Reading {
  const { request } = reading;
  if (avoidedBy(request).length === 0) return reading;
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
