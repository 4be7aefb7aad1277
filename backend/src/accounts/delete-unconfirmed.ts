import { deleteInBatches, DELETION_BATCH_SIZE, type Database } from '../database/index.ts';

/**
 * Deletes accounts whose address was not confirmed in time and that nothing belongs to: no one is
 * signed in to them, so nothing can be added meanwhile, and confirming waits for the row's lock.
 * Only if an address must be confirmed before its account can be used.
 * @returns the number of deleted accounts
 */
export function deleteUnconfirmed({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { olderThanMs: number };
}): Promise<number> {
  const { sql } = ctx.database;
  return deleteInBatches(
    () => sql`
      with unused as (
        select u.id from users u
        where not u.email_verified
          and u.created_at < now() - ${input.olderThanMs} * interval '1 ms'
          and not exists (select from sessions where user_id = u.id)
          and not exists (select from members where user_id = u.id)
          and not exists (select from tokens where user_id = u.id)
          and not exists (
            select from workspaces w where w.owner_id = u.id and (
              w.plan <> 'free'
              or exists (select from members where workspace_id = w.id)
              or exists (select from tokens where workspace_id = w.id)
              or exists (select from jobs where workspace_id = w.id)
              or exists (select from credits where workspace_id = w.id)
              or exists (select from listings where workspace_id = w.id)
              or exists (select from brands where workspace_id = w.id)
              or exists (select from bulk_runs where workspace_id = w.id)
              or exists (select from billing_customers where workspace_id = w.id)
            )
          )
        order by u.created_at limit ${DELETION_BATCH_SIZE} for update of u skip locked
      ),
      their_workspaces as (delete from workspaces where owner_id in (select id from unused))
      delete from users where id in (select id from unused)
    `,
  );
}
