import { detailsOf } from '../details.ts';
import type { ListingRequest } from '../request.ts';

/** All text of the input, in whichever field: tips do not ask for it again. */
export function textOfInput(request: ListingRequest): string {
  return [
    request.product_name,
    detailsOf(request),
    request.customer ?? '',
    request.category ?? '',
  ].join('\n');
}
