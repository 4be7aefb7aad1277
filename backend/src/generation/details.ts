import type { ListingRequest } from './request.ts';

/** Marks that part a line of features; a value is one piece. */
const PARTING = / ?[|•●▪] ?/gu;

/** Attributes as lines with labels, as a person would write them among the features. */
export function attributeLines({ attributes = [] }: ListingRequest): string {
  return attributes.map(({ name, value }) => `${name}: ${value.replace(PARTING, ', ')}`).join('\n');
}

/** What the request says of the product at length: its features and attributes. */
export function detailsOf(request: ListingRequest): string {
  const lines = attributeLines(request);
  return lines === '' ? request.features : `${request.features}\n${lines}`;
}
