import { describe, expect, it } from 'vitest';
import { archiveBrand } from '../../src/brands/index.ts';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { expectRefusal } from './call.ts';
import { setChangeTimes } from './rate-window.ts';
import { addBrand, readUsed, setUsed } from './workspace-state.ts';
import { batchCreator, batchOf, products } from './batch-calls.ts';

const idle = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '100' });
const create = batchCreator(idle);

const INVALID = { product_name: 'Desk' };

// contract §14.4
describe('requests that cannot be written', () => {
  it('cause the whole batch to be rejected, and nothing is charged', async () => {
    const { token } = await createAccount(idle().database);
    const response = await create(token, [...products(2), INVALID]);
    expectRefusal(response, 'validation_error');
    expect(response.body).toMatchObject({ error: { message: 'requests.2.features is required' } });
    expect(await readUsed(idle(), token)).toBe(0);
  });

  it("so does a brand that can't be used", async () => {
    const account = await createAccount(idle().database);
    const brandId = await addBrand(idle().database, account);
    await archiveBrand({ ctx: idle().database, input: { brandId } });
    const { token } = account;
    const archived = [...products(1), { ...PRODUCT, brand_id: brandId }];
    const response = await create(token, archived);
    expectRefusal(response, 'brand_archived');
    expect(JSON.stringify(response.body)).toContain('requests.1: ');
    expectRefusal(await create(token, [{ ...PRODUCT, brand_id: 'brd_none' }]), 'brand_forbidden');
    expect(await readUsed(idle(), token)).toBe(0);
  });

  it('so do fewer listings than it needs', async () => {
    const account = await createAccount(idle().database);
    await setUsed(idle().database, account, 998);
    const response = await create(account.token, products(3));
    expectRefusal(response, 'usage_limit_reached');
    expect(JSON.stringify(response.body)).toContain('needs 3 listings, and you have 2 left');
    expect(await readUsed(idle(), account.token)).toBe(998);
  });

  it('are rejected individually with partial=true', async () => {
    const account = await createAccount(idle().database);
    await setUsed(idle().database, account, 998);
    const { token } = account;
    const foreign = { ...PRODUCT, brand_id: 'brd_none', external_ref: 'foreign' };
    const requests = [{ ...INVALID, external_ref: 'bad' }, foreign, ...products(3)];
    const batch = batchOf(await create(token, requests, { partial: true }));
    expect(batch.counts).toMatchObject({ total: 5, queued: 2, rejected: 3 });
    expect(batch.usage).toMatchObject({ used: 1000 });
    expect(batch.items.map(({ error }) => error?.code)).toEqual([
      'validation_error',
      'brand_forbidden',
      undefined,
      undefined,
      'usage_limit_reached',
    ]);
    expect(batch.items.map(({ external_ref: ref }) => ref)).toEqual([
      'bad',
      'foreign',
      'sku-0',
      'sku-1',
      'sku-2',
    ]);
    expect(await readUsed(idle(), token)).toBe(1000);
  });

  it('are saved up to a limit in batches where nothing is charged', async () => {
    const account = await createAccount(idle().database);
    const { token, workspaceId } = account;
    await setUsed(idle().database, account, 1000);
    const early = Array.from({ length: 998 }, () => 3600);
    await setChangeTimes(idle().database, workspaceId, early, 'uncharged-batch');
    const send = () => create(token, products(101), { partial: true });
    expect(batchOf(await send()).counts).toMatchObject({ rejected: 101 });
    expectRefusal(await send(), 'rate_limited');
    const { sql } = idle().database;
    const saved = await sql`select from batch_items where workspace_id = ${workspaceId}`;
    expect(saved).toHaveLength(101);
    await setUsed(idle().database, account, 999);
    expect(batchOf(await send()).counts).toMatchObject({ queued: 1, rejected: 100 });
  });

  it('use the active brand by default', async () => {
    const account = await createAccount(idle().database);
    const brandId = await addBrand(idle().database, account);
    await create(account.token, products(1));
    const [job] = await idle().database.sql`
      select brand_id from jobs where workspace_id = ${account.workspaceId}
    `;
    expect(job).toEqual({ brand_id: brandId });
  });
});

// contract §14.5
describe('two requests with one external_ref', () => {
  it('are reported, because both would be charged', async () => {
    const { token } = await createAccount(idle().database);
    const [one] = products(1);
    const response = await create(token, [one, PRODUCT, one]);
    expectRefusal(response, 'validation_error');
    expect(JSON.stringify(response.body)).toContain('requests.0 uses the same value');
    const batch = batchOf(await create(token, [one, PRODUCT, PRODUCT, one], { partial: true }));
    expect(batch.counts).toMatchObject({ queued: 3, rejected: 1 });
  });
});
