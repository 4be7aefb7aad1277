import type { Listing } from '@wareword/shared-schema';
import { FIELDS, type FieldFormats, type FieldValues } from '../fields.ts';
import { fromText, safeHtml } from './text-form.ts';

/**
 * What a listing proposes for a product, as its store would keep it. Fields that the store has no
 * place for, or the listing no word for, are left out.
 */
export function proposalOf(
  listing: Listing,
  current: FieldValues,
  formats: FieldFormats,
): FieldValues {
  const all: FieldValues = {
    title: fromText(listing.title, formats.title),
    description: safeHtml(listing.description),
    summary: bulletList(listing.bullets),
    tags: listing.product_tags.map((tag) => fromText(tag, formats.tags)),
    keyphrase: fromText(listing.focus_keyphrase, formats.keyphrase),
    metaDescription: fromText(listing.meta_description, formats.metaDescription),
  };
  const kept = FIELDS.filter((field) => current[field] !== undefined && all[field]?.length !== 0);
  return Object.fromEntries(kept.map((field) => [field, all[field]]));
}

function bulletList(bullets: readonly string[]): string {
  if (bullets.length === 0) return '';
  const lines = bullets.map((bullet) => `<li>${fromText(bullet, 'html')}</li>`);
  return `<ul>\n${lines.join('\n')}\n</ul>`;
}
