import { eq } from 'drizzle-orm';
import type { PublishingContext } from '../context.ts';
import type { RunId } from '../identifiers.ts';

/** The store that a run is for; undefined if the run does not exist. */
export async function findStoreOfRun({
  ctx,
  input,
}: {
  ctx: Pick<PublishingContext, 'orm' | 'tables'>;
  input: { readonly runId: RunId };
}): Promise<string | undefined> {
  const { runs } = ctx.tables;
  const [run] = await ctx.orm
    .select({ storeId: runs.storeId })
    .from(runs)
    .where(eq(runs.id, input.runId));
  return run?.storeId;
}
