import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addMember, setPlan } from '../../src/accounts/index.ts';
import { archiveBrand } from '../../src/brands/index.ts';
import { readConfig } from '../../src/config.ts';
import { connectStore, createAccount, createKey } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { addBrand, readUsed, setUsed } from './workspace-state.ts';

const service = useService({ PUBLIC_URL: 'https://www.wareword.test' });
const { plans } = readConfig({});

// contract §10.1
describe('GET /me returns the account', () => {
  it('of an API key: account, usage, token, brands, capabilities, upgrade_url', async () => {
    const account = await createAccount(service().database);
    const { body } = await call(service(), 'me', { token: account.token });
    expect(body).toStrictEqual({
      api_version: 'v1',
      account: { email: account.email, plan: 'agency', is_member: false },
      usage: { used: 0, limit: 1000, plan: 'agency', remaining: 1000 },
      token: { scope: 'api', name: 'Test key' },
      brands: [],
      capabilities: { generate: true, async_jobs: true, bulk: true },
      upgrade_url: 'https://www.wareword.test/pricing',
    });
  });

  it('of a store: scope plugin, the store’s host as name, site_url and platform', async () => {
    const account = await createAccount(service().database, { plan: 'free' });
    const host = `${randomUUID()}.example:8443`;
    const token = await connectStore(service().database, account, `https://${host}`);
    expect((await call(service(), 'me', { token })).body).toMatchObject({
      account: { email: account.email, plan: 'free', is_member: false },
      usage: { used: 0, limit: 3, plan: 'free', remaining: 3 },
      token: {
        scope: 'plugin',
        name: host,
        site_url: `https://${host}`,
        platform: 'woocommerce',
      },
    });
  });

  // contract §9.2
  it.each([
    ['free', 3, false],
    ['pro', 100, true],
    ['agency', 1000, true],
  ] as const)('%s has %i generations, bulk %s', async (plan, limit, bulk) => {
    const account = await createAccount(service().database, { plan });
    const token = await connectStore(service().database, account);
    expect((await call(service(), 'me', { token })).body).toMatchObject({
      usage: { used: 0, limit, plan, remaining: limit },
      capabilities: { generate: true, async_jobs: true, bulk },
    });
  });

  // contract §10.1
  it('remaining credits are never below 0', async () => {
    const account = await createAccount(service().database);
    const token = await connectStore(service().database, account);
    await call(service(), 'generate', { token, body: PRODUCT });
    expect((await call(service(), 'me', { token })).body['usage']).toEqual({
      used: 1,
      limit: 1000,
      plan: 'agency',
      remaining: 999,
    });
    await setUsed(service().database, account, 7);
    await setPlan({
      ctx: service().database,
      input: { workspaceId: account.workspaceId, plan: 'free' },
    });
    expect((await call(service(), 'me', { token })).body['usage']).toEqual({
      used: 7,
      limit: 3,
      plan: 'free',
      remaining: 0,
    });
  });

  // contract §10.2
  it('is_member is true for a member’s token: plan and usage are the owner’s', async () => {
    const owner = await createAccount(service().database);
    const member = await createAccount(service().database, { plan: 'free' });
    await addMember({
      ctx: { orm: service().database.orm, plans },
      input: { ownerEmail: owner.email, email: member.email, role: 'admin' },
    });
    const token = await createKey(service().database, member);
    const brandId = await addBrand(service().database, owner);
    await call(service(), 'generate', { token: owner.token, body: PRODUCT });
    expect((await call(service(), 'me', { token })).body).toMatchObject({
      account: { email: member.email, plan: 'agency', is_member: true },
      usage: { used: 1, limit: 1000, plan: 'agency', remaining: 999 },
      brands: [{ id: brandId }],
    });
    await call(service(), 'generate', { token, body: PRODUCT });
    expect(await readUsed(service(), owner.token)).toBe(2);
    // The earlier key still belongs to the member's own workspace, on its own plan.
    expectRefusal(await call(service(), 'me', { token: member.token }), 'plan_required');
  });

  // contract §9.6, §10.3
  it('brands: oldest first, archived ones left out, those beyond the plan locked', async () => {
    const account = await createAccount(service().database);
    const token = await connectStore(service().database, account);
    const ids = [];
    for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
      ids.push(await addBrand(service().database, account, name));
    }
    const [first, second, third, fourth, fifth] = ids;
    const brands = async () => (await call(service(), 'me', { token })).body['brands'];
    expect(await brands()).toEqual([
      { id: first, name: 'First', locked: false },
      { id: second, name: 'Second', locked: false },
      { id: third, name: 'Third', locked: false },
      { id: fourth, name: 'Fourth', locked: false },
      { id: fifth, name: 'Fifth', locked: false },
    ]);
    const { orm } = service().database;
    const { workspaceId } = account;
    await setPlan({ ctx: { orm }, input: { workspaceId, plan: 'pro' } });
    expect(await brands()).toMatchObject([
      { id: first, locked: false },
      { id: second, locked: false },
      { id: third, locked: false },
      { id: fourth, locked: true },
      { id: fifth, locked: true },
    ]);
    if (second === undefined) throw new Error('unreachable');
    await archiveBrand({ ctx: { orm }, input: { brandId: second } });
    expect(await brands()).toMatchObject([
      { id: first, locked: false },
      { id: third, locked: false },
      { id: fourth, locked: false },
      { id: fifth, locked: true },
    ]);
  });
});
