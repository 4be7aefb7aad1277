import { expect, test } from 'vitest';
import { until } from '../faults/until.ts';
import type { Browser } from './browser.ts';
import { connect, signIn, startRun, useFixture, waitForRun } from './fixture.ts';

const fixture = useFixture({ store: { products: 210 } });

/** The products of a run as a page lists them: a few at a time, in their order. */
async function listedProducts(browser: Browser, runId: string): Promise<string[]> {
  const listed: string[] = [];
  for (let after: number | undefined; ;) {
    const page = await browser.api.runs.items.query({ runId, limit: 1, after });
    listed.push(...page.items.map(({ productId }) => productId));
    if (page.next === null) return listed;
    after = page.next;
  }
}

test('products that are added and deleted while a run gathers change nothing for the others', async () => {
  const { store } = fixture();
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const before = [...store.shop.products.values()]
    .filter(({ type, status }) => type !== 'variation' && status !== 'trash')
    .map(({ id }) => id);
  const changed = Promise.withResolvers<undefined>();
  const lists = () =>
    store.requests.filter(({ url }) => /[?&]per_page=100(?:&|$)/.test(url)).length;
  const rule = { method: 'GET', path: 'per_page=100', every: 2, times: 1 };
  store.fail({ ...rule, fault: { do: 'hold', until: changed.promise } });
  const runId = await startRun(browser, { all: {} });
  await until('the first page is read', () => lists() === 2);
  const deleted = [before[3] ?? 0, before.at(-3) ?? 0];
  for (const id of deleted) store.remove(id);
  for (const name of ['Added One', 'Added Two', 'Added Three']) store.addProduct({ name });
  changed.resolve(undefined);
  const { total } = await waitForRun(browser, runId);
  const listed = await listedProducts(browser, runId);
  expect(listed).toHaveLength(total);
  expect(new Set(listed).size).toBe(total);
  const left = before.filter((id) => !deleted.includes(id)).map(String);
  expect(left.filter((id) => !listed.includes(id))).toEqual([]);
});

test('many products published while a run gathers leave none of the others out', async () => {
  const { store } = fixture();
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const all = [...store.shop.products.values()].filter(
    ({ type, status }) => type !== 'variation' && status !== 'trash',
  );
  const drafts = all.slice(0, 80);
  for (const product of drafts) product.status = 'draft';
  const published = all.slice(80).map(({ id }) => String(id));
  const changed = Promise.withResolvers<undefined>();
  const lists = () =>
    store.requests.filter(({ url }) => /[?&]per_page=100(?:&|$)/.test(url)).length;
  const before = lists();
  const rule = { method: 'GET', path: 'per_page=100', every: 2, times: 1 };
  store.fail({ ...rule, fault: { do: 'hold', until: changed.promise } });
  const runId = await startRun(browser, { all: { status: 'publish' } });
  await until('the first page is read', () => lists() === before + 2);
  for (const product of drafts) product.status = 'publish';
  changed.resolve(undefined);
  await waitForRun(browser, runId);
  const listed = await listedProducts(browser, runId);
  expect(published.filter((id) => !listed.includes(id))).toEqual([]);
});
