import type { ShopRow } from './shops/index.ts';

/** The authenticated sender of a request. */
export interface Visit {
  readonly shop: ShopRow;
  /** The staff member's id (`sub` of the session token). */
  readonly staff: string;
  /** The language of the page, and how it writes numbers and dates: `de-CH`. */
  readonly locale: string;
  /** Obtains new access with this request's session token, after Shopify revoked the old one. */
  readonly renewAccess: () => Promise<void>;
}
