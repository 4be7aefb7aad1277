import { currentTraceparent } from '@wareword/tracing';
import type { TransactionSql } from 'postgres';
import type { BatchId } from '../identifiers.ts';
import { digestOf, productDetailsOf } from '../jobs/index.ts';
import type { Caller } from '../tokens/index.ts';
import { registerBatchEvent, announceUsage } from '../webhooks/index.ts';
import type { PlannedItem } from './batch-item.ts';

/** Saves a batch with its items, and the jobs and reserved credits of those that are written. */
export async function saveBatch(
  tx: TransactionSql,
  {
    caller,
    batchId,
    planned,
    used,
    limit,
  }: {
    caller: Caller;
    batchId: BatchId;
    planned: readonly PlannedItem[];
    /** Credits used before this batch, of how many. */
    used: number;
    limit: number;
  },
): Promise<void> {
  const { workspaceId, userId, tokenId } = caller;
  const rows = planned.map((item, position) => {
    const row = { position, external_ref: item.externalRef };
    if ('error' in item) {
      return { ...row, error_code: item.rejection.code, error_message: item.rejection.message };
    }
    if ('unchangedJobId' in item) return { ...row, job_id: item.unchangedJobId, unchanged: true };
    const request = productDetailsOf(item.request);
    const { platform, tone } = request;
    return {
      ...row,
      job_id: item.jobId,
      unchanged: false,
      request,
      request_digest: item.externalRef === undefined ? undefined : digestOf(request),
      platform,
      tone,
      brand_id: item.brandId,
    };
  });
  await tx`
    with items as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as i (
        position int, job_id text, unchanged boolean, request json, request_digest text,
        platform text, tone text, brand_id text, external_ref text, error_code text, error_message text
      )
    ),
    counted as (
      update usage_counters set used = used + (select count(*) from items where not unchanged)
      where workspace_id = ${workspaceId}
        and period = date_trunc('month', now() at time zone 'UTC')::date
      returning period
    ),
    reserved as (
      insert into credits (id, workspace_id, period, state)
      select items.job_id, ${workspaceId}, counted.period, 'reserved'
      from items, counted where not items.unchanged
    ),
    queued as (
      insert into jobs (
        id, workspace_id, user_id, token_id, kind, status, platform, tone, brand_id, request,
        external_ref, request_digest, attempts, traceparent
      )
      select
        job_id, ${workspaceId}, ${userId}, ${tokenId}, 'batch', 'queued', platform, tone, brand_id,
        request, external_ref, request_digest, 0, ${currentTraceparent() ?? null}
      from items where not unchanged
    ),
    saved as (
      insert into batches (id, workspace_id) values (${batchId}, ${workspaceId})
    ),
    ${registerBatchEvent(tx, { batchId, workspaceId })}
    insert into batch_items (
      workspace_id, batch_id, position, job_id, unchanged, external_ref, error_code, error_message
    )
    select
      ${workspaceId}, ${batchId}, position, job_id, coalesce(unchanged, false), external_ref,
      error_code, error_message
    from items
  `;
  const written = planned.filter((item) => 'jobId' in item).length;
  await announceUsage(tx, { workspaceId, before: used, used: used + written, limit });
}
