import { callApp } from '../../shopify-app/calls.ts';
import type { Figure } from '../figure.ts';
import { cpuMs } from '../product/cpu-time.ts';
import type { BenchedApp } from './app.ts';
import type { BenchedPage } from './benched-pages.ts';

const GOAL_MS = 100;
const TIMES = 20;
const WARM_UP = 3;
const MAX_POINTS = 300;

/** What a shop on Shopify's standard plan has. */
const BUCKET = { points: 2_000, aSecond: 100 } as const;

/**
 * How long the app takes to answer a document, without what it waits for Shopify: neither for its
 * answers, nor for points. A merchant reads a page before opening the next, and meanwhile the points are
 * restored; without that, twenty product lists in a row are a wait for points and nothing else.
 */
export async function measureDocuments(
  app: BenchedApp,
  pages: readonly BenchedPage[],
  reportProblem: (text: string) => void,
): Promise<Figure[]> {
  const byPage = new Map<BenchedPage, number[]>(pages.map((benched) => [benched, []]));
  let cpu = 0;
  for (let time = -WARM_UP; time < TIMES; time++) {
    if (time === 0) cpu = cpuMs(app.pid);
    for (const [benched, readings] of byPage) {
      const ms = await send(app, benched, reportProblem);
      if (time >= 0) readings.push(ms);
    }
  }
  cpu = cpuMs(app.pid) - cpu;
  const all = [...byPage.values()].flat();
  const documents: Figure = {
    name: "a document answered, p95, without Shopify's time",
    goal: { atMost: GOAL_MS },
    measured: p95(all),
    unit: 'ms',
    detail: [...byPage].map(([{ name }, ms]) => `${name} ${p95(ms).toFixed(0)}`).join('; '),
  };
  const work: Figure = {
    name: 'CPU of a document',
    measured: cpu / all.length,
    unit: 'ms',
    detail: '',
  };
  return [documents, work, ...(await measureQueries(app, reportProblem))];
}

async function send(
  app: BenchedApp,
  { name, path }: BenchedPage,
  reportProblem: (text: string) => void,
): Promise<number> {
  app.shopify.shop().bucket.set(BUCKET.points, BUCKET.aSecond);
  const [began, before] = [performance.now(), app.shopify.respondingMs];
  const { status, text } = await callApp(app, documentPath(app, path), { token: null });
  const ms = performance.now() - began - (app.shopify.respondingMs - before);
  if (status !== 200 || !text.includes('<s-page')) {
    reportProblem(`shopify: the document of ${name}: ${status} ${text.slice(0, 200)}`);
  }
  return ms;
}

/** What a page of 50 products asks Shopify for. */
async function measureQueries(
  app: BenchedApp,
  reportProblem: (text: string) => void,
): Promise<Figure[]> {
  const { queries } = app.shopify;
  const before = queries.length;
  await send(app, { name: 'products', path: '/app/products', interact: never }, reportProblem);
  const asked = queries.slice(before);
  const points = asked.reduce((sum, { requestedCost }) => sum + requestedCost, 0);
  return [
    {
      name: 'queries for a page of 50 products',
      goal: { atMost: 1 },
      measured: asked.length,
      unit: '',
      detail: '',
    },
    {
      name: 'points for a page of 50 products',
      goal: { atMost: MAX_POINTS },
      measured: points,
      unit: 'points',
      detail: 'as requested',
    },
  ];
}

const never = (): Promise<void> => Promise.resolve();

/** The address that Shopify's admin puts into its frame. */
function documentPath({ shopify }: BenchedApp, path: string): string {
  const shop = shopify.shop();
  const url = new URL(path, 'http://app.invalid');
  const added = {
    embedded: '1',
    shop: shop.domain,
    host: Buffer.from(`admin.shopify.com/store/${shop.name}`).toString('base64'),
    locale: 'en',
    id_token: shopify.sessionToken(),
  };
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
}
