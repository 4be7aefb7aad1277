import { hasDigit } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';

/** "XRF", "HDPE": letters that aren't pronounced as a word. */
const SPELLED = /^[B-DF-HJ-NP-TV-XZ]{3,5}$/u;

export function isAcronym(word: string): boolean {
  const bare = word.replace(/[.'’]/gu, '').toUpperCase();
  if (
    hasDigit(word) ||
    vocabulary('acronyms').has(bare.toLowerCase()) ||
    vocabulary('acronyms').has(bare)
  )
    return true;
  return (
    /^(?:\p{Lu}\.){2,}/u.test(word) ||
    (SPELLED.test(word) && !isInClass(bare.toLowerCase(), 'short words'))
  );
}

/** Whether a word in capitals next to words in small letters is a short form, even if it is a word, too: "STEAM learning". */
export function isShortFormInText(word: string): boolean {
  return isAcronym(word) || isInClass(word.toLowerCase(), 'short forms like words');
}
