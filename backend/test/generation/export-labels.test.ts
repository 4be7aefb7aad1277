import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const LINES = [
  'The Tarn Running Tight keeps you warm on early runs.',
  'Brushed inner face',
  'Key pocket at the back',
  'Material: Merino wool, nylon',
];

/** Labels by which a shop classifies a product are not meant for shoppers. */
describe('labels of an export', () => {
  it('that classify a product are left out', async () => {
    const { description } = await write('shopify', 'Tarn Running Tight', [
      ...LINES,
      'Climate: Cold, Windy',
      'Style_bottom: Tights, Base Layer',
    ]);

    expect(description).toContain('<li>Material: Merino wool, nylon</li>');
    expect(description).not.toMatch(/climate|style|base layer/iu);
  });

  it('are written as a person writes them', async () => {
    const { description } = await write('shopify', 'Tarn Running Watch', [
      'The Tarn Running Watch counts steps and laps.',
      'Battery_life: 20 hours',
      'Strap_gear: Silicone, adjustable',
    ]);

    expect(description).toContain('<li>Battery life: 20 hours</li>');
    expect(description).toContain('<li>Strap: Silicone, adjustable</li>');
  });

  it('need a unit where they measure', async () => {
    const { description, pro_tip } = await write('shopify', 'Tarn Felt Hat', [
      'The Tarn Felt Hat has a wide brim.',
      'Lined with cotton',
      'Manufacturer minimum age: 48',
    ]);

    expect(description).not.toContain('48');
    expect(pro_tip).toContain('Manufacturer minimum age: 48');
  });
});
