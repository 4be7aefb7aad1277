import { afterAll, afterEach, beforeAll } from 'vitest';
import {
  startStripeStandIn,
  type StripeStandIn,
  type Subscription,
} from '../../../e2e/stand-ins/stripe/index.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { callApi } from '../http.ts';
import { expectBalancedLedger, startTestService, type TestService } from '../service.ts';
import { callDashboard, sessionCookie, type DashboardResponse } from './call-dashboard.ts';

/** A signed-in owner. */
export interface Owner extends TestAccount {
  ask(call: `${'query' | 'mutation'} ${string}`, input?: object): Promise<DashboardResponse>;
  /** The plan, as seen by an API key and on the dashboard. */
  plan(): Promise<unknown>;
  /** Opens a checkout for a plan. @returns its id */
  checkout(plan: 'pro' | 'agency'): Promise<string>;
  /** Opens a checkout and pays there. */
  pay(plan: 'pro' | 'agency'): Promise<Subscription>;
}

export interface BillingFixture {
  readonly service: TestService;
  readonly stripe: StripeStandIn;
  readonly owner: (plan?: 'free' | 'pro' | 'agency') => Promise<Owner>;
}

/** The service, and a Stripe stand-in that sends it every event. */
export function useBillingFixture(): () => BillingFixture {
  let billing: BillingFixture | undefined;
  beforeAll(async () => {
    const stripe = await startStripeStandIn();
    const service = await startTestService({ ROLE: 'web', ...stripe.settings });
    stripe.events.deliverTo(`${service.baseUrl}/billing/stripe/webhook`);
    billing = { service, stripe, owner: (plan = 'free') => makeOwner(service, stripe, plan) };
  });
  afterEach(async () => {
    billing?.stripe.setDown(false);
    billing?.stripe.onCall(undefined);
    await billing?.stripe.events.release();
  });
  afterAll(async () => {
    if (billing === undefined) return;
    await expectBalancedLedger(billing.service.database);
    await billing.service.stop();
    await billing.stripe.close();
  });
  return () => {
    if (billing === undefined) throw new Error('The fixture is only available after beforeAll.');
    return billing;
  };
}

async function makeOwner(
  service: TestService,
  stripe: StripeStandIn,
  plan: 'free' | 'pro' | 'agency',
): Promise<Owner> {
  const account = await createAccount(service.database, { plan });
  const cookie = await sessionCookie(service, account.userId);
  const ask: Owner['ask'] = (call, input) => callDashboard(service, cookie, call, input);
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
      await stripe.actions.pay(id);
      const live = stripe.state.subscriptionsOf(customer).at(-1);
      if (live === undefined) throw new Error('Nothing was paid.');
      return live;
    },
  };
}

/** Status and error code of an API call with this token. */
export async function callWithToken(service: TestService, token: string): Promise<unknown[]> {
  const { status, body } = await callApi(service.apiUrl, 'GET /me', { token });
  const { code } = (body['error'] ?? {}) as { code?: string };
  return [status, code];
}
