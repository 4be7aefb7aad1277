import type { Database } from '../database/index.ts';
import { jobColumns } from './job-columns.ts';
import { jobView, type JobRow, type JobView } from './job-view.ts';

/** Jobs by id, of any workspace; those whose listing was deleted are absent. Not a poll. */
export async function readJobs({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { ids: readonly string[] };
}): Promise<ReadonlyMap<string, JobView>> {
  if (input.ids.length === 0) return new Map();
  const { sql } = ctx.database;
  // The limits make the planner use an index lookup for each, however many there are.
  const rows = await sql<JobRow[]>`
    select ${jobColumns(sql)}
    from unnest(${sql.array([...input.ids])}::text[]) as wanted (id)
    cross join lateral (select * from jobs where id = wanted.id limit 1) j
    left join lateral (select * from listings where id = j.listing_id limit 1) l on true
  `;
  return new Map(rows.filter(({ deleted }) => !deleted).map((row) => [row.id, jobView(row)]));
}
