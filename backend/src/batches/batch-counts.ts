import type { Fragment, ISql } from 'postgres';

/** Items of a batch by the status of their job; rejected ones have none. */
export interface BatchCounts {
  readonly total: number;
  readonly queued: number;
  readonly processing: number;
  readonly complete: number;
  readonly failed: number;
  readonly rejected: number;
}

/** Counts the items of the batch `b`. */
export function countItems(sql: ISql): Fragment {
  return sql`
    select
      count(*)::int as total,
      (count(*) filter (where j.status = 'queued'))::int as queued,
      (count(*) filter (where j.status = 'processing'))::int as processing,
      (count(*) filter (where j.status = 'complete'))::int as complete,
      (count(*) filter (where j.status = 'failed'))::int as failed,
      (count(*) filter (where i.job_id is null))::int as rejected
    from batch_items i left join jobs j on j.id = i.job_id
    where i.workspace_id = b.workspace_id and i.batch_id = b.id`;
}
