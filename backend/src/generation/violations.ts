import { FIELDS_BY_PLATFORM, type ListingTextField } from '@wareword/shared-schema';
import { formatAdvice } from './advice/index.ts';
import type { RequestFacts } from './facts/request-facts.ts';
import type { CheckedDraft } from './gate/index.ts';
import {
  completeText,
  isThin,
  followsRule,
  minOfRule,
  FIELD_TRAITS,
  rulesOn,
  type ListingText,
  type Rule,
} from './platforms/index.ts';
import type { Violation } from './writer.ts';

const MIN_BULLETS = minOfRule('amazon', 'amazon.bullets.count');
const MAX_VIOLATIONS = 12;
/** Characters of a draft's own words that a violation repeats. */
const QUOTED = 160;

/**
 * The problems of a draft, as reported to its writer: what the gate would remove, what is missing
 * and what exceeds a limit.
 */
export function violationsIn(
  { draft, violations }: CheckedDraft,
  facts: RequestFacts,
): Violation[] {
  const text = completeText(draft);
  const found: Violation[] = violations.map(({ field, text: sentence, reason }) => ({
    field,
    problem: `"${sentence.slice(0, QUOTED).toWellFormed()}": ${reason.slice(0, QUOTED).toWellFormed()}.`,
  }));
  for (const field of FIELDS_BY_PLATFORM[facts.platform])
    found.push(...missing(text, field, facts));
  for (const rule of rulesOn(facts.platform, facts.day)) {
    if (rule.severity !== 'hard' || rule.fixable === true) continue;
    if (found.some(({ field }) => field === rule.field) || followsRule(rule, text, facts)) continue;
    found.push({ field: rule.field, problem: howToKeep(rule) });
  }
  return found.slice(0, MAX_VIOLATIONS);
}

function howToKeep({ limit, check, forbids, remedy }: Rule): string {
  if (limit === undefined || check !== undefined || forbids !== undefined) {
    return formatAdvice({ code: remedy }, 'en');
  }
  const { min = 0, max = Infinity, unit } = limit;
  return max === Infinity ? `Keep to ${min} ${unit} or more.` : `Keep to ${min} to ${max} ${unit}.`;
}

function missing(text: ListingText, field: ListingTextField, facts: RequestFacts): Violation[] {
  if (FIELD_TRAITS[field].isOptional || isThin(facts)) return [];
  const value = text[field];
  if (value.length === 0) return [{ field, problem: 'This field is empty. Fill it.' }];
  if (field === 'bullets' && facts.platform === 'amazon' && value.length < MIN_BULLETS) {
    return [{ field, problem: `Write at least ${MIN_BULLETS} bullets.` }];
  }
  return [];
}
