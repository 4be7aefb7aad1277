import type { WarewordClient } from '@wareword/shared-schema/client';
import { isNotNull } from 'drizzle-orm';
import { StoreError, type StoreProduct } from '../store.ts';
import type { Item } from '../tables.ts';
import { countItem } from '../runs/stored-bytes.ts';
import { productNameOf } from '../text/product-name.ts';
import { proposalOf } from '../text/proposal.ts';
import { forEachConcurrent } from './for-each-concurrent.ts';
import { handleServiceError } from './handle-service-error.ts';
import { readLargestBatch, type SomeProducts } from './read-largest-batch.ts';
import { NOT_CONNECTED } from './service-error.ts';
import {
  baseOf,
  changeItem,
  clearWait,
  GONE,
  itemsInState,
  pauseForReason,
  shouldWait,
  TRASHED,
  waitForStore,
  type Step,
} from './step.ts';

const BATCH_SIZE = 20;
const MAX_CONCURRENT_REQUESTS = 5;

/**
 * Proposes the saved listings that were sent to this store, for the products that their owner chose.
 * Nothing is written, so nothing is charged. A listing is acknowledged before its proposal is
 * saved: after a crash in between, both are done again.
 */
export async function proposeSent(step: Step): Promise<boolean> {
  const { ctx, store } = step;
  const sent = await itemsInState(
    step,
    'queued',
    BATCH_SIZE,
    isNotNull(ctx.tables.items.listingId),
  );
  if (sent.length === 0) return false;
  const { client } = store;
  if (client === undefined) {
    await pauseForReason(step, NOT_CONNECTED);
    return true;
  }
  const read = await readOrWait(step, sent);
  if (read === undefined) return false;
  const stopped = new AbortController();
  await forEachConcurrent(read.items, MAX_CONCURRENT_REQUESTS, async (item) => {
    if (stopped.signal.aborted || step.signal.aborted) return;
    try {
      await propose(step, client, { item, product: read.products.get(item.productId) });
    } catch (error) {
      await refused(step, { item, error, stopped });
    }
  });
  if (stopped.signal.aborted) return false;
  await clearWait(step);
  return true;
}

async function refused(
  step: Step,
  about: { readonly item: Item; readonly error: unknown; readonly stopped: AbortController },
): Promise<void> {
  if (step.signal.aborted) return;
  const isStopped = about.stopped.signal.aborted;
  if (await handleServiceError(step, { ...about, isStopped })) about.stopped.abort();
}

async function propose(
  step: Step,
  client: WarewordClient,
  { item, product }: { readonly item: Item; readonly product: StoreProduct | undefined },
): Promise<void> {
  const { listingId } = item;
  if (listingId === null) return;
  if (product === undefined || product.trashed) {
    const reason = product === undefined ? GONE : TRASHED;
    await changeItem(step, item, { state: 'skipped', reason });
    return;
  }
  const { signal } = step;
  const { listing, tips } = await client.listings.get(listingId, {
    include: ['tips'],
    signal,
  });
  await client.listings.take(listingId, { signal });
  const proposed = await changeItem(step, item, {
    state: 'ready',
    reason: null,
    base: baseOf(product),
    productName: productNameOf(product),
    proposal: proposalOf(listing, product.values, step.ctx.fields),
    scores: listing.seo_scores,
    tip: listing.pro_tip,
    tips: tips ?? null,
  });
  if (proposed) await countItem({ orm: step.statements, tables: step.ctx.tables }, item);
}

/** The products of as many items as can be read at once; undefined if the store cannot be read. */
async function readOrWait(step: Step, sent: readonly Item[]): Promise<SomeProducts | undefined> {
  try {
    return await readLargestBatch(step.store.catalog, sent);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (shouldWait(step, error)) await waitForStore(step, error, 'read');
    else await pauseForReason(step, error);
    return undefined;
  }
}
