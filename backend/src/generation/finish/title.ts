import { forbiddenClaims, type RequestFacts } from '../facts/request-facts.ts';
import {
  isAllCapsWord,
  MAX_TITLE_WORD_REPEATS,
  withoutForbiddenTitleCharacters,
} from '../platforms/amazon-title.ts';
import { maxOfRule } from '../platforms/index.ts';
import { PROMOTION } from '../platforms/forbidden-wording.ts';
import { clipText, cutsWord, plainText } from '../text/plain.ts';
import { foldWord, mapWords, STOP_WORDS, wordsOf } from '../text/words.ts';
import { withoutEmoji, withoutMatches } from './allowed-text.ts';

/** A title that keeps every hard rule of its platform, or empty text where nothing is left. */
export function finishTitle(
  title: string,
  facts: RequestFacts,
  limit = maxOfRule(facts.platform, `${facts.platform}.title.length`, facts.day) ?? Infinity,
): string {
  let text = withoutMatches(withoutEmoji(plainText(title)), forbiddenClaims(facts.platform));
  if (facts.platform === 'amazon') {
    text = withoutMatches(text, PROMOTION);
    const plain = withoutForbiddenTitleCharacters(text, facts.exclamatoryNames);
    if (plain !== text) text = withoutMatches(plain, /\s{2,}/u);
    text = withoutRepeats(text);
  }
  text = withoutShouting(text, facts).trim();
  const clipped = clipText(text, limit);
  // A truncated word may be in capitals that the input does not have.
  text = cutsWord(text, clipped)
    ? clipText(withoutShouting(clipped, facts).trim(), limit)
    : clipped;
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}

/** Lowers words in all caps, except those that the input has in all caps. */
function withoutShouting(title: string, facts: RequestFacts): string {
  return mapWords(title, (word) =>
    isAllCapsWord(word) && !facts.capitals.has(word) ? lowered(word) : word,
  );
}

function lowered(word: string): string {
  const capitalized = word.replace(/[^-/&.]+/gu, firstCapital);
  // Single letters between points are left as they were by that.
  return isAllCapsWord(capitalized) ? firstCapital(capitalized) : capitalized;
}

function firstCapital(word: string): string {
  return word.slice(0, 1) + word.slice(1).toLowerCase();
}

/** Drops a word's third mention and those after it. */
function withoutRepeats(title: string): string {
  const counts = new Map<string, number>();
  const repeated = wordsOf(title).some((word) => {
    const folded = foldWord(word);
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
    return !STOP_WORDS.has(folded) && (counts.get(folded) ?? 0) > MAX_TITLE_WORD_REPEATS;
  });
  if (!repeated) return title;
  counts.clear();
  const kept = title.split(' ').filter((token) => {
    const words = wordsOf(token).map(foldWord);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return words.every(
      (word) => STOP_WORDS.has(word) || (counts.get(word) ?? 0) <= MAX_TITLE_WORD_REPEATS,
    );
  });
  return kept.join(' ').replace(/[\s,;:–—-]+$/u, '');
}
