import type { PlanName } from '../config.ts';
import type { WorkspaceId } from '../identifiers.ts';

/** A plan that costs money. */
export type PaidPlan = Exclude<PlanName, 'free'>;

/** A plan's price. */
export interface Price {
  /** In the currency's smallest unit, such as cents. */
  readonly amount: number;
  /** ISO 4217, lowercase. */
  readonly currency: string;
  readonly interval: 'day' | 'week' | 'month' | 'year';
}
export type Prices = Readonly<Partial<Record<PaidPlan, Price>>>;

/** A subscription that currently grants its plan. */
export interface LiveSubscription {
  readonly plan: PaidPlan;
  /** The last payment failed and is being retried. */
  readonly pastDue: boolean;
  readonly renewsAt: Date | null;
  /** When it ends, if it was canceled. */
  readonly endsAt: Date | null;
}

/** A notification from the provider; the current state is read from its API. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** The customer whose plan may have changed; undefined if the event cannot change a plan. */
  readonly customerId: string | undefined;
  /** The customer was deleted at the provider. */
  readonly customerDeleted: boolean;
}

/** How plans are paid for. The provider takes the money; the plan is stored by us. */
export interface Payments {
  /** @returns the provider's customer id */
  createCustomer(input: { email: string; workspaceId: WorkspaceId }): Promise<string>;
  /** Cancels their subscriptions at once; nothing happens if they are already gone. */
  deleteCustomer(customerId: string): Promise<void>;
  /** A page where one plan can be paid for, once. */
  openCheckout(input: {
    customerId: string;
    workspaceId: WorkspaceId;
    plan: PaidPlan;
    successUrl: string;
    cancelUrl: string;
  }): Promise<{ readonly id: string; readonly url: string }>;
  isCheckoutOpen(checkoutId: string): Promise<boolean>;
  /** After this, no one can pay there. @returns false if it has already been paid */
  endCheckout(checkoutId: string): Promise<boolean>;
  /** @returns the URL where a customer changes or cancels their plan */
  openPortal(input: { customerId: string; returnUrl: string }): Promise<string>;
  /** @returns undefined if the customer no longer exists */
  readSubscriptions(customerId: string): Promise<readonly LiveSubscription[] | undefined>;
  /** The current prices, cached for a while. */
  readPrices(): Promise<Prices>;
  /** @throws {DomainError} `unauthenticated` if the provider did not sign this */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}

/** The provider's settings; see `.env.example`. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<PaidPlan, string>>;
  readonly apiBase: URL | undefined;
}
