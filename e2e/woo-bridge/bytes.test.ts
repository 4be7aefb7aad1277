import { expect, test } from 'vitest';
import type { WooStandIn } from '../stand-ins/woocommerce/index.ts';
import { atRest, connect, itemsOf, signIn, startRun, useScene } from './scene.ts';

const scene = useScene();

/** What a reader, a theme or a search engine could tell apart. */
function textsOf({ shop }: WooStandIn) {
  return [...shop.products.values()].map((product) => ({
    id: product.id,
    name: product.name,
    description: product.description,
    shortDescription: product.shortDescription,
    tags: product.tagIds,
    meta: product.meta
      .filter(({ value }) => value !== null)
      .map(({ key, value }) => ({ key, value }))
      .sort((one, other) => one.key.localeCompare(other.key)),
  }));
}

test('a whole shop is published and taken back, byte for byte', async () => {
  const { store } = scene();
  const browser = await signIn(scene());
  await connect(scene(), browser);
  const before = textsOf(store);
  const runId = await startRun(browser, { all: {} });
  expect((await atRest(browser, runId)).counts).toMatchObject({ ready: 30 });
  await browser.api.runs.push.mutate({ runId, items: 'all' });
  const { counts } = await atRest(browser, runId);
  expect(counts).toMatchObject({ pushed: 30 });
  const changed = textsOf(store).filter((product, at) => {
    return JSON.stringify(product) !== JSON.stringify(before[at]);
  });
  expect(changed).toHaveLength(30);

  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  await atRest(browser, runId);
  expect((await itemsOf(browser, runId)).filter(({ state }) => state !== 'undone')).toEqual([]);
  expect(textsOf(store)).toEqual(before);
});

test('what an undo could not restore is left alone until the owner chooses it by hand', async () => {
  const { store } = scene();
  const browser = await signIn(scene());
  await connect(scene(), browser);
  const bolts = [...store.shop.products.values()].find(({ name }) =>
    name.startsWith('Nuts & Bolts'),
  );
  const id = bolts?.id ?? 0;
  const runId = await startRun(browser, { products: [{ id: String(id), name: 'Bolts' }] });
  await atRest(browser, runId);
  const [item] = await itemsOf(browser, runId);
  const itemId = item?.id ?? '';
  const description = async () => {
    const { fields } = await browser.api.runs.item.query({ itemId });
    return fields.find(({ field }) => field === 'description');
  };
  expect(await description()).toMatchObject({ chosen: false, because: 'unrestorable' });
  expect((await description())?.warning).toMatch(/differently/);
  await browser.api.runs.edit.mutate({ itemId, chosen: ['description'] });
  expect(await description()).toMatchObject({ chosen: true });
  await browser.api.runs.push.mutate({ runId, items: 'all' });
  await atRest(browser, runId);
  expect(store.shop.products.get(id)?.description).toBe((await description())?.proposed);
});
