import { FIELDS_BY_PLATFORM, type Listing } from '@wareword/shared-schema';
import { withoutFormula } from '../formula.ts';
import type { ExportedRun, Table, WrittenRow } from './format.ts';
import { bulletList } from './html.ts';

/** What Shopify calls the same columns, before and since its newer template. */
const HEADINGS = {
  classic: ['Handle', 'Title', 'Body (HTML)', 'SEO Title', 'SEO Description'],
  new: ['URL handle', 'Title', 'Description', 'SEO title', 'SEO description'],
} as const;

/** Longest handle that is made of a name. */
const LONGEST_HANDLE = 100;

/**
 * Shopify's product import. It holds what we wrote and what tells products and variants apart, and
 * nothing else: a column that is missing keeps its value in the shop, one that is empty clears it.
 */
export function shopifyTable({ file, platform }: ExportedRun): Table {
  const hasSeo = FIELDS_BY_PLATFORM[platform].includes('meta_description');
  const ours = HEADINGS[file.dialect].slice(0, hasSeo ? 5 : 3);
  const handles = new Set<string>();
  return {
    mark: false,
    heading: [...ours, ...file.optionColumns],
    rows: (product) => {
      const { listing } = product;
      const handle = handleOf(product, file.keyColumn === 'handle', handles);
      const title = withoutFormula(listing.title) || withoutFormula(product.request.product_name);
      const written = [handle, title, bodyOf(listing)];
      if (hasSeo) written.push(title, withoutFormula(listing.meta_description));
      const [first = file.optionColumns.map(() => ''), ...others] = product.carried?.variants ?? [];
      const blank = ours.slice(1).map(() => '');
      return [[...written, ...first], ...others.map((variant) => [handle, ...blank, ...variant])];
    },
  };
}

/** Shopify has no place of its own for bullets: they stand below the description. */
function bodyOf({ description, bullets }: Listing): string {
  // Of what is written for Amazon no tag stands in front.
  const parts = [withoutFormula(description), bulletList(bullets)];
  return parts.filter((part) => part !== '').join('\n');
}

/** The shop's own handle, or one made of the name, as Shopify would make it. */
function handleOf(product: WrittenRow, isHandle: boolean, taken: Set<string>): string {
  if (isHandle && product.reference !== null) return product.reference;
  const slug = product.request.product_name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_HANDLE)
    .replace(/^-|-$/gu, '');
  const handle = slug === '' || taken.has(slug) ? `${slug || 'product'}-${product.row}` : slug;
  taken.add(handle);
  return handle;
}
