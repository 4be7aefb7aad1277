import type { CreateJobRequestInput } from '@wareword/shared-schema';
import { CreateJobRequestSchema } from '@wareword/shared-schema';
import type { WarewordClient } from '@wareword/shared-schema/client';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { StoreError, type StoreProduct } from '../store.ts';
import type { Item, Reason } from '../tables.ts';
import { countItem } from '../runs/stored-bytes.ts';
import { productNameOf } from '../text/product-name.ts';
import { requestRef } from '../text/request-ref.ts';
import { hasDetails, listingRequest } from '../text/request.ts';
import { findSentJob } from './find-sent-job.ts';
import { forEachConcurrent } from './for-each-concurrent.ts';
import { isUnattended, AUTOMATIC_OFF_BEFORE_WRITING, withAutomaticGrant } from './automatic.ts';
import { handleServiceError } from './handle-service-error.ts';
import { readLargestBatch, type SomeProducts } from './read-largest-batch.ts';
import { NOT_CONNECTED } from './service-error.ts';
import {
  baseOf,
  changeItem,
  failItem,
  GONE,
  shouldWait,
  itemsInState,
  NO_DETAILS,
  NOT_PUBLISHED,
  pauseForReason,
  TRASHED,
  waitForStore,
  clearWait,
  type RoundContext,
} from './round-context.ts';

/** Maximum jobs in progress per run: each must be polled, or it expires. */
const MAX_PENDING_JOBS = 100;
/** Batch size; a pause takes effect between batches. */
const SEND_BATCH_SIZE = 20;
const MAX_CONCURRENT_REQUESTS = 5;

/**
 * After this, the service may have forgotten a key: it keeps them for `IDEMPOTENCY_TTL_SECONDS`, 24 hours by
 * default (contract §8.1).
 */
const KEY_MAX_AGE_MS = 23 * 3_600_000;

/**
 * Requests listings for queued products. Each attempt has one idempotency key and one body, saved
 * before sending, so resending after a crash costs nothing. A retried item still has the request of
 * its failed attempt: if that one brought a listing, it is collected instead.
 */
export async function sendItems(round: RoundContext): Promise<boolean> {
  const { ctx, run, store } = round;
  const { items } = ctx.tables;
  const [row] = await ctx.orm
    .select({ pending: sql<number>`count(*)::int` })
    .from(items)
    .where(and(eq(items.runId, run.id), eq(items.state, 'generating')));
  const room = Math.min(MAX_PENDING_JOBS - (row?.pending ?? 0), SEND_BATCH_SIZE);
  if (room <= 0) return false;
  const queued = await itemsInState(round, 'queued', room, isNull(items.listingId));
  if (queued.length === 0) return false;
  if (store.client === undefined) {
    await pauseForReason(round, NOT_CONNECTED);
    return true;
  }
  const prepared = await prepare(round, queued);
  if (prepared === undefined) return false;
  const sender = new Sender(round, store.client);
  await forEachConcurrent(prepared, MAX_CONCURRENT_REQUESTS, (one) => sender.send(one));
  if (!sender.stopped) await clearWait(round);
  return !sender.stopped;
}

interface Prepared {
  readonly item: Item;
  readonly request: CreateJobRequestInput;
}

/** Reads the products and saves their requests; undefined if the store cannot be read. */
async function prepare(
  round: RoundContext,
  queued: readonly Item[],
): Promise<Prepared[] | undefined> {
  const fresh = queued.filter(({ request }) => request === null);
  const saved = queued.filter(({ request }) => request !== null);
  let read: SomeProducts;
  try {
    read = await readLargestBatch(round.store.catalog, fresh);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (shouldWait(round, error)) await waitForStore(round, error, 'read');
    else await pauseForReason(round, error);
    return undefined;
  }
  const prepared: Prepared[] = [];
  await forEachConcurrent([...saved, ...read.items], MAX_CONCURRENT_REQUESTS, async (item) => {
    if (item.request !== null) {
      prepared.push({ item, request: CreateJobRequestSchema.parse(item.request) });
      return;
    }
    const request = await prepareIfAllowed(round, item, read.products.get(item.productId));
    if (request !== undefined) prepared.push({ item, request });
  });
  return prepared;
}

/**
 * Items the owner did not request are only started while automatic publishing is on, with its
 * settings.
 */
async function prepareIfAllowed(
  round: RoundContext,
  item: Item,
  product: StoreProduct | undefined,
): Promise<CreateJobRequestInput | undefined> {
  if (!isUnattended(round, item)) return prepareItem(round, item, product);
  const prepared = await withAutomaticGrant(round, async (permitted) => ({
    request: await prepareItem(permitted, item, product),
  }));
  if (prepared !== undefined) return prepared.request;
  await changeItem(round, item, { state: 'skipped', reason: AUTOMATIC_OFF_BEFORE_WRITING });
  return undefined;
}

