import { afterAll, beforeAll, expect } from 'vitest';
import { API_BASE_PATH } from '@wareword/shared-schema';
import { readConfig } from '../src/config.ts';
import { audit } from '../src/credits/index.ts';
import type { Database } from '../src/database/index.ts';
import type { Patience } from '../src/http/server.ts';
import { createLogger } from '../src/logger.ts';
import { startService, type Service } from '../src/service.ts';
import { createTestDatabase } from './database.ts';

export interface TestService {
  /** `{base_url}`, with the port that the system chose. */
  readonly baseUrl: string;
  /** `{api_url}`. */
  readonly apiUrl: string;
  readonly databaseUrl: string;
  readonly database: Database;
  stop(options?: { now: boolean }): Promise<void>;
}

export const TEST_ENCRYPTION_KEY = Buffer.alloc(32, 'test').toString('base64');

/** Settings that make waits short; a test that is about one of them sets its own. */
const QUICK = {
  NODE_ENV: 'test',
  PORT: '0',
  GENERATOR: 'embedded',
  LOG_LEVEL: 'silent',
  JOB_RETRY_DELAY_MS: '20',
  ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
} as const;

/** Starts the real service on a real database, over real HTTP, in this process. */
export async function startTestService(
  settings: NodeJS.ProcessEnv = {},
  databaseUrl?: string,
  options: { patience?: Patience } = {},
): Promise<TestService> {
  const url = databaseUrl ?? (await createTestDatabase());
  const config = readConfig({ ...QUICK, DATABASE_URL: url, ...settings });
  const service: Service = await startService(config, createLogger(config.logLevel), url, options);
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
 * A service for the whole suite. When the suite is over its ledger is audited: whatever the tests
 * did, counters and ledger agree.
 */
export function useService(
  settings: NodeJS.ProcessEnv = {},
  options: { patience?: Patience } = {},
): () => TestService {
  let service: TestService | undefined;
  beforeAll(async () => {
    service = await startTestService(settings, undefined, options);
  });
  afterAll(async () => {
    if (service === undefined) return;
    await expectLedgerToHold(service.database);
    await service.stop();
  });
  return () => {
    if (service === undefined) throw new Error('The service is there from beforeAll on.');
    return service;
  };
}

/** The law of the ledger: counter = rows, and every credit stands where its job does. */
export async function expectLedgerToHold(database: Database): Promise<void> {
  expect(await audit({ ctx: { database } })).toMatchObject({ drift: 0 });
}
