import { readBatch } from '../../batches/index.ts';
import type { Database } from '../../database/index.ts';
import { DomainError } from '../../errors.ts';
import type { DeliveryId } from '../../identifiers.ts';
import { readJobs } from '../../jobs/index.ts';
import type { ClaimedDelivery } from '../../webhooks/index.ts';
import { presentBatch } from './present-batch.ts';
import { presentJob, type PollSettings } from './present-job.ts';

/**
 * The data of events, as JSON text: for a job, the response of `GET /jobs/{id}`, and for a batch, that of
 * `GET /batches/{id}` without items (contract §20.2). Absent if it was deleted since.
 */
export async function readEventData(
  ctx: { readonly database: Database; readonly settings: PollSettings },
  deliveries: readonly ClaimedDelivery[],
): Promise<ReadonlyMap<DeliveryId, string>> {
  const data = new Map<DeliveryId, string>();
  const ids = deliveries.flatMap(({ subject }) => (subject.startsWith('job_') ? [subject] : []));
  const jobs = await readJobs({ ctx, input: { ids } });
  const batches = new Map<string, Promise<string | undefined>>();
  for (const { id, type, subject, workspaceId } of deliveries) {
    const job = jobs.get(subject);
    if (job?.workspaceId === workspaceId) data.set(id, presentJob(job, ctx.settings));
    if (type !== 'batch.completed') continue;
    const batch = batches.get(subject) ?? readBatchData(ctx, { batchId: subject, workspaceId });
    batches.set(subject, batch);
    const json = await batch;
    if (json !== undefined) data.set(id, json);
  }
  return data;
}

async function readBatchData(
  ctx: { readonly database: Database; readonly settings: PollSettings },
  input: { batchId: string; workspaceId: ClaimedDelivery['workspaceId'] },
): Promise<string | undefined> {
  try {
    const batch = await readBatch({ ctx, input: { ...input, limit: 0 } });
    return presentBatch({ ...batch, next: 0 }, ctx.settings);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not_found') return undefined;
    throw error;
  }
}
