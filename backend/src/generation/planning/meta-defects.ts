import { misspelledIn } from '../tips/spelling.ts';
import { foldWord, isCapitalized, STOP_WORDS, stemOf, wordsOf } from '../text/words.ts';
import type { Entry, Setting } from './types.ts';

/** Two articles before one noun: "in a the box". */
const TWO_ARTICLES =
  /\b(?:the|an?) (?:(?:various|many|several|whole|same|new) )?(?:the|an?) \p{L}/iu;

/** A heading without a mark before its text: "Results Immediately, the skin feels …", "Night Mode Now the lamp …" */
const GLUED_HEADING =
  /^(?:\p{Lu}[\p{L}&-]* ){1,6}(?:The|This|These|It|With|An?|Our|Your|You|We|For|In|When|If|From|Now|\p{Lu}\p{Ll}{4,}ly,?) \p{Ll}/u;

/** Whether a statement has a typo, a glued heading, a doubled article, or a name that differs from the product's. */
export function isDefective({ units }: Entry, setting: Setting): boolean {
  const typos = misspelledIn(setting.reading);
  return units.some(
    ({ text }) =>
      TWO_ARTICLES.test(text) ||
      GLUED_HEADING.test(text) ||
      wordsOf(text).some((word) => typos.includes(word)) ||
      hasOtherName(text, setting),
  );
}

/**
 * Whether a different name with the same initial precedes the words of the product's name: "Tarnia's Secret Diary"
 * for "Ternia's Secret Diary".
 */
function hasOtherName(text: string, { reading: { name } }: Setting): boolean {
  const words = wordsOf(name.text);
  const [firstWord = '', ...nextWords] = wordsOf(text);
  // "This secret diary"
  if (
    nextWords.length < MIN_SHARED_WORDS ||
    !isCapitalized(firstWord) ||
    STOP_WORDS.has(foldWord(firstWord))
  )
    return false;
  const nextStems = nextWords.slice(0, MIN_SHARED_WORDS).map(stemOf).join(' ');
  return words.some((word, at) => {
    const isSame =
      words
        .slice(at + 1, at + 1 + MIN_SHARED_WORDS)
        .map(stemOf)
        .join(' ') === nextStems;
    return (
      isSame &&
      isCapitalized(word) &&
      word[0] === firstWord[0] &&
      stemOf(word) !== stemOf(firstWord)
    );
  });
}

/** Minimum words after the name that both have in common. */
const MIN_SHARED_WORDS = 2;
