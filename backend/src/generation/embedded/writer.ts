import type { ListingRequest, Writer } from '../writer.ts';

/** The rule-based writer: no model, no network, the same words for the same input. */
export function createEmbeddedWriter(): Writer {
  return {
    name: 'embedded',
    async write(request: ListingRequest) {
      const { compose } = await import('./compose.ts');
      return { draft: compose(request) };
    },
  };
}
