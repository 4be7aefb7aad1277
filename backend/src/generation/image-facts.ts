import type { ProductAttribute } from '@wareword/shared-schema';
import type { ListingRequest } from './request.ts';

/** A request with what was read in its images among its facts. */
export function withImageFacts<Request extends ListingRequest>(
  request: Request,
  facts: readonly ProductAttribute[],
): Request {
  if (facts.length === 0) return request;
  return { ...request, attributes: [...(request.attributes ?? []), ...facts] };
}
