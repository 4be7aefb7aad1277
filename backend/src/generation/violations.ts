import { FIELDS_BY_PLATFORM, type ListingTextField } from '@wareword/shared-schema';
import { offencesIn } from './facts/offences.ts';
import type { RequestFacts } from './facts/request-facts.ts';
import { isRefused } from './platforms/refusals.ts';
import {
  isThin,
  keepsRule,
  minimumOf,
  PLATFORM_RULES,
  type ListingText,
  type Rule,
} from './platforms/index.ts';
import { blocksOf } from './text/blocks.ts';
import { plainText } from './text/plain.ts';
import { sentencesOf } from './text/sentences.ts';
import type { Draft, Violation } from './writer.ts';

/** Rules that the finisher mends without a loss: no reason to ask again. */
const MENDED =
  /\.(?:ending|capital|markup|repeats|form|words|bytes|title\.characters|capitals|emoji|count)$/u;
const FEWEST_BULLETS = minimumOf('amazon', 'amazon.bullets.count');
const MOST_VIOLATIONS = 12;
/** Characters of a draft's own words that a violation repeats. */
const QUOTED = 160;

const EMPTY: ListingText = {
  title: '',
  bullets: [],
  description: '',
  keywords: [],
  backend_terms: '',
  focus_keyphrase: '',
  meta_description: '',
  product_tags: [],
};

/**
 * What finishing would cut from a draft or have to replace: what the input does not say, what the
 * platform refuses, what is missing and what overruns (listing rules, "True to the input").
 */
export function violationsIn(draft: Draft, facts: RequestFacts): Violation[] {
  const text: ListingText = { ...EMPTY, ...draft };
  const found = FIELDS_BY_PLATFORM[facts.platform].flatMap((field) => [
    ...missing(text, field, facts),
    ...untrue(text, field, facts),
  ]);
  for (const rule of PLATFORM_RULES[facts.platform]) {
    if (rule.hardness !== 'hard' || MENDED.test(rule.id)) continue;
    if (found.some(({ field }) => field === rule.field) || keepsRule(rule, text, facts)) continue;
    found.push({ field: rule.field, problem: howToKeep(rule) });
  }
  return found.slice(0, MOST_VIOLATIONS);
}

function howToKeep({ limit, check, forbids, remedy }: Rule): string {
  if (limit === undefined || check !== undefined || forbids !== undefined) return remedy;
  const { min = 0, max = Infinity, unit } = limit;
  return max === Infinity ? `Keep to ${min} ${unit} or more.` : `Keep to ${min} to ${max} ${unit}.`;
}

function missing(text: ListingText, field: ListingTextField, facts: RequestFacts): Violation[] {
  if (field === 'backend_terms' || isThin(facts)) return [];
  const value = text[field];
  if (value.length === 0) return [{ field, problem: 'This field is empty. Fill it.' }];
  if (field === 'bullets' && facts.platform === 'amazon' && value.length < FEWEST_BULLETS) {
    return [{ field, problem: `Write at least ${FEWEST_BULLETS} bullets.` }];
  }
  return [];
}

function untrue(text: ListingText, field: ListingTextField, facts: RequestFacts): Violation[] {
  const value = text[field];
  const parts = typeof value === 'string' ? [value] : value;
  const texts =
    field === 'description'
      ? parts.flatMap((part) => blocksOf(part).map((block) => block.text))
      : parts.map((part) => plainText(part));
  return texts.flatMap(sentencesOf).flatMap((sentence) => {
    const quoted = sentence.slice(0, QUOTED).toWellFormed();
    const said = [...new Set(offencesIn(sentence, facts))];
    if (said.length > 0) {
      const words = said.map((word) => `"${word}"`).join(', ');
      return [
        { field, problem: `"${quoted}" says ${words}, which the product data does not say.` },
      ];
    }
    if (!isRefused(sentence, facts.platform)) return [];
    return [
      { field, problem: `"${quoted}" makes a claim that the platform refuses. Leave it out.` },
    ];
  });
}
