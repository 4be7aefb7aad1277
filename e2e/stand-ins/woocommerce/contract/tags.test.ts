import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContractStore, type ContractStore } from './contract-store.ts';

let store: ContractStore;
beforeAll(async () => {
  store = await openContractStore();
});
afterAll(() => store.close());

async function tagsAfter(id: number, tags: object[]): Promise<string[]> {
  await store.api.put(`products/${id}`, { tags });
  return (await store.raw(id)).tags.map(({ name }) => name);
}

test('a tag that is named is made if new, and matched without case if not', async () => {
  const name = store.fresh('Walnut');
  const { id, tags } = await store.product({ tags: [{ name }] });
  expect(tags.map((tag) => tag.name)).toEqual([name]);
  const other = await store.product({ tags: [{ name: name.toUpperCase() }] });
  expect(other.tags).toEqual(tags);
  expect(await tagsAfter(id, [{ id: tags[0]?.id }])).toEqual([name]);
});

test('the list replaces', async () => {
  const [one, two] = [store.fresh('one'), store.fresh('two')];
  const { id } = await store.product({ tags: [{ name: one }] });
  expect(await tagsAfter(id, [{ name: two }])).toEqual([two]);
});

test('unknown ids and slugs are dropped without a word, and can clear all tags', async () => {
  const name = store.fresh('kept');
  const { id, tags } = await store.product({ tags: [{ name }] });
  expect(await tagsAfter(id, [{ id: tags[0]?.id }, { id: 999_999_999 }])).toEqual([name]);
  expect(await tagsAfter(id, [{ slug: tags[0]?.slug }])).toEqual([]);
});

test('& in a tag’s name comes back as &amp;, and still matches', async () => {
  const name = store.fresh('salt & pepper');
  const { tags } = await store.product({ tags: [{ name }] });
  expect(tags.map((tag) => tag.name)).toEqual([name.replace('&', '&amp;')]);
  const other = await store.product({ tags: [{ name }] });
  expect(other.tags).toEqual(tags);
});
