import type { Scope } from '@wareword/shared-schema';
import { parseId, type JobId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import { refuseCaller, type Credential } from '../tokens/index.ts';
import type { JobsContext } from './context.ts';
import type { JobView } from './job-view.ts';

/**
 * Polls a job (document, "GET /jobs/{id}"): caller and job in one statement. The first poll is
 * written down at once, the further ones only once in a while, see `pollResolutionMs`.
 * @throws {Refusal} `job_not_found` where the id is unknown or another account's
 */
export async function getJob({
  ctx,
  input,
}: {
  ctx: JobsContext;
  input: { credential: Credential; scopes: readonly Scope[]; jobId: string };
}): Promise<JobView> {
  const row = await ctx.polling({
    hash: input.credential.hash.toString('hex'),
    scopes: input.scopes,
    jobId: parseId('job', input.jobId),
  });
  if (row.tokenId === null) throw refuseCaller('invalid_api_key');
  if (row.verdict !== null) throw refuseCaller(row.verdict);
  if (row.id === null) {
    throw new Refusal(
      'job_not_found',
      'There is no such job on this account. Check the job_id that POST /jobs answered with.',
    );
  }
  ctx.tokenUse.note(row.tokenId);
  if (row.pollStale === true) await notePoll(ctx, row.id);
  return row;
}

async function notePoll(ctx: JobsContext, jobId: JobId): Promise<void> {
  await ctx.database.sql`
    update jobs set polled_at = now() where id = ${jobId} and finished_at is null
  `;
}
