import Stripe from 'stripe';
import { unavailable } from '../../errors.ts';

/** The parts of a Stripe error that may be logged: no headers, no parameters. */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode, requestId, message } = error;
  return { type, code, statusCode, requestId, message };
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/**
 * Stripe rejected the request as invalid, for example because the object has already ended.
 */
export function isInvalidRequest(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/**
 * Wraps Stripe calls: failures are logged for the operator and reported to the caller as retryable.
 * @throws {DomainError} `unavailable`
 */
export async function withStripeErrors<Result>(
  onError: (error: unknown) => void,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    onError(loggableError(error));
    // Whether anything was paid before is not known here.
    throw unavailable("We couldn't reach Stripe. Try again in a minute.", 'stripe');
  }
}
