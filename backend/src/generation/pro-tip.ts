import type { SeoScores } from '@wareword/shared-schema';
import { sayAdvice, type Advice } from './advice/index.ts';
import type { RequestFacts } from './facts/request-facts.ts';
import type { ListingText } from './platforms/index.ts';
import { contradictionsIn } from './reading/contradictions.ts';
import type { Reading } from './reading/index.ts';
import { bodyOf } from './score.ts';
import { inputTips } from './tips/left-out.ts';
import { missingTip } from './tips/missing.ts';
import { raisingTip } from './tips/raising.ts';

/** What a merchant can check at a time. */
const MAX_CONTRADICTIONS = 2;

/**
 * Advice on this input: what in it contradicts itself, what is broken, unclear or left out and why,
 * and what it lacks; or else the change that raises the lowest score most.
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
    ...inputTips(reading, facts, (words) => shown.includes(words.toLowerCase())),
    missingTip(text, facts, reading) ?? raisingTip(text, scores, facts, reading) ?? [],
  ].flat();
  return tips.length > 0 ? tips : [{ code: 'addPhoto' }];
}

/** The tips as the API says them. */
export function proTip(tips: readonly Advice[]): string {
  return tips.map((tip) => sayAdvice(tip, 'en')).join(' ');
}
