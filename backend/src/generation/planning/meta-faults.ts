import { misspelledIn } from '../tips/spelling.ts';
import { foldWord, isCapitalized, STOP_WORDS, stemOf, wordsOf } from '../text/words.ts';
import type { Entry, Setting } from './types.ts';

/** "defeat the various the evil", "in a the box": two articles of one noun. */
const TWO_ARTICLES =
  /\b(?:the|an?) (?:(?:various|many|several|whole|same|new) )?(?:the|an?) \p{L}/iu;

/** Whether a statement has a typo, two articles of one noun, or another name than the product's. */
export function isFaulty({ units }: Entry, setting: Setting): boolean {
  const typos = misspelledIn(setting.reading);
  return units.some(
    ({ text }) =>
      TWO_ARTICLES.test(text) ||
      wordsOf(text).some((word) => typos.includes(word)) ||
      isMisnamed(text, setting),
  );
}

/** "Tarnia's Secret Diary" of a "Ternia's Secret Diary": a name that begins alike, before the same words. */
function isMisnamed(text: string, { reading: { name } }: Setting): boolean {
  const words = wordsOf(name.text);
  const [said = '', ...next] = wordsOf(text);
  // "This secret diary"
  if (next.length < MIN_SAME || !isCapitalized(said) || STOP_WORDS.has(foldWord(said)))
    return false;
  const after = next.slice(0, MIN_SAME).map(stemOf).join(' ');
  return words.some((word, at) => {
    const isSame =
      words
        .slice(at + 1, at + 1 + MIN_SAME)
        .map(stemOf)
        .join(' ') === after;
    return isSame && isCapitalized(word) && word[0] === said[0] && stemOf(word) !== stemOf(said);
  });
}

/** Words after a name that two texts have in common. */
const MIN_SAME = 2;
