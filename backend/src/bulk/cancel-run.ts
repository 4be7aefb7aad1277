import type { BulkContext } from './context.ts';
import { transitionRun } from './transition-run.ts';
import type { RunInput } from './run-view.ts';

/**
 * Cancels a run permanently. Finished listings stay, and products in progress are completed,
 * because they are already paid for.
 * @throws {DomainError}
 */
export async function cancelRun(args: { ctx: BulkContext; input: RunInput }): Promise<void> {
  await transitionRun(args, { from: ['running', 'paused'], to: 'canceled' });
}
