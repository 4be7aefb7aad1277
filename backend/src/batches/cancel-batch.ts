import type { Fragment, ISql } from 'postgres';
import { refundFailed } from '../credits/index.ts';
import { retryOnDeadlock } from '../database/index.ts';
import type { BatchId, WorkspaceId } from '../identifiers.ts';
import { enforceCancellationLimit } from '../jobs/index.ts';
import type { BatchesContext } from './context.ts';
import { readBatch, type BatchPage } from './read-batch.ts';
import { announceEnded } from '../webhooks/index.ts';

/**
 * Cancels what a batch has not started yet: those jobs fail with `job_cancelled`, and their credits
 * are refunded in the same statement (contract §14.7). It can be repeated. A job that waits for another
 * attempt has been started.
 * @throws {DomainError} `not_found`; `conflict` if the workspace has canceled too many listings
 */
export async function cancelBatch({
  ctx,
  input,
}: {
  ctx: Pick<BatchesContext, 'database'>;
  input: { batchId: string; workspaceId: WorkspaceId };
}): Promise<BatchPage> {
  const { sql } = ctx.database;
  const { workspaceId } = input;
  const { id } = await readBatch({ ctx, input: { ...input, limit: 1 } });
  const [{ listings }] = await sql<[{ listings: number }]>`
    select count(*)::int as listings from (${unstarted(sql, { workspaceId, id })}) jobs
  `;
  await enforceCancellationLimit({ ctx, input: { workspaceId, listings } });
  await retryOnDeadlock(
    async () =>
      await sql`
      with waiting as (
        ${unstarted(sql, { workspaceId, id })} order by j.id for update of j
      ),
      failed as (
        update jobs set
          status = 'failed', error_code = 'job_cancelled', finished_at = now(),
          lease_holder = null, lease_expires_at = null
        from waiting where jobs.id = waiting.id and jobs.status = 'queued' and jobs.attempts = 0
        returning jobs.id, jobs.workspace_id, jobs.kind
      ),
      ${refundFailed(sql)},
      ${announceEnded(sql, 'failed')}
      update batches set canceled_at = coalesce(canceled_at, now()) where id = ${id}
    `,
  );
  return readBatch({ ctx, input });
}

function unstarted(
  sql: ISql,
  { workspaceId, id }: { readonly workspaceId: WorkspaceId; readonly id: BatchId },
): Fragment {
  return sql`
    select j.id from batch_items i join jobs j on j.id = i.job_id
    where i.workspace_id = ${workspaceId} and i.batch_id = ${id}
      and j.status = 'queued' and j.attempts = 0`;
}
