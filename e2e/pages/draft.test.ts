import { expect, test } from 'vitest';
import { draftFromRequest } from '../../backend/web/src/pages/write/draft.ts';

// contract §4.10, §4.13
test('the attributes and variants of a request are lines of the form, so that writing it again loses none', () => {
  const product = { product_name: 'Desk Organizer', features: 'Six compartments' };
  const attributes = [
    { name: 'Material', value: 'Walnut' },
    { name: 'Width', value: '30 cm' },
  ];
  const variants = [{ name: 'Color', values: ['Red', 'Blue'] }];
  expect(draftFromRequest({ ...product, attributes, variants }, null).features).toBe(
    'Six compartments\nMaterial: Walnut\nWidth: 30 cm\nColor options: Red, Blue',
  );
  expect(draftFromRequest(product, null).features).toBe('Six compartments');
});
