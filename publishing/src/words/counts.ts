import { formatNumber } from '@wareword/shared-schema/format';
import type { ItemState, RunState } from '../fields.ts';

interface Counted {
  readonly state: RunState;
  /** Its products are still being looked up. */
  readonly collecting: boolean;
  readonly counts: Readonly<Record<ItemState, number>>;
}

/** Number of products whose listings are not written yet. */
export function unwrittenCount({ counts }: Pick<Counted, 'counts'>): number {
  return counts.queued + counts.generating;
}

/** "3 published, 2 to review, 1 failed" */
export function summaryOf(run: Counted, locale: string): string {
  const { counts } = run;
  const parts: (readonly [number, string])[] = [
    [unwrittenCount(run), run.state === 'active' ? 'to write' : 'not written'],
    [counts.ready, 'to review'],
    [counts.publish_queued + counts.publishing, 'publishing'],
    [counts.published, 'published'],
    [counts.conflict, 'changed in the store'],
    [counts.undo_queued + counts.undoing, 'undoing'],
    [counts.undone, 'undone'],
    [counts.failed, 'failed'],
    [counts.skipped, 'skipped'],
  ];
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatNumber(count, locale)} ${word}`);
  if (run.collecting) words.unshift('Looking up products');
  const state = run.state === 'paused' ? ['paused'] : run.state === 'canceled' ? ['canceled'] : [];
  return [...state, ...words].join(', ').replace(/^./, (first) => first.toUpperCase());
}
