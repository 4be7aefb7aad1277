import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOf, openContractStore, type ContractStore } from './contract-store.ts';

let store: ContractStore;
beforeAll(async () => {
  store = await openContractStore();
});
afterAll(() => store.close());

async function tagsAfter(id: number, tags: object[]): Promise<string[]> {
  await store.api.put(`products/${id}`, { tags });
  return (await store.raw(id)).tags.map(({ name }) => name);
}

test('a named tag is created if new, and otherwise matched ignoring case', async () => {
  const name = store.fresh('Walnut');
  const { id, tags } = await store.product({ tags: [{ name }] });
  expect(tags.map((tag) => tag.name)).toEqual([name]);
  const other = await store.product({ tags: [{ name: name.toUpperCase() }] });
  expect(other.tags).toEqual(tags);
  expect(await tagsAfter(id, [{ id: tags[0]?.id }])).toEqual([name]);
});

test('a tag that a write created remains when a write removes it from the product', async () => {
  const name = store.fresh('left');
  const { id, tags } = await store.product({ status: 'publish', tags: [{ name }] });
  const include = String(tags[0]?.id);
  expect(listOf(await store.api.get('products/tags', { include }))).toMatchObject([{ count: 1 }]);
  await tagsAfter(id, []);
  expect(listOf(await store.api.get('products/tags', { include }))).toMatchObject([
    { name, count: 0 },
  ]);
});

test("a tag's count leaves out drafts, which are found by their tags", async () => {
  const { id, tags } = await store.product({
    status: 'draft',
    tags: [{ name: store.fresh('drafted') }],
  });
  const tag = String(tags[0]?.id);
  expect(listOf(await store.api.get('products/tags', { include: tag }))).toMatchObject([
    { count: 0 },
  ]);
  const found = await store.api.get('products', { tag: `${tag},999999999`, status: 'any' });
  expect(listOf(found)).toMatchObject([{ id }]);
});

test('the newest tag is the one with the highest id, and a batch deletes', async () => {
  const { tags } = await store.product({ tags: [{ name: store.fresh('newest') }] });
  const query = { orderby: 'id', order: 'desc', per_page: 1 };
  expect(listOf(await store.api.get('products/tags', query))).toMatchObject([{ id: tags[0]?.id }]);
  const gone = await store.api.post('products/tags/batch', { delete: [tags[0]?.id, 999_999_999] });
  expect(gone.body).toMatchObject({ delete: [{ id: tags[0]?.id }, { error: {} }] });
  expect(listOf(await store.api.get('products/tags', { include: String(tags[0]?.id) }))).toEqual(
    [],
  );
});

test('a list of tags replaces those of the product', async () => {
  const [one, two] = [store.fresh('one'), store.fresh('two')];
  const { id } = await store.product({ tags: [{ name: one }] });
  expect(await tagsAfter(id, [{ name: two }])).toEqual([two]);
});

test('unknown ids and slugs are dropped silently, and can clear all tags', async () => {
  const name = store.fresh('kept');
  const { id, tags } = await store.product({ tags: [{ name }] });
  expect(await tagsAfter(id, [{ id: tags[0]?.id }, { id: 999_999_999 }])).toEqual([name]);
  expect(await tagsAfter(id, [{ slug: tags[0]?.slug }])).toEqual([]);
});

test("& in a tag's name comes back as &amp;, and still matches", async () => {
  const name = store.fresh('salt & pepper');
  const { tags } = await store.product({ tags: [{ name }] });
  expect(tags.map((tag) => tag.name)).toEqual([name.replace('&', '&amp;')]);
  const other = await store.product({ tags: [{ name }] });
  expect(other.tags).toEqual(tags);
});
