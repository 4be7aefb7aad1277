import { afterEach, expect, test } from 'vitest';
import { refusalOf } from './browser.ts';
import { signIn, useFixture } from './fixture.ts';

const fixture = useFixture();
afterEach(() => fixture().store.clearFaults());

const NAME = '&amp;'.repeat(110);
const TERMS = Array.from({ length: 100 }, (_, id) => ({ id: id + 1, name: NAME, slug: 'x' }));

function respondWith(json: object): void {
  const body = JSON.stringify(json);
  fixture().store.fail({ fault: { do: 'respond', status: 200, body } });
}

test('a list of products shortens long names and long lists of categories', async () => {
  const browser = await signIn(fixture());
  const product = { name: `${NAME}${'x'.repeat(300)}`, categories: TERMS };
  respondWith(Array.from({ length: 100 }, (_, id) => ({ id: id + 1, ...product })));
  const { products } = await browser.api.products.list.query({ perPage: 100 });
  expect(products).toHaveLength(100);
  expect(products[0]?.name).toBe('&'.repeat(110) + 'x'.repeat(90));
  expect(products[0]?.categories).toEqual(Array(20).fill('&'.repeat(40)));
  expect(JSON.stringify(products).length).toBeLessThan(200_000);
});

test('a list of categories shortens long names', async () => {
  const browser = await signIn(fixture());
  respondWith(TERMS);
  const [first] = await browser.api.products.categories.query();
  expect(first?.name).toBe('&'.repeat(40));
});

test('six calls to a store are open at a time, and 32 more can wait', async () => {
  const browser = await signIn(fixture());
  const released = Promise.withResolvers<undefined>();
  fixture().store.fail({ fault: { do: 'hold', until: released.promise } });
  let refused = 0;
  const lists = Array.from({ length: 50 }, () => browser.api.products.list.query({}));
  const outcomes = lists.map(async (list) => {
    try {
      await list;
      return 200;
    } catch {
      const { status } = await refusalOf(list);
      refused += 1;
      // Each was refused while the store did not respond.
      if (refused === 12) released.resolve(undefined);
      return status;
    }
  });
  const statuses = await Promise.all(outcomes);
  expect(statuses.filter((status) => status === 200)).toHaveLength(38);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12);
});
