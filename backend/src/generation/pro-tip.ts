import type { SeoScores } from '@wareword/shared-schema';
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
export function proTip(
  text: ListingText,
  scores: SeoScores,
  facts: RequestFacts,
  reading: Reading,
): string {
  const shown = [text.title, ...bodyOf(text)].join('\n').toLowerCase();
  const contradictions = contradictionsIn(reading)
    .slice(0, MAX_CONTRADICTIONS)
    .map(([one, other]) => `Your details say both "${one}" and "${other}". Check which is right.`);
  const tips = [
    ...contradictions,
    ...inputTips(reading, facts, (words) => shown.includes(words.toLowerCase())),
    missingTip(text, facts, reading) ?? raisingTip(text, scores, facts, reading) ?? [],
  ].flat();
  return tips.length > 0 ? tips.join(' ') : 'Add a photo of the product in use.';
}
