import type { GenerateRequest } from '@wareword/shared-schema';

/** What a listing is written from: the request without what only the account needs. */
export type ListingRequest = Pick<
  GenerateRequest,
  'product_name' | 'features' | 'platform' | 'tone'
> &
  Partial<Pick<GenerateRequest, 'category' | 'price' | 'customer' | 'competitors'>> & {
    /** Name of the brand that the listing is filed under. */
    readonly brand_name?: string | undefined;
    /** Identifies who asked, so that one caller's failures don't hold up the others. */
    readonly caller?: string | undefined;
  };
