import type { Field, FieldValues } from './fields.ts';

/** A value that can be stored as JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** The product details used to request a listing, in plain text. */
export interface ProductDetails {
  readonly name: string;
  readonly categories: readonly string[];
  /** For example, the material. */
  readonly attributes: readonly { readonly name: string; readonly options: readonly string[] }[];
  /** What buyers choose from, such as sizes. */
  readonly variants: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** Empty if there are none. */
  readonly price: string;
  readonly description: string;
  readonly summary: string;
  readonly tags: readonly string[];
}

/** A text that the store could not restore byte for byte, and why, as a sentence for its owner. */
export interface Unrestorable {
  readonly field: Field;
  readonly reason: string;
  /** Whether what an undo would lose is visible to readers. */
  readonly visible: boolean;
}

/** The current product in the store. */
export interface StoreProduct {
  /** The store's id for it. */
  readonly id: string;
  /** For lists, in plain text. */
  readonly name: string;
  /**
   * A value that changes when the product is edited; compared for equality only. A digest of what was
   * read, if the store's last-modified value also changes for other reasons, such as a sale.
   */
  readonly modified: string;
  readonly trashed: boolean;
  /** Whether shoppers can see it. */
  readonly published: boolean;
  /**
   * Why no listing can be written for it; null if one can. A variation, for example, has no texts
   * of its own.
   */
  readonly unsuited: { readonly code: string; readonly message: string } | null;
  readonly values: FieldValues;
  readonly details: ProductDetails;
  /** Texts that the store could not restore byte for byte. */
  readonly unrestorable: readonly Unrestorable[];
  /** What the store needs to restore these values, for {@link ProductWrite.restore}. */
  readonly raw: Json;
}

/** Changes to one product. Other fields are unchanged. */
export type ProductWrite =
  | {
      /** The product as just read. */
      readonly product: StoreProduct;
      /** Raw values, as they should be read back. Tags replace the whole list. */
      readonly values: FieldValues;
    }
  | {
      readonly product: StoreProduct;
      /** Restores these fields to their values when `raw` was read. */
      readonly restore: { readonly fields: readonly Field[]; readonly raw: Json };
    };

export type WriteOutcome =
  | { readonly id: string; readonly written: true; readonly product: StoreProduct }
  | { readonly id: string; readonly written: false; readonly failure: StoreError };

/** Maximum products per call. */
export const BATCH_SIZE = 100;

/**
 * The interface between runs and a platform. Every method rejects only with {@link StoreError},
 * including when the app has lost access to the store.
 */
export interface StoreCatalog {
  /**
   * A page of the products that match an app-specific selection.
   * @param cursor null for the first page, then `next` of the previous one
   */
  find(
    selection: Json,
    cursor: string | null,
  ): Promise<{
    readonly products: readonly { readonly id: string; readonly name: string }[];
    readonly next: string | null;
  }>;
  /**
   * At most {@link BATCH_SIZE}; deleted products are omitted. Rejects with `too_large` if their texts are
   * too long together; one that is too long on its own is `unsuited`.
   * @param options.toWrite includes in `raw` everything a restore needs
   * @param options.textsOnly `details` may then be incomplete: no listing is written from it
   */
  read(
    ids: readonly string[],
    options?: { readonly toWrite?: boolean; readonly textsOnly?: boolean },
  ): Promise<readonly StoreProduct[]>;
  /** At most {@link BATCH_SIZE}; products fail independently. */
  write(writes: readonly ProductWrite[]): Promise<readonly WriteOutcome[]>;
  /**
   * Removes what undone writes created besides the products, such as tags, if it is no longer used.
   * Restores do this themselves; call it after an interrupted one.
   */
  removeLeftovers(): Promise<void>;
}

/**
 * A failed store operation. The message tells the owner what to do and contains no secret.
 *
 * `access_denied`: the owner must give access again. `transient`: temporary, retry. `throttled`:
 * rate-limited, retry. `refused`: only this product is affected. `too_large`: ask for fewer products.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: 'access_denied' | 'transient' | 'throttled' | 'refused' | 'too_large';
  /** App-specific error code. */
  readonly code: string;
  /** The store's retry delay, if it gave one. */
  readonly retryAfterMs: number | undefined;
  /** The field whose value the store refused; undefined where it is about the whole product. */
  readonly field: Field | undefined;

  constructor(
    kind: StoreError['kind'],
    code: string,
    message: string,
    details: {
      readonly retryAfterMs?: number | undefined;
      readonly field?: Field | undefined;
    } = {},
  ) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.retryAfterMs = details.retryAfterMs;
    this.field = details.field;
  }

  /** Whether to retry automatically. */
  get retryable(): boolean {
    return this.kind === 'transient' || this.kind === 'throttled';
  }
}
