import { createHmac, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect, signIn, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const fixture = useFixture();

const STORES = 6;
const UPLOADS_OF_A_STORE = 8;
const ANNOUNCED_BYTES = 4_000_000;

test('stores that deliver slowly keep no other store from delivering', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  await browser.api.store.setAutomatic.mutate({ on: true });
  const { sql } = fixture().app.database;
  const [own] = await sql<{ id: string }[]>`select id from woo_bridge.stores where automatic`;
  const slow = Array.from({ length: STORES }, (_, at) => `sto_${String(at).padStart(26, '0')}`);
  for (const id of slow) {
    await sql`
      insert into woo_bridge.stores (id, url, name, webhook_secret)
      values (${id}, ${`https://${id}.example`}, 'Slow', 'sealed')
    `;
  }
  let [sent, closed] = [0, 0];
  const signature = randomBytes(32).toString('base64');
  const uploads = slow.flatMap((id) =>
    Array.from({ length: UPLOADS_OF_A_STORE }, () => {
      const upload = request(`${fixture().appUrl}/webhooks/${id}`, {
        method: 'POST',
        headers: { 'content-length': ANNOUNCED_BYTES, 'x-wc-webhook-signature': signature },
      });
      upload.on('error', () => undefined).once('close', () => (closed += 1));
      upload.write('{', () => (sent += 1));
      return upload;
    }),
  );
  onTestFinished(() => uploads.forEach((upload) => upload.destroy()));
  await expect.poll(() => sent).toBe(uploads.length);
  // At most 64 MB of unfinished uploads are kept: the oldest are closed to make room.
  const kept = Math.floor((64 * 1024 * 1024) / ANNOUNCED_BYTES);
  await expect.poll(() => closed, { timeout: 20_000 }).toBe(uploads.length - kept);

  const body = JSON.stringify({ id: 1, name: 'Rack', status: 'draft', type: 'simple' });
  const forged = await fetch(`${fixture().appUrl}/webhooks/${own?.id ?? ''}`, {
    method: 'POST',
    body,
    headers: { 'x-wc-webhook-signature': createHmac('sha256', '').update(body).digest('base64') },
  });
  // Read and compared, in place of 503.
  expect(forged.status).toBe(401);
});
