import { createHmac, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { PlanName } from '../../src/config.ts';
import { sessions } from '../../src/database/index.ts';
import { newId } from '../../src/identifiers.ts';
import { deriveKey } from '../../src/secret-key.ts';
import type { DashboardRouter } from '../../src/trpc/index.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { TEST_ENCRYPTION_KEY, type TestService } from '../service.ts';
import { readTable } from './read-table.ts';

type Inputs = inferRouterInputs<DashboardRouter>['bulk'];
type Outputs = inferRouterOutputs<DashboardRouter>['bulk'];

export type RunDetails = Outputs['get'];
export type RunRow = Outputs['rows']['rows'][number];

/** A service to call; it may run in its own process. */
type BulkHost = Pick<TestService, 'baseUrl' | 'database'>;

const HOUR_MS = 3_600_000;
const QUERIES = new Set<string>(['list', 'get', 'rows']);
const POLL_INTERVAL_MS = 20;
const MAX_WAIT_MS = 40_000;

/** An error response, as a page sees it. */
export class BulkError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** Headings to choose from, if we don't know them. */
  readonly columns: unknown;

  constructor(status: number, message: string, code: string | undefined, columns?: unknown) {
    super(message);
    this.status = status;
    this.code = code;
    this.columns = columns;
  }
}

/** A signed-in member on the dashboard's Bulk page, over real HTTP. */
export class BulkClient {
  readonly service: BulkHost;
  readonly account: TestAccount;
  /** What a browser sends for its session. */
  readonly cookie: string;

  private constructor(service: BulkHost, account: TestAccount, cookie: string) {
    this.service = service;
    this.account = account;
    this.cookie = cookie;
  }

  static async signIn(
    service: BulkHost,
    { plan = 'pro', account }: { plan?: PlanName; account?: TestAccount } = {},
  ): Promise<BulkClient> {
    const owner = account ?? (await createAccount(service.database, { plan }));
    return new BulkClient(service, owner, await cookieOf(service, owner));
  }

  /** The listings the workspace has used this month. */
  async usedListings(): Promise<number> {
    const [row] = await this.service.database.sql<{ used: number }[]>`
      select used from usage_counters where workspace_id = ${this.account.workspaceId}
    `;
    return row?.used ?? 0;
  }

  /** Calls a procedure. @throws {BulkError} */
  async call<Name extends keyof Outputs>(name: Name, input: Inputs[Name]): Promise<Outputs[Name]> {
    const url = `${this.service.baseUrl}/trpc/bulk.${name}`;
    const body = JSON.stringify(input);
    const response = QUERIES.has(name)
      ? await this.#fetch(`${url}?input=${encodeURIComponent(body)}`)
      : await this.#fetch(url, {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json' },
        });
    const reply = (await response.json()) as {
      result?: { data: Outputs[Name] };
      error?: { message: string; data: { httpStatus: number; errorCode?: string } };
    };
    if (reply.error !== undefined) {
      const { message, data } = reply.error;
      throw new BulkError(data.httpStatus, message, data.errorCode);
    }
    return reply.result?.data as Outputs[Name];
  }

  /** Uploads a file like a browser does. @throws {BulkError} */
  async upload(
    file: string | Uint8Array,
    {
      name = 'products.csv',
      packed = false,
      headers = {},
      query = '',
    }: {
      name?: string;
      packed?: boolean;
      headers?: Record<string, string>;
      query?: string;
    } = {},
  ): Promise<string> {
    const bytes = typeof file === 'string' ? Buffer.from(file) : file;
    const response = await this.#fetch(`${this.service.baseUrl}/bulk/upload${query}`, {
      method: 'POST',
      body: new Blob([packed ? gzipSync(bytes) : Buffer.from(bytes)]),
      headers: {
        'Content-Type': 'text/csv',
        'X-File-Name': encodeURIComponent(name),
        ...(packed ? { 'Content-Encoding': 'gzip' } : {}),
        ...headers,
      },
    });
    const reply = (await response.json()) as {
      id?: string;
      error?: { code: string; message: string };
      columns?: unknown;
    };
    if (reply.error !== undefined) {
      const { code, message } = reply.error;
      throw new BulkError(response.status, message, code, reply.columns);
    }
    return reply.id ?? '';
  }

  get(runId: string): Promise<RunDetails> {
    return this.call('get', { runId });
  }

  /** All rows, page by page. */
  async rows(runId: string, state?: RunRow['state']): Promise<RunRow[]> {
    const rows: RunRow[] = [];
    let after: number | undefined;
    do {
      const page = await this.call('rows', { runId, after, state });
      rows.push(...page.rows);
      after = page.next ?? undefined;
    } while (after !== undefined);
    return rows;
  }

  async start(runId: string, choices: Partial<Inputs['start']> = {}): Promise<void> {
    await this.call('start', { runId, platform: 'amazon', tone: 'Friendly', ...choices });
  }

  /** Uploads and starts a run, and waits until it is done. */
  async run(file: string, choices: Partial<Inputs['start']> = {}): Promise<string> {
    const runId = await this.upload(file);
    await this.start(runId, choices);
    await this.until(runId, (run) => run.state === 'done');
    return runId;
  }

  /** Waits until the run meets a condition. */
  async until(runId: string, condition: (run: RunDetails) => boolean): Promise<RunDetails> {
    const deadline = performance.now() + MAX_WAIT_MS;
    for (;;) {
      const run = await this.get(runId);
      if (condition(run)) return run;
      if (performance.now() > deadline) throw new Error(`Not in time: ${JSON.stringify(run)}`);
      await new Promise((next) => setTimeout(next, POLL_INTERVAL_MS));
    }
  }

  download(runId: string, format: string): Promise<Response> {
    return this.#fetch(`${this.service.baseUrl}/bulk/${runId}/export?format=${format}`);
  }

  /** A download as a store's importer reads it: one object per row. */
  async table(runId: string, format: string): Promise<Record<string, string>[]> {
    const text = await (await this.download(runId, format)).text();
    return readTable(text);
  }

  #fetch(url: string, init: RequestInit = {}): Promise<Response> {
    return fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { cookie: this.cookie, ...(init.headers as Record<string, string> | undefined) },
    });
  }
}

/** Creates a session like a sign-in does. */
async function cookieOf(service: BulkHost, owner: TestAccount): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await service.database.orm.insert(sessions).values({
    id: newId('ses'),
    token,
    userId: owner.userId,
    expiresAt: new Date(Date.now() + HOUR_MS),
  });
  const secret = deriveKey(Buffer.from(TEST_ENCRYPTION_KEY, 'base64'), 'sessions');
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `wareword.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** A sheet in our own template with this many products. */
export function productSheet(products: number): string {
  const rows = Array.from(
    { length: products },
    (_, index) => `P-${index + 1},Walnut Tray No. ${index + 1},"Solid walnut\nOiled by hand"`,
  );
  return ['sku,product_name,features', ...rows].join('\n');
}
