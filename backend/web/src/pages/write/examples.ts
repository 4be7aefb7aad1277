import type { Draft } from './draft.ts';

type Example = Pick<Draft, 'product_name' | 'features' | 'category'>;

/** Products to try the form with. Invented by us. */
export const EXAMPLES: readonly Example[] = [
  {
    product_name: 'Walnut Desk Organizer',
    features: [
      'Keeps pens, cables and sticky notes in one place.',
      'Solid walnut',
      'Six compartments',
      'Non-slip cork base',
      '30 x 20 x 12 cm',
    ].join('\n'),
    category: 'Desk Organizers',
  },
  {
    product_name: 'Canvas Weekender Bag',
    features: [
      'Made of 18 oz waxed cotton canvas with full-grain leather handles.',
      'The main compartment holds clothes for three days.',
      'Separate shoe pocket at the base.',
      'Brass zippers and a detachable shoulder strap.',
      'Dimensions: 20 x 11 x 10 inches',
    ].join('\n'),
    category: 'Travel Bags',
  },
  {
    product_name: 'Cork Yoga Mat',
    features: [
      'The cork surface grips better the more you sweat.',
      'Natural rubber base that stays in place.',
      '72 x 24 inches, 5 mm thick',
      'Weight: 5.5 lb',
      'Comes with a cotton carrying strap.',
    ].join('\n'),
    category: 'Yoga Mats',
  },
];
