import type { GeneratedListing, GenerationError, Generator } from '../generation/index.ts';
import type { ListingRequest } from '../generation/index.ts';
import { MAX_ATTEMPTS } from './context.ts';
import { runAttempt } from './run-attempt.ts';
import type { ModelBlocklist } from './model-blocklist.ts';

/** The rule-based writer takes a few milliseconds; this is for a busy machine. */
const TIMEOUT_MS = 5_000;

/** Dependencies of ending a generation for which the model wrote nothing. */
export interface FallbackContext {
  /** Writes the listing if the generator fails permanently. */
  readonly fallback: Generator | undefined;
  readonly modelBlocklist: ModelBlocklist;
}

/** Whether this was the last attempt. */
export function isLastAttempt(attempt: number, error: GenerationError): boolean {
  return !error.transient || attempt >= MAX_ATTEMPTS;
}

/**
 * Writes the listing with the rule-based writer after the last attempt. Undefined if there is none,
 * if the model declined this product, or if the generation was aborted; what the model did for it is
 * then counted, since no one pays for it.
 * @param unusable whether an attempt failed because of the model's answer
 * @throws {GenerationError} if the fallback fails as well
 */
export async function generateFallback(
  { fallback, modelBlocklist }: FallbackContext,
  request: ListingRequest,
  {
    error,
    unusable = error.unusable,
    signal,
  }: { error: GenerationError; unusable?: boolean; signal: AbortSignal },
): Promise<GeneratedListing | undefined> {
  const { workspaceId } = request;
  // Even if the caller has disconnected in the meantime.
  if (error.declined && workspaceId !== undefined)
    await modelBlocklist.record(workspaceId, 'refusal');
  if (error.declined || signal.aborted) return undefined;
  if (fallback !== undefined) {
    return runAttempt(fallback, request, { signal, timeoutMs: TIMEOUT_MS });
  }
  if (unusable && workspaceId !== undefined)
    await modelBlocklist.record(workspaceId, 'unusable-answer');
  return undefined;
}
