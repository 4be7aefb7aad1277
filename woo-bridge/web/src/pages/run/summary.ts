import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import { number } from '../../words/usage.ts';

export type Run = RouterOutputs['runs']['get'];

/** Whether the owner can do nothing but wait: products whose listings are not there yet. */
export function waitingToBeWritten({ counts }: Run): number {
  return counts.queued + counts.generating;
}

/** "3 published, 2 to read, 1 failed" */
export function summaryOf(run: Run): string {
  const { counts } = run;
  const parts: (readonly [number, string])[] = [
    [waitingToBeWritten(run), run.state === 'active' ? 'to be written' : 'not written'],
    [counts.ready, 'to read'],
    [counts.push_queued + counts.pushing, 'being published'],
    [counts.pushed, 'published'],
    [counts.conflict, 'changed in the store'],
    [counts.undo_queued + counts.undoing, 'being undone'],
    [counts.undone, 'undone'],
    [counts.failed, 'failed'],
    [counts.skipped, 'left out'],
  ];
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${number(count)} ${word}`);
  if (run.collecting) words.unshift('Looking up products');
  const state = run.state === 'paused' ? ['paused'] : run.state === 'cancelled' ? ['stopped'] : [];
  return [...state, ...words].join(', ').replace(/^./, (first) => first.toUpperCase());
}
