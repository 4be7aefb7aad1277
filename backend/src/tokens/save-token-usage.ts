import { deleteInBatches, DELETION_BATCH_SIZE, type Database } from '../database/index.ts';
import type { TokenId } from '../identifiers.ts';

/** An error that a token's request got: enough to find it, without what was sent. */
export interface TokenError {
  readonly code: string;
  /** The path of the endpoint. */
  readonly endpoint: string;
  readonly requestId: string;
  /** In ISO 8601. */
  readonly at: string;
}

/** Errors kept per token. */
export const MAX_ERRORS = 20;

/** Days for which a token's request counts are kept. */
const KEPT_DAYS = 62;

/** Adds to the requests of each token today. In a fixed order, so that two processes cannot deadlock. */
export async function saveUses({
  ctx: { sql },
  input,
}: {
  ctx: Pick<Database, 'sql'>;
  input: ReadonlyMap<TokenId, number>;
}): Promise<void> {
  if (input.size === 0) return;
  await sql`
    with used as materialized (
      select t.id, t.workspace_id, given.requests
      from unnest(${sql.array([...input.keys()])}::text[], ${sql.array([...input.values()])}::int[])
        as given (id, requests)
      join tokens t on t.id = given.id
      order by t.id for update of t
    ),
    seen as (update tokens set last_used_at = now() from used where tokens.id = used.id)
    insert into token_days as day (workspace_id, token_id, day, requests)
    select workspace_id, id, (now() at time zone 'UTC')::date, requests from used order by id
    on conflict (workspace_id, token_id, day) do update set requests = day.requests + excluded.requests
  `;
}

/** Keeps the last errors of each token, newest first. */
export async function saveErrors({
  ctx: { sql },
  input,
}: {
  ctx: Pick<Database, 'sql'>;
  input: ReadonlyMap<TokenId, readonly TokenError[]>;
}): Promise<void> {
  if (input.size === 0) return;
  const rows = [...input].map(([id, errors]) => ({ id, errors: errors.toReversed() }));
  await sql`
    insert into token_errors as before (workspace_id, token_id, errors)
    select t.workspace_id, t.id, given.errors
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as given (id text, errors jsonb)
    join tokens t on t.id = given.id
    order by t.id
    on conflict (workspace_id, token_id) do update set errors = (
      select jsonb_agg(error.value order by error.nth)
      from jsonb_array_elements(excluded.errors || before.errors)
        with ordinality as error (value, nth)
      where error.nth <= ${MAX_ERRORS}
    )
  `;
}

export async function deleteOldUses({ ctx }: { ctx: { database: Database } }): Promise<void> {
  const { sql } = ctx.database;
  await deleteInBatches(
    () => sql`
      delete from token_days where ctid = any(array(
        select ctid from token_days where day < current_date - ${KEPT_DAYS}::int
        order by day limit ${DELETION_BATCH_SIZE} for update skip locked
      ))
    `,
  );
}
