import { textForm } from '@wareword/publishing';
import { alterationOf } from './saved-text.ts';
import { SEO_PLUGINS, type SeoMetaKey, type SeoPlugin } from './seo.ts';
import { TEXT_FIELDS, type TextField, type WooProduct } from './types.ts';

/**
 * Shortcodes, told from words in brackets: they are well known, have settings, end another, or have
 * a name that no word has.
 */
const SHORTCODE =
  /\[\/[a-z][\w-]{0,60}\]|\[(?:gallery|caption|video|audio|embed|playlist|products?)\]|\[[a-z][a-z0-9]{0,60}[_-][\w-]{0,60}(?:\s[^[\]]{0,500})?\]|\[[a-z][\w-]{0,60}(?:\s+[\w-]{1,60}=(?:"[^"]{0,500}"|'[^']{0,500}'|[^\s"'\]]{1,500})){1,20}\s*\/?\]/gi;

/** What a product says about itself, as plain text: no markup, no entities, no shortcodes. */
export interface ProductMaterial {
  readonly name: string;
  readonly categories: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly options: readonly string[] }[];
  /** As the store has it, without a currency; empty where it has none. */
  readonly price: string;
  readonly description: string;
  readonly shortDescription: string;
  readonly tags: readonly string[];
}

/** Reads what a listing can be asked from out of a product. */
export function productMaterial(product: WooProduct): ProductMaterial {
  return {
    name: plainText(product.name),
    categories: product.categories.map(({ name }) => plainText(name)),
    attributes: product.attributes.map(({ name, options }) => ({
      name: plainText(name),
      options: options.map(plainText).filter((option) => option !== ''),
    })),
    price: product.price,
    description: plainText(product.description.replace(SHORTCODE, ' ')),
    shortDescription: plainText(product.shortDescription.replace(SHORTCODE, ' ')),
    tags: product.tags.map(({ name }) => plainText(name)),
  };
}

/** What a reader sees of a text of the store. */
export function plainText(raw: string): string {
  return textForm(raw, 'html');
}

/** The entries that hold keyphrase and meta description for a plugin; `null` removes one. */
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

/** Keyphrase and meta description that a product has for a plugin; `undefined` for none. */
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

/** A text that this store could not take back byte for byte, and why, in a sentence for its owner. */
export interface NotRestorable {
  readonly field: TextField;
  readonly reason: string;
  /** Whether a reader of the page would notice what an undo could not bring back. */
  readonly visible: boolean;
}

/**
 * The texts that an undo could not restore exactly, because WordPress's cleaning would alter them
 * when they are sent back: its owner saved them in WordPress itself, where nothing is cleaned. Do
 * not overwrite these without the owner's word.
 */
export function notRestorable(product: WooProduct): readonly NotRestorable[] {
  return TEXT_FIELDS.flatMap((field) => {
    const alteration = alterationOf(product[field]);
    return alteration === undefined ? [] : [{ field, ...alteration }];
  });
}
