import type { ListingText } from '../platforms/index.ts';
import { bodyOf } from '../score.ts';
import { withoutTrademarks } from '../realizing/edits.ts';
import { contentStems } from '../text/words.ts';

/** What a listing shows to shoppers, so that tips don't call left out what it says in other spellings. */
export interface Shown {
  /** Whether one place of the listing has all of these words, in any order. */
  readonly holds: (words: string) => boolean;
  /** Whether the listing has a word, wherever it is, or several words in one place. */
  readonly mentions: (words: string) => boolean;
  /** Whether it has a word with a stem, or a form of it: "wash" and "washable". */
  readonly hasStem: (stem: string) => boolean;
}

/** Minimum letters of a stem that a longer word can be formed of. */
const MIN_STEM = 4;

export function shownIn(text: ListingText): Shown {
  const places = [text.title, ...bodyOf(text), text.item_highlights].map(comparable);
  const stemsOfPlaces = places.map((place) => new Set(contentStems(place)));
  const stems = new Set(stemsOfPlaces.flatMap((some) => [...some]));
  const closed = places.map((place) => place.replaceAll(' ', '')).join(' ');
  const holds = (words: string) => {
    const said = comparable(words);
    const wanted = contentStems(said);
    return (
      places.some((place) => place.includes(said)) ||
      (wanted.length > 1 && stemsOfPlaces.some((known) => wanted.every((stem) => known.has(stem))))
    );
  };
  const mentions = (words: string) => {
    const said = comparable(words);
    if (!said.includes(' ')) return contentStems(said).every((stem) => stems.has(stem));
    // "Rain coat" and "raincoat"
    return holds(said) || closed.includes(said.replaceAll(' ', ''));
  };
  const hasStem = (stem: string) =>
    stems.has(stem) ||
    (stem.length >= MIN_STEM && [...stems].some((known) => known.startsWith(stem)));
  return { holds, mentions, hasStem };
}

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '1/4', '½': '1/2', '¾': '3/4' };

/** "¼-zip" and "1/4 zip", "Full-Zip" and "full zip" as one text, without the marks around them. */
export function comparable(text: string): string {
  return withoutMarksAround(
    withoutTrademarks(text)
      .toLowerCase()
      .replace(/[¼½¾]/gu, (fraction) => FRACTIONS[fraction] ?? fraction)
      .replace(/\*/gu, '')
      .replace(/(\d)(?=\p{L})/gu, '$1 ')
      .replaceAll('’', "'")
      .replace(/[-‐‑–—\s]+/gu, ' '),
  );
}

/** From the first letter or figure to the last. */
const INNER = /[\p{L}\p{N}+%](?:[^]*[\p{L}\p{N}+%])?/u;

/** A text from its first letter or figure to its last. */
export function withoutMarksAround(text: string): string {
  return INNER.exec(text)?.[0] ?? '';
}
