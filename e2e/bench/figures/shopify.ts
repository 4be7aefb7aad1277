import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { requireBrowser } from '../../browser/require-browser.ts';
import type { Figure } from '../figure.ts';
import { peakMemoryMb } from '../product/peak-memory.ts';
import { median } from '../rounds.ts';
import { startBenchedApp, type BenchedApp } from '../shopify/app.ts';
import { measureDocuments } from '../shopify/documents.ts';
import { benchedPages } from '../shopify/benched-pages.ts';
import { measureRun } from '../shopify/runs.ts';
import { measureVitals } from '../shopify/vitals.ts';
import type { Bench, Measurement } from './bench.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const APP = 'shopify-app';
const FEW = 200;
const STARTS = 5;
const BUILD_GOAL_S = 15;
const START_GOAL_S = 3;
const MEMORY_GOAL_MB = 250;
const POINTS_GOAL = 20;
/** Shopify's largest plan, so that runs over many products don't wait for points. */
const LARGE_BUCKET = 1_000_000;

/** The Shopify app in the stand-in's admin, with an instant writer. */
export const measureShopify: Measurement = async (bench) => {
  await requireBrowser();
  const figures = [await measureBuild(bench)];
  figures.push(...(await measureMany(bench)), ...(await measureFew(bench)));
  return figures;
};

/** All pages, as after an update. */
async function measureBuild({ logProgress, reportProblem }: Bench): Promise<Figure> {
  logProgress('shopify: the pages are built');
  const began = performance.now();
  const build = spawn(process.execPath, ['ui/build/main.ts', APP], { cwd: ROOT, stdio: 'inherit' });
  await once(build, 'close');
  const measured = (performance.now() - began) / 1000;
  if (build.exitCode !== 0) reportProblem('shopify: the pages were not built');
  return { name: 'build', goal: { atMost: BUILD_GOAL_S }, measured, unit: 's', detail: '' };
}

async function measureFew({
  cleanup,
  server,
  logProgress,
  reportProblem,
}: Bench): Promise<Figure[]> {
  logProgress(`shopify: ${FEW} products are written, published and undone`);
  const app = await startBenchedApp(cleanup, server, { name: 'shopify_few', products: FEW });
  const { bucket } = app.shopify.shop();
  bucket.set(LARGE_BUCKET, LARGE_BUCKET);
  const { figures } = await measureRun(app, FEW, { logProgress, reportProblem });
  // Once more as on Shopify's standard plan, where much of the time is a wait for points.
  bucket.set(2_000, 100);
  const { pointsToPublish, throttled } = await measureRun(app, FEW, { logProgress, reportProblem });
  const pages = await benchedPages(app);
  logProgress('shopify: documents');
  const documents = await measureDocuments(app, pages, reportProblem);
  for (const { name, measured, unit } of documents) {
    logProgress(`${name}: ${measured.toFixed(1)} ${unit}`);
  }
  const vitals = await measureVitals(app, pages, logProgress);
  const start = await measureStart(app);
  for (const problem of app.shopify.markupProblems) reportProblem(`shopify: ${problem}`);
  await app.stop();
  return [
    start,
    ...vitals,
    ...documents,
    ...figures,
    {
      name: `points to publish a product, of ${FEW}`,
      goal: { atMost: POINTS_GOAL },
      measured: pointsToPublish,
      unit: 'points',
      detail: 'bucket of 2,000 and 100 a second',
    },
    {
      name: 'THROTTLED while publishing',
      goal: { atMost: 0 },
      measured: throttled,
      unit: '',
      detail: '',
    },
  ];
}

/** @param app is started again a few times */
async function measureStart(app: BenchedApp): Promise<Figure> {
  const readings: number[] = [];
  for (let time = 0; time < STARTS; time++) readings.push((await app.restart()) / 1000);
  return {
    name: 'start to ready, when built',
    goal: { atMost: START_GOAL_S },
    measured: median(readings),
    unit: 's',
    detail: readings.map((reading) => reading.toFixed(1)).join(', '),
  };
}

async function measureMany({
  cleanup,
  server,
  products,
  logProgress,
  reportProblem,
}: Bench): Promise<Figure[]> {
  logProgress(`shopify: ${products} products are written, published and undone`);
  const app = await startBenchedApp(cleanup, server, { name: 'shopify_many', products });
  app.shopify.shop().bucket.set(LARGE_BUCKET, LARGE_BUCKET);
  const { figures } = await measureRun(app, products, { logProgress, reportProblem });
  const measured = await peakMemoryMb(app.pid);
  logProgress(`shopify: peak memory ${measured.toFixed(0)} MB`);
  await app.stop();
  return [
    ...figures,
    {
      name: `peak memory, ${products.toLocaleString('en-US')} products`,
      goal: { atMost: MEMORY_GOAL_MB },
      measured,
      unit: 'MB',
      detail: 'of the process, over writing, publishing and undoing',
    },
  ];
}
