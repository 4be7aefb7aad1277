import type { Field, FieldValues } from './fields.ts';

/** What can be kept as JSON. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** What a product says about itself, in plain text, for the request of a listing. */
export interface ProductMaterial {
  readonly name: string;
  readonly categories: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly options: readonly string[] }[];
  /** Empty where it has none. */
  readonly price: string;
  readonly description: string;
  readonly summary: string;
  readonly tags: readonly string[];
}

/** A product as its store has it now. */
export interface StoreProduct {
  /** The store's own id. */
  readonly id: string;
  /** For lists, in plain text. */
  readonly name: string;
  /** The store's mark of the last change, compared as it is. */
  readonly modified: string;
  readonly trashed: boolean;
  readonly values: FieldValues;
  readonly material: ProductMaterial;
  /** Texts that the store could not take back byte for byte. */
  readonly unrestorable: readonly { readonly field: Field; readonly reason: string }[];
  /** Whatever the store needs to put these values back, for {@link ProductWrite.restore}. */
  readonly raw: Json;
}

/** What to write to one product. What is not named stays. */
export type ProductWrite =
  | {
      /** As it was read just before. */
      readonly product: StoreProduct;
      /** Raw, as they shall be read back. Tags are the whole list. */
      readonly values: FieldValues;
    }
  | {
      readonly product: StoreProduct;
      /** Puts these fields back to what they were when `raw` was read. */
      readonly restore: { readonly fields: readonly Field[]; readonly raw: Json };
    };

export type WriteOutcome =
  | { readonly id: string; readonly written: true; readonly product: StoreProduct }
  | { readonly id: string; readonly written: false; readonly failure: StoreFailure };

/** Most products that are read or written in one call. */
export const BATCH_SIZE = 100;

/**
 * A store's products, as a run needs them: the one door between runs and the platform that they
 * run on. Every method rejects with {@link StoreFailure} and nothing else, also where the app has no
 * access to the store any more.
 */
export interface StoreCatalogue {
  /**
   * Products that match a selection of the app's own, a page at a time.
   * @param cursor null for the first page, then what the page before named as `next`
   */
  find(
    selection: Json,
    cursor: string | null,
  ): Promise<{
    readonly products: readonly { readonly id: string; readonly name: string }[];
    readonly next: string | null;
  }>;
  /** At most {@link BATCH_SIZE}; those that are gone are left out. */
  read(ids: readonly string[]): Promise<readonly StoreProduct[]>;
  /** At most {@link BATCH_SIZE}; one product's failure does not touch the others. */
  write(writes: readonly ProductWrite[]): Promise<readonly WriteOutcome[]>;
}

/**
 * What goes wrong with a store. The message is for its owner, says what to do, and holds no secret.
 *
 * `access_denied`: nothing can be done until its owner lets us in again. `passing`: the same call
 * may succeed a little later. `refused`: this product's trouble alone.
 */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly kind: 'access_denied' | 'passing' | 'refused';
  /** The app's own code for it. */
  readonly code: string;

  constructor(kind: StoreFailure['kind'], code: string, message: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}
