import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { useProductionService, useProductionWooApp } from './apps.ts';

const service = useProductionService();
const wooApp = useProductionWooApp();

/** Posts like the browser of someone who is at the site, through the proxy. */
async function post(
  address: string,
  host: string,
  origin: string,
  cookie = 'wareword.session_token=x',
) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = {
    Host: host,
    'Content-Type': 'application/json',
    'X-Forwarded-Proto': 'https',
    Origin: origin,
    ...(cookie === '' ? {} : { Cookie: cookie }),
  };
  request(address, { method: 'POST', headers }, resolve).once('error', reject).end('{}');
  const response = await promise;
  return { status: response.statusCode, text: await text(response) };
}

const FOREIGN = [
  'http://www.wareword.test',
  'http://www.wareword.test:80',
  'https://www.wareword.test:8443',
  'https://wareword.test',
  'https://evil.test',
  'null',
];

describe('in production, a call from a page over plain http or of another host', () => {
  test.each(FOREIGN)('is refused by the dashboard’s API: %s', async (origin) => {
    const url = `${service().baseUrl}/trpc/connect.cancel`;
    const response = await post(url, 'www.wareword.test', origin);
    expect(response.status).toBe(400);
    expect(response.text).toContain('malformed_request');
  });

  test.each(FOREIGN)('is refused by the sign-in: %s', async (origin) => {
    const url = `${service().baseUrl}/api/auth/sign-out`;
    // Also without a cookie: otherwise a page could sign its visitor in to another account.
    for (const cookie of ['wareword.session_token=x', '']) {
      const response = await post(url, 'www.wareword.test', origin, cookie);
      expect(response.status).toBe(400);
      expect(response.text).toContain('malformed_request');
    }
  });

  test.each(['http://shop.test', 'https://www.shop.test', 'https://evil.test', 'null'])(
    'is refused by the WooCommerce app: %s',
    async (origin) => {
      const url = `${wooApp().baseUrl}/wareword/trpc/access.signOut`;
      expect((await post(url, 'shop.test', origin)).status).toBe(403);
    },
  );

  test('is accepted from the same origin', async () => {
    const cancel = `${service().baseUrl}/trpc/connect.cancel`;
    const refused = await post(cancel, 'www.wareword.test', 'https://www.wareword.test');
    // The request gets as far as its input, which is missing.
    expect(refused.text).not.toContain('malformed_request');
    const signOut = `${wooApp().baseUrl}/wareword/trpc/access.signOut`;
    expect((await post(signOut, 'shop.test', 'https://shop.test')).status).toBe(200);
  });
});
