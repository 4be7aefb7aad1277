import { ENDPOINTS } from '@wareword/shared-schema';
import { getJob } from '../../jobs/index.ts';
import { identifyCaller, readCredential } from '../../tokens/index.ts';
import { batchState, readBatch } from '../../batches/index.ts';
import { parseId } from '../../identifiers.ts';
import type { Handler } from './handler.ts';
import { presentBatch } from './present-batch.ts';
import { presentJob } from './present-job.ts';
import { sendEvents } from './send-events.ts';

/** A batch of 1,000 listings changes constantly; more events would not help anyone. */
const BATCH_INTERVAL_MS = 1000;

/** A listener reads its job this often per expiry time, so that the job does not expire. */
const READS_PER_EXPIRY = 4;
const MAX_HEARTBEAT_MS = 15_000;

/** `GET /jobs/{id}/events`. */
export const jobEvents: Handler = async ({ ctx, request, response }) => {
  const { scopes } = ENDPOINTS.jobEvents;
  const credential = readCredential(request.headers.authorization);
  const jobId = String(request.params['id']);
  const id = parseId('job', jobId);
  await sendEvents(request, response, {
    streams: ctx.streams,
    token: credential.hash.toString('hex'),
    event: 'job',
    heartbeatMs: Math.min(MAX_HEARTBEAT_MS, ctx.settings.expiryMs / READS_PER_EXPIRY),
    // Each is a poll (contract §16.3).
    read: async () => {
      const job = await getJob({ ctx, input: { credential, scopes, jobId } });
      const { status } = job;
      return {
        id: status,
        final: status === 'complete' || status === 'failed',
        data: presentJob(job),
      };
    },
    watch: (state, listener) =>
      id === undefined ? () => undefined : ctx.jobWatcher.watch(id, state, listener),
  });
};

/** `GET /batches/{id}/events`. */
export const batchEvents: Handler = async ({ ctx, request, response }) => {
  const { scopes } = ENDPOINTS.batchEvents;
  const credential = readCredential(request.headers.authorization);
  const batchId = String(request.params['id']);
  const id = parseId('bat', batchId);
  await sendEvents(request, response, {
    streams: ctx.streams,
    token: credential.hash.toString('hex'),
    event: 'batch',
    minIntervalMs: BATCH_INTERVAL_MS,
    read: async () => {
      const { workspaceId } = await identifyCaller({ ctx, input: { credential, scopes } });
      const batch = await readBatch({ ctx, input: { batchId, workspaceId, limit: 0 } });
      const { counts, canceledAt } = batch;
      return {
        id: batchState(counts, canceledAt),
        final: counts.queued + counts.processing === 0,
        // The cursor of the first page: an event has no items.
        data: presentBatch({ ...batch, next: 0 }),
      };
    },
    watch: (state, listener) =>
      id === undefined ? () => undefined : ctx.batchWatcher.watch(id, state, listener),
  });
};
