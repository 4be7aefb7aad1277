import type { ProductStatus } from '../shop/records.ts';

/**
 * A product as its owner entered it on the shop's own pages: the texts are stored as they are here,
 * without the sanitizing that the REST API does.
 */
export interface Recipe {
  readonly name: string;
  /** "Parent > Child" creates both. */
  readonly categories: readonly string[];
  readonly tags?: readonly string[];
  readonly sku?: string;
  readonly price?: string;
  readonly sale?: string;
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  /** The attributes that variations differ in; makes the product a variable one. */
  readonly variations?: readonly string[];
  readonly status?: ProductStatus;
  readonly short?: string;
  readonly description?: string;
  readonly meta?: Readonly<Record<string, string>>;
  readonly images?: number;
}
