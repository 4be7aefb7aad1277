import { foldWord, wordsOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Fact, Reading } from './types.ts';

/**
 * Whether the text states elsewhere that a part has this material: with "Rubber strap", a watch's
 * "Material: Rubber" applies to the strap.
 */
export function isMaterialOfPart(material: Fact, { units }: Pick<Reading, 'units'>): boolean {
  const names = new Set(
    wordsOf(material.text)
      .map(foldWord)
      .filter((word) => vocabulary('materials').has(word)),
  );
  return units.some(({ id, text }) => {
    const words = wordsOf(text).map(foldWord);
    return (
      id !== material.unit &&
      words.some((word, at) => names.has(word) && vocabulary('parts').has(words[at + 1] ?? ''))
    );
  });
}

/** Parts that often have a different material than the whole product, including fillings and linings. */
const PART =
  /\b(?:fill(?:ing|ed|er)?|lining|lined|liner|insulation|padding|padded|stuffing|backing|trim(?:med)?|(?:in|out|mid)?soles?|uppers?|handles?|straps?|cuffs?|collars?|hoods?|pockets?|inner|inside|interior|inserts?|clasps?|chains?|posts?|hooks?|patch(?:es)?|labels?|tags?|pulls?|accents?|details?|piping|waistband|ribbing)\b/iu;

/** Whether a text is about a part rather than the whole: "100% polyester fill", "Leather upper". */
export function namesPart(text: string): boolean {
  return PART.test(text);
}
