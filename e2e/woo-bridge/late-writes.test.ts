import { expect, test, vi } from 'vitest';
import { until } from '../faults/until.ts';
import type { WooStandIn } from '../stand-ins/woocommerce/index.ts';
import { setUpProcessFixture } from './process-fixture.ts';
import { waitForRun, connect, itemsOf, products, signIn, startRun, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 300_000 });

const fixture = useFixture();

/** The connection of the store's next write breaks; calling `land` carries the write out. */
function breakOffNextWrite(store: WooStandIn): { taken: Promise<undefined>; apply: () => void } {
  const applying = Promise.withResolvers<undefined>();
  const arrival = Promise.withResolvers<undefined>();
  const taken = () => arrival.resolve(undefined);
  const fault = { do: 'apply-later', until: applying.promise, taken } as const;
  store.fail({ fault, path: 'products/batch', times: 1 });
  return { taken: arrival.promise, apply: () => applying.resolve(undefined) };
}

/** Delays one request of a kind: the first, or the nth if `every` is set. */
function holdOne(store: WooStandIn, rule: { method: string; path: string; every: number }) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const from = store.requests.length;
  store.fail({ ...rule, fault: { do: 'hold', until: promise }, times: 1 });
  const isHeld = () =>
    store.requests
      .slice(from)
      .filter(({ method, url }) => method === rule.method && url.includes(rule.path)).length >=
    rule.every;
  return { held: () => until('the request is held', isHeld), release: () => resolve(undefined) };
}

/** Publishing requests the newest tag before it reads the products: delays the second attempt. */
const SECOND_ATTEMPT = { method: 'GET', path: 'products/tags?', every: 2 };

async function proposeListing(name: string) {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const { id } = fixture().store.addProduct({ name, description: '<p>Ash.</p>' });
  const runId = await startRun(browser, products(id));
  await waitForRun(browser, runId);
  const [item] = await itemsOf(browser, runId);
  return { browser, runId, id, itemId: item?.id ?? '' };
}

test('a write that succeeds after the connection broke counts as published, and can be undone', async () => {
  const { store } = fixture();
  const { browser, runId, id } = await proposeListing('Ash Bowl');
  const before = structuredClone(store.shop.products.get(id));
  const { apply } = breakOffNextWrite(store);
  const { held, release } = holdOne(store, SECOND_ATTEMPT);
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await held();
  apply();
  await until('the write has landed', () => {
    return store.shop.products.get(id)?.description !== before?.description;
  });
  release();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1, conflict: 0 });
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ undone: 1 });
  expect(store.shop.products.get(id)).toMatchObject({
    name: before?.name,
    description: before?.description,
    shortDescription: before?.shortDescription,
    tagIds: before?.tagIds,
  });
});

test('reports that an edit is missing from a write that succeeded late', async () => {
  const { store } = fixture();
  const { browser, runId, id, itemId } = await proposeListing('Ash Vase');
  const { apply } = breakOffNextWrite(store);
  const { held, release } = holdOne(store, SECOND_ATTEMPT);
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await held();
  // The product could not be found for a moment, so the owner may edit the listing.
  const product = store.shop.products.get(id);
  store.shop.products.delete(id);
  release();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ failed: 1 });
  if (product !== undefined) store.shop.products.set(id, product);
  await browser.api.runs.edit.mutate({ itemId, values: { description: '<p>Mine.</p>' } });
  apply();
  await until('the write has landed', () => {
    return store.shop.products.get(id)?.description !== '<p>Ash.</p>';
  });
  await browser.api.runs.retry.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1 });
  expect((await itemsOf(browser, runId))[0]?.reason?.message).toContain('before your last edit');
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ undone: 1 });
  expect(store.shop.products.get(id)?.description).toBe('<p>Ash.</p>');
  await browser.api.runs.publish.mutate({ runId, items: [itemId] });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1 });
  expect(store.shop.products.get(id)?.description).toBe('<p>Mine.</p>');
});

test("a merchant's own edit after the connection broke is not taken for what was published", async () => {
  const { store } = fixture();
  const { browser, runId, id, itemId } = await proposeListing('Ash Ladle');
  await browser.api.runs.edit.mutate({ itemId, chosen: ['description'] });
  // The store never carries the write out.
  const { taken } = breakOffNextWrite(store);
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await taken;
  store.edit(id, { description: '<p>Edited by hand.</p>' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 0, conflict: 1 });
  const { fields } = await browser.api.runs.item.query({ itemId });
  expect(fields.find(({ field }) => field === 'description')?.currentText).toBe('Edited by hand.');
  expect(store.shop.products.get(id)?.description).toBe('<p>Edited by hand.</p>');
});

