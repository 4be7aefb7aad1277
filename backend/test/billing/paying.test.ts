import { describe, expect, it } from 'vitest';
import { useBillingRoom } from './billing-room.ts';

const room = useBillingRoom();

describe('An owner pays for a plan', () => {
  it('the plan changes when Stripe says that it was paid, not when the browser comes back', async () => {
    const { stripe, owner } = room();
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

  it('an owner need not wait for the event: Stripe itself is asked', async () => {
    const { stripe, owner } = room();
    const someone = await owner();
    stripe.events.hold();
    const id = await someone.checkout('agency');
    await someone.ask('mutation billing.refresh');
    expect(await someone.plan()).toBe('free');
    await stripe.doings.pay(id);
    await someone.ask('mutation billing.refresh');
    expect(await someone.plan()).toBe('agency');
  });

  it('only the owner may: a member is told to ask them', async () => {
    const { service, owner } = room();
    const [boss, helper] = [await owner('agency'), await owner()];
    const { addMember } = await import('../../src/accounts/index.ts');
    const { readConfig } = await import('../../src/config.ts');
    const { plans } = readConfig({});
    await addMember({
      ctx: { orm: service.database.orm, plans },
      input: { ownerEmail: boss.email, email: helper.email },
    });
    for (const call of ['checkout', 'portal', 'refresh']) {
      const answer = await helper.ask(`mutation billing.${call}`, { plan: 'pro' });
      expect(answer.status).toBe(403);
      expect(answer.message).toMatch(/owner/i);
    }
  });

  it('two tabs: the first checkout can no longer be paid, and paying twice is refused', async () => {
    const { stripe, owner } = room();
    const someone = await owner();
    const first = await someone.checkout('pro');
    const second = await someone.checkout('agency');
    expect(stripe.state.sessions.get(first)?.status).toBe('expired');
    stripe.events.hold();
    await stripe.doings.pay(second);
    const third = await someone.ask('mutation billing.checkout', { plan: 'pro' });
    expect(third.status).toBe(400);
    expect(third.message).toMatch(/Nothing was charged/);
  });

  it('two at the same moment: one page can be paid, and the workspace is one customer', async () => {
    const { stripe, owner } = room();
    const someone = await owner();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => someone.ask('mutation billing.checkout', { plan: 'pro' })),
    );
    const pages = answers.filter(({ status }) => status === 200);
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

  it('paid at the very moment that another checkout is opened: nothing is charged twice', async () => {
    const { stripe, owner } = room();
    const someone = await owner();
    const first = await someone.checkout('pro');
    stripe.events.hold();
    // The first is paid between the look at Stripe and its end.
    stripe.onCall((path) => (path.endsWith('/expire') ? stripe.doings.pay(first) : undefined));
    const second = await someone.ask('mutation billing.checkout', { plan: 'agency' });
    expect(second.status).toBe(400);
    expect(second.message).toMatch(/Nothing was charged again/);
  });

  it('Stripe is down: the owner is told that nothing was charged', async () => {
    const { stripe, owner } = room();
    const someone = await owner();
    stripe.setDown(true);
    const answer = await someone.ask('mutation billing.checkout', { plan: 'pro' });
    expect(answer.status).toBe(503);
    expect(answer.message).toMatch(/Nothing was charged/);
  });

  it('the portal leads back to the plan page; without a purchase there is none', async () => {
    const { stripe, owner } = room();
    const someone = await owner();
    expect((await someone.ask('mutation billing.portal')).status).toBe(404);
    await someone.pay('pro');
    const { data } = await someone.ask('mutation billing.portal');
    expect(data['url']).toMatch(stripe.origin);
  });

  it('a customer who was deleted at Stripe is on the Free plan, and can pay anew', async () => {
    const { stripe, owner } = room();
    const someone = await owner();
    const { customer } = await someone.pay('pro');
    await stripe.deleteCustomer(customer);
    expect(await someone.plan()).toBe('free');
    await someone.pay('agency');
    expect(await someone.plan()).toBe('agency');
  });
});

describe('Prices', () => {
  it('are those of Stripe', async () => {
    const someone = await room().owner();
    const pricing = async () => (await someone.ask('query billing.pricing')).data;
    // Answered without them where Stripe takes longer than a page would wait.
    await expect.poll(pricing).toMatchObject({
      canPay: true,
      reader: { plan: 'free', isOwner: true },
      plans: [
        { name: 'free', limit: 3, price: null },
        { name: 'pro', limit: 100, price: { amount: 1900, currency: 'eur', every: 'month' } },
        { name: 'agency', limit: 1000, price: { amount: 9900 } },
      ],
    });
  });
});
