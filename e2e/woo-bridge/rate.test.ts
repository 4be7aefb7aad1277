import { expect, test } from 'vitest';
import { until } from '../faults/until.ts';
import { connect, products, signIn, startRun, useFixture } from './fixture.ts';

const fixture = useFixture({ service: { RATE_LIMIT_PER_MINUTE: '5' } });

test('a run proceeds at the rate limit, shows it, and sends no requests while waiting', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const ids = [...fixture().store.shop.products.keys()].slice(0, 8);
  const runId = await startRun(browser, products(...ids));
  const run = await until('the run waits for the rate', async () => {
    const now = await browser.api.runs.get.query({ runId });
    return now.waiting === null || now.counts.generating > 0 ? undefined : now;
  });
  expect(run).toMatchObject({
    state: 'active',
    working: true,
    waiting: { for: 'rate' },
    counts: { failed: 0 },
  });
  expect(run.counts.ready + run.counts.queued).toBe(8);
  expect(run.counts.ready).toBeLessThanOrEqual(5);
  const waitMs = Date.parse(run.waiting?.until ?? '') - Date.now();
  expect(waitMs).toBeLessThanOrEqual(61_000);
  // Products that are ready can be published while the others wait.
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await until('those are published', async () => {
    const { counts } = await browser.api.runs.get.query({ runId });
    return counts.published === run.counts.ready;
  });
});