test('an undo keeps what the merchant edited between the write and its lost response', async () => {
  const { store } = fixture();
  const { browser, runId, id } = await proposeListing('Ash Tray');
  const { apply } = breakOffNextWrite(store);
  // Read for publishing, for its write, and after the connection broke.
  const { held, release } = holdOne(store, { method: 'GET', path: '/products?', every: 3 });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await held();
  apply();
  await until('the write has landed', () => {
    return store.shop.products.get(id)?.description !== '<p>Ash.</p>';
  });
  const { name } = store.edit(id, { description: '<p>Edited by hand.</p>' });
  release();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1 });
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ failed: 1 });
  expect((await itemsOf(browser, runId))[0]?.reason).toMatchObject({
    code: 'changed_since',
    message: expect.stringMatching(/\(description\)\. Someone may have edited it/) as string,
  });
  const left = { name, description: '<p>Edited by hand.</p>' };
  expect(store.shop.products.get(id)).toMatchObject(left);
});

test('a text that the store sanitized still counts as published, and can be undone', async () => {
  const { store } = fixture();
  const { browser, runId, id, itemId } = await proposeListing('Ash Scoop');
  await browser.api.runs.edit.mutate({
    itemId,
    values: { description: '<p>Mine.</p><iframe src="https://video.example/1"></iframe>' },
    chosen: ['description'],
  });
  store.fail({ fault: { do: 'lose-response' }, path: 'products/batch', times: 1 });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1, conflict: 0 });
  expect(store.shop.products.get(id)?.description).toBe('<p>Mine.</p>');
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ undone: 1 });
  expect(store.shop.products.get(id)?.description).toBe('<p>Ash.</p>');
});

test('a tag that the store already has in another case still counts as published', async () => {
  const { store } = fixture();
  const { browser, runId, id, itemId } = await proposeListing('Ash Spoon');
  store.addProduct({ name: 'Other', tagIds: [store.shop.addTerm('tags', 'Ladle Shelf').id] });
  await browser.api.runs.edit.mutate({
    itemId,
    values: { tags: ['ladle shelf'] },
    chosen: ['tags'],
  });
  store.fail({ fault: { do: 'lose-response' }, path: 'products/batch', times: 1 });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1, conflict: 0 });
  expect(store.shop.products.get(id)?.tagIds).toHaveLength(1);
});

test('an undo that succeeds after the connection broke counts as an undo', async () => {
  const { store } = fixture();
  const { browser, runId, id, itemId } = await proposeListing('Ash Plate');
  const values = { title: 'Ash Plate, oiled' };
  await browser.api.runs.edit.mutate({ itemId, values, chosen: ['title'] });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  expect(store.shop.products.get(id)?.name).toBe('Ash Plate, oiled');
  const { apply } = breakOffNextWrite(store);
  // Read for the undo, for its write, after the connection broke, and once more.
  const { held, release } = holdOne(store, { method: 'GET', path: '/products?', every: 4 });
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  await held();
  apply();
  await until('the undo has landed', () => store.shop.products.get(id)?.name === 'Ash Plate');
  release();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ undone: 1, failed: 0 });
});

test('a process killed before its write succeeds finds it after a restart, and can undo it', async () => {
  const processes = await setUpProcessFixture(3);
  const { store } = processes;
  const first = await processes.start();
  const browser = await signIn(processes);
  await connect(processes, browser);
  const runId = await startRun(browser, { all: {} });
  await waitForRun(browser, runId);
  const texts = () =>
    [...store.shop.products.values()].map(
      ({ description, shortDescription }) => `${shortDescription}\n${description}`,
    );
  const before = texts();
  const { taken, apply } = breakOffNextWrite(store);
  const { held, release } = holdOne(store, SECOND_ATTEMPT);
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await taken;
  await first.kill();
  await processes.start();
  await held();
  apply();
  await until('the write has landed', () => texts().every((text, at) => text !== before[at]));
  release();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 3, conflict: 0 });
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ undone: 3 });
  expect(texts()).toEqual(before);
});
