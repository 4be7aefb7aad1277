import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { connectShop, useShop, valueOf } from './connected-shop.ts';

const opened = useShop({ products: 2 });

test('a run that is resumed while a pass reads the store goes on', async () => {
  const { shopify, sql } = opened.fixture;
  const shop = await connectShop(opened);
  const ids = Array.from(shopify.shop().products.values(), ({ id }) => String(id));
  const settings = {
    ...{ tone: 'Friendly', brandId: null, audience: '' },
    ...{ fields: ['title' as const], onlyEmpty: false },
  };
  const input = { requestId: randomUUID(), selection: { ids }, settings };
  const { runId } = valueOf(await shop.startRun(input));
  const read = async () => valueOf(await shop.run({ runId, states: null, after: null }));
  const written = async () => (await read()).run.counts.ready;
  await expect.poll(written, { timeout: 60_000 }).toBe(2);

  // The app stopped while it published one listing, and the owner paused the other.
  const [interrupted, queued] = (await read()).items.map(({ id }) => id);
  await expect
    .poll(() => sql`select from shopify_app.runs where wake_at is not null`, { timeout: 20_000 })
    .toHaveLength(0);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const before = shopify.requests.length;
  shopify.fail({ fault: { do: 'hold', until: released }, times: 1 });
  await sql`update shopify_app.items set state = 'publishing' where id = ${interrupted ?? ''}`;
  await sql`
    update shopify_app.items set state = 'queued', attempt = 1, request = null, job_id = null
    where id = ${queued ?? ''}
  `;
  await sql`update shopify_app.runs set state = 'paused', wake_at = now() where id = ${runId}`;
  await expect.poll(() => shopify.requests.length).toBeGreaterThan(before);
  valueOf(await shop.changeRun(runId, { action: 'resume' }));
  release(undefined);
  await expect.poll(written).toBe(1);
});
