import { MAX_VISITOR_CALLS_PER_MINUTE } from '@wareword/security/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFixture, type Fixture } from '../fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({
    shops: [{ name: 'oak-and-linen', installed: true }],
    settings: { TRUST_PROXY: '1' },
  });
});
afterAll(() => fixture.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('visitors from one network can open a limited number of pages per minute, and no one else is affected', async () => {
  let served = 0;
  let refused: Response | undefined;
  // On a machine so slow that a minute passes in the meantime, the count starts over.
  while (refused === undefined) {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => fixture.ask('/nowhere', from('203.0.113.1'))),
    );
    refused = responses.find(({ status }) => status === 429);
    served += responses.filter(({ status }) => status !== 429).length;
  }
  expect(served).toBeGreaterThanOrEqual(MAX_VISITOR_CALLS_PER_MINUTE);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await fixture.ask('/assets/none.js', from('203.0.113.1'))).status).toBe(404);
  expect((await fixture.ask('/auth/login', from('203.0.113.2'))).status).not.toBe(429);
  const page = await fixture.ask(fixture.framed('/app'), from('203.0.113.1'));
  expect(page.status).not.toBe(429);
});

test("a visitor can't send a body: only signed-in pages accept one", async () => {
  const post = { method: 'POST', body: 'a=b', ...from('203.0.113.3') };
  for (const path of ['/', '/auth/login', '/nowhere', '/_root.data']) {
    const { status, headers } = await fixture.ask(path, post);
    expect(status, path).toBe(405);
    expect(headers.get('allow'), path).toBe('GET, HEAD');
  }
});

test('a signed-in call of too many JSON tokens is refused before it is parsed', async () => {
  const headers = {
    authorization: `Bearer ${fixture.shopify.sessionToken()}`,
    'content-type': 'application/json',
  };
  const send = (body: string) => fixture.ask('/app/write.data', { method: 'POST', headers, body });
  expect((await send(`[${'{},'.repeat(20_000)}{}]`)).status).toBe(413);
  expect((await send(`[${'['.repeat(20)}${']'.repeat(20)}]`)).status).toBe(413);
  expect((await send(`"${'a'.repeat(1_100_000)}"`)).status).toBe(413);
  expect((await send(`["${'a'.repeat(500_000)}"]`)).status).not.toBe(413);
});

test('a URL with more products than a server accepts gets an explanation', async () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `ids[]=${8_100_000_000_000 + index}`);
  const response = await fixture.ask(`${fixture.framed('/app/write')}&${ids.join('&')}`);
  expect(response.status).toBe(431);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain('Select fewer');
});
