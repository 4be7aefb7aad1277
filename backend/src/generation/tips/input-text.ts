import { detailsText } from '../details.ts';
import type { ListingRequest } from '../request.ts';
import { oncePer } from '../remember.ts';

/** All text of the input in all fields; tips never ask for what it contains. */
export const textOfInput = oncePer((request: ListingRequest) =>
  [request.product_name, detailsText(request), request.customer ?? '', request.category ?? ''].join(
    '\n',
  ),
);
