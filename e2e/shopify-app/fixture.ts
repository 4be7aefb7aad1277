import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, FrameLocator, Page } from 'playwright';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ensureBuilt } from '@wareword/ui/build';
import type { PlanName } from '../../backend/src/config.ts';
import { createTestDatabase, takeDatabaseAway } from '../../backend/test/database.ts';
import {
  expectBalancedLedger,
  startTestService,
  TEST_CLIENT,
  type TestService,
} from '../../backend/test/service.ts';
import { freePort } from '../free-port.ts';
import { makeOwner, signIn } from '../journeys/harness/index.ts';
import { NodeProcess } from '../node-process.ts';
import {
  startShopify,
  type ShopifyOptions,
  type ShopifyStandIn,
} from '../stand-ins/shopify/index.ts';

export const APP_URL = 'https://shopify-app.wareword.example';
const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64');

export interface FixtureOptions {
  readonly shops?: ShopifyOptions['shops'];
  readonly service?: NodeJS.ProcessEnv;
  readonly app?: NodeJS.ProcessEnv;
}

/** The service, the app in its own process, and Shopify. */
export interface Fixture {
  readonly service: TestService;
  /** Where people find the service. */
  readonly serviceUrl: string;
  readonly shopify: ShopifyStandIn;
  /** The app's own database. */
  readonly sql: postgres.Sql;
  readonly appPort: number;
  app(): NodeProcess;
  /** Starts the app again, after it was killed. */
  startApp(): Promise<NodeProcess>;
  /** Refuses every connection to the app's own database. @returns lets them in again */
  takeDatabaseAway(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

export async function setUpFixture(options: FixtureOptions = {}): Promise<Fixture> {
  await Promise.all([ensureBuilt('backend/web'), ensureBuilt('shopify-app')]);
  const [appPort, servicePort, databaseUrl] = await Promise.all([
    freePort(),
    freePort(),
    createTestDatabase(),
  ]);
  const serviceUrl = `http://localhost:${servicePort}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'wareword-shopify-app-'));
  const [service, shopify] = await Promise.all([
    startTestService({
      PORT: String(servicePort),
      PUBLIC_URL: serviceUrl,
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '10000',
      JOB_POLL_AFTER_MS: '100',
      ...options.service,
    }),
    startShopify({
      app: { url: APP_URL, listensOn: appPort },
      ...(options.shops === undefined ? {} : { shops: options.shops }),
    }),
  ]);
  const settings = {
    NODE_ENV: 'test',
    ...shopify.environment,
    SHOPIFY_APP_PORT: String(appPort),
    SHOPIFY_APP_PUBLIC_URL: APP_URL,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    WAREWORD_URL: service.baseUrl,
    WAREWORD_PUBLIC_URL: serviceUrl,
    ENCRYPTION_KEY,
    CONNECT_CLIENT_ID: TEST_CLIENT.id,
    CONNECT_CLIENT_SECRET: TEST_CLIENT.secret,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    ...options.app,
  };
  let app: NodeProcess | undefined;
  const startApp = async (): Promise<NodeProcess> => {
    app = new NodeProcess({ name: 'The app', script: 'shopify-app/src/main.ts', settings });
    await app.said('The Shopify app is ready.');
    return app;
  };
  await startApp();
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
  return {
    service,
    serviceUrl,
    shopify,
    sql,
    appPort,
    app: () => {
      if (app === undefined) throw new Error('The app was not started.');
      return app;
    },
    startApp,
    takeDatabaseAway: () => takeDatabaseAway(databaseUrl),
    stop: async () => {
      await app?.kill();
      await sql.end();
      await shopify.close();
      try {
        await expectBalancedLedger(service.database);
      } finally {
        await service.stop();
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A fixture for the whole suite, and a browser in it. */
export function useFixture(options: FixtureOptions = {}): () => Fixture & {
  readonly browser: BrowserContext;
} {
  let fixture: Fixture | undefined;
  let browser: BrowserContext | undefined;
  beforeAll(async () => {
    fixture = await setUpFixture(options);
    browser = await fixture.shopify.openBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || browser === undefined) return;
    for (const page of browser.pages()) await tellWhatIsShown(page);
    process.stderr.write(`The app said:\n${fixture?.app().output.slice(-4_000) ?? ''}\n`);
  });
  afterAll(async () => {
    await browser?.close();
    // Markup that Shopify's elements would not know fails the whole file.
    expect(fixture?.shopify.markupProblems ?? []).toEqual([]);
    await fixture?.stop();
  });
  return () => {
    if (fixture === undefined || browser === undefined) {
      throw new Error('The fixture is only available after beforeAll.');
    }
    return { ...fixture, browser };
  };
}

/** What a page of a failed test shows, and its frame: there is nothing else to see. */
async function tellWhatIsShown(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const shown = await frame
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    process.stderr.write(`${frame.url()} shows:\n${shown}\n`);
  }
}

/** Opens a page of the app in the admin. */
export async function openApp(
  { shopify }: Pick<Fixture, 'shopify'>,
  page: Page,
  path = '/app',
  shop?: string,
): Promise<FrameLocator> {
  await page.goto(shopify.adminUrl(path, shop));
  const frame = shopify.frame(page);
  await frame.getByRole('heading', { level: 1 }).waitFor();
  // A click before that would be lost.
  await page.locator('body[data-app-ready]').waitFor();
  return frame;
}

/** Connects the shop to a new account, by the pages that a merchant would use. */
export async function connect(
  fixture: Pick<Fixture, 'shopify' | 'service' | 'serviceUrl'>,
  page: Page,
  plan: PlanName = 'agency',
  path = '/app/connect',
): Promise<void> {
  const { service, serviceUrl: baseUrl } = fixture;
  const journey = { service, baseUrl };
  const owner = await makeOwner(journey, { plan, email: `${crypto.randomUUID()}@shop.example` });
  await signIn(page, journey, owner);
  const frame = await openApp(fixture, page, path);
  await frame.getByRole('button', { name: 'Connect to Wareword' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await frame.getByText(owner.email).waitFor();
}

/** Starts a run for products by their titles; ends on the page of the run. */
export async function write(
  fixture: Pick<Fixture, 'shopify'>,
  page: Page,
  ...titles: readonly string[]
): Promise<string> {
  const ids = titles.map((title) => fixture.shopify.shop().product(title).id);
  const query = ids.map((id) => `ids[]=${id}`).join('&');
  const frame = await openApp(fixture, page, `/app/write?${query}`);
  await frame.getByRole('button', { name: /^Write \d+ listings?$/ }).click();
  await frame.getByRole('heading', { level: 1, name: 'Run', exact: true }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Until a run's page says this of its products. */
export async function untilRun(frame: FrameLocator, summary: string): Promise<void> {
  await frame.getByRole('status').filter({ hasText: summary }).first().waitFor({ timeout: 60_000 });
}

/** Far less than the 0.1 that Shopify allows. */
const MAX_SHIFT = 0.02;

/** The app's page hasn't shifted except in response to a click, as Chromium counts it. */
export async function expectNothingMoved(page: Page): Promise<void> {
  const frame = page.frame({ name: 'app-iframe' });
  if (frame === null) throw new Error('The page has no frame.');
  const { shift, moves } = await frame.evaluate<{ shift: number; moves: string[] }>(SHIFTS);
  expect(shift, moves.join('\n')).toBeLessThan(MAX_SHIFT);
}

/** Each shift with what moved, and from where to where. */
const SHIFTS = `new Promise((resolve) => {
  let shift = 0;
  const moves = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const add = (entries) => {
    for (const { value, hadRecentInput, startTime, sources } of entries) {
      if (hadRecentInput) continue;
      shift += value;
      for (const { node, previousRect, currentRect } of sources) {
        const { nodeName, textContent } = node ?? {};
        moves.push([
          Math.round(startTime) + ' ms: ' + value.toFixed(3),
          nodeName + ' "' + textContent?.trim().slice(0, 40) + '"',
          place(previousRect) + ' to ' + place(currentRect),
        ].join(', '));
      }
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => setTimeout(() => {
    add(observer.takeRecords());
    resolve({ shift, moves });
  }));
})`;
