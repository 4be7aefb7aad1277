import { expect, test, vi } from 'vitest';
import { until } from '../faults/until.ts';
import { SHOP } from '../stand-ins/shopify/index.ts';
import { callApp } from './calls.ts';
import { useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const fixture = useFixture({ shops: [{ name: SHOP, installed: true }] });

test('a connection that is being started while its shop is erased asks to open the app again', async () => {
  await callApp(fixture(), '/app/connect.data');
  const { sql } = fixture();
  const shop = `${SHOP}.myshopify.com`;
  const answer = await sql.begin(async (tx) => {
    await tx`delete from shopify_app.shops where id = ${shop}`;
    const waiting = callApp(fixture(), '/app/connect.data?index', { method: 'POST', body: null });
    await until('the connection waits for the shop', async () => {
      const [blocked] = await sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
      `;
      return blocked !== undefined;
    });
    return { waiting };
  });
  expect((await answer.waiting).text).toContain('access_lost');
});
