import { describe, expect, it } from 'vitest';
import { setPlan } from '../../src/accounts/index.ts';
import { createBrand } from '../../src/brands/index.ts';
import { readConfig } from '../../src/config.ts';
import { connectStore } from '../accounts.ts';
import { callApi, PRODUCT } from '../http.ts';
import { tryToken, useBillingRoom, type Owner } from './billing-room.ts';

const room = useBillingRoom();

function byTheOperator({ workspaceId }: Owner, plan: 'free' | 'pro' | 'agency'): Promise<void> {
  const { orm } = room().service.database;
  return setPlan({ ctx: { orm }, input: { workspaceId, plan } });
}

describe('"Downgrades lock brands, stop API keys with plan_required, and never touch plugin tokens"', () => {
  it('Agency to Free by a cancelled subscription, and back', async () => {
    const { service, stripe, owner } = room();
    const someone = await owner();
    const subscription = await someone.pay('agency');
    const { plans } = readConfig({});
    const brands: string[] = [];
    for (const name of ['Oak', 'Elm', 'Ash', 'Fir']) {
      brands.push(
        await createBrand({
          ctx: { orm: service.database.orm, plans },
          input: { workspaceId: someone.workspaceId, name },
        }),
      );
    }
    const store = await connectStore(service.database, someone);
    expect(await tryToken(service, someone.token)).toEqual([200, undefined]);

    await stripe.doings.change(subscription, 'price_pro');
    expect(await tryToken(service, someone.token)).toEqual([403, 'plan_required']);
    expect(await lockedBrands(store)).toEqual([false, false, false, true]);

    await stripe.doings.cancel(subscription, 'now');
    expect(await tryToken(service, someone.token)).toEqual([403, 'plan_required']);
    expect(await tryToken(service, store)).toEqual([200, undefined]);
    expect(await lockedBrands(store)).toEqual([false, true, true, true]);
    const body = { ...PRODUCT, brand_id: brands[3] };
    expect(await callApi(service.apiUrl, 'POST /jobs', { token: store, body })).toMatchObject({
      status: 403,
      body: { error: { code: 'brand_forbidden' } },
    });

    await someone.pay('agency');
    expect(await tryToken(service, someone.token)).toEqual([200, undefined]);
    expect(await lockedBrands(store)).toEqual([false, false, false, false]);
  });

  async function lockedBrands(token: string): Promise<unknown> {
    const { body } = await callApi(room().service.apiUrl, 'GET /me', { token });
    return (body['brands'] as { locked: boolean }[]).map(({ locked }) => locked);
  }

  it('the month’s counter stays as it is', async () => {
    const { service, owner } = room();
    const someone = await owner();
    const store = await connectStore(service.database, someone);
    await callApi(service.apiUrl, 'POST /jobs', { token: store, body: PRODUCT });
    await someone.pay('pro');
    const { body } = await callApi(service.apiUrl, 'GET /me', { token: store });
    expect(body['usage']).toMatchObject({ used: 1, limit: 100, plan: 'pro', remaining: 99 });
  });
});

describe('A subscription’s life', () => {
  it('a failed payment keeps the plan while it is tried again, and ends it when it is given up', async () => {
    const { stripe, owner } = room();
    const someone = await owner();
    const subscription = await someone.pay('pro');
    await stripe.fail(subscription, 'past_due');
    expect(await someone.plan()).toBe('pro');
    expect((await someone.ask('query billing.read')).data).toMatchObject({ pastDue: true });
    await stripe.fail(subscription, 'unpaid');
    expect(await someone.plan()).toBe('free');
  });

  it('cancelled at the end of the period: the plan holds, and its end is told', async () => {
    const { stripe, owner } = room();
    const someone = await owner();
    const subscription = await someone.pay('pro');
    await stripe.doings.cancel(subscription, 'later');
    const { data } = await someone.ask('query billing.read');
    expect(data).toMatchObject({
      plan: 'pro',
      endsAt: new Date(subscription.periodEnd * 1000).toISOString(),
    });
  });

  it('of two subscriptions the greater plan holds', async () => {
    const { stripe, owner } = room();
    const someone = await owner();
    const subscription = await someone.pay('pro');
    // Made by hand in Stripe's own dashboard.
    const other = stripe.state.addSubscription(subscription.customer, 'price_agency');
    await stripe.doings.change(other, 'price_agency');
    expect(await someone.plan()).toBe('agency');
    await stripe.doings.cancel(other, 'now');
    expect(await someone.plan()).toBe('pro');
  });
});

describe('The operator’s set-plan works beside it', () => {
  it('holds until what is paid for changes: a renewal does not undo it', async () => {
    const { stripe, owner } = room();
    const someone = await owner();
    const subscription = await someone.pay('pro');
    await byTheOperator(someone, 'agency');
    await stripe.doings.change(subscription, 'price_pro');
    expect(await someone.plan()).toBe('agency');
    await stripe.doings.cancel(subscription, 'now');
    expect(await someone.plan()).toBe('free');
  });
});
