import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sign, type SentEvent } from '../../../e2e/stand-ins/stripe/index.ts';
import { billingEvents } from '../../src/database/index.ts';
import { useService } from '../service.ts';
import { useBillingFixture } from './billing-fixture.ts';

const billing = useBillingFixture();
const withoutStripe = useService({ ROLE: 'web' });

const MINUTE_SECONDS = 60;

async function lastEvent(type: string): Promise<SentEvent> {
  const event = billing().stripe.events.all.findLast((one) => one.type === type);
  if (event === undefined) throw new Error(`There was no ${type}.`);
  return Promise.resolve(event);
}

describe('POST /billing/stripe/webhook only trusts Stripe', () => {
  it('a missing, forged or old signature, or a changed body, is rejected and changes nothing', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    stripe.events.hold();
    await someone.pay('pro');
    const event = await lastEvent('customer.subscription.created');
    const old = Date.now() / 1000 - 10 * MINUTE_SECONDS;
    const forgeries: [SentEvent, string][] = [
      [event, ''],
      [event, sign(event.body, { secret: 'whsec_somebody_elses' })],
      [event, sign(event.body, { at: old })],
      [{ ...event, body: event.body.replace('evt_', 'evt_x') }, sign(event.body)],
    ];
    for (const [forged, signature] of forgeries) {
      expect(await stripe.events.send(forged, signature)).toBe(400);
    }
    expect(await someone.plan()).toBe('free');
    expect(await stripe.events.send(event)).toBe(200);
    expect(await someone.plan()).toBe('pro');
  });

  it('an unknown event, or one of an unknown customer, gets a 200', async () => {
    const { stripe } = billing();
    for (const [type, object] of [
      ['payout.paid', { object: 'payout', id: 'po_1' }],
      ['customer.subscription.updated', { object: 'subscription', id: 's', customer: 'cus_other' }],
      ['invoice.paid', { object: 'invoice', id: 'in_1', customer: null }],
    ] as const) {
      await stripe.events.emit(type, object);
      expect(await stripe.events.send(await lastEvent(type))).toBe(200);
    }
  });

  it.each([
    ['larger than any event', 413, { body: Buffer.alloc(2 * 1024 * 1024, 'x') }],
    ['packed', 415, { body: '{}', headers: { 'Content-Encoding': 'gzip' } }],
  ])('a body that is %s is a client error', async (_name, status, sent) => {
    const url = `${billing().service.baseUrl}/billing/stripe/webhook`;
    const headers = { 'stripe-signature': sign('{}'), ...('headers' in sent ? sent.headers : {}) };
    const response = await fetch(url, { method: 'POST', ...sent, headers });
    expect(response.status).toBe(status);
  });

  it('a body without a signature is not read', async () => {
    const { hostname, port } = new URL(billing().service.baseUrl);
    for (const signature of ['', 't=1', 'v1=00']) {
      const sent = request({
        ...{ hostname, port, method: 'POST', path: '/billing/stripe/webhook' },
        headers: { 'content-length': 200_000, 'stripe-signature': signature },
      });
      sent.flushHeaders();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      expect(response.statusCode).toBe(400);
      sent.on('error', () => undefined).destroy();
    }
  });

  it('does not exist while no keys are set', async () => {
    const response = await fetch(`${withoutStripe().baseUrl}/billing/stripe/webhook`, {
      method: 'POST',
      body: '{}',
    });
    expect(response.status).toBe(404);
  });
});

describe('events may be repeated and arrive in any order', () => {
  it('an event that is sent twice, even concurrently, is processed once', async () => {
    const { service, stripe, owner } = billing();
    const someone = await owner();
    stripe.events.hold();
    await someone.pay('pro');
    const event = await lastEvent('customer.subscription.created');
    const statuses = await Promise.all(Array.from({ length: 5 }, () => stripe.events.send(event)));
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const rows = await service.database.orm.select({ id: billingEvents.id }).from(billingEvents);
    expect(rows.filter(({ id }) => id === event.id)).toHaveLength(1);
    expect(await someone.plan()).toBe('pro');
  });

  it('a late "created" after "deleted" does not bring the plan back', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    stripe.events.hold();
    const subscription = await someone.pay('agency');
    await stripe.actions.cancel(subscription, 'now');
    const created = await lastEvent('customer.subscription.created');
    const deleted = await lastEvent('customer.subscription.deleted');
    await stripe.events.send(deleted);
    await stripe.events.send(created);
    expect(await someone.plan()).toBe('free');
  });

  it('a sync that is overtaken by a later one changes nothing', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    const subscription = await someone.pay('pro');
    stripe.events.hold();
    await stripe.actions.change(subscription, 'price_agency');
    const early = await lastEvent('customer.subscription.updated');
    // The response to the first is held back until the second has been handled.
    const asked = Promise.withResolvers<undefined>();
    const later = Promise.withResolvers<undefined>();
    let calls = 0;
    stripe.onCall((path) => {
      if (path !== '/subscriptions' || ++calls > 1) return undefined;
      asked.resolve(undefined);
      return later.promise;
    });
    const first = stripe.events.send(early);
    await asked.promise;
    await stripe.actions.cancel(subscription, 'now');
    expect(await stripe.events.send(await lastEvent('customer.subscription.deleted'))).toBe(200);
    subscription.status = 'active';
    later.resolve(undefined);
    expect(await first).toBe(200);
    expect(await someone.plan()).toBe('free');
  });

  it('a sync that is overtaken does not hide that the customer was deleted', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    const subscription = await someone.pay('pro');
    stripe.events.hold();
    await stripe.actions.change(subscription, 'price_agency');
    const updated = await lastEvent('customer.subscription.updated');
    const asked = Promise.withResolvers<undefined>();
    const later = Promise.withResolvers<undefined>();
    let calls = 0;
    stripe.onCall((path) => {
      if (path !== '/subscriptions' || ++calls > 1) return undefined;
      asked.resolve(undefined);
      return later.promise;
    });
    const overtaken = someone.ask('mutation billing.refresh');
    await asked.promise;
    expect(await stripe.events.send(updated)).toBe(200);
    expect(await someone.plan()).toBe('agency');
    await stripe.deleteCustomer(subscription.customer);
    later.resolve(undefined);
    await overtaken;
    expect(await stripe.events.send(await lastEvent('customer.deleted'))).toBe(200);
    expect(await someone.plan()).toBe('free');
  });

  it('while Stripe is down the event is rejected, and succeeds when it is sent again', async () => {
    const { stripe, owner } = billing();
    const someone = await owner();
    stripe.events.hold();
    await someone.pay('pro');
    const event = await lastEvent('customer.subscription.created');
    stripe.setDown(true);
    expect(await stripe.events.send(event)).toBe(503);
    expect(await someone.plan()).toBe('free');
    stripe.setDown(false);
    expect(await stripe.events.send(event)).toBe(200);
    expect(await someone.plan()).toBe('pro');
  });
});
