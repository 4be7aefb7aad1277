import type { Advice } from '../advice/index.ts';
import type { RequestFacts } from '../facts/request-facts.ts';
import { isForbidden } from '../platforms/forbidden-wording.ts';
import { maxOfRule, type ListingText } from '../platforms/index.ts';
import type { Reading } from '../reading/index.ts';
import { isTagged, tagText } from '../reading/tagging.ts';
import { contentStems, hasDigit, wordsOf } from '../text/words.ts';
import {
  normalizeForComparison,
  trimPunctuation,
  type ListingCoverage,
} from './listing-coverage.ts';

/** Advice about words that the product's name repeats. */
export function repeatedWordTips({ name }: Reading): Advice[] {
  const twice = repeatedWords(name.text);
  return twice === undefined ? [] : [{ code: 'nameTwice', values: { text: twice } }];
}

const MIN_TWICE = 2;
const MAX_TWICE = 5;

/** Words that are repeated immediately: "Penrose Press" in "Penrose Press Penrose Press Paint Set". */
function repeatedWords(name: string): string | undefined {
  const words = wordsOf(name);
  for (let count = MAX_TWICE; count >= MIN_TWICE; count--) {
    for (let at = 0; at + 2 * count <= words.length; at++) {
      const run = words.slice(at, at + count).join(' ');
      // "10 x 10 x 10" isn't a repetition.
      if (!/\p{L}{2}/u.test(run)) continue;
      if (run === words.slice(at + count, at + 2 * count).join(' ')) return run;
    }
  }
  return undefined;
}

/** Maximum characters of a title that WooCommerce themes display well. */
const LONG_TITLE = 120;

/** Advice if a store's themes can't display the whole title well. */
export function longTitleTip(
  { title }: ListingText,
  { platform, day }: RequestFacts,
): Advice | undefined {
  const max = {
    amazon: undefined,
    shopify: maxOfRule('shopify', 'shopify.title.short', day),
    woocommerce: LONG_TITLE,
  }[platform];
  return title.length > (max ?? Infinity) ? { code: 'shortenNameForThemes' } : undefined;
}

/**
 * Advice if the name is too long for the platform's title, with the words that no field contains.
 */
export function longNameTip(
  text: ListingText,
  { platform, day }: RequestFacts,
  { name }: Reading,
  shown: ListingCoverage,
): Advice | undefined {
  const max = maxOfRule(platform, `${platform}.title.length`, day) ?? Infinity;
  const { length } = name.text;
  const isCut = contentStems(text.title).length < contentStems(name.text).length;
  if (length <= max || !isCut) return undefined;
  const terms = new Set(contentStems(text.backend_terms));
  const isTerm = (run: string) =>
    contentStems(normalizeForComparison(run)).every((stem) => terms.has(stem));
  // A forbidden claim is reported as one.
  const allowed = name.segments.filter(({ text: segment }) => !isForbidden(segment, platform));
  const lost = allowed.flatMap(({ text: segment }) => lostRuns(segment, shown));
  const quotes = [...new Set(lost)].filter(
    (run) => !isTerm(run) && describesProduct(run, name.text),
  );
  return { code: 'nameLong', values: { length, platform, max, quotes } };
}

/** Whether lost words are more than verbs and prepositions: "including", "should know". */
function describesProduct(run: string, name: string): boolean {
  const words = new Set(wordsOf(run.toLowerCase()));
  return tagText(name.toLowerCase()).some(
    (token) => words.has(token.word) && (isTagged(token, 'NN', 'JJ', 'CD') || hasDigit(token.word)),
  );
}

/** The words of a segment that no field contains; adjacent ones form one piece. */
function lostRuns(segment: string, shown: ListingCoverage): string[] {
  const runs: string[] = [];
  let run: string[] = [];
  const close = () => {
    // "Phone Holder for" is quoted without its final function word.
    while (run.length > 0 && contentStems(normalizeForComparison(run.at(-1) ?? '')).length === 0)
      run.pop();
    if (run.length > 0) runs.push(trimPunctuation(run.join(' ')));
    run = [];
  };
  for (const word of segment.split(/\s+/u)) {
    const isFunctionWord = contentStems(normalizeForComparison(word)).length === 0;
    if (isFunctionWord ? run.length > 0 : !shown.mentions(word)) run.push(word);
    else close();
  }
  close();
  return runs;
}
