import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { stores } from '../database/index.ts';
import { openWooStore, type Store } from '../stores/index.ts';
import { deliveryUrlOf, type AutomaticContext } from './switch.ts';

const BATCH_SIZE = 20;

/**
 * Adds the update webhook to stores that an earlier version set to automatic publishing.
 * Unreachable stores are retried by the next call.
 * @returns how many were given their webhook
 */
export async function addUpdateWebhooks({ ctx }: { ctx: AutomaticContext }): Promise<number> {
  const lacking = await ctx.database.orm
    .select()
    .from(stores)
    .where(
      and(
        eq(stores.automatic, true),
        isNull(stores.updateWebhookId),
        isNotNull(stores.webhookSecret),
        isNotNull(stores.keys),
        isNull(stores.keysRefusedAt),
      ),
    )
    .limit(BATCH_SIZE);
  const outcomes = await Promise.allSettled(lacking.map((store) => addTo(ctx, store)));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

async function addTo(ctx: AutomaticContext, store: Store): Promise<void> {
  if (store.webhookSecret === null) return;
  const secret = ctx.vault.open(store.webhookSecret, `stores:${store.id}:webhook`);
  const woo = openWooStore(ctx, store);
  try {
    const { id, createdAt } = await woo.createWebhook({
      topic: 'product.updated',
      deliveryUrl: deliveryUrlOf(ctx, store),
      secret,
    });
    const kept = await ctx.database.orm
      .update(stores)
      .set({ updateWebhookId: id, automaticSince: createdAt })
      .where(
        and(
          eq(stores.id, store.id),
          eq(stores.webhookSecret, store.webhookSecret),
          isNull(stores.updateWebhookId),
        ),
      )
      .returning({ id: stores.id });
    // Another process was first, or the owner has turned it off in the meantime.
    if (kept.length === 0) await woo.deleteWebhook(id);
  } finally {
    woo.close();
  }
}
