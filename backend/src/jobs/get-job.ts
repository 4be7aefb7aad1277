import type { Scope } from '@wareword/shared-schema';
import { parseId, type JobId } from '../identifiers.ts';
import { notFound } from '../errors.ts';
import { CallerVerdict, refuseCaller, type Credential } from '../tokens/index.ts';
import type { JobsContext } from './context.ts';
import { jobView, type JobView } from './job-view.ts';

/**
 * Polls a job (contract §7.7, §7.10): caller and job in one statement. The first poll is recorded
 * immediately, later ones only from time to time, see `pollResolutionMs`.
 * @throws {DomainError} `not_found` if the id is unknown or another workspace's
 */
export async function getJob({
  ctx,
  input,
}: {
  ctx: JobsContext;
  input: { credential: Credential; scopes: readonly Scope[]; jobId: string };
}): Promise<JobView> {
  const row = await ctx.pollQuery({
    hash: input.credential.hash.toString('hex'),
    scopes: input.scopes,
    jobId: parseId('job', input.jobId),
  });
  if (row.tokenId === null) throw refuseCaller('invalid_api_key');
  ctx.tokenUsage.recordUse(row.tokenId);
  if (row.verdict !== null) throw refuseCaller(CallerVerdict.parse(row.verdict));
  if (row.id === null || row.deleted) {
    throw notFound(
      'No job in this workspace has this ID. Check the job_id that POST /jobs returned.',
      'job',
    );
  }
  if (row.pollStale === true) await recordPoll(ctx, row.id);
  return jobView(row);
}

async function recordPoll(ctx: JobsContext, jobId: JobId): Promise<void> {
  await ctx.database.sql`
    update jobs set polled_at = now() where id = ${jobId} and finished_at is null
  `;
}
