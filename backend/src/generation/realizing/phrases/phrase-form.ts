import { foldWord, stemOf } from '../../text/words.ts';

/** Minimum and maximum words of a search phrase. */
export const MIN_WORDS = 2;
export const MAX_WORDS = 4;

/** The stem of a word in any spelling and case. */
export function foldedStem(word: string): string {
  return stemOf(foldWord(word));
}

/** Whether people would type that many words. */
export function hasPhraseLength(words: readonly string[]): boolean {
  return words.length >= MIN_WORDS && words.length <= MAX_WORDS;
}

/** A word whose capitals belong to it: "LED", "McAllen". */
export function keepsCapitals(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word);
}
