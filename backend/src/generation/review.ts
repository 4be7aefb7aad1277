import type {
  BrokenRule,
  Listing,
  ListingTextField,
  Platform,
  SeoScores,
  Tips,
} from '@wareword/shared-schema';
import { formatAdvice, formatTips, type Advice, type AdviceLanguage } from './advice/index.ts';
import { conversionChecks } from './conversion.ts';
import { dayOf, type Clock } from './day.ts';
import { readRequestFacts, type RequestFacts } from './facts/request-facts.ts';
import { rulesOn, type ListingText, type MeasuredUnit, type Rule } from './platforms/index.ts';
import { forbiddenWords, textsOf } from './platforms/rule.ts';
import { tipsFor } from './pro-tip.ts';
import { readInput, readInputInTurns } from './reading/index.ts';
import type { ListingRequest } from './request.ts';
import { brokenRules, DENSITY, readFocus, readingEase, scoreListing } from './score.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** The reason for a score, and changes that would raise it. */
export interface ScoreReason {
  readonly score: keyof SeoScores;
  /** The number that determines the score. */
  readonly reason: Advice;
  /** Remedies, the one that gains the most points first; empty if there is nothing to improve. */
  readonly remedies: readonly Remedy[];
}

/** A change, and its field unless the sentence names it. */
export type Remedy = Advice & { readonly field?: ListingTextField };

/** Scores and advice for a listing's texts, whether a writer or a person wrote them. */
export interface Review {
  readonly seo_scores: SeoScores;
  readonly pro_tip: string;
  /** The tips of `pro_tip`, as data that can be formatted in any language. */
  readonly tips: readonly Advice[];
  readonly reasons: readonly ScoreReason[];
  /** Hard rules of the platform that the texts break. */
  readonly brokenRules: readonly BrokenRule[];
  /** Empty if the request has no keywords. */
  readonly placements: Pick<Listing, 'keyword_placements'>;
}

/**
 * Rules that a listing breaks, with what to change in another language. Rules that no longer apply keep
 * their stored sentence.
 */
export function brokenRulesIn(
  language: AdviceLanguage,
  broken: readonly BrokenRule[],
  text: ListingText,
  platform: Platform,
  clock: Clock = {},
): BrokenRule[] {
  const rules = rulesOn(platform, dayOf(clock));
  return broken.map((stored) => {
    const rule = rules.find(({ id }) => id === stored.rule);
    return rule === undefined
      ? stored
      : { ...stored, problem: formatAdvice(problemOf(rule, text), language) };
  });
}

/** The allowed length of a field. */
export interface FieldLimit {
  readonly field: ListingTextField;
  /**
   * `items` counts a list, and `characters in total` all of its text; the others measure each text.
   */
  readonly unit: MeasuredUnit;
  readonly max: number;
  /** Whether text beyond it breaks a rule of the platform; otherwise it is advice. */
  readonly hard: boolean;
}

/** Reviews a listing's texts against the input and the platform's rules on the clock's day. */
export async function reviewTexts(
  text: ListingText,
  request: ListingRequest,
  clock: Clock = {},
): Promise<Review> {
  await readInputInTurns(request);
  await yieldToEventLoop();
  const facts = readRequestFacts(request, dayOf(clock));
  await yieldToEventLoop();
  const seo_scores = await scoreListing(text, facts);
  await yieldToEventLoop();
  const hard = [...brokenRules(text, facts)].filter(({ severity }) => severity === 'hard');
  await yieldToEventLoop();
  const tips = await tipsFor(text, seo_scores, facts, readInput(request));
  await yieldToEventLoop();
  const reasons = await reasonsFor(text, seo_scores, facts);
  return {
    seo_scores,
    pro_tip: formatTips(tips, 'en'),
    tips,
    reasons,
    brokenRules: hard.map((rule) => ({
      field: rule.field,
      rule: rule.id,
      problem: formatAdvice(problemOf(rule, text), 'en'),
    })),
    placements: await placementsIn(text, request),
  };
}

/** The `pro_tip` for texts, in every language, on the clock's day. */
export async function tipsOn(
  text: ListingText,
  request: ListingRequest,
  clock: Clock = {},
): Promise<Tips> {
  await readInputInTurns(request);
  await yieldToEventLoop();
  const facts = readRequestFacts(request, dayOf(clock));
  await yieldToEventLoop();
  const scores = await scoreListing(text, facts);
  await yieldToEventLoop();
  const tips = await tipsFor(text, scores, facts, readInput(request));
  return {
    en: formatTips(tips, 'en'),
    de: formatTips(tips, 'de'),
    fr: formatTips(tips, 'fr'),
    es: formatTips(tips, 'es'),
  };
}

async function placementsIn(
  text: ListingText,
  request: ListingRequest,
): Promise<Review['placements']> {
  if (request.keywords === undefined) return {};
  const { checkKeywords, placementsOf } = await import('./keywords.ts');
  const judged = await checkKeywords(request);
  return { keyword_placements: placementsOf(text, judged, request, 'not_used') };
}

