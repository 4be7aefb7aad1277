import { syllable } from 'syllable';
import { oncePerText } from '../remember.ts';

/** Syllables of one word; at least one, so that a number counts as a word. */
export const syllablesOf = oncePerText((word) => Math.max(1, syllable(word)), 20_000);

/** Flesch reading ease: 206.835 − 1.015 × words per sentence − 84.6 × syllables per word. */
export function fleschReadingEase(words: number, sentences: number, syllables: number): number {
  if (words === 0 || sentences === 0) return 0;
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}
