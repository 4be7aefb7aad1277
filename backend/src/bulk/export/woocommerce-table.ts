import { FIELDS_BY_PLATFORM } from '@wareword/shared-schema';
import { htmlWithoutFormula, withApostrophe, withoutFormula } from '../formula.ts';
import type { ExportedRun, Table, WrittenRow } from './format.ts';
import { htmlOfBullets } from './html.ts';

/** Fields of Yoast and Rank Math; a store without the plugin ignores them. */
const KEYPHRASE = ['Meta: _yoast_wpseo_focuskw', 'Meta: rank_math_focus_keyword'];
const META_DESCRIPTION = ['Meta: _yoast_wpseo_metadesc', 'Meta: rank_math_description'];

/**
 * WooCommerce's product import. Only columns that the run's platform fills: an empty cell would
 * clear the value in the store. Products are matched by a single key, because an empty SKU next to
 * an ID would remove the product's SKU.
 */
export function woocommerceTable({ file, platform }: ExportedRun): Table {
  const fields = FIELDS_BY_PLATFORM[platform];
  const columns: { heading: string; cell: (product: WrittenRow) => string }[] = [
    {
      heading: file.keyColumn === 'id' ? 'ID' : 'SKU',
      cell: ({ reference }) => reference ?? '',
    },
    {
      heading: 'Name',
      cell: ({ listing, request }) =>
        withoutFormula(listing.title) || withoutFormula(request.product_name),
    },
    // Amazon descriptions do not start with a tag.
    { heading: 'Description', cell: ({ listing }) => htmlWithoutFormula(listing.description) },
  ];
  if (fields.includes('bullets')) {
    columns.push({
      heading: 'Short description',
      cell: ({ listing }) => htmlWithoutFormula(htmlOfBullets(listing.bullets)),
    });
  }
  if (fields.includes('product_tags')) columns.push({ heading: 'Tags', cell: tags });
  if (fields.includes('focus_keyphrase')) {
    for (const heading of KEYPHRASE) {
      columns.push({ heading, cell: ({ listing }) => withoutFormula(listing.focus_keyphrase) });
    }
  }
  if (fields.includes('meta_description')) {
    for (const heading of META_DESCRIPTION) {
      columns.push({ heading, cell: ({ listing }) => withoutFormula(listing.meta_description) });
    }
  }
  return {
    mark: false,
    heading: columns.map(({ heading }) => heading),
    rows: (product) => [columns.map(({ cell }) => cell(product))],
  };
}

/** The product's existing tags plus ours, as a list for the importer. */
function tags({ carried, listing }: WrittenRow): string {
  const kept = (carried?.tags ?? '').split(/(?<!\\),/u).map((tag) => tag.trim());
  const known = new Set(kept.map((tag) => tag.toLowerCase()));
  const added = listing.product_tags
    .map((tag) => tag.replaceAll(',', '\\,'))
    .filter((tag) => !known.has(tag.toLowerCase()));
  return withApostrophe([...kept, ...added].filter((tag) => tag !== '').join(', '));
}
