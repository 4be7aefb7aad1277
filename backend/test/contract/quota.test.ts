import { describe, expect, it } from 'vitest';
import { startOpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { setPlan } from '../../src/accounts/index.ts';
import { connectStore, createAccount, type TestAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { jobIdOf, readUsed, setUsed, waitForEnd } from './workspace-state.ts';

// A model that can be held back until a test has changed the month, and that then declines.
const refusal = Promise.withResolvers<unknown>();
const model = await startOpenAiStandIn({
  script: ({ chat }) =>
    isHeld(chat) ? { do: 'refuse', until: refusal.promise } : { do: 'answer' },
});
const service = useService({
  GENERATOR: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: model.url,
});
const idle = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '100', PLAN_FREE_LIMIT: '2' });

function heldRequests(): number {
  return model.requests.filter(({ chat }) => isHeld(chat)).length;
}

function isHeld(chat: unknown): boolean {
  return JSON.stringify(chat).includes('Held Desk');
}

function create(token: string, at = service) {
  return call(at(), 'createJob', { token, body: PRODUCT });
}

async function freeStore(at = service) {
  const account = await createAccount(at().database, { plan: 'free' });
  return { ...account, token: await connectStore(at().database, account) };
}

/** Moves an account's usage to last month. */
async function turnMonth({ workspaceId }: TestAccount, at = service): Promise<void> {
  const { sql } = at().database;
  await sql`
    update credits set period = period - interval '1 month' where workspace_id = ${workspaceId}
  `;
  await sql`
    update usage_counters set period = period - interval '1 month'
    where workspace_id = ${workspaceId}
  `;
}

async function countersOf({ workspaceId }: TestAccount): Promise<number[]> {
  const rows = await service().database.sql<{ used: number }[]>`
    select used from usage_counters where workspace_id = ${workspaceId} order by period
  `;
  return rows.map(({ used }) => used);
}

// contract §9.2, §9.3
describe('the Free plan has 3 listings a month', () => {
  it('the fourth is usage_limit_reached; sync and async count the same', async () => {
    const { token } = await freeStore();
    expect((await create(token)).body['usage']).toEqual({ used: 1, limit: 3, plan: 'free' });
    const generated = await call(service(), 'generate', { token, body: PRODUCT });
    expect(generated.body['usage']).toEqual({ used: 2, limit: 3, plan: 'free' });
    expect((await create(token)).body['usage']).toEqual({ used: 3, limit: 3, plan: 'free' });
    expectRefusal(await create(token), 'usage_limit_reached');
    const refused = await call(service(), 'generate', { token, body: PRODUCT });
    expectRefusal(refused, 'usage_limit_reached');
    const { body } = await call(service(), 'me', { token });
    expect(body['usage']).toEqual({ used: 3, limit: 3, plan: 'free', remaining: 0 });
  });

  // contract §9.1
  it('API keys and connected stores share them', async () => {
    const account = await createAccount(service().database);
    await setUsed(service().database, account, 997);
    const store = await connectStore(service().database, account);
    const other = await connectStore(service().database, account);
    for (const [index, token] of [account.token, store, other].entries()) {
      expect((await create(token)).body['usage']).toMatchObject({ used: 998 + index });
    }
    for (const token of [account.token, store, other]) {
      expectRefusal(await create(token), 'usage_limit_reached');
    }
  });

  it('of concurrent requests for the last credits, as many succeed as there are credits', async () => {
    const { token } = await freeStore(idle);
    const responses = await Promise.all(Array.from({ length: 8 }, () => create(token, idle)));
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(2);
    for (const response of responses.filter(({ status }) => status !== 202)) {
      expectRefusal(response, 'usage_limit_reached');
    }
  });

  // contract §9.2
  it('PLAN_FREE_LIMIT changes the limit, and a new plan applies from the next request', async () => {
    const account = await freeStore(idle);
    const { token, workspaceId } = account;
    await create(token, idle);
    await create(token, idle);
    expectRefusal(await create(token, idle), 'usage_limit_reached');
    await setPlan({ ctx: idle().database, input: { workspaceId, plan: 'pro' } });
    expect((await create(token, idle)).body['usage']).toEqual({ used: 3, limit: 100, plan: 'pro' });
    await setPlan({ ctx: idle().database, input: { workspaceId, plan: 'free' } });
    expectRefusal(await create(token, idle), 'usage_limit_reached');
  });
});

// contract §9.1
describe('usage is counted per calendar month in UTC', () => {
  it('last month’s usage no longer counts', async () => {
    const account = await freeStore();
    const { token } = account;
    for (let count = 0; count < 3; count++) await create(token);
    expectRefusal(await create(token), 'usage_limit_reached');
    await turnMonth(account);
    expect(await readUsed(service(), token)).toBe(0);
    expect((await create(token)).body['usage']).toEqual({ used: 1, limit: 3, plan: 'free' });
    expect(await countersOf(account)).toEqual([3, 1]);
  });

  it('a credit belongs to the current month', async () => {
    const account = await freeStore(idle);
    await create(account.token, idle);
    const month = new Date().toISOString().slice(0, 7);
    const rows = await idle().database.sql`
      select period::text from credits where workspace_id = ${account.workspaceId}
    `;
    expect([...rows]).toEqual([{ period: `${month}-01` }]);
  });

  it('a refund goes to the month that paid', async () => {
    const account = await freeStore();
    const { token } = account;
    const body = { ...PRODUCT, product_name: 'Held Desk' };
    const id = jobIdOf(await call(service(), 'createJob', { token, body }));
    const sync = call(service(), 'generate', { token, body });
    // Jobs of the tests before this one may still be at the model.
    await expect.poll(heldRequests).toBe(2);
    await turnMonth(account);
    await create(token);
    expect(await countersOf(account)).toEqual([2, 1]);
    refusal.resolve(undefined);
    expectRefusal(await sync, 'internal_error');
    expect((await waitForEnd(service(), token, id)).body['status']).toBe('failed');
    expect(await countersOf(account)).toEqual([0, 1]);
    expect(await readUsed(service(), token)).toBe(1);
  });
});

// contract §7.6
describe('a refunded credit', () => {
  it('can be used again', async () => {
    const { token } = await freeStore();
    refusal.resolve(undefined);
    const body = { ...PRODUCT, product_name: 'Held Desk' };
    for (let count = 0; count < 4; count++) {
      expectRefusal(await call(service(), 'generate', { token, body }), 'internal_error');
    }
    for (let count = 0; count < 3; count++) expect((await create(token)).status).toBe(202);
    expectRefusal(await create(token), 'usage_limit_reached');
  });
});
