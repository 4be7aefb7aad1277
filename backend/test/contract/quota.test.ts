import { describe, expect, it } from 'vitest';
import { startOpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { setPlan } from '../../src/accounts/index.ts';
import { connectStore, createAccount, type TestAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { jobIdOf, readUsed, setUsed, waitForEnd } from './shop.ts';

// A model that can be held until a test has turned the month, and that then declines.
const turned = Promise.withResolvers<unknown>();
const model = await startOpenAiStandIn({
  script: ({ chat }) =>
    JSON.stringify(chat.messages).includes('Held Desk')
      ? { do: 'refuse', until: turned.promise }
      : { do: 'answer' },
});
const service = useService({
  GENERATOR: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: model.url,
});
const idle = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '100', PLAN_FREE_LIMIT: '2' });

function create(token: string, at = service) {
  return call(at(), 'createJob', { token, body: PRODUCT });
}

async function freeShop(at = service) {
  const account = await createAccount(at().database, { plan: 'free' });
  return { ...account, token: await connectStore(at().database, account) };
}

/** Lets a month go by for an account: what it used was last month. */
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

describe('Limits: Free plan: 3 generations per month', () => {
  it('the fourth is usage_limit_reached; sync and async count alike', async () => {
    const { token } = await freeShop();
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

  it('is one pool, "shared by API keys and every connected store"', async () => {
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

  it('requests at once for the last credits: as many pass as there are credits', async () => {
    const { token } = await freeShop(idle);
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(token, idle)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(2);
    for (const answer of answers.filter(({ status }) => status !== 202)) {
      expectRefusal(answer, 'usage_limit_reached');
    }
  });

  it('PLAN_FREE_LIMIT sets another limit, and a new plan holds from the next request on', async () => {
    const account = await freeShop(idle);
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

describe('decision 17: the period is the calendar month in UTC', () => {
  it('what was used last month is no longer counted', async () => {
    const account = await freeShop();
    const { token } = account;
    for (let count = 0; count < 3; count++) await create(token);
    expectRefusal(await create(token), 'usage_limit_reached');
    await turnMonth(account);
    expect(await readUsed(service(), token)).toBe(0);
    expect((await create(token)).body['usage']).toEqual({ used: 1, limit: 3, plan: 'free' });
    expect(await countersOf(account)).toEqual([3, 1]);
  });

  it('the period of a credit is this month, from its first day', async () => {
    const account = await freeShop(idle);
    await create(account.token, idle);
    const month = new Date().toISOString().slice(0, 7);
    const rows = await idle().database.sql`
      select period::text from credits where workspace_id = ${account.workspaceId}
    `;
    expect([...rows]).toEqual([{ period: `${month}-01` }]);
  });

  it('a refund goes to the period that paid', async () => {
    const account = await freeShop();
    const { token } = account;
    const received = model.requests.length + 2;
    const body = { ...PRODUCT, product_name: 'Held Desk' };
    const id = jobIdOf(await call(service(), 'createJob', { token, body }));
    const sync = call(service(), 'generate', { token, body });
    await model.received(received);
    await turnMonth(account);
    await create(token);
    expect(await countersOf(account)).toEqual([2, 1]);
    turned.resolve(undefined);
    expectRefusal(await sync, 'internal_error');
    expect((await waitForEnd(service(), token, id)).body['status']).toBe('failed');
    expect(await countersOf(account)).toEqual([0, 1]);
    expect(await readUsed(service(), token)).toBe(1);
  });
});

describe('Errors: "the reserved credit is refunded exactly once"', () => {
  it('a credit that came back can be used again', async () => {
    const { token } = await freeShop();
    turned.resolve(undefined);
    const body = { ...PRODUCT, product_name: 'Held Desk' };
    for (let count = 0; count < 4; count++) {
      expectRefusal(await call(service(), 'generate', { token, body }), 'internal_error');
    }
    for (let count = 0; count < 3; count++) expect((await create(token)).status).toBe(202);
    expectRefusal(await create(token), 'usage_limit_reached');
  });
});
