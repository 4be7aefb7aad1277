/** A product's number, as in the URLs of Shopify's admin. */
const NUMBER = /^\d{1,18}$/;
const PREFIX = 'gid://shopify/Product/';

/**
 * A product's number, from the number or Shopify's id (`gid://shopify/Product/1`); undefined for
 * anything else, such as a variant.
 */
export function productNumber(id: string): string | undefined {
  const number = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id;
  return NUMBER.test(number) ? number : undefined;
}

/** @param number of {@link productNumber} */
export function productGid(number: string): string {
  return PREFIX + number;
}
