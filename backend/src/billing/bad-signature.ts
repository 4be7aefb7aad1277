import { unauthenticated, type DomainError } from '../errors.ts';

/** A webhook that the payment provider did not sign, or signed too long ago. */
export function badSignature(): DomainError {
  return unauthenticated(
    "The signature is missing, invalid or too old. Check STRIPE_WEBHOOK_SECRET and the server's clock.",
    'webhook_signature',
  );
}
