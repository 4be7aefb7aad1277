import { textForm } from '@wareword/publishing';
import { VARIANT_LIMITS } from '@wareword/shared-schema';
import { alterationOf, TRIMMED } from './saved-text.ts';
import { SEO_PLUGINS, type SeoMetaKey, type SeoPlugin } from './seo.ts';
import { TEXT_FIELDS, type TextField, type WooAttribute, type WooProduct } from './types.ts';

/**
 * Shortcodes, as distinct from words in brackets: they are well known, have settings, close another
 * one, or have a name that is not a word.
 */
const SHORTCODE =
  /\[\/[a-z][\w-]{0,60}\]|\[(?:gallery|caption|video|audio|embed|playlist|products?)\]|\[[a-z][a-z0-9]{0,60}[_-][\w-]{0,60}(?:\s[^[\]]{0,500})?\]|\[[a-z][\w-]{0,60}(?:\s+[\w-]{1,60}=(?:"[^"]{0,500}"|'[^']{0,500}'|[^\s"'\]]{1,500})){1,20}\s*\/?\]/gi;

/** The names of the shortcodes in a text, without closing ones. */
export function shortcodesIn(text: string): string[] {
  return Array.from(text.matchAll(SHORTCODE), ([code]) => code)
    .filter((code) => !code.startsWith('[/'))
    .map((code) => /^\[([\w-]+)/.exec(code)?.[1]?.toLowerCase() ?? '');
}

/** Why no listing is written for a product that is too large to be read completely. */
export const OVERSIZED = {
  code: 'text_too_long',
  message:
    "One of this product's fields has more than 1,000,000 characters, or all of them together are too long. Shorten them in your store, then try again.",
} as const;

/** A product's details as plain text: no markup, entities or shortcodes. */
export interface WooProductDetails {
  readonly name: string;
  readonly categories: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly options: readonly string[] }[];
  readonly variants: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** The price as saved in the store, without a currency; empty if it has none. */
  readonly price: string;
  readonly description: string;
  readonly shortDescription: string;
  readonly tags: readonly string[];
}

/** Maximum names of each kind that are read; a request contains only a few. */
const MAX_NAMES = 50;
/** One more of a variant's values than a request can have, so that too many are noticed. */
const MAX_VALUES = VARIANT_LIMITS.values + 1;
/** Maximum characters read of a name, and of a text with its markup; a request contains 600. */
const MAX_NAME = 500;
const MAX_TEXT = 20_000;

/** Extracts the details for a listing request from a product. */
export function productDetails(product: WooProduct): WooProductDetails {
  const isVariable = product.type.startsWith('variable');
  const isVariant = ({ variation }: WooAttribute) => isVariable && variation;
  let optionsLeft = MAX_NAMES;
  // Attributes hidden in the store do not belong in the listing either.
  const shown = product.attributes.filter((one) => one.visible && !isVariant(one));
  const attributes = shown.slice(0, MAX_NAMES).map(({ name, options }) => {
    const read = options.slice(0, optionsLeft);
    optionsLeft -= read.length;
    return { name: plainName(name), options: plainNames(read) };
  });
  const variants = product.attributes
    .filter(isVariant)
    .slice(0, VARIANT_LIMITS.variants)
    .map(({ name, options }) => ({
      name: plainName(name),
      values: plainNames(options.slice(0, MAX_VALUES)),
    }));
  return {
    name: plainName(product.name),
    categories: product.categories.slice(0, MAX_NAMES).map(({ name }) => plainName(name)),
    attributes,
    variants,
    price: product.price,
    description: withoutShortcodes(product.description),
    shortDescription: withoutShortcodes(product.shortDescription),
    tags: product.tags.slice(0, MAX_NAMES).map(({ name }) => plainName(name)),
  };
}

function plainNames(names: readonly string[]): string[] {
  return names.map(plainName).filter((name) => name !== '');
}

function plainName(name: string): string {
  return plainText(name.slice(0, MAX_NAME));
}

function withoutShortcodes(text: string): string {
  return plainText(text.slice(0, MAX_TEXT).replace(SHORTCODE, ' '));
}

/** The visible text of a store's HTML. */
export function plainText(raw: string): string {
  return textForm(raw, 'html');
}

/** The entries with a plugin's keyphrase and meta description; `null` removes one. */
export function seoMeta(
  plugin: SeoPlugin,
  values: { keyphrase?: string | null; metaDescription?: string | null },
): Partial<Record<SeoMetaKey, string | null>> {
  const keys = SEO_PLUGINS[plugin];
  const entries: Partial<Record<SeoMetaKey, string | null>> = {};
  if (values.keyphrase !== undefined) entries[keys.keyphrase] = values.keyphrase;
  if (values.metaDescription !== undefined) entries[keys.metaDescription] = values.metaDescription;
  return entries;
}

/** A product's keyphrase and meta description for a plugin; `undefined` for none. */
export function seoValues(
  plugin: SeoPlugin,
  product: WooProduct,
): { keyphrase: string | undefined; metaDescription: string | undefined } {
  const keys = SEO_PLUGINS[plugin];
  return {
    keyphrase: product.seoMeta[keys.keyphrase],
    metaDescription: product.seoMeta[keys.metaDescription],
  };
}

/** A text that this store could not restore byte for byte, and why, in a sentence for its owner. */
export interface NotRestorable {
  readonly field: TextField;
  readonly reason: string;
  /** Whether a reader of the page would notice what an undo could not restore. */
  readonly visible: boolean;
}

/**
 * The texts that an undo could not restore exactly: the owner saved them in WordPress itself, and
 * WordPress would sanitize them when an app sends them back. Do not overwrite these without the
 * owner's consent.
 */
export async function notRestorable(product: WooProduct): Promise<readonly NotRestorable[]> {
  const found: NotRestorable[] = [];
  for (const field of TEXT_FIELDS) {
    const text = product[field];
    const trimmed = field === 'name' && text !== text.trim() ? TRIMMED : undefined;
    const alteration = (await alterationOf(text)) ?? trimmed;
    if (alteration !== undefined) found.push({ field, ...alteration });
  }
  return found;
}
