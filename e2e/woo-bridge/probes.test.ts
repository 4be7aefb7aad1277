import { expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { startWooStore } from '../stand-ins/woocommerce/index.ts';
import { startBridgeProcess } from './bridge-process.ts';
import { Browser } from './browser.ts';
import { bridgeSettings, createBridgeDatabase, useScene } from './scene.ts';

const scene = useScene();

test('the probes tell that it lives, that it takes traffic, and what it does', async () => {
  const get = (path: string) => fetch(`${scene().bridgeUrl}${path}`);
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
  await get('/nothing?ww_code=secret');
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('wareword_bridge_http_request_duration_seconds_bucket');
  expect(metrics).toContain('wareword_bridge_run_slices_total');
  expect(metrics).toContain('process_cpu_seconds_total');
  expect(metrics).not.toContain('secret');
});

test('a process writes no key, code or cookie into its log, and ends in order', async () => {
  const [store, port] = [await startWooStore(), await freePort()];
  const bridge = await startBridgeProcess({
    ...bridgeSettings({
      port,
      databaseUrl: await createBridgeDatabase(),
      warewordUrl: scene().service.baseUrl,
    }),
    LOG_LEVEL: 'trace',
  });
  try {
    const browser = new Browser(`http://127.0.0.1:${port}`);
    const { url: address, consumerKey, consumerSecret } = store;
    await browser.api.access.pasteKeys.mutate({ address, consumerKey, consumerSecret });
    const { url } = await browser.api.connection.begin.mutate();
    const state = new URL(url).searchParams.get('state') ?? '';
    await browser.fetch(`http://127.0.0.1:${port}/connect/return?ww_code=codeword&state=${state}`);
    store.fail({ fault: { do: 'drop' } });
    await browser.api.products.list.query({}).catch(() => undefined);
    bridge.signal('SIGTERM');
    expect(await bridge.exited).toBe(0);
    expect(bridge.output).toContain('"route":"/connect/return"');
    const cookies = [...browser.cookies.values()];
    for (const secret of [consumerKey, consumerSecret, state, 'codeword', ...cookies]) {
      expect(bridge.output).not.toContain(secret);
    }
  } finally {
    await bridge.kill();
    await store.close();
  }
});
