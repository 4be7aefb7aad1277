import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { stores } from '../database/index.ts';
import { IS_CONNECTED, openWooStore, type Store } from '../stores/index.ts';
import { WooStoreError, type WooStore, type WooTopic } from '../woocommerce/index.ts';
import { deliveryUrlOf, type AutomaticContext } from './turn-automatic-on-off.ts';

const BATCH_SIZE = 20;
const CHECK_INTERVAL_MS = 3_600_000;

const WEBHOOKS = [
  { topic: 'product.created', column: 'webhookId' },
  { topic: 'product.updated', column: 'updateWebhookId' },
] as const satisfies readonly { topic: WooTopic; column: keyof Store }[];

/**
 * Restores the webhooks of connected stores with automatic publishing: WooCommerce disables a webhook after
 * five deliveries in a row have failed, so an outage of the app would end automatic publishing
 * silently. A webhook that the owner paused stays paused. Each store is checked once an hour, and a
 * store that lacks a webhook in every call, so that unreachable stores are retried.
 * @param input.onError called with what is not a failure of the store itself
 */
export async function restoreWebhooks({
  ctx,
  input,
}: {
  ctx: AutomaticContext;
  input: { readonly onError: (error: unknown, about: { readonly storeId: string }) => void };
}): Promise<void> {
  const due = await claimDueStores(ctx);
  await Promise.all(
    due.map(async (store) => {
      try {
        await restoreIn(ctx, store);
      } catch (error) {
        const isExpected = error instanceof WooStoreError || error instanceof AppError;
        if (!isExpected) input.onError(error, { storeId: store.id });
      }
    }),
  );
}

/** The stores that have waited longest come first, so that unreachable stores don't hold up the others. */
async function claimDueStores({ database, now }: AutomaticContext): Promise<Store[]> {
  const checked = stores.webhooksCheckedAt;
  const due = database.orm
    .select({ id: stores.id })
    .from(stores)
    .where(
      and(
        eq(stores.automatic, true),
        isNotNull(stores.webhookSecret),
        isNotNull(stores.keys),
        IS_CONNECTED,
        isNull(stores.keysRefusedAt),
        or(
          isNull(stores.webhookId),
          isNull(stores.updateWebhookId),
          isNull(checked),
          lt(checked, new Date(now().getTime() - CHECK_INTERVAL_MS)),
        ),
      ),
    )
    .orderBy(sql`${asc(checked)} nulls first`)
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  return database.orm
    .update(stores)
    .set({ webhooksCheckedAt: now() })
    .where(inArray(stores.id, due))
    .returning();
}

async function restoreIn(ctx: AutomaticContext, store: Store): Promise<void> {
  if (store.webhookSecret === null) return;
  const secret = ctx.vault.open(store.webhookSecret, `stores:${store.id}:webhook`);
  const woo = openWooStore(ctx, store);
  try {
    for (const webhook of WEBHOOKS) await restoreWebhook(ctx, { store, woo, secret }, webhook);
  } finally {
    woo.close();
  }
}

async function restoreWebhook(
  ctx: AutomaticContext,
  { store, woo, secret }: { store: Store; woo: WooStore; secret: string },
  { topic, column }: (typeof WEBHOOKS)[number],
): Promise<void> {
  const present = store[column];
  if (present !== null) {
    const status = await woo.readWebhookStatus(present);
    if (status === 'disabled') await woo.activateWebhook(present);
    if (status !== 'missing') return;
  }
  const created = await woo.createWebhook({
    topic,
    deliveryUrl: deliveryUrlOf(ctx, store),
    secret,
  });
  const kept = await ctx.database.orm
    .update(stores)
    .set({ [column]: created.id, automaticSince: store.automaticSince ?? created.createdAt })
    .where(
      and(
        eq(stores.id, store.id),
        eq(stores.webhookSecret, store.webhookSecret ?? ''),
        present === null ? isNull(stores[column]) : eq(stores[column], present),
      ),
    )
    .returning({ id: stores.id });
  // Another process was first, or the owner has turned it off in the meantime.
  if (kept.length === 0) await woo.deleteWebhook(created.id);
}
