import { afterAll, beforeAll } from 'vitest';
import { CreateJobRequestSchema, type WebhookEvent } from '@wareword/shared-schema';
import { readConfig } from '../../src/config.ts';
import { openDatabase, webhookEndpoints, type Database } from '../../src/database/index.ts';
import { GenerationError, type GeneratedListing } from '../../src/generation/index.ts';
import { newId, type JobId, type WebhookEndpointId } from '../../src/identifiers.ts';
import { acceptGeneration, type AcceptanceResult } from '../../src/jobs/accept-generation.ts';
import {
  JobNotifier,
  createJob,
  createJobsContext,
  type ClaimedJob,
  type JobsContext,
} from '../../src/jobs/index.ts';
import { readCredential, TokenUsageTracker, type Credential } from '../../src/tokens/index.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { createTestDatabase } from '../database.ts';
import { PRODUCT } from '../http.ts';
import { expectBalancedLedger } from '../service.ts';

/** The jobs feature with a separate database and no other processes. */
export interface JobFixture {
  readonly database: Database;
  readonly ctx: JobsContext;
  readonly customers: readonly Customer[];
  /** Deletes all jobs and credits. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface Customer extends TestAccount {
  readonly credential: Credential;
}

export const SCOPES = ['api', 'plugin'] as const;
export const REQUEST = CreateJobRequestSchema.parse(PRODUCT);
/** Two worker processes. */
export const HOLDERS = [newId('wrk'), newId('wrk')] as const;
export const LEASE_MS = 60_000;

export const TRANSIENT = new GenerationError('The model is busy.', { transient: true });
export const FINAL = new GenerationError('The model declined.', { transient: false });

/** @param options.limit listings per month of each customer */
export async function createJobFixture(
  options: { limit?: number; customers?: number } = {},
): Promise<JobFixture> {
  const config = readConfig({
    NODE_ENV: 'test',
    PLAN_AGENCY_LIMIT: String(options.limit ?? 1000),
    RATE_LIMIT_PER_MINUTE: '10000',
  });
  const database = openDatabase(await createTestDatabase(), { connections: 8 });
  // The client learns the array types with its first statement.
  await database.sql`select 1`;
  const customers = await Promise.all(
    Array.from({ length: options.customers ?? 1 }, async () => {
      const account = await createAccount(database);
      return { ...account, credential: readCredential(`Bearer ${account.token}`) };
    }),
  );
  const fail = (error: unknown) => {
    throw error;
  };
  const notifier = new JobNotifier(database.sql, fail);
  const tokenUsage = new TokenUsageTracker(database, fail);
  return {
    database,
    ctx: createJobsContext({
      database,
      notifier,
      tokenUsage,
      plans: config.plans,
      rateLimitPerMinute: config.rateLimitPerMinute,
      settings: config.jobs,
    }),
    customers,
    reset: async () => {
      await database.sql`
        truncate jobs, credits, usage_counters, idempotency_keys, listings, sent_listings, token_rates,
          webhook_deliveries, graphile_worker._private_jobs
      `;
    },
    close: async () => {
      await Promise.all([notifier.flush(), tokenUsage.stop()]);
      await database.close();
    },
  };
}

/** A fixture with one customer for all tests of a file; the ledger must balance at their end. */
export function useJobFixture(): { readonly fixture: JobFixture; readonly customer: Customer } {
  let fixture: JobFixture | undefined;
  beforeAll(async () => {
    fixture = await createJobFixture();
  });
  afterAll(async () => {
    if (fixture === undefined) return;
    await expectBalancedLedger(fixture.database);
    await fixture.close();
  });
  return {
    get fixture() {
      if (fixture === undefined) throw new Error('The fixture is made before the first test.');
      return fixture;
    },
    get customer() {
      return pickCustomer(this.fixture, 0);
    },
  };
}

export function pickCustomer({ customers }: JobFixture, which: number): Customer {
  const customer = customers[which % customers.length];
  if (customer === undefined) throw new Error('The fixture has no customers.');
  return customer;
}

export function pickHolder(which: number): string {
  return HOLDERS[which % HOLDERS.length] ?? HOLDERS[0];
}

export function createAsync(fixture: JobFixture, customer: Customer, idempotencyKey?: string) {
  return createJob({
    ctx: fixture.ctx,
    input: {
      caller: customer.credential,
      scopes: SCOPES,
      request: REQUEST,
      idempotencyKey,
    },
  });
}

/** Has a customer told of an event. @returns the endpoint's id */
export async function addEndpoint(
  { database }: JobFixture,
  { workspaceId }: Customer,
  event: WebhookEvent,
): Promise<WebhookEndpointId> {
  const id = newId('whk');
  await database.orm.insert(webhookEndpoints).values({
    ...{ id, workspaceId, url: `https://app.example/${id}`, secret: '' },
    events: [event],
  });
  return id;
}

/** Starts a sync generation, like a web process that then goes on to write. */
export function beginSync(
  fixture: JobFixture,
  customer: Customer,
  holder: string,
): Promise<AcceptanceResult> {
  return acceptGeneration(fixture.ctx, {
    caller: customer.credential,
    scopes: SCOPES,
    request: REQUEST,
    kind: 'sync',
    lease: { holder, ms: LEASE_MS },
  });
}

export const LISTING: GeneratedListing = {
  writer: 'embedded',
  listing: {
    title: 'Walnut Desk Organizer',
    bullets: ['Solid walnut'],
    description: '<p>Solid walnut.</p>',
    keywords: ['walnut'],
    backend_terms: 'walnut',
    focus_keyphrase: '',
    meta_description: '',
    product_tags: [],
    item_highlights: '',
    seo_scores: {
      keyword_density: 50,
      readability: 50,
      conversion_potential: 50,
      platform_compliance: 50,
    },
    pro_tip: 'None.',
  },
};

/** The result of a successful attempt. */
export function finish(claimed: Pick<ClaimedJob, 'id' | 'attempt'>, generated = LISTING) {
  return { jobId: claimed.id, attempt: claimed.attempt, listingId: newId('lst'), generated };
}

export interface JobRow {
  readonly id: JobId;
  readonly workspaceId: string;
  readonly kind: 'async' | 'sync';
  readonly status: 'queued' | 'processing' | 'complete' | 'failed';
  readonly attempts: number;
  readonly errorCode: string | null;
  readonly credit: 'reserved' | 'spent' | 'refunded';
  readonly settledAt: string | null;
  readonly listings: number;
  /** When it is due, in milliseconds of the database's clock. */
  readonly dueAt: number;
}

export async function readJobs(database: Database): Promise<Map<JobId, JobRow>> {
  const rows = await database.sql<JobRow[]>`
    select
      j.id, j.workspace_id as "workspaceId", j.kind, j.status, j.attempts,
      j.error_code as "errorCode", c.state as credit, c.settled_at::text as "settledAt",
      (select count(*)::int from listings l where l.job_id = j.id) as listings,
      extract(epoch from j.run_at)::float8 * 1000 as "dueAt"
    from jobs j left join credits c on c.id = j.id
  `;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The database's time, in milliseconds as in {@link JobRow}. */
export async function databaseTime(database: Database): Promise<number> {
  const [row] = await database.sql<{ now: number }[]>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as now
  `;
  return row?.now ?? Number.NaN;
}

export async function readJob(database: Database, jobId: JobId): Promise<JobRow> {
  const job = (await readJobs(database)).get(jobId);
  if (job === undefined) throw new Error(`There is no job ${jobId}.`);
  return job;
}
