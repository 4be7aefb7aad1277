import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ENDPOINTS, MCP_PATH } from '@wareword/shared-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectStore, createAccount, type TestAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { startTestService, useService, type TestService } from '../service.ts';
import { fullWindow, setRequestTimes } from './rate-window.ts';
import { readUsed, setUsed } from './workspace-state.ts';

const service = useService({ PUBLIC_URL: 'https://wareword.example' });

const clients: Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

/** The SDK's own client, over HTTP. */
async function connect(
  token: string,
  { mode = 'auto', on = service() }: { mode?: 'auto' | 'legacy'; on?: TestService } = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  clients.push(client);
  await client.connect(
    new StreamableHTTPClientTransport(new URL(MCP_PATH, on.baseUrl), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  );
  return client;
}

/** Calls a tool, and reads the JSON that it returned. */
async function use(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: given });
  const [text] = content;
  if (content.length !== 1 || text?.type !== 'text') throw new Error('A tool returns one text.');
  return { isError, body: JSON.parse(text.text) as Record<string, unknown> };
}

let account: TestAccount;
beforeAll(async () => {
  account = await createAccount(service().database);
});

describe('the tools of the MCP server', () => {
  // contract §21.4, §21.7
  it("have the endpoints' arguments and descriptions", async () => {
    const { tools } = await (await connect(account.token)).listTools();
    const byName = new Map(tools.map((tool) => [tool.name, tool]));
    expect([...byName.keys()]).toEqual([
      'generate_listing',
      'create_job',
      'wait_for_job',
      'cancel_job',
      'list_listings',
      'get_listing',
      'audit_listing',
      'get_usage',
      'list_brands',
    ]);
    const generate = byName.get('generate_listing')?.inputSchema;
    expect(Object.keys(generate?.properties ?? {})).toEqual([
      ...Object.keys(ENDPOINTS.generate.body.shape),
      'include',
      'idempotency_key',
    ]);
    expect(generate?.required).toEqual(['product_name', 'features']);
    expect(generate?.properties?.['features']).toMatchObject({ type: 'string', maxLength: 600 });
    expect(generate?.properties?.['platform']).toMatchObject({
      enum: ['amazon', 'shopify', 'woocommerce'],
    });
    expect(JSON.stringify(tools)).not.toMatch(/\$ref|\$defs/u);

    const hints = tools.map(({ name, annotations }) => [
      name,
      annotations?.readOnlyHint,
      annotations?.destructiveHint,
      annotations?.idempotentHint,
    ]);
    expect(hints.filter(([, reads]) => reads !== true)).toEqual([
      ['generate_listing', false, false, false],
      ['create_job', false, false, false],
      ['cancel_job', false, true, true],
    ]);
    expect(tools.every(({ annotations }) => annotations?.openWorldHint === false)).toBe(true);
  });

  // contract §21.4, §21.5
  it('write, list, read and audit a listing, with both revisions of the protocol', async () => {
    for (const mode of ['auto', 'legacy'] as const) {
      const owner = await createAccount(service().database);
      const client = await connect(owner.token, { mode });
      const written = await use(client, 'generate_listing', { ...PRODUCT, platform: 'shopify' });
      expect(written).toMatchObject({ isError: false, body: { usage: { used: 1 } } });
      const listed = await use(client, 'list_listings', { limit: 1 });
      const { listing_id, listing } = written.body as {
        listing_id: string;
        listing: { title: string };
      };
      expect(listed.body).toEqual({
        listings: [
          expect.objectContaining({
            listing_id,
            product_name: PRODUCT.product_name,
            title: listing.title,
          }),
        ],
        next_cursor: null,
      });
      expect(listed.body).not.toHaveProperty('listings.0.listing');
      const read = await use(client, 'get_listing', { listing_id });
      expect(read.body).toMatchObject({ listing_id, listing });
      const audit = await use(client, 'audit_listing', {
        ...PRODUCT,
        platform: 'shopify',
        listing: { description: 'It weighs 3 pounds.' },
      });
      expect(audit.body).toMatchObject({ unsupported: [{ text: 'It weighs 3 pounds.' }] });
      const brands = await use(client, 'list_brands');
      expect(brands.body).toEqual({ api_version: 'v1', brands: [] });
      const usage = await use(client, 'get_usage');
      expect(usage.body).toMatchObject({ usage: { used: 1, remaining: 999 } });
    }
  });

  // contract §21.4
  it('charge once for one idempotency_key, however often a client replays', async () => {
    const owner = await createAccount(service().database);
    const client = await connect(owner.token);
    const given = { ...PRODUCT, idempotency_key: 'desk-1' };
    const jobs = await Promise.all([1, 2, 3].map(() => use(client, 'create_job', given)));
    expect(new Set(jobs.map(({ body }) => body['job_id'])).size).toBe(1);
    expect(await readUsed(service(), owner.token)).toBe(1);
  });

  // contract §21.5
  it('say what to do after an error, and charge nothing', async () => {
    const owner = await createAccount(service().database);
    const client = await connect(owner.token);
    await setUsed(service().database, owner, 1000);
    const refused = await use(client, 'create_job', PRODUCT);
    expect(refused).toMatchObject({
      isError: true,
      body: {
        error: { code: 'usage_limit_reached' },
        next_step: expect.stringContaining('get_usage') as string,
      },
    });
    const invalid = await use(client, 'create_job', { ...PRODUCT, features: 'x'.repeat(601) });
    expect(invalid).toMatchObject({
      isError: true,
      body: {
        error: { code: 'validation_error', message: 'features must be at most 600 characters' },
      },
    });
    const unknown = await use(client, 'wait_for_job', { job_id: 'job_none' });
    expect(unknown.body).toMatchObject({ error: { code: 'job_not_found' } });
    const missing = await use(client, 'get_listing', {});
    expect(missing.body).toMatchObject({
      error: { code: 'validation_error', message: 'listing_id must be a string' },
    });
    expect(await readUsed(service(), owner.token)).toBe(1000);
  });

  // contract §13.3
  it('say to try again after an unexpected error', async () => {
    const { token } = await createAccount(service().database);
    const client = await connect(token);
    const { sql } = service().database;
    await sql`alter table jobs rename to jobs_gone`;
    try {
      const { body } = await use(client, 'create_job', PRODUCT);
      expect(body).toMatchObject({ error: { code: 'internal_error' } });
      expect(body['next_step']).toContain('Call the tool again, with the same idempotency_key');
    } finally {
      await sql`alter table jobs_gone rename to jobs`;
    }
  });

  // contract §21.4
  it('count against the rate of the token as the API does, also with bad arguments', async () => {
    const owner = await createAccount(service().database);
    const client = await connect(owner.token);
    await setRequestTimes(service().database, owner.token, fullWindow(9));
    await use(client, 'create_job', { product_name: 'No features' });
    const flooded = await use(client, 'create_job', PRODUCT);
    expect(flooded.body).toMatchObject({
      error: { code: 'rate_limited' },
      next_step: expect.stringContaining('60 seconds') as string,
    });
    const bad = await use(client, 'audit_listing', {});
    expect(bad.body).toMatchObject({ error: { code: 'rate_limited' } });
    const free = await use(client, 'get_usage');
    expect(free.isError).toBe(false);
  });

  it("read and cancel only the account's own", async () => {
    const other = await createAccount(service().database);
    const { body } = await use(await connect(other.token), 'create_job', PRODUCT);
    const client = await connect(account.token);
    for (const tool of ['wait_for_job', 'cancel_job']) {
      const refused = await use(client, tool, { job_id: body['job_id'] });
      expect(refused.body).toMatchObject({ error: { code: 'job_not_found' } });
    }
  });

  it("are available to a store's token, on every plan", async () => {
    const owner = await createAccount(service().database, { plan: 'free' });
    const store = await connectStore(service().database, owner);
    const written = await use(await connect(store), 'generate_listing', PRODUCT);
    expect(written.body).toMatchObject({ usage: { used: 1, plan: 'free' } });
  });
});

