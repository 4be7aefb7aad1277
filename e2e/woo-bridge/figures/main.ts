import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDatabase, startEmbeddedServer } from '../../../postgres/src/index.ts';
import { createWooStore } from '../../../woo-bridge/src/woocommerce/index.ts';
import { cpuMs } from '../../bench/product/cpu-time.ts';
import { peakMemoryMb } from '../../bench/product/peak-memory.ts';
import { freePort } from '../../free-port.ts';
import { until } from '../../faults/until.ts';
import { startInstantService } from '../../stand-ins/instant-service.ts';
import { startWooStore } from '../../stand-ins/woocommerce/index.ts';
import { startWooAppProcess } from '../woo-app-process.ts';
import { Browser } from '../browser.ts';

// The app's own cost, with an instant writer and a store on the same machine:
//   node e2e/woo-bridge/figures/main.ts --products 200
const { values } = parseArgs({ options: { products: { type: 'string', default: '200' } } });
const products = Number(values.products);
const HOURS = 3_600_000;

const folder = mkdtempSync(join(tmpdir(), 'wareword-figures-'));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedServer(folder);
const service = await startInstantService('woocommerce');
const store = await startWooStore({ products, record: false });
const port = await freePort();
const app = await startWooAppProcess({
  NODE_ENV: 'test',
  PORT: String(port),
  DATABASE_URL: await ensureDatabase(postgres.url, 'woo_bridge'),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  WAREWORD_URL: service.url,
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  LOG_LEVEL: 'error',
});

console.log(`started   peak ${(await peakMemoryMb(app.pid)).toFixed(0)} MB`);

try {
  const browser = new Browser(`http://127.0.0.1:${port}`);
  const { consumerKey, consumerSecret, url: address } = store;
  await browser.api.access.pasteKeys.mutate({ address, consumerKey, consumerSecret });
  const { url } = await browser.api.connection.start.mutate();
  const state = new URL(url).searchParams.get('state') ?? '';
  await browser.api.connection.finishPasted.mutate({
    address: `${address}/?ww_code=x&state=${state}`,
  });

  const rest = async (runId: string, count: (counts: Record<string, number>) => number) => {
    const reached = async () => {
      const run = await browser.api.runs.get.query({ runId });
      return !run.working && count(run.counts) >= products ? run : undefined;
    };
    return until('the run is at rest', reached, HOURS);
  };
  const measured = async (name: string, work: () => Promise<unknown>) => {
    const [started, cpu] = [performance.now(), cpuMs(app.pid)];
    await work();
    const wall = performance.now() - started;
    console.log(
      `${name.padEnd(9)} ${((cpuMs(app.pid) - cpu) / products).toFixed(1)} ms of CPU a product, ` +
        `${(wall / products).toFixed(1)} ms in all, peak ${(await peakMemoryMb(app.pid)).toFixed(0)} MB`,
    );
  };

  let runId = '';
  await measured('generate', async () => {
    const picked = { all: {} };
    const made = await browser.api.runs.create.mutate({
      requestId: crypto.randomUUID(),
      picked,
      settings: {},
    });
    ({ runId } = made);
    await rest(runId, ({ ready = 0, skipped = 0, failed = 0 }) => ready + skipped + failed);
  });
  await measured('publish', async () => {
    await browser.api.runs.publish.mutate({ runId, items: 'all' });
    await rest(runId, ({ published = 0, skipped = 0, failed = 0 }) => published + skipped + failed);
  });
  await measured('undo', async () => {
    await browser.api.runs.undo.mutate({ runId, items: 'all' });
    await rest(runId, ({ undone = 0, skipped = 0, failed = 0 }) => undone + skipped + failed);
  });
  const run = await browser.api.runs.get.query({ runId });
  console.log(`undone    ${run.counts.undone} of ${run.total}`);

  const direct = createWooStore({
    url: address,
    consumerKey,
    consumerSecret,
    policy: { allowPrivate: true },
  });
  const times = { page: [] as number[], own: [] as number[] };
  for (let turn = 0; turn < 20; turn++) {
    let started = performance.now();
    await direct.listProducts({ page: 1, perPage: 20 });
    times.own.push(performance.now() - started);
    started = performance.now();
    await browser.api.products.list.query({ page: 1, perPage: 20 });
    times.page.push(performance.now() - started);
  }
  direct.close();
  const median = (all: number[]) => all.sort((a, b) => a - b)[all.length >> 1] ?? 0;
  console.log(
    `list page ${median(times.page).toFixed(0)} ms, of which the store ${median(times.own).toFixed(0)} ms`,
  );
} finally {
  await app.kill();
  service.close();
  await store.close();
  await postgres.release();
  rmSync(folder, { recursive: true, force: true });
}
