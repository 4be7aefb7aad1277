import type { Reading } from './record.ts';
import { root, tokens } from './record.ts';

/** How much listings resemble each other, and repeat themselves. */

const SAME_OPENING_WORDS = 5;
const MAX_SHARED = 3;
const WINDOW = 5000;

function maskedWords(sentence: string, { inputStems }: Reading): string[] {
  return tokens(sentence).map((word) =>
    inputStems.has(word) || inputStems.has(root(word)) ? '_' : word,
  );
}

/**
 * Share of listings whose description opens on the same words as more than three others'. With the
 * input's words masked, an opening counts if at least half of it is the writer's own.
 */
export function sharedOpenings(
  readings: readonly Reading[],
  hide: boolean,
): { share: number; commonest: string[] } {
  const openings = readings.flatMap((reading) => {
    const first = reading.prose[0] ?? '';
    if (!hide)
      return [
        tokens(first)
          .slice(0, SAME_OPENING_WORDS - 1)
          .join(' '),
      ];
    const words = maskedWords(first, reading).slice(0, SAME_OPENING_WORDS);
    const own = words.filter((word) => word !== '_').length;
    return own * 2 >= words.length ? [words.join(' ')] : [];
  });
  const counts = new Map<string, number>();
  for (const opening of openings) counts.set(opening, (counts.get(opening) ?? 0) + 1);
  const shared = openings.filter((opening) => (counts.get(opening) ?? 0) > MAX_SHARED).length;
  const commonest = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 6)
    .map(([opening, count]) => `${count}× ${opening}`);
  return { share: shared / readings.length, commonest };
}

/** Share of distinct n-grams, the mean of windows of 5,000 words. */
export function distinct(readings: readonly Reading[], n: number, whole: boolean): number {
  const words = readings.flatMap((reading) => {
    const { bullets } = reading.result.listing;
    const body = [...bullets, ...reading.paragraphs, ...reading.headings, ...reading.items];
    return (whole ? reading.texts : body).flatMap(tokens);
  });
  const shares: number[] = [];
  for (let start = 0; start === 0 || start + WINDOW <= words.length; start += WINDOW) {
    const window = words.slice(start, start + WINDOW);
    const grams = window
      .slice(n - 1)
      .map((_word, index) => window.slice(index, index + n).join(' '));
    shares.push(new Set(grams).size / Math.max(1, grams.length));
  }
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
