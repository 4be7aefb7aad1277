import { FIELD_NAMES, inOrder } from './field-names.ts';
import type { ShownListing } from './shown-listing.ts';
import { t } from '../../messages/listing.ts';

/** The whole listing as text. */
export function listingText({ listing, fields }: ShownListing): string {
  return inOrder(fields)
    .map((field) => {
      const value = listing[field];
      const separator = field === 'bullets' ? '\n' : ', ';
      return [FIELD_NAMES[field](), typeof value === 'string' ? value : value.join(separator)];
    })
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}\n${text}`)
    .join('\n\n');
}

/** Who wrote a listing. The rule-based writer also takes over when the model is unavailable. */
export const WRITER_NAMES = {
  openai: () => t('writtenByAi'),
  embedded: () => t('writtenWithoutAi'),
} as const;
