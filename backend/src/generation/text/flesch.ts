import { syllable } from 'syllable';

const known = new Map<string, number>();
/** The cache of syllable counts is bounded, because words come from callers. */
const MAX_KNOWN = 20_000;

/** Syllables of one word; at least one, so that a number counts as a word. */
export function syllablesOf(word: string): number {
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  const count = Math.max(1, syllable(word));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, count);
  return count;
}

/** Flesch reading ease: 206.835 − 1.015 × words per sentence − 84.6 × syllables per word. */
export function fleschReadingEase(words: number, sentences: number, syllables: number): number {
  if (words === 0 || sentences === 0) return 0;
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}
