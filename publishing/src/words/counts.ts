import type { ItemState, RunState } from '../fields.ts';
import type { PublishingTexts, RunPart } from './texts.ts';

interface Counted {
  readonly state: RunState;
  /** Whether its products are still being looked up. */
  readonly gathering: boolean;
  readonly counts: Readonly<Record<ItemState, number>>;
}

/** Number of products whose listings are not written yet. */
export function unwrittenCount({ counts }: Pick<Counted, 'counts'>): number {
  return counts.queued + counts.generating;
}

/** "3 published, 2 to review, 1 failed" */
export function summaryOf(run: Counted, texts: PublishingTexts): string {
  const { counts, state } = run;
  const parts: (readonly [RunPart, number])[] = [
    [state === 'active' ? 'to_write' : 'not_written', unwrittenCount(run)],
    ['to_review', counts.ready],
    ['publishing', counts.publish_queued + counts.publishing],
    ['published', counts.published],
    ['conflict', counts.conflict],
    ['undoing', counts.undo_queued + counts.undoing],
    ['undone', counts.undone],
    ['failed', counts.failed],
    ['skipped', counts.skipped],
  ];
  return [
    ...(state === 'active' ? [] : [texts.stopped(state)]),
    ...(run.gathering ? [texts.lookingUp()] : []),
    ...parts.filter(([, count]) => count > 0).map(([part, count]) => texts.count(part, count)),
  ].join(', ');
}
