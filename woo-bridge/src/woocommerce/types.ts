import type { WooStoreError } from './errors.ts';
import type { SeoMetaKey } from './seo.ts';

/** A category or tag of a product. Names contain entities (`&amp;`), as in the store. */
export interface WooTerm {
  readonly id: number;
  readonly name: string;
}

/** A category of the store, for filters. */
export interface WooCategory extends WooTerm {
  readonly slug: string;
  /** 0 for a top-level category. */
  readonly parent: number;
  /** Number of published products in it. */
  readonly count: number;
}

export interface WooAttribute {
  readonly name: string;
  readonly options: readonly string[];
  /** True if the options distinguish a variable product's variations. */
  readonly variation: boolean;
  /** Whether the product's page shows it. */
  readonly visible: boolean;
}

/** One line of the product list. */
export interface WooProductSummary {
  readonly id: number;
  readonly name: string;
  /** `simple`, `variable`, `variation`, `grouped`, `external`, or what a plugin added. */
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
 * A product as stored: every text is raw (`context=edit`), byte for byte, so that it can be
 * restored.
 */
export interface WooProduct extends WooProductSummary {
  readonly slug: string;
  readonly description: string;
  readonly shortDescription: string;
  /** Whether a text was far too long and is truncated here. Such a product is never written. */
  readonly oversized: boolean;
  readonly regularPrice: string;
  readonly tags: readonly WooTerm[];
  readonly attributes: readonly WooAttribute[];
  /** The product's entries of SEO plugins; missing keys are absent. */
  readonly seoMeta: Readonly<Partial<Record<SeoMetaKey, string>>>;
}

/** The texts of a product that WordPress sanitizes and strips of backslashes when saving. */
export const TEXT_FIELDS = ['name', 'description', 'shortDescription'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** A tag to write: one that exists, by its id, or a new one, by its name. */
export type WooTagWrite =
  | { readonly id: number; readonly name: string }
  | { readonly name: string };

/**
 * What to write to one product. Absent fields stay as they are. Texts are given as they should be
 * read back; this module determines what to send for that.
 */
export interface WooProductChange {
  readonly id: number;
  /** The product as just read; read again if absent. */
  readonly current?: WooProduct;
  readonly name?: string;
  readonly description?: string;
  readonly shortDescription?: string;
  /** The complete list: other tags are removed from the product. See `mergeTags`. */
  readonly tags?: readonly WooTagWrite[];
  /** Entries to set; `null` removes one. */
  readonly seoMeta?: Readonly<Partial<Record<SeoMetaKey, string | null>>>;
}

/** A field that a store did not save as sent. */
export type WrittenField = TextField | 'tags' | 'seoMeta';

/** The outcome for one product of a batch. */
export type WooUpdateOutcome =
  | {
      readonly id: number;
      readonly ok: true;
      /** The product as the store has it now, raw. */
      readonly product: WooProduct;
      /**
       * Fields that the store changed on saving, such as sanitized HTML. Empty if saved exactly.
       */
      readonly changedByStore: readonly WrittenField[];
    }
  | { readonly id: number; readonly ok: false; readonly error: WooStoreError };

export interface ListProductsQuery {
  readonly search?: string;
  readonly status?: 'any' | 'publish' | 'draft' | 'pending' | 'private' | 'future' | 'trash';
  /** A category's id. */
  readonly category?: number;
  /** The page of the newest products, starting at 1. */
  readonly page?: number;
  /** Instead of a page: how many products to skip of all in the order of their ids. */
  readonly offset?: number;
  /** 1 to 100; 20 if absent. */
  readonly perPage?: number;
}

export interface ProductPage {
  readonly items: readonly WooProductSummary[];
  /** The total over all pages. */
  readonly total: number;
  readonly pages: number;
}

/** One of the app's webhooks in WooCommerce, once the store has created it. */
export interface WooWebhook {
  readonly id: number;
  /** The time by the store's clock. */
  readonly createdAt: Date;
}

/** Owners pause a webhook; WooCommerce disables one whose deliveries fail. */
export type WooWebhookStatus = 'active' | 'paused' | 'disabled';

/** The events a store can report. */
export type WooTopic = 'product.created' | 'product.updated';
