import type { CreateJobRequestInput } from '@wareword/shared-schema';
import { CreateJobRequestSchema } from '@wareword/shared-schema';
import type { WarewordClient } from '@wareword/shared-schema/client';
import { and, eq, sql } from 'drizzle-orm';
import { StoreFailure, type StoreProduct } from '../store.ts';
import type { Item } from '../tables.ts';
import { listingRequest } from '../text/request.ts';
import { atOnce } from './at-once.ts';
import { NOT_CONNECTED, troubleOf } from './service-trouble.ts';
import {
  baseOf,
  changeItem,
  failItem,
  GONE,
  itemsIn,
  pauseForReason,
  TRASHED,
  waitAfterFault,
  waitIsOver,
  waitUntil,
  type Step,
} from './step.ts';

/** Jobs of one run under way: each is polled, and one that nobody polls for long expires. */
const MOST_UNDER_WAY = 100;
/** A click on "pause" is seen between two handfuls. */
const HANDFUL = 20;
const REQUESTS_AT_ONCE = 5;

/** Past this the service may have forgotten a key (document, "Limits": 24 hours). */
const KEY_IS_OLD_MS = 23 * 3_600_000;

/**
 * Asks for listings of products whose turn it is. Each has one idempotency key and one body for
 * each attempt, kept before it is sent: whatever dies in between, to send it again costs nothing.
 */
export async function sendItems(step: Step): Promise<boolean> {
  const { ctx, run, store } = step;
  const { items } = ctx.tables;
  const [row] = await ctx.orm
    .select({ underWay: sql<number>`count(*)::int` })
    .from(items)
    .where(and(eq(items.runId, run.id), eq(items.state, 'generating')));
  const room = Math.min(MOST_UNDER_WAY - (row?.underWay ?? 0), HANDFUL);
  if (room <= 0) return false;
  const queued = await itemsIn(step, 'queued', room);
  if (queued.length === 0) return false;
  if (store.client === undefined) {
    await pauseForReason(step, NOT_CONNECTED);
    return true;
  }
  const prepared = await prepare(step, queued);
  if (prepared === undefined) return false;
  const sender = new Sender(step, store.client);
  await atOnce(prepared, REQUESTS_AT_ONCE, (one) => sender.send(one));
  if (!sender.stopped) await waitIsOver(step);
  return !sender.stopped;
}

interface Prepared {
  readonly item: Item;
  readonly request: CreateJobRequestInput;
}

/** Reads the products and keeps what will be asked; undefined where the store cannot be read. */
async function prepare(step: Step, queued: readonly Item[]): Promise<Prepared[] | undefined> {
  const fresh = queued.filter(({ request }) => request === null);
  let products: readonly StoreProduct[];
  try {
    const ids = fresh.map(({ productId }) => productId);
    products = ids.length === 0 ? [] : await step.store.catalogue.read(ids);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    if (error.kind === 'passing') await waitAfterFault(step, 'store', error.message);
    else await pauseForReason(step, error);
    return undefined;
  }
  const byId = new Map(products.map((product) => [product.id, product]));
  const prepared: Prepared[] = [];
  await atOnce(queued, REQUESTS_AT_ONCE, async (item) => {
    if (item.request !== null) {
      prepared.push({ item, request: CreateJobRequestSchema.parse(item.request) });
      return;
    }
    const request = await prepareOne(step, item, byId.get(item.productId));
    if (request !== undefined) prepared.push({ item, request });
  });
  return prepared;
}

async function prepareOne(
  step: Step,
  item: Item,
  product: StoreProduct | undefined,
): Promise<CreateJobRequestInput | undefined> {
  if (product === undefined || product.trashed) {
    const reason = product === undefined ? GONE : TRASHED;
    await changeItem(step, item, { state: 'skipped', reason });
    return undefined;
  }
  const { platform } = step.ctx;
  const about = { settings: step.run.settings, platform, ref: item.id };
  const request = listingRequest(product.material, about);
  if (request === undefined) {
    const message = 'This product has no name. Give it one in the store.';
    await failItem(step, item, 'generate', { code: 'no_name', message });
    return undefined;
  }
  const kept = await changeItem(step, item, {
    request: CreateJobRequestSchema.parse(request),
    sentAt: step.ctx.now(),
    base: baseOf(product),
    productName: product.name,
  });
  return kept ? request : undefined;
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
        (await this.#findForgotten(item)) ??
        (await this.#client.jobs.create(request, {
          idempotencyKey: `${run.id}.${item.id}.${item.attempt}`,
          signal,
        }));
      const pollAfterMs = 'poll_after_ms' in job ? job.poll_after_ms : 0;
      const change = {
        state: 'generating',
        jobId: job.job_id,
        reason: null,
        pollAt: new Date(ctx.now().getTime() + pollAfterMs),
      } as const;
      // It may have been left out while it was asked for: what is paid for is brought in.
      const kept = await changeItem(this.#step, item, change);
      if (!kept) await changeItem(this.#step, { ...item, state: 'skipped' }, change);
    } catch (error) {
      await this.#refused(item, error);
    }
  }

  /** A job that was asked for so long ago that its key is forgotten, and whose answer was lost. */
  async #findForgotten(item: Item) {
    const { ctx, signal } = this.#step;
    const age = item.sentAt === null ? 0 : ctx.now().getTime() - item.sentAt.getTime();
    if (age < KEY_IS_OLD_MS) return undefined;
    const jobs = await this.#client.jobs.list({ limit: 50, signal });
    return jobs.find((job) => job.external_ref === item.id && job.status !== 'failed');
  }

  async #refused(item: Item, error: unknown): Promise<void> {
    const { ctx, signal } = this.#step;
    if (signal.aborted) return;
    const trouble = troubleOf(error);
    if (trouble.kind === 'item') {
      await failItem(this.#step, item, 'generate', trouble);
      return;
    }
    if (this.stopped) return;
    this.stopped = true;
    if (trouble.kind === 'run') await pauseForReason(this.#step, trouble);
    else if (trouble.kind === 'later') {
      await waitAfterFault(this.#step, 'service', trouble.message);
    } else {
      const until = new Date(ctx.now().getTime() + trouble.waitSeconds * 1000);
      await waitUntil(this.#step, {
        for: 'rate',
        message: 'Wareword takes a few listings a minute. This goes on by itself.',
        until: until.toISOString(),
      });
    }
  }
}
