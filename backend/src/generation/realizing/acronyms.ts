import { hasDigit } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';

/** Letters that can't be pronounced as a word: "XRF", "HDPE". */
const UNPRONOUNCEABLE = /^[B-DF-HJ-NP-TV-XZ]{3,5}$/u;
/** Three letters of which the first two begin no English syllable: "TXA", "DJI". */
const UNPRONOUNCEABLE_START =
  /^(?!B[LR]|C[HLRZ]|D[RW]|F[LR]|G[HLNRW]|K[HLNRW]|P[FHLRST]|RH|S[CHKLMNPQTVW]|T[HRSWZ]|V[LR]|W[HR])[B-DF-HJ-NP-TV-XZ]{2}[AEIOU]$/u;
/** Roman numerals that aren't also words or initials: "III" in "SHAKY III RING". */
const ROMAN_NUMERAL = /^(?:I{2,3}|IV|VI{1,3}|IX|X(?:I{1,3}|IV|VI{0,3}|IX))$/u;

export function isAcronym(word: string): boolean {
  const bare = word.replace(/[.'’]/gu, '').toUpperCase();
  if (
    hasDigit(word) ||
    ROMAN_NUMERAL.test(word) ||
    vocabulary('acronyms').has(bare.toLowerCase()) ||
    vocabulary('acronyms').has(bare)
  )
    return true;
  return (
    /^(?:\p{Lu}\.){2,}/u.test(word) ||
    ((UNPRONOUNCEABLE.test(word) || UNPRONOUNCEABLE_START.test(word)) &&
      !isInClass(bare.toLowerCase(), 'short words'))
  );
}

/** Whether an all-caps word in lowercase text is an abbreviation, even if it is also a word: "STEAM learning". */
export function isAbbreviationInText(word: string): boolean {
  return isAcronym(word) || isInClass(word.toLowerCase(), 'short forms like words');
}
