import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { connect, signIn, useFixture } from './fixture.ts';

const fixture = useFixture();

/** A well-formed id of no store. */
const FORGED = Buffer.alloc(32).toString('base64');

/** The id of a store whose owner turned automatic publishing on. */
async function automaticStore(): Promise<string> {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  await browser.api.store.setAutomatic.mutate({ on: true });
  const [row] = await fixture().app.database.sql<{ id: string }[]>`
    select id from woo_bridge.stores where automatic`;
  return row?.id ?? '';
}

function deliver(
  id: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
) {
  return fetch(`${fixture().appUrl}/webhooks/${id}`, { method: 'POST', body, headers });
}

/** The status of a delivery that announces 5 MB and sends none of them. */
function announce(id: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${fixture().appUrl}/webhooks/${id}`, {
      method: 'POST',
      headers: { 'content-length': 5_000_000, ...headers },
      signal: AbortSignal.timeout(10_000),
    });
    sent.once('response', (response) => {
      resolve(response.statusCode);
      sent.destroy();
    });
    sent.once('error', reject);
    sent.flushHeaders();
  });
}

test('a delivery to the URL of no store is rejected, whatever it contains', async () => {
  for (const id of ['%00abc', 'sto_1', 'x'.repeat(5_000)]) {
    expect((await deliver(id, '{}', { 'x-wc-webhook-signature': FORGED })).status).toBe(401);
    expect((await deliver(id, '{}', {})).status).toBe(401);
  }
});

test('does not read the body of a delivery that cannot come from a store', async () => {
  const id = await automaticStore();
  const signature = { 'x-wc-webhook-signature': FORGED };
  expect(await announce('sto_01jd0000000000000000000000', signature)).toBe(401);
  expect(await announce(id, { 'x-wc-webhook-signature': 'short' })).toBe(401);
});

test('a compressed delivery is refused before it is inflated', async () => {
  const id = await automaticStore();
  const bomb = new Uint8Array(gzipSync(Buffer.alloc(4_000_000)));
  const headers = { 'content-encoding': 'gzip', 'x-wc-webhook-signature': FORGED };
  expect((await deliver(id, bomb, headers)).status).toBe(415);
});

test('reads a few deliveries of a store concurrently, without delaying other stores', async () => {
  const id = await automaticStore();
  const waiting = Array.from({ length: 12 }, () => {
    const sent = request(`${fixture().appUrl}/webhooks/${id}`, {
      method: 'POST',
      headers: { 'content-length': 5_000_000, 'x-wc-webhook-signature': FORGED },
    });
    sent.on('error', () => undefined);
    sent.flushHeaders();
    return sent;
  });
  const headers = { 'x-wc-webhook-signature': FORGED };
  await expect.poll(async () => (await deliver(id, '{}', headers)).status).toBe(503);
  for (const sent of waiting) sent.destroy();
  await expect.poll(async () => (await deliver(id, '{}', headers)).status).toBe(401);
});
