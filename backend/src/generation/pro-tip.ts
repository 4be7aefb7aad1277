import type { SeoScores } from '@wareword/shared-schema';
import type { Advice } from './advice/index.ts';
import type { RequestFacts } from './facts/request-facts.ts';
import type { ListingText } from './platforms/index.ts';
import { contradictionsIn } from './reading/contradictions.ts';
import type { Reading } from './reading/index.ts';
import { bodyOf } from './score.ts';
import { faultTips } from './tips/faults.ts';
import { filingTip } from './tips/filing-tip.ts';
import { inputTips, longNameTip } from './tips/input-tips.ts';
import { missingTip, nextTip, sparseInputTip, unitTip } from './tips/missing.ts';
import { scoreTip } from './tips/score-tip.ts';
import { spellingTips } from './tips/spelling.ts';

/** Maximum number of contradictions in one tip. */
const MAX_CONTRADICTIONS = 2;

/**
 * Advice about the input: contradictions, and what is incomplete, unclear or left out, with the
 * reason. If that is at most one item, one more is added: a name that is too long, what the input
 * lacks, the change that would raise the lowest score most, or what shoppers ask next
 * (docs/scores.md).
 */
export function tipsFor(
  text: ListingText,
  scores: SeoScores,
  facts: RequestFacts,
  reading: Reading,
): readonly Advice[] {
  const shown = [text.title, ...bodyOf(text)].join('\n').toLowerCase();
  const contradictions = contradictionsIn(reading)
    .slice(0, MAX_CONTRADICTIONS)
    .map(([one, other]): Advice => ({ code: 'contradiction', values: { one, other } }));
  const tips: Advice[] = [
    ...contradictions,
    ...faultTips(reading),
    ...inputTips(reading, facts, (words) => shown.includes(words.toLowerCase())),
    unitTip(text, reading) ?? [],
    ...spellingTips(reading),
  ].flat();
  // What a store's filters say takes no place from other advice.
  const filing = filingTip(reading, shown) ?? [];
  if (tips.length > 1) return [tips, filing].flat();
  const longName = longNameTip(text, facts, reading);
  if (tips.length === 1) return [tips, longName ?? missingTip(reading) ?? [], filing].flat();
  const more =
    longName ??
    sparseInputTip(facts, reading) ??
    missingTip(reading) ??
    scoreTip(text, scores, facts, reading) ??
    nextTip(reading) ??
    [];
  const all = [more, filing].flat();
  return all.length > 0 ? all : [{ code: 'checkListing' }];
}
