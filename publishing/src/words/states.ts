import type { ItemState, Stage } from '../fields.ts';
import type { PublishingTexts } from './texts.ts';

/** "Publishing failed" is more specific than "Failed". */
export function stateOf(
  { state, stage }: { readonly state: ItemState; readonly stage: Stage | null },
  texts: PublishingTexts,
): string {
  return state === 'failed' && stage !== null ? texts.failed(stage) : texts.state(state);
}
