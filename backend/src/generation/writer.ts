import type { GenerateRequest, Listing, ListingTextField } from '@wareword/shared-schema';

/** What a listing is written from: the request without what only the account needs. */
export type ListingRequest = Pick<
  GenerateRequest,
  'product_name' | 'features' | 'platform' | 'tone'
> &
  Partial<Pick<GenerateRequest, 'category' | 'price' | 'customer' | 'competitors'>> & {
    /** Name of the brand that the listing is filed under. */
    readonly brand_name?: string | undefined;
  };

/** What a writer hands in: text that nobody has checked yet, with fields missing or too many. */
export type Draft = Partial<Pick<Listing, ListingTextField>>;

/** Tokens that a model has used for one draft. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * One way of writing a listing. A writer knows nothing of limits and markup: whatever it hands in
 * passes the finisher.
 */
export interface Writer {
  readonly name: 'embedded' | 'openai';
  /** @throws {GenerationError} where no draft can be had; any other error is a bug. */
  write(
    request: ListingRequest,
    signal: AbortSignal,
  ): Promise<{ draft: Draft; usage?: ModelUsage }>;
}

/** A listing that passed the finisher, and what it took. */
export interface GeneratedListing {
  readonly listing: Listing;
  readonly writer: Writer['name'];
  readonly usage?: ModelUsage | undefined;
}

/** Request to listing: a writer and the finisher behind one call. */
export interface Generator {
  /**
   * @param signal ends the work early; what it was doing is then a transient failure.
   * @throws {GenerationError}
   */
  generate(request: ListingRequest, signal: AbortSignal): Promise<GeneratedListing>;
}
