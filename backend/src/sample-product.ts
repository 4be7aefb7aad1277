/** A product that we invented, to show what the service writes. */
export const SAMPLE_PRODUCT = {
  product_name: 'Walnut Desk Organizer',
  features: [
    'Keeps pens, cables and sticky notes in one place.',
    'Solid walnut',
    'Six compartments',
    'Non-slip cork base',
    '30 x 20 x 12 cm',
  ].join('\n'),
  category: 'Desk Organizers',
} as const;
