import { textForm } from '@wareword/publishing';
import type { WooTagWrite, WooTerm } from './types.ts';

/** Tags with the same key are the same tag: WooCommerce ignores case, and stores `&` as `&amp;`. */
export function tagKey(name: string): string {
  return textForm(name, 'entities').trim().toLowerCase();
}

/**
 * The list to write so that a product has these tags in addition to its own: its own by id, missing
 * ones by name. None is lost or written twice.
 */
export function mergeTags(
  existing: readonly WooTerm[],
  names: readonly string[],
): readonly WooTagWrite[] {
  return tagsToWrite(existing, [...existing.map(({ name }) => name), ...names]);
}

/**
 * The list to write so that a product has exactly these tags: existing ones by id, new ones by
 * name.
 */
export function tagsToWrite(
  existing: readonly WooTerm[],
  names: readonly string[],
): readonly WooTagWrite[] {
  const own = new Map(existing.map((tag) => [tagKey(tag.name), tag]));
  const list = new Map<string, WooTagWrite>();
  for (const name of names) {
    const key = tagKey(name);
    if (key === '' || list.has(key)) continue;
    const tag = own.get(key);
    list.set(key, tag === undefined ? { name: name.trim() } : { id: tag.id, name: tag.name });
  }
  return [...list.values()];
}
