import type { Listing, ListingTextField } from '@wareword/shared-schema';
import type { CitedFields, Provenance } from './provenance.ts';
import type { ListingRequest } from './request.ts';
import type { ImageDescription } from './image-description.ts';
import type { VoiceJudgment } from './voice/choices.ts';

export type { ListingRequest, RewriteTarget } from './request.ts';

/** What a writer returns: unchecked text, possibly with missing or extra fields. */
export type Draft = Partial<Pick<Listing, ListingTextField>> & {
  /**
   * For its sentences, bullets and phrases, the words of the input that they are based on,
   * verbatim.
   */
  readonly quotes?: readonly QuotedText[];
};

/** A text of a draft, and the words of the input that it is based on. */
export interface QuotedText {
  readonly text: string;
  readonly quotes: readonly string[];
}

/**
 * The tokens that a model used for one listing, including its revision and the description of
 * images.
 */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars, if prices are configured. */
  readonly cost?: number;
}

/** A problem in a draft: the field, and a sentence that says what is wrong and how to fix it. */
export interface Violation {
  readonly field: ListingTextField;
  readonly problem: string;
}

/** A sentence that the truth gate removed from a draft, and why. */
export interface RemovedSentence {
  readonly field: ListingTextField;
  readonly text: string;
  readonly reason: string;
}

/** A listing's texts, and the source of each part of them. */
export interface FinishedText {
  readonly text: Pick<Listing, ListingTextField>;
  readonly citations: CitedFields;
}

/** A draft, and ways to improve it. */
export interface Written {
  readonly draft: Draft;
  readonly usage?: ModelUsage;
  /**
   * The draft as a finished text with its sources, if it follows every rule by construction. It is
   * then neither checked nor truncated.
   */
  readonly finished?: FinishedText;
  /**
   * Requests a corrected draft. Its usage is that of the second attempt only.
   * @throws {GenerationError} if there is no second draft; the first remains valid.
   */
  revise?(violations: readonly Violation[]): Promise<Written>;
  /**
   * Asks which of the numbered passages the request does not support. The answer can only remove
   * text.
   * @throws {GenerationError} if there is no answer; code then decides without one.
   */
  verify?(passages: readonly Passage[]): Promise<Verified>;
}

/** A passage of a draft to verify; without a number, it is only context for its neighbors. */
export interface Passage {
  readonly number?: number;
  readonly field: ListingTextField;
  readonly text: string;
  /** Why the code doubts it. */
  readonly note?: string;
}

/** The passages that the request does not support, and the tokens used to ask. */
export interface Verified {
  /** Their numbers; undefined if there was no time to ask. */
  readonly rejected: ReadonlySet<number> | undefined;
  readonly usage?: ModelUsage | undefined;
}

/** A writer's descriptions of the images of a request, one for each. */
export interface ImageDescriptions {
  readonly images: readonly ImageDescription[];
  readonly usage?: ModelUsage | undefined;
}

/**
 * One way of writing a listing. A draft without `finished` goes through the truth gate and the
 * finisher.
 */
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
   * Describes the images of a request; absent if this writer cannot.
   * @throws {GenerationError} if it fails; the listing is then written without them.
   */
  describe?(
    request: ListingRequest & { readonly images: readonly string[] },
    signal: AbortSignal,
  ): Promise<ImageDescriptions>;
  /** Judges how texts sound; absent if this writer cannot. */
  readonly assessVoice?: AssessVoice;
}

/**
 * Judges how a brand's texts sound.
 * @param options.workspaceId who asks, so that workspaces share the model fairly
 * @throws {GenerationError} if there is no judgment
 */
export type AssessVoice = (
  texts: readonly string[],
  options: { readonly workspaceId: string; readonly signal: AbortSignal },
) => Promise<VoiceJudgment>;

/** A finished and scored listing, with what it cost. */
export interface GeneratedListing {
  readonly listing: Listing;
  readonly writer: Writer['name'];
  readonly usage?: ModelUsage | undefined;
  /** What the truth gate removed from a model's draft, and why. */
  readonly removed?: readonly RemovedSentence[] | undefined;
  /** The source of each part of each field. */
  readonly provenance?: Provenance | undefined;
}

/** Writes, checks and scores a listing for a request. */
export interface Generator {
  /**
   * @param signal aborts the work, which is then a transient failure
   * @throws {GenerationError}
   */
  generate(request: ListingRequest, signal: AbortSignal): Promise<GeneratedListing>;
}
