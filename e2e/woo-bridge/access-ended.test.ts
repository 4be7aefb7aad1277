import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../faults/until.ts';
import type { Browser } from './browser.ts';
import { connect, products, signIn, startRun, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const fixture = useFixture();

/** Longer than a process takes to notice that a run was taken from it. */
const NOTICED_MS = 4_000;

const WAYS = {
  'is disconnected': (browser: Browser) => browser.api.connection.disconnect.mutate(),
  'is removed': (browser: Browser) => browser.api.access.removeStore.mutate(),
};

test.each(Object.entries(WAYS))(
  'a run in progress requests nothing more once its store %s',
  async (_, end) => {
    const { store, app, service } = fixture();
    const browser = await signIn(fixture());
    const account = await connect(fixture(), browser);
    const { promise: proceed, resolve } = Promise.withResolvers<undefined>();
    onTestFinished(() => {
      resolve(undefined);
      store.clearFaults();
    });
    store.fail({ fault: { do: 'hold', until: proceed }, method: 'GET', path: 'include=' });
    const ids = ['Rack', 'Shelf'].map(
      (name) => store.addProduct({ name, description: '<p>Ash.</p>' }).id,
    );
    const runId = await startRun(browser, products(...ids));
    await until('the products are being read', () =>
      store.requests.some(({ url }) => url.includes(`include=${ids[0]}`)),
    );
    await end(browser);
    await setTimeout(NOTICED_MS);
    resolve(undefined);
    store.clearFaults();
    const { sql } = app.database;
    await until('the run rests', async () => {
      const [run] = await sql`
        select from woo_bridge.runs
        where id = ${runId} and state = 'paused' and lease_until is null
      `;
      return run;
    });
    const jobs = await service.database.sql`
      select from jobs where workspace_id = ${account.workspaceId}
    `;
    expect(jobs).toHaveLength(0);
  },
);
