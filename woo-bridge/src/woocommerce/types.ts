import type { WooStoreError } from './errors.ts';
import type { SeoMetaKey } from './seo.ts';

/** A category or tag as a product carries it. Names hold entities (`&amp;`), as the store does. */
export interface WooTerm {
  readonly id: number;
  readonly name: string;
}

/** A category of the store, for filters. */
export interface WooCategory extends WooTerm {
  readonly slug: string;
  /** 0 for one at the top. */
  readonly parent: number;
  /** How many published products it holds. */
  readonly count: number;
}

export interface WooAttribute {
  readonly name: string;
  readonly options: readonly string[];
  /** True where the options tell a variable product's variations apart. */
  readonly variation: boolean;
}

/** One line of the product list. */
export interface WooProductSummary {
  readonly id: number;
  readonly name: string;
  /** `simple`, `variable`, `grouped`, `external`, or what a plugin added. */
  readonly type: string;
  /** `publish`, `draft`, `pending`, `private`, `future` or `trash`. */
  readonly status: string;
  readonly sku: string;
  readonly price: string;
  readonly permalink: string;
  readonly imageUrl: string | undefined;
  readonly categories: readonly WooTerm[];
  /** `date_modified_gmt`, to the second, without a zone: compare it as text. */
  readonly modifiedAt: string;
}

/**
 * A product as the store keeps it: every text is raw (`context=edit`), byte for byte, so that it
 * can be put back.
 */
export interface WooProduct extends WooProductSummary {
  readonly slug: string;
  readonly description: string;
  readonly shortDescription: string;
  readonly regularPrice: string;
  readonly tags: readonly WooTerm[];
  readonly attributes: readonly WooAttribute[];
  /** The SEO plugins' entries that the product has; a key that it lacks is absent. */
  readonly seoMeta: Readonly<Partial<Record<SeoMetaKey, string>>>;
}

/** The texts of a product that WordPress cleans, and strips of backslashes, when it saves. */
export const TEXT_FIELDS = ['name', 'description', 'shortDescription'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** A tag to write: one that exists, by its id, or a new one, by its name. */
export type WooTagWrite =
  { readonly id: number; readonly name: string } | { readonly name: string };

/**
 * What to write to one product. A field that is absent stays. Texts are given as they shall be
 * read back; what must be sent to the store for that is this module's business.
 */
export interface WooProductChange {
  readonly id: number;
  /** The product as it was read just before; read once more where absent. */
  readonly current?: WooProduct;
  readonly name?: string;
  readonly description?: string;
  readonly shortDescription?: string;
  /** The whole list: what it lacks is taken off the product. See `mergeTags`. */
  readonly tags?: readonly WooTagWrite[];
  /** Entries to set; `null` removes one. */
  readonly seoMeta?: Readonly<Partial<Record<SeoMetaKey, string | null>>>;
}

/** A field that a store did not keep as it was sent. */
export type WrittenField = TextField | 'tags' | 'seoMeta';

/** What became of one product of a batch. */
export type WooUpdateOutcome =
  | {
      readonly id: number;
      readonly ok: true;
      /** The product as the store has it now, raw. */
      readonly product: WooProduct;
      /** Fields that the store changed on its way in, cleaned HTML for one. Empty: kept exactly. */
      readonly changedByStore: readonly WrittenField[];
    }
  | { readonly id: number; readonly ok: false; readonly error: WooStoreError };

export interface ListProductsQuery {
  readonly search?: string;
  readonly status?: 'any' | 'publish' | 'draft' | 'pending' | 'private' | 'future' | 'trash';
  /** A category's id. */
  readonly category?: number;
  /** From 1. */
  readonly page?: number;
  /** 1 to 100; 20 where absent. */
  readonly perPage?: number;
}

export interface ProductPage {
  readonly items: readonly WooProductSummary[];
  /** Of all pages. */
  readonly total: number;
  readonly pages: number;
}

/** What a WooCommerce webhook of ours is, once the store made it. */
export interface WooWebhook {
  readonly id: number;
}
