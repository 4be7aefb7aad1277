import type { Database, UsageDayCounts } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { currentPeriod } from './period.ts';

/** Counts by the source of a day's listings. */
export type UsageDay = UsageDayCounts;

/** Maximum jobs that are recounted on each read instead of being stored. */
const MAX_UNSAVED_JOBS = 500;

/** Jobs created within this time may not be committed yet. */
const COMMIT_GRACE = '5 minutes';

interface CountedDay extends Omit<UsageDay, 'byKey'> {
  readonly key: string | null;
  /** Whether it can no longer change. */
  readonly settled: boolean;
  readonly jobs: number;
  /** The end of the settled period. */
  readonly settledUntil: string;
}

interface SavedMonth {
  readonly days: readonly UsageDay[];
  /** The time as formatted by the database, with microseconds. */
  readonly countedUntil: string;
}

/**
 * The days of the current month on which credits were used, by source. Refunded credits do not
 * count. What is settled is counted once and stored, so a read only counts what came since.
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
  const [saved] = await sql<SavedMonth[]>`
    select days, counted_until::text as "countedUntil" from usage_months
    where workspace_id = ${input.workspaceId} and period = ${period}
  `;
  const from =
    saved === undefined
      ? sql`${period}::date::timestamp at time zone 'UTC'`
      : sql`${saved.countedUntil}::text::timestamptz`;
  const counted = await sql<CountedDay[]>`
    with asked as materialized (
      select
        j.created_at, j.status <> 'failed' as counts, j.finished_at is null as open, t.scope,
        case when t.scope = 'api' then t.id end as key
      from jobs j left join tokens t on t.id = j.token_id
      where j.workspace_id = ${input.workspaceId} and j.created_at >= ${from}
    ),
    settled_until as (
      select least(
        now() - ${COMMIT_GRACE}::text::interval, min(created_at) filter (where open)
      ) as at from asked
    )
    select
      (created_at at time zone 'UTC')::date::text as day, created_at < settled_until.at as settled,
      key, count(*)::int as jobs, settled_until.at::text as "settledUntil",
      count(*) filter (where counts and scope is null)::int as dashboard,
      count(*) filter (where counts and scope in ('api', 'agent'))::int as keys,
      count(*) filter (where counts and scope = 'plugin')::int as stores
    from asked cross join settled_until
    group by 1, 2, 3, settled_until.at order by 1, 2 desc
  `;
  const settled = counted.filter((one) => one.settled);
  if (settled.reduce((sum, { jobs }) => sum + jobs, 0) > MAX_UNSAVED_JOBS) {
    await saveMonth(ctx.database, { ...input, period, saved, settled });
  }
  return merge([...(saved?.days ?? []), ...counted.map(withKeys)]).filter(
    ({ dashboard, keys, stores }) => dashboard + keys + stores > 0,
  );
}

/** Only if no one else has in the meantime: the same jobs must not be added twice. */
async function saveMonth(
  { sql }: Database,
  input: {
    workspaceId: WorkspaceId;
    period: string;
    saved: SavedMonth | undefined;
    settled: readonly CountedDay[];
  },
): Promise<void> {
  const { workspaceId, period, saved, settled } = input;
  const settledUntil = settled[0]?.settledUntil;
  if (settledUntil === undefined) return;
  const days = JSON.stringify(merge([...(saved?.days ?? []), ...settled.map(withKeys)]));
  await (saved === undefined
    ? sql`
        insert into usage_months (workspace_id, period, counted_until, days)
        values (${workspaceId}, ${period}, ${settledUntil}::text::timestamptz, ${days}::text::json)
        on conflict do nothing
      `
    : sql`
        update usage_months
        set counted_until = ${settledUntil}::text::timestamptz, days = ${days}::text::json
        where workspace_id = ${workspaceId} and period = ${period}
          and counted_until = ${saved.countedUntil}::text::timestamptz
      `);
}

function withKeys({ day, dashboard, keys, stores, key }: CountedDay): UsageDay {
  return { day, dashboard, keys, stores, byKey: key === null || keys === 0 ? {} : { [key]: keys } };
}

/** One entry per day, in order. */
function merge(parts: readonly UsageDay[]): UsageDay[] {
  return [...Map.groupBy(parts, ({ day }) => day)]
    .map(([day, of]) => sumOf(day, of))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

function sumOf(day: string, parts: readonly UsageDay[]): UsageDay {
  const [first, ...others] = parts;
  // Most days are stored, with counts of many keys, and nothing came since.
  if (first !== undefined && others.length === 0) return first;
  const sum = (what: 'dashboard' | 'keys' | 'stores') =>
    parts.reduce((total, part) => total + part[what], 0);
  return {
    day,
    dashboard: sum('dashboard'),
    keys: sum('keys'),
    stores: sum('stores'),
    byKey: sumByKey(parts),
  };
}

function sumByKey(parts: readonly UsageDay[]): Readonly<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const [key, count] of parts.flatMap(({ byKey }) => Object.entries(byKey ?? {}))) {
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}
