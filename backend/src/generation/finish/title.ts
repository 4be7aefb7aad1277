import { numbersOf } from '../facts/numbers.ts';
import { offencesIn } from '../facts/offences.ts';
import { refusalsOf, type RequestFacts } from '../facts/request-facts.ts';
import { isShouted, TITLE_CHARACTERS, TITLE_WORD_REPEATS } from '../platforms/amazon-title.ts';
import { maximumOf } from '../platforms/index.ts';
import { PROMOTION } from '../platforms/refusals.ts';
import { clipText, cutsWord, plainText } from '../text/plain.ts';
import { foldWord, mapWords, SMALL_WORDS, wordsOf } from '../text/words.ts';
import { withoutEmoji, withoutMatches } from './cutting.ts';

const LENGTH_RULES = {
  amazon: 'amazon.title.length',
  shopify: 'shopify.title.length',
  woocommerce: 'woocommerce.title.present',
} as const;

/** A title that keeps every hard rule of its platform, or empty text where nothing is left. */
export function finishTitle(
  title: string,
  facts: RequestFacts,
  limit = maximumOf(facts.platform, LENGTH_RULES[facts.platform]),
): string {
  let text = withoutMatches(withoutEmoji(plainText(title)), refusalsOf(facts.platform));
  if (facts.platform === 'amazon') {
    text = withoutMatches(text, PROMOTION);
    text = withoutMatches(text, TITLE_CHARACTERS);
    text = withoutRepeats(text);
  }
  text = withoutStrangers(text, facts).trim();
  const clipped = clipText(text, limit);
  // Half a word is shouted, or a number, that the input has not.
  text = cutsWord(text, clipped)
    ? clipText(withoutStrangers(clipped, facts).trim(), limit)
    : clipped;
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}

/** Calms words in capitals that the input has not, and drops what it does not say. */
function withoutStrangers(title: string, facts: RequestFacts): string {
  const text = mapWords(title, (word) =>
    isShouted(word) && !facts.capitals.has(word) ? calm(word) : word,
  );
  const strange = new Set(offencesIn(text, facts));
  if (strange.size === 0) return text;
  const known = mapWords(text, (word) =>
    strange.has(word) || strange.has(foldWord(word)) || saysStrange(word, strange) ? '' : word,
  );
  return withoutMatches(known, /\s{2,}/u);
}

function calm(word: string): string {
  const calmed = word.replace(/[^-/&.]+/gu, firstCapital);
  // Single letters between points are left as they were by that.
  return isShouted(calmed) ? firstCapital(calmed) : calmed;
}

function firstCapital(word: string): string {
  return word.slice(0, 1) + word.slice(1).toLowerCase();
}

/** "12oz": a number inside a word is as strange as one that stands alone. */
function saysStrange(word: string, strange: ReadonlySet<string>): boolean {
  return numbersOf(word).some((number) => strange.has(number));
}

/** Drops a word's third mention and those after it. */
function withoutRepeats(title: string): string {
  const counts = new Map<string, number>();
  const repeated = wordsOf(title).some((word) => {
    const folded = foldWord(word);
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
    return !SMALL_WORDS.has(folded) && (counts.get(folded) ?? 0) > TITLE_WORD_REPEATS;
  });
  if (!repeated) return title;
  counts.clear();
  const kept = title.split(' ').filter((token) => {
    const words = wordsOf(token).map(foldWord);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return words.every(
      (word) => SMALL_WORDS.has(word) || (counts.get(word) ?? 0) <= TITLE_WORD_REPEATS,
    );
  });
  return kept.join(' ').replace(/[\s,;:–—-]+$/u, '');
}
