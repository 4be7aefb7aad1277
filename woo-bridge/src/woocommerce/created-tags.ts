import { WooStoreError } from './errors.ts';
import type { RestClient } from './rest-client.ts';
import { DeletedTermsSchema, TaggedSchema, TagsSchema } from './wire.ts';

/** The store's own limit of a page and of a batch. */
const MAX_TAGS = 100;
/** A store with more unpublished products than this keeps the tags: nothing is deleted on a guess. */
const MAX_PAGES = 20;

/** The highest id of a store's tags; 0 if there are none. Tags created later have higher ids. */
export async function newestTagId(rest: RestClient): Promise<number> {
  const query = { orderby: 'id', order: 'desc', per_page: 1, _fields: 'id' };
  const { value } = await rest.read(TagsSchema, 'get', { path: 'products/tags', query });
  return value[0]?.id ?? 0;
}

/**
 * Deletes unused tags: those on no product of any status, and without a description.
 * @returns those that no longer exist
 */
export async function removeUnusedTags(
  rest: RestClient,
  ids: readonly number[],
): Promise<readonly number[]> {
  const gone: number[] = [];
  for (let at = 0; at < ids.length; at += MAX_TAGS) {
    gone.push(...(await removeUnused(rest, ids.slice(at, at + MAX_TAGS))));
  }
  return gone;
}

async function removeUnused(rest: RestClient, ids: readonly number[]): Promise<readonly number[]> {
  const query = { include: ids.join(','), per_page: MAX_TAGS, _fields: 'id,count,description' };
  const { value } = await rest.read(TagsSchema, 'get', { path: 'products/tags', query });
  const listed = new Set(value.map(({ id }) => id));
  const deleted = ids.filter((id) => !listed.has(id));
  const unused = new Set(
    value.filter(({ count, description }) => count === 0 && description === '').map(({ id }) => id),
  );
  // The store counts only published products.
  for (const status of ['any', 'trash']) await dropUsed(rest, unused, status);
  if (unused.size === 0) return deleted;
  const response = await rest.read(DeletedTermsSchema, 'post', {
    path: 'products/tags/batch',
    body: { delete: [...unused] },
  });
  return [
    ...deleted,
    ...response.value.delete.filter(({ error }) => error === undefined).map(({ id }) => id),
  ];
}

/** Takes out of a set the tags that products of a status have. */
async function dropUsed(rest: RestClient, tags: Set<number>, status: string): Promise<void> {
  if (tags.size === 0) return;
  const tag = [...tags].join(',');
  for (let page = 1; ; page++) {
    const query = { tag, status, page, per_page: MAX_TAGS, _fields: 'id,tags' };
    const { value } = await rest.read(TaggedSchema, 'get', { path: 'products', query });
    for (const product of value) for (const { id } of product.tags) tags.delete(id);
    if (value.length < MAX_TAGS) return;
    if (page === MAX_PAGES) {
      throw new WooStoreError('too_many', 'Your store has too many products with these tags.');
    }
  }
}
