import type { Scope } from '@wareword/shared-schema';
import { parseId, type JobId, type TokenId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import { plansWithApiKeys, refuseCaller, type Credential } from '../tokens/index.ts';
import type { JobsContext } from './context.ts';
import { jobColumns } from './job-columns.ts';
import type { JobView } from './job-view.ts';
import { pollResolutionMs } from './poll-resolution.ts';

type PollRow = {
  verdict: string | null;
  tokenId: TokenId;
  pollStale: boolean;
} & (JobView | { id: null });

/**
 * Polls a job (document, "GET /jobs/{id}"): caller and job in one statement. The first poll is
 * written down at once, the further ones only once in a while, see {@link pollResolutionMs}.
 * @throws {Refusal} `job_not_found` where the id is unknown or another account's
 */
export async function getJob({
  ctx,
  input,
}: {
  ctx: JobsContext;
  input: { credential: Credential; scopes: readonly Scope[]; jobId: string };
}): Promise<JobView> {
  const { sql } = ctx.database;
  const resolutionMs = pollResolutionMs(ctx.settings.expiryMs);
  const [row] = await sql<PollRow[]>`
    select
      c.verdict, c.token_id as "tokenId",
      j.finished_at is null and (
        j.polled_at = j.created_at or j.polled_at < now() - ${resolutionMs} * interval '1 ms'
      ) as "pollStale",
      ${jobColumns(sql)}
    from identify(
      ${input.credential.hash}, ${sql.array([...input.scopes])},
      ${sql.array(plansWithApiKeys(ctx.plans))}
    ) c
    left join jobs j on j.id = ${parseId('job', input.jobId) ?? null}
      and j.workspace_id = c.workspace_id and j.kind = 'async'
    left join listings l on l.id = j.listing_id
  `;
  if (row === undefined) throw refuseCaller('invalid_api_key');
  if (row.verdict !== null) throw refuseCaller(row.verdict);
  if (row.id === null) {
    throw new Refusal(
      'job_not_found',
      'There is no such job on this account. Check the job_id that POST /jobs answered with.',
    );
  }
  ctx.tokenUse.note(row.tokenId);
  if (row.pollStale) await notePoll(ctx, row.id);
  return row;
}

async function notePoll(ctx: JobsContext, jobId: JobId): Promise<void> {
  await ctx.database.sql`
    update jobs set polled_at = now() where id = ${jobId} and finished_at is null
  `;
}
