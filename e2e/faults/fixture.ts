import { onTestFinished } from 'vitest';
import { createAccount, type TestAccount } from '../../backend/test/accounts.ts';
import { createTestDatabase } from '../../backend/test/database.ts';
import { callApi, PRODUCT, type ApiResponse } from '../../backend/test/http.ts';
import { expectBalancedLedger } from '../../backend/test/service.ts';
import { openDatabase, type Database } from '../../backend/src/database/index.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '../stand-ins/openai/index.ts';
import { ServiceProcess } from './service-process.ts';
import { until } from './until.ts';

export interface FixtureJob {
  readonly status: 'queued' | 'processing' | 'complete' | 'failed';
  readonly attempts: number;
  readonly credit: 'reserved' | 'spent' | 'refunded';
  readonly listings: number;
  readonly listingId: string | null;
  readonly productName: string;
  readonly errorCode: string | null;
}

/** A database, a model, a customer, and the processes that a test starts and kills. */
export class Fixture {
  readonly database: Database;
  readonly model: OpenAiStandIn;
  readonly account: TestAccount;
  readonly #databaseUrl: string;
  readonly #processes: ServiceProcess[] = [];
  #products = 0;

  private constructor(databaseUrl: string, parts: Pick<Fixture, 'database' | 'model' | 'account'>) {
    this.#databaseUrl = databaseUrl;
    this.database = parts.database;
    this.model = parts.model;
    this.account = parts.account;
  }

  /**
   * Always stops the test's processes and then audits the ledger.
   * @param databaseUrl a migrated database; by default one on the test run's server
   */
  static async create(databaseUrl?: string): Promise<Fixture> {
    const url = databaseUrl ?? (await createTestDatabase());
    const database = openDatabase(url, { connections: 4 });
    const model = await startOpenAiStandIn();
    const account = await createAccount(database);
    const fixture = new Fixture(url, { database, model, account });
    onTestFinished(async ({ task }) => {
      await Promise.all(fixture.#processes.map((child) => child.kill()));
      if (task.result?.state === 'fail') {
        for (const child of fixture.#processes) console.error(child.output.slice(-4000));
      }
      await model.close();
      try {
        await expectBalancedLedger(database);
      } finally {
        await database.close();
      }
    });
    return fixture;
  }

  async start(
    role: 'web' | 'worker' | 'all',
    settings: NodeJS.ProcessEnv = {},
  ): Promise<ServiceProcess> {
    const started = await ServiceProcess.start({
      DATABASE_URL: this.#databaseUrl,
      ROLE: role,
      GENERATOR: 'openai',
      GENERATOR_FALLBACK: 'fail',
      OPENAI_API_KEY: 'stand-in',
      OPENAI_BASE_URL: this.model.url,
      // Model calls are counted by product; a verification call counts too.
      OPENAI_VERIFY: 'off',
      JOB_LEASE_SECONDS: '3',
      JOB_RETRY_DELAY_MS: '100',
      RATE_LIMIT_PER_MINUTE: '10000',
      LOG_LEVEL: 'warn',
      ...settings,
    });
    this.#processes.push(started);
    return started;
  }

  /** Creates a job for a product with a unique name. */
  async post(web: ServiceProcess, headers: Record<string, string> = {}): Promise<ApiResponse> {
    this.#products += 1;
    const body = { ...PRODUCT, product_name: `Organizer number ${this.#products}.` };
    return callApi(web.apiUrl, 'POST /jobs', { token: this.account.token, body, headers });
  }

  /** A sync generation. */
  generate(web: ServiceProcess, headers: Record<string, string> = {}): Promise<ApiResponse> {
    const { token } = this.account;
    return callApi(web.apiUrl, 'POST /generate', { token, body: PRODUCT, headers });
  }

  async jobs(): Promise<FixtureJob[]> {
    return this.database.sql<FixtureJob[]>`
      select
        j.status, j.attempts, c.state as credit, j.listing_id as "listingId",
        j.request ->> 'product_name' as "productName", j.error_code as "errorCode",
        (select count(*)::int from listings l where l.job_id = j.id) as listings
      from jobs j left join credits c on c.id = j.id order by j.id
    `;
  }

  /** Resolves with all jobs once each matches `expected`. */
  async allJobs(expected: Partial<FixtureJob>, withinMs?: number): Promise<FixtureJob[]> {
    const wanted = Object.entries(expected);
    let jobs: FixtureJob[] = [];
    try {
      return await until(
        `all jobs are ${JSON.stringify(expected)}`,
        async () => {
          jobs = await this.jobs();
          const all = jobs.every((job) => {
            const values = new Map<string, unknown>(Object.entries(job));
            return wanted.every(([name, value]) => values.get(name) === value);
          });
          return all && jobs.length > 0 ? jobs : undefined;
        },
        withinMs,
      );
    } catch (error) {
      console.error(jobs);
      throw error;
    }
  }

  /** The number of model calls per product. */
  callsByProduct(): Map<string, number> {
    const calls = new Map<string, number>();
    for (const { chat } of this.model.requests) {
      const product = /Organizer number \d+\./.exec(chat.messages.at(-1)?.content ?? '')?.[0] ?? '';
      calls.set(product, (calls.get(product) ?? 0) + 1);
    }
    return calls;
  }

  /** Credits used this month. */
  async used(): Promise<number> {
    const [row] = await this.database.sql<{ used: number }[]>`select used from usage_counters`;
    return row?.used ?? 0;
  }
}
