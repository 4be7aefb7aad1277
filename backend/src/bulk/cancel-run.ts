import type { BulkContext } from './context.ts';
import { moveRun } from './move-run.ts';
import type { RunInput } from './run-view.ts';

/**
 * Ends it for good; what is written stays. Products whose listing is being written come to their
 * end, since they are paid for.
 * @throws {Refusal}
 */
export async function cancelRun(args: { ctx: BulkContext; input: RunInput }): Promise<void> {
  await moveRun(args, { from: ['running', 'paused'], to: 'cancelled' });
}
