import { ENDPOINTS } from '@wareword/shared-schema';
import { getJob } from '../../jobs/index.ts';
import { readCredential } from '../../tokens/index.ts';
import { batchState, recheckToken, getProgress } from '../../batches/index.ts';
import { parseId } from '../../identifiers.ts';
import { idOf } from './caller-of.ts';
import type { Handler } from './handler.ts';
import { presentBatch } from './present-batch.ts';
import { presentJob } from './present-job.ts';
import { sendEvents } from './send-events.ts';

/** A listener reads its job this often per expiry time, so that the job does not expire. */
const READS_PER_EXPIRY = 4;
const MAX_HEARTBEAT_MS = 15_000;

/** `GET /jobs/{id}/events`. */
export const jobEvents: Handler = async ({ ctx, request, response }) => {
  const { scopes } = ENDPOINTS.jobEvents;
  const credential = readCredential(request.headers.authorization);
  const jobId = idOf(request);
  const id = parseId('job', jobId);
  await sendEvents(request, response, {
    streams: ctx.streams,
    event: 'job',
    heartbeatMs: Math.min(MAX_HEARTBEAT_MS, ctx.settings.expiryMs / READS_PER_EXPIRY),
    // Each is a poll (contract §16.3).
    read: async () => {
      const job = await getJob({ ctx, input: { credential, scopes, jobId } });
      const { status, workspaceId } = job;
      return {
        workspaceId,
        id: status,
        final: status === 'complete' || status === 'failed',
        data: presentJob(job, ctx.settings),
      };
    },
    watch: (state, listener) =>
      id === undefined ? () => undefined : ctx.jobWatcher.watch(id, state, listener),
  });
};

/** `GET /batches/{id}/events`. */
export const batchEvents: Handler = async ({ ctx, request, response }) => {
  const { scopes } = ENDPOINTS.batchEvents;
  const caller = { credential: readCredential(request.headers.authorization), scopes };
  const batchId = idOf(request);
  const id = parseId('bat', batchId);
  await sendEvents(request, response, {
    streams: ctx.streams,
    event: 'batch',
    read: async () => {
      const batch = await getProgress({ ctx, input: { ...caller, batchId } });
      const { counts, canceledAt, workspaceId } = batch;
      return {
        workspaceId,
        id: batchState(counts, canceledAt),
        final: counts.queued + counts.processing === 0,
        data: presentBatch(batch, ctx.settings),
      };
    },
    confirm: () => recheckToken({ ctx, input: caller }),
    watch: (state, listener) =>
      id === undefined ? () => undefined : ctx.batchWatcher.watch(id, state, listener),
  });
};
