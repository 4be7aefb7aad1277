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

/** A title that follows every hard rule of its platform, or an empty text if nothing is left. */
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
    text = limitWordRepeats(text);
  }
  text = lowerAllCaps(text, facts).trim();
  const clipped = clipText(text, limit);
  // A truncated word can be in capitals that the input doesn't have.
  text = cutsWord(text, clipped) ? clipText(lowerAllCaps(clipped, facts).trim(), limit) : clipped;
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}

/** Lowercases words in all caps, except those that the input has in all caps. */
function lowerAllCaps(title: string, facts: RequestFacts): string {
  return mapWords(title, (word) =>
    isAllCapsWord(word) && !facts.capitals.has(word) ? lowerAllCapsWord(word) : word,
  );
}

function lowerAllCapsWord(word: string): string {
  const capitalized = word.replace(/[^-/&.]+/gu, titleCase);
  // This leaves initialisms such as "U.S." unchanged.
  return isAllCapsWord(capitalized) ? titleCase(capitalized) : capitalized;
}

function titleCase(word: string): string {
  return word.slice(0, 1) + word.slice(1).toLowerCase();
}

/** Drops every mention of a word after the second. */
function limitWordRepeats(title: string): string {
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
