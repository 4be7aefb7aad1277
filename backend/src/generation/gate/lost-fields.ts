import { FIELDS_BY_PLATFORM, type ListingTextField, type Platform } from '@wareword/shared-schema';
import { FIELD_TRAITS } from '../platforms/field-traits.ts';
import type { Draft } from '../writer.ts';

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
  return lostFields(whole, left, platform).filter((field) => FIELD_TRAITS[field].isMain).length > 1;
}
