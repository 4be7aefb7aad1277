import type { WebhookEvent } from '@wareword/shared-schema';
import type { Fragment, ISql, TransactionSql } from 'postgres';
import type { BatchId, WorkspaceId } from '../identifiers.ts';

/**
 * Parts of statements that insert events in the statement that causes them, so that an event exists
 * if and only if its cause does. A workspace without endpoints costs one index lookup: the limits
 * make the planner use the index, however many endpoints there are.
 */

/** The enabled endpoints of a workspace that subscribe to an event. */
function endpointsFor(sql: ISql, workspaceId: Fragment, event: WebhookEvent): Fragment {
  return sql`
    select id from webhook_endpoints
    where workspace_id = ${workspaceId} and disabled_at is null and ${event} = any (events) limit 100`;
}

/**
 * Announces the jobs that an earlier part of the statement ended, which lists them by `id`,
 * `workspace_id` and `kind`. Only jobs that the API shows are announced (contract §7, §14.8).
 */
export function announceEnded(sql: ISql, part: 'completed' | 'failed'): Fragment {
  const type = `job.${part}` as const;
  return sql`
    announced as (
      insert into webhook_deliveries (id, workspace_id, endpoint_id, type, subject)
      select new_typeid('dlv'), ended.workspace_id, e.id, ${type}, ended.id
      from ${sql(part)} ended
      cross join lateral (${endpointsFor(sql, sql`ended.workspace_id`, type)}) e
      where ended.kind in ('async', 'batch')
    )`;
}

/** Records the endpoints to notify when a batch ends, in the statement that creates it. */
export function registerBatchEvent(
  sql: ISql,
  { batchId, workspaceId }: { batchId: BatchId; workspaceId: WorkspaceId },
): Fragment {
  return sql`
    registered as (
      insert into webhook_deliveries (id, workspace_id, endpoint_id, type, subject, state)
      select new_typeid('dlv'), ${workspaceId}, e.id, 'batch.completed', ${batchId}, 'waiting'
      from (${endpointsFor(sql, sql`${workspaceId}`, 'batch.completed')}) e
    )`;
}

/** Announces that a month's usage crossed 80% or 100% of its listings, if it did. */
export async function announceUsage(
  tx: TransactionSql,
  input: { workspaceId: WorkspaceId; before: number; used: number; limit: number },
): Promise<void> {
  const { workspaceId, before, used, limit } = input;
  await tx`
    select announce_usage(
      ${workspaceId}, date_trunc('month', now() at time zone 'UTC')::date, ${before}, ${used}, ${limit}
    )
  `;
}

/** Whether an endpoint of the job's workspace subscribes to an event. */
export function hasWebhook(sql: ISql, event: WebhookEvent): Fragment {
  return sql`exists (${endpointsFor(sql, sql`jobs.workspace_id`, event)})`;
}
