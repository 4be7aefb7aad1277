import type { ListingRequest } from '../writer.ts';

/**
 * Characters that could end the fence or look like its end: angle brackets and their look-alikes,
 * line breaks that JSON leaves in place, and format characters, which hide text from people.
 */
const UNSAFE = /[<>\u2028\u2029\u0085﹤﹥＜＞\p{Cf}]/gu;

/** The fields that say something about the product, in the order in which the model reads them. */
const PRODUCT_FIELDS = [
  'product_name',
  'brand_name',
  'category',
  'features',
  'attributes',
  'variants',
  'customer',
  'price',
  'competitors',
] as const satisfies readonly (keyof ListingRequest)[];

/**
 * The product between two tags, as one line of JSON in which no field can contain a tag, so that
 * its content stays inside. A JSON parser restores each field exactly.
 */
export function fenceProduct(request: ListingRequest): string {
  const fields = PRODUCT_FIELDS.filter((field) => request[field] !== undefined);
  const product = Object.fromEntries(fields.map((field) => [field, request[field]]));
  return fenced('product_data', product);
}

/** A value between two tags, as one line of JSON in which nothing can contain a tag. */
export function fenced(name: string, value: unknown): string {
  const json = JSON.stringify(value).replace(UNSAFE, escapeUnits);
  return `<${name}>\n${json}\n</${name}>`;
}

function escapeUnits(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}
