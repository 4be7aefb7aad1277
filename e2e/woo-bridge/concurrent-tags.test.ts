import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../faults/until.ts';
import type { Browser } from './browser.ts';
import { waitForRun, connect, itemsOf, products, signIn, startRun, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 90_000 });

const fixture = useFixture();

/** A run over one new product, ready to be published with these tags. */
async function ready(browser: Browser, name: string, tags: readonly string[]) {
  const { id } = fixture().store.addProduct({ name, description: '<p>Ash.</p>' });
  const runId = await startRun(browser, products(id));
  await waitForRun(browser, runId);
  const [item] = await itemsOf(browser, runId);
  const values = { tags: [...tags] };
  await browser.api.runs.edit.mutate({ itemId: item?.id ?? '', values, chosen: ['tags'] });
  const publish = () => browser.api.runs.publish.mutate({ runId, items: 'all' });
  const undo = () => browser.api.runs.undo.mutate({ runId, items: 'all' });
  return { id, runId, publish, undo, rest: () => waitForRun(browser, runId) };
}

function tagsOf(id: number): string[] {
  const { shop } = fixture().store;
  const ids = shop.products.get(id)?.tagIds ?? [];
  return ids.flatMap((tag) => shop.tags.get(tag)?.name ?? []).sort();
}

/** Delays the last search for products that use the tags, right before the tags are deleted. */
function holdLastCheck() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { store } = fixture();
  const from = store.requests.length;
  store.fail({ fault: { do: 'hold', until: promise }, path: 'status=trash', times: 1 });
  onTestFinished(() => resolve(undefined));
  const isHeld = () => store.requests.slice(from).some(({ url }) => url.includes('status=trash'));
  return { held: () => until('the look is held', isHeld), letGo: () => resolve(undefined) };
}

test('a product published while an undo deletes its tag keeps that tag', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const one = await ready(browser, 'Ash Rack', ['just-used']);
  const other = await ready(browser, 'Ash Shelf', ['just-used']);
  await one.publish();
  await one.rest();
  const { held, letGo } = holdLastCheck();
  await one.undo();
  await held();
  await other.publish();
  await until('it is being published', async () => {
    const { counts } = await browser.api.runs.get.query({ runId: other.runId });
    return counts.publishing + counts.published > 0;
  });
  // Time for a write that does not wait for the lock.
  await until('it has the tag', () => tagsOf(other.id).length > 0, 2_000).catch(() => undefined);
  letGo();
  await Promise.all([one.rest(), other.rest()]);
  expect(tagsOf(one.id)).toEqual([]);
  expect(tagsOf(other.id)).toEqual(['just-used']);
});

test('of two concurrent undos, neither deletes a tag that the other restores', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const first = await ready(browser, 'Ash Crate', ['brought-back']);
  await first.publish();
  await first.rest();
  const { store } = fixture();
  const tag = store.shop.termByName('tags', 'brought-back')?.id ?? 0;
  // The owner added the tag to another product, and publishing that one removed it again.
  const second = await ready(browser, 'Ash Basket', ['another']);
  store.edit(second.id, { tagIds: [tag] });
  await second.publish();
  await second.rest();
  const [item] = await itemsOf(browser, second.runId);
  await browser.api.runs.edit.mutate({ itemId: item?.id ?? '', values: { tags: ['another'] } });
  await browser.api.runs.publish.mutate({ runId: second.runId, items: [item?.id ?? ''] });
  await second.rest();
  expect(tagsOf(second.id)).toEqual(['another']);
  const { held, letGo } = holdLastCheck();
  await first.undo();
  await held();
  await second.undo();
  await until('the second is being undone', async () => {
    const { counts } = await browser.api.runs.get.query({ runId: second.runId });
    return counts.undoing + counts.undone > 0;
  });
  await until(
    'it has its tag again',
    () => tagsOf(second.id).includes('brought-back'),
    2_000,
  ).catch(() => undefined);
  letGo();
  await Promise.all([first.rest(), second.rest()]);
  expect(tagsOf(second.id)).toEqual(['brought-back']);
});
