import type { Database } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { currentPeriod } from './period.ts';

/** What a day's listings were asked for from. */
export interface UsageDay {
  /** In UTC, as `2026-11-21`. */
  readonly day: string;
  readonly dashboard: number;
  readonly keys: number;
  readonly stores: number;
}

/**
 * The days of the current month on which credits were used, by what used them. Refunded ones do
 * not count. A day that is over and settled is counted once and kept, so looking at a month costs
 * what today costs.
 */
export async function readUsageDays({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { workspaceId: WorkspaceId };
}): Promise<UsageDay[]> {
  const { sql } = ctx.database;
  const period = currentPeriod();
  const kept = await sql<UsageDay[]>`
    select day::text, dashboard, keys, stores from usage_days
    where workspace_id = ${input.workspaceId} and day >= ${period}::date order by day
  `;
  const last = kept.at(-1)?.day;
  const counted = await sql<(UsageDay & { settled: boolean })[]>`
    select
      day::text,
      count(*) filter (where counts and scope is null)::int as dashboard,
      count(*) filter (where counts and scope = 'api')::int as keys,
      count(*) filter (where counts and scope = 'plugin')::int as stores,
      bool_and(finished) as settled
    from (
      select
        (j.created_at at time zone 'UTC')::date as day, j.status <> 'failed' as counts, t.scope,
        j.finished_at is not null as finished
      from jobs j left join tokens t on t.id = j.token_id
      where j.workspace_id = ${input.workspaceId}
        and j.created_at >= ${
          last === undefined
            ? sql`${period}::date::timestamp at time zone 'UTC'`
            : sql`(${last}::date + 1)::timestamp at time zone 'UTC'`
        }
    ) asked
    group by day order by day
  `;
  await keep(ctx.database, input.workspaceId, counted);
  return [...kept, ...counted.map(({ settled: _, ...day }) => day)].filter(
    ({ dashboard, keys, stores }) => dashboard + keys + stores > 0,
  );
}

/** Days are kept without gaps from the first of the month on: the last one says what is counted. */
async function keep(
  { sql }: Database,
  workspaceId: WorkspaceId,
  counted: readonly (UsageDay & { settled: boolean })[],
): Promise<void> {
  const open = counted.findIndex(({ settled, day }) => !settled || day >= today());
  const settled = open === -1 ? counted : counted.slice(0, open);
  if (settled.length === 0) return;
  const rows = settled.map(({ day, dashboard, keys, stores }) => ({
    workspace_id: workspaceId,
    day,
    dashboard,
    keys,
    stores,
  }));
  await sql`insert into usage_days ${sql(rows)} on conflict do nothing`;
}

/**
 * The day in UTC, less a while in which what began before midnight may still be on its way into
 * the database.
 */
function today(): string {
  return new Date(Date.now() - 5 * 60_000).toISOString().slice(0, 10);
}
