import { API_BASE_PATH } from '@wareword/shared-schema';
import { withConnection, vacuumAndCheckpoint } from '../../database.ts';
import type { Caller, Load } from '../../load/load.ts';
import { BODY, PRODUCT } from '../../sample.ts';
import { authorization, seedAccounts, type SeededAccount } from '../../seed/accounts.ts';
import { seedJobs } from '../../seed/jobs.ts';
import type { Bench } from '../bench.ts';

const ACCOUNTS = 2_000;
const EARLIER_JOBS = 20 * ACCOUNTS;

export const SETTINGS = {
  RATE_LIMIT_PER_MINUTE: '10000',
  PLAN_AGENCY_LIMIT: '1000000000',
  LOG_LEVEL: 'silent',
} as const;

/** A request, without its target and duration. */
export type Request = Omit<Load, 'origin' | 'seconds' | 'from'>;

export interface ScaleFixture {
  readonly url: string;
  readonly accounts: readonly SeededAccount[];
  /** Each kind of request, by name. */
  readonly requests: Readonly<Record<string, Request>>;
}

export function requestOf({ requests }: ScaleFixture, name: string): Request {
  const request = requests[name];
  if (request === undefined) throw new Error(`There is no request ${name}.`);
  return request;
}

/** A database in use, and requests of its customers. */
export async function setUpFixture({ server, logProgress }: Bench): Promise<ScaleFixture> {
  logProgress(`scale: ${ACCOUNTS} accounts with ${EARLIER_JOBS} jobs`);
  const url = await server.createMigrated('scale');
  const fixture = await withConnection(url, async (sql) => {
    const accounts = await seedAccounts(sql, ACCOUNTS);
    const complete = await seedJobs(sql, accounts, { count: EARLIER_JOBS, status: 'complete' });
    return { accounts, complete };
  });
  await vacuumAndCheckpoint(url);
  const callers = (path: string): Caller[] =>
    fixture.accounts.map((account) => ({
      path: `${API_BASE_PATH}${path}`,
      headers: authorization(account),
    }));
  const get = (path: string, bodyHolds: string): Request => ({
    method: 'GET',
    callers: callers(path),
    freshKeys: false,
    expect: { status: 200, bodyHolds },
  });
  return {
    url,
    accounts: fixture.accounts,
    requests: {
      'POST /jobs': {
        method: 'POST',
        body: JSON.stringify(BODY),
        callers: callers('/jobs'),
        freshKeys: true,
        expect: { status: 202, bodyHolds: '"usage":{' },
      },
      'GET /jobs/{id}': {
        method: 'GET',
        callers: fixture.complete.map(({ account, id }) => ({
          path: `${API_BASE_PATH}/jobs/${id}`,
          headers: authorization(account),
        })),
        freshKeys: false,
        expect: { status: 200, bodyHolds: '"listing":{' },
      },
      'GET /jobs': get('/jobs?limit=20', '"jobs":[{'),
      'GET /listings': get('/listings?limit=20', '"listings":[{'),
      'GET /me': get('/me', '"plan"'),
      'POST /generate': {
        method: 'POST',
        body: JSON.stringify(PRODUCT),
        callers: callers('/generate'),
        freshKeys: false,
        expect: { status: 200, bodyHolds: '"listing":{' },
      },
    },
  };
}
