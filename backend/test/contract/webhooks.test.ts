import { hash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WEBHOOK_EVENTS, WEBHOOK_PAYLOADS } from '@wareword/shared-schema';
import { readConfig } from '../../src/config.ts';
import type { ApiResponse } from '../http.ts';
import { connectStore, createAccount, type TestAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { strict } from './strict-schema.ts';
import { isSignedWith, Receiver, type Received } from './webhook-receiver.ts';
import { jobIdOf, setUsed, waitForEnd } from './workspace-state.ts';

const service = useService({ RATE_LIMIT_PER_MINUTE: '1000' });
const { limit } = readConfig({}).plans.agency;

let receiver: Receiver;
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(() => receiver.stop());

interface Endpoint extends TestAccount {
  readonly id: string;
  readonly secret: string;
}

/** An account whose events go to the receiver. */
async function withEndpoint(
  events: readonly string[] = WEBHOOK_EVENTS,
  url = receiver.url,
): Promise<Endpoint> {
  const account = await createAccount(service().database);
  const { body } = await call(service(), 'createWebhook', {
    token: account.token,
    body: { url, events },
  });
  return { ...account, id: String(body['endpoint_id']), secret: String(body['secret']) };
}

async function writeJob({ token }: TestAccount, product: object = PRODUCT): Promise<ApiResponse> {
  const id = jobIdOf(await call(service(), 'createJob', { token, body: product }));
  return waitForEnd(service(), token, id);
}

async function deliveries({ token, id }: Endpoint, query = ''): Promise<Record<string, unknown>[]> {
  const { body } = await call(service(), 'listWebhookDeliveries', { token, id, query });
  return body['deliveries'] as Record<string, unknown>[];
}

/** The endpoint's deliveries, once they are as expected. */
function waitForDeliveries(endpoint: Endpoint, expected: readonly object[]): Promise<void> {
  return vi.waitFor(async () => expect(await deliveries(endpoint)).toMatchObject(expected), {
    timeout: 20_000,
    interval: 20,
  });
}

/** Lets the time pass until the next attempt. */
async function makeDue({ id }: Endpoint): Promise<void> {
  await service().database.sql`
    update webhook_deliveries set due_at = now() where endpoint_id = ${id} and state = 'pending'
  `;
}

describe('a webhook', () => {
  // contract §20.1, §20.2
  it('is signed by the Standard Webhooks specification, and has the job as a poll shows it', async () => {
    const endpoint = await withEndpoint(['job.completed']);
    const polled = await writeJob(endpoint, { ...PRODUCT, external_ref: 'sku-1' });
    const message = await receiver.next('job.completed');
    expect(message.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(isSignedWith(endpoint.secret, message)).toBe(true);
    expect(isSignedWith(endpoint.secret, { ...message, body: `${message.body} ` })).toBe(false);
    expect(message.payload.data).toEqual(polled.body);
    const schema = strict(WEBHOOK_PAYLOADS['job.completed'].omit({ data: true }));
    const { type, timestamp } = message.payload;
    expect(schema.safeParse({ type, timestamp })).toMatchObject({ success: true });
    await waitForDeliveries(endpoint, [
      { delivery_id: message.id, status: 'delivered', attempts: 1, response_status: 204 },
    ]);
  });

  // contract §20.2
  it('announces a batch with all of its jobs when they have ended', async () => {
    const endpoint = await withEndpoint();
    const { token } = endpoint;
    const requests = [1, 2, 3].map((nth) => ({ ...PRODUCT, external_ref: `sku-${nth}` }));
    const batch = await call(service(), 'createBatch', { token, body: { requests } });
    const id = String(batch.body['batch_id']);
    const message = await receiver.next('batch.completed');
    const after = await call(service(), 'getBatch', { token, id, query: 'limit=1' });
    expect(message.payload.data).toMatchObject({
      batch_id: id,
      status: 'complete',
      counts: after.body['counts'],
      items: [],
    });
    await receiver.next('job.completed', 3);
    expect(receiver.received).toHaveLength(4);
    // Nothing is written, so nothing ends.
    const again = requests.map((request) => ({ ...request, if_changed: true }));
    await call(service(), 'createBatch', { token, body: { requests: again } });
    await receiver.next('batch.completed', 2);
    expect(receiver.received).toHaveLength(5);
  });

  // contract §20.2
  it('announces once a month that 80% and 100% of the listings are used', async () => {
    const endpoint = await withEndpoint(['usage.threshold']);
    await setUsed(service().database, endpoint, 0.8 * limit - 2);
    await writeJob(endpoint);
    expect(receiver.received).toEqual([]);
    await writeJob(endpoint);
    await receiver.next('usage.threshold');
    await setUsed(service().database, endpoint, 0.8 * limit - 1);
    await writeJob(endpoint);
    await setUsed(service().database, endpoint, limit - 2);
    const requests = [PRODUCT, PRODUCT];
    await call(service(), 'createBatch', { token: endpoint.token, body: { requests } });
    await receiver.next('usage.threshold', 2);
    const month = new Date().toISOString().slice(0, 7);
    expect(receiver.received.map(({ payload }) => payload.data)).toEqual([
      { percent: 80, used: 0.8 * limit, limit, month },
      { percent: 100, used: limit, limit, month },
    ]);
  });

  // contract §20.2
  it('announces a disconnected store, but not one that is reconnected', async () => {
    const endpoint = await withEndpoint(['store.disconnected']);
    const site = `https://${endpoint.workspaceId.replace('_', '-')}.example`;
    await connectStore(service().database, endpoint, site);
    await connectStore(service().database, endpoint, site);
    const { sql } = service().database;
    await sql`update tokens set revoked_at = now() where site_url = ${site} and revoked_at is null`;
    const { payload } = await receiver.next('store.disconnected');
    expect(payload.data).toEqual({
      name: new URL(site).host,
      site_url: site,
      platform: 'woocommerce',
    });
    expect(await deliveries(endpoint)).toHaveLength(1);
  });

  // contract §20.6, §20.7
  it('is sent again, with the same id and a new signature, until the response is 2xx', async () => {
    const endpoint = await withEndpoint(['job.completed']);
    receiver.answerWith(500);
    await writeJob(endpoint);
    const first = await receiver.next('job.completed');
    await waitForDeliveries(endpoint, [{ status: 'pending', attempts: 1, response_status: 500 }]);
    const [delivery] = await deliveries(endpoint);
    const waitMs = Date.parse(String(delivery?.['next_attempt_at'])) - Date.now();
    expect(waitMs).toBeLessThan(6000);
    const failing = await call(service(), 'getWebhook', endpoint);
    expect(failing.body).toHaveProperty('failing_since');
    receiver.answerWith(200);
    await makeDue(endpoint);
    const second = await receiver.next('job.completed', 2);
    expect(second).toMatchObject({ id: first.id, body: first.body });
    expect(isSignedWith(endpoint.secret, second)).toBe(true);
    await waitForDeliveries(endpoint, [{ status: 'delivered', attempts: 2 }]);
    const well = await call(service(), 'getWebhook', endpoint);
    expect(well.body).not.toHaveProperty('failing_since');
  });

  // contract §20.6, §20.11
  it('follows no redirect', async () => {
    const inner = await Receiver.start();
    try {
      const endpoint = await withEndpoint(['job.completed']);
      receiver.answerWith(307, { Location: inner.url });
      await writeJob(endpoint);
      await waitForDeliveries(endpoint, [{ status: 'pending', response_status: 307 }]);
      expect(inner.received).toEqual([]);
    } finally {
      inner.stop();
    }
  });

  // contract §20.7
  it('reaches other receivers immediately while some hang', async () => {
    const waiting = new Set<unknown>();
    receiver.answer = (response) => waiting.add(response);
    const hanging = await withEndpoint(['job.completed']);
    const requests = Array.from({ length: 60 }, () => PRODUCT);
    await call(service(), 'createBatch', { token: hanging.token, body: { requests } });
    await vi.waitFor(() => expect(waiting.size).toBe(32), { timeout: 20_000 });
    const other = await Receiver.start();
    try {
      const endpoint = await withEndpoint(['job.completed'], other.url);
      await writeJob(endpoint);
      const begun = Date.now();
      await other.next('job.completed');
      expect(Date.now() - begun).toBeLessThan(3000);
      expect(waiting.size).toBe(32);
    } finally {
      other.stop();
    }
  });

  // contract §20.5
  it('is signed with both secrets for a day after a rotation, and never with an older one', async () => {
    const endpoint = await withEndpoint(['job.completed']);
    const { token, id, secret: oldest } = endpoint;
    const rotate = async () =>
      String((await call(service(), 'rotateWebhookSecret', { token, id })).body['secret']);
    const before = await rotate();
    const current = await rotate();
    const { body } = await call(service(), 'getWebhook', { token, id });
    const hours = (Date.parse(String(body['previous_secret_expires_at'])) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    const signedWith = (message: Received) =>
      [oldest, before, current].map((secret) => isSignedWith(secret, message));
    await writeJob(endpoint);
    expect(signedWith(await receiver.next('job.completed'))).toEqual([false, true, true]);
    await service().database.sql`
      update webhook_endpoints set previous_until = now() where id = ${id}
    `;
    await writeJob(endpoint);
    expect(signedWith(await receiver.next('job.completed', 2))).toEqual([false, false, true]);
  });
});

describe('an endpoint', () => {
  // contract §20.9
  it('that returns 410 is disabled immediately, and its owner is notified', async () => {
    const endpoint = await withEndpoint(['job.completed']);
    receiver.answerWith(410);
    await writeJob(endpoint);
    await waitForDeliveries(endpoint, [{ status: 'failed', attempts: 1, response_status: 410 }]);
    await vi.waitFor(
      async () => {
        const { body } = await call(service(), 'getWebhook', endpoint);
        expect(body).toMatchObject({ enabled: false, disabled_reason: 'gone' });
      },
      { timeout: 20_000 },
    );
    await writeJob(endpoint);
    expect(receiver.received).toHaveLength(1);
    const { sql } = service().database;
    const told = await sql`
      select user_id as "userId" from notifications
      where workspace_id = ${endpoint.workspaceId} and kind = 'webhook_disabled'
    `;
    expect(told).toEqual([{ userId: endpoint.userId }]);
  });

  // contract §20.6, §20.9
  it('that has been failing for 24 hours is disabled with the last attempt, and can be enabled again', async () => {
    const endpoint = await withEndpoint(['job.completed']);
    const { token, id } = endpoint;
    receiver.answerWith(503);
    await writeJob(endpoint);
    await waitForDeliveries(endpoint, [{ status: 'pending', attempts: 1 }]);
    const { sql } = service().database;
    const skip = async (failingFor: string) => {
      await sql`
        update webhook_endpoints set failing_since = now() - ${failingFor}::interval where id = ${id}
      `;
      await sql`update webhook_deliveries set attempts = 7, due_at = now() where endpoint_id = ${id}`;
    };
    await skip('23 hours');
    await waitForDeliveries(endpoint, [{ status: 'failed', attempts: 8 }]);
    await writeJob(endpoint);
    await waitForDeliveries(endpoint, [{ status: 'pending', attempts: 1 }, { status: 'failed' }]);
    await sql`update webhook_deliveries set state = 'pending' where endpoint_id = ${id}`;
    await skip('25 hours');
    await vi.waitFor(
      async () => {
        const { body } = await call(service(), 'getWebhook', { token, id });
        expect(body).toMatchObject({ enabled: false, disabled_reason: 'failing' });
      },
      { timeout: 20_000 },
    );
    await waitForDeliveries(endpoint, [{ status: 'failed' }, { status: 'failed' }]);
    const body = { enabled: true };
    const enabled = await call(service(), 'updateWebhook', { token, id, body });
    expect(enabled.body).toMatchObject({ enabled: true });
    expect(enabled.body).not.toHaveProperty('disabled_reason');
    expect(enabled.body).not.toHaveProperty('failing_since');
  });

  // contract §20.3, §20.13
  it('shows its secret once, is listed, and is unknown to others and after it is deleted', async () => {
    const { token, id, secret } = await withEndpoint(['job.failed', 'job.completed']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const one = await call(service(), 'getWebhook', { token, id });
    expect(one.body).toMatchObject({ enabled: true, events: ['job.completed', 'job.failed'] });
    const list = await call(service(), 'listWebhooks', { token });
    expect(list.body['webhooks']).toMatchObject([{ endpoint_id: id, url: receiver.url }]);
    expect(JSON.stringify([one.body, list.body])).not.toContain('whsec_');
    const { sql } = service().database;
    const [stored] = await sql<{ secret: string }[]>`
      select secret from webhook_endpoints where id = ${id}
    `;
    expect(stored?.secret).not.toContain(secret.slice(6, 20));

    const { token: other } = await createAccount(service().database);
    for (const name of ['getWebhook', 'deleteWebhook', 'rotateWebhookSecret'] as const) {
      expectRefusal(await call(service(), name, { token: other, id }), 'webhook_not_found');
    }
    await call(service(), 'deleteWebhook', { token, id });
    expectRefusal(await call(service(), 'getWebhook', { token, id }), 'webhook_not_found');
    expectRefusal(
      await call(service(), 'listWebhookDeliveries', { token, id }),
      'webhook_not_found',
    );
  });

  // contract §20.3
  it.each([
    [{}, 'url is required'],
    [{ url: 'app.example' }, 'url must be an https address'],
    [{ url: 'ftp://app.example/' }, 'url must be an https address'],
    [{ url: 'https://user:password@app.example/' }, 'username or password'],
    [{ url: 'http://169.254.169.254/latest' }, 'a public address'],
    [{ events: [] }, 'events must have at least one event'],
    [{ events: ['job.started'] }, 'must be one of job.completed'],
    [{ url: 'https://[::ffff:169.254.169.254]/' }, 'a public address'],
  ])('is refused if it is %j', async (change, message) => {
    const { token } = await createAccount(service().database);
    const body = {
      events: ['job.completed'],
      ...('events' in change && { url: receiver.url }),
      ...change,
    };
    const refused = await call(service(), 'createWebhook', { token, body });
    expectRefusal(refused, 'validation_error');
    expect(JSON.stringify(refused.body)).toContain(message);
  });

  // contract §20.3
  it('has a unique URL, and there are at most ten, even if they are created at the same time', async () => {
    const { token } = await createAccount(service().database);
    const create = (path: string) =>
      call(service(), 'createWebhook', {
        token,
        body: { url: receiver.url + path, events: ['job.completed'] },
      });
    const twins = await Promise.all(['/a', '/a#b', '/a'].map(create));
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const many = await Promise.all(Array.from({ length: 12 }, (_, nth) => create(`/${nth}`)));
    expect(many.filter(({ status }) => status === 201)).toHaveLength(9);
    expectRefusal(await create('/more'), 'webhook_limit_reached');
  });

  // contract §20.4
  it('gets no events from while it was paused', async () => {
    const endpoint = await withEndpoint(['job.completed']);
    const { token, id } = endpoint;
    receiver.answerWith(500);
    await writeJob(endpoint);
    await waitForDeliveries(endpoint, [{ status: 'pending', attempts: 1 }]);
    const paused = await call(service(), 'updateWebhook', { token, id, body: { enabled: false } });
    expect(paused.body).toMatchObject({ enabled: false, disabled_reason: 'paused' });
    await writeJob(endpoint);
    const body = { enabled: true, events: ['job.completed', 'job.failed'] };
    const enabled = await call(service(), 'updateWebhook', { token, id, body });
    expect(enabled.body).toMatchObject(body);
    expect(await deliveries(endpoint)).toMatchObject([{ status: 'failed' }]);
    receiver.answerWith(204);
    await writeJob(endpoint);
    await receiver.next('job.completed', 2);
    expect(receiver.received).toHaveLength(2);
  });

  // contract §20.12
  it('requires a plan with API access, and gets no events without one', async () => {
    const endpoint = await withEndpoint(['job.completed']);
    const store = await connectStore(service().database, endpoint);
    expectRefusal(await call(service(), 'listWebhooks', { token: store }), 'scope_forbidden');
    const { sql } = service().database;
    await sql`update workspaces set plan = 'pro' where id = ${endpoint.workspaceId}`;
    await writeJob({ ...endpoint, token: store });
    await vi.waitFor(
      async () => {
        const [row] =
          await sql`select failure from webhook_deliveries where endpoint_id = ${endpoint.id}`;
        expect(row).toEqual({ failure: { code: 'plan_required' } });
      },
      { timeout: 20_000 },
    );
    await sql`update workspaces set plan = 'agency' where id = ${endpoint.workspaceId}`;
    const error = "Webhooks need the Agency plan, so it wasn't sent.";
    expect(await deliveries(endpoint)).toMatchObject([{ status: 'failed', error }]);
    expect(receiver.received).toEqual([]);
  });
});

describe('deliveries', () => {
  it('say what an earlier release saved last, also over a failure that was saved before', async () => {
    const endpoint = await withEndpoint(['job.completed']);
    receiver.answerWith(410);
    await writeJob(endpoint);
    await waitForDeliveries(endpoint, [{ error: 'The response was 410, not 2xx.' }]);
    const { sql } = service().database;
    const error = 'The connection was reset.';
    await sql`update webhook_deliveries set error = ${error} where endpoint_id = ${endpoint.id}`;
    expect(await deliveries(endpoint)).toMatchObject([{ error }]);
    await sql`update webhook_deliveries set error = null where endpoint_id = ${endpoint.id}`;
    expect((await deliveries(endpoint))[0]).not.toHaveProperty('error');
  });

  // contract §20.10
  it('are listed newest first, page by page, and can be sent again', async () => {
    const endpoint = await withEndpoint(['job.completed']);
    const { token, id } = endpoint;
    await writeJob(endpoint);
    const { id: first } = await receiver.next('job.completed');
    await writeJob(endpoint);
    const { id: second } = await receiver.next('job.completed', 2);
    const page = await call(service(), 'listWebhookDeliveries', { token, id, query: 'limit=1' });
    expect(page.body).toMatchObject({ deliveries: [{ delivery_id: second }] });
    const query = `limit=1&cursor=${String(page.body['next_cursor'])}`;
    const next = await call(service(), 'listWebhookDeliveries', { token, id, query });
    expect(next.body).toMatchObject({ deliveries: [{ delivery_id: first }], next_cursor: null });
    await waitForDeliveries(endpoint, [{ status: 'delivered' }, { status: 'delivered' }]);
    expect(await deliveries(endpoint, 'status=failed')).toEqual([]);

    const again = await call(service(), 'resendWebhookDelivery', { token, id: first });
    expect(again.body).toMatchObject({ delivery_id: first, status: 'pending', attempts: 0 });
    expect(await receiver.next('job.completed', 3)).toMatchObject({ id: first });
    const { token: other } = await createAccount(service().database);
    const theirs = await call(service(), 'resendWebhookDelivery', { token: other, id: first });
    expectRefusal(theirs, 'delivery_not_found');

    for (let count = 1; count < 120; count++) {
      await call(service(), 'resendWebhookDelivery', { token, id: first });
    }
    const refused = await call(service(), 'resendWebhookDelivery', { token, id: first });
    expectRefusal(refused, 'rate_limited');
  });
});

// contract §2.3
describe('a key that is revoked while it changes endpoints', () => {
  const url = 'http://127.0.0.1:9/leaked';
  it.each([
    ['createWebhook', { url, events: ['job.completed'] }],
    ['updateWebhook', { url }],
    ['updateWebhook', { enabled: false }],
    ['rotateWebhookSecret', undefined],
  ] as const)('changes nothing with %s %j', async (name, body) => {
    const { token, id } = await withEndpoint(['job.completed']);
    const { sql } = service().database;
    const read = () => sql`
      select e.* from webhook_endpoints e join tokens t using (workspace_id)
      where t.hash = ${hash('sha256', token, 'buffer')}
    `;
    const before = await read();
    const changing = await sql.begin(async (tx) => {
      await tx`
        update tokens set revoked_at = now() where hash = ${hash('sha256', token, 'buffer')}
      `;
      const answer = call(service(), name, { token, id, ...(body && { body }) });
      let answered = false;
      void answer.then(() => (answered = true));
      const isWaiting = async () => {
        const [{ waiting }] = await tx<[{ waiting: number }]>`
          select count(*)::int as waiting from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()
        `;
        return answered || waiting > 0;
      };
      await expect.poll(isWaiting).toBe(true);
      return { answer };
    });
    expectRefusal(await changing.answer, 'invalid_api_key');
    expect(await read()).toEqual(before);
  });
});

// contract §20.14
describe('a test event', () => {
  it('is sent once and signed, whatever the endpoint takes, and says how it was received', async () => {
    const { token, id, secret } = await withEndpoint(['batch.completed']);
    const test = async () => (await call(service(), 'testWebhook', { token, id })).body;
    const rotated = await call(service(), 'rotateWebhookSecret', { token, id });
    await call(service(), 'updateWebhook', { token, id, body: { enabled: false } });
    expect(await test()).toMatchObject({ delivered: true, response_status: 204 });
    const [message] = receiver.received;
    if (message === undefined) throw new Error('Nothing was received.');
    expect(message.payload).toMatchObject({ type: 'webhook.test', data: { endpoint_id: id } });
    expect(isSignedWith(secret, message)).toBe(true);
    expect(isSignedWith(String(rotated.body['secret']), message)).toBe(true);

    await call(service(), 'updateWebhook', { token, id, body: { enabled: true } });
    receiver.answerWith(410);
    const error = 'The response was 410, not 2xx.';
    expect(await test()).toMatchObject({ delivered: false, response_status: 410, error });
    receiver.stop();
    const refused = await test();
    expect(refused).toMatchObject({ delivered: false, error: 'The connection was refused.' });
    expect(refused).not.toHaveProperty('response_status');
    expect(receiver.received).toHaveLength(2);
    const { body } = await call(service(), 'getWebhook', { token, id });
    expect(body).toMatchObject({ enabled: true });
    expect(body).not.toHaveProperty('failing_since');
    const listed = await call(service(), 'listWebhookDeliveries', { token, id });
    expect(listed.body['deliveries']).toEqual([]);
  });
});
