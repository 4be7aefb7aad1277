import { onTestFinished, test, vi } from 'vitest';
import { until } from '../faults/until.ts';
import { startWooStore } from '../stand-ins/woocommerce/index.ts';
import { connect, products, signIn, startRun, useFixture, waitForRun } from './fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const fixture = useFixture();

/** More than a worker advances concurrently. */
const RUNS = 40;
const MORE_RUNS = 100;

test('an unresponsive store does not delay other stores, and its runs take turns', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const slow = await startWooStore();
  onTestFinished(async () => {
    slow.clearFaults();
    release(undefined);
    await slow.close();
  });
  const stranger = await signIn({ ...fixture(), store: slow });
  await connect(fixture(), stranger, 'pro');
  const { id: theirs } = slow.addProduct({ name: 'Rack', description: '<p>Ash.</p>' });
  const before = slow.count;
  slow.fail({ fault: { do: 'hold', until: released } });
  const waiting = [];
  for (let run = 0; run < RUNS; run++) waiting.push(await startRun(stranger, products(theirs)));
  await slow.received(before + 2);

  // More than could wait in the queue without being noticed.
  const { sql } = fixture().app.database;
  await sql`
    insert into woo_bridge.runs (id, store_id, origin, state, settings, created_at, wake_at)
    select 'run_' || lpad(n::text, 26, '0'), store_id, 'automatic', 'active', settings, now(), now()
    from woo_bridge.runs, generate_series(1, ${MORE_RUNS}::int) n where id = ${waiting[0] ?? ''}
  `;
  await sql`
    select woo_bridge_worker.add_job(
      'advance_run', json_build_object('run_id', id), job_key => 'run:' || id
    ) from woo_bridge.runs where origin = 'automatic'
  `;
  // No task returns to the queue, where others would wait for it.
  await until('the queue is short', async () => {
    const [queued] = await sql<[{ count: number }]>`
      select count(*)::int from woo_bridge_worker._private_jobs
    `;
    return queued.count < RUNS / 2;
  });

  const { store } = fixture();
  const owner = await signIn(fixture());
  await connect(fixture(), owner);
  const { id } = store.addProduct({ name: 'Bowl', description: '<p>Oak.</p>' });
  const run = await startRun(owner, products(id));
  await waitForRun(owner, run, 60_000);

  slow.clearFaults();
  release(undefined);
  for (const theirRun of waiting) await waitForRun(stranger, theirRun, 60_000);
});
