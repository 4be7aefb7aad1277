import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a header has the form of a signature, valid or not. */
export function isWebhookSignature(header: string | undefined): header is string {
  return header !== undefined && /^[A-Za-z0-9+/]{43}=$/.test(header);
}

/**
 * Whether `X-WC-Webhook-Signature` is the base64 HMAC-SHA256 of the raw body. Compares in constant
 * time.
 */
export function verifyWebhookSignature(
  rawBody: Uint8Array,
  header: string | undefined,
  secret: string,
): boolean {
  if (!isWebhookSignature(header)) return false;
  const expected = createHmac('sha256', secret).update(rawBody).digest();
  return timingSafeEqual(Buffer.from(header, 'base64'), expected);
}
