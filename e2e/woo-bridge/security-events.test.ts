import { expect, test } from 'vitest';
import { createEventLog } from '../../backend/test/event-log.ts';
import { Browser, refusalOf } from './browser.ts';
import { grantedReturn, newestKeyEnd } from './granting.ts';
import { signIn, useFixture } from './fixture.ts';

const log = createEventLog();
const fixture = useFixture({ logger: log.logger });

const REQUEST = {
  address: expect.stringMatching(/127\.0\.0\.1$/) as unknown,
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
};

test('a wrong confirmation code is logged with the store, but without the code', async () => {
  const browser = new Browser(fixture().appUrl);
  const { url } = await browser.api.access.start.mutate({ address: fixture().store.url });
  await browser.fetch(await grantedReturn(fixture().store, url));
  const wrong = 'badcode';
  expect(
    await refusalOf(
      browser.api.access.confirm.mutate({ storeUrl: fixture().store.url, code: wrong }),
    ),
  ).toMatchObject({
    code: 'wrong_code',
  });
  const target = `access.confirm ${fixture().store.url}`;
  const refused = { event: 'security.store_access', reason: 'wrong_code' };
  expect(await log.event(refused)).toMatchObject({ outcome: 'refused', target, ...REQUEST });
  const end = newestKeyEnd(fixture().store);
  await browser.api.access.confirm.mutate({ storeUrl: fixture().store.url, code: end });
  const { actor, ...done } = await log.event({ outcome: 'success', target });
  expect(actor).toMatch(/./);
  expect(done).toMatchObject({ event: 'security.store_access', ...REQUEST });
  for (const secret of [wrong, end]) expect(log.text()).not.toContain(secret);
});

test('signing out, here and in other browsers, is logged with the store', async () => {
  const [here, there] = [await signIn(fixture()), await signIn(fixture())];
  const { consumerKey, consumerSecret } = fixture().store;
  const { actor } = await log.event({ target: `access.pasteKeys ${fixture().store.url}` });
  expect(actor).toMatch(/./);
  await here.api.access.endSessions.mutate({});
  const event = 'security.sign_out';
  const others = { event, actor, target: `access.endSessions ${fixture().store.url}` };
  expect(await log.event(others)).toMatchObject({ outcome: 'success', ...REQUEST });
  const cookies = [...here.cookies.values(), ...there.cookies.values()];
  await here.api.access.signOut.mutate();
  const out = { event, actor, target: 'access.signOut' };
  expect(await log.event(out)).toMatchObject({ outcome: 'success', ...REQUEST });
  for (const secret of [consumerKey, consumerSecret, ...cookies]) {
    expect(secret.length).toBeGreaterThan(6);
    expect(log.text()).not.toContain(secret);
  }
});

test('too many store lookups are logged', async () => {
  const browser = new Browser(fixture().appUrl);
  const address = fixture().store.url;
  for (;;) {
    const status = await browser.api.access.look.mutate({ address }).then(
      () => 200,
      async (error: unknown) => (await refusalOf(Promise.reject(error as Error))).status,
    );
    if (status === 429) break;
  }
  expect(await log.event({ event: 'security.rate_limit', target: 'access.look' })).toMatchObject({
    outcome: 'refused',
    reason: 'too_many_attempts',
    ...REQUEST,
  });
});
