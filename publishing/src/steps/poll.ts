import type { CompleteJob, JobEnvelope } from '@wareword/shared-schema';
import type { WarewordClient } from '@wareword/shared-schema/client';
import { lte } from 'drizzle-orm';
import { STOPPED } from '../runs/change-state.ts';
import { lockRunState } from '../runs/lock-run-state.ts';
import type { Item, Reason } from '../tables.ts';
import { proposalOf } from '../text/proposal.ts';
import { findSentJob } from './find-sent-job.ts';
import { forEachConcurrent } from './for-each-concurrent.ts';
import { isUnattended, reasonToReview, withAutomaticGrant } from './automatic.ts';
import { NOT_CONNECTED, effectOf, jobProblemOf } from './service-error.ts';
import {
  changeItem,
  failItem,
  itemsInState,
  pauseForReason,
  clearServiceWait,
  waitForServiceOrPause,
  type RoundContext,
} from './round-context.ts';

const POLL_BATCH_SIZE = 100;
const MAX_CONCURRENT_POLLS = 10;
const RETRY_DELAY_MS = 15_000;
/** Maximum automatic retries of a job that expired and was refunded. */
const MAX_JOB_ATTEMPTS = 5;

// As reasons of a product whose canceled run cannot be resumed.
const NO_CONNECTION: Reason = {
  code: 'no_connection',
  message: "Your store isn't connected to Wareword.",
};
const UNREACHABLE: Reason = {
  code: 'service_unreachable',
  message: "We couldn't reach Wareword.",
};

/** Collects finished listings. */
export async function pollItems(round: RoundContext): Promise<boolean> {
  const { items } = round.ctx.tables;
  const due = await itemsInState(
    round,
    'generating',
    POLL_BATCH_SIZE,
    lte(items.pollAt, round.ctx.now()),
  );
  await forEachConcurrent(due, MAX_CONCURRENT_POLLS, async (item) => {
    if (!round.signal.aborted) await pollItem(round, item);
  });
  return due.length > 0;
}

async function pollItem(round: RoundContext, item: Item): Promise<void> {
  const { ctx, store, signal } = round;
  if (store.client === undefined) {
    await pausePolling(round, item, NO_CONNECTION);
    await pauseForReason(round, NOT_CONNECTED);
    return;
  }
  try {
    if (item.jobId === null) await reconcileStoppedRequest(round, item, store.client);
    else {
      const job = await store.client.jobs.get(item.jobId, { include: ['tips'], signal });
      await clearServiceWait(round);
      await recordOutcome(round, item, job);
    }
  } catch (error) {
    if (signal.aborted) return;
    const trouble = effectOf(error);
    if (trouble.kind === 'item') await failItem(round, item, 'generate', trouble);
    else if (trouble.kind === 'run') {
      await pausePolling(round, item, trouble);
      await pauseForReason(round, trouble);
    } else if (trouble.kind === 'rate') {
      const pollAt = new Date(ctx.now().getTime() + RETRY_DELAY_MS);
      await changeItem(round, item, { pollAt });
    } else {
      const until = await waitForServiceOrPause(round, trouble.message);
      if (until === undefined) await pausePolling(round, item, UNREACHABLE);
      else await changeItem(round, item, { pollAt: until });
    }
  }
}

/** A paused run retries once it is resumed; a canceled one cannot be resumed. */
async function pausePolling(round: RoundContext, item: Item, reason: Reason): Promise<void> {
  const { orm, tables } = round.ctx;
  await orm.transaction(async (statements) => {
    const locked = { ...round, statements };
    const state = await lockRunState({ orm: statements, tables }, round.run.id);
    if (state !== 'canceled') await changeItem(locked, item, { pollAt: null });
    else await failItem(locked, item, 'generate', { ...reason, mayBeInHistory: true });
  });
}

/**
 * The owner stopped a listing while its request was on its way. What the service accepted is paid
 * for and collected; what it did not is not requested again.
 */
async function reconcileStoppedRequest(
  round: RoundContext,
  item: Item,
  client: WarewordClient,
): Promise<void> {
  const job = await findSentJob(round, item.request, client);
  await clearServiceWait(round);
  const change = { reason: null, pollAt: round.ctx.now() };
  if (job !== undefined) await changeItem(round, item, { ...change, jobId: job.job_id });
  else {
    const nextAttempt = { attempt: item.attempt + 1, request: null, sentAt: null };
    await changeItem(round, item, { ...nextAttempt, state: 'skipped', pollAt: null });
  }
}

async function recordOutcome(round: RoundContext, item: Item, job: JobEnvelope): Promise<void> {
  switch (job.status) {
    case 'queued':
    case 'processing': {
      const pollAt = new Date(round.ctx.now().getTime() + job.poll_after_ms);
      await changeItem(round, item, { pollAt });
      return;
    }
    case 'complete':
      await saveListing(round, item, job);
      return;
    case 'failed':
      if (job.error.code === 'job_expired' && item.attempt < MAX_JOB_ATTEMPTS) {
        await requestAgain(round, item);
        return;
      }
      await failItem(round, item, 'generate', jobProblemOf(job.error.code));
  }
}

/**
 * Requests a listing again whose job expired: it was refunded, and the new attempt has its own key. A
 * canceled run requests nothing.
 */
async function requestAgain(round: RoundContext, item: Item): Promise<void> {
  const { orm, tables } = round.ctx;
  const nextAttempt = { attempt: item.attempt + 1, request: null, sentAt: null, jobId: null };
  await orm.transaction(async (statements) => {
    const state = await lockRunState({ orm: statements, tables }, round.run.id);
    const next =
      state === 'canceled'
        ? ({ state: 'skipped', reason: STOPPED } as const)
        : ({ state: 'queued' } as const);
    await changeItem({ ...round, statements }, item, { ...nextAttempt, ...next, pollAt: null });
  });
}

/** Automatic publishing counts as the owner's request while it is on and the run isn't canceled. */
async function saveListing(
  round: RoundContext,
  item: Item,
  { listing, tips }: CompleteJob,
): Promise<void> {
  const written = {
    proposal: proposalOf(listing, item.base?.values ?? {}, round.ctx.fields),
    scores: listing.seo_scores,
    tip: listing.pro_tip,
    tips: tips ?? null,
    pollAt: null,
    replacedListings: item.replacedListings + (item.proposal === null ? 0 : 1),
  };
  if (round.run.origin === 'automatic') {
    const queued = await withAutomaticGrant(round, (permitted) =>
      changeItem(permitted, item, { ...written, state: 'publish_queued', requestedByOwner: false }),
    );
    if (queued !== undefined) return;
  }
  const reason = isUnattended(round, item) ? await reasonToReview(round) : null;
  await changeItem(round, item, { ...written, state: 'ready', reason });
}
