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
      return htmlOfBullets(listing.bullets);
    case 'product_tags':
    case 'keywords':
      return listing[from].map((tag) => fromText(tag, format));
    case 'title':
    case 'focus_keyphrase':
    case 'meta_description':
      return fromText(listing[from], format);
  }
}

/** Bullets as a list; a single one is a paragraph, which is how stores show a short description. */
function htmlOfBullets(bullets: readonly string[]): string {
  const [first, ...others] = bullets.map((bullet) => fromText(bullet, 'html'));
  if (first === undefined) return '';
  if (others.length === 0) return `<p>${first}</p>`;
  const lines = [first, ...others].map((bullet) => `<li>${bullet}</li>`);
  return `<ul>\n${lines.join('\n')}\n</ul>`;
}
