import { ChangeWatcher, type Database } from '../database/index.ts';
import type { BatchId } from '../identifiers.ts';
import type { BatchCounts } from './batch-counts.ts';

const INTERVAL_MS = 50;

/** A batch of 1,000 listings changes constantly; more events would not help anyone. */
const EVENT_INTERVAL_MS = 1000;

/** The state of a batch that its watchers compare, as one text. */
export function batchState(
  { queued, processing, complete, failed }: BatchCounts,
  canceledAt: Date | null,
): string {
  return [queued, processing, complete, failed, canceledAt === null ? 0 : 1].join('-');
}

/** Whether every job has ended, or the batch is gone. */
function isFinal(state: string): boolean {
  return state === 'gone' || state.startsWith('0-0-');
}

/** Watches the progress of batches (contract §16.2). */
export function watchBatches(
  { sql }: Database,
  onError: (error: unknown) => void,
): ChangeWatcher<BatchId> {
  return new ChangeWatcher({
    intervalMs: INTERVAL_MS,
    changeIntervalMs: EVENT_INTERVAL_MS,
    isFinal,
    onError,
    // The limit makes the planner use an index lookup for each, however many there are.
    readChanged: async (ids, states) =>
      await sql<{ id: BatchId; state: string }[]>`
        select known.id, coalesce(b.state, 'gone') as state
        from unnest(
          ${sql.array([...ids])}::text[], ${sql.array([...states])}::text[]
        ) as known (id, state)
        left join lateral (
          select concat_ws('-',
            count(*) filter (where j.status = 'queued'),
            count(*) filter (where j.status = 'processing'),
            count(*) filter (where j.status = 'complete'),
            count(*) filter (where j.status = 'failed'),
            (b.canceled_at is not null)::int
          ) as state
          from batches b
          join batch_items i on i.workspace_id = b.workspace_id and i.batch_id = b.id
          left join lateral (select status from jobs where id = i.job_id limit 1) j on true
          where b.id = known.id
          group by b.id
        ) b on true
        where coalesce(b.state, 'gone') <> known.state
      `,
  });
}
