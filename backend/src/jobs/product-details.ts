import type { CreateJobRequest } from '@wareword/shared-schema';
import { dayOf, requestDigest, type ListingRequest } from '../generation/index.ts';

/** The product details of a request, without the fields about its brand, reference and charge. */
export function productDetailsOf({
  brand_id: _brandId,
  external_ref: _externalRef,
  if_changed: _ifChanged,
  ...details
}: ListingRequest &
  Partial<Pick<CreateJobRequest, 'brand_id' | 'external_ref' | 'if_changed'>>): ListingRequest {
  return details;
}

/** The digest by today's rules: a listing that was written by other rules is written again. */
export function digestOf(details: ListingRequest): string {
  return requestDigest(details, dayOf({}));
}
