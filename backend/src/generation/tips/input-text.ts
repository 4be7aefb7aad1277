import { detailsOf } from '../details.ts';
import type { ListingRequest } from '../request.ts';

/** All that the input says, in whichever of its fields: nothing of it is asked for again. */
export function textOfInput(request: ListingRequest): string {
  return [
    request.product_name,
    detailsOf(request),
    request.customer ?? '',
    request.category ?? '',
  ].join('\n');
}
