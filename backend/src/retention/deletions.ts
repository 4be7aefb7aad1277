import type { Sql } from 'postgres';
import { DELETION_BATCH_SIZE } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';

/** Deletes one batch of what is past its retention in some workspaces. */
export type DeleteBatch = (
  sql: Sql,
  workspaces: readonly WorkspaceId[],
) => PromiseLike<{ readonly count: number }>;

/** In days; undefined: kept until a person deletes it. */
export interface RetentionSettings {
  /** Since a listing was written or last edited. */
  readonly listingDays: number | undefined;
  /** Since a job, a batch or a file of products was created. */
  readonly jobDays: number | undefined;
  /** Since an event of the audit log happened. */
  readonly auditDays: number;
}

interface Deletion {
  readonly what: string;
  /** The setting that says how long it is kept. */
  readonly setting: keyof RetentionSettings;
  readonly prepare: (days: number) => DeleteBatch;
}

/**
 * Deleted the way a person would: gone from history and API, restorable for a while, and then erased,
 * so that a wrong setting can be undone. A listing that is being edited is left to the next pass; if
 * its first version was restored, the period starts at the restore.
 */
const listings: Deletion = {
  what: 'listings',
  setting: 'listingDays',
  prepare: (days) => (sql, workspaces) =>
    sql`
    with due as (
      select old.id from unnest(${workspaces}::text[]) as w (id)
      cross join lateral (
        select id from listings
        where workspace_id = w.id and deleted_at is null
          and created_at < now() - make_interval(days => ${days})
          and (edited_at is null or edited_at < now() - make_interval(days => ${days}))
          and not exists (
            select from listing_versions v
            where v.workspace_id = w.id and v.listing_id = listings.id
              and v.created_at >= now() - make_interval(days => ${days})
          )
        order by created_at limit ${DELETION_BATCH_SIZE} for update skip locked
      ) as old
      limit ${DELETION_BATCH_SIZE}
    )
    update listings set deleted_at = now() from due where listings.id = due.id
  `,
};

/** Before their jobs, which their items name. */
const batches: Deletion = {
  what: 'batches',
  setting: 'jobDays',
  prepare: (days) => (sql, workspaces) =>
    sql`
    with due as (
      select old.id, w.id as workspace_id from unnest(${workspaces}::text[]) as w (id)
      cross join lateral (
        select id from batches
        where workspace_id = w.id and created_at < now() - make_interval(days => ${days})
        order by created_at limit 20 for update skip locked
      ) as old
      limit 20
    ),
    items as (
      delete from batch_items i using due
      where i.workspace_id = due.workspace_id and i.batch_id = due.id
    )
    delete from batches using due where batches.id = due.id
  `,
};

/** Files of products whose run has ended. Listings written from them stay. */
const files: Deletion = {
  what: 'files',
  setting: 'jobDays',
  prepare: (days) => (sql, workspaces) =>
    sql`
    delete from bulk_runs where id in (
      select id from bulk_runs
      where workspace_id = any(${workspaces}::text[]) and state <> 'running' and not feeding
        and created_at < now() - make_interval(days => ${days})
        and not exists (
          select from bulk_rows r
          where r.workspace_id = bulk_runs.workspace_id and r.run_id = bulk_runs.id
            and r.state = 'writing'
        )
      limit 1 for update skip locked
    )
  `,
};

/**
 * Jobs that have ended and whose request no listing needs, with their credits. What they cost in
 * their month becomes one row of the ledger, so that counters and ledger stay equal.
 */
const jobs: Deletion = {
  what: 'jobs',
  setting: 'jobDays',
  prepare: (days) => (sql, workspaces) =>
    sql`
    with due as (
      select old.id from unnest(${workspaces}::text[]) as w (id)
      cross join lateral (
        select id from jobs
        where workspace_id = w.id and finished_at is not null
          and (listing_id is null or kind = 'rewrite')
          and created_at < now() - make_interval(days => ${days})
          and not exists (select from listings where is_copy and job_id = jobs.id)
        order by created_at limit ${DELETION_BATCH_SIZE} for update skip locked
      ) as old
      limit ${DELETION_BATCH_SIZE}
    ),
    gone as (delete from jobs using due where jobs.id = due.id returning jobs.id),
    paid as (delete from credits using gone where credits.id = gone.id returning credits.*),
    archived as (
      insert into credits (id, workspace_id, period, state, amount, settled_at)
      select
        concat_ws(':', 'archived', workspace_id, period), workspace_id, period, 'archived',
        sum(amount)::int, now()
      from paid where state <> 'refunded' group by workspace_id, period
      on conflict (id) do update set
        amount = credits.amount + excluded.amount, settled_at = excluded.settled_at
    )
    select from gone
  `,
};

const auditEvents: Deletion = {
  what: 'audit events',
  setting: 'auditDays',
  prepare: (days) => (sql, workspaces) =>
    sql`
    with due as (
      select old.id from unnest(${workspaces}::text[]) as w (id)
      cross join lateral (
        select id from audit_events
        where workspace_id = w.id and at < now() - make_interval(days => ${days})
        order by at limit ${DELETION_BATCH_SIZE} for update skip locked
      ) as old
      limit ${DELETION_BATCH_SIZE}
    )
    delete from audit_events using due where audit_events.id = due.id
  `,
};

export const DELETIONS: readonly Deletion[] = [listings, batches, files, jobs, auditEvents];
