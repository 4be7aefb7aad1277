import { FIELDS_BY_PLATFORM, type Listing } from '@wareword/shared-schema';
import { htmlWithoutFormula, withoutFormula } from '../formula.ts';
import type { ExportedRun, Table, WrittenRow } from './format.ts';
import { htmlOfBullets } from './html.ts';

/** Shopify's names for the same columns, in its old and new templates. */
const HEADINGS = {
  classic: ['Handle', 'Title', 'Body (HTML)', 'SEO Title', 'SEO Description'],
  new: ['URL handle', 'Title', 'Description', 'SEO title', 'SEO description'],
} as const;

/** Maximum length of a handle made from a product name. */
const MAX_HANDLE_LENGTH = 100;

/**
 * Shopify's product import. It only holds what we wrote and what identifies products and variants:
 * a missing column keeps its value in the store, an empty one clears it.
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

/** Shopify has no field for bullets, so they follow the description. */
function bodyOf({ description, bullets }: Listing): string {
  // Amazon descriptions do not start with a tag.
  const parts = [description, htmlOfBullets(bullets)];
  return htmlWithoutFormula(parts.filter((part) => part !== '').join('\n'));
}

/** The store's own handle, or one made from the name the way Shopify does. */
function handleOf(product: WrittenRow, isHandle: boolean, taken: Set<string>): string {
  if (isHandle && product.reference !== null) return product.reference;
  const slug = product.request.product_name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_HANDLE_LENGTH)
    .replace(/^-|-$/gu, '');
  const handle = slug === '' || taken.has(slug) ? `${slug || 'product'}-${product.row}` : slug;
  taken.add(handle);
  return handle;
}
