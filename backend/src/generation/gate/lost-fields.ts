import { FIELDS_BY_PLATFORM, type ListingTextField, type Platform } from '@wareword/shared-schema';
import { FIELD_TRAITS } from '../platforms/field-traits.ts';
import type { Draft } from '../writer.ts';

/** The fields that a draft had and that are now empty. */
export function lostFields(
  original: Draft,
  remaining: Draft,
  platform: Platform,
): ListingTextField[] {
  return FIELDS_BY_PLATFORM[platform].filter(
    (field) => (original[field]?.length ?? 0) > 0 && (remaining[field]?.length ?? 0) === 0,
  );
}

/**
 * Whether a draft has lost so many of the fields that shoppers read that it is better to write it
 * again, because the rest would not read as one text.
 */
export function losesMainFields(original: Draft, remaining: Draft, platform: Platform): boolean {
  return (
    lostFields(original, remaining, platform).filter((field) => FIELD_TRAITS[field].isMain).length >
    1
  );
}
