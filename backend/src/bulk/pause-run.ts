import type { BulkContext } from './context.ts';
import { moveRun } from './move-run.ts';
import type { RunInput } from './run-view.ts';

/**
 * No further product is begun; those whose listing is being written come to their end.
 * @throws {Refusal}
 */
export async function pauseRun(args: { ctx: BulkContext; input: RunInput }): Promise<void> {
  await moveRun(args, { from: ['running'], to: 'paused' });
}
