import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser, launch } from '../browser/find-browser.ts';
import { freePort } from '../free-port.ts';
import { until } from '../faults/until.ts';
import {
  approveInStore,
  findStore,
  writeListings,
  openStorePage,
  waitForRun,
} from '../journeys/woo-bridge/harness/steps.ts';
import { DemoProcess, freePorts } from './demo-process.ts';

vi.setConfig({ testTimeout: 180_000 });

const PRODUCTS = [
  'Walnut Desk Organizer',
  'Salt & Pepper Mill Set',
  'Stoneware Mug, 350 ml',
  'Linen Tea Towel',
  'Block Planter',
  'Beeswax Candle',
  'Merino Hiking Socks',
  'Folding Camp Stool',
  'Cast Iron Skillet 26 cm',
  'Notebook A5',
];

let browser: Browser;

beforeAll(async () => {
  const found = await findBrowser();
  if (found === undefined) throw new Error('There is no browser. Run: node e2e/browser/install.ts');
  browser = await launch(found);
});
afterAll(() => browser.close());

function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wareword-demo-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

async function isClosed(url: string): Promise<boolean> {
  return fetch(url).then(
    () => false,
    () => true,
  );
}

/** The last value that the guide prints after a label; the shop's own password comes first. */
function printed(demo: DemoProcess, label: string): string {
  const lines = demo.output.matchAll(new RegExp(`^ *${label} {2,}(\\S+)`, 'gm'));
  const value = [...lines].at(-1)?.[1];
  if (value === undefined) throw new Error(`The demo does not tell its ${label}:\n${demo.output}`);
  return value;
}

