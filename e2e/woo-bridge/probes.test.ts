import { expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { startWooStore } from '../stand-ins/woocommerce/index.ts';
import { startWooAppProcess } from './woo-app-process.ts';
import { Browser } from './browser.ts';
import { wooAppSettings, createWooDatabase, useFixture } from './fixture.ts';

const fixture = useFixture();

test('the probes report liveness, readiness and metrics', async () => {
  const get = (path: string) => fetch(`${fixture().appUrl}${path}`);
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
  await get('/nothing?ww_code=secret');
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('wareword_woocommerce_http_request_duration_seconds_bucket');
  expect(metrics).toContain('wareword_woocommerce_run_slices_total');
  expect(metrics).toContain('process_cpu_seconds_total');
  expect(metrics).not.toContain('secret');
});

test('a process logs no key, code or cookie, and shuts down gracefully', async () => {
  const [store, port] = [await startWooStore(), await freePort()];
  const app = await startWooAppProcess({
    ...wooAppSettings({
      port,
      databaseUrl: await createWooDatabase(),
      warewordUrl: fixture().service.baseUrl,
    }),
    LOG_LEVEL: 'trace',
  });
  try {
    const browser = new Browser(`http://127.0.0.1:${port}`);
    const { url: address, consumerKey, consumerSecret } = store;
    await browser.api.access.pasteKeys.mutate({ address, consumerKey, consumerSecret });
    const { url } = await browser.api.connection.start.mutate();
    const state = new URL(url).searchParams.get('state') ?? '';
    await browser.fetch(`http://127.0.0.1:${port}/connect/return?ww_code=codeword&state=${state}`);
    store.fail({ fault: { do: 'drop' } });
    await browser.api.products.list.query({}).catch(() => undefined);
    app.signal('SIGTERM');
    expect(await app.exited).toBe(0);
    expect(app.output).toContain('"route":"/connect/return"');
    const cookies = [...browser.cookies.values()];
    for (const secret of [consumerKey, consumerSecret, state, 'codeword', ...cookies]) {
      expect(app.output).not.toContain(secret);
    }
  } finally {
    await app.kill();
    await store.close();
  }
});
