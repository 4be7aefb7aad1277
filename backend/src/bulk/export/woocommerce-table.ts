import { FIELDS_BY_PLATFORM } from '@wareword/shared-schema';
import { withApostrophe, withoutFormula } from '../formula.ts';
import type { ExportedRun, Table, WrittenRow } from './format.ts';
import { bulletList } from './html.ts';

/** Yoast's and Rank Math's own fields; a shop without the plugin leaves them unread. */
const KEYPHRASE = ['Meta: _yoast_wpseo_focuskw', 'Meta: rank_math_focus_keyword'];
const META_DESCRIPTION = ['Meta: _yoast_wpseo_metadesc', 'Meta: rank_math_description'];

/**
 * WooCommerce's product import. Only columns that the platform of the run fills: an empty cell
 * would clear what the shop has. Products are found again by one key, since an empty SKU next to
 * an ID would take the product's SKU away.
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
    // Of what is written for Amazon no tag stands in front.
    { heading: 'Description', cell: ({ listing }) => withoutFormula(listing.description) },
  ];
  if (fields.includes('bullets')) {
    columns.push({
      heading: 'Short description',
      cell: ({ listing }) => bulletList(listing.bullets),
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

/** The tags that the product has already and ours, as the importer reads a list. */
function tags({ carried, listing }: WrittenRow): string {
  const kept = (carried?.tags ?? '').split(/(?<!\\),/u).map((tag) => tag.trim());
  const known = new Set(kept.map((tag) => tag.toLowerCase()));
  const added = listing.product_tags
    .map((tag) => tag.replaceAll(',', '\\,'))
    .filter((tag) => !known.has(tag.toLowerCase()));
  return withApostrophe([...kept, ...added].filter((tag) => tag !== '').join(', '));
}
