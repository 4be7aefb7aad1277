import { API_VERSION } from '@wareword/shared-schema';
import type { BatchItemView, BatchPage } from '../../batches/index.ts';
import { presentJob, type PollSettings } from './present-job.ts';

/** A batch and a page of its items (contract §14.3) as JSON text; stored listings are not parsed. */
export function presentBatch(batch: BatchPage, settings: PollSettings): string {
  const { counts, next, usage } = batch;
  const unfinished = counts.queued + counts.processing > 0;
  const envelope = JSON.stringify({
    api_version: API_VERSION,
    batch_id: batch.id,
    status: unfinished ? 'processing' : 'complete',
    created_at: batch.createdAt.toISOString(),
    canceled_at: batch.canceledAt?.toISOString(),
    counts,
    poll_after_ms: unfinished ? settings.pollAfterMs : undefined,
    usage,
    next_cursor: next === undefined ? null : String(next),
  });
  return `${envelope.slice(0, -1)},"items":[${batch.items.map((item) => presentItem(item, settings)).join(',')}]}`;
}

function presentItem(
  { position, externalRef, unchanged, job, rejection }: BatchItemView,
  settings: PollSettings,
): string {
  const item = JSON.stringify({
    index: position,
    external_ref: externalRef ?? undefined,
    unchanged: unchanged || undefined,
    error: rejection ?? undefined,
  });
  return job === null ? item : `${item.slice(0, -1)},"job":${presentJob(job, settings)}}`;
}
