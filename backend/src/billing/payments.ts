import type { PlanName } from '../config.ts';
import type { WorkspaceId } from '../identifiers.ts';

/** A plan that is paid for. */
export type PaidPlan = Exclude<PlanName, 'free'>;

/** What a plan costs. */
export interface Price {
  /** In the currency's smallest unit: cents. */
  readonly amount: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly every: 'day' | 'week' | 'month' | 'year';
}
export type Prices = Readonly<Partial<Record<PaidPlan, Price>>>;

/** A subscription that gives its plan now. */
export interface LiveSubscription {
  readonly plan: PaidPlan;
  /** Its last payment failed and is tried again. */
  readonly pastDue: boolean;
  readonly renewsAt: Date | null;
  /** When it ends, where it was cancelled. */
  readonly endsAt: Date | null;
}

/** Something happened at the provider; what it means is read there. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Whose plan it may change; undefined where it can change none. */
  readonly customerId: string | undefined;
  /** The customer was deleted at the provider. */
  readonly customerGone: boolean;
}

/** How plans are paid for. The provider behind it takes the money; the plan is ours. */
export interface Payments {
  /** @returns the provider's id of the customer */
  createCustomer(input: { email: string; workspaceId: WorkspaceId }): Promise<string>;
  forgetCustomer(customerId: string): Promise<void>;
  /** A page on which one plan is paid for, once. */
  openCheckout(input: {
    customerId: string;
    workspaceId: WorkspaceId;
    plan: PaidPlan;
    successUrl: string;
    cancelUrl: string;
  }): Promise<{ readonly id: string; readonly url: string }>;
  isCheckoutOpen(checkoutId: string): Promise<boolean>;
  /** From then on nobody can pay there. @returns false where somebody has paid already */
  endCheckout(checkoutId: string): Promise<boolean>;
  /** @returns the address where a customer changes or cancels what they pay for */
  openPortal(input: { customerId: string; returnUrl: string }): Promise<string>;
  /** @returns undefined where the customer is gone */
  readSubscriptions(customerId: string): Promise<readonly LiveSubscription[] | undefined>;
  /** Those that can be had now; kept for a while. */
  readPrices(): Promise<Prices>;
  /** @throws {Refusal} `malformed_request` where the provider did not sign this */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}

/** Settings of the provider; see `.env.example`. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<PaidPlan, string>>;
  readonly apiBase: URL | undefined;
}
