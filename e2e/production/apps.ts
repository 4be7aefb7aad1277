import { afterAll, beforeAll } from 'vitest';
import { createLogger, type Logger } from '@wareword/security/logging';
import { startTestService, type TestService } from '../../backend/test/service.ts';
import { startBridge, type Bridge } from '../../woo-bridge/src/bridge.ts';
import { readConfig } from '../../woo-bridge/src/config.ts';
import { createBridgeDatabase } from '../woo-bridge/scene.ts';
import { PRODUCTION, WOO_PRODUCTION } from './settings.ts';

export interface WooApp {
  readonly baseUrl: string;
  readonly bridge: Bridge;
}

/** The service with production settings, for all tests of a file. */
export function useProductionService(settings: NodeJS.ProcessEnv = {}): () => TestService {
  let service: TestService | undefined;
  beforeAll(async () => {
    service = await startTestService({ ...PRODUCTION, PORT: '0', ROLE: 'web', ...settings });
  });
  afterAll(() => service?.stop());
  return () => {
    if (service === undefined) throw new Error('The service is only available after beforeAll.');
    return service;
  };
}

/** The WooCommerce app with production settings, for all tests of a file. */
export function useProductionWooApp(
  settings: NodeJS.ProcessEnv = {},
  logger: Logger = createLogger('silent'),
): () => WooApp {
  let bridge: Bridge | undefined;
  beforeAll(async () => {
    const databaseUrl = await createBridgeDatabase();
    const config = readConfig({ ...WOO_PRODUCTION, PORT: '0', ...settings });
    bridge = await startBridge(config, logger, databaseUrl);
  });
  afterAll(() => bridge?.stop());
  return () => {
    if (bridge === undefined) throw new Error('The app is there from beforeAll on.');
    return { bridge, baseUrl: `http://127.0.0.1:${bridge.port}` };
  };
}
