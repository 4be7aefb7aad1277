import Stripe from 'stripe';
import { Refusal } from '../../refusal.ts';

/** What of Stripe's refusal may stand in a log: no headers, no parameters. */
export function describeFailure(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode, requestId, message } = error;
  return { type, code, statusCode, requestId, message };
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** Stripe refused what the state of the thing does not allow, as to end what is over. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/**
 * Runs calls of Stripe; what fails there is told to the operator's log, and to the caller as
 * something to try again.
 * @throws {Refusal} `service_unavailable`
 */
export async function callingStripe<Result>(
  onError: (error: unknown) => void,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    onError(describeFailure(error));
    throw new Refusal(
      'service_unavailable',
      'The payment service cannot be reached just now. Nothing was charged. Try again in a minute.',
    );
  }
}
