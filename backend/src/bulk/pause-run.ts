import type { BulkContext } from './context.ts';
import { transitionRun } from './transition-run.ts';
import type { RunInput } from './run-view.ts';

/**
 * Pauses a run: no more products are started, and those in progress are completed.
 * @throws {DomainError}
 */
export async function pauseRun(args: { ctx: BulkContext; input: RunInput }): Promise<void> {
  await transitionRun(args, { from: ['running'], to: 'paused' });
}
