import { randomUUID } from 'node:crypto';

export const SECRET_KEY = 'sk_test_stand_in';
export const WEBHOOK_SECRET = 'whsec_stand_in';

/** The prices in the stand-in's account, in cents per month. */
export const PRICES = { price_pro: 1900, price_agency: 9900 } as const;
export type PriceId = keyof typeof PRICES;

export interface Customer {
  readonly id: string;
  readonly email: string;
  deleted: boolean;
}

export interface Session {
  readonly id: string;
  readonly customer: string;
  readonly price: PriceId;
  readonly successUrl: string;
  readonly cancelUrl: string;
  status: 'open' | 'complete' | 'expired';
}

export interface Subscription {
  readonly id: string;
  readonly customer: string;
  price: PriceId;
  status: 'active' | 'past_due' | 'unpaid' | 'canceled';
  cancelAtPeriodEnd: boolean;
  readonly periodEnd: number;
}

const MONTH_SECONDS = 30 * 86_400;

/** Everything in the stand-in's account. */
export class State {
  readonly customers = new Map<string, Customer>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  /** The portal's pages: id → customer and return URL. */
  readonly portals = new Map<string, { customer: string; returnUrl: string }>();

  addCustomer(email: string): Customer {
    const customer = { id: newId('cus'), email, deleted: false };
    this.customers.set(customer.id, customer);
    return customer;
  }

  addSession(session: Omit<Session, 'id' | 'status'>): Session {
    const made: Session = { ...session, id: newId('cs_test'), status: 'open' };
    this.sessions.set(made.id, made);
    return made;
  }

  addSubscription(customer: string, price: PriceId): Subscription {
    const made: Subscription = {
      id: newId('sub'),
      customer,
      price,
      status: 'active',
      cancelAtPeriodEnd: false,
      periodEnd: Math.floor(Date.now() / 1000) + MONTH_SECONDS,
    };
    this.subscriptions.set(made.id, made);
    return made;
  }

  subscriptionsOf(customer: string): Subscription[] {
    return [...this.subscriptions.values()].filter((one) => one.customer === customer);
  }
}

export function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}

export function isPriceId(id: unknown): id is PriceId {
  return typeof id === 'string' && Object.hasOwn(PRICES, id);
}
