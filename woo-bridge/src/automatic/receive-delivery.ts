import { createRun, textForm, type ClickContext } from '@wareword/publishing';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { stores, type Database, type StoreId } from '../database/index.ts';
import type { Vault } from '../secrets/index.ts';
import { readSettings } from '../stores/index.ts';
import { verifyWebhookSignature } from '../woocommerce/index.ts';

const NewProduct = z.object({
  id: z.int().positive(),
  name: z.string().default(''),
  status: z.string().default('publish'),
});

/** A delivery of WooCommerce's, byte for byte. */
export interface Delivery {
  readonly storeId: string;
  readonly topic: string | undefined;
  readonly signature: string | undefined;
  readonly body: Uint8Array;
}

/**
 * Starts a run for a product that is new in a store whose owner turned automatic publishing on.
 * WooCommerce delivers late and more than once: a product has one such run for ever.
 * @returns `refused` where the signature is not the store's
 */
export async function receiveDelivery({
  ctx,
  input,
}: {
  ctx: { readonly database: Database; readonly vault: Vault; readonly publishing: ClickContext };
  input: Delivery;
}): Promise<'refused' | 'ignored' | 'started'> {
  const [store] = await ctx.database.orm
    .select()
    .from(stores)
    .where(eq(stores.id, input.storeId as StoreId));
  if (store === undefined || store.webhookSecret === null) return 'refused';
  const secret = ctx.vault.open(store.webhookSecret, `stores:${store.id}:webhook`);
  if (!verifyWebhookSignature(input.body, input.signature, secret)) return 'refused';
  if (!store.automatic || input.topic !== 'product.created') return 'ignored';
  const product = readProduct(input.body);
  if (product === undefined || product.status === 'trash' || product.status === 'auto-draft') {
    return 'ignored';
  }
  const id = String(product.id);
  await createRun({
    ctx: ctx.publishing,
    input: {
      storeId: store.id,
      origin: 'automatic',
      key: `new-product:${id}`,
      picked: { products: [{ id, name: textForm(product.name, 'entities').replaceAll('\0', '') }] },
      settings: readSettings(store.preferences),
    },
  });
  return 'started';
}

function readProduct(body: Uint8Array): z.infer<typeof NewProduct> | undefined {
  try {
    return NewProduct.parse(JSON.parse(Buffer.from(body).toString('utf8')));
  } catch {
    return undefined;
  }
}
