import { SOURCE_FIELDS, type Provenance, type SourceField } from '@wareword/shared-schema';
import { attributeLines } from './details.ts';
import type { ListingRequest } from './request.ts';
import { variantLines } from './variants.ts';

export type {
  Citation,
  Provenance,
  SourceField,
  SourceSpan as Span,
} from '@wareword/shared-schema';

/** For each field, the sources of its text, item by item for lists. */
export type CitedFields = Provenance['fields'];

/** The fields of a request that a listing can cite. */
export function citableInput(request: ListingRequest): Provenance['input'] {
  const texts = {
    ...request,
    attributes: attributeLines(request),
    variants: variantLines(request),
  };
  const given = SOURCE_FIELDS.map((field): [SourceField, string] => [field, texts[field] ?? '']);
  return Object.fromEntries(given.filter(([, text]) => text !== ''));
}
