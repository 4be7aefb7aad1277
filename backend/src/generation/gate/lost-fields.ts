import { FIELDS_BY_PLATFORM, type ListingTextField, type Platform } from '@wareword/shared-schema';
import { FIELD_TRAITS } from '../platforms/field-traits.ts';
import type { Draft } from '../writer.ts';

/** The fields that have text in the original draft but not in the remaining one. */
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
 * Whether a draft has lost more than one of its main fields. The rule-based writer's listing then replaces
 * it, because the rest would not read as one text.
 */
export function losesMainFields(original: Draft, remaining: Draft, platform: Platform): boolean {
  return (
    lostFields(original, remaining, platform).filter((field) => FIELD_TRAITS[field].isMain).length >
    1
  );
}
