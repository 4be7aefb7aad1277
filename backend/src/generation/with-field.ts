import type { Listing, ListingTextField } from '@wareword/shared-schema';
import type { IOptions } from 'sanitize-html';

/** The text of a field, or the texts of a list. */
export type FieldValue = string | readonly string[];

/**
 * The markup that a person may use in a description: structure and emphasis, without attributes,
 * links or scripts. A first-level heading is kept, because the rule that it breaks is reported.
 */
const EDITABLE: IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'div', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {},
};

/**
 * A listing with one field as a person typed it: whitespace collapsed and trimmed, empty list
 * entries removed, and a description's markup sanitized. Nothing is truncated.
 */
export async function withField(
  listing: Listing,
  field: ListingTextField,
  value: FieldValue,
): Promise<Listing> {
  if (typeof value !== 'string') {
    return { ...listing, [field]: value.map(oneLine).filter((text) => text !== '') };
  }
  if (field !== 'description') return { ...listing, [field]: oneLine(value) };
  const { default: sanitize } = await import('sanitize-html');
  return { ...listing, description: sanitize(value, EDITABLE).trim() };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
