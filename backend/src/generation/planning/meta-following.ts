import { verbShapeOf } from '../reading/verbs.ts';
import { hasDigit } from '../text/words.ts';
import { wordsIn } from './entries.ts';
import { factTypeOf, isSentence } from './meta-grades.ts';
import type { Entry } from './types.ts';

/** Tells which statements of a meta description can follow another one. */

/** A phrase that reads like a predicate: "Perfect for winters", "Dishwasher and microwave safe". */
export const PREDICATE_PHRASE =
  /^(?:great|good|perfect|ideal) (?:for|with) |^(?:\S+ )+(?:safe|free|proof|resistant|washable|compatible)[.!]?$/iu;
/** Minimum words of a phrase after a sentence. */
export const MIN_JOINED_WORDS = 6;

/**
 * Whether a statement is a sentence with a subject or an imperative, unlike "Keeps pens in one place".
 */
export function isFullSentence(entry: Entry | undefined): boolean {
  const shape = verbShapeOf(entry?.units[0]?.text ?? '');
  return isSentence(entry) && (shape === 'clause' || shape === 'imperative');
}

/** Drops what can't follow a sentence, if the first statement is one. */
export function withoutFragments([first, ...entries]: readonly Entry[]): readonly Entry[] {
  if (first === undefined) return [];
  return [first, ...(isFullSentence(first) ? entries.filter(canFollowSentence) : entries)];
}

/** Starts like a predicate: "Easy to clean", "Recommended for ages 5 and up". */
export const PREDICATE_START = /^(?:easy|recommended|suitable|great|good|perfect|ideal|for) /iu;

/** Whether a statement can follow a sentence: another sentence, or a phrase that reads as one. */
export function canFollowSentence(entry: Entry): boolean {
  const [unit] = entry.units;
  const text = unit?.text ?? '';
  if (/\p{L} \/ \p{L}/u.test(text)) return false;
  // A long noun phrase reads like a sentence: "A game of secret roles for four players".
  const isSentenceLike = unit?.closed === true || /^(?:an?|the) /iu.test(text);
  const isPhrase = isSentenceLike && wordsIn(entry) >= MIN_JOINED_WORDS;
  return isSentence(entry) || isPhrase || PREDICATE_PHRASE.test(text) || PREDICATE_START.test(text);
}

/** Two words that are no predicate and no fact: "Closed Back". */
export function isScrap(entry: Entry): boolean {
  const text = entry.units[0]?.text ?? '';
  const isFact = entry.label !== undefined || factTypeOf(entry) !== undefined || hasDigit(text);
  return !isFact && wordsIn(entry) <= 2 && !PREDICATE_PHRASE.test(text);
}
