import type { ListingText } from '../platforms/index.ts';
import { bodyOf } from '../score.ts';
import { withoutTrademarks } from '../realizing/edits.ts';
import { contentStems } from '../text/words.ts';

/**
 * The words that a listing shows to shoppers, so that tips don't report them as omitted when the
 * spelling differs.
 */
export interface ListingCoverage {
  /** Whether one field contains all of these words, in any order. */
  readonly holds: (words: string) => boolean;
  /** Whether the listing contains a word anywhere, or several words in one field. */
  readonly mentions: (words: string) => boolean;
  /** Whether it contains a word with a stem, or a form of it: "wash" and "washable". */
  readonly hasStem: (stem: string) => boolean;
}

/** Minimum letters of a stem that longer words can derive from. */
const MIN_STEM = 4;

export function coverageOf(text: ListingText): ListingCoverage {
  const places = [text.title, ...bodyOf(text), text.item_highlights].map(normalizeForComparison);
  const stemsOfPlaces = places.map((place) => new Set(contentStems(place)));
  const stems = new Set(stemsOfPlaces.flatMap((stems) => [...stems]));
  const closed = places.map((place) => place.replaceAll(' ', '')).join(' ');
  const holds = (words: string) => {
    const phrase = normalizeForComparison(words);
    const wanted = contentStems(phrase);
    return (
      places.some((place) => place.includes(phrase)) ||
      (wanted.length > 1 && stemsOfPlaces.some((known) => wanted.every((stem) => known.has(stem))))
    );
  };
  const mentions = (words: string) => {
    const phrase = normalizeForComparison(words);
    if (!phrase.includes(' ')) return contentStems(phrase).every((stem) => stems.has(stem));
    // "Rain coat" and "raincoat"
    return holds(phrase) || closed.includes(phrase.replaceAll(' ', ''));
  };
  const hasStem = (stem: string) =>
    stems.has(stem) ||
    (stem.length >= MIN_STEM && [...stems].some((known) => known.startsWith(stem)));
  return { holds, mentions, hasStem };
}

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '1/4', '½': '1/2', '¾': '3/4' };

/**
 * Normalizes spellings, so that "¼-zip" equals "1/4 zip" and "Full-Zip" equals "full zip", and
 * trims punctuation.
 */
export function normalizeForComparison(text: string): string {
  return trimPunctuation(
    withoutTrademarks(text)
      .toLowerCase()
      .replace(/[¼½¾]/gu, (fraction) => FRACTIONS[fraction] ?? fraction)
      .replace(/\*/gu, '')
      .replace(/(\d)(?=\p{L})/gu, '$1 ')
      .replaceAll('’', "'")
      .replace(/[-‐‑–—\s]+/gu, ' '),
  );
}

/** The text between the first and the last letter or digit. */
const INNER = /[\p{L}\p{N}+%](?:[^]*[\p{L}\p{N}+%])?/u;

/** A text from its first letter or digit to its last. */
export function trimPunctuation(text: string): string {
  return INNER.exec(text)?.[0] ?? '';
}
