interface Sold {
  readonly vendor: string;
  readonly title: string;
  readonly shopName: string;
}

/** Shopify's limit of each name. Putting the marks of a longer one in order could take seconds. */
const MAX_NAME = 255;

/**
 * The vendor, where it tells readers something: the brand of what a reseller sells. Shopify enters the
 * shop's own name as the vendor, which its pages say already, as does a title with the vendor in it.
 */
export function brandOf({ vendor, title, shopName }: Sold): string | undefined {
  const known = contains(title, vendor) || contains(shopName, vendor) || contains(vendor, shopName);
  return wordsOf(vendor) === '' || known ? undefined : vendor;
}

/** Whether a text has all words of a name, one after the other. */
function contains(text: string, name: string): boolean {
  const words = wordsOf(name);
  return words !== '' && ` ${wordsOf(text)} `.includes(` ${words} `);
}

/** "Oak & Linen" and "OAK-LINEN" have the same. */
function wordsOf(text: string): string {
  const words: readonly string[] =
    text
      .slice(0, MAX_NAME)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join(' ');
}