describe('waiting for a job over MCP', () => {
  // contract §21.6
  it('ends as soon as the job does', async () => {
    const client = await connect(account.token);
    const { body } = await use(client, 'create_job', PRODUCT);
    const done = await use(client, 'wait_for_job', { job_id: body['job_id'], timeout_seconds: 50 });
    expect(done.body).toMatchObject({
      status: 'complete',
      listing: { title: expect.any(String) as string },
    });
  });

  // contract §21.6
  it('returns a job in its current state after the timeout, or when it is canceled', async () => {
    // Without a worker.
    const web = await startTestService({ ROLE: 'web' });
    try {
      const owner = await createAccount(web.database);
      const client = await connect(owner.token, { on: web });
      const { body } = await use(client, 'create_job', PRODUCT);
      const job = { job_id: body['job_id'] };
      const now = await use(client, 'wait_for_job', { ...job, timeout_seconds: 0 });
      expect(now.body).toMatchObject({ status: 'queued' });
      const later = await use(client, 'wait_for_job', { ...job, timeout_seconds: 1 });
      expect(later.body).toMatchObject({ status: 'queued' });
      const waiting = use(client, 'wait_for_job', { ...job, timeout_seconds: 50 });
      await use(client, 'cancel_job', job);
      expect((await waiting).body).toMatchObject({
        status: 'failed',
        error: { code: 'job_cancelled' },
      });
      const long = await use(client, 'wait_for_job', { ...job, timeout_seconds: 51 });
      expect(long.body).toMatchObject({ error: { message: 'timeout_seconds must be at most 50' } });
    } finally {
      await web.stop();
    }
  });
});
