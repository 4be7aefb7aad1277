import { expect, test } from 'vitest';
import { waitForRun, connect, signIn, startRun, useFixture } from './fixture.ts';

const fixture = useFixture();

test('gathering products stops when a store sends the same page again and again', async () => {
  const { store } = fixture();
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const two = [...store.shop.products.values()].slice(0, 2).map(({ id, name }) => ({ id, name }));
  const lists = () => store.requests.filter(({ url }) => /[?&]offset=/.test(url)).length;
  const headers = {
    'content-type': 'application/json',
    'x-wp-total': '99999',
    'x-wp-totalpages': '60',
  };
  const body = JSON.stringify(two);
  for (const path of ['?offset=', '&offset=']) {
    store.fail({ fault: { do: 'respond', status: 200, body, headers }, method: 'GET', path });
  }
  const before = lists();
  const runId = await startRun(browser, { all: {} });
  const run = await waitForRun(browser, runId);
  expect(run).toMatchObject({ total: 2 });
  expect(lists() - before).toBe(11);
});
