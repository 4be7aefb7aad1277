import { publishNewProduct, textForm, type ActionContext } from '@wareword/publishing';
import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@wareword/store-app/database';
import type { Vault } from '@wareword/security/secrets';
import { stores, StoreIdSchema } from '../database/index.ts';
import { hasConnection, readSettings } from '../stores/index.ts';
import {
  GmtSchema,
  parseBounded,
  variationReason,
  verifyWebhookSignature,
} from '../woocommerce/index.ts';

const DeliveredProduct = z.object({
  id: z.int().positive(),
  name: z.string().catch(''),
  status: z.string(),
  type: z.string().catch(''),
  date_created_gmt: GmtSchema.optional().catch(undefined),
});
type DeliveredProduct = z.infer<typeof DeliveredProduct>;

/** A webhook delivery, as raw bytes. */
export interface Delivery {
  readonly storeId: string;
  readonly topic: string | undefined;
  readonly signature: string | undefined;
  readonly body: Uint8Array;
}

/** Whether the store exists and has our webhooks. */
export async function expectsDeliveries({
  ctx,
  input,
}: {
  ctx: { readonly database: Database };
  input: { readonly storeId: string };
}): Promise<boolean> {
  const storeId = StoreIdSchema.safeParse(input.storeId).data;
  if (storeId === undefined) return false;
  const found = await ctx.database.orm
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, storeId), isNotNull(stores.webhookSecret)));
  return found.length > 0;
}

/**
 * Publishes a new product's listing automatically, if enabled, once the product is published.
 * WooCommerce also reports drafts, variations and our own changes, late and repeatedly; each
 * product gets only one such run. Nothing is kept of a store without a connection, which could fill
 * the database with products that no one pays for.
 * @returns `refused` if the signature is not the store's
 */
export async function receiveDelivery({
  ctx,
  input,
}: {
  ctx: { readonly database: Database; readonly vault: Vault; readonly publishing: ActionContext };
  input: Delivery;
}): Promise<'refused' | 'ignored' | 'started'> {
  const storeId = StoreIdSchema.safeParse(input.storeId).data;
  if (storeId === undefined) return 'refused';
  const [store] = await ctx.database.orm.select().from(stores).where(eq(stores.id, storeId));
  if (store === undefined || store.webhookSecret === null) return 'refused';
  const secret = ctx.vault.open(store.webhookSecret, `stores:${store.id}:webhook`);
  if (!verifyWebhookSignature(input.body, input.signature, secret)) return 'refused';
  if (!store.automatic || !hasConnection(store)) return 'ignored';
  const product = await readProduct(input.body);
  if (product === undefined || !isNew(product, input.topic, store.automaticSince)) return 'ignored';
  if (product.status !== 'publish' || variationReason(product.type) !== null) return 'ignored';
  const id = String(product.id);
  const started = await publishNewProduct({
    ctx: ctx.publishing,
    input: {
      storeId: store.id,
      key: `new-product:${id}`,
      product: { id, name: textForm(product.name, 'entities').replaceAll('\0', '') },
      settings: readSettings(store.preferences),
    },
  });
  return started ? 'started' : 'ignored';
}

/** WordPress dates a product by its publication, so an older draft counts as new once published. */
function isNew(product: DeliveredProduct, topic: string | undefined, since: Date | null): boolean {
  if (topic === 'product.created') return true;
  const { date_created_gmt: createdAt } = product;
  if (topic !== 'product.updated' || createdAt === undefined || since === null) return false;
  return createdAt >= since;
}

async function readProduct(body: Uint8Array): Promise<DeliveredProduct | undefined> {
  const parsed = await parseBounded(Buffer.from(body).toString('utf8'));
  return 'json' in parsed ? DeliveredProduct.safeParse(parsed.json).data : undefined;
}
