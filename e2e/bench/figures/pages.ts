import lighthouse from 'lighthouse';
import { launch } from '../../browser/find-browser.ts';
import { requireBrowser } from '../../browser/require-browser.ts';
import { temporaryFolder, withConnection } from '../database.ts';
import { freePort } from '../../free-port.ts';
import { startService } from '../product/service.ts';
import type { Owner } from '../seed/busy-workspace.ts';
import { seedHistory } from '../seed/history.ts';
import type { Measurement } from './bench.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

const GOALS: Readonly<Record<Exclude<(typeof CATEGORIES)[number], 'performance'>, number>> = {
  accessibility: 100,
  'best-practices': 100,
};

/** What the server renders is there with its styles; the dashboard waits for its scripts. */
const RENDERED_PAGES = 98;
const DRAWN = 95;

/** Pages of the dashboard, besides its home. */
const SIGNED_IN = ['/history', '/bulk', '/stores', '/settings'];

/** In the history: several pages of it. */
const LISTINGS = 300;

const STORE = 'https://store.example';
const CONNECT = `/connect?${new URLSearchParams({
  site: STORE,
  platform: 'woocommerce',
  return_url: `${STORE}/back`,
  state: 'bench',
}).toString()}`;

/** Lighthouse's scores differ from run to run with the machine's other work; a figure is the median. */
const RUNS = 3;

/** Lighthouse's scores of the pages that people see first, as on a slow phone. */
export const measurePages: Measurement = async ({ cleanup, server, logProgress }) => {
  const found = await requireBrowser();
  const databaseUrl = await server.createMigrated('bench_pages');
  const service = await startService(cleanup, {
    DATABASE_URL: databaseUrl,
    ROLE: 'web',
    DATA_DIR: temporaryFolder(cleanup),
    LOG_LEVEL: 'silent',
  });
  const cookie = await signUp(service.origin);
  await withConnection(databaseUrl, async (sql) => {
    const owners = await sql<Owner[]>`
      select id as "workspaceId", owner_id as "userId" from workspaces
    `;
    await seedHistory(sql, owners, { count: LISTINGS, days: 60, from: 0 });
  });
  const port = await freePort();
  const browser = await launch(found, { parameters: [`--remote-debugging-port=${port}`] });
  const close = cleanup.add(() => browser.close());
  const figures = [];
  for (const [name, path, performance, headers] of [
    ['the home page', '/', RENDERED_PAGES, {}],
    ['/pricing', '/pricing', RENDERED_PAGES, {}],
    ['/sign-in', '/sign-in', RENDERED_PAGES, {}],
    ['/connect', CONNECT, RENDERED_PAGES, {}],
    ["the dashboard's home", '/', DRAWN, { Cookie: cookie }],
    ...SIGNED_IN.map((page) => [page, page, DRAWN, { Cookie: cookie }] as const),
  ] as const) {
    logProgress(`pages: Lighthouse looks at ${name}`);
    const results = [];
    for (let run = 0; run < RUNS; run++) {
      const result = await lighthouse(service.origin + path, {
        port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: [...CATEGORIES],
        extraHeaders: headers,
      });
      if (result !== undefined) results.push(result.lhr);
    }
    for (const category of CATEGORIES) {
      const scores = results.map(({ categories }) => categories[category]?.score ?? 0).sort();
      const failed = results.flatMap(({ categories, audits }) =>
        (categories[category]?.auditRefs ?? [])
          .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => id),
      );
      figures.push({
        name: `${name}, ${category}`,
        goal: { atLeast: category === 'performance' ? performance : GOALS[category] },
        measured: Math.round((scores[Math.floor(scores.length / 2)] ?? 0) * 100),
        unit: '' as const,
        detail: [...new Set(failed)].join(', '),
      });
    }
  }
  await close();
  await service.stop();
  await server.drop(databaseUrl);
  return figures;
};

/** @returns the cookie of someone with a new account */
async function signUp(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({
      name: 'Bench',
      email: 'bench@shop.example',
      password: 'a long enough password',
    }),
  });
  if (!response.ok)
    throw new Error(`Sign-up was refused: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
