import type { CreateJobRequest, GenerateRequest } from '@wareword/shared-schema';
import { dayOf, requestDigest } from '../generation/index.ts';

/** What a listing is written from, apart from its brand. */
export type RequestFacts = Omit<GenerateRequest, 'brand_id'>;

/** The facts of a request, without what only says how to file and charge the listing. */
export function factsOf({
  brand_id: _brandId,
  external_ref: _externalRef,
  if_changed: _ifChanged,
  ...facts
}: GenerateRequest & Partial<CreateJobRequest>): RequestFacts {
  return facts;
}

/** By today's rules: a listing that was written by other ones is written again. */
export function digestOf(facts: RequestFacts): string {
  return requestDigest(facts, dayOf({}));
}
