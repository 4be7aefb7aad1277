import { LISTING_TEXT_FIELDS } from '@wareword/shared-schema';
import { withApostrophe } from '../formula.ts';
import type { Table } from './format.ts';

/** All fields of the listings, for people and spreadsheets. */
export function plainTable(): Table {
  return {
    mark: true,
    heading: [
      'row',
      'reference',
      'product_name',
      'platform',
      'tone',
      ...LISTING_TEXT_FIELDS,
      'image_alts',
      'keyword_density',
      'readability',
      'conversion_potential',
      'platform_compliance',
      'pro_tip',
      'edited_fields',
      'broken_rules',
    ],
    rows: ({ listing, ...product }) => {
      const { row, reference, request, platform, tone, editedFields, brokenRules } = product;
      const scores = listing.seo_scores;
      return [
        [
          String(row),
          reference ?? '',
          request.product_name,
          platform,
          tone,
          listing.title,
          listing.bullets.join('\n'),
          listing.description,
          listing.keywords.join(', '),
          listing.backend_terms,
          listing.focus_keyphrase,
          listing.meta_description,
          listing.product_tags.join(', '),
          listing.item_highlights,
          // A line for each image, so that the first is the first image's.
          (listing.image_alts ?? [])
            .map((alt) => alt ?? '')
            .join('\n')
            .trimEnd(),
          String(scores.keyword_density),
          String(scores.readability),
          String(scores.conversion_potential),
          String(scores.platform_compliance),
          listing.pro_tip,
          editedFields.join(', '),
          brokenRules.map(({ field, problem }) => `${field}: ${problem}`).join('\n'),
        ].map(withApostrophe),
      ];
    },
  };
}
