import { createEmbeddedWriter } from './embedded/writer.ts';
import { GenerationError } from './errors.ts';
import type { GeneratedListing, Generator, ListingRequest, Writer } from './writer.ts';

export { createEmbeddedWriter } from './embedded/writer.ts';
export { GenerationError } from './errors.ts';
export { plainText } from './text/plain.ts';
export type {
  Draft,
  GeneratedListing,
  Generator,
  ListingRequest,
  ModelUsage,
  Writer,
  Written,
} from './writer.ts';

/** What a thing is called whose name may not be said at all. */
const NAMELESS = 'Product';

/**
 * Request to listing (document, "Listing"): the writer's draft, finished and scored.
 *
 * A generator holds no state of a request, so one serves any number at once. What is heavy is
 * loaded with the first listing, not with the service.
 */
export function createGenerator(writer: Writer): Generator {
  const spare = createEmbeddedWriter();
  return {
    async generate(request: ListingRequest, signal: AbortSignal): Promise<GeneratedListing> {
      endIfAborted(signal);
      const [{ readFacts }, { better }, { finish }, { scoreListing }, { proTip }] =
        await Promise.all([
          import('./facts/request-facts.ts'),
          import('./better.ts'),
          import('./finish.ts'),
          import('./score.ts'),
          import('./pro-tip.ts'),
        ]);
      const facts = readFacts(request);
      const { draft, usage } = await better(await writer.write(request, signal), facts);
      endIfAborted(signal);
      const text = await finish(
        draft,
        facts,
        async () => (await spare.write(request, signal)).draft,
        // Our own writer is given its last word; a model's empty draft is tried again.
        writer.name === 'embedded' ? NAMELESS : undefined,
      );
      endIfAborted(signal);
      const seo_scores = scoreListing(text, facts);
      const listing = { ...text, seo_scores, pro_tip: proTip(text, seo_scores, facts) };
      return { listing, writer: writer.name, usage };
    },
  };
}

function endIfAborted(signal: AbortSignal): void {
  if (signal.aborted) {
    throw new GenerationError('the generation was ended early', {
      transient: true,
      cause: signal.reason,
    });
  }
}
