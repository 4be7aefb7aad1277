import { describe, expect, it } from 'vitest';
import { auditListing, type ListingRequest } from '../../src/generation/index.ts';
import { draftMessages } from '../../src/generation/openai/prompt.ts';
import { generate } from './generate-fixture.ts';

const VARIANTS = [
  { name: 'Color', values: ['Red', 'Navy Blue', 'White'] },
  { name: 'Size', values: ['11 oz', '15 oz'] },
  { name: 'Material', values: ['Stoneware', 'Porcelain'] },
  { name: 'Finish', values: ['Matte'] },
];

function request(more: Partial<ListingRequest> = {}): ListingRequest {
  return {
    product_name: 'Stackable Coffee Mug',
    features: 'Holds your morning coffee and keeps it warm.\nDishwasher safe.\nWide handle',
    platform: 'shopify',
    tone: 'Professional',
    variants: VARIANTS,
    ...more,
  };
}

// contract §4.13
describe('variants', () => {
  it("are presented as a choice, in each platform's way", async () => {
    for (const platform of ['shopify', 'woocommerce'] as const) {
      const text = JSON.stringify(await generate(request({ platform })));
      expect(text).toContain('Available in red, navy blue, and white');
      expect(text).toContain('Available in sizes 11 oz and 15 oz');
      expect(text).toContain('Material options: Stoneware, Porcelain');
      expect(text).toContain('Finish: Matte');
    }
    const amazon = JSON.stringify(await generate(request({ platform: 'amazon' })));
    expect(amazon).toContain('Color options: Red, Navy Blue, White');
    expect(amazon).not.toContain('Available');
  });

  it('are presented in the language of the features, and never as a property of the product', async () => {
    const german = await generate(
      request({
        product_name: 'Becher',
        features: 'Hält den Kaffee warm und ist für die Spülmaschine geeignet.',
        variants: [{ name: 'Material', values: ['Porzellan', 'Glas'] }],
      }),
    );
    expect(german.description).toContain('Material zur Auswahl: Porzellan, Glas');
    const oak = { name: 'Material', values: ['Oak', 'Walnut'] };
    const { title, meta_description, description } = await generate(
      request({ features: 'Six compartments\nCork base', variants: [oak] }),
    );
    expect(`${title} ${meta_description}`).not.toMatch(/oak|walnut/iu);
    expect(description).not.toMatch(/made of/iu);
  });

  it('keep values that contain separators', async () => {
    const two = { name: 'Color', values: ['Red | White', 'Blue • Gray'] };
    const { description } = await generate(request({ variants: [two] }));
    expect(description).toContain('Available in red, white; and blue, gray');
  });

  it('say what measures a value, and come from small to large', async () => {
    const measured = { name: 'Size', values: ['Large | 53 x 56 cm', 'Small | 35 x 35 cm'] };
    const letters = { name: 'Sizes', values: ['s', 'l', 'm', 'xxs'] };
    const { description } = await generate(request({ variants: [measured, letters] }));
    expect(description).toContain('Available in sizes Large (53 x 56 cm) and Small (35 x 35 cm)');
    expect(description).toContain('Available in sizes xxs, s, m, and l');
  });

  it.each([
    ['Cable Length', ['10 m', '2 m', '0.5 m'], 'Cable Length options: 0.5 m, 2 m, 10 m'],
    ['Tip', ['0', '1', '10', '2', 'Full set'], 'Tip options: 0, 1, 2, 10, Full set'],
    ['Print', ['Print 1', 'Print 10', 'Print 2'], 'Print options: Print 1, Print 2, Print 10'],
    ['Size', ['Large', 'Small', 'Extra Large'], 'sizes Small, Large, and Extra Large'],
    ['Size', ['3 XL', 'XL', 'M'], 'sizes M, XL, and 3 XL'],
    ['Screw', ['0 x 20', '1 x 40'], 'Screw options: 0 x 20, 1 x 40'],
    // Different units and fractions have no order that the figures show.
    ['Fill', ['1 gal', '8 oz', '20 oz'], 'Fill options: 1 gal, 8 oz, 20 oz'],
    ['Bit', ['1/2', '3/8', '3/4'], 'Bit options: 1/2, 3/8, 3/4'],
    ['Motif', ['Wave', 'Bee', 'Fern'], 'Motif options: Wave, Bee, Fern'],
  ])('come in the order of their numbers or sizes: %s %j', async (name, values, line) => {
    const variants = [{ name, values }];
    expect((await generate(request({ variants }))).description).toContain(line);
  });

  it.each([
    [['B', 'C', 'A'], 'Color options: A, B, C'],
    [['Latch 2', 'Latch 1'], 'Color options: Latch 1, Latch 2'],
    [['8 in Red', '7 in Blue'], 'Color options: 7 in Blue, 8 in Red'],
    [['Pink Gingham', 'Heron', 'Black'], 'Available in Pink Gingham, Heron, and Black'],
    [['Blush', 'Color'], 'Color: Blush'],
  ])('say "Color" unless their words do: %j', async (values, line) => {
    const variants = [{ name: 'Color', values }];
    expect((await generate(request({ variants }))).description).toContain(line);
  });

  it('have no name that English listings cannot show', async () => {
    const variants = [{ name: 'Färg', values: ['Stoneware', 'Glass'] }];
    const { description } = await generate(request({ variants }));
    expect(description).toContain('<li>Options: Stoneware, Glass');
  });

  it('are one line, however many values there are', async () => {
    const sizes = {
      name: 'Size (Inch)',
      values: ['4" by 6"', '5" by 7"', '6" by 8"', '8" by 10"', '9" by 12"'],
    };
    const { description } = await generate(request({ variants: [sizes] }));
    expect(description).toContain(
      'Size (Inch) options: 4" by 6", 5" by 7", 6" by 8", 8" by 10", 9" by 12"',
    );
  });

  it.each([
    ['Color Options', 'Color Options: Oak, Ash'],
    ['Title', '<li>Options: Oak, Ash'],
    ['Choose a wood', 'Wood options: Oak, Ash'],
  ])('have a name that says what they are: %s', async (name, line) => {
    const variants = [{ name, values: ['Oak', 'Ash'] }];
    expect((await generate(request({ variants }))).description).toContain(line);
  });

  it.each([['Default Title'], ['Variant'], ['1'], ['Default Title', 'Inventory']])(
    'are left out where a shop system has only a stand-in for them: %s',
    async (...values) => {
      const variants = [{ name: 'Title', values }];
      expect((await generate(request({ variants }))).description).not.toContain('Title');
    },
  );

  it('make a sentence false that states one value for every product', async () => {
    const { unsupported } = await auditListing(
      {
        title: 'Red Coffee Mug',
        bullets: ['Colors: red, navy blue, white', 'Porcelain body'],
        description:
          'It comes in navy blue. Choose 11 oz or 15 oz. It holds 15 oz. It is matte. It is white.',
        keywords: ['red coffee mug'],
      },
      request({ platform: 'woocommerce' }),
    );
    expect(unsupported.map(({ text }) => text)).toEqual([
      'Red Coffee Mug',
      'Porcelain body',
      'It holds 15 oz.',
      'It is white.',
    ]);
  });

  it('are facts if the details state them too', async () => {
    const features = 'The mug is white inside.\nDishwasher safe.';
    const { unsupported } = await auditListing(
      { description: 'The mug is white inside. The mug is red.' },
      request({ features }),
    );
    expect(unsupported.map(({ text }) => text)).toEqual(['The mug is red.']);
  });

  it('reach a model as choices, and the gate removes a sentence that states one for all', async () => {
    const prompt = JSON.stringify(draftMessages(request()));
    expect(prompt).toContain('are options that a buyer chooses from');
    expect(JSON.stringify(draftMessages(request({ variants: undefined })))).not.toContain(
      'chooses',
    );
    const listing = await generate(request(), {
      title: 'Stackable Coffee Mug',
      description:
        '<p>Holds your morning coffee and keeps it warm.</p><p>The red mug has a wide handle.</p><p>Available in red, navy blue, and white.</p>',
      keywords: ['coffee mug'],
      meta_description: 'A stackable coffee mug that keeps your morning coffee warm.',
    });
    expect(listing.description).not.toContain('red mug');
    expect(listing.description).toContain('Available in red, navy blue, and white.');
  });

  it('can be found by keywords, as a shopper searches for one of them', async () => {
    for (const platform of ['amazon', 'shopify'] as const) {
      const { keyword_placements } = await generate(
        request({ platform, keywords: ['red coffee mug', 'porcelain mug', 'green mug'] }),
      );
      expect(keyword_placements?.map(({ reason }) => reason)).toEqual([
        undefined,
        undefined,
        'unsupported',
      ]);
    }
  });
});
