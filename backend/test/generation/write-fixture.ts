import type { Listing, Platform } from '@wareword/shared-schema';
import {
  createEmbeddedWriter,
  createGenerator,
  type ListingRequest,
} from '../../src/generation/index.ts';

const clock = { now: () => new Date('2026-08-01T12:00:00Z') };
const generator = createGenerator(createEmbeddedWriter(clock), clock);

/** The rule-based listing of a product, in the professional tone unless `more` says otherwise. */
export async function write(
  platform: Platform,
  product_name: string,
  lines: readonly string[],
  more: Partial<ListingRequest> = {},
): Promise<Listing> {
  const request: ListingRequest = {
    product_name,
    features: lines.join('\n'),
    platform,
    tone: 'Professional',
    ...more,
  };
  return (await generator.generate(request, new AbortController().signal)).listing;
}
