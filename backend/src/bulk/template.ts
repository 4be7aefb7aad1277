import { stringify } from 'csv-stringify/sync';

/** A sheet with our columns and one example product. */
export const TEMPLATE_CSV = `\uFEFF${stringify(
  [
    [
      'reference',
      'product_name',
      'features',
      'category',
      'brand',
      'customer',
      'price',
      'competitors',
      'attributes',
      'variants',
      'keywords',
      'banned_words',
      'locale',
      'images',
    ],
    [
      'DESK-01',
      'Walnut Desk Organizer',
      'Solid walnut\nSix compartments\nNon-slip cork base\n32 x 18 x 11 cm',
      'Desk accessories',
      'Oak & Ash',
      'People who work from home at a small desk',
      '49.00',
      '',
      'Material: Solid walnut\nWeight: 1.2 kg',
      'Finish: Oiled, Waxed',
      'walnut desk organizer, desk tidy',
      '',
      'en-US',
      '',
    ],
  ],
  { record_delimiter: '\r\n' },
)}`;
