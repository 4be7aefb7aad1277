import { ChangeWatcher, type Database } from '../database/index.ts';
import type { JobId } from '../identifiers.ts';

/** How often the status of watched jobs is read: an event is due 100 ms after its job has ended. */
const INTERVAL_MS = 20;

/** Watches the status of jobs (contract §16.1). */
export function watchJobs(
  { sql }: Database,
  onError: (error: unknown) => void,
): ChangeWatcher<JobId> {
  return new ChangeWatcher({
    intervalMs: INTERVAL_MS,
    onError,
    // The limit makes the planner use an index lookup for each, however many there are.
    readChanged: async (ids, states) =>
      await sql<{ id: JobId; state: string }[]>`
        select known.id, coalesce(j.status, 'gone') as state
        from unnest(
          ${sql.array([...ids])}::text[], ${sql.array([...states])}::text[]
        ) as known (id, state)
        left join lateral (select status from jobs where id = known.id limit 1) j on true
        where coalesce(j.status, 'gone') <> known.state
      `,
  });
}
