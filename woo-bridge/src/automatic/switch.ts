import { eq } from 'drizzle-orm';
import { stores, type Database, type StoreId } from '../database/index.ts';
import { makeToken, type Vault } from '../secrets/index.ts';
import { findStoreById, openWooStore, type Store } from '../stores/index.ts';
import type { AddressPolicy } from '../woocommerce/index.ts';

interface Context {
  readonly database: Database;
  readonly vault: Vault;
  readonly policy: AddressPolicy;
  readonly publicUrl: string;
}

/**
 * Has the store tell of new products, whose listings then go live without a click.
 * @throws WooStoreError
 */
export async function turnOnAutomatic({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly storeId: StoreId };
}): Promise<void> {
  const store = await findStoreById({ ctx, input });
  if (store.automatic) return;
  const secret = makeToken();
  const { orm } = ctx.database;
  // The store may deliver before it has answered.
  await orm
    .update(stores)
    .set({ webhookSecret: ctx.vault.seal(secret, `stores:${store.id}:webhook`) })
    .where(eq(stores.id, store.id));
  const woo = openWooStore(ctx, store);
  try {
    await removeWebhook(store, (id) => woo.deleteWebhook(id));
    const deliveryUrl = `${ctx.publicUrl}/webhooks/${store.id}`;
    const { id } = await woo.createWebhook({ deliveryUrl, secret });
    await orm.update(stores).set({ automatic: true, webhookId: id }).where(eq(stores.id, store.id));
  } finally {
    woo.close();
  }
}

/** Takes effect at once, even where the store cannot be told. */
export async function turnOffAutomatic({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly storeId: StoreId };
}): Promise<void> {
  const store = await findStoreById({ ctx, input });
  await ctx.database.orm
    .update(stores)
    .set({ automatic: false, webhookSecret: null })
    .where(eq(stores.id, store.id));
  if (store.webhookId === null || store.keys === null) return;
  const woo = openWooStore(ctx, store);
  try {
    await removeWebhook(store, (id) => woo.deleteWebhook(id));
  } catch {
    // The store cannot be told now; what it still delivers is not listened to.
    return;
  } finally {
    woo.close();
  }
  await ctx.database.orm.update(stores).set({ webhookId: null }).where(eq(stores.id, store.id));
}

async function removeWebhook(store: Store, remove: (id: number) => Promise<void>): Promise<void> {
  if (store.webhookId !== null) await remove(store.webhookId);
}
