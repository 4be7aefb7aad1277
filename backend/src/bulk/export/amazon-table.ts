import { LISTING_LIMITS } from '@wareword/shared-schema';
import { htmlWithoutFormula, withoutFormula } from '../formula.ts';
import type { ExportedRun, Table } from './format.ts';

const BULLETS = Array.from({ length: LISTING_LIMITS.bullets }, (_, index) => index);

/**
 * Rows of Amazon's inventory file (flat file), with the columns that a listing fills. As a partial
 * update, it leaves every other value of the product unchanged. Amazon's templates name no column for
 * item highlights. Products that came with a handle or an ID have no SKU.
 */
export function amazonTable({ file }: Pick<ExportedRun, 'file'>): Table {
  return {
    mark: false,
    heading: [
      'item_sku',
      'update_delete',
      'item_name',
      'product_description',
      ...BULLETS.map((index) => `bullet_point${index + 1}`),
      'generic_keywords',
    ],
    rows: ({ reference, listing, request }) => [
      [
        oneLine((file.keyColumn === 'sku' ? reference : null) ?? ''),
        'PartialUpdate',
        oneLine(withoutFormula(listing.title) || withoutFormula(request.product_name)),
        oneLine(htmlWithoutFormula(listing.description)),
        ...BULLETS.map((index) => oneLine(withoutFormula(listing.bullets[index] ?? ''))),
        oneLine(withoutFormula(listing.backend_terms)),
      ],
    ],
  };
}

/** The file is split at tabs and lines, whatever is in quotation marks. */
function oneLine(text: string): string {
  return text.replaceAll(/[\t\r\n]+/gu, ' ');
}
