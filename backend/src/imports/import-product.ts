import { countCodePoints, REQUEST_LIMITS } from '@wareword/shared-schema';
import { enforceAttemptLimit } from '../rate-limits/index.ts';
import type { Database } from '../database/index.ts';
import { plainText } from '../generation/index.ts';
import { invalid } from '../errors.ts';
import type { UserId } from '../identifiers.ts';
import { findProduct, isNode, textOf, type LinkedNode } from './json-ld.ts';
import type { ParsedPage } from './page-parser.ts';
import type { ProductPageFetcher } from './product-page-fetcher.ts';

/** What the form can be filled with; each text fits its field, and is empty if unknown. */
export interface ImportedProduct {
  readonly product_name: string;
  readonly features: string;
  readonly category: string;
  readonly price: string;
  /** Whether the page says more about the product than fits the features. */
  readonly shortened: boolean;
}

/** Imports per person. */
const LIMIT = { max: 20, seconds: 60 } as const;

/**
 * Characters of each text that are looked at, and attributes: far more than a form takes, and so few
 * that no page keeps other requests waiting.
 */
const MAX_SHORT = 1_000;
const MAX_DESCRIPTION = 20_000;
const MAX_VALUE = 200;
const MAX_ATTRIBUTES = 60;

/** Properties of a schema.org Product that become lines of the features, by their label there. */
const ATTRIBUTE_NAMES = {
  brand: 'Brand',
  material: 'Material',
  color: 'Color',
  size: 'Size',
  weight: 'Weight',
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
} as const;

/** Values of UN/CEFACT's unit codes, which stores use. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ KGM: 'kg', GRM: 'g', LBR: 'lb', ONZ: 'oz' },
  ...{ MTR: 'm', CMT: 'cm', MMT: 'mm', INH: 'in', FOT: 'ft', LTR: 'l', MLT: 'ml' },
};

/**
 * Reads a product's details from a page: schema.org Product as JSON-LD, else as microdata, else what
 * Open Graph says of the page.
 * @throws {DomainError} `invalid` if the page cannot be read or names no product; `limit_exceeded`
 */
export async function importProduct({
  ctx,
  input,
}: {
  ctx: { database: Database; productPages: ProductPageFetcher };
  input: { userId: UserId; address: string };
}): Promise<ImportedProduct> {
  await enforceAttemptLimit({
    ctx,
    input: { action: 'import', subject: input.userId, limit: LIMIT },
  });
  const page = await ctx.productPages.read(input.address);
  const node = await findProduct(page.jsonLd);
  const said = node === undefined ? fromMarkup(page) : fromNode(node, page);
  const product_name = shortText(said.name, REQUEST_LIMITS.product_name);
  if (product_name === '') {
    throw invalid(
      "There's no product on this page. Check the URL, or paste the product's text instead.",
      'no_product',
    );
  }
  const { features, shortened } = featuresOf(said);
  return {
    product_name,
    features,
    category: shortText(said.category, REQUEST_LIMITS.category),
    price: shortText(said.price, REQUEST_LIMITS.price),
    shortened,
  };
}

/** The details of a product that its page states. */
interface PageDetails {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly price: string;
  /** `Material: walnut` */
  readonly attributes: readonly string[];
}

function fromNode(node: LinkedNode, { meta }: ParsedPage): PageDetails {
  const more: unknown[] = [node['additionalProperty'] ?? []].flat();
  const properties = more
    .slice(0, MAX_ATTRIBUTES)
    .filter(isNode)
    .map((one) => [textOf(one['name']), measureOf(one)] as const);
  const named = Object.entries(ATTRIBUTE_NAMES).map(
    ([key, name]) => [name, measureOf(node[key])] as const,
  );
  const category = node['category'];
  return {
    name: textOf(node['name']) || (meta.get('og:title') ?? ''),
    description: textOf(node['description']) || (meta.get('og:description') ?? ''),
    // A path of categories ends with the product's own.
    category:
      (Array.isArray(category) ? textOf(category.at(-1)) : textOf(category))
        .slice(-MAX_SHORT)
        .split(/[>/]/u)
        .at(-1) ?? '',
    price: priceOf(node['offers']),
    attributes: attributeLines([...named, ...properties]),
  };
}

