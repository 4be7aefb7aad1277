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

/** What a model has used for one listing, its corrected attempt included. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars, where prices are configured. */
  readonly cost?: number;
}

/** What is wrong with a draft: a field, and a sentence that says why and how to mend it. */
export interface Violation {
  readonly field: ListingTextField;
  readonly problem: string;
}

/** A draft, and the way to one that is better. */
export interface Written {
  readonly draft: Draft;
  readonly usage?: ModelUsage;
  /**
   * Asks once more, with what is wrong named. Its usage is that of the second attempt alone.
   * @throws {GenerationError} where no second draft can be had; the first is still there.
   */
  revise?(violations: readonly Violation[]): Promise<Written>;
}

/**
 * One way of writing a listing. A writer knows nothing of limits and markup: whatever it hands in
 * passes the finisher.
 */
export interface Writer {
  readonly name: 'embedded' | 'openai';
  /** @throws {GenerationError} where no draft can be had; any other error is a bug. */
  write(request: ListingRequest, signal: AbortSignal): Promise<Written>;
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
