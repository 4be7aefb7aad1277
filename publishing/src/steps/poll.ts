import type { JobEnvelope } from '@wareword/shared-schema';
import { lte } from 'drizzle-orm';
import type { Item } from '../tables.ts';
import { proposalOf } from '../text/proposal.ts';
import { atOnce } from './at-once.ts';
import { NOT_CONNECTED, troubleOf } from './service-trouble.ts';
import { changeItem, failItem, itemsIn, pauseForReason, type Step } from './step.ts';

const POLLED_TOGETHER = 100;
const POLLS_AT_ONCE = 10;
const AGAIN_AFTER_FAULT_MS = 15_000;
/** How often a job that expired unpolled, and was paid back, is asked for again by itself. */
const MOST_ATTEMPTS = 5;

/** Brings in the listings that are done. */
export async function pollItems(step: Step): Promise<boolean> {
  const { items } = step.ctx.tables;
  const due = await itemsIn(step, 'generating', POLLED_TOGETHER, lte(items.pollAt, step.ctx.now()));
  await atOnce(due, POLLS_AT_ONCE, async (item) => {
    if (!step.signal.aborted) await pollItem(step, item);
  });
  return due.length > 0;
}

async function pollItem(step: Step, item: Item): Promise<void> {
  const { ctx, store, signal } = step;
  if (store.client === undefined || item.jobId === null) {
    await changeItem(step, item, { pollAt: null });
    await pauseForReason(step, NOT_CONNECTED);
    return;
  }
  try {
    await settle(step, item, await store.client.jobs.get(item.jobId, { signal }));
  } catch (error) {
    if (signal.aborted) return;
    const trouble = troubleOf(error);
    if (trouble.kind === 'item') await failItem(step, item, 'generate', trouble);
    else if (trouble.kind === 'run') {
      // Nobody is asked until the owner goes on.
      await changeItem(step, item, { pollAt: null });
      await pauseForReason(step, trouble);
    } else {
      const pollAt = new Date(ctx.now().getTime() + AGAIN_AFTER_FAULT_MS);
      await changeItem(step, item, { pollAt });
    }
  }
}

async function settle(step: Step, item: Item, job: JobEnvelope): Promise<void> {
  const { ctx, run } = step;
  switch (job.status) {
    case 'queued':
    case 'processing': {
      const pollAt = new Date(ctx.now().getTime() + job.poll_after_ms);
      await changeItem(step, item, { pollAt });
      return;
    }
    case 'complete':
      await changeItem(step, item, {
        // The owner's word for new products is the click.
        state: run.origin === 'automatic' ? 'push_queued' : 'ready',
        proposal: proposalOf(job.listing, item.base?.values ?? {}, ctx.formats),
        scores: job.listing.seo_scores,
        tip: job.listing.pro_tip,
        pollAt: null,
      });
      return;
    case 'failed':
      if (job.error.code === 'job_expired' && item.attempt < MOST_ATTEMPTS) {
        // It was paid back, and the new attempt has a key of its own.
        await changeItem(step, item, {
          state: 'queued',
          attempt: item.attempt + 1,
          request: null,
          sentAt: null,
          jobId: null,
        });
        return;
      }
      await failItem(step, item, 'generate', {
        code: job.error.code,
        message: 'Wareword could not write this listing. It cost nothing; try again.',
      });
  }
}
