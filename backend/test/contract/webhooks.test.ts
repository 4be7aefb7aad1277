import { describe, expect, it, vi } from 'vitest';
import { WEBHOOK_PAYLOADS } from '@wareword/shared-schema';
import { readConfig } from '../../src/config.ts';
import { connectStore, createAccount } from '../accounts.ts';
import { ATTEMPTS } from '../../src/webhooks/retries.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { strict } from './strict-schema.ts';
import { isSignedWith, Receiver, type Received } from './webhook-receiver.ts';
import { setUsed } from './workspace-state.ts';
import { useWebhooks } from './webhook-endpoints.ts';

const service = useService({ RATE_LIMIT_PER_MINUTE: '1000' });
const { limit } = readConfig({}).plans.agency;
const { receiver, withEndpoint, writeJob, deliveries, waitForDeliveries, makeDue } =
  useWebhooks(service);

describe('a webhook', () => {
  // contract §20.1, §20.2
  it('is signed by the Standard Webhooks specification, and has the job as a poll shows it', async () => {
    const endpoint = await withEndpoint(['job.completed']);
    const polled = await writeJob(endpoint, { ...PRODUCT, external_ref: 'sku-1' });
    const message = await receiver().next('job.completed');
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
    const message = await receiver().next('batch.completed');
    const after = await call(service(), 'getBatch', { token, id, query: 'limit=1' });
    expect(message.payload.data).toMatchObject({
      batch_id: id,
      status: 'complete',
      counts: after.body['counts'],
      items: [],
    });
    await receiver().next('job.completed', 3);
    expect(receiver().received).toHaveLength(4);
    // Nothing is written, so nothing ends.
    const again = requests.map((request) => ({ ...request, if_changed: true }));
    await call(service(), 'createBatch', { token, body: { requests: again } });
    await receiver().next('batch.completed', 2);
    expect(receiver().received).toHaveLength(5);
  });

  // contract §20.2
  it('announces once a month that 80% and 100% of the listings are used', async () => {
    const endpoint = await withEndpoint(['usage.threshold']);
    await setUsed(service().database, endpoint, 0.8 * limit - 2);
    await writeJob(endpoint);
    expect(receiver().received).toEqual([]);
    await writeJob(endpoint);
    await receiver().next('usage.threshold');
    await setUsed(service().database, endpoint, 0.8 * limit - 1);
    await writeJob(endpoint);
    await setUsed(service().database, endpoint, limit - 2);
    const requests = [PRODUCT, PRODUCT];
    await call(service(), 'createBatch', { token: endpoint.token, body: { requests } });
    await receiver().next('usage.threshold', 2);
    const month = new Date().toISOString().slice(0, 7);
    expect(receiver().received.map(({ payload }) => payload.data)).toEqual([
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
    const { payload } = await receiver().next('store.disconnected');
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
    receiver().answerWith(500);
    await writeJob(endpoint);
    const first = await receiver().next('job.completed');
    await waitForDeliveries(endpoint, [{ status: 'pending', attempts: 1, response_status: 500 }]);
    const [delivery] = await deliveries(endpoint);
    const waitMs = Date.parse(String(delivery?.['next_attempt_at'])) - Date.now();
    expect(waitMs).toBeLessThan(6000);
    const failing = await call(service(), 'getWebhook', endpoint);
    expect(failing.body).toHaveProperty('failing_since');
    receiver().answerWith(200);
    await makeDue(endpoint);
    const second = await receiver().next('job.completed', 2);
    expect(second).toMatchObject({ id: first.id, body: first.body });
    expect(isSignedWith(endpoint.secret, second)).toBe(true);
    await waitForDeliveries(endpoint, [{ status: 'delivered', attempts: 2 }]);
    const well = await call(service(), 'getWebhook', endpoint);
    expect(well.body).not.toHaveProperty('failing_since');
  });

  // contract §20.7
  it('loses no attempt when its data cannot be read, and still says how the last attempt failed', async () => {
    const { sql } = service().database;
    const endpoint = await withEndpoint(['job.completed']);
    receiver().answerWith(500);
    await writeJob(endpoint);
    await waitForDeliveries(endpoint, [{ status: 'pending', attempts: 1, response_status: 500 }]);
    receiver().answerWith(204);
    const claimedAt = async () => {
      const [delivery] = await sql<{ at: Date }[]>`
        select attempted_at as at from webhook_deliveries where endpoint_id = ${endpoint.id}
      `;
      return delivery?.at.getTime() ?? 0;
    };
    const before = await claimedAt();
    await sql`alter table listings rename to listings_elsewhere`;
    try {
      await makeDue(endpoint);
      await expect.poll(claimedAt).toBeGreaterThan(before);
      await waitForDeliveries(endpoint, [{ status: 'pending', attempts: 1, response_status: 500 }]);
    } finally {
      await sql`alter table listings_elsewhere rename to listings`;
    }
    await waitForDeliveries(endpoint, [{ status: 'delivered', attempts: 2, response_status: 204 }]);
  });

  // contract §20.7
  it('is given up after its last attempt if its data can never be read, and holds up no other', async () => {
    const { sql } = service().database;
    const endpoint = await withEndpoint(['job.completed']);
    receiver().answerWith(500);
    const { body } = await writeJob(endpoint);
    await writeJob(endpoint);
    const failed = { status: 'pending', attempts: 1, response_status: 500 };
    await waitForDeliveries(endpoint, [failed, failed]);
    receiver().answerWith(204);
    await sql`
      update listings set writer = 'from a later release' where id = ${String(body['listing_id'])}
    `;
    await makeDue(endpoint);
    await waitForDeliveries(endpoint, [
      { status: 'delivered', attempts: 2 },
      {
        status: 'pending',
        attempts: 2,
        error: "The event's data couldn't be read, so it wasn't sent.",
      },
    ]);
    await sql`
      update webhook_deliveries set attempts = ${ATTEMPTS - 1}
      where endpoint_id = ${endpoint.id} and state = 'pending'
    `;
    await makeDue(endpoint);
    await waitForDeliveries(endpoint, [
      { status: 'delivered' },
      { status: 'failed', attempts: ATTEMPTS },
    ]);
  });

  // contract §20.6, §20.11
  it('follows no redirect', async () => {
    const inner = await Receiver.start();
    try {
      const endpoint = await withEndpoint(['job.completed']);
      receiver().answerWith(307, { Location: inner.url });
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
    receiver().answer = (response) => waiting.add(response);
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
    expect(signedWith(await receiver().next('job.completed'))).toEqual([false, true, true]);
    await service().database.sql`
      update webhook_endpoints set previous_until = now() where id = ${id}
    `;
    await writeJob(endpoint);
    expect(signedWith(await receiver().next('job.completed', 2))).toEqual([false, false, true]);
  });
});

describe('deliveries', () => {
  it('show the sentence of an earlier release if it was saved last', async () => {
    const endpoint = await withEndpoint(['job.completed']);
    receiver().answerWith(410);
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
    const { id: first } = await receiver().next('job.completed');
    await writeJob(endpoint);
    const { id: second } = await receiver().next('job.completed', 2);
    const page = await call(service(), 'listWebhookDeliveries', { token, id, query: 'limit=1' });
    expect(page.body).toMatchObject({ deliveries: [{ delivery_id: second }] });
    const query = `limit=1&cursor=${String(page.body['next_cursor'])}`;
    const next = await call(service(), 'listWebhookDeliveries', { token, id, query });
    expect(next.body).toMatchObject({ deliveries: [{ delivery_id: first }], next_cursor: null });
    await waitForDeliveries(endpoint, [{ status: 'delivered' }, { status: 'delivered' }]);
    expect(await deliveries(endpoint, 'status=failed')).toEqual([]);

    const again = await call(service(), 'resendWebhookDelivery', { token, id: first });
    expect(again.body).toMatchObject({ delivery_id: first, status: 'pending', attempts: 0 });
    expect(await receiver().next('job.completed', 3)).toMatchObject({ id: first });
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
