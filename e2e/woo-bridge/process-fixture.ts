import { onTestFinished } from 'vitest';
import {
  expectBalancedLedger,
  startTestService,
  type TestService,
} from '../../backend/test/service.ts';
import { freePort } from '../free-port.ts';
import type { NodeProcess } from '../node-process.ts';
import { startWooStore, type WooStandIn } from '../stand-ins/woocommerce/index.ts';
import { createWooDatabase, SERVICE_SETTINGS, wooAppSettings } from './fixture.ts';
import { startWooAppProcess } from './woo-app-process.ts';

/** The service and a store in this process, and the app in processes that a test can kill. */
export interface ProcessFixture {
  readonly service: TestService;
  readonly store: WooStandIn;
  readonly appUrl: string;
  /** Starts the app, again after it was killed. */
  start(): Promise<NodeProcess>;
}

/**
 * Set for one test, which also checks that the ledger balances at its end.
 * @param appSettings in addition to those that any app needs
 */
export async function setUpProcessFixture(
  products: number,
  appSettings: NodeJS.ProcessEnv = {},
): Promise<ProcessFixture> {
  const [service, store, databaseUrl, port] = await Promise.all([
    startTestService(SERVICE_SETTINGS),
    startWooStore({ products }),
    createWooDatabase(),
    freePort(),
  ]);
  const settings = wooAppSettings({ port, databaseUrl, warewordUrl: service.baseUrl });
  onTestFinished(async () => {
    try {
      await expectBalancedLedger(service.database);
    } finally {
      await service.stop();
    }
    await store.close();
  });
  return {
    service,
    store,
    appUrl: `http://127.0.0.1:${port}`,
    start: async () => {
      const app = await startWooAppProcess({ ...settings, ...appSettings });
      onTestFinished(() => app.kill());
      return app;
    },
  };
}
