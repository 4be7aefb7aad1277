import { afterAll, beforeAll, expect } from 'vitest';
import { API_BASE_PATH } from '@wareword/shared-schema';
import { readConfig } from '../src/config.ts';
import { auditLedger } from '../src/credits/index.ts';
import type { Database } from '../src/database/index.ts';
import { createLogger, type Logger } from '../src/logger.ts';
import { startService, type Service, type ServiceOptions } from '../src/service/index.ts';
import { createTestDatabase } from './database.ts';

export interface TestService {
  /** `{base_url}`, with the port the system chose. */
  readonly baseUrl: string;
  /** `{api_url}`. */
  readonly apiUrl: string;
  readonly databaseUrl: string;
  readonly database: Database;
  stop(options?: { now: boolean }): Promise<void>;
}

export const TEST_ENCRYPTION_KEY = Buffer.alloc(32, 'test').toString('base64');

/** A store app that the service trusts. */
export const TEST_CLIENT = {
  id: 'trusted-app',
  secret: 'a-secret-of-a-trusted-store-app-',
} as const;

/** Settings with short waits; a test about one of them sets its own. */
const FAST_SETTINGS = {
  NODE_ENV: 'test',
  PORT: '0',
  GENERATOR: 'embedded',
  GENERATOR_FALLBACK: 'fail',
  LOG_LEVEL: 'silent',
  JOB_RETRY_DELAY_MS: '20',
  ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
  CONNECT_CLIENTS: `${TEST_CLIENT.id}:${TEST_CLIENT.secret}`,
} as const;

/** Starts the real service on a real database, over real HTTP, in this process. */
export async function startTestService(
  settings: NodeJS.ProcessEnv = {},
  databaseUrl?: string,
  options: ServiceOptions & { readonly logger?: Logger } = {},
): Promise<TestService> {
  const url = databaseUrl ?? (await createTestDatabase());
  // Production refuses it.
  const cheap = settings['NODE_ENV'] === 'production' ? {} : { PASSWORD_HASH_COST: '10' };
  const config = readConfig({ ...FAST_SETTINGS, ...cheap, DATABASE_URL: url, ...settings });
  const service: Service = await startService(
    config,
    options.logger ?? createLogger(config.logLevel),
    url,
    options,
  );
  const baseUrl = `http://127.0.0.1:${service.port}`;
  return {
    baseUrl,
    apiUrl: baseUrl + API_BASE_PATH,
    databaseUrl: url,
    database: service.database,
    stop: (options = { now: true }) => service.stop(options),
  };
}

/**
 * A service for the whole suite. When the suite is done its ledger is audited: whatever the tests
 * did, counters and ledger must agree.
 */
export function useService(
  settings: NodeJS.ProcessEnv = {},
  options: ServiceOptions = {},
): () => TestService {
  let service: TestService | undefined;
  beforeAll(async () => {
    service = await startTestService(settings, undefined, options);
  });
  afterAll(async () => {
    if (service === undefined) return;
    await expectBalancedLedger(service.database);
    await service.stop();
  });
  return () => {
    if (service === undefined) throw new Error('The service is only available after beforeAll.');
    return service;
  };
}

/**
 * The ledger's invariants: counters equal the ledger, and every credit's state matches its job's.
 */
export async function expectBalancedLedger(database: Database): Promise<void> {
  expect(await auditLedger({ ctx: { database } })).toMatchObject({ drift: 0 });
}
