import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { setPlan } from '../../src/accounts/index.ts';
import { makeToken } from '../../src/tokens/token-format.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { PRODUCT, type CallOptions } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { fullWindow, setRequestTimes } from './rate-window.ts';
import { addBrand, jobIdOf, readUsed, setUsed } from './workspace-state.ts';
import { withScopes } from './token-scopes.ts';

const service = useService({ ROLE: 'web' });

/**
 * What is wrong with a request. Each test combines two consecutive problems and expects the error
 * of the earlier one.
 */
interface Defects {
  readonly plan?: boolean;
  readonly rate?: boolean;
  readonly brand?: boolean;
  readonly credit?: boolean;
}

async function shopWith(defects: Defects): Promise<TestAccount & { brand_id: string }> {
  const { database } = service();
  const account = await createAccount(database);
  const brand_id = await addBrand(
    database,
    defects.brand ? await createAccount(database) : account,
  );
  if (defects.rate) await setRequestTimes(database, account.token, fullWindow());
  if (defects.credit) await setUsed(database, account, 1000);
  const { workspaceId } = account;
  if (defects.plan) await setPlan({ ctx: database, input: { workspaceId, plan: 'pro' } });
  return { ...account, brand_id };
}

const HUGE = JSON.stringify(PRODUCT).padEnd(64 * 1024 + 1);

// contract §3.1
describe.each(['generate', 'createJob'] as const)('the order of checks: %s', (name) => {
  const send = (options: CallOptions) => call(service(), name, options);
  const withoutApiScope = <Result>(work: () => Promise<Result>) =>
    withScopes(name, ['plugin'], work);

  it('Authorization before everything: no header, whatever the body', async () => {
    for (const body of [undefined, '{', {}, PRODUCT, HUGE]) {
      expectRefusal(await send({ body }), 'missing_authorization');
    }
  });

  it('Authorization before token: a malformed header with an unknown token', async () => {
    const headers = { Authorization: `Token ${makeToken('api')}` };
    expectRefusal(await send({ headers, body: PRODUCT }), 'missing_authorization');
  });

  it('token before plan, scope, rate and body: an unknown or malformed one', async () => {
    for (const token of [makeToken('api'), 'ww_api_short']) {
      for (const body of ['{', {}, HUGE]) {
        const response = await withoutApiScope(() => send({ token, body }));
        expectRefusal(response, 'invalid_api_key');
      }
    }
  });

  it('plan before scope', async () => {
    const { token } = await shopWith({ plan: true });
    const response = await withoutApiScope(() => send({ token, body: PRODUCT }));
    expectRefusal(response, 'plan_required');
  });

  it('plan before rate and body', async () => {
    const { token } = await shopWith({ plan: true, rate: true });
    for (const body of [PRODUCT, '{', {}])
      expectRefusal(await send({ token, body }), 'plan_required');
  });

  // contract §2.7, §3.1
  it('scope before rate and body', async () => {
    const { token } = await shopWith({ rate: true });
    for (const body of [PRODUCT, '{', {}]) {
      const response = await withoutApiScope(() => send({ token, body }));
      expectRefusal(response, 'scope_forbidden');
    }
  });

  it('rate before body size, JSON and fields', async () => {
    const { token } = await shopWith({ rate: true });
    for (const body of [HUGE, '{', '', '[]', {}, PRODUCT]) {
      expectRefusal(await send({ token, body }), 'rate_limited');
    }
  });

  it('body size before JSON', async () => {
    const { token } = await shopWith({});
    expectRefusal(await send({ token, body: '{'.repeat(64 * 1024 + 1) }), 'validation_error', 413);
  });

  it('fields before brand', async () => {
    const { token, brand_id } = await shopWith({ brand: true });
    const body = { ...PRODUCT, features: '', brand_id };
    expectRefusal(await send({ token, body }), 'validation_error');
  });

  it('brand before credit', async () => {
    const { token, brand_id } = await shopWith({ brand: true, credit: true });
    expectRefusal(await send({ token, body: { ...PRODUCT, brand_id } }), 'brand_forbidden');
  });

  it('credit last', async () => {
    const { token, brand_id } = await shopWith({ credit: true });
    expectRefusal(await send({ token, body: { ...PRODUCT, brand_id } }), 'usage_limit_reached');
  });
});

// contract §3.1
describe('the order of checks: the idempotent replay', () => {
  async function shopWithJob() {
    const account = await createAccount(service().database);
    const headers = { 'Idempotency-Key': randomUUID() };
    const { token } = account;
    const first = await call(service(), 'createJob', { token, headers, body: PRODUCT });
    const replay = (body: unknown) => call(service(), 'createJob', { token, headers, body });
    return { account, first, replay };
  }

  it('rate before replay', async () => {
    const { account, replay } = await shopWithJob();
    await setRequestTimes(service().database, account.token, fullWindow());
    expectRefusal(await replay(PRODUCT), 'rate_limited');
  });

  it('fields before replay', async () => {
    const { replay } = await shopWithJob();
    expectRefusal(await replay({ product_name: 'Desk' }), 'validation_error');
    expectRefusal(await replay('{'), 'invalid_json');
  });

  it('replay before brand', async () => {
    const { first, replay } = await shopWithJob();
    const response = await replay({ ...PRODUCT, brand_id: 'brd_01jz8jy2r4e9a8v6k0s3d5g7hn' });
    expect(response.status).toBe(202);
    expect(jobIdOf(response)).toBe(jobIdOf(first));
  });

  it('replay before credit', async () => {
    const { account, first, replay } = await shopWithJob();
    await setUsed(service().database, account, 1000);
    expect(jobIdOf(await replay(PRODUCT))).toBe(jobIdOf(first));
  });

  // contract §8.1
  it('a key that is too long is checked with the fields: after the rate, before the brand', async () => {
    const { token } = await shopWith({ rate: true });
    const headers = { 'Idempotency-Key': 'x'.repeat(201) };
    const create = (caller: string, brand_id?: string) =>
      call(service(), 'createJob', { token: caller, headers, body: { ...PRODUCT, brand_id } });
    expectRefusal(await create(token), 'rate_limited');
    const other = await shopWith({ brand: true });
    expectRefusal(await create(other.token, other.brand_id), 'validation_error');
  });
});

// contract §3.2
describe('a rejected request never costs a credit', () => {
  it.each(['generate', 'createJob'] as const)('%s', async (name) => {
    const { token, brand_id } = await shopWith({ brand: true });
    for (const body of ['{', {}, HUGE, { ...PRODUCT, brand_id }]) {
      await call(service(), name, { token, body });
    }
    expect(await readUsed(service(), token)).toBe(0);
  });
});
