/** Shopify's limits for the texts and lists of a product, in characters and items. */
export const LIMITS = {
  /** 512 KB. */
  description: 512 * 1024,
  /** Titles, vendors, types, tags and most other names. */
  name: 255,
  /** SEO titles and descriptions, which are metafields. */
  seo: 65_535,
  /** Tags of a product, and products of a page. */
  items: 250,
} as const;

/** An option's values: one for each of a product's variants. */
const MAX_OPTION_VALUES = 2_048;
const MAX_ADDRESS_LENGTH = 2_048;
/** A message can repeat the value that it is about. */
const MAX_MESSAGE_LENGTH = 1_000;
/** Maximum fields of an object: more than any of the app's documents requests. */
const MAX_FIELDS = 100;

/** Texts that may be longer than a name, by their field, or by the object and the field. */
const TEXT_LENGTHS: Readonly<Record<string, number>> = {
  'seo.title': LIMITS.seo,
  'seo.description': LIMITS.seo,
  altText: MAX_MESSAGE_LENGTH,
  descriptionHtml: LIMITS.description,
  endCursor: MAX_ADDRESS_LENGTH,
  fullName: MAX_MESSAGE_LENGTH,
  message: MAX_MESSAGE_LENGTH,
  onlineStoreUrl: MAX_ADDRESS_LENGTH,
  startCursor: MAX_ADDRESS_LENGTH,
  url: MAX_ADDRESS_LENGTH,
};

const LIST_LENGTHS: Readonly<Record<string, number>> = { values: MAX_OPTION_VALUES };

/**
 * Cuts a response of the Admin API to Shopify's own limits, so that everything that reads, compares or shows
 * it takes a bounded time. Texts and lists that are too long keep one more character or item than the limit,
 * so that this is noticed.
 */
export function bounded(value: unknown, field = '', parent = ''): unknown {
  if (typeof value === 'string') {
    const max = TEXT_LENGTHS[`${parent}.${field}`] ?? TEXT_LENGTHS[field] ?? LIMITS.name;
    return value.slice(0, max + 1);
  }
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const max = LIST_LENGTHS[field] ?? LIMITS.items;
    return items.slice(0, max + 1).map((item) => bounded(item, field, parent));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_FIELDS)
      .map(([name, item]) => [name, bounded(item, name, field)]),
  );
}
