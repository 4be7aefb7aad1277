import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const PLATFORMS = ['amazon', 'shopify', 'woocommerce'] as const;

describe.each(PLATFORMS)(
  'on %s, what no shopper can rely on is left out and reported:',
  (platform) => {
    const shownOf = ({ title, bullets, description, ...more }: Awaited<ReturnType<typeof write>>) =>
      [title, ...bullets, description, more.meta_description, more.item_highlights].join('\n');

    it('a question inside a paragraph', async () => {
      const listing = await write(platform, 'Larkfell Lunch Box', [
        '3 compartments. Leakproof silicone seal? 18/8 stainless steel. Holds 27 oz. Two latches.',
      ]);
      expect(shownOf(listing)).not.toMatch(/\?|Leakproof/u);
      expect(shownOf(listing)).toContain('18/8 stainless steel');
      expect(listing.pro_tip).toContain('unclear: "Leakproof silicone seal?"');
    });

    it('one measurement with two numbers', async () => {
      const listing = await write(platform, 'Larkfell Office Chair', [
        'Seat height 18 to 22 inches. Max weight 300 lb. Max weight 250 lb. Padded armrests flip up.',
      ]);
      expect(shownOf(listing)).not.toMatch(/300|250/u);
      expect(listing.pro_tip).toContain('"Max weight 300 lb", "Max weight 250 lb"');
    });

    it.each([
      ['Weight: 2.0 kg', 'Weight: 2 kg'],
      ['Capacity: 1,000 ml', 'Capacity: 1000 ml'],
    ])('nothing about one number that is written in two ways: %s, %s', async (...lines) => {
      const listing = await write(platform, 'Larkfell Water Jug', ['Frosted glass', ...lines]);
      expect(shownOf(listing)).toMatch(/2(?:\.0)? kg|1,?000 ml/u);
      expect(listing.pro_tip).not.toMatch(/unclear|say both/u);
    });

    it('one measurement with two numbers above a thousand', async () => {
      const lines = ['Folding steel frame', 'Load limit: 1,000 lb', 'Load limit: 1,500 lb'];
      const listing = await write(platform, 'Larkfell Hand Cart', lines);
      expect(shownOf(listing)).not.toMatch(/1,[05]00/u);
      expect(listing.pro_tip).toMatch(/1,000 lb.*1,500 lb/u);
    });

    it('stock, and a question that leads to an address', async () => {
      const listing = await write(platform, 'Larkfell Earbuds', [
        'ear hooks, 3 sizes of tips. noise reduction mic. questions? mail us at help@larkfell.example',
        'only white left, black coming soon',
      ]);
      expect(shownOf(listing)).not.toMatch(/questions|white|black/iu);
      expect(shownOf(listing)).toMatch(/noise reduction mic/iu);
      expect(listing.pro_tip).toContain('"only white left, black coming soon"');
    });
  },
);

it('a question addressed to the shopper is kept, and so are two of the same thing', async () => {
  const { description } = await write('shopify', 'Larkfell Robe', [
    'Getting chilly before class? This robe warms you. Holds 4 cups or 6 cups. 2 pockets. 3 loops.',
  ]);
  expect(description).toMatch(/chilly before class\?/u);
  expect(description).toMatch(/2 pockets/u);
  expect(description).toMatch(/4 cups or 6 cups/u);
});

it('a question after a small word, and a sentence about others than the store, are kept', async () => {
  const { description, pro_tip } = await write('shopify', 'Larkfell Jacket', [
    'If only all your other jackets were as comfortable as this one. Can you beat the wind? But will it hold the rain?',
    'Two pockets',
  ]);
  expect(description).toContain('all your other jackets');
  expect(description).toContain('But will it hold the rain?');
  expect(pro_tip).not.toMatch(/left out|unclear/iu);
});
