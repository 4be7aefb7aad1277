import type { Scope } from '@wareword/shared-schema';
import type { TokenId } from '../identifiers.ts';
import { plansWithApiKeys, refuseCaller, type Credential } from '../tokens/index.ts';
import type { JobsContext } from './context.ts';
import { jobColumns } from './job-columns.ts';
import type { JobView } from './job-view.ts';

/**
 * The account's most recent jobs, newest first (document, "GET /jobs"). Not a poll (decisions 14).
 * @param input.limit 1 to 50
 * @throws {Refusal}
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
    ({ verdict: string | null; tokenId: TokenId } & (JobView | { id: null }))[]
  >`
    select c.verdict, c.token_id as "tokenId", ${jobColumns(sql)}
    from identify(
      ${input.credential.hash}, ${sql.array([...input.scopes])},
      ${sql.array(plansWithApiKeys(ctx.plans))}
    ) c
    left join lateral (
      select * from jobs
      where workspace_id = c.workspace_id and kind = 'async'
      order by created_at desc, id desc
      limit ${input.limit}
    ) j on true
    left join listings l on l.id = j.listing_id
    order by j.created_at desc, j.id desc
  `;
  const [caller] = rows;
  if (caller === undefined) throw refuseCaller('invalid_api_key');
  if (caller.verdict !== null) throw refuseCaller(caller.verdict);
  ctx.tokenUse.note(caller.tokenId);
  return rows.filter((row) => row.id !== null);
}
