import type { Scope } from '@wareword/shared-schema';
import { refundFailed } from '../credits/index.ts';
import { conflict } from '../errors.ts';
import { retryOnDeadlock } from '../database/index.ts';
import type { JobId } from '../identifiers.ts';
import type { Credential } from '../tokens/index.ts';
import type { JobsContext } from './context.ts';
import { countUnpaidGeneration } from './count-unpaid-generation.ts';
import { getJob } from './get-job.ts';
import type { JobView } from './job-view.ts';
import { announceEnded } from '../webhooks/index.ts';

/**
 * Cancels a job that is not finished: `failed` with `job_cancelled`, its credit refunded in the same
 * statement (contract §7.13). A finished job is returned as it is, so a cancellation can be repeated.
 * Canceling a job that is being written wastes what the model does for it, so that is limited as
 * disconnecting is; a job that only waits can always be canceled.
 * @returns the job as it is afterwards; one that finished in the meantime is `complete`
 * @throws {DomainError} `not_found`; `conflict` if it is being written and the limit is reached
 */
export async function cancelJob({
  ctx,
  input,
}: {
  ctx: JobsContext;
  input: { credential: Credential; scopes: readonly Scope[]; jobId: string };
}): Promise<JobView> {
  const job = await getJob({ ctx, input });
  if (job.status === 'complete' || job.status === 'failed') return job;
  if (await failUnfinished(ctx, job.id, 'queued')) return getJob({ ctx, input });
  const { allowed } = await countUnpaidGeneration({
    ctx,
    input: { workspaceId: job.workspaceId, reason: 'cancellation' },
  });
  if (allowed) await failUnfinished(ctx, job.id, 'processing');
  const after = await getJob({ ctx, input });
  if (after.status === 'complete' || after.status === 'failed') return after;
  throw conflict(
    "We're already writing this listing, and you've reached the daily limit for canceling listings in progress. We'll finish it, and it will count toward your plan.",
    'job_in_progress',
  );
}

/** @returns whether the job was in this state and is now canceled */
async function failUnfinished(
  { database: { sql } }: Pick<JobsContext, 'database'>,
  jobId: JobId,
  status: 'queued' | 'processing',
): Promise<boolean> {
  const rows = await retryOnDeadlock(
    async () =>
      await sql`
      with failed as (
        update jobs set
          status = 'failed', error_code = 'job_cancelled', finished_at = now(),
          lease_holder = null, lease_expires_at = null
        where id = ${jobId} and status = ${status}
        returning id, workspace_id, kind
      ),
      ${refundFailed(sql)},
      ${announceEnded(sql, 'failed')}
      select id from failed
    `,
  );
  return rows.length > 0;
}
