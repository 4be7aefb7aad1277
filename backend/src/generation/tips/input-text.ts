import { detailsText } from '../details.ts';
import type { ListingRequest } from '../request.ts';

/** All text of the input in all fields; tips never ask for what it contains. */
export function textOfInput(request: ListingRequest): string {
  return [
    request.product_name,
    detailsText(request),
    request.customer ?? '',
    request.category ?? '',
  ].join('\n');
}
