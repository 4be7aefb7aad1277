import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyWebhookSignature } from '../../src/woocommerce/index.ts';

const body = Buffer.from('{"name":"Emoji 🎈 &amp; more"}');
const signature = createHmac('sha256', 'whsec').update(body).digest('base64');

test("the store's own signature matches", () => {
  expect(verifyWebhookSignature(body, signature, 'whsec')).toBe(true);
});

test.each([
  ['no header', body, undefined, 'whsec'],
  ['an empty one', body, '', 'whsec'],
  ['a shorter one', body, signature.slice(4), 'whsec'],
  ['hexadecimal', body, Buffer.from(signature, 'base64').toString('hex'), 'whsec'],
  ['another secret', body, signature, 'other'],
  ['another body', Buffer.from('{}'), signature, 'whsec'],
  [
    'a body that was parsed and written again',
    Buffer.from(`${body.toString()} `),
    signature,
    'whsec',
  ],
])('%s does not', (_what, received, header, secret) => {
  expect(verifyWebhookSignature(received, header, secret)).toBe(false);
});
