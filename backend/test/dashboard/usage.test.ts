import { describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';

const service = useService();

/** Simulated time must not reach back into the previous month. */
const now = new Date();
const IS_START_OF_MONTH = now.getUTCDate() === 1 && now.getUTCHours() < 3;

/** Jobs of a workspace, started this long ago, with their credits. */
async function begin(
  { workspaceId, userId }: TestAccount,
  { count, minutesAgo, status }: { count: number; minutesAgo: number; status: string },
): Promise<void> {
  const { sql } = service().database;
  const state = { complete: 'spent', failed: 'refunded' }[status] ?? 'reserved';
  await sql`
    with job as (
      insert into jobs (
        id, workspace_id, user_id, kind, status, platform, tone, request, created_at, finished_at
      )
      select 'job_' || md5(random()::text), ${workspaceId}, ${userId}, 'bulk', ${status}, 'shopify',
        'Professional', '{}',
        now() - interval '1 minute' * ${minutesAgo}::int,
        case when ${state} <> 'reserved' then now() end
      from generate_series(1, ${count}) returning id
    ),
    credit as (
      insert into credits (id, workspace_id, period, state)
      select id, ${workspaceId}, date_trunc('month', now() at time zone 'UTC')::date, ${state} from job
    )
    insert into usage_counters as c (workspace_id, period, used)
    values (
      ${workspaceId}, date_trunc('month', now() at time zone 'UTC')::date,
      ${state === 'refunded' ? 0 : count}
    )
    on conflict (workspace_id, period) do update set used = c.used + excluded.used
  `;
}

/** Ages all data of a workspace. */
async function pass({ workspaceId }: TestAccount, minutes: number): Promise<void> {
  const { sql } = service().database;
  const by = sql`interval '1 minute' * ${minutes}::int`;
  await sql`update jobs set created_at = created_at - ${by} where workspace_id = ${workspaceId}`;
  await sql`
    update usage_months set counted_until = counted_until - ${by} where workspace_id = ${workspaceId}
  `;
}

describe('usage by day of the month', () => {
  it.skipIf(IS_START_OF_MONTH)(
    'counts each listing once, however often and concurrently it is read',
    async () => {
      const account = await createAccount(service().database);
      const cookie = await sessionCookie(service(), account.userId);
      const { sql } = service().database;
      const look = async () => {
        const { data, status } = await callDashboard(service(), cookie, 'query usage.days');
        expect(status).toBe(200);
        const days = data as unknown as { dashboard: number; keys: number; stores: number }[];
        return days.reduce((sum, { dashboard }) => sum + dashboard, 0);
      };
      const readConcurrently = () => Promise.all(Array.from({ length: 8 }, look));

      expect(await look()).toBe(0);
      await begin(account, { count: 700, minutesAgo: 60, status: 'complete' });
      await begin(account, { count: 50, minutesAgo: 60, status: 'failed' });
      expect(await readConcurrently()).toEqual(Array(8).fill(700));
      await pass(account, 20);
      await begin(account, { count: 600, minutesAgo: 10, status: 'complete' });
      expect(await readConcurrently()).toEqual(Array(8).fill(1300));

      // A job in progress may fail, so it and all later ones stay unsettled.
      await pass(account, 20);
      await begin(account, { count: 1, minutesAgo: 15, status: 'processing' });
      await begin(account, { count: 900, minutesAgo: 10, status: 'complete' });
      await begin(account, { count: 3, minutesAgo: 0, status: 'complete' });
      expect(await readConcurrently()).toEqual(Array(8).fill(2204));
      await sql`
      with job as (
        update jobs set status = 'failed', finished_at = now()
        where workspace_id = ${account.workspaceId} and status = 'processing' returning id
      ), credit as (
        update credits set state = 'refunded' where id in (select id from job)
      )
      update usage_counters set used = used - 1 where workspace_id = ${account.workspaceId}
    `;
      expect(await readConcurrently()).toEqual(Array(8).fill(2203));
      expect(await look()).toBe(2203);

      const [kept] = await sql<{ days: { dashboard: number }[] }[]>`
      select days from usage_months where workspace_id = ${account.workspaceId}
    `;
      const sum = kept?.days.reduce((total, { dashboard }) => total + dashboard, 0);
      expect(sum).toBe(2200);
    },
  );
});
