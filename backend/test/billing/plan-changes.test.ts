import { describe, expect, it } from 'vitest';
import { setPlan } from '../../src/accounts/index.ts';
import { createBrand } from '../../src/brands/index.ts';
import { readConfig } from '../../src/config.ts';
import { connectStore } from '../accounts.ts';
import { callApi, PRODUCT } from '../http.ts';
import { callWithToken, useBillingFixture, type Owner } from './billing-fixture.ts';

const billing = useBillingFixture();

function byTheOperator({ workspaceId }: Owner, plan: 'free' | 'pro' | 'agency'): Promise<void> {
  const { orm } = billing().service.database;
  return setPlan({ ctx: { orm }, input: { workspaceId, plan } });
}

describe('downgrading locks brands and stops API keys, and never affects plugin tokens', () => {
  it('a canceled subscription moves Agency to Free, and a new one moves it back', async () => {
    const { service, stripe, owner } = billing();
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
    expect(await callWithToken(service, someone.token)).toEqual([200, undefined]);

    await stripe.actions.change(subscription, 'price_pro');
    expect(await callWithToken(service, someone.token)).toEqual([403, 'plan_required']);
    expect(await lockedBrands(store)).toEqual([false, false, false, true]);

    await stripe.actions.cancel(subscription, 'now');
    expect(await callWithToken(service, someone.token)).toEqual([403, 'plan_required']);
    expect(await callWithToken(service, store)).toEqual([200, undefined]);
    expect(await lockedBrands(store)).toEqual([false, true, true, true]);
    const body = { ...PRODUCT, brand_id: brands[3] };
    expect(await callApi(service.apiUrl, 'POST /jobs', { token: store, body })).toMatchObject({
      status: 403,
      body: { error: { code: 'brand_forbidden' } },
    });

    await someone.pay('agency');
    expect(await callWithToken(service, someone.token)).toEqual([200, undefined]);
    expect(await lockedBrands(store)).toEqual([false, false, false, false]);
  });

  async function lockedBrands(token: string): Promise<unknown> {
    const { body } = await callApi(billing().service.apiUrl, 'GET /me', { token });
    return (body['brands'] as { locked: boolean }[]).map(({ locked }) => locked);
  }

  it('this month’s usage is kept', async () => {
    const { service, owner } = billing();
    const someone = await owner();
    const store = await connectStore(service.database, someone);
    await callApi(service.apiUrl, 'POST /jobs', { token: store, body: PRODUCT });
    await someone.pay('pro');
    const { body } = await callApi(service.apiUrl, 'GET /me', { token: store });
    expect(body['usage']).toMatchObject({ used: 1, limit: 100, plan: 'pro', remaining: 99 });
  });
});

describe('the life of a subscription', () => {
  it('a failed payment keeps the plan while it is retried, and ends it when Stripe gives up', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    const subscription = await someone.pay('pro');
    await stripe.fail(subscription, 'past_due');
    expect(await someone.plan()).toBe('pro');
    expect((await someone.ask('query billing.read')).data).toMatchObject({ pastDue: true });
    await stripe.fail(subscription, 'unpaid');
    expect(await someone.plan()).toBe('free');
  });

  it('a subscription canceled at period end keeps the plan until then, and shows when it ends', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    const subscription = await someone.pay('pro');
    await stripe.actions.cancel(subscription, 'later');
    const { data } = await someone.ask('query billing.read');
    expect(data).toMatchObject({
      plan: 'pro',
      endsAt: new Date(subscription.periodEnd * 1000).toISOString(),
    });
  });

  it('gives the larger plan of two subscriptions', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    const subscription = await someone.pay('pro');
    // Created by hand in Stripe's dashboard.
    const other = stripe.state.addSubscription(subscription.customer, 'price_agency');
    await stripe.actions.change(other, 'price_agency');
    expect(await someone.plan()).toBe('agency');
    await stripe.actions.cancel(other, 'now');
    expect(await someone.plan()).toBe('pro');
  });
});

describe('a plan set by the operator', () => {
  it('stays until the paid plan changes: a renewal does not undo it', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    const subscription = await someone.pay('pro');
    await byTheOperator(someone, 'agency');
    await stripe.actions.change(subscription, 'price_pro');
    expect(await someone.plan()).toBe('agency');
    await stripe.actions.cancel(subscription, 'now');
    expect(await someone.plan()).toBe('free');
  });
});
