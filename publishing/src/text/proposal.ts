import type { Listing } from '@wareword/shared-schema';
import { FIELDS, type FieldValues, type StoreField, type StoreFields } from '../fields.ts';
import { fromText, safeHtml } from './text-form.ts';

/**
 * Maps a listing to field values as the store saves them. Fields that the store does not support,
 * or the listing leaves empty, are omitted.
 */
export function proposalOf(
  listing: Listing,
  current: FieldValues,
  fields: StoreFields,
): FieldValues {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const own = fields[field];
      if (own === undefined || current[field] === undefined) return [];
      const value = readPart(listing, own);
      return value.length === 0 ? [] : [[field, value]];
    }),
  );
}

/** A part of a listing in the field's format. */
function readPart(
  listing: Listing,
  { from, format }: Pick<StoreField, 'from' | 'format'>,
): string | readonly string[] {
  switch (from) {
    case 'description':
      return safeHtml(listing.description);
    case 'bullets':
      return bulletList(listing.bullets);
    case 'product_tags':
    case 'keywords':
      return listing[from].map((tag) => fromText(tag, format));
    case 'title':
    case 'focus_keyphrase':
    case 'meta_description':
      return fromText(listing[from], format);
  }
}

function bulletList(bullets: readonly string[]): string {
  if (bullets.length === 0) return '';
  const lines = bullets.map((bullet) => `<li>${fromText(bullet, 'html')}</li>`);
  return `<ul>\n${lines.join('\n')}\n</ul>`;
}
