import type { Scope } from '@wareword/shared-schema';
import type { TokenId } from '../identifiers.ts';
import { CallerVerdict, plansWithApiKeys, refuseCaller, type Credential } from '../tokens/index.ts';
import type { JobsContext } from './context.ts';
import { jobColumns } from './job-columns.ts';
import { jobView, type JobRow, type JobView } from './job-view.ts';

/**
 * The account's most recent jobs, newest first (contract §7.11). Not a poll (contract §7.7).
 * @param input.limit 1 to 50
 * @throws {DomainError}
 */
export async function listJobs({
  ctx,
  input,
}: {
  ctx: JobsContext;
  input: { credential: Credential; scopes: readonly Scope[]; limit: number };
}): Promise<JobView[]> {
  const { sql } = ctx.database;
  const rows = await sql<
    ({ verdict: string | null; tokenId: TokenId } & (JobRow | { id: null }))[]
  >`
    select c.verdict, c.token_id as "tokenId", ${jobColumns(sql)}
    from identify(
      ${input.credential.hash}, ${sql.array([...input.scopes])},
      ${sql.array(plansWithApiKeys(ctx.plans))}
    ) c
    left join lateral (
      select jobs.* from jobs left join listings on listings.id = jobs.listing_id
      where jobs.workspace_id = c.workspace_id and kind = 'async'
        and (jobs.status <> 'complete' or listings.id is not null and listings.deleted_at is null)
      order by jobs.created_at desc, jobs.id desc
      limit ${input.limit}
    ) j on true
    left join listings l on l.id = j.listing_id
    order by j.created_at desc, j.id desc
  `;
  const [caller] = rows;
  if (caller === undefined) throw refuseCaller('invalid_api_key');
  ctx.tokenUsage.record(caller.tokenId);
  if (caller.verdict !== null) throw refuseCaller(CallerVerdict.parse(caller.verdict));
  return rows.filter((row) => row.id !== null).map((row) => jobView(row));
}
