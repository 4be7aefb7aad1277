import type { Scope } from '@wareword/shared-schema';
import type { Fragment } from 'postgres';
import { refundFailed } from '../credits/index.ts';
import { conflict } from '../errors.ts';
import { retryOnDeadlock } from '../database/index.ts';
import type { JobId } from '../identifiers.ts';
import type { Credential } from '../tokens/index.ts';
import type { JobsContext } from './context.ts';
import { enforceCancellationLimit } from './cancellation-limit.ts';
import { recordUnchargedGeneration } from './record-uncharged-generation.ts';
import { getJob } from './get-job.ts';
import type { JobView } from './job-view.ts';
import { announceEnded } from '../webhooks/index.ts';

/**
 * Cancels a job that is not finished: `failed` with `job_cancelled`, its credit refunded in the same
 * statement (contract §7.13). A finished job is returned as it is, so a cancellation can be repeated.
 * Canceling a job that a worker has started wastes what the model does for it, even while the job waits
 * for another attempt, so it has a daily limit, like a caller who disconnects from `POST /generate`. One
 * that no worker has started costs only its rows, so far more of those can be canceled.
 * @returns the job as it is afterward; one that finished in the meantime is `complete`
 * @throws {DomainError} `not_found`; `conflict` if a limit is reached
 */
export async function cancelJob({
  ctx,
  input,
}: {
  ctx: JobsContext;
  input: { credential: Credential; scopes: readonly Scope[]; jobId: string };
}): Promise<JobView> {
  const job = await getJob({ ctx, input });
  if (isFinished(job)) return job;
  const { sql } = ctx.database;
  const { workspaceId } = job;
  if (await isUnstarted(ctx, job.id)) {
    await enforceCancellationLimit({ ctx, input: { workspaceId, listings: 1 } });
    await failUnfinished(ctx, job.id, sql`status = 'queued' and attempts = 0`);
    const after = await getJob({ ctx, input });
    if (isFinished(after)) return after;
  }
  const { allowed } = await recordUnchargedGeneration({
    ctx,
    input: { workspaceId, reason: 'cancellation' },
  });
  if (allowed) await failUnfinished(ctx, job.id, sql`status in ('queued', 'processing')`);
  const after = await getJob({ ctx, input });
  if (isFinished(after)) return after;
  throw conflict(
    "We're already writing this listing, and you've reached the daily limit for canceling listings in progress. We'll finish it, and it will count toward your plan.",
    'job_in_progress',
  );
}

function isFinished({ status }: JobView): boolean {
  return status === 'complete' || status === 'failed';
}

async function isUnstarted(
  { database: { sql } }: Pick<JobsContext, 'database'>,
  jobId: JobId,
): Promise<boolean> {
  const rows = await sql`
    select from jobs where id = ${jobId} and status = 'queued' and attempts = 0
  `;
  return rows.length > 0;
}

/** Cancels the job if it is in this state. */
async function failUnfinished(
  { database: { sql } }: Pick<JobsContext, 'database'>,
  jobId: JobId,
  state: Fragment,
): Promise<void> {
  await retryOnDeadlock(
    async () =>
      await sql`
      with failed as (
        update jobs set
          status = 'failed', error_code = 'job_cancelled', finished_at = now(),
          lease_holder = null, lease_expires_at = null
        where id = ${jobId} and ${state}
        returning id, workspace_id, kind
      ),
      ${refundFailed(sql)},
      ${announceEnded(sql, 'failed')}
      select from failed
    `,
  );
}
