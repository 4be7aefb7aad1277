import { afterAll, afterEach, beforeAll } from 'vitest';
import {
  startStripeStandIn,
  type StripeStandIn,
  type Subscription,
} from '../../../e2e/stand-ins/stripe/index.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { callApi } from '../http.ts';
import { expectLedgerToHold, startTestService, type TestService } from '../service.ts';
import { askDashboard, sessionCookie, type DashboardAnswer } from './ask-dashboard.ts';

/** An owner who is signed in. */
export interface Owner extends TestAccount {
  ask(call: `${'query' | 'mutation'} ${string}`, input?: object): Promise<DashboardAnswer>;
  /** The plan, as the API tells an API key or refuses it; and as the dashboard shows it. */
  plan(): Promise<unknown>;
  /** Opens a checkout for a plan. @returns the id of its page */
  checkout(plan: 'pro' | 'agency'): Promise<string>;
  /** Opens a checkout and pays there. */
  pay(plan: 'pro' | 'agency'): Promise<Subscription>;
}

export interface BillingRoom {
  readonly service: TestService;
  readonly stripe: StripeStandIn;
  readonly owner: (plan?: 'free' | 'pro' | 'agency') => Promise<Owner>;
}

/** The service and a stand-in of Stripe that tells it everything. */
export function useBillingRoom(): () => BillingRoom {
  let room: BillingRoom | undefined;
  beforeAll(async () => {
    const stripe = await startStripeStandIn();
    const service = await startTestService({ ROLE: 'web', ...stripe.settings });
    stripe.events.deliverTo(`${service.baseUrl}/billing/stripe/webhook`);
    room = { service, stripe, owner: (plan = 'free') => makeOwner(service, stripe, plan) };
  });
  afterEach(async () => {
    room?.stripe.setDown(false);
    room?.stripe.onCall(undefined);
    await room?.stripe.events.release();
  });
  afterAll(async () => {
    if (room === undefined) return;
    await expectLedgerToHold(room.service.database);
    await room.service.stop();
    await room.stripe.close();
  });
  return () => {
    if (room === undefined) throw new Error('The room is there from beforeAll on.');
    return room;
  };
}

async function makeOwner(
  service: TestService,
  stripe: StripeStandIn,
  plan: 'free' | 'pro' | 'agency',
): Promise<Owner> {
  const account = await createAccount(service.database, { plan });
  const cookie = await sessionCookie(service, account.userId);
  const ask: Owner['ask'] = (call, input) => askDashboard(service, cookie, call, input);
  const checkout: Owner['checkout'] = async (wanted) => {
    const { status, data, message } = await ask('mutation billing.checkout', { plan: wanted });
    if (status !== 200) throw new Error(message);
    return String(data['url']).replace(/.*\//, '');
  };
  return {
    ...account,
    ask,
    checkout,
    plan: async () => (await ask('query account.read')).data['plan'],
    pay: async (wanted) => {
      const id = await checkout(wanted);
      const customer = stripe.state.sessions.get(id)?.customer ?? '';
      await stripe.doings.pay(id);
      const live = stripe.state.subscriptionsOf(customer).at(-1);
      if (live === undefined) throw new Error('Nothing was paid.');
      return live;
    },
  };
}

/** The status and the error code with which the API answers a token. */
export async function tryToken(service: TestService, token: string): Promise<unknown[]> {
  const { status, body } = await callApi(service.apiUrl, 'GET /me', { token });
  const { code } = (body['error'] ?? {}) as { code?: string };
  return [status, code];
}
