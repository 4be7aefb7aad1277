import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('a data sheet in a column, each label above its value', () => {
  const sheet = [
    ...['Brand Name', 'Tarn', 'Manufacture Year', '2024', 'Color', 'Operation Mode', 'Manual'],
    ...['Material Type', 'Brass', 'Brand', 'Is Dishwasher Safe', 'Number of Items', '1'],
  ];

  it('pairs each label with its own value', async () => {
    const { description } = await write('shopify', 'Tarn Pepper Mill', sheet);
    expect(description).toContain('<li>Manufacture Year: 2024</li>');
    expect(description).toContain('<li>Operation Mode: Manual</li>');
    expect(description).toContain('<li>Material Type: Brass</li>');
  });

  it('pairs those of a watch', async () => {
    const { description } = await write('amazon', 'Tarn Chronograph', [
      'The Tarn Chronograph shows the time of two zones.',
      ...['Caliber', 'Tarn 7', 'Movement', 'Mechanical', 'Power reserve', '60 hours'],
    ]);
    expect(description).toContain('Caliber: Tarn 7');
  });

  it('takes no label for the value of another', async () => {
    const { description, bullets } = await write('woocommerce', 'Tarn Pepper Mill', sheet);
    expect([description, ...bullets].join()).not.toMatch(/Color|Brand: Is|Dishwasher/u);
  });
});

describe('a line that goes on with a sentence', () => {
  it('is no list of ingredients', async () => {
    const { description } = await write('shopify', 'Tarn Sheet Mask', [
      'This mask targets dry skin with retinol',
      'Ingredients',
      'that improve the skin overnight. It also calms and hydrates.',
    ]);
    expect(description).not.toContain('Ingredients:');
  });
});

it('a measure keeps its figures, whatever is between them', async () => {
  const { description } = await write('shopify', 'Tarn Tablet Case', [
    'Size: 250*15**12 mm',
    '**Soft** inside, firm outside.',
  ]);
  expect(description).not.toContain('1512');
  expect(description).toContain('Soft inside');
});

it('has no word about cargo and returns', async () => {
  const { bullets, description } = await write('woocommerce', 'Tarn Mower', [
    'All heavy mowers are shipped securely via cargo delivery.',
    'Return within 30 days.',
    'The steel frame carries a 24 HP engine.',
  ]);
  expect([...bullets, description].join()).not.toMatch(/cargo|return/iu);
});
