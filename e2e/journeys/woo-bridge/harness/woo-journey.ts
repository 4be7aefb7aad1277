import { afterAll, beforeAll } from 'vitest';
import { ensureBuilt } from '@wareword/ui/build';
import { createLogger } from '@wareword/security/logging';
import { readConfig } from '../../../../woo-bridge/src/config.ts';
import type { RunningApp } from '@wareword/store-app/app';
import { startWooApp } from '../../../../woo-bridge/src/start-woo-app.ts';
import { freePort } from '../../../free-port.ts';
import {
  startWooStore,
  type WooStandIn,
  type WooStandInOptions,
} from '../../../stand-ins/woocommerce/index.ts';
import {
  createWooDatabase,
  SERVICE_SETTINGS,
  wooAppSettings,
} from '../../../woo-bridge/fixture.ts';
import { useJourney, type Journey } from '../../harness/index.ts';

/** The real service, WooCommerce app and stand-in store, each on its own port, and a browser. */
export interface WooJourney extends Journey {
  readonly app: RunningApp;
  readonly appUrl: string;
  readonly store: WooStandIn;
}

/**
 * For all tests of a file.
 * @param options.service settings of the service, named as in `.env.example`
 * @param options.returnPlugin whether the store has the return plugin
 */
export function useWooJourney(
  options: {
    readonly service?: NodeJS.ProcessEnv;
    readonly store?: WooStandInOptions;
    readonly returnPlugin?: boolean;
  } = {},
): () => WooJourney {
  const journey = useJourney({ ...SERVICE_SETTINGS, ...options.service });
  let whole: WooJourney | undefined;

  beforeAll(async () => {
    const [store, databaseUrl, port] = await Promise.all([
      startWooStore(options.store),
      createWooDatabase(),
      freePort(),
      ensureBuilt('woo-bridge/web'),
    ]);
    const config = readConfig({
      ...wooAppSettings({ port, databaseUrl, warewordUrl: journey().service.baseUrl }),
      WAREWORD_PUBLIC_URL: journey().baseUrl,
    });
    const app = await startWooApp(config, createLogger(config.logLevel), databaseUrl);
    if (options.returnPlugin === true) store.settings.returnPlugin = { appUrl: config.publicUrl };
    whole = { ...journey(), app, appUrl: config.publicUrl, store };
  });

  afterAll(async () => {
    await whole?.app.stop();
    await whole?.store.close();
  });

  return () => {
    if (whole === undefined) throw new Error('The journey is only available after beforeAll.');
    return whole;
  };
}
