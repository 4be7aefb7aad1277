import { GenerationError, type GeneratedListing, type Generator } from '../generation/index.ts';
import type { ListingRequest } from '../generation/index.ts';

/**
 * Runs one attempt at a listing, which ends in time whatever the writer does.
 * @param signal ends it early, for example on shutdown or when the job was lost
 * @throws {GenerationError} also for bugs of a writer, which a retry would not fix
 */
export async function runAttempt(
  generator: Generator,
  request: ListingRequest,
  options: { signal: AbortSignal; timeoutMs: number },
): Promise<GeneratedListing> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.timeoutMs);
  const signal = AbortSignal.any([options.signal, timeout.signal]);
  const ended = new Promise<never>((_resolve, reject) => {
    const end = () =>
      reject(new GenerationError('The generation was aborted.', { transient: true }));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([generator.generate(request, signal), ended]);
  } catch (error) {
    if (error instanceof GenerationError) throw error;
    throw new GenerationError('The writer threw an unexpected error.', {
      transient: false,
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}