/** The lengths that a platform's rules allow on the clock's day. */
export function fieldLimits(platform: Platform, clock: Clock = {}): FieldLimit[] {
  return rulesOn(platform, dayOf(clock)).flatMap(({ field, limit, severity }) => {
    const { unit, max } = limit ?? {};
    if (max === undefined || unit === undefined || !isLength(unit)) return [];
    return [{ field, unit, max, hard: severity === 'hard' }];
  });
}

function isLength(unit: string): unit is MeasuredUnit {
  return ['characters', 'bytes', 'items', 'characters in total'].includes(unit);
}

/**
 * The problem with a text: its forbidden words or its length where possible, because a rule's
 * remedy is about the input.
 */
function problemOf(rule: Rule, text: ListingText): Advice {
  const { field, limit, check, remedy } = rule;
  const { min = 0, max, unit = 'characters' } = limit ?? {};
  const texts = textsOf(text, field);
  const forbidden = forbiddenWords(rule, text);
  if (forbidden.length > 0) {
    return { code: 'aboutWords', values: { advice: remedy, words: quoted(forbidden) } };
  }
  if (check !== undefined || max === undefined || !isLength(unit)) return { code: remedy };
  if (unit === 'items') {
    return { code: 'itemCount', values: { min, max, count: texts.length } };
  }
  const lengths = texts.map((item) => (unit === 'bytes' ? Buffer.byteLength(item) : item.length));
  const sum = lengths.reduce((all, length) => all + length, 0);
  const longest = unit === 'characters in total' ? sum : Math.max(0, ...lengths);
  const measure = unit === 'bytes' ? 'bytes' : 'characters';
  if (longest > max) {
    return { code: 'tooLong', values: { unit: measure, length: longest, max } };
  }
  return max === 0 ? { code: remedy } : { code: 'tooShort', values: { unit: measure, min } };
}

/** Advice with a length or count but without the field's name. */
const MEASURES: ReadonlySet<Advice['code']> = new Set(['itemCount', 'tooLong', 'tooShort']);

const MAX_QUOTED_WORDS = 3;
const MAX_QUOTED_LENGTH = 60;

function quoted(words: readonly string[]): string[] {
  return words
    .slice(0, MAX_QUOTED_WORDS)
    .map((word) => word.slice(0, MAX_QUOTED_LENGTH).toWellFormed());
}

async function reasonsFor(
  text: ListingText,
  scores: SeoScores,
  facts: RequestFacts,
): Promise<ScoreReason[]> {
  const density = densityReason(text, scores.keyword_density);
  await yieldToEventLoop();
  const readability = readabilityReason(text, scores.readability);
  await yieldToEventLoop();
  const conversion = conversionReason(text, facts);
  await yieldToEventLoop();
  const compliance = complianceReason(text, facts);
  await yieldToEventLoop();
  return [
    { score: 'keyword_density', ...density },
    { score: 'readability', ...readability },
    { score: 'conversion_potential', ...conversion },
    { score: 'platform_compliance', ...compliance },
  ];
}

type Reason = Pick<ScoreReason, 'reason' | 'remedies'>;

function densityReason(text: ListingText, score: number): Reason {
  const { term: focus, mentions, words, percent } = readFocus(text);
  if (focus === '') {
    return { reason: { code: 'noKeyword' }, remedies: [{ code: 'addKeyword' }] };
  }
  // Three mentions are never too many, so a short text may have more of them per 100 words.
  const isDense = score === 100 && mentions * 100 > words * DENSITY.max;
  const code = isDense ? 'densityOfShort' : 'density';
  const reason: Advice = { code, values: { term: focus, mentions, words } };
  if (score === 100) return { reason, remedies: [] };
  const remedy = percent < DENSITY.min ? 'mentionMore' : 'mentionLess';
  return { reason, remedies: [{ code: remedy, values: { text: focus } }] };
}

function readabilityReason(text: ListingText, score: number): Reason {
  const ease = Math.round(readingEase(text));
  const values = { ease };
  if (score === 100) return { reason: { code: 'ease', values }, remedies: [] };
  // A text that is easier to read than the best range needs no improvement.
  if (ease > 60) return { reason: { code: 'plainEase', values }, remedies: [] };
  return { reason: { code: 'ease', values }, remedies: [{ code: 'useShorterWords' }] };
}

function conversionReason(text: ListingText, facts: RequestFacts): Reason {
  const checks = conversionChecks(text, facts);
  const missed = checks
    .filter(({ holds }) => !holds)
    .toSorted((one, other) => other.weight - one.weight);
  return {
    reason: {
      code: 'sellingPoints',
      values: { covered: checks.length - missed.length, all: checks.length },
    },
    remedies: missed.map(({ remedy, weight }) => ({
      code: 'worth',
      values: { advice: remedy, points: weight },
    })),
  };
}

function complianceReason(text: ListingText, facts: RequestFacts): Reason {
  const broken = [...brokenRules(text, facts)].toSorted((one, other) => other.weight - one.weight);
  const rules = rulesOn(facts.platform, facts.day).length;
  return {
    reason: { code: 'rulesFollowed', values: { followed: rules - broken.length, all: rules } },
    remedies: broken.map((rule) => {
      const problem = problemOf(rule, text);
      return MEASURES.has(problem.code) ? { ...problem, field: rule.field } : problem;
    }),
  };
}
