import { createServer } from 'node:http';
import express from 'express';
import { api } from './api.ts';
import { Events } from './events.ts';
import { hostedPages, type Actions } from './hosted-pages.ts';
import { presentCustomer, presentSession, presentSubscription } from './present.ts';
import { SECRET_KEY, State, WEBHOOK_SECRET, type Subscription } from './state.ts';

/** A running stand-in. */
export interface StripeStandIn {
  readonly origin: string;
  /** Settings that make the service use this stand-in. */
  readonly settings: Readonly<Record<string, string>>;
  readonly state: State;
  readonly events: Events;
  /** Does what people do on the hosted pages, without a browser. */
  readonly actions: Actions;
  /** A payment fails and is retried, or fails permanently. */
  fail(subscription: Subscription, status: 'past_due' | 'unpaid'): Promise<void>;
  deleteCustomer(id: string): Promise<void>;
  /** Whether every call to the API fails with 500 from now on. */
  setDown(down: boolean): void;
  /** Called before each response of the API, for example to delay it. */
  onCall(listener: ((path: string) => Promise<void> | undefined) | undefined): void;
  close(): Promise<void>;
}

/** Starts a stand-in for Stripe on loopback: API, hosted pages and signed events. */
export async function startStripeStandIn({ port = 0 } = {}): Promise<StripeStandIn> {
  const state = new State();
  const events = new Events();
  let origin = '';
  let down = false;
  let listener: ((path: string) => Promise<void> | undefined) | undefined;

  const sendEvent = (type: string, subscription: Subscription) =>
    events.emit(`customer.subscription.${type}`, presentSubscription(subscription));
  const actions: Actions = {
    async pay(sessionId) {
      const session = state.sessions.get(sessionId);
      if (session === undefined) throw new Error(`There is no session ${sessionId}.`);
      session.status = 'complete';
      const subscription = state.addSubscription(session.customer, session.price);
      await events.emit('checkout.session.completed', presentSession(session, ''));
      await sendEvent('created', subscription);
    },
    async change(subscription, price) {
      subscription.price = price;
      await sendEvent('updated', subscription);
    },
    async cancel(subscription, when) {
      if (when === 'later') subscription.cancelAtPeriodEnd = true;
      else subscription.status = 'canceled';
      await sendEvent(when === 'later' ? 'updated' : 'deleted', subscription);
    },
  };

  const app = express();
  app.use('/v1', async (request, response, next) => {
    await listener?.(request.path);
    if (down) response.status(500).json({ error: { type: 'api_error', message: 'Down' } });
    else next();
  });
  app.use('/v1', api(state, { origin: () => origin }));
  app.use(hostedPages(state, actions));
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on TCP');
  origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_PRO: 'price_pro',
      STRIPE_PRICE_AGENCY: 'price_agency',
      STRIPE_API_BASE: origin,
    },
    state,
    events,
    actions,
    async fail(subscription, status) {
      subscription.status = status;
      await sendEvent('updated', subscription);
    },
    async deleteCustomer(id) {
      const customer = state.customers.get(id);
      if (customer === undefined) throw new Error(`There is no customer ${id}.`);
      const gone = presentCustomer(customer);
      customer.deleted = true;
      await events.emit('customer.deleted', gone);
    },
    setDown(value) {
      down = value;
    },
    onCall(next) {
      listener = next;
    },
    close() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
