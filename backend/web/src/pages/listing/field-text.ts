import type { Listing, ListingTextField } from '@wareword/shared-schema';
import { htmlToText } from '@wareword/ui';
import { htmlToPlain, plainToHtml } from './description-text.ts';
import { t } from '../../messages/listing.ts';

/** A field's text, or the entries of a list. */
export type FieldValue = string | readonly string[];

/** A field in the form in which it is typed: a list has one entry on each line. */
export interface TypedField {
  readonly text: string;
  /** Says how to type it. */
  readonly hint: string | undefined;
  readonly toValue: (text: string) => FieldValue;
}

/** How a field of a listing is edited. */
export function typedField(listing: Listing, field: ListingTextField): TypedField {
  const value = listing[field];
  if (typeof value !== 'string') {
    return { text: value.join('\n'), hint: t('onePerLineHelp'), toValue: entriesOf };
  }
  if (field !== 'description') return { text: value, hint: undefined, toValue: (text) => text };
  const plain = htmlToPlain(value);
  // Markup that this form of a text cannot hold is edited as it is.
  if (plain === undefined) {
    return { text: value, hint: t('htmlHelp'), toValue: (text) => text };
  }
  const breaks = !/<(?:p|ul|ol|h[1-6])\b/i.test(value) && value.includes('<br');
  return {
    text: plain,
    hint: breaks ? t('lineBreaksHelp') : t('paragraphsHelp'),
    toValue: (text) => plainToHtml(text, breaks ? 'breaks' : 'blocks'),
  };
}

/** A field as plain text, for comparing and counting. */
export function readableText(value: FieldValue, field: ListingTextField): string {
  if (typeof value !== 'string') return value.join('\n');
  return field === 'description' ? htmlToText(value) : value;
}

export function isSame(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function entriesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
