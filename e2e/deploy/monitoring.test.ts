import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { createAccount } from '../../backend/test/accounts.ts';
import { callApi, PRODUCT } from '../../backend/test/http.ts';
import { freePort } from '../free-port.ts';
import { setUpFixture, type Fixture as ShopifyFixture } from '../shopify-app/fixture.ts';
import { useFixture } from '../woo-bridge/fixture.ts';

const MONITORING = resolve(import.meta.dirname, '../../deploy/monitoring');
const RULES = join(MONITORING, 'wareword.rules.yml');
const DASHBOARD = join(MONITORING, 'grafana-dashboard.json');

/** The names that a pattern of ours stands for, as in the queries. */
const APPS = 'wareword(_woocommerce|_shopify)?_';
const STORE_APPS = 'wareword_(woocommerce|shopify)_';

/** Only a service with a schedule or a replica has them: e2e/backup and e2e/replica read them there. */
const OPTIONAL = /backup|replica/;

const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })),
});

/** Every query of the dashboard. */
const QUERIES = Dashboard.parse(JSON.parse(readFileSync(DASHBOARD, 'utf8')))
  .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  .filter((expr) => !OPTIONAL.test(expr));

function isInstalled(program: string): boolean {
  const found = spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
  if (!found) {
    console.warn(`${program} isn't installed (Debian: prometheus), so its checks were not run`);
  }
  return found;
}

const woo = useFixture();
let shopify: ShopifyFixture;
beforeAll(async () => {
  shopify = await setUpFixture();
});
afterAll(() => shopify.stop());

function targets(): string[] {
  return [woo().service.baseUrl, woo().appUrl, `http://127.0.0.1:${shopify.appPort}`];
}

test('every metric in the rules and the dashboard is served', async () => {
  const written = [RULES, DASHBOARD].map((file) => readFileSync(file, 'utf8')).join('\n');
  const spelled = [
    ...['', '_woocommerce', '_shopify'].map((app) => written.replaceAll(APPS, `wareword${app}_`)),
    ...['woocommerce', 'shopify'].map((app) => written.replaceAll(STORE_APPS, `wareword_${app}_`)),
  ].join('\n');
  const names = spelled.match(
    /\b(?:wareword|process)_\w+_(?:seconds|total|jobs|flight|count|bucket|bytes)\b/g,
  );
  const watched = new Set(names?.filter((name) => !OPTIONAL.test(name)));
  expect(watched.size).toBeGreaterThanOrEqual(18);
  const pages = await Promise.all(
    targets().map(async (origin) => (await fetch(`${origin}/metrics`)).text()),
  );
  const described = pages.join('\n').matchAll(/^# TYPE (\w+) (\w+)$/gm);
  const served = new Set(
    [...described].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
    ),
  );
  expect([...watched].filter((name) => !served.has(name))).toEqual([]);
});

test.skipIf(!isInstalled('promtool'))('alerts fire when they should, and only then', async () => {
  const child = spawn('promtool', ['test', 'rules', join(MONITORING, 'wareword.rules.test.yml')]);
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(said + complained).toContain('SUCCESS');
});

describe.skipIf(!isInstalled('prometheus'))('a live Prometheus', () => {
  test('returns results for every query of the dashboard and every alert', async () => {
    const prometheus = await startPrometheus(targets());
    const { service, appUrl } = woo();
    const { token } = await createAccount(service.database, { plan: 'agency' });
    const traffic = setInterval(() => {
      void Promise.allSettled([
        callApi(service.apiUrl, 'POST /jobs', { token, body: PRODUCT }),
        fetch(appUrl),
        fetch(`http://127.0.0.1:${shopify.appPort}/app`),
      ]);
    }, 200);
    onTestFinished(() => clearInterval(traffic));

    const hasResults = (query: string) =>
      vi.waitFor(
        async () => {
          const values = await prometheus.query(query);
          expect(values.filter(Number.isFinite), query).not.toEqual([]);
        },
        { timeout: 30_000, interval: 500 },
      );
    for (const query of QUERIES) await hasResults(query.replaceAll('$__rate_interval', '5s'));
    const rules = await prometheus.rules();
    expect(rules.filter(({ health }) => health !== 'ok')).toEqual([]);
    // All of it shares this process, so its event loop may be late.
    const firing = rules.filter(({ state }) => state === 'firing');
    expect(firing.filter(({ query }) => !query.includes('event_loop'))).toEqual([]);
    const read = rules
      .filter(({ query }) => !OPTIONAL.test(query))
      .flatMap(
        ({ query }) => query.match(/(?:\bwareword[:\w]*)?\{[^}]*\}|\bwareword[:\w]+\b/g) ?? [],
      );
    expect(read.length).toBeGreaterThanOrEqual(10);
    for (const selector of new Set(read)) {
      // Nothing here has failed.
      await hasResults(selector.replace(/status="50\d"/, ''));
    }
  });
});

const Answer = z.object({
  data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
});

const Rules = z.object({
  data: z.object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({ query: z.string(), health: z.string(), state: z.string().optional() }),
        ),
      }),
    ),
  }),
});

/** A real Prometheus that loads our rules and scrapes these origins every second. */
async function startPrometheus(origins: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'wareword-prometheus-'));
  const port = await freePort();
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [RULES],
    scrape_configs: origins.map((origin, index) => ({
      job_name: `app-${index}`,
      static_configs: [{ targets: [new URL(origin).host] }],
    })),
  };
  // YAML contains JSON.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((settle) => child.once('close', settle));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  });
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`);
    return response.json();
  };
  return {
    query: async (expr: string): Promise<number[]> => {
      const query = new URLSearchParams({ query: expr });
      const { data } = Answer.parse(await ask(`query?${query.toString()}`));
      return data.result.map(({ value }) => Number(value[1]));
    },
    rules: async () => Rules.parse(await ask('rules')).data.groups.flatMap(({ rules }) => rules),
  };
}
