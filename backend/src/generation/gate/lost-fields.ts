import { FIELDS_BY_PLATFORM, type ListingTextField, type Platform } from '@wareword/shared-schema';
import type { Draft } from '../writer.ts';

/** The fields that shoppers read on a page. */
const READ: ReadonlySet<ListingTextField> = new Set(['title', 'bullets', 'description']);

/** The fields that a draft had and that are now empty. */
export function lostFields(whole: Draft, left: Draft, platform: Platform): ListingTextField[] {
  return FIELDS_BY_PLATFORM[platform].filter(
    (field) => (whole[field]?.length ?? 0) > 0 && (left[field]?.length ?? 0) === 0,
  );
}

/**
 * Whether a draft has lost so many of the fields that shoppers read that it is better to write it
 * again, because the rest would not read as one text.
 */
export function losesTooMuch(whole: Draft, left: Draft, platform: Platform): boolean {
  return lostFields(whole, left, platform).filter((field) => READ.has(field)).length > 1;
}
