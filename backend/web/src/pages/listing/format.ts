import type { Listing, Provenance } from '@wareword/shared-schema';
import type { Note } from '@wareword/ui';
import { notesOf } from './notes.ts';

/** A field of a listing as shown and copied. */
export interface Field {
  readonly name: string;
  readonly text: string;
  /** Shown as a list. */
  readonly items?: readonly string[];
  /** Where the spans of the text, or of each item, come from. */
  readonly notes: readonly (readonly Note[])[];
}

/** The fields that the listing's platform uses, in the order in which stores show them. */
export function fieldsOf(listing: Listing, provenance: Provenance | null = null): Field[] {
  const fields = [
    { name: 'Title', key: 'title', text: listing.title },
    { name: 'Item highlights', key: 'item_highlights', text: listing.item_highlights },
    { name: 'Bullets', key: 'bullets', text: listing.bullets.join('\n'), items: listing.bullets },
    { name: 'Description', key: 'description', text: listing.description },

    { name: 'Keywords', text: listing.keywords.join(', ') },
    { name: 'Backend terms', text: listing.backend_terms },
    { name: 'Focus keyphrase', text: listing.focus_keyphrase },
    { name: 'Meta description', key: 'meta_description', text: listing.meta_description },
    { name: 'Product tags', text: listing.product_tags.join(', ') },
  ] as const;
  return fields
    .filter(({ text }) => text !== '')
    .map((field) => ({ ...field, notes: 'key' in field ? notesOf(provenance, field.key) : [] }));
}

/** The whole listing as text. */
export function listingText(listing: Listing): string {
  return fieldsOf(listing)
    .map(({ name, text }) => `${name}\n${text}`)
    .join('\n\n');
}

/** Who wrote a listing. The rule-based writer also takes over when the model is unavailable. */
export const WRITER_NAMES = {
  openai: 'Written by AI',
  embedded: 'Written without AI',
} as const;
