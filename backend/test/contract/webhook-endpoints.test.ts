import { hash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { connectStore, createAccount } from '../accounts.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { isSignedWith } from './webhook-receiver.ts';
import { useWebhooks } from './webhook-endpoints.ts';

const service = useService({ RATE_LIMIT_PER_MINUTE: '1000' });
const { receiver, withEndpoint, writeJob, deliveries, waitForDeliveries } = useWebhooks(service);

describe('an endpoint', () => {
  // contract §20.9
  it('that returns 410 is disabled immediately, and its owner is notified', async () => {
    const endpoint = await withEndpoint(['job.completed']);
    receiver().answerWith(410);
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
    expect(receiver().received).toHaveLength(1);
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
    receiver().answerWith(503);
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
    expect(list.body['webhooks']).toMatchObject([{ endpoint_id: id, url: receiver().url }]);
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
    [{ url: 'app.example' }, 'url must be an https URL'],
    [{ url: 'ftp://app.example/' }, 'url must be an https URL'],
    [{ url: 'https://user:password@app.example/' }, 'username or password'],
    [{ url: 'http://169.254.169.254/latest' }, 'a public URL'],
    [{ events: [] }, 'events must have at least one event'],
    [{ events: ['job.started'] }, 'must be one of job.completed'],
    [{ url: 'https://[::ffff:169.254.169.254]/' }, 'a public URL'],
  ])('is refused if it is %j', async (change, message) => {
    const { token } = await createAccount(service().database);
    const body = {
      events: ['job.completed'],
      ...('events' in change && { url: receiver().url }),
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
        body: { url: receiver().url + path, events: ['job.completed'] },
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
    receiver().answerWith(500);
    await writeJob(endpoint);
    await waitForDeliveries(endpoint, [{ status: 'pending', attempts: 1 }]);
    const paused = await call(service(), 'updateWebhook', { token, id, body: { enabled: false } });
    expect(paused.body).toMatchObject({ enabled: false, disabled_reason: 'paused' });
    await writeJob(endpoint);
    const body = { enabled: true, events: ['job.completed', 'job.failed'] };
    const enabled = await call(service(), 'updateWebhook', { token, id, body });
    expect(enabled.body).toMatchObject(body);
    expect(await deliveries(endpoint)).toMatchObject([{ status: 'failed' }]);
    receiver().answerWith(204);
    await writeJob(endpoint);
    await receiver().next('job.completed', 2);
    expect(receiver().received).toHaveLength(2);
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
    const error = "Webhooks need the Agency plan, so the event wasn't sent.";
    expect(await deliveries(endpoint)).toMatchObject([{ status: 'failed', error }]);
    expect(receiver().received).toEqual([]);
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
  it('is sent once and signed, whatever the endpoint takes, and reports the outcome', async () => {
    const { token, id, secret } = await withEndpoint(['batch.completed']);
    const test = async () => (await call(service(), 'testWebhook', { token, id })).body;
    const rotated = await call(service(), 'rotateWebhookSecret', { token, id });
    await call(service(), 'updateWebhook', { token, id, body: { enabled: false } });
    expect(await test()).toMatchObject({ delivered: true, response_status: 204 });
    const [message] = receiver().received;
    if (message === undefined) throw new Error('Nothing was received.');
    expect(message.payload).toMatchObject({ type: 'webhook.test', data: { endpoint_id: id } });
    expect(isSignedWith(secret, message)).toBe(true);
    expect(isSignedWith(String(rotated.body['secret']), message)).toBe(true);

    await call(service(), 'updateWebhook', { token, id, body: { enabled: true } });
    receiver().answerWith(410);
    const error = 'The response was 410, not 2xx.';
    expect(await test()).toMatchObject({ delivered: false, response_status: 410, error });
    receiver().stop();
    const refused = await test();
    expect(refused).toMatchObject({ delivered: false, error: 'The connection was refused.' });
    expect(refused).not.toHaveProperty('response_status');
    expect(receiver().received).toHaveLength(2);
    const { body } = await call(service(), 'getWebhook', { token, id });
    expect(body).toMatchObject({ enabled: true });
    expect(body).not.toHaveProperty('failing_since');
    const listed = await call(service(), 'listWebhookDeliveries', { token, id });
    expect(listed.body['deliveries']).toEqual([]);
  });
});
