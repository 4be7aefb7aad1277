import { afterAll, beforeAll } from 'vitest';
import { createLogger, type Logger } from '@wareword/security/logging';
import { startTestService, type TestService } from '../../backend/test/service.ts';
import type { RunningApp } from '@wareword/store-app/app';
import { startWooApp } from '../../woo-bridge/src/start-woo-app.ts';
import { readConfig } from '../../woo-bridge/src/config.ts';
import { createWooDatabase } from '../woo-bridge/fixture.ts';
import { PRODUCTION, WOO_PRODUCTION } from './settings.ts';

export interface WooApp {
  readonly baseUrl: string;
  readonly app: RunningApp;
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
  let app: RunningApp | undefined;
  beforeAll(async () => {
    const databaseUrl = await createWooDatabase();
    const config = readConfig({ ...WOO_PRODUCTION, PORT: '0', ...settings });
    app = await startWooApp(config, logger, databaseUrl);
  });
  afterAll(() => app?.stop());
  return () => {
    if (app === undefined) throw new Error('The app is only available after beforeAll.');
    return { app, baseUrl: `http://127.0.0.1:${app.port}` };
  };
}
