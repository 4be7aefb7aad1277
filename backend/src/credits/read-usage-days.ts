import type { Database, UsageDayCounts } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { currentPeriod } from './period.ts';

/** What a day's listings were asked for from. */
export type UsageDay = UsageDayCounts;

/** Jobs that are counted anew at each look rather than written down. */
const FEW = 500;

/** In which what began before a moment may still be on its way into the database. */
const ON_THE_WAY = '5 minutes';

interface Counted extends UsageDay {
  /** Whether nothing of it can change any more. */
  readonly settled: boolean;
  readonly jobs: number;
  /** The moment that ends what is settled. */
  readonly edge: string;
}

interface Kept {
  readonly days: readonly UsageDay[];
  /** As the database writes it, with its microseconds. */
  readonly countedUntil: string;
}

/**
 * The days of the current month on which credits were used, by what used them. Refunded ones do
 * not count. What is settled is counted once and kept, so a look costs what came since the last.
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
  const [kept] = await sql<Kept[]>`
    select days, counted_until::text as "countedUntil" from usage_months
    where workspace_id = ${input.workspaceId} and period = ${period}
  `;
  const from =
    kept === undefined
      ? sql`${period}::date::timestamp at time zone 'UTC'`
      : sql`${kept.countedUntil}::text::timestamptz`;
  const counted = await sql<Counted[]>`
    with asked as materialized (
      select j.created_at, j.status <> 'failed' as counts, j.finished_at is null as open, t.scope
      from jobs j left join tokens t on t.id = j.token_id
      where j.workspace_id = ${input.workspaceId} and j.created_at >= ${from}
    ),
    edge as (
      select least(
        now() - ${ON_THE_WAY}::text::interval, min(created_at) filter (where open)
      ) as at from asked
    )
    select
      (created_at at time zone 'UTC')::date::text as day, created_at < edge.at as settled,
      count(*)::int as jobs, edge.at::text as edge,
      count(*) filter (where counts and scope is null)::int as dashboard,
      count(*) filter (where counts and scope = 'api')::int as keys,
      count(*) filter (where counts and scope = 'plugin')::int as stores
    from asked cross join edge
    group by 1, 2, edge.at order by 1, 2 desc
  `;
  const settled = counted.filter((one) => one.settled);
  if (settled.reduce((sum, { jobs }) => sum + jobs, 0) > FEW) {
    await keep(ctx.database, { ...input, period, kept, settled });
  }
  return merge([...(kept?.days ?? []), ...counted]).filter(
    ({ dashboard, keys, stores }) => dashboard + keys + stores > 0,
  );
}

/** Only where nobody else has meanwhile: what two counted must not be kept twice. */
async function keep(
  { sql }: Database,
  input: {
    workspaceId: WorkspaceId;
    period: string;
    kept: Kept | undefined;
    settled: readonly Counted[];
  },
): Promise<void> {
  const { workspaceId, period, kept, settled } = input;
  const edge = settled[0]?.edge;
  if (edge === undefined) return;
  const days = JSON.stringify(merge([...(kept?.days ?? []), ...settled]));
  await (kept === undefined
    ? sql`
        insert into usage_months (workspace_id, period, counted_until, days)
        values (${workspaceId}, ${period}, ${edge}::text::timestamptz, ${days}::text::json)
        on conflict do nothing
      `
    : sql`
        update usage_months
        set counted_until = ${edge}::text::timestamptz, days = ${days}::text::json
        where workspace_id = ${workspaceId} and period = ${period}
          and counted_until = ${kept.countedUntil}::text::timestamptz
      `);
}

/** One entry a day, in order. */
function merge(parts: readonly UsageDay[]): UsageDay[] {
  const byDay = Map.groupBy(parts, ({ day }) => day);
  const sum = (of: readonly UsageDay[], what: 'dashboard' | 'keys' | 'stores') =>
    of.reduce((total, part) => total + part[what], 0);
  return [...byDay]
    .map(([day, of]) => ({
      day,
      dashboard: sum(of, 'dashboard'),
      keys: sum(of, 'keys'),
      stores: sum(of, 'stores'),
    }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
