import type { Payments, PaymentSettings } from './payments.ts';

/**
 * The provider that the settings name, or undefined where they name none.
 * @param onError told what the provider refused, before whoever asked is told something kinder
 */
export async function createPayments(
  settings: PaymentSettings | undefined,
  onError: (error: unknown) => void,
): Promise<Payments | undefined> {
  if (settings === undefined) return undefined;
  // The SDK is loaded only where it is used.
  const { createStripePayments } = await import('./stripe/index.ts');
  return createStripePayments(settings, onError);
}
