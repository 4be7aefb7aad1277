interface ProductNames {
  readonly vendor: string;
  readonly title: string;
  readonly shopName: string;
}

/**
 * Shopify's limit for each of the names. Normalizing the combining marks of a longer one could take seconds.
 */
const MAX_NAME = 255;

/**
 * The vendor, if it says something new: the brand of what a reseller sells. Shopify enters the shop's own name
 * as the vendor by default, which the shop's pages already show. A title may contain the vendor, too.
 */
export function brandOf({ vendor, title, shopName }: ProductNames): string | undefined {
  const known = contains(title, vendor) || contains(shopName, vendor) || contains(vendor, shopName);
  return wordsOf(vendor) === '' || known ? undefined : vendor;
}

/** Whether a text has all words of a name, one after the other. */
function contains(text: string, name: string): boolean {
  const words = wordsOf(name);
  return words !== '' && ` ${wordsOf(text)} `.includes(` ${words} `);
}

/** The words of a name. "Oak & Linen" and "OAK-LINEN" have the same. */
function wordsOf(text: string): string {
  const words: readonly string[] =
    text
      .slice(0, MAX_NAME)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join(' ');
}
