import { describe, expect, it } from 'vitest';
import { useBillingFixture } from './billing-fixture.ts';

const billing = useBillingFixture();

describe('an owner pays for a plan', () => {
  it('the plan changes when Stripe confirms the payment, not when the browser returns', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    stripe.events.hold();
    await someone.pay('pro');
    expect(await someone.plan()).toBe('free');
    expect((await someone.ask('query billing.read')).data).toMatchObject({
      enabled: true,
      paidPlan: 'free',
      checkoutOpen: true,
    });
    await stripe.events.release();
    expect(await someone.plan()).toBe('pro');
    expect((await someone.ask('query billing.read')).data).toMatchObject({
      paidPlan: 'pro',
      pastDue: false,
      endsAt: null,
      checkoutOpen: false,
    });
  });

  it('an owner can ask Stripe directly instead of waiting for the event', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    stripe.events.hold();
    const id = await someone.checkout('agency');
    await someone.ask('mutation billing.refresh');
    expect(await someone.plan()).toBe('free');
    await stripe.actions.pay(id);
    await someone.ask('mutation billing.refresh');
    expect(await someone.plan()).toBe('agency');
  });

  it.each(['checkout', 'portal', 'refresh'])(
    'a workspace that asks Stripe by %s all the time has to wait, and others do not',
    async (call) => {
      const { stripe, owner } = billing();
      const [someone, other] = [await owner(), await owner()];
      const ask = () => someone.ask(`mutation billing.${call}`, { plan: 'pro' });
      for (let made = 0; made < 10; made++) expect((await ask()).status).not.toBe(429);
      let calls = 0;
      stripe.onCall(() => {
        calls += 1;
      });
      const refused = await ask();
      expect(refused.status).toBe(429);
      expect(refused.message).toMatch(/Too many attempts\. Try again in/);
      expect(calls).toBe(0);
      const response = await other.ask(`mutation billing.${call}`, { plan: 'pro' });
      expect(response.status).not.toBe(429);
    },
  );

  it('only the owner can pay: members are told to ask the owner', async () => {
    const { service, owner } = billing();
    const [boss, helper] = [await owner('agency'), await owner()];
    const { addMember } = await import('../../src/accounts/index.ts');
    const { readConfig } = await import('../../src/config.ts');
    const { plans } = readConfig({});
    await addMember({
      ctx: { orm: service.database.orm, plans },
      input: { ownerEmail: boss.email, email: helper.email, role: 'admin' },
    });
    for (const call of ['checkout', 'portal', 'refresh']) {
      const response = await helper.ask(`mutation billing.${call}`, { plan: 'pro' });
      expect(response.status).toBe(403);
      expect(response.message).toMatch(/owner/i);
    }
  });

  it('a second tab’s checkout replaces the first, and paying twice is rejected', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    const first = await someone.checkout('pro');
    const second = await someone.checkout('agency');
    expect(stripe.state.sessions.get(first)?.status).toBe('expired');
    stripe.events.hold();
    await stripe.actions.pay(second);
    const third = await someone.ask('mutation billing.checkout', { plan: 'pro' });
    expect(third.status).toBe(400);
    expect(third.message).toMatch(/You weren't charged/);
  });

  it('only one of two simultaneous checkouts can be paid, and one customer is created', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => someone.ask('mutation billing.checkout', { plan: 'pro' })),
    );
    const pages = responses.filter(({ status }) => status === 200);
    expect(pages.length).toBeGreaterThan(0);
    const customers = [...stripe.state.customers.values()].filter(
      ({ email, deleted }) => email === someone.email && !deleted,
    );
    expect(customers).toHaveLength(1);
    const open = [...stripe.state.sessions.values()].filter(
      ({ customer, status }) => customer === customers[0]?.id && status === 'open',
    );
    expect(open).toHaveLength(1);
  });

  it('paying while another checkout is being opened charges nothing twice', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    const first = await someone.checkout('pro');
    stripe.events.hold();
    // The first is paid between the check at Stripe and its end.
    stripe.onCall((path) => (path.endsWith('/expire') ? stripe.actions.pay(first) : undefined));
    const second = await someone.ask('mutation billing.checkout', { plan: 'agency' });
    expect(second.status).toBe(400);
    expect(second.message).toMatch(/You weren't charged again/);
  });

  it('when Stripe is down, an owner who has just paid is not told that nothing was charged', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    stripe.events.hold();
    await stripe.actions.pay(await someone.checkout('pro'));
    stripe.setDown(true);
    for (const call of ['refresh', 'checkout', 'portal']) {
      const response = await someone.ask(`mutation billing.${call}`, { plan: 'pro' });
      expect(response.status, call).toBe(503);
      expect(response.message).toBe("We couldn't reach Stripe. Try again in a minute.");
    }
  });

  it('the portal returns to the plan page, and is only available after a purchase', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    expect((await someone.ask('mutation billing.portal')).status).toBe(404);
    await someone.pay('pro');
    const { data } = await someone.ask('mutation billing.portal');
    expect(data['url']).toMatch(stripe.origin);
  });

  it('a customer deleted at Stripe is on the Free plan, and can pay again', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    const { customer } = await someone.pay('pro');
    await stripe.deleteCustomer(customer);
    expect(await someone.plan()).toBe('free');
    await someone.pay('agency');
    expect(await someone.plan()).toBe('agency');
  });
});

describe('prices', () => {
  it('come from Stripe', async () => {
    const someone = await billing().owner();
    const pricing = async () => (await someone.ask('query billing.pricing')).data;
    // Shows the prices in the settings if Stripe takes longer than a page would wait.
    await expect.poll(pricing).toMatchObject({
      canPay: true,
      reader: { plan: 'free', isOwner: true },
      plans: [
        { name: 'free', limit: 3, price: { amount: 0, currency: 'eur' } },
        { name: 'pro', limit: 100, price: { amount: 1900, currency: 'eur', interval: 'month' } },
        { name: 'agency', limit: 1000, price: { amount: 9900 } },
      ],
    });
  });
});
