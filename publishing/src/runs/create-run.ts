import { and, eq } from 'drizzle-orm';
import type { ClickContext } from '../context.ts';
import { newItemId, newRunId, type RunId } from '../identifiers.ts';
import { PublishingRefusal } from '../refusal.ts';
import type { Json } from '../store.ts';
import type { RunSettings } from '../tables.ts';

/** Which products: these, or all that a selection of the app's own finds, read page by page. */
export type Picked =
  | { readonly products: readonly { readonly id: string; readonly name: string }[] }
  | { readonly selection: Json };

/**
 * Starts a run: a listing for each of the products, which costs a credit each. Nothing goes to the
 * store before a click, unless the run is `automatic`.
 * @returns the new run, or the one that was made with this key before
 * @throws PublishingRefusal `nothing_to_do` where no product was picked
 */
export async function createRun({
  ctx,
  input,
}: {
  ctx: ClickContext;
  input: {
    readonly storeId: string;
    readonly picked: Picked;
    readonly settings: RunSettings;
    readonly origin?: 'picked' | 'automatic' | undefined;
    /** Of two runs asked for with one key, the first is made. */
    readonly key?: string | undefined;
  };
}): Promise<RunId> {
  const { picked, storeId } = input;
  const products = 'products' in picked ? picked.products : [];
  if ('products' in picked && products.length === 0) {
    throw new PublishingRefusal('nothing_to_do', 'Pick at least one product.');
  }
  const { runs, items } = ctx.tables;
  const runId = newRunId();
  const now = ctx.now();
  const made = await ctx.orm.transaction(async (tx) => {
    const inserted = await tx
      .insert(runs)
      .values({
        id: runId,
        storeId,
        key: input.key ?? null,
        origin: input.origin ?? 'picked',
        state: 'active',
        settings: input.settings,
        selection: 'selection' in picked ? picked.selection : null,
        createdAt: now,
        wakeAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: runs.id });
    if (inserted.length === 0) return false;
    if (products.length === 0) return true;
    await tx
      .insert(items)
      .values(
        products.map(({ id, name }, position) => ({
          id: newItemId(),
          runId,
          storeId,
          position,
          productId: id,
          productName: name,
          state: 'queued' as const,
          updatedAt: now,
        })),
      )
      .onConflictDoNothing();
    return true;
  });
  if (!made) {
    const [before] = await ctx.orm
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.storeId, storeId), eq(runs.key, input.key ?? '')));
    return before?.id ?? runId;
  }
  await ctx.ring(runId, now);
  return runId;
}
