import { describe, expect, test } from 'vitest';
import { createLogger } from '@wareword/security/logging';
import { startTestService } from '../../backend/test/service.ts';
import { startWooApp } from '../../woo-bridge/src/start-woo-app.ts';
import { readConfig } from '../../woo-bridge/src/config.ts';
import { freePort } from '../free-port.ts';
import { createWooDatabase } from '../woo-bridge/fixture.ts';
import { PRODUCTION, WOO_PRODUCTION } from './settings.ts';

const TOKEN = 'monitoring-of-the-tests';

/** Starts one of the apps in production with some settings, and stops it when the test is over. */
const APPS = {
  'the service': async (settings: NodeJS.ProcessEnv) => {
    const service = await startTestService({ ...PRODUCTION, PORT: '0', ROLE: 'web', ...settings });
    return { baseUrl: service.baseUrl, stop: () => service.stop() };
  },
  'the WooCommerce app': async (settings: NodeJS.ProcessEnv) => {
    const config = readConfig({ ...WOO_PRODUCTION, PORT: '0', ...settings });
    const app = await startWooApp(config, createLogger('silent'), await createWooDatabase());
    return { baseUrl: `http://127.0.0.1:${app.port}`, stop: () => app.stop() };
  },
};

async function ask(baseUrl: string, authorization?: string) {
  const headers = authorization === undefined ? {} : { Authorization: authorization };
  const response = await fetch(`${baseUrl}/metrics`, { headers, redirect: 'manual' });
  return {
    status: response.status,
    shows: (await response.text()).includes('process_cpu_seconds'),
  };
}

describe.each(Object.entries(APPS))('in production the metrics of %s', (_name, startApp) => {
  test('are off if no setting allows access', async () => {
    const { baseUrl, stop } = await startApp({});
    const result = await ask(baseUrl);
    expect(result.shows).toBe(false);
    expect(result.status).not.toBe(200);
    await stop();
  });

  test('are readable only with the token', async () => {
    const { baseUrl, stop } = await startApp({ METRICS_TOKEN: TOKEN });
    for (const wrong of [undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
      expect(await ask(baseUrl, wrong)).toEqual({ status: 401, shows: false });
    }
    expect(await ask(baseUrl, `Bearer ${TOKEN}`)).toEqual({ status: 200, shows: true });
    await stop();
  });

  test('are served only on METRICS_PORT if it is set', async () => {
    const port = await freePort();
    const { baseUrl, stop } = await startApp({ METRICS_PORT: String(port) });
    expect((await ask(baseUrl)).shows).toBe(false);
    const own = `http://127.0.0.1:${port}`;
    expect(await ask(own)).toEqual({ status: 200, shows: true });
    expect((await fetch(`${own}/sign-in`)).status).toBe(404);
    await stop();
    await expect(fetch(`${own}/metrics`)).rejects.toThrow();
  });

  test('require the token on METRICS_PORT if both are set', async () => {
    const port = await freePort();
    const settings = { METRICS_PORT: String(port), METRICS_TOKEN: TOKEN };
    const { stop } = await startApp(settings);
    const own = `http://127.0.0.1:${port}`;
    expect(await ask(own)).toEqual({ status: 401, shows: false });
    expect(await ask(own, `Bearer ${TOKEN}`)).toEqual({ status: 200, shows: true });
    await stop();
  });
});
