import type { BulkFile } from '../../database/index.ts';
import { Refusal } from '../../refusal.ts';
import { MAX_COLUMNS } from '../limits.ts';

/** What a column can be read as. */
export type Field =
  | 'name'
  | 'text'
  | 'shortText'
  | 'category'
  | 'brand'
  | 'price'
  | 'customer'
  | 'competitors'
  | 'reference'
  | 'id'
  | 'sku'
  | 'type'
  | 'parent'
  | 'tags';

/** Where in a row things stand. */
export interface Columns {
  readonly file: Pick<BulkFile, 'source' | 'dialect' | 'keyColumn' | 'optionColumns' | 'unused'>;
  readonly count: number;
  readonly at: ReadonlyMap<Field, number>;
  /** Shopify's options, in order: where the name stands and where the value. */
  readonly options: readonly { readonly name: number; readonly value: number }[];
  /** Places of `optionColumns`. */
  readonly carried: readonly number[];
  /** WooCommerce's attributes; `visible` is -1 where there is no such column. */
  readonly attributes: readonly { name: number; values: number; visible: number }[];
  /** What this file calls a field. */
  label(field: Field): string;
}

type Names = Readonly<Partial<Record<Field, readonly string[]>>>;

/** Headings as people write them, lower case, with single spaces. */
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
 * Tells whose columns a heading has, and which is which.
 * @throws {Refusal} where it is no heading, or what a listing needs is missing
 */
export function readColumns(heading: readonly string[]): Columns {
  // What is looked for among the columns, and carried along with each variant, grows with them.
  if (heading.length > MAX_COLUMNS) {
    throw new Refusal(
      'validation_error',
      `This file has ${heading.length.toLocaleString('en')} columns, more than the ${MAX_COLUMNS.toLocaleString('en')} that are read. Take away those that are not needed, and upload it again.`,
    );
  }
  const names = heading.map(plain);
  const has = (name: string) => names.includes(name);
  if ((has('handle') || has('url handle')) && has('title')) return shopify(heading, names);
  const isWooCommerce = ['short description', 'regular price', 'parent', 'attribute 1 name'].some(
    has,
  );
  if (has('name') && isWooCommerce) return woocommerce(heading, names);
  return template(heading, names);
}

function plain(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[\s_*:-]+/gu, ' ')
    .trim();
}

function find(names: readonly string[], wanted: Names): Map<Field, number> {
  const at = new Map<Field, number>();
  for (const [field, aliases] of Object.entries(wanted) as [Field, readonly string[]][]) {
    const place = aliases.map((alias) => names.indexOf(alias)).find((index) => index >= 0);
    if (place !== undefined) at.set(field, place);
  }
  return at;
}

function template(heading: readonly string[], names: readonly string[]): Columns {
  const at = find(names, TEMPLATE);
  const found = `The first row is: ${heading.slice(0, 8).join(' | ').slice(0, 200)}.`;
  if (at.size === 0) {
    throw new Refusal(
      'validation_error',
      `The first row is no heading that we know. It has to name the columns, with at least product_name and features; or upload Shopify’s or WooCommerce’s own export. ${found}`,
    );
  }
  needs(at, 'name', `the product’s name. Call it product_name. ${found}`);
  needs(at, 'text', `what is to be said of the product. Call it features. ${found}`);
  const file = { source: 'template', dialect: 'classic', keyColumn: keyOf(names, at) } as const;
  return build(heading, { ...file, optionColumns: [] }, { at });
}

function keyOf(names: readonly string[], at: ReadonlyMap<Field, number>): BulkFile['keyColumn'] {
  const name = names[at.get('reference') ?? -1];
  return name === 'id' || name === 'product id' ? 'id' : name === 'handle' ? 'handle' : 'sku';
}

function shopify(heading: readonly string[], names: readonly string[]): Columns {
  const at = find(names, SHOPIFY);
  needs(at, 'text', 'the description. Keep Body (HTML) when you export the products.');
  const dialect = names.includes('url handle') ? 'new' : 'classic';
  const carried = names.flatMap((name, index) =>
    /^option[123] (?:name|value|linked to)$/u.test(name) && names.indexOf(name) === index
      ? [index]
      : [],
  );
  const options = [1, 2, 3].flatMap((option) => {
    const name = names.indexOf(`option${option} name`);
    const value = names.indexOf(`option${option} value`);
    return value < 0 ? [] : [{ name, value }];
  });
  const optionColumns = carried.map((index) => (heading[index] ?? '').trim());
  const file = { source: 'shopify', dialect, keyColumn: 'handle', optionColumns } as const;
  return build(heading, file, { at, options, carried });
}

function woocommerce(heading: readonly string[], names: readonly string[]): Columns {
  const at = find(names, WOOCOMMERCE);
  if (!at.has('text') && !at.has('shortText')) {
    needs(at, 'text', 'the description. Keep Description when you export the products.');
  }
  const attributes = names.flatMap((name, index) => {
    const number = /^attribute (\d+) name$/u.exec(name)?.[1];
    if (number === undefined) return [];
    const values = names.indexOf(`attribute ${number} value(s)`);
    const visible = names.indexOf(`attribute ${number} visible`);
    return values < 0 ? [] : [{ name: index, values, visible }];
  });
  const keyColumn = at.has('id') ? 'id' : 'sku';
  const file = { source: 'woocommerce', dialect: 'classic', keyColumn, optionColumns: [] } as const;
  return build(heading, file, { at, attributes });
}

function needs(at: ReadonlyMap<Field, number>, field: Field, what: string): void {
  if (at.has(field)) return;
  throw new Refusal('validation_error', `There is no column for ${what}`);
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
  const unused = heading
    .map((name) => name.trim())
    .filter((name, index) => name !== '' && !used.has(index));
  return {
    file: { ...file, unused },
    count: heading.length,
    at,
    options,
    carried,
    attributes,
    label: (field) => heading[at.get(field) ?? -1]?.trim() ?? field,
  };
}
