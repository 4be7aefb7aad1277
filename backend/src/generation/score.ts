import type { SeoScores } from '@wareword/shared-schema';
import type { RequestFacts } from './facts/request-facts.ts';
import { isInTitle, keyphraseCount, stemTexts, type StemmedText } from './platforms/keyphrase.ts';
import {
  descriptionOf,
  followsRule,
  rulesOn,
  type ListingText,
  type Rule,
} from './platforms/index.ts';
import { oncePer } from './remember.ts';
import { fleschReadingEase, syllablesOf } from './text/flesch.ts';
import { sentencesOf } from './text/sentences.ts';
import { countWords, wordsOf } from './text/words.ts';
import { conversionChecks } from './conversion.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** The keyword density, in percent, that scores 100. */
export const DENSITY = { min: 0.5, max: 3 } as const;
/** Below this length, a high percentage doesn't mean overuse. */
const MIN_WORDS_FOR_OVERUSE = 100;
/** Points lost for each percent above the upper bound. */
const DENSITY_SLOPE = 20;
/** Reading ease that most buyers read without effort. */
const EASE = { min: 60, max: 80 } as const;
/** Points lost for each point of reading ease above the upper bound. */
const EASE_SLOPE = 2;
/** Maximum keywords that can be the focus; a person may list fifty. */
const MAX_FOCUS_KEYWORDS = 10;

/**
 * The four scores of a listing (contract §5.3), by the formulas of docs/scores.md. They are computed
 * from the listing and the input alone, so both writers are measured alike.
 */
export async function scoreListing(text: ListingText, facts: RequestFacts): Promise<SeoScores> {
  const keyword_density = densityScore(readFocus(text).percent);
  await yieldToEventLoop();
  const readability = readabilityScore(readingEase(text));
  await yieldToEventLoop();
  const conversion_potential = conversionScore(text, facts);
  await yieldToEventLoop();
  const platform_compliance = complianceScore(brokenRules(text, facts), facts);
  return { keyword_density, readability, conversion_potential, platform_compliance };
}

/** 100 from 0.5% to 3%; linear down to 0 below, and minus 20 points per percentage point above. */
export function densityScore(percent: number): number {
  if (percent < DENSITY.min) return Math.round((percent / DENSITY.min) * 100);
  if (percent <= DENSITY.max) return 100;
  return Math.max(0, Math.round(100 - (percent - DENSITY.max) * DENSITY_SLOPE));
}

/** 100 from 60 to 80; linear down to 0 below, and minus 2 points per point above. */
export function readabilityScore(ease: number): number {
  if (ease < EASE.min) return Math.max(0, Math.round((ease / EASE.min) * 100));
  if (ease <= EASE.max) return 100;
  return Math.max(0, Math.round(100 - (ease - EASE.max) * EASE_SLOPE));
}

function conversionScore(text: ListingText, facts: RequestFacts): number {
  const checks = conversionChecks(text, facts);
  return percentage(checks.map(({ weight, holds }) => ({ weight, holds })));
}

function complianceScore(broken: ReadonlySet<Rule>, facts: RequestFacts): number {
  const rules = rulesOn(facts.platform, facts.day);
  const score = percentage(
    rules.map((rule) => ({ weight: rule.weight, holds: !broken.has(rule) })),
  );
  // Rounding must not turn a broken rule into 100.
  return broken.size > 0 ? Math.min(score, 99) : score;
}

/** The rules of its platform that a listing breaks. */
export function brokenRules(text: ListingText, facts: RequestFacts): ReadonlySet<Rule> {
  return new Set(
    rulesOn(facts.platform, facts.day).filter((rule) => !followsRule(rule, text, facts)),
  );
}

function percentage(parts: readonly { weight: number; holds: boolean }[]): number {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const held = parts.reduce((sum, { weight, holds }) => sum + (holds ? weight : 0), 0);
  return whole === 0 ? 100 : Math.round((held * 100) / whole);
}

/** The term that a listing should be found by, and the number of its mentions. */
export interface Focus {
  /**
   * The keyphrase, or else the first keyword in the body, or else the first in the title; empty if
   * there are none.
   */
  readonly term: string;
  /** Mentions in bullets and description; one if only the title mentions it. */
  readonly mentions: number;
  /** The number of words in bullets and description. */
  readonly words: number;
  /**
   * Mentions per 100 words. Above the upper bound, a shorter text counts as one of 100 words: three
   * mentions are never too many.
   */
  readonly percent: number;
}

/** Cached per text, because the score, its reason and the tip all need it. */
export const readFocus = oncePer(findFocus);

function findFocus(text: ListingText): Focus {
  const body = bodyOf(text);
  const stems = stemTexts(body);
  const term = text.focus_keyphrase === '' ? keywordIn(text, stems) : text.focus_keyphrase;
  const words = body.reduce((sum, part) => sum + countWords(part), 0);
  const inBody = keyphraseCount(stems, term);
  const count = inBody === 0 ? Number(isInTitle(text.title, term)) : inBody;
  if (words === 0) return { term, mentions: 0, words, percent: 0 };
  const percent = (count * 100) / words;
  const ofMany = (count * 100) / Math.max(words, MIN_WORDS_FOR_OVERUSE);
  const counted = percent > DENSITY.max ? Math.max(ofMany, DENSITY.max) : percent;
  return { term, mentions: count, words, percent: counted };
}

/** The first keyword in the body, or else the first in the title. */
function keywordIn({ keywords, title }: ListingText, body: StemmedText): string {
  const terms = keywords.slice(0, MAX_FOCUS_KEYWORDS);
  return (
    terms.find((term) => keyphraseCount(body, term) > 0) ??
    terms.find((term) => isInTitle(title, term)) ??
    keywords[0] ??
    ''
  );
}

/** Flesch reading ease of bullets and description without markup; computed once per text. */
export const readingEase = oncePer(measureEase);

function measureEase(text: ListingText): number {
  let words = 0;
  let sentences = 0;
  let syllables = 0;
  for (const sentence of bodyOf(text).flatMap(sentencesOf)) {
    sentences += 1;
    for (const word of wordsOf(sentence)) {
      words += 1;
      syllables += syllablesOf(word);
    }
  }
  return fleschReadingEase(words, sentences, syllables);
}

/** The text that shoppers read: bullets, and the blocks of the description. */
export const bodyOf = oncePer((text: ListingText) => [
  ...text.bullets,
  ...descriptionOf(text).map((block) => block.text),
]);
