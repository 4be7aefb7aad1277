import { exitWithUsage, readFlags } from '../read-flags.ts';
import { Cleanup } from './cleanup.ts';
import { startBenchServer } from './database.ts';
import type { Figure } from './figure.ts';
import { measureBackup } from './figures/backup.ts';
import type { Measurement } from './figures/bench.ts';
import { measureBatch } from './figures/batch.ts';
import { measureDashboard } from './figures/dashboard.ts';
import { measureConcurrent } from './figures/concurrent.ts';
import { measureGet } from './figures/get.ts';
import { measureHostile } from './figures/hostile.ts';
import { measurePages } from './figures/pages.ts';
import { measurePost } from './figures/post.ts';
import { measureQueue } from './figures/queue.ts';
import { measureScale } from './figures/scale/index.ts';
import { measureShopify } from './figures/shopify.ts';
import { measureStart } from './figures/start.ts';
import { measureStreams } from './figures/streams.ts';
import { measureWebhooks } from './figures/webhooks.ts';
import { LoadGenerator } from './load/load-generator.ts';
import { printTable, writeResults } from './report.ts';
import { startBaseline, type Baseline } from './baseline/baseline.ts';

/** Measures the service; throughput is a ratio to a baseline measured in the same run. */
const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  post: measurePost,
  get: measureGet,
  queue: measureQueue,
  batch: measureBatch,
  streams: measureStreams,
  webhooks: measureWebhooks,
  concurrent: measureConcurrent,
  start: measureStart,
  pages: measurePages,
  dashboard: measureDashboard,
  hostile: measureHostile,
  scale: measureScale,
  backup: measureBackup,
  shopify: measureShopify,
};
const USAGE =
  `Usage: pnpm bench [--only ${Object.keys(MEASUREMENTS).join(',')}] [--seconds 1 to 600] ` +
  '[--products 100 to 100000]';
const values = readFlags(USAGE, {
  only: { type: 'string', default: Object.keys(MEASUREMENTS).join(',') },
  seconds: { type: 'string', default: '3' },
  products: { type: 'string', default: '10000' },
});
const chosen = values.only.split(',');
const seconds = Number(values.seconds);
const products = Number(values.products);
const isValid =
  chosen.every((name) => name in MEASUREMENTS) &&
  [seconds >= 1, seconds <= 600, products >= 100, products <= 100_000].every(Boolean);
if (!isValid) exitWithUsage(USAGE);

const cleanup = new Cleanup();
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interruption.abort();
    void cleanup.run().then(() => process.exit(130));
  });
}

const figures: Figure[] = [];
const problems: string[] = [];
try {
  await measure();
} catch (error) {
  // Errors from services that were already stopped are ignored.
  if (!interruption.signal.aborted) problems.push(describe(error));
}
await cleanup.run();
if (!interruption.signal.aborted) {
  printTable(figures);
  for (const problem of problems) console.error(`WRONG  ${problem}`);
  writeResults(figures, problems);
  process.exit(problems.length === 0 ? 0 : 1);
}

/** Database errors can contain the full query. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const at = error.stack?.split('\n').slice(-8) ?? [];
  return [error.message.slice(0, 300), ...at].join('\n');
}

async function measure(): Promise<void> {
  const reportProblem = (text: string) => void problems.push(text);
  const server = await startBenchServer(cleanup);
  const loads = new LoadGenerator(cleanup, reportProblem);
  let baseline: Promise<Baseline> | undefined;
  const began = performance.now();
  for (const name of chosen) {
    const measured = await MEASUREMENTS[name]?.({
      cleanup,
      server,
      loads,
      baseline: () => (baseline ??= startBaseline(cleanup, server)),
      seconds,
      products,
      logProgress: (text) => {
        const at = ((performance.now() - began) / 1000).toFixed(0);
        process.stderr.write(`${at.padStart(5)} s  ${text}\n`);
      },
      reportProblem,
    });
    figures.push(...(measured ?? []));
  }
}
