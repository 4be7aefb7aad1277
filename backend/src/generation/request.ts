import type { BrandStyle, GenerateRequest, ListingTextField } from '@wareword/shared-schema';

/** One field of a listing that is to be written again. */
export interface RewriteTarget {
  readonly listingId: string;
  readonly field: ListingTextField;
  /** The text to rephrase; a list has one text per line. */
  readonly current: string;
  /** The brand of the listing, which may have been archived since. */
  readonly brandName: string | null;
  readonly brandStyle?: BrandStyle | null | undefined;
}

/** The part of a request that a listing is written from, and what writers need besides it. */
export type ListingRequest = Pick<
  GenerateRequest,
  'product_name' | 'features' | 'platform' | 'tone'
> &
  Partial<
    Pick<
      GenerateRequest,
      | 'category'
      | 'price'
      | 'customer'
      | 'competitors'
      | 'attributes'
      | 'variants'
      | 'banned_words'
      | 'keywords'
      | 'locale'
      | 'images'
      | 'images_as_facts'
    >
  > & {
    /** Name of the brand that the listing belongs to. */
    readonly brand_name?: string | undefined;
    /** How that brand sounds. It affects only the wording, and is never a fact. */
    readonly brand_style?: BrandStyle | undefined;
    /** Who asked, so that one workspace's failures don't hold up the others. */
    readonly workspaceId?: string | undefined;
    /** Set if only one field of what is written will be used. */
    readonly rewrite?: RewriteTarget | undefined;
  };
