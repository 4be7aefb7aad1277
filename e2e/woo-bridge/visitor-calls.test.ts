import { MAX_VISITOR_CALLS_PER_MINUTE } from '@wareword/security/http';
import { expect, test } from 'vitest';
import { Browser, refusalOf } from './browser.ts';
import { signIn, useFixture } from './fixture.ts';

const fixture = useFixture();

test('limits the calls per minute of visitors in one network, but not of signed-in owners', async () => {
  const owner = await signIn(fixture());
  const visitors = [new Browser(fixture().appUrl), new Browser(fixture().appUrl)];
  // Calls succeed up to the limit, which includes the one with which the owner pasted keys.
  for (let calls = 1; calls < MAX_VISITOR_CALLS_PER_MINUTE; calls += 1) {
    const visitor = visitors[calls % visitors.length];
    expect(await visitor?.api.access.state.query()).toMatchObject({ store: null });
  }
  for (const visitor of [...visitors, new Browser(fixture().appUrl)]) {
    expect(await refusalOf(visitor.api.access.state.query())).toEqual({
      status: 429,
      code: 'too_many_attempts',
      message: 'Too many requests from your network. Try again in a minute.',
    });
  }
  const address = fixture().store.url;
  const looked = visitors[0]?.api.access.look.mutate({ address }) ?? Promise.resolve();
  expect(await refusalOf(looked)).toMatchObject({ status: 429 });
  expect(await owner.api.access.state.query()).toMatchObject({ store: { url: address } });
});

test('tells a browser with too many cookies to clear them, not to select fewer products', async () => {
  const headers = { cookie: `other=${'a'.repeat(20_000)}` };
  const response = await fetch(fixture().appUrl, { headers });
  expect(response.status).toBe(431);
  expect(await response.text()).toBe(
    "Your browser sent too much data. Clear this site's cookies and try again.",
  );
});
