import { callApp } from '../../shopify-app/calls.ts';
import type { Figure } from '../figure.ts';
import { cpuMs } from '../product/cpu-time.ts';
import type { BenchedApp } from './app.ts';
import type { Place } from './places.ts';

const GOAL_MS = 100;
const TIMES = 20;
const WARM_UP = 3;
const MAX_POINTS = 300;

/** How long the app takes to answer a document, without what it waits for Shopify. */
export async function measureDocuments(
  app: BenchedApp,
  places: readonly Place[],
  complain: (text: string) => void,
): Promise<Figure[]> {
  const byPlace = new Map<Place, number[]>(places.map((place) => [place, []]));
  let cpu = 0;
  for (let time = -WARM_UP; time < TIMES; time++) {
    if (time === 0) cpu = cpuMs(app.pid);
    for (const [place, readings] of byPlace) {
      const ms = await send(app, place, complain);
      if (time >= 0) readings.push(ms);
    }
  }
  cpu = cpuMs(app.pid) - cpu;
  const all = [...byPlace.values()].flat();
  const documents: Figure = {
    name: "a document answered, p95, without Shopify's time",
    goal: { atMost: GOAL_MS },
    measured: p95(all),
    unit: 'ms',
    detail: [...byPlace].map(([{ name }, ms]) => `${name} ${p95(ms).toFixed(0)}`).join('; '),
  };
  const work: Figure = {
    name: 'CPU of a document',
    measured: cpu / all.length,
    unit: 'ms',
    detail: '',
  };
  return [documents, work, ...(await measureQueries(app, complain))];
}

async function send(
  app: BenchedApp,
  { name, path }: Place,
  complain: (text: string) => void,
): Promise<number> {
  const [began, before] = [performance.now(), app.shopify.respondingMs];
  const { status, text } = await callApp(app, documentPath(app, path), { token: null });
  const ms = performance.now() - began - (app.shopify.respondingMs - before);
  if (status !== 200 || !text.includes('<s-page')) {
    complain(`shopify: the document of ${name}: ${status} ${text.slice(0, 200)}`);
  }
  return ms;
}

/** What a page of 50 products asks Shopify for. */
async function measureQueries(
  app: BenchedApp,
  complain: (text: string) => void,
): Promise<Figure[]> {
  const { queries } = app.shopify;
  const before = queries.length;
  await send(app, { name: 'products', path: '/app/products', interact: never }, complain);
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
