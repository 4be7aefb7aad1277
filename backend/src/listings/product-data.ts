import {
  GOOGLE_LIMITS,
  type GoogleProduct,
  type JsonLd,
  type Listing,
  type ListingTextField,
} from '@wareword/shared-schema';
import { plainText, type ListingRequest } from '../generation/index.ts';

/** A listing, and what its request says about the product. */
export interface ProductSource {
  readonly listing: Listing;
  readonly request: ListingRequest;
  readonly brandName: string | null;
  readonly writer: 'openai' | 'embedded';
  /** The fields that a person has edited. */
  readonly editedFields: readonly ListingTextField[];
}

/**
 * A schema.org Product with what the listing and its request say, and nothing else: a price only as
 * an amount with the code of its currency.
 */
export function jsonLdOf({ listing, request, brandName }: ProductSource): JsonLd {
  const offer = request.price === undefined ? undefined : readPrice(request.price);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: listing.title,
    description: plainText(listing.description),
    ...(request.category !== undefined && { category: request.category }),
    ...(brandName !== null && { brand: { '@type': 'Brand', name: brandName } }),
    ...(request.attributes && {
      additionalProperty: request.attributes.map((attribute) => ({
        '@type': 'PropertyValue' as const,
        ...attribute,
      })),
    }),
    ...(offer && { offers: { '@type': 'Offer', ...offer } }),
  };
}

/**
 * Title and description as Merchant Center takes them. Google requires text by generative AI to be
 * marked; the rule-based writer is not generative AI, and neither is a person.
 */
export function googleProductOf({ listing, writer, editedFields }: ProductSource): GoogleProduct {
  const sourceOf = (field: ListingTextField) =>
    writer === 'openai' && !editedFields.includes(field) ? 'trained_algorithmic_media' : 'default';
  return {
    structured_title: {
      digital_source_type: sourceOf('title'),
      content: shorten(listing.title, GOOGLE_LIMITS.title),
    },
    structured_description: {
      digital_source_type: sourceOf('description'),
      content: shorten(plainText(listing.description), GOOGLE_LIMITS.description),
    },
  };
}

/** The text up to the last whole word that fits. */
function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const end = cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : text.slice(0, limit)).toWellFormed().trimEnd();
}

const AMOUNT = /^\d{1,9}(?:[.,]\d{1,2})?$/;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** @returns undefined unless it is an amount and the code of a currency, such as "39.90 USD" */
function readPrice(text: string): { price: string; priceCurrency: string } | undefined {
  const parts = text.trim().split(/\s+/);
  const amount = parts.find((part) => AMOUNT.test(part));
  const currency = parts.find((part) => CURRENCIES.has(part));
  if (parts.length !== 2 || amount === undefined || currency === undefined) return undefined;
  return { price: amount.replace(',', '.'), priceCurrency: currency };
}
