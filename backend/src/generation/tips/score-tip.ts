import type { SeoScores } from '@wareword/shared-schema';
import type { Advice, PlainAdvice } from '../advice/index.ts';
import { conversionChecks } from '../conversion.ts';
import type { RequestFacts } from '../facts/request-facts.ts';
import { isThin, type ListingText, type Rule } from '../platforms/index.ts';
import type { Reading } from '../reading/index.ts';
import { headNouns } from '../realizing/phrases/head-nouns.ts';
import { brokenRules, readingEase } from '../score.ts';
import { isProduct } from '../realizing/phrases/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { contentStems, countWords, hasDigit, wordsOf } from '../text/words.ts';

/** Below this reading ease, a text is noticeably hard to read. */
const HARD_EASE = 55;
/** Minimum words of a sentence that is hard to read, and the number of words that a tip quotes from it. */
const LONG_SENTENCE = 40;
const QUOTED_WORDS = 8;
const OPENING_WORDS = 4;
/** Maximum words of a statement that is too short to count as a sentence. */
const PLAIN_WORDS = 6;

/** The scores that a tip can be about; if several are equally low, the first one is used. */
const ADVISED = [
  'platform_compliance',
  'conversion_potential',
  'readability',
] as const satisfies readonly (keyof SeoScores)[];

/** The change to the input that raises the lowest score, if the input can raise it. */
export function scoreTip(
  text: ListingText,
  scores: SeoScores,
  facts: RequestFacts,
  reading: Reading,
): Advice | undefined {
  return ADVISED.filter((score) => scores[score] < 100)
    .toSorted((one, other) => scores[one] - scores[other])
    .map((score) => adviceOn(score, text, facts, reading))
    .find((tip) => tip !== undefined);
}

function adviceOn(
  score: (typeof ADVISED)[number],
  text: ListingText,
  facts: RequestFacts,
  reading: Reading,
): Advice | undefined {
  switch (score) {
    case 'platform_compliance':
      return remedyOf([...brokenRules(text, facts)].filter((rule) => !isMet(rule, reading)));
    case 'conversion_potential':
      return remedyOf(
        conversionChecks(text, facts).filter(
          ({ id, holds }) => !holds && canBeAdded(id, facts, reading),
        ),
      );
    case 'readability': {
      const ease = readingEase(text);
      return ease < HARD_EASE ? shorten(reading) : undefined;
    }
  }
}

/** The remedy of the rule with the highest weight. */
function remedyOf(
  missed: readonly { readonly weight: number; readonly remedy: PlainAdvice }[],
): Advice | undefined {
  const [heaviest] = missed.toSorted((a, b) => b.weight - a.weight);
  return heaviest && { code: heaviest.remedy };
}

/** The sentence that is hardest to read; labels, lists and brand names aren't sentences. */
function shorten({ language, units }: Reading): Advice | undefined {
  if (language !== 'en') return undefined;
  const [longest] = units
    .filter(({ kind }) => kind === 'sentence')
    // In "… wall art. The metal …", the period after "art" ends a sentence, since "art." rarely abbreviates
    // "article".
    .flatMap(({ text }) => text.split(/[.!?]\s/u))
    .map((text) => ({ text, words: countWords(text) }))
    .filter(({ words }) => words > LONG_SENTENCE)
    .toSorted((a, b) => b.words - a.words);
  if (longest === undefined) return undefined;
  const start = longest.text.split(/\s+/u).slice(0, QUOTED_WORDS).join(' ');
  return { code: 'shortenSentence', values: { start, words: longest.words } };
}

/** Whether the input already follows a rule's advice: it starts with a sentence, or is prose. */
function isMet({ id, remedy, limit }: Rule, reading: Reading): boolean {
  // Only a title that a person lengthened needs the advice.
  if (remedy === 'shortenName') return reading.name.text.length <= (limit?.max ?? 0);
  switch (id) {
    case 'woocommerce.title.keyphrase':
      return saysProduct(reading.name.text, reading) || namesModel(reading.name.text);
    case 'woocommerce.description.introduction':
      return saysWhatItIs(reading);
    case 'woocommerce.meta_description.keyphrase':
      return saysWhatItIs(reading);
    case 'shopify.meta_description.length':
      return reading.units.some(fitsMeta);
    // Another tip covers this.
    case 'shopify.title.short':
      return true;
    case 'shopify.description.list':
      return reading.units.some(isSentence);
    default:
      return false;
  }
}

/**
 * Whether a text says what the product is. "Dual motor frame lifts 220 lbs" opens a text as well as a longer
 * sentence does, and so does "3 Piece Bedding Set" for bedding.
 */
function saysWhatItIs(reading: Reading): boolean {
  return reading.units
    .slice(0, 2)
    .some(
      ({ finite, words, text }) => (finite && words >= OPENING_WORDS) || saysProduct(text, reading),
    );
}

/** Whether a statement is already the sentence for search results that the advice asks for. */
function fitsMeta({ kind, finite, text }: Reading['units'][number]): boolean {
  return kind === 'sentence' && finite && text.length >= MIN_META && text.length <= MAX_META;
}

const MIN_META = 60;
const MAX_META = 160;

/** Whether a text contains the product noun. */
function saysProduct(text: string, reading: Reading): boolean {
  const [head] = headNouns(reading);
  const nouns = [reading.name.noun?.split(' ').at(-1), head?.words[head.at]].flatMap((noun) =>
    noun === undefined ? [] : contentStems(noun),
  );
  const stems = contentStems(text);
  // "Grill Air Fryer Oven Roaster": any of the nouns names the product.
  const named = wordsOf(reading.name.text.toLowerCase()).filter(isProduct).flatMap(contentStems);
  return [...nouns, ...named].some((noun) => stems.includes(noun));
}

/** Whether a name is a brand and a model: "Apple iPhone 15 Plus". */
function namesModel(name: string): boolean {
  const words = wordsOf(name);
  return words.some(
    (word, at) =>
      vocabulary('brands').has(word.toLowerCase()) && words.slice(at + 1).some(hasDigit),
  );
}

function isSentence({ kind, finite, words }: Reading['units'][number]): boolean {
  return kind === 'sentence' && finite && words > PLAIN_WORDS;
}

/**
 * Whether the input could add what a check misses. Features for a list, or a sentence to open the text, may
 * already be there, and not every product has an audience, instructions or a number.
 */
function canBeAdded(check: string, facts: RequestFacts, reading: Reading): boolean {
  if (check === 'list') return isThin(facts) && !reading.units.some(isSentence);
  if (check === 'opening') return !saysWhatItIs(reading);
  return false;
}