async function prepareItem(
  round: RoundContext,
  item: Item,
  product: StoreProduct | undefined,
): Promise<CreateJobRequestInput | undefined> {
  if (product === undefined || product.trashed) {
    const reason = product === undefined ? GONE : TRASHED;
    await changeItem(round, item, { state: 'skipped', reason });
    return undefined;
  }
  const unready = skipReason(round, product);
  if (unready !== null) {
    await changeItem(round, item, {
      state: 'skipped',
      reason: unready,
      productName: productNameOf(product),
    });
    return undefined;
  }
  const { platform } = round.ctx;
  const about = { settings: round.run.settings, platform, ref: requestRef(item) };
  const request = listingRequest(product.details, about);
  if (request === undefined) {
    const message = 'This product has no name. Add one in your store.';
    await failItem(round, item, 'generate', { code: 'no_name', message });
    return undefined;
  }
  const kept = await changeItem(round, item, {
    request: CreateJobRequestSchema.parse(request),
    sentAt: round.ctx.now(),
    base: baseOf(product),
    productName: productNameOf(product),
  });
  if (!kept) return undefined;
  await countItem({ orm: round.statements, tables: round.ctx.tables }, item);
  return request;
}

/** Why a product cannot get a listing; checked before it is charged. */
function skipReason({ run }: RoundContext, product: StoreProduct): Reason | null {
  if (product.unsuited !== null) {
    const { code, message } = product.unsuited;
    return { code, message };
  }
  if (run.origin !== 'automatic') return null;
  // An open editor would overwrite what we write into a draft.
  if (!product.published) return NOT_PUBLISHED;
  return hasDetails(product.details) ? null : NO_DETAILS;
}

class Sender {
  readonly #round: RoundContext;
  readonly #client: WarewordClient;
  /** Whether the run has to wait or stop. */
  stopped = false;

  constructor(round: RoundContext, client: WarewordClient) {
    this.#round = round;
    this.#client = client;
  }

  async send({ item, request }: Prepared): Promise<void> {
    const { ctx, signal, run } = this.#round;
    if (this.stopped || signal.aborted) return;
    try {
      const earlier = request.external_ref !== requestRef(item);
      const found = earlier || this.#isForgotten(item) ? await this.#findSent(request) : undefined;
      if (earlier && found === undefined) {
        // Requested anew in the next round, with the product as it is then.
        await changeItem(this.#round, item, { request: null, sentAt: null });
        return;
      }
      const job =
        found ??
        ((await this.#isAllowed(item))
          ? await this.#client.jobs.create(request, {
              idempotencyKey: `${run.id}.${item.id}.${item.attempt}`,
              signal,
            })
          : await this.#findSent(request));
      if (job === undefined) {
        const reason = AUTOMATIC_OFF_BEFORE_WRITING;
        const nextAttempt = { attempt: item.attempt + 1, request: null, sentAt: null };
        await changeItem(this.#round, item, { ...nextAttempt, state: 'skipped', reason });
        return;
      }
      const pollAfterMs = 'poll_after_ms' in job ? job.poll_after_ms : 0;
      const change = {
        state: 'generating',
        jobId: job.job_id,
        reason: null,
        pollAt: new Date(ctx.now().getTime() + pollAfterMs),
      } as const;
      // The owner may have stopped it while its request was in flight; since it is charged, it is
      // collected.
      const kept = await changeItem(this.#round, item, change);
      if (!kept) await changeItem(this.#round, { ...item, state: 'generating' }, change);
    } catch (error) {
      await this.#refused(item, error);
    }
  }

  /** Whether the request is so old that the service may have forgotten its key. */
  #isForgotten({ sentAt }: Item): boolean {
    const { ctx } = this.#round;
    return sentAt !== null && ctx.now().getTime() - sentAt.getTime() >= KEY_MAX_AGE_MS;
  }

  /** The owner may turn automatic publishing off while a listing is waiting. */
  async #isAllowed(item: Item): Promise<boolean> {
    if (!isUnattended(this.#round, item)) return true;
    return (await withAutomaticGrant(this.#round, () => Promise.resolve(true))) ?? false;
  }

  #findSent(request: CreateJobRequestInput) {
    return findSentJob(this.#round, request, this.#client);
  }

  async #refused(item: Item, error: unknown): Promise<void> {
    if (this.#round.signal.aborted) return;
    this.stopped = await handleServiceError(this.#round, { item, error, isStopped: this.stopped });
  }
}
