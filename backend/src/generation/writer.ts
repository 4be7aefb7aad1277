import type { Listing, ListingTextField } from '@wareword/shared-schema';
import type { CitedFields, Provenance } from './provenance.ts';
import type { ListingRequest } from './request.ts';
import type { SeenImage } from './seen-image.ts';
import type { VoiceJudgment } from './voice/choices.ts';

export type { ListingRequest, RewriteTarget } from './request.ts';

/** What a writer returns: unchecked text, possibly with missing or extra fields. */
export type Draft = Partial<Pick<Listing, ListingTextField>> & {
  /** For its sentences, bullets and phrases, what of the input they rest on, word for word. */
  readonly quotes?: readonly Quoted[];
};

/** A text of a draft, and the words of the input that it rests on. */
export interface Quoted {
  readonly text: string;
  readonly quotes: readonly string[];
}

/** What a model has used for one listing: its corrected attempt and its look at images included. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars, where prices are configured. */
  readonly cost?: number;
}

/** A problem of a draft: the field, and a sentence that says what is wrong and how to fix it. */
export interface Violation {
  readonly field: ListingTextField;
  readonly problem: string;
}

/** A sentence that the truth gate took out of a draft, and why. */
export interface Removed {
  readonly field: ListingTextField;
  readonly text: string;
  readonly reason: string;
}

/** A listing's texts, and where each stretch of them comes from. */
export interface FinishedText {
  readonly text: Pick<Listing, ListingTextField>;
  readonly citations: CitedFields;
}

/** A draft, and the way to one that is better. */
export interface Written {
  readonly draft: Draft;
  readonly usage?: ModelUsage;
  /**
   * The draft as a finished text with its sources, where it keeps every rule by the way it was
   * made: it is then neither checked nor cut.
   */
  readonly finished?: FinishedText;
  /**
   * Asks once more and says what is wrong. Its usage is that of the second attempt only.
   * @throws {GenerationError} if there is no second draft; the first remains valid.
   */
  revise?(violations: readonly Violation[]): Promise<Written>;
  /**
   * Asks which of the numbered passages the request does not bear out. The answer can only take
   * text away.
   * @throws {GenerationError} if there is no answer; code then decides without one.
   */
  verify?(passages: readonly Passage[]): Promise<Verified>;
}

/** A stretch of a draft that is to be verified or, without a number, stands beside one that is. */
export interface Passage {
  readonly number?: number;
  readonly field: ListingTextField;
  readonly text: string;
  /** What made code doubt it. */
  readonly note?: string;
}

/** The passages that a request does not bear out, and what it took to ask. */
export interface Verified {
  /** Their numbers; undefined if there was no time to ask. */
  readonly denied: ReadonlySet<number> | undefined;
  readonly usage?: ModelUsage | undefined;
}

/** What a writer saw in the images of a request, one entry for each. */
export interface SeenImages {
  readonly images: readonly SeenImage[];
  readonly usage?: ModelUsage | undefined;
}

/** One way of writing a listing. A draft that is not finished passes the finisher. */
export interface Writer {
  readonly name: 'embedded' | 'openai';
  /**
   * @param options.startedAt when work on this listing began, by `performance.now()`; now by default
   * @throws {GenerationError} if there is no draft; any other error is a bug.
   */
  write(
    request: ListingRequest,
    signal: AbortSignal,
    options?: { readonly startedAt?: number },
  ): Promise<Written>;
  /**
   * Looks at the images of a request; absent if this writer cannot.
   * @throws {GenerationError} if nothing was seen; the listing is then written without.
   */
  describe?(
    request: ListingRequest & { readonly images: readonly string[] },
    signal: AbortSignal,
  ): Promise<SeenImages>;
  /** Judges how texts sound; absent if this writer cannot. */
  readonly assessVoice?: AssessVoice;
}

/**
 * Judges how a brand's texts sound.
 * @param options.caller who asks, for a fair share of the model
 * @throws {GenerationError} if there is no judgment
 */
export type AssessVoice = (
  texts: readonly string[],
  options: { readonly caller: string; readonly signal: AbortSignal },
) => Promise<VoiceJudgment>;

/** A listing that passed the finisher, and what it took. */
export interface GeneratedListing {
  readonly listing: Listing;
  readonly writer: Writer['name'];
  readonly usage?: ModelUsage | undefined;
  /** What the gate took out of a model's draft, and why. */
  readonly removed?: readonly Removed[] | undefined;
  /** Where each stretch of each field comes from. */
  readonly provenance?: Provenance | undefined;
}

/** Request to listing: a writer and the finisher behind one call. */
export interface Generator {
  /**
   * @param signal ends the work early; what it was doing is then a transient failure.
   * @throws {GenerationError}
   */
  generate(request: ListingRequest, signal: AbortSignal): Promise<GeneratedListing>;
}
