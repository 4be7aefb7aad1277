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
  type Step,
} from './step.ts';

/** Maximum jobs in progress per run: each must be polled, or it expires. */
const MAX_PENDING_JOBS = 100;
/** Batch size; a pause takes effect between batches. */
const SEND_BATCH_SIZE = 20;
const MAX_CONCURRENT_REQUESTS = 5;

/** After this, the service may have forgotten a key (contract §8.1: 24 hours). */
const KEY_MAX_AGE_MS = 23 * 3_600_000;

/**
 * Requests listings for queued products. Each attempt has one idempotency key and one body, saved
 * before sending, so resending after a crash costs nothing.
 */
export async function sendItems(step: Step): Promise<boolean> {
  const { ctx, run, store } = step;
  const { items } = ctx.tables;
  const [row] = await ctx.orm
    .select({ pending: sql<number>`count(*)::int` })
    .from(items)
    .where(and(eq(items.runId, run.id), eq(items.state, 'generating')));
  const room = Math.min(MAX_PENDING_JOBS - (row?.pending ?? 0), SEND_BATCH_SIZE);
  if (room <= 0) return false;
  const queued = await itemsInState(step, 'queued', room, isNull(items.listingId));
  if (queued.length === 0) return false;
  if (store.client === undefined) {
    await pauseForReason(step, NOT_CONNECTED);
    return true;
  }
  const prepared = await prepare(step, queued);
  if (prepared === undefined) return false;
  const sender = new Sender(step, store.client);
  await forEachConcurrent(prepared, MAX_CONCURRENT_REQUESTS, (one) => sender.send(one));
  if (!sender.stopped) await clearWait(step);
  return !sender.stopped;
}

interface Prepared {
  readonly item: Item;
  readonly request: CreateJobRequestInput;
}

/** Reads the products and saves their requests; undefined if the store cannot be read. */
async function prepare(step: Step, queued: readonly Item[]): Promise<Prepared[] | undefined> {
  const fresh = queued.filter(({ request }) => request === null);
  const saved = queued.filter(({ request }) => request !== null);
  let read: SomeProducts;
  try {
    read = await readLargestBatch(step.store.catalog, fresh);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (shouldWait(step, error)) await waitForStore(step, error, 'read');
    else await pauseForReason(step, error);
    return undefined;
  }
  const prepared: Prepared[] = [];
  await forEachConcurrent([...saved, ...read.items], MAX_CONCURRENT_REQUESTS, async (item) => {
    if (item.request !== null) {
      prepared.push({ item, request: CreateJobRequestSchema.parse(item.request) });
      return;
    }
    const request = await prepareIfAllowed(step, item, read.products.get(item.productId));
    if (request !== undefined) prepared.push({ item, request });
  });
  return prepared;
}

/**
 * Items the owner did not request are only started while automatic publishing is on, with its
 * settings.
 */
async function prepareIfAllowed(
  step: Step,
  item: Item,
  product: StoreProduct | undefined,
): Promise<CreateJobRequestInput | undefined> {
  if (!isUnattended(step, item)) return prepareItem(step, item, product);
  const prepared = await withAutomaticGrant(step, async (permitted) => ({
    request: await prepareItem(permitted, item, product),
  }));
  if (prepared !== undefined) return prepared.request;
  await changeItem(step, item, { state: 'skipped', reason: AUTOMATIC_OFF_BEFORE_WRITING });
  return undefined;
}

async function prepareItem(
  step: Step,
  item: Item,
  product: StoreProduct | undefined,
): Promise<CreateJobRequestInput | undefined> {
  if (product === undefined || product.trashed) {
    const reason = product === undefined ? GONE : TRASHED;
    await changeItem(step, item, { state: 'skipped', reason });
    return undefined;
  }
  const unready = skipReason(step, product);
  if (unready !== null) {
    await changeItem(step, item, {
      state: 'skipped',
      reason: unready,
      productName: productNameOf(product),
    });
    return undefined;
  }
  const { platform } = step.ctx;
  const about = { settings: step.run.settings, platform, ref: requestRef(item) };
  const request = listingRequest(product.material, about);
  if (request === undefined) {
    const message = 'This product has no name. Add one in your store.';
    await failItem(step, item, 'generate', { code: 'no_name', message });
    return undefined;
  }
  const kept = await changeItem(step, item, {
    request: CreateJobRequestSchema.parse(request),
    sentAt: step.ctx.now(),
    base: baseOf(product),
    productName: productNameOf(product),
  });
  if (!kept) return undefined;
  await countItem({ orm: step.statements, tables: step.ctx.tables }, item);
  return request;
}

/** Why a product cannot get a listing; checked before it is charged. */
function skipReason({ run }: Step, product: StoreProduct): Reason | null {
  if (product.unsuited !== null) {
    const { code, message } = product.unsuited;
    return { code, message };
  }
  if (run.origin !== 'automatic') return null;
  // An open editor would overwrite what we write into a draft.
  if (!product.published) return NOT_PUBLISHED;
  return hasDetails(product.material) ? null : NO_DETAILS;
}

class Sender {
  readonly #step: Step;
  readonly #client: WarewordClient;
  /** Whether the run has to wait or stop. */
  stopped = false;

  constructor(step: Step, client: WarewordClient) {
    this.#step = step;
    this.#client = client;
  }

  async send({ item, request }: Prepared): Promise<void> {
    const { ctx, signal, run } = this.#step;
    if (this.stopped || signal.aborted) return;
    try {
      const job =
        (await this.#findForgotten(item, request)) ??
        ((await this.#isAllowed(item))
          ? await this.#client.jobs.create(request, {
              idempotencyKey: `${run.id}.${item.id}.${item.attempt}`,
              signal,
            })
          : await this.#findSent(request));
      if (job === undefined) {
        const reason = AUTOMATIC_OFF_BEFORE_WRITING;
        const nextAttempt = { attempt: item.attempt + 1, request: null, sentAt: null };
        await changeItem(this.#step, item, { ...nextAttempt, state: 'skipped', reason });
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
      const kept = await changeItem(this.#step, item, change);
      if (!kept) await changeItem(this.#step, { ...item, state: 'generating' }, change);
    } catch (error) {
      await this.#refused(item, error);
    }
  }

  /** A request so old that the service has forgotten its key, and whose response was lost. */
  async #findForgotten(item: Item, request: CreateJobRequestInput) {
    const { ctx } = this.#step;
    const age = item.sentAt === null ? 0 : ctx.now().getTime() - item.sentAt.getTime();
    return age < KEY_MAX_AGE_MS ? undefined : this.#findSent(request);
  }

  /** The owner may turn automatic publishing off while a listing is waiting. */
  async #isAllowed(item: Item): Promise<boolean> {
    if (!isUnattended(this.#step, item)) return true;
    return (await withAutomaticGrant(this.#step, () => Promise.resolve(true))) ?? false;
  }

  #findSent(request: CreateJobRequestInput) {
    return findSentJob(this.#step, request, this.#client);
  }

  async #refused(item: Item, error: unknown): Promise<void> {
    if (this.#step.signal.aborted) return;
    this.stopped = await handleServiceError(this.#step, { item, error, isStopped: this.stopped });
  }
}
