import type { TransactionSql } from 'postgres';
import type { BatchId } from '../identifiers.ts';
import type { Caller } from '../tokens/index.ts';
import type { PlannedItem } from './batch-item.ts';

/** Saves a batch with its items, and the jobs and reserved credits of those that are written. */
export async function saveBatch(
  tx: TransactionSql,
  {
    caller,
    batchId,
    planned,
  }: { caller: Caller; batchId: BatchId; planned: readonly PlannedItem[] },
): Promise<void> {
  const { workspaceId, userId, tokenId } = caller;
  const rows = planned.map((item, position) => {
    const row = { position, external_ref: item.externalRef };
    if ('error' in item) {
      return { ...row, error_code: item.rejection.code, error_message: item.rejection.message };
    }
    const request = { ...item.request, brand_id: undefined, external_ref: undefined };
    const { platform, tone } = request;
    return { ...row, job_id: item.jobId, request, platform, tone, brand_id: item.brandId };
  });
  await tx`
    with items as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as i (
        position int, job_id text, request json, platform text, tone text, brand_id text,
        external_ref text, error_code text, error_message text
      )
    ),
    counted as (
      update usage_counters set used = used + (select count(*) from items where job_id is not null)
      where workspace_id = ${workspaceId}
        and period = date_trunc('month', now() at time zone 'UTC')::date
      returning period
    ),
    reserved as (
      insert into credits (id, workspace_id, period, state)
      select items.job_id, ${workspaceId}, counted.period, 'reserved'
      from items, counted where items.job_id is not null
    ),
    queued as (
      insert into jobs (
        id, workspace_id, user_id, token_id, kind, status, platform, tone, brand_id, request,
        external_ref, attempts
      )
      select
        job_id, ${workspaceId}, ${userId}, ${tokenId}, 'batch', 'queued', platform, tone, brand_id,
        request, external_ref, 0
      from items where job_id is not null
    ),
    saved as (
      insert into batches (id, workspace_id) values (${batchId}, ${workspaceId})
    )
    insert into batch_items (
      workspace_id, batch_id, position, job_id, external_ref, error_code, error_message
    )
    select
      ${workspaceId}, ${batchId}, position, job_id, external_ref, error_code, error_message
    from items
  `;
}
