import { stringify } from 'csv-stringify/sync';

/** An empty sheet with our columns, and one example product. */
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
    ],
  ],
  { record_delimiter: '\r\n' },
)}`;
