import type { Listing, Platform } from '@wareword/shared-schema';

/** Platforms by the names that people know them by. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  amazon: 'Amazon',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
};

/** A field of a listing as it is shown and copied. */
export interface Field {
  readonly name: string;
  readonly text: string;
  /** Shown one below the other. */
  readonly items?: readonly string[];
}

/** The fields that the listing's platform fills, in the order in which a shop asks for them. */
export function fieldsOf(listing: Listing): Field[] {
  const fields: Field[] = [
    { name: 'Title', text: listing.title },
    { name: 'Bullets', text: listing.bullets.join('\n'), items: listing.bullets },
    { name: 'Description', text: listing.description },
    { name: 'Keywords', text: listing.keywords.join(', ') },
    { name: 'Backend terms', text: listing.backend_terms },
    { name: 'Focus keyphrase', text: listing.focus_keyphrase },
    { name: 'Meta description', text: listing.meta_description },
    { name: 'Product tags', text: listing.product_tags.join(', ') },
  ];
  return fields.filter(({ text }) => text !== '');
}

/** The whole listing as one text. */
export function wholeText(listing: Listing): string {
  return fieldsOf(listing)
    .map(({ name, text }) => `${name}\n${text}`)
    .join('\n\n');
}

/** A moment as its reader's calendar and clock show it. */
export function momentOf(time: string): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
