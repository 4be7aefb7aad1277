import { and, eq } from 'drizzle-orm';
import type { ActionContext } from '../context.ts';
import { newItemId, newRunId, type RunId } from '../identifiers.ts';
import { PublishingError } from '../publishing-error.ts';
import type { Json } from '../store.ts';
import { supersedeItems } from './supersede-items.ts';
import type { RunSettings } from '../tables.ts';

/**
 * Which products: the given ones, or all that match an app-specific selection, read page by page.
 */
export type Picked =
  | { readonly products: readonly { readonly id: string; readonly name: string }[] }
  | { readonly selection: Json };

/**
 * Starts a run: one listing, and one credit, per product. Nothing is published before the owner
 * says so, unless the run is `automatic`.
 * @returns the new run, or the existing one with this key
 * @throws PublishingError `nothing_to_do` if no product is selected
 */
export async function createRun({
  ctx,
  input,
}: {
  ctx: ActionContext;
  input: {
    readonly storeId: string;
    readonly picked: Picked;
    readonly settings: RunSettings;
    readonly origin?: 'picked' | 'automatic' | undefined;
    /** Of two concurrent calls with one key, the first creates the run. */
    readonly key?: string | undefined;
  };
}): Promise<RunId> {
  const { picked, storeId } = input;
  const products = 'products' in picked ? picked.products : [];
  if ('products' in picked && products.length === 0) {
    throw new PublishingError('nothing_to_do', 'Select at least one product.');
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
    const productIds = products.map(({ id }) => id);
    await supersedeItems({
      ctx: { orm: tx, tables: ctx.tables },
      input: { storeId, runId, productIds },
    });
    return true;
  });
  if (!made) {
    const [before] = await ctx.orm
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.storeId, storeId), eq(runs.key, input.key ?? '')));
    return before?.id ?? runId;
  }
  await ctx.scheduleRun(runId, now);
  return runId;
}
