import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHOP } from '../fixture.ts';
import { openPublishing, type PublishingFixture } from './publishing-fixture.ts';

let opened: PublishingFixture;
let sql: postgres.Sql;
beforeAll(async () => {
  opened = await openPublishing();
  sql = postgres(opened.databaseUrl, { max: 3 });
});
afterAll(async () => {
  await sql.end();
  await opened.close();
});

/** In the order of their keys, in which every statement must lock them. */
const STATES = ['conflict', 'failed', 'published', 'ready', 'skipped'];

test('deleting items locks their counts in the order in which other statements do', async () => {
  const runId = await opened.addRun();
  // So that the counts are stored in another order.
  for (const state of STATES.toReversed()) {
    await sql`
      insert into shopify_app.items
        (id, run_id, store_id, position, product_id, product_name, state, updated_at)
      select 'itm_' || lpad(n::text || length(${state}) || left(${state}, 3), 26, '0'), ${runId}, ${SHOP},
        n, ${state} || n, 'Lamp', ${state}, now()
      from generate_series(1, 3) n
    `;
  }
  const free = async () =>
    (
      await sql`
        select state from shopify_app.run_counts where run_id = ${runId}
        order by state for update skip locked
      `
    ).map(({ state }) => String(state));
  expect(await free()).toEqual(STATES);

  const [first, ...others] = STATES;
  let deletion: PromiseLike<unknown> | undefined;
  await sql.begin(async (held) => {
    await held`
      select from shopify_app.run_counts where run_id = ${runId} and state = ${first ?? ''} for update
    `;
    deletion = sql`delete from shopify_app.items where run_id = ${runId}`.execute();
    await expect
      .poll(
        () => sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query ~ '^delete'
      `,
      )
      .toHaveLength(1);
    expect(await free()).toEqual(others);
  });
  await deletion;
  const left = await sql`select from shopify_app.run_counts where items <> 0 or written <> 0`;
  expect(left).toHaveLength(0);
});
