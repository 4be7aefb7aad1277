import { textForm } from '@wareword/publishing';
import type { WooTagWrite, WooTerm } from './types.ts';

/** Tags of one key are one tag: WooCommerce compares without case, and keeps `&` as `&amp;`. */
export function tagKey(name: string): string {
  return textForm(name, 'entities').trim().toLowerCase();
}

/**
 * The list to write so that a product has these tags besides its own: its own by id, those that
 * it lacks by name. None is ever lost, and none is written twice.
 */
export function mergeTags(
  existing: readonly WooTerm[],
  names: readonly string[],
): readonly WooTagWrite[] {
  return tagsToWrite(existing, [...existing.map(({ name }) => name), ...names]);
}

/**
 * The list to write so that a product has these tags and no others: those that it has by id, new
 * ones by name.
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
