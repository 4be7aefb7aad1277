import type { ShopRow } from './shops/index.ts';

/** The authenticated sender of a request. */
export interface Visit {
  readonly shop: ShopRow;
  /** The staff member's id (`sub` of the session token). */
  readonly staff: string;
  /** Of numbers and dates in English texts: `en-DE`. */
  readonly locale: string;
  /** Obtains new access with this request's session token, after Shopify revoked the old one. */
  readonly renewAccess: () => Promise<void>;
}
