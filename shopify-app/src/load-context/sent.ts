/** Listings that someone sent to this shop in Wareword's dashboard. */
export interface SentListings {
  readonly listings: readonly SentListing[];
}

export interface SentListing {
  readonly listingId: string;
  readonly productName: string;
  readonly title: string;
  /** The product that this shop requested it for; null if the merchant must choose one. */
  readonly product: SentProduct | null;
}

export interface SentProduct {
  /** `gid://shopify/Product/1`. */
  readonly id: string;
  readonly title: string;
}

export interface StartSentInput {
  /** A UUID; two requests with the same one create one run. */
  readonly requestId: string;
  readonly products: readonly (SentProduct & { readonly listingId: string })[];
}

export interface DismissSentInput {
  readonly listingId: string;
}
