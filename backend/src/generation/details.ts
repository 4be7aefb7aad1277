import type { ListingRequest } from './request.ts';
import { withoutSplitMarks, variantLines } from './variants.ts';

/** Attributes as lines with labels, as a person would write them among the features. */
export function attributeLines({ attributes = [] }: ListingRequest): string {
  return attributes.map(({ name, value }) => `${name}: ${withoutSplitMarks(value)}`).join('\n');
}

/** The product details of a request as text: its features, attributes and variants. */
export function detailsText(request: ListingRequest): string {
  return [request.features, attributeLines(request), variantLines(request)]
    .filter((text) => text !== '')
    .join('\n');
}
