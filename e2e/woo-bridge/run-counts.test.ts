import postgres from 'postgres';
import { expect, test, vi } from 'vitest';
import { connect, itemsOf, products, signIn, startRun, useFixture, waitForRun } from './fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const fixture = useFixture();

/** Counts that differ from what the items say, or runs that are counted wrong. */
async function drift() {
  const { sql } = fixture().app.database;
  return sql`
    select run_id, state, kept.items, kept.written, counted.items as true_items
    from (
      select run_id, state, count(*)::int as items,
        (count(proposal) + sum(replaced_listings))::int as written
      from woo_bridge.items group by 1, 2
    ) counted
    full join (
      select * from woo_bridge.run_counts where items <> 0 or written <> 0
    ) kept using (run_id, state)
    where counted.items is distinct from kept.items
      or counted.written is distinct from kept.written
  `;
}

test('the counts of a run are those of its items, whatever happened to them at once', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const { store } = fixture();
  const ids = Array.from(
    { length: 12 },
    (_, at) => store.addProduct({ name: `Rack ${at}`, description: '<p>Ash.</p>' }).id,
  );
  const runs = await Promise.all([
    startRun(browser, products(...ids)),
    startRun(browser, products(...ids)),
    startRun(browser, products(...ids)),
  ]);
  await browser.api.runs.cancel.mutate({ runId: runs[2] });
  const [run] = runs;
  await Promise.all(runs.map((runId) => waitForRun(browser, runId)));
  expect(await drift()).toEqual([]);
  const items = (await itemsOf(browser, run)).map(({ id }) => id);
  await Promise.all([
    browser.api.runs.publish.mutate({ runId: run, items: items.slice(0, 6) }),
    browser.api.runs.skip.mutate({ runId: run, items: items.slice(6, 9) }),
    browser.api.runs.rewrite.mutate({ runId: run, items: items.slice(9) }),
  ]);
  await waitForRun(browser, run);
  await browser.api.runs.undo.mutate({ runId: run, items: items.slice(0, 3) });
  const { counts, total, written } = await waitForRun(browser, run);
  expect(await drift()).toEqual([]);
  // Three of the twelve were written twice.
  expect({ total, written }).toEqual({ total: 12, written: 15 });
  expect(counts).toMatchObject({ published: 3, undone: 3, skipped: 3, ready: 3 });

  await fixture().app.database.sql`delete from woo_bridge.runs where id = ${runs[1]}`;
  expect(await drift()).toEqual([]);
});

test('showing runs does not read their items', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const { id } = fixture().store.addProduct({ name: 'Rack', description: '<p>Ash.</p>' });
  const runId = await startRun(browser, products(id));
  await waitForRun(browser, runId);
  const sql = postgres(fixture().databaseUrl, { max: 1 });
  await sql.begin(async (tx) => {
    await tx`lock table woo_bridge.items in access exclusive mode`;
    const [shown] = await browser.api.runs.list.query({});
    expect(shown).toMatchObject({ id: runId, total: 1, written: 1 });
  });
  await sql.end();
});
