import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether `X-WC-Webhook-Signature` is the base64 HMAC-SHA256 of the body, byte for byte as it came
 * in. Takes the same time wherever a wrong signature differs.
 */
export function verifyWebhookSignature(
  rawBody: Uint8Array,
  header: string | undefined,
  secret: string,
): boolean {
  const expected = createHmac('sha256', secret).update(rawBody).digest();
  if (header === undefined || !/^[A-Za-z0-9+/]{43}=$/.test(header)) return false;
  return timingSafeEqual(Buffer.from(header, 'base64'), expected);
}