async function connect(page: Page, demo: DemoProcess): Promise<void> {
  const [appUrl, url] = [printed(demo, 'App'), printed(demo, 'Store')];
  await findStore(page, { appUrl, store: { url } });
  await page.getByRole('button', { name: 'Approve in WooCommerce' }).click();
  await approveInStore(page);
  await page.getByRole('button', { name: 'Connect to Wareword' }).click();
  await page.getByLabel('Email').fill(printed(demo, 'Email'));
  await page.getByLabel('Password').fill(printed(demo, 'Password'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('30 products in your store').waitFor();
}

test('an owner connects, writes ten listings, reviews, publishes and undoes them; a second start keeps it all', async () => {
  const dataDir = makeDataDir();
  const { settings, urls } = await freePorts();
  const demo = await DemoProcess.start({ ...settings, DATA_DIR: dataDir });
  onTestFinished(() => demo.signal('SIGKILL'));
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await connect(page, demo);

  await writeListings(page, ...PRODUCTS);
  await waitForRun(page, '10 to review');
  await page.getByText('10 listings used by this run. 10 of 1,000 listings').waitFor();

  // Read: the old text and the new one; nothing is in the store yet.
  const [name = ''] = PRODUCTS;
  await page.getByRole('link', { name, exact: true }).click();
  const description = page.getByRole('region', { name: 'Description', exact: true });
  const old = await description.getByRole('group', { name: 'In your store now' }).innerText();
  expect(old).toContain('cables');
  const proposed = await description.getByRole('group', { name: 'New text' }).innerText();
  const before = await shopText(page);
  expect(before).toContain('Keeps pens, cards and cables in place.');

  await page.getByRole('link', { name: 'Back to run' }).click();
  await page.getByRole('button', { name: 'Publish 10 listings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 10 listings' }).click();
  await waitForRun(page, '10 published');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const published = await shopText(page);
  expect(published).not.toBe(before);
  expect(proposed.length).toBeGreaterThan(50);

  await page.getByRole('link', { name: 'Back to run' }).click();
  await page.getByRole('button', { name: 'Undo 10 published listings' }).click();
  await waitForRun(page, '10 undone');
  await page.getByRole('link', { name, exact: true }).click();
  expect(await shopText(page)).toBe(before);

  // One Ctrl-C stops everything.
  const signIn = [printed(demo, 'Email'), printed(demo, 'Password')];
  demo.signal('SIGINT');
  expect(await demo.exited).toBe(0);
  expect(await Promise.all(urls.map(isClosed))).toEqual(urls.map(() => true));

  // Everything is kept: the sign-in, the browser's session, the keys, the run.
  const again = await DemoProcess.start({ ...settings, DATA_DIR: dataDir });
  onTestFinished(() => again.signal('SIGKILL'));
  expect([printed(again, 'Email'), printed(again, 'Password')]).toEqual(signIn);
  await page.goto(printed(again, 'App'));
  await page.getByText('30 products in your store').waitFor();
  await page.getByRole('link', { name: 'Runs' }).click();
  await page.getByText('10 undone').waitFor();
  again.signal('SIGHUP');
  expect(await again.exited).toBe(0);
  expect(await Promise.all(urls.map(isClosed))).toEqual(urls.map(() => true));
});

describe('a demo without data', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wareword-demo-'));
  chmodSync(dataDir, 0o755);
  let demo: DemoProcess;
  let urls: readonly string[];

  beforeAll(async () => {
    const ports = await freePorts();
    urls = ports.urls;
    demo = await DemoProcess.start({ ...ports.settings, DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await demo.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('a merchant installs the Shopify app in the browser that the printed command opens', async () => {
    const command = /follow the setup guide:\n\n +(.+)\n/.exec(demo.output)?.[1];
    const port = await freePort();
    // As a merchant would run it, except without a screen.
    const shell = spawn(
      'sh',
      ['-c', `exec ${command ?? 'false'} --headless=new --remote-debugging-port=${port}`],
      { stdio: 'ignore' },
    );
    onTestFinished(() => void shell.kill('SIGKILL'));
    const address = `http://127.0.0.1:${port}`;
    await until('the browser answers', async () => !(await isClosed(`${address}/json/version`)));
    const opened = await chromium.connectOverCDP(address);
    const [page] = opened.contexts()[0]?.pages() ?? [];
    if (page === undefined) throw new Error('The browser has no page.');
    await page.getByRole('button', { name: 'Install' }).click();
    const frame = page.frameLocator('iframe[name="app-iframe"]');
    await frame.getByRole('heading', { name: 'Setup guide' }).waitFor();
    await frame.getByRole('button', { name: 'Connect to Wareword' }).waitFor();
    await opened.close();
  });

  test('killing the demo also stops its processes', async () => {
    const server = join(dataDir, 'demo/postgres/data/postmaster.pid');
    expect(existsSync(server)).toBe(true);
    await demo.kill();
    await until('all ports are closed', async () =>
      (await Promise.all(urls.map(isClosed))).every(Boolean),
    );
    // The service and both apps stop using it at the same moment, and the last one stops it.
    await until('the database is stopped', () => Promise.resolve(!existsSync(server)), 90_000);
  });
});

test('reports a port in use before anything is started', async () => {
  const { settings, urls } = await freePorts();
  const other = createServer((_request, response) => response.end());
  await new Promise<void>((listening) => other.listen(Number(settings.WOO_BRIDGE_PORT), listening));
  onTestFinished(() => void other.close());
  const demo = new DemoProcess({ ...settings, DATA_DIR: makeDataDir() });
  expect(await demo.exited).toBe(1);
  expect(demo.output).toContain(`Port ${settings.WOO_BRIDGE_PORT} is in use`);
  expect(demo.output).toContain('WOO_BRIDGE_PORT');
  expect(await isClosed(urls[0] ?? '')).toBe(true);
  const bad = new DemoProcess({ ...settings, PORT: 'x', DATA_DIR: makeDataDir() });
  expect(await bad.exited).toBe(1);
  expect(bad.output).toContain('PORT must be a port');
  const same = String(await freePort());
  const two = new DemoProcess({ ...settings, PORT: same, DEMO_STORE_PORT: same });
  expect(await two.exited).toBe(1);
  expect(two.output).toContain('five different ports');
});

/** The product's page in the shop, which opens in a new tab. */
async function shopText(page: Page): Promise<string> {
  const shop = await openStorePage(page);
  const text = await shop.locator('body').innerText();
  await shop.close();
  return text;
}
