import { formatCount, formatNumber } from '@wareword/shared-schema/format';
import { BULK_FIELDS, type BulkField, type BulkFile } from '../../database/index.ts';
import { invalid, type UnknownColumns } from '../../errors.ts';
import { MAX_COLUMNS } from '../limits.ts';

/** Characters of a heading that are compared; known columns are shorter. */
const MAX_HEADING_LENGTH = 100;

/** The meaning of a column. */
export type Field = BulkField;

/** The position of each field in a row. */
export interface Columns {
  readonly file: Pick<BulkFile, 'source' | 'dialect' | 'keyColumn' | 'optionColumns' | 'unused'>;
  readonly count: number;
  readonly at: ReadonlyMap<Field, number>;
  /** Shopify's options in order: the positions of each name and value. */
  readonly options: readonly { readonly name: number; readonly value: number }[];
  /** Positions of `optionColumns`. */
  readonly carried: readonly number[];
  /** WooCommerce's attributes; `visible` is -1 if there is no such column. */
  readonly attributes: readonly { name: number; values: number; visible: number }[];
  /** The file's own name for a field. */
  label(field: Field): string;
}

/** Fields that every product needs. */
const REQUIRED = ['name', 'text'] as const;

/** Positions of columns that someone chose, because their headings don't say what they are. */
export type ChosenColumns = Readonly<
  Partial<Record<(typeof REQUIRED)[number], number | undefined>>
>;

type Names = Readonly<Partial<Record<Field, readonly string[]>>>;

/** Headings as people write them, in lowercase with single spaces. */
const TEMPLATE: Names = {
  name: ['product name', 'product', 'name', 'title', 'product title', 'item name'],
  text: [
    'features',
    'feature',
    'key features',
    'description',
    'product description',
    'details',
    'bullet points',
    'selling points',
    'body',
  ],
  category: ['category', 'product category', 'product type', 'type', 'categories'],
  brand: ['brand', 'brand name', 'manufacturer', 'vendor'],
  price: ['price', 'regular price', 'retail price'],
  customer: ['customer', 'target audience', 'target customer', 'audience', 'customers'],
  competitors: ['competitors', 'competitor'],
  attributes: ['attributes', 'specifications', 'specs'],
  variants: ['variants', 'variations', 'options'],
  keywords: ['keywords', 'keyword', 'search terms'],
  banned_words: ['banned words', 'words to avoid'],
  locale: ['locale', 'language'],
  images: ['images', 'image', 'image urls', 'image url', 'image links', 'image link', 'image src'],
  reference: ['reference', 'handle', 'sku', 'id', 'product id', 'external ref', 'item number'],
};

const SHOPIFY: Names = {
  name: ['title'],
  text: ['body (html)', 'body html', 'body', 'description'],
  category: ['type', 'product category', 'product type'],
  price: ['variant price', 'price'],
  reference: ['handle', 'url handle'],
};

const WOOCOMMERCE: Names = {
  name: ['name'],
  text: ['description'],
  shortText: ['short description'],
  category: ['categories', 'category'],
  price: ['regular price', 'price'],
  id: ['id'],
  sku: ['sku'],
  type: ['type'],
  parent: ['parent'],
  tags: ['tags'],
};

/**
 * Detects the source of a file from its heading, and maps its columns.
 * @param chosen columns of a sheet that isn't a store's export
 * @throws {DomainError} if the row isn't a heading, or lacks a column that listings need
 */
export function readColumns(heading: readonly string[], chosen: ChosenColumns = {}): Columns {
  // The cost of finding columns, and of carrying them with each variant, grows with their number.
  if (heading.length > MAX_COLUMNS) {
    throw invalid(
      `This file has ${formatCount(heading.length, 'column')}. The limit is ${formatNumber(MAX_COLUMNS)}. Remove the ones you don't need and upload it again.`,
      'file_columns',
    );
  }
  const names = namesOf(heading);
  const has = (name: string) => names.at.has(name);
  if ((has('handle') || has('url handle')) && has('title')) return shopify(heading, names);
  const isWooCommerce = ['short description', 'regular price', 'parent', 'attribute 1 name'].some(
    has,
  );
  if (has('name') && isWooCommerce) return woocommerce(heading, names);
  return template(heading, names, chosen);
}

/** A heading's names, and the first position of each. */
interface HeadingNames {
  readonly all: readonly string[];
  readonly at: ReadonlyMap<string, number>;
}

function namesOf(heading: readonly string[]): HeadingNames {
  const all = heading.map(plain);
  const at = new Map<string, number>();
  for (const [index, name] of all.entries()) if (!at.has(name)) at.set(name, index);
  return { all, at };
}

/** A heading as written in the file, shortened, because it may be repeated for every row. */
function shownHeading(heading: string): string {
  return heading.slice(0, MAX_HEADING_LENGTH).trim();
}

