import { eq } from 'drizzle-orm';
import type { Statements } from '../context.ts';
import type { RunState } from '../fields.ts';
import type { RunId } from '../identifiers.ts';
import type { PublishingTables } from '../tables.ts';

/**
 * The state of a run, which cannot change before the end of the transaction: queue items of a run that
 * is not canceled in it, so that a concurrent cancellation finds them.
 * @returns undefined if the run was deleted
 */
export async function lockRunState(
  { orm, tables }: { readonly orm: Statements; readonly tables: PublishingTables },
  runId: RunId,
): Promise<RunState | undefined> {
  const { runs } = tables;
  const [found] = await orm
    .select({ state: runs.state })
    .from(runs)
    .where(eq(runs.id, runId))
    .for('share');
  return found?.state;
}
