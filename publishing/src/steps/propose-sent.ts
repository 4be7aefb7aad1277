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
  type RoundContext,
} from './round-context.ts';

const BATCH_SIZE = 20;
const MAX_CONCURRENT_REQUESTS = 5;

/**
 * Proposes the saved listings that were sent to this store, for the products that their owner chose.
 * Nothing is written, so nothing is charged. A listing is acknowledged before its proposal is
 * saved: after a crash in between, both are done again.
 */
export async function proposeSent(round: RoundContext): Promise<boolean> {
  const { ctx, store } = round;
  const sent = await itemsInState(
    round,
    'queued',
    BATCH_SIZE,
    isNotNull(ctx.tables.items.listingId),
  );
  if (sent.length === 0) return false;
  const { client } = store;
  if (client === undefined) {
    await pauseForReason(round, NOT_CONNECTED);
    return true;
  }
  const read = await readOrWait(round, sent);
  if (read === undefined) return false;
  const stopped = new AbortController();
  await forEachConcurrent(read.items, MAX_CONCURRENT_REQUESTS, async (item) => {
    if (stopped.signal.aborted || round.signal.aborted) return;
    try {
      await propose(round, client, { item, product: read.products.get(item.productId) });
    } catch (error) {
      await refused(round, { item, error, stopped });
    }
  });
  if (stopped.signal.aborted) return false;
  await clearWait(round);
  return true;
}

async function refused(
  round: RoundContext,
  about: { readonly item: Item; readonly error: unknown; readonly stopped: AbortController },
): Promise<void> {
  if (round.signal.aborted) return;
  const isStopped = about.stopped.signal.aborted;
  if (await handleServiceError(round, { ...about, isStopped })) about.stopped.abort();
}

async function propose(
  round: RoundContext,
  client: WarewordClient,
  { item, product }: { readonly item: Item; readonly product: StoreProduct | undefined },
): Promise<void> {
  const { listingId } = item;
  if (listingId === null) return;
  if (product === undefined || product.trashed) {
    const reason = product === undefined ? GONE : TRASHED;
    await changeItem(round, item, { state: 'skipped', reason });
    return;
  }
  const { signal } = round;
  const { listing, tips } = await client.listings.get(listingId, {
    include: ['tips'],
    signal,
  });
  await client.listings.take(listingId, { signal });
  const proposed = await changeItem(round, item, {
    state: 'ready',
    reason: null,
    base: baseOf(product),
    productName: productNameOf(product),
    proposal: proposalOf(listing, product.values, round.ctx.fields),
    scores: listing.seo_scores,
    tip: listing.pro_tip,
    tips: tips ?? null,
  });
  if (proposed) await countItem({ orm: round.statements, tables: round.ctx.tables }, item);
}

/** The products of as many items as can be read at once; undefined if the store cannot be read. */
async function readOrWait(
  round: RoundContext,
  sent: readonly Item[],
): Promise<SomeProducts | undefined> {
  try {
    return await readLargestBatch(round.store.catalog, sent);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (shouldWait(round, error)) await waitForStore(round, error, 'read');
    else await pauseForReason(round, error);
    return undefined;
  }
}