function fromMarkup({ microdata, meta }: ParsedPage): PageDetails {
  const named = Object.entries(ATTRIBUTE_NAMES).map(
    ([key, name]) => [name, microdata.get(key) ?? ''] as const,
  );
  const amount =
    microdata.get('price') ?? meta.get('product:price:amount') ?? meta.get('og:price:amount') ?? '';
  const currency =
    microdata.get('priceCurrency') ??
    meta.get('product:price:currency') ??
    meta.get('og:price:currency') ??
    '';
  const isProduct = /product/i.test(meta.get('og:type') ?? '') || amount !== '';
  return {
    // Every page has a title: it is a product's only if the page says that it is about one.
    name: microdata.get('name') ?? (isProduct ? (meta.get('og:title') ?? '') : ''),
    description:
      microdata.get('description') ?? meta.get('og:description') ?? meta.get('description') ?? '',
    category: microdata.get('category') ?? '',
    price: `${amount} ${currency}`.trim(),
    attributes: attributeLines(named),
  };
}

function attributeLines(named: readonly (readonly [string, string])[]): string[] {
  return named
    .filter(([name, value]) => name.length <= MAX_VALUE && value.length <= MAX_VALUE)
    .slice(0, MAX_ATTRIBUTES)
    .map(([name, value]) => [plainText(name), plainText(value)] as const)
    .filter(([name, value]) => name !== '' && value !== '' && value.length <= 100)
    .map(([name, value]) => `${name}: ${value}`);
}

/** `32 cm` of a quantity, or a value as it is. */
function measureOf(value: unknown): string {
  if (!isNode(value) || value['value'] === undefined) return textOf(value);
  const code = textOf(value['unitCode']);
  const unit = textOf(value['unitText']) || (UNITS[code] ?? '');
  return `${textOf(value['value'])} ${unit}`.trim();
}

function priceOf(offers: unknown): string {
  const offer: unknown = Array.isArray(offers) ? offers[0] : offers;
  if (!isNode(offer)) return '';
  const amount = textOf(offer['price'] ?? offer['lowPrice']);
  const specification: unknown = [offer['priceSpecification']].flat()[0];
  if (amount === '' && isNode(specification)) return priceOf(specification);
  return amount === '' ? '' : `${amount} ${textOf(offer['priceCurrency'])}`.trim();
}

/** The description's sentences and the attributes, whole lines as far as they fit. */
function featuresOf({ name, description, attributes }: PageDetails): {
  features: string;
  shortened: boolean;
} {
  const lines = plainText(description.slice(0, MAX_DESCRIPTION), true)
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?]) (?=\p{Lu})/u))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const sentences = linesThatFit(lines, REQUEST_LIMITS.features);
  // Against the few sentences that are kept: searching a whole description takes a long time.
  const said = sentences.join('\n');
  const all = [...lines, ...attributes.filter((line) => !said.includes(line))];
  const kept = linesThatFit(all, REQUEST_LIMITS.features);
  const features =
    kept.join('\n') ||
    fit(lines.join(' ') || plainText(name.slice(0, MAX_SHORT)), REQUEST_LIMITS.features);
  const isCut = description.length > MAX_DESCRIPTION;
  return { features, shortened: isCut || kept.length < all.length };
}

/** The lines that fit together, in characters; one that is too long is left out. */
function linesThatFit(lines: readonly string[], limit: number): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    const added = countCodePoints(line) + 1;
    if (length + added > limit + 1) continue;
    kept.push(line);
    length += added;
  }
  return kept;
}

function shortText(text: string, limit: number): string {
  return fit(plainText(text.slice(0, MAX_SHORT)), limit);
}

/** Cut at a word. */
function fit(text: string, limit: number): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit).join('');
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd();
}
