import { expect, onTestFinished, test, vi } from 'vitest';
import {
  startTestService,
  expectBalancedLedger,
  type TestService,
} from '../../backend/test/service.ts';
import { freePort } from '../free-port.ts';
import { until } from '../faults/until.ts';
import { startWooStore, type WooStandIn } from '../stand-ins/woocommerce/index.ts';
import { cleanHtml } from '../stand-ins/woocommerce/shop/kses.ts';
import { startWooAppProcess } from './woo-app-process.ts';
import type { NodeProcess } from '../node-process.ts';
import {
  waitForRun,
  wooAppSettings,
  connect,
  createWooDatabase,
  signIn,
  startRun,
} from './scene.ts';

vi.setConfig({ testTimeout: 120_000 });

interface KillScene {
  readonly service: TestService;
  readonly store: WooStandIn;
  readonly appUrl: string;
  start(): Promise<NodeProcess>;
}

async function setKillScene(products: number): Promise<KillScene> {
  const [service, store, databaseUrl, port] = await Promise.all([
    startTestService({ RATE_LIMIT_PER_MINUTE: '10000' }),
    startWooStore({ products }),
    createWooDatabase(),
    freePort(),
  ]);
  const settings = wooAppSettings({ port, databaseUrl, warewordUrl: service.baseUrl });
  onTestFinished(async () => {
    await expectBalancedLedger(service.database).finally(() => service.stop());
    await store.close();
  });
  return {
    service,
    store,
    appUrl: `http://127.0.0.1:${port}`,
    start: async () => {
      const app = await startWooAppProcess(settings);
      onTestFinished(() => app.kill());
      return app;
    },
  };
}

async function jobsMade({ service }: KillScene): Promise<number> {
  const [row] = await service.database.sql<[{ made: number }]>`
    select count(*)::int as made from jobs
  `;
  return row.made;
}

test('killing the app while it requests listings loses none and charges none twice', async () => {
  const scene = await setKillScene(150);
  const first = await scene.start();
  const browser = await signIn(scene);
  await connect(scene, browser);
  const runId = await startRun(browser, { all: {} });
  await until('some listings were asked for', async () => (await jobsMade(scene)) > 25);
  await first.kill();
  expect(await jobsMade(scene)).toBeLessThan(150);
  await scene.start();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ ready: 150 });
  expect(await jobsMade(scene)).toBe(150);
  const { usage } = await browser.api.connection.status.query();
  expect(usage?.used).toBe(150);
});

test('an app killed while publishing or undoing knows after a restart what it wrote', async () => {
  const scene = await setKillScene(60);
  const { store } = scene;
  const texts = () => [...store.shop.products.values()].map(({ description }) => description);
  let app = await scene.start();
  const browser = await signIn(scene);
  await connect(scene, browser);
  const runId = await startRun(browser, { all: {} });
  await waitForRun(browser, runId);
  const before = texts();
  for (const [click, rest] of [
    ['publish', 'published'],
    ['undo', 'undone'],
  ] as const) {
    const then = texts();
    // The store carries out the request, but its response never arrives.
    store.fail({ fault: { do: 'lose-response' }, path: 'products/batch' });
    await browser.api.runs[click].mutate({ runId, items: 'all' });
    await until('the store was written to', () => {
      return texts().filter((text, at) => text !== then[at]).length > 10;
    });
    await app.kill();
    store.clearFaults();
    app = await scene.start();
    expect((await waitForRun(browser, runId)).counts).toMatchObject({ [rest]: 60 });
  }
  // WordPress encodes these characters differently when an app saves them; readers see no change.
  const bare = 'M3 to M8, nuts & bolts & washers. 500 pieces < 4 kg.';
  expect(before).toContain(bare);
  expect(texts()).toEqual(before.map((text) => (text === bare ? cleanHtml(text) : text)));
});
