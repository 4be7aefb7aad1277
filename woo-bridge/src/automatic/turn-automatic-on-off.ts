import { stopAutomaticRuns } from '@wareword/publishing';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '@wareword/store-app/database';
import { ConnectError } from '@wareword/store-app/errors';
import { makeSecret, type Vault } from '@wareword/security/secrets';
import { publishing, stores, type StoreId } from '../database/index.ts';
import { findStoreById, hasConnection, openWooStore, type Store } from '../stores/index.ts';
import type { AddressPolicy, WooStore } from '../woocommerce/index.ts';

export interface AutomaticContext {
  readonly database: Database;
  readonly vault: Vault;
  readonly policy: AddressPolicy;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Where a store's deliveries go. */
export function deliveryUrlOf(ctx: Pick<AutomaticContext, 'publicUrl'>, store: Store): string {
  return `${ctx.publicUrl}/webhooks/${store.id}`;
}

/**
 * Turns automatic publishing on by adding webhooks for new and changed products. The store is
 * called in between, so the webhook secret identifies the request: a later one wins, and this one
 * removes what it added.
 * @throws WooStoreError, ConnectError `not_connected`
 */
export async function turnOnAutomatic({
  ctx,
  input,
}: {
  ctx: AutomaticContext;
  input: { readonly storeId: StoreId };
}): Promise<void> {
  const store = await findStoreById({ ctx, input });
  if (!hasConnection(store)) {
    throw new ConnectError('not_connected', 'Connect your store to Wareword first.');
  }
  if (store.automatic) return;
  const secret = makeSecret();
  const webhookSecret = ctx.vault.seal(secret, `stores:${store.id}:webhook`);
  const isThis = eq(stores.id, store.id);
  // The store may deliver before it responds.
  await change(ctx, { webhookSecret }, isThis);
  const isLatest = and(isThis, eq(stores.webhookSecret, webhookSecret));
  const woo = openWooStore(ctx, store);
  const deliveryUrl = deliveryUrlOf(ctx, store);
  try {
    await removeWebhooks(store, woo);
    // Each is saved as soon as it exists, so that the next change can delete it.
    const created = await woo.createWebhook({ topic: 'product.created', deliveryUrl, secret });
    const first = { webhookId: created.id, updateWebhookId: null };
    if (!(await change(ctx, first, isLatest))) {
      await woo.deleteWebhook(created.id);
      return;
    }
    const updated = await woo.createWebhook({ topic: 'product.updated', deliveryUrl, secret });
    const both = {
      automatic: true,
      automaticSince: created.createdAt,
      updateWebhookId: updated.id,
      webhooksCheckedAt: ctx.now(),
    };
    if (await change(ctx, both, isLatest)) return;
    await woo.deleteWebhook(created.id);
    await woo.deleteWebhook(updated.id);
  } finally {
    woo.close();
  }
}

/** Takes effect immediately, even if the store is unreachable, and cancels what is queued. */
export async function turnOffAutomatic({
  ctx,
  input,
}: {
  ctx: AutomaticContext;
  input: { readonly storeId: StoreId };
}): Promise<void> {
  const [store] = await ctx.database.orm.transaction(async (tx) => {
    // Waits for runs that are being started, so that they are found below.
    const turnedOff = await tx
      .update(stores)
      .set({ automatic: false, automaticSince: null, webhookSecret: null })
      .where(eq(stores.id, input.storeId))
      .returning();
    const about = { orm: tx, tables: publishing, now: ctx.now };
    await stopAutomaticRuns({ ctx: about, input });
    return turnedOff;
  });
  if (store === undefined || store.keys === null) return;
  const woo = openWooStore(ctx, store);
  try {
    await removeWebhooks(store, woo);
  } catch {
    // The store is unreachable; its deliveries are ignored from now on.
    return;
  } finally {
    woo.close();
  }
  // Webhooks of a later request stay.
  for (const column of ['webhookId', 'updateWebhookId'] as const) {
    const id = store[column];
    if (id === null) continue;
    await change(ctx, { [column]: null }, and(eq(stores.id, store.id), eq(stores[column], id)));
  }
}

/** @returns whether the store was in the expected state */
async function change(
  { database }: AutomaticContext,
  values: Partial<Store>,
  where: SQL | undefined,
): Promise<boolean> {
  const changed = await database.orm
    .update(stores)
    .set(values)
    .where(where)
    .returning({ id: stores.id });
  return changed.length > 0;
}

async function removeWebhooks(store: Store, woo: WooStore): Promise<void> {
  for (const id of [store.webhookId, store.updateWebhookId]) {
    if (id !== null) await woo.deleteWebhook(id);
  }
}
