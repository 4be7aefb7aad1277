import type { Payments, PaymentSettings } from './payments.ts';

/**
 * Creates the configured payment provider; undefined if none is configured.
 * @param onError called with the provider's error before the caller gets a friendlier one
 */
export async function createPayments(
  settings: PaymentSettings | undefined,
  onError: (error: unknown) => void,
): Promise<Payments | undefined> {
  if (settings === undefined) return undefined;
  // The SDK is only loaded if it is used.
  const { createStripePayments } = await import('./stripe/index.ts');
  return createStripePayments(settings, onError);
}
