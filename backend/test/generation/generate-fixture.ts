import { verifyProvenance, type Listing } from '@wareword/shared-schema';
import { expect } from 'vitest';
import {
  createRuleBasedWriter,
  createGenerator,
  type Draft,
  type ListingRequest,
} from '../../src/generation/index.ts';

/** A listing from a model's draft, or else from the rule-based writer, with its provenance verified. */
export async function generate(request: ListingRequest, draft?: Draft): Promise<Listing> {
  const writer =
    draft === undefined
      ? createRuleBasedWriter()
      : { name: 'openai' as const, write: () => Promise.resolve({ draft }) };
  const { listing, provenance } = await createGenerator(writer).generate(
    request,
    AbortSignal.timeout(10_000),
  );
  expect(await verifyProvenance(listing, provenance)).toEqual([]);
  return listing;
}