function plain(heading: string): string {
  return heading
    .slice(0, MAX_HEADING_LENGTH)
    .toLowerCase()
    .replace(/[\s_*:-]+/gu, ' ')
    .trim();
}

function find(names: HeadingNames, wanted: Names): Map<Field, number> {
  const at = new Map<Field, number>();
  for (const field of BULK_FIELDS) {
    const place = wanted[field]
      ?.map((alias) => names.at.get(alias))
      .find((index) => index !== undefined);
    if (place !== undefined) at.set(field, place);
  }
  return at;
}

function template(heading: readonly string[], names: HeadingNames, chosen: ChosenColumns): Columns {
  const at = find(names, TEMPLATE);
  for (const field of REQUIRED) {
    const place = chosen[field];
    if (place !== undefined && place < heading.length) at.set(field, place);
  }
  const missing = REQUIRED.filter((field) => !at.has(field));
  // If there is only one column, there is nothing to choose.
  const columns = heading.length > 1 ? { headings: heading.map(shownHeading), missing } : undefined;
  const found = `The first row is: ${heading
    .slice(0, 8)
    .map((name) => name.slice(0, MAX_HEADING_LENGTH))
    .join(' | ')
    .slice(0, 200)}.`;
  if (at.size === 0) {
    throw invalid(
      `We couldn't find the column headings. The first row must name the columns, including product_name and features. You can also upload a Shopify or WooCommerce export as is. ${found}`,
      'file_headings',
      { columns },
    );
  }
  requireColumn(at, 'name', `product names. Name it product_name. ${found}`, columns);
  requireColumn(at, 'text', `product features. Name it features. ${found}`, columns);
  const file = { source: 'template', dialect: 'classic', keyColumn: keyOf(names.all, at) } as const;
  return build(heading, { ...file, optionColumns: [] }, { at });
}

function keyOf(names: readonly string[], at: ReadonlyMap<Field, number>): BulkFile['keyColumn'] {
  const name = names[at.get('reference') ?? -1];
  return name === 'id' || name === 'product id' ? 'id' : name === 'handle' ? 'handle' : 'sku';
}

function shopify(heading: readonly string[], names: HeadingNames): Columns {
  const at = find(names, SHOPIFY);
  requireColumn(at, 'text', 'descriptions. Include Body (HTML) when you export your products.');
  const dialect = names.at.has('url handle') ? 'new' : 'classic';
  const carried = names.all.flatMap((name, index) =>
    /^option[123] (?:name|value|linked to)$/u.test(name) && names.at.get(name) === index
      ? [index]
      : [],
  );
  const options = [1, 2, 3].flatMap((option) => {
    const name = names.at.get(`option${option} name`) ?? -1;
    const value = names.at.get(`option${option} value`);
    return value === undefined ? [] : [{ name, value }];
  });
  const optionColumns = carried.map((index) => shownHeading(heading[index] ?? ''));
  const file = { source: 'shopify', dialect, keyColumn: 'handle', optionColumns } as const;
  return build(heading, file, { at, options, carried });
}

function woocommerce(heading: readonly string[], names: HeadingNames): Columns {
  const at = find(names, WOOCOMMERCE);
  if (!at.has('text') && !at.has('shortText')) {
    requireColumn(at, 'text', 'descriptions. Include Description when you export your products.');
  }
  const attributes = names.all.flatMap((name, index) => {
    const number = /^attribute (\d+) name$/u.exec(name)?.[1];
    if (number === undefined) return [];
    const values = names.at.get(`attribute ${number} value(s)`);
    const visible = names.at.get(`attribute ${number} visible`) ?? -1;
    return values === undefined ? [] : [{ name: index, values, visible }];
  });
  const keyColumn = at.has('id') ? 'id' : 'sku';
  const file = { source: 'woocommerce', dialect: 'classic', keyColumn, optionColumns: [] } as const;
  return build(heading, file, { at, attributes });
}

function requireColumn(
  at: ReadonlyMap<Field, number>,
  field: Field,
  what: string,
  columns?: UnknownColumns,
): void {
  if (at.has(field)) return;
  throw invalid(`There's no column for ${what}`, 'file_column', { columns });
}

function build(
  heading: readonly string[],
  file: Omit<Columns['file'], 'unused'>,
  parts: Pick<Columns, 'at'> & Partial<Pick<Columns, 'options' | 'carried' | 'attributes'>>,
): Columns {
  const { at, options = [], carried = [], attributes = [] } = parts;
  const used = new Set([
    ...at.values(),
    ...carried,
    ...attributes.flatMap(({ name, values, visible }) => [name, values, visible]),
  ]);
  const unused = heading.map(shownHeading).filter((name, index) => name !== '' && !used.has(index));
  return {
    file: { ...file, unused },
    count: heading.length,
    at,
    options,
    carried,
    attributes,
    label: (field) => shownHeading(heading[at.get(field) ?? -1] ?? field),
  };
}
