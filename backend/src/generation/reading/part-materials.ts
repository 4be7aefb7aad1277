import { foldWord, wordsOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Fact, Reading } from './types.ts';

/**
 * Whether the text says elsewhere that a part has this material: with "Rubber strap", a watch's
 * "Material: Rubber" is its strap's.
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
