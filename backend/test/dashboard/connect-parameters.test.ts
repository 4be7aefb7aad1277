import { describe, expect, it } from 'vitest';
import { callDashboard } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';
import { openConnectPage, query, SITE } from './connect-fixture.ts';

const service = useService();

function open(search: string): Promise<Response> {
  return fetch(`${service().baseUrl}/connect?${search}`, { redirect: 'manual' });
}

describe('GET /connect validates its parameters before showing anything', () => {
  const challenge = 'a'.repeat(43);
  const bad: Record<string, string> = {
    'nothing at all': '',
    'site missing': query({ site: undefined }),
    'site empty': query({ site: '' }),
    'site without a scheme': query({ site: 'shop.example' }),
    'site over http': query({ site: 'http://shop.example', return_url: 'http://shop.example/' }),
    'site that is a script': query({ site: 'javascript:alert(1)' }),
    'site that is data': query({ site: 'data:text/html,x' }),
    'site with a user': query({ site: 'https://user@shop.example' }),
    'site with a user and password': query({ site: 'https://a:b@shop.example' }),
    'site of an opaque origin': query({ site: 'null' }),
    'site with a backslash': query({ site: 'https:\\\\shop.example' }),
    'site with a line break': query({ site: 'https://shop\n.example' }),
    'site without end': query({ site: `${SITE}/${'x'.repeat(2000)}` }),
    'site twice': `${query()}&site=https%3A%2F%2Fevil.example`,
    'site twice, the same': `${query()}&site=https%3A%2F%2Fshop.example`,
    'site under a name that is written otherwise': `${query()}&s%69te=https%3A%2F%2Fevil.example`,
    'platform missing': query({ platform: undefined }),
    'platform unknown': query({ platform: 'magento' }),
    'platform without stores': query({ platform: 'amazon' }),
    'platform in capitals': query({ platform: 'Shopify' }),
    'platform of Object': query({ platform: 'constructor' }),
    'return_url missing': query({ return_url: undefined }),
    'return_url elsewhere': query({ return_url: 'https://evil.example/' }),
    'return_url of a look-alike': query({ return_url: 'https://shop.example.evil.example/' }),
    'return_url with the site as its user': query({
      return_url: 'https://shop.example@evil.example/',
    }),
    'return_url with a user on the site': query({ return_url: 'https://me@shop.example/' }),
    'return_url on another port': query({ return_url: 'https://shop.example:8443/' }),
    'return_url on a subdomain': query({ return_url: 'https://www.shop.example/' }),
    'return_url over http': query({ return_url: 'http://shop.example/' }),
    'return_url that is a script': query({ return_url: 'javascript://shop.example/%0Aalert(1)' }),
    'return_url that is a path': query({ return_url: '/back' }),
    'return_url without a scheme': query({ return_url: '//shop.example/' }),
    'return_url with a backslash': query({ return_url: 'https://evil.example\\@shop.example/' }),
    'return_url without end': query({ return_url: `${SITE}/${'x'.repeat(2000)}` }),
    'state missing': query({ state: undefined }),
    'state empty': query({ state: '' }),
    'state without end': query({ state: 'x'.repeat(501) }),
    'state twice': `${query()}&state=other`,
    'state that is no UTF-8': `${query({ state: undefined })}&state=%ff`,
    'state with a half escape': `${query({ state: undefined })}&state=%e`,
    'state with a control character': query({ state: 'a\u0000b' }),
    'challenge without a method': query({ code_challenge: challenge }),
    'challenge with the plain method': query({
      code_challenge: challenge,
      code_challenge_method: 'plain',
    }),
    'method without a challenge': query({ code_challenge_method: 'S256' }),
    'challenge with no method at all': `${query({ code_challenge: challenge })}&code_challenge_method=`,
    'challenge that is empty': query({ code_challenge: '', code_challenge_method: 'S256' }),
    'challenge that is long': query({
      code_challenge: 'a'.repeat(44),
      code_challenge_method: 'S256',
    }),
    'method in lowercase': query({ code_challenge: challenge, code_challenge_method: 's256' }),
    'challenge that is short': query({ code_challenge: 'abc', code_challenge_method: 'S256' }),
    'challenge that is no base64url': query({
      code_challenge: `${'a'.repeat(42)}+`,
      code_challenge_method: 'S256',
    }),
    'challenge twice': `${query({ code_challenge: challenge, code_challenge_method: 'S256' })}&code_challenge=${challenge}`,
    'more parameters than any store adds': `${query()}&${'a&b=c&'.repeat(30)}`,
    'client_id twice': `${query({ client_id: 'app' })}&client_id=other`,
    'a query without end': `${query()}&x=${'y'.repeat(12_000)}`,
  };

  // contract §11.1, §11.2
  it.each(Object.entries(bad))(
    'responds with a 400 page and no redirect: %s',
    async (_name, search) => {
      const response = await open(search);
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('location')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('no-store');
      const page = await response.text();
      expect(page).toContain('Go back to your store');
      expect(page).not.toContain('evil');
      expect(page).not.toMatch(/<script|<a |http-equiv|(?:href|src)="(?!\/[\w-])/i);
      // Procedures enforce the same for a client that skips the page.
      const owner = await openConnectPage(service());
      expect((await owner.approve(search)).status).toBe(400);
      expect((await owner.review(search)).status).toBe(400);
      expect(
        (await callDashboard(service(), '', 'mutation connect.cancel', { query: search })).status,
      ).toBe(400);
    },
  );

  it('says which addresses may use plain http', async () => {
    const site = 'http://192.168.1.5';
    const page = await (await open(query({ site, return_url: `${site}/back` }))).text();
    expect(page).toContain('http on localhost, 127.0.0.1 or [::1]');
  });

  const good: Record<string, { search: string; host: string }> = {
    'the least': { search: query(), host: 'shop.example' },
    'a default port': {
      search: query({ site: 'https://shop.example:443', return_url: 'https://SHOP.example/x' }),
      host: 'shop.example',
    },
    'a path in the site': { search: query({ site: `${SITE}/shop/?a=b` }), host: 'shop.example' },
    'an IDN host, shown as punycode': {
      search: query({ site: 'https://bücher.example', return_url: 'https://bücher.example/back' }),
      host: 'xn--bcher-kva.example',
    },
    'letters that look alike, shown as punycode': {
      search: query({
        site: 'https://sh\u043ep.example',
        return_url: 'https://sh\u043ep.example/back',
      }),
      host: 'xn--shp-ted.example',
    },
    'a port of its own': {
      search: query({ site: 'https://shop.example:8443', return_url: `${SITE}:8443/` }),
      host: 'shop.example:8443',
    },
    'http on this machine': {
      search: query({ site: 'http://localhost:8080', return_url: 'http://localhost:8080/b' }),
      host: 'localhost:8080',
    },
    PKCE: {
      search: query({ code_challenge: challenge, code_challenge_method: 'S256' }),
      host: 'shop.example',
    },
    'parameters that we do not know': { search: `${query()}&utm=x&utm=y`, host: 'shop.example' },
    'a state of 500 characters': {
      search: query({ state: '🛍'.repeat(500) }),
      host: 'shop.example',
    },
  };

  // contract §11.1, §11.2
  it.each(Object.entries(good))('shows the page: %s', async (_name, { search, host }) => {
    const response = await open(search);
    expect(response.status).toBe(200);
    const owner = await openConnectPage(service());
    expect((await owner.review(search)).data).toMatchObject({ store: { host } });
  });

  it('cannot be framed, and has no foreign scripts, referrer or caching', async () => {
    for (const search of [query(), 'site=nonsense']) {
      const { headers } = await open(search);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toContain('unsafe-eval');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
