import { afterAll, beforeAll } from 'vitest';
import { ensureBuilt } from '@wareword/ui/build';
import { createLogger } from '@wareword/security/logging';
import { readConfig } from '../../../../woo-bridge/src/config.ts';
import { startBridge, type Bridge } from '../../../../woo-bridge/src/bridge.ts';
import { freePort } from '../../../free-port.ts';
import {
  startWooStore,
  type WooStandIn,
  type WooStandInOptions,
} from '../../../stand-ins/woocommerce/index.ts';
import { bridgeSettings, createBridgeDatabase } from '../../../woo-bridge/scene.ts';
import { useJourney, type Journey } from '../../harness/index.ts';

/** The real service, WooCommerce app and stand-in store, each on its own port, and a browser. */
export interface BridgeJourney extends Journey {
  readonly bridge: Bridge;
  readonly bridgeUrl: string;
  readonly store: WooStandIn;
}

/**
 * For all tests of a file.
 * @param options.service settings of the service, named as in `.env.example`
 * @param options.returnPlugin whether the store has the return plugin
 */
export function useBridgeJourney(
  options: {
    readonly service?: NodeJS.ProcessEnv;
    readonly store?: WooStandInOptions;
    readonly returnPlugin?: boolean;
  } = {},
): () => BridgeJourney {
  const journey = useJourney({ RATE_LIMIT_PER_MINUTE: '10000', ...options.service });
  let whole: BridgeJourney | undefined;

  beforeAll(async () => {
    const [store, databaseUrl, port] = await Promise.all([
      startWooStore(options.store),
      createBridgeDatabase(),
      freePort(),
      ensureBuilt('woo-bridge/web'),
    ]);
    const config = readConfig({
      ...bridgeSettings({ port, databaseUrl, warewordUrl: journey().service.baseUrl }),
      WAREWORD_PUBLIC_URL: journey().baseUrl,
    });
    const bridge = await startBridge(config, createLogger(config.logLevel), databaseUrl);
    if (options.returnPlugin === true) store.settings.returnPlugin = { bridge: config.publicUrl };
    whole = { ...journey(), bridge, bridgeUrl: config.publicUrl, store };
  });

  afterAll(async () => {
    await whole?.bridge.stop();
    await whole?.store.close();
  });

  return () => {
    if (whole === undefined) throw new Error('The journey is there from beforeAll on.');
    return whole;
  };
}
