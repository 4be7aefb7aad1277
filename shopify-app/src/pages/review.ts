import {
  editItem,
  FIELDS,
  findNeighbors,
  getItem,
  PublishingError,
  StoreError,
  type ItemId,
} from '@wareword/publishing';
import { fieldNotes, mediaOf, tipOf } from '@wareword/publishing/words';
import { boundedArray } from '@wareword/store-app/run-settings';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { productGid } from '../catalog/index.ts';
import type { Review } from '../load-context/index.ts';
import { FIND_STOREFRONT_URL } from '../products/index.ts';
import { presentItem } from './item-row.ts';
import type { PageContext } from './page-context.ts';
import { messageOf } from './problem-texts.ts';
import { itemIdOf, runIdOf } from './runs.ts';

/** One product of a run, old and new side by side. */
export async function readReview(
  page: PageContext,
  runId: string,
  itemId: string,
): Promise<Review> {
  const { app, visit, texts } = page;
  const { publishing } = texts;
  const input = { storeId: visit.shop.id, itemId: itemIdOf(itemId) };
  const about = await findRunOfItem(page, runId, input.itemId);
  const item = await getItem({ ctx: app.publishing, input });
  const [product, { previous, next }] = await Promise.all([
    findProduct(page, item.productId),
    findNeighbors({ ctx: app.publishing, input }),
  ]);
  const { fields, scores, choseFields } = item;
  return {
    item: presentItem(item, texts),
    run: { id: about.runId, onlyEmpty: about.onlyEmpty },
    product,
    fields: fields.map((one) => ({
      ...one,
      problem: item.reason?.field === one.field ? messageOf(item.reason, texts) : null,
      notes: fieldNotes(one, publishing, texts.pages('tagsNotSelected')),
      media: {
        current: mediaOf(one.currentMedia, publishing),
        proposed: mediaOf(one.proposedMedia, publishing),
      },
    })),
    scores,
    tip: tipOf(item, texts.language),
    choseFields,
    previous: previous?.id ?? null,
    next: next?.id ?? null,
  };
}

const MAX_TEXT = 200_000;
/** Shopify's maximum number of tags per product. */
const MAX_TAGS = 250;

const text = z.string().max(MAX_TEXT).nullable().optional();

const EditSchema = z.object({
  values: z
    .object({
      title: text,
      description: text,
      metaTitle: text,
      metaDescription: text,
      tags: boundedArray(z.string().max(255), MAX_TAGS).nullable().optional(),
    })
    .optional(),
  chosen: boundedArray(z.enum(FIELDS), FIELDS.length).nullable().optional(),
});

/** Saves edits of a proposal, and which fields are selected. */
export async function edit(
  page: PageContext,
  runId: string,
  itemId: string,
  input: unknown,
): Promise<null> {
  const { app, visit } = page;
  const about = await findRunOfItem(page, runId, itemIdOf(itemId));
  const { values, chosen } = EditSchema.parse(input);
  await editItem({
    ctx: app.publishing,
    input: { storeId: visit.shop.id, itemId: about.itemId, values, chosen },
  });
  return null;
}

interface RunOfItem {
  readonly runId: ReturnType<typeof runIdOf>;
  readonly itemId: ItemId;
  readonly onlyEmpty: boolean;
}

/** @throws PublishingError `item_not_found`, including if it belongs to another run */
async function findRunOfItem(
  { app, visit }: PageContext,
  runId: string,
  itemId: ItemId,
): Promise<RunOfItem> {
  const { orm, tables } = app.publishing;
  const { items, runs } = tables;
  const [found] = await orm
    .select({ runId: items.runId, settings: runs.settings })
    .from(items)
    .innerJoin(runs, eq(runs.id, items.runId))
    .where(
      and(eq(items.id, itemId), eq(items.storeId, visit.shop.id), eq(items.runId, runIdOf(runId))),
    );
  if (found === undefined) throw new PublishingError('item_not_found', 'Product not found.');
  return { runId: found.runId, itemId, onlyEmpty: found.settings.onlyEmpty };
}

/** The product's URL parts; a preview works without them if Shopify is down. */
async function findProduct(
  { admin, visit }: PageContext,
  number: string,
): Promise<Review['product']> {
  const store = visit.shop.id.replace(/\.myshopify\.com$/, '');
  const adminUrl = `https://admin.shopify.com/store/${store}/products/${number}`;
  try {
    const { data } = await admin.call(FIND_STOREFRONT_URL, { id: productGid(number) });
    return {
      adminUrl,
      onlineStoreUrl: data.product?.onlineStoreUrl ?? null,
      host: data.shop.primaryDomain.host,
      handle: data.product?.handle ?? '',
    };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { adminUrl, onlineStoreUrl: null, host: visit.shop.id, handle: '' };
  }
}
