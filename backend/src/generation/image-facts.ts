import type { ProductAttribute } from '@wareword/shared-schema';
import type { ListingRequest } from './request.ts';

/** A request with the facts that its images show added to its attributes. */
export function withImageFacts<Request extends ListingRequest>(
  request: Request,
  facts: readonly ProductAttribute[],
): Request {
  if (facts.length === 0) return request;
  return { ...request, attributes: [...(request.attributes ?? []), ...facts] };
}
