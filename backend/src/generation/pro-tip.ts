import type { SeoScores } from '@wareword/shared-schema';
import type { Advice } from './advice/index.ts';
import type { RequestFacts } from './facts/request-facts.ts';
import type { ListingText } from './platforms/index.ts';
import { contradictionsIn } from './reading/contradictions.ts';
import type { Reading } from './reading/index.ts';
import { avoidedTip } from './tips/avoided-tip.ts';
import { defectTips } from './tips/defect-tips.ts';
import { filterValuesTip } from './tips/filter-values-tip.ts';
import { inputTips } from './tips/input-tips.ts';
import { missingTip, nextTip, sparseInputTip, unitTip } from './tips/missing.ts';
import { longNameTip, longTitleTip, repeatedWordTips } from './tips/name-tips.ts';
import { notShownTip } from './tips/not-shown.ts';
import { otherMarketplaceTip } from './tips/other-marketplace.ts';
import { scoreTip } from './tips/score-tip.ts';
import { coverageOf } from './tips/listing-coverage.ts';
import { spellingTips } from './tips/spelling.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Maximum number of contradictions in one tip. */
const MAX_CONTRADICTIONS = 2;

/**
 * Advice about the input: contradictions, and what is incomplete, unclear or left out, with the
 * reason. If that is at most one item, one more is added: a name that is too long, what the input
 * lacks, the change that would raise the lowest score most, or what shoppers ask next
 * (docs/scores.md).
 */
export async function tipsFor(
  text: ListingText,
  scores: SeoScores,
  facts: RequestFacts,
  reading: Reading,
): Promise<readonly Advice[]> {
  const shown = coverageOf(text);
  const contradictions = contradictionsIn(reading)
    .slice(0, MAX_CONTRADICTIONS)
    .map(([one, other]): Advice => ({ code: 'contradiction', values: { one, other } }));
  await yieldToEventLoop();
  const aboutInput = [...defectTips(reading), ...inputTips(reading, facts, shown.holds)];
  await yieldToEventLoop();
  const spelling = spellingTips(reading);
  await yieldToEventLoop();
  const longName = longNameTip(text, facts, reading, shown);
  // Words that the title has no room for and no other field contains are always reported.
  const isLosing = longName?.code === 'nameLong' && longName.values.quotes.length > 0;
  const tips: Advice[] = [
    ...contradictions,
    ...aboutInput,
    otherMarketplaceTip(reading, facts.platform, shown) ?? [],
    ...repeatedWordTips(reading),
    isLosing ? longName : [],
    notShownTip(reading, facts.platform, shown) ?? [],
    avoidedTip(reading, shown) ?? [],
    unitTip(text, reading) ?? [],
    ...spelling,
  ].flat();
  await yieldToEventLoop();
  // Tips about a long title and about filter values never displace other tips.
  const last = [longTitleTip(text, facts) ?? [], filterValuesTip(reading, shown) ?? []].flat();
  if (tips.length > 1) return [tips, last].flat();
  const others = isLosing ? undefined : longName;
  if (tips.length === 1) return [tips, others ?? missingTip(reading) ?? [], last].flat();
  const more =
    others ??
    sparseInputTip(facts, reading) ??
    missingTip(reading) ??
    scoreTip(text, scores, facts, reading) ??
    nextTip(reading) ??
    [];
  const all = [more, last].flat();
  return all.length > 0 ? all : [{ code: 'checkListing' }];
}
