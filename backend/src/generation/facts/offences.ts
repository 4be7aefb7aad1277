import { foldWord, SMALL_WORDS, stemOf, wordsOf } from '../text/words.ts';
import { numbersOf } from './numbers.ts';
import type { RequestFacts } from './request-facts.ts';
import { FACT_STEMS } from './vocabulary.ts';

/**
 * What a text says that the input does not (listing rules, "True to the input"): numbers, words
 * that state a fact, and names. Empty where all is well.
 */
export function offencesIn(text: string, facts: RequestFacts): string[] {
  const offences: string[] = [];
  for (const number of numbersOf(text)) if (!facts.numbers.has(number)) offences.push(number);
  const words = wordsOf(text);
  for (const word of words) {
    if (FACT_STEMS.has(stemOf(word)) && !isKnown(word, facts)) offences.push(word);
  }
  offences.push(...strangeNames(words, facts));
  return offences;
}

function isKnown(word: string, facts: RequestFacts): boolean {
  if (facts.stems.has(stemOf(word)) || SMALL_WORDS.has(foldWord(word))) return true;
  const parts = word.split(/[-/.&]/u).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => isKnown(part, facts));
}

/** What is longer is no name, but a word that was cut at its limit. */
const LONGEST_NAME = 40;

/** Names: words with a capital inside a text that is otherwise written small. */
function strangeNames(words: readonly string[], facts: RequestFacts): string[] {
  const inner = words.slice(1).filter((word) => !SMALL_WORDS.has(foldWord(word)));
  const capital = inner.filter(
    (word) => /^\p{Lu}/u.test(word) && word.length > 1 && word.length <= LONGEST_NAME,
  );
  if (capital.length * 2 > inner.length) return [];
  return capital.filter((word) => !isKnown(word, facts));
}
