/** The product on the landing page, and what the form there starts with. Invented by us. */
export const EXAMPLE_PRODUCT = {
  product_name: 'Harbor Canvas Weekender Bag',
  features: [
    'Made of 18 oz waxed cotton canvas with full-grain leather handles.',
    'The main compartment holds clothes for three days.',
    'Separate shoe pocket at the base.',
    'Brass zippers and a detachable shoulder strap.',
    'Material: waxed cotton canvas',
    'Dimensions: 20 x 11 x 10 inches',
    'Weight: 3.2 lb',
  ].join('\n'),
};
