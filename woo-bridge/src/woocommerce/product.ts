import type { SeoMetaKey, SeoPlugin } from './seo.ts';
import type { TextField, WooProduct, WooTagWrite, WooTerm } from './types.ts';

/** What a product tells a writer: plain text, without markup, entities or shortcodes. */
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

/** Reads what a generation can be asked from out of a product. */
export function productMaterial(product: WooProduct): ProductMaterial {
  throw new Error(`not built yet: ${product.id}`);
}

/**
 * The list to write so that a product has these tags besides its own: its own by id, those that
 * it lacks by name, compared as WooCommerce does, without case. None is ever lost.
 */
export function mergeTags(
  existing: readonly WooTerm[],
  names: readonly string[],
): readonly WooTagWrite[] {
  throw new Error(`not built yet: ${existing.length} ${names.length}`);
}

/** The entries that hold keyphrase and meta description for a plugin. */
export function seoMeta(
  plugin: SeoPlugin,
  values: { keyphrase?: string | null; metaDescription?: string | null },
): Partial<Record<SeoMetaKey, string | null>> {
  throw new Error(`not built yet: ${plugin} ${values.keyphrase}`);
}

/** Keyphrase and meta description that a product has for a plugin; `undefined` for none. */
export function seoValues(
  plugin: SeoPlugin,
  product: WooProduct,
): { keyphrase: string | undefined; metaDescription: string | undefined } {
  throw new Error(`not built yet: ${plugin} ${product.id}`);
}

/** A text that this store could not take back byte for byte, and why, in a sentence for its owner. */
export interface NotRestorable {
  readonly field: TextField;
  readonly reason: string;
}

/**
 * The texts that an undo could not restore exactly, because the store's cleaning would change them
 * when they are sent back. Do not overwrite these without the owner's word.
 */
export function notRestorable(product: WooProduct): readonly NotRestorable[] {
  throw new Error(`not built yet: ${product.id}`);
}
