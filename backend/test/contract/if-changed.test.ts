import { randomUUID } from 'node:crypto';
import { BatchSchema } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { updateBrand } from '../../src/brands/index.ts';
import { createAccount } from '../accounts.ts';
import { PRODUCT, type ApiResponse } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { addBrand, jobIdOf, readUsed, setUsed, waitForEnd } from './workspace-state.ts';

const service = useService({ RATE_LIMIT_PER_MINUTE: '100' });
const idle = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '100' });

const SKU = { ...PRODUCT, external_ref: 'sku-1', if_changed: true };

function create(token: string, body: object, headers = {}): Promise<ApiResponse> {
  return call(service(), 'createJob', { token, body, headers });
}

/** Creates a job and waits until its listing is written. */
async function write(token: string, body: object = SKU): Promise<ApiResponse> {
  const created = await create(token, body);
  return waitForEnd(service(), token, jobIdOf(created));
}

// contract §4.9
describe('if_changed', () => {
  it('returns the job of the same facts with its listing, at no charge', async () => {
    const { token } = await createAccount(service().database);
    const first = await write(token);
    const again = await create(token, SKU);
    expect(again.body).toMatchObject({ unchanged: true, listing: first.body['listing'] });
    expect(jobIdOf(again)).toBe(jobIdOf(first));
    expect(again.body).not.toHaveProperty('usage');
    expect(await readUsed(service(), token)).toBe(1);
  });

  it('finds it even if that was written without if_changed, and with no listings left', async () => {
    const account = await createAccount(service().database);
    const { token } = account;
    const first = await write(token, { ...SKU, if_changed: false });
    await setUsed(service().database, account, 1000);
    expect(jobIdOf(await create(token, SKU))).toBe(jobIdOf(first));
    expectRefusal(await create(token, { ...SKU, if_changed: null }), 'usage_limit_reached');
  });

  it.each([
    ['another reference', { external_ref: 'sku-2' }],
    ['a changed fact', { features: 'Solid oak' }],
    ['a new fact', { price: '39 USD' }],
    ['another platform', { platform: 'shopify' }],
    ['another tone', { tone: 'Bold' }],
  ])('writes a new listing for %s', async (_what, change) => {
    const { token } = await createAccount(service().database);
    const first = await write(token);
    const next = await create(token, { ...SKU, ...change });
    expect(next.body).not.toHaveProperty('unchanged');
    expect(jobIdOf(next)).not.toBe(jobIdOf(first));
  });

  it('writes a new listing for another brand, and for one that was renamed', async () => {
    const account = await createAccount(service().database);
    const { token, workspaceId } = account;
    const { database } = service();
    const first = await write(token);
    const brandId = await addBrand(database, account);
    await call(service(), 'activateBrand', { token, id: brandId });
    const branded = await write(token);
    expect(jobIdOf(branded)).not.toBe(jobIdOf(first));
    expect(jobIdOf(await create(token, SKU))).toBe(jobIdOf(branded));
    await updateBrand({ ctx: database, input: { workspaceId, brandId, name: 'Southwood' } });
    expect((await create(token, SKU)).body).not.toHaveProperty('unchanged');
  });

  it("ignores other workspaces' listings, failed ones, and those in progress", async () => {
    const { token } = await createAccount(service().database);
    await write(token);
    const other = await createAccount(service().database);
    expect((await create(other.token, SKU)).body).not.toHaveProperty('unchanged');
    const third = await createAccount(idle().database);
    const send = () => call(idle(), 'createJob', { token: third.token, body: SKU });
    const waiting = await send();
    expect((await send()).body).not.toHaveProperty('unchanged');
    await call(idle(), 'cancelJob', { token: third.token, id: jobIdOf(waiting) });
    expect((await send()).body).not.toHaveProperty('unchanged');
  });

  it('does not return a listing that was deleted, and a batch says so', async () => {
    const { token } = await createAccount(service().database);
    const created = await call(service(), 'createBatch', { token, body: { requests: [SKU] } });
    const batch = BatchSchema.parse(created.body);
    const done = await waitForEnd(service(), token, batch.items[0]?.job?.job_id ?? '');
    const { sql } = service().database;
    await sql`update listings set deleted_at = now() where id = ${String(done.body['listing_id'])}`;
    expect((await create(token, SKU)).body).not.toHaveProperty('unchanged');
    const { body } = await call(service(), 'getBatch', { token, id: batch.batch_id });
    expect(BatchSchema.parse(body).items[0]).toMatchObject({ error: { code: 'job_not_found' } });
  });

  it('requires a reference', async () => {
    const { token } = await createAccount(service().database);
    const response = await create(token, { ...PRODUCT, if_changed: true });
    expectRefusal(response, 'validation_error');
    expect(JSON.stringify(response.body)).toContain('external_ref is required with if_changed');
    expectRefusal(await create(token, { ...SKU, if_changed: 'yes' }), 'validation_error');
  });

  it('leaves an idempotency key to the request that creates a job', async () => {
    const { token } = await createAccount(service().database);
    await write(token);
    const headers = { 'Idempotency-Key': randomUUID() };
    expect((await create(token, SKU, headers)).body).toHaveProperty('unchanged');
    const changed = await create(token, { ...SKU, features: 'Solid oak' }, headers);
    expect(changed.body).toHaveProperty('usage');
  });
});

// contract §14.10
describe('if_changed in a batch', () => {
  it('charges only for what has changed', async () => {
    const { token } = await createAccount(service().database);
    await write(token);
    const changed = { ...SKU, external_ref: 'sku-2' };
    const body = { requests: [SKU, changed, { ...SKU, external_ref: 'sku-3' }] };
    const batch = BatchSchema.parse((await call(service(), 'createBatch', { token, body })).body);
    expect(batch.usage).toMatchObject({ used: 3 });
    expect(batch.items.map(({ unchanged }) => unchanged)).toEqual([true, undefined, undefined]);
    expect(batch.items[0]?.job?.status).toBe('complete');
  });
});
