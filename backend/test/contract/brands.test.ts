import { describe, expect, it } from 'vitest';
import { setPlan } from '../../src/accounts/index.ts';
import { activateBrand, archiveBrand } from '../../src/brands/index.ts';
import { readConfig } from '../../src/config.ts';
import type { BrandId, WorkspaceId } from '../../src/identifiers.ts';
import { connectStore, createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { addBrand, readUsed } from './workspace-state.ts';

const service = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '100' });

/** A shop with brands, and its store token, which works on every plan. */
async function shopWithBrands(count: number) {
  const { database } = service();
  const account = await createAccount(database);
  const token = await connectStore(database, account);
  const brands: BrandId[] = [];
  for (let index = 0; index < count; index++) {
    brands.push(await addBrand(database, account, `Brand ${index}`));
  }
  const brand = (index: number): BrandId => {
    const id = brands[index];
    if (id === undefined) throw new Error(`There are ${count} brands.`);
    return id;
  };
  return { ...account, token, brand };
}

function create(token: string, brand_id?: unknown) {
  return call(service(), 'createJob', { token, body: { ...PRODUCT, brand_id } });
}

function archive(brandId: BrandId): Promise<void> {
  return archiveBrand({ ctx: service().database, input: { brandId } });
}

function lowerPlan(workspaceId: WorkspaceId): Promise<void> {
  return setPlan({ ctx: service().database, input: { workspaceId, plan: 'free' } });
}

async function activate(workspaceId: WorkspaceId, brandId: BrandId): Promise<void> {
  await service().database.sql`
    update workspaces set active_brand_id = ${brandId} where id = ${workspaceId}
  `;
}

// contract §4.7
describe('brand_id in a request', () => {
  it.each(['generate', 'createJob'] as const)(
    '%s files the listing under the given brand',
    async (name) => {
      const { token, brand } = await shopWithBrands(2);
      const body = { ...PRODUCT, brand_id: brand(1) };
      const response = await call(service(), name, { token, body });
      expect(response.body['brand_id']).toBe(brand(1));
      const column = name === 'generate' ? 'listings' : 'jobs';
      const { sql } = service().database;
      const rows = await sql`select from ${sql(column)} where brand_id = ${brand(1)}`;
      expect(rows).toHaveLength(1);
    },
  );

  // contract §4.7, §9.6
  it('defaults to the active brand, which the first one becomes', async () => {
    const { token, brand } = await shopWithBrands(2);
    expect((await create(token)).body['brand_id']).toBe(brand(0));
    expect((await create(token, null)).body['brand_id']).toBe(brand(0));
    expect((await create(token, '  ')).body['brand_id']).toBe(brand(0));
  });

  it('is null without a brand', async () => {
    const { token } = await shopWithBrands(0);
    expect((await create(token)).body['brand_id']).toBeNull();
    const generated = await call(service(), 'generate', { token, body: PRODUCT });
    expect(generated.body['brand_id']).toBeNull();
  });
});

// contract §9.5
describe('a brand that cannot be used', () => {
  it('another account’s brand is 403 brand_forbidden', async () => {
    const { token } = await shopWithBrands(1);
    const other = await shopWithBrands(1);
    expectRefusal(await create(token, other.brand(0)), 'brand_forbidden');
    expectRefusal(await create(token, 'brd_01jz8jy2r4e9a8v6k0s3d5g7hn'), 'brand_forbidden');
  });

  // contract §3.4
  it('a malformed id is treated as an unknown brand', async () => {
    const { token, brand } = await shopWithBrands(1);
    const shapes = ['x', 'none', 'brd_', brand(0).toUpperCase(), brand(0).slice(4), `${brand(0)}0`];
    for (const id of [...shapes, "' or 1=1 --", '../../etc/passwd', 'misshapen', '🪑', '%00']) {
      expectRefusal(await create(token, id), 'brand_forbidden');
    }
    expectRefusal(await create(token, brand(0).replace('brd_', 'job_')), 'brand_forbidden');
    expectRefusal(await create(token, 'x'.repeat(10_000)), 'brand_forbidden');
  });

  it('an archived brand is 410 brand_archived, another account’s archived one 403', async () => {
    const { token, brand } = await shopWithBrands(2);
    await archive(brand(1));
    expectRefusal(await create(token, brand(1)), 'brand_archived');
    expectRefusal(await create((await shopWithBrands(0)).token, brand(1)), 'brand_forbidden');
    expect(await readUsed(service(), token)).toBe(0);
  });
});

// contract §9.6
describe('locked and active brands', () => {
  it('writing to a locked brand is 403 brand_forbidden, and the message says why', async () => {
    const { token, workspaceId, brand } = await shopWithBrands(2);
    await lowerPlan(workspaceId);
    const refused = await create(token, brand(1));
    expectRefusal(refused, 'brand_forbidden');
    expect(refused.body).toMatchObject({
      error: { message: expect.stringMatching(/locked/) as string },
    });
    expect((await create(token, brand(0))).status).toBe(202);
  });

  // contract §4.7
  it('without brand_id and with a locked active brand, no brand is used', async () => {
    const { token, workspaceId, brand } = await shopWithBrands(2);
    await activate(workspaceId, brand(1));
    expect((await create(token)).body['brand_id']).toBe(brand(1));
    await lowerPlan(workspaceId);
    expect((await create(token)).body['brand_id']).toBeNull();
  });

  it('a locked brand cannot be made active, and the message names the plan that unlocks it', async () => {
    const { token, workspaceId, brand } = await shopWithBrands(4);
    await lowerPlan(workspaceId);
    const ctx = { orm: service().database.orm, plans: readConfig({}).plans };
    const makeActive = (index: number) =>
      activateBrand({ ctx, input: { workspaceId, plan: 'free', brandId: brand(index) } });
    const locked = 'This brand is locked: the Free plan includes 1 brand. ';
    await expect(makeActive(2)).rejects.toThrow(
      `${locked}Upgrade to Pro, or archive an older brand first.`,
    );
    await expect(makeActive(3)).rejects.toThrow(`${locked}Upgrade to Agency`);
    expect((await create(token)).body['brand_id']).toBe(brand(0));
    await archive(brand(0));
    await makeActive(1);
    expect((await create(token)).body['brand_id']).toBe(brand(1));
  });

  it('an archived brand is never the active one', async () => {
    const { token, brand } = await shopWithBrands(2);
    await archive(brand(0));
    expect((await create(token)).body['brand_id']).toBeNull();
  });

  it('a plan has a maximum number of brands, and another one is rejected', async () => {
    const { database } = service();
    const account = await createAccount(database, { plan: 'pro' });
    for (const name of ['One', 'Two', 'Three']) await addBrand(database, account, name);
    await expect(addBrand(database, account, 'Four')).rejects.toThrow(
      'The Pro plan includes 3 brands. Upgrade, or archive a brand first.',
    );
  });

  it('archiving a brand allows another one to be created', async () => {
    const { token, workspaceId, brand } = await shopWithBrands(2);
    await lowerPlan(workspaceId);
    expectRefusal(await create(token, brand(1)), 'brand_forbidden');
    await archive(brand(0));
    expect((await create(token, brand(1))).status).toBe(202);
  });

  it('a brand that is archived and locked counts as archived', async () => {
    const { token, workspaceId, brand } = await shopWithBrands(2);
    await archive(brand(1));
    await lowerPlan(workspaceId);
    expectRefusal(await create(token, brand(1)), 'brand_archived');
  });
});
