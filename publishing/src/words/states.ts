import type { ItemState, Stage } from '../fields.ts';
import type { PublishingTexts } from './texts.ts';

/** "Publishing failed" is more specific than "Failed". */
export function stateOf(
  { state, stage }: { readonly state: ItemState; readonly stage: Stage | null },
  texts: PublishingTexts,
): string {
  return state === 'failed' && stage !== null ? texts.failed(stage) : texts.state(state);
}

/** Codes for a product that was deleted: from a run, and from a store. */
const GONE: ReadonlySet<string> = new Set(['product_gone', 'not_found']);

/** Whether its product was deleted from the store, so that nothing can be published or undone there. */
export function isGone({
  state,
  reason,
}: {
  readonly state: ItemState;
  readonly reason: { readonly code: string } | null;
}): boolean {
  return state === 'failed' && reason !== null && GONE.has(reason.code);
}
