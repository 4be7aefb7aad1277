import { describe, expect, it } from 'vitest';
import type { ListingRequest } from '../../src/generation/index.ts';
import { write } from './write-fixture.ts';

const SENTENCE = 'The owner can rely on it every day.';

async function tipOf(name: string, lines: readonly string[], more: Partial<ListingRequest> = {}) {
  return (await write('shopify', name, [SENTENCE, ...lines], more)).pro_tip;
}

function attribute(name: string, value: string): Partial<ListingRequest> {
  return { attributes: [{ name, value }] };
}

describe('tips say which details contradict each other', () => {
  it.each<[string, readonly string[], Partial<ListingRequest>, string, string]>([
    ['Larkfell Two-Tone Vest', ['Pattern: Solid'], {}, 'Two-Tone', 'Pattern: Solid'],
    [
      'Larkfell Vest',
      ['A colorblocked yoke.', 'Pattern: Solid'],
      {},
      'colorblocked',
      'Pattern: Solid',
    ],
    ['Larkfell Striped Vest', ['Pattern: Solid'], {}, 'Striped', 'Pattern: Solid'],
    ['Larkfell Sleeveless Top', ['Style: Short Sleeve'], {}, 'Sleeveless', 'Short Sleeve'],
    ['Larkfell Top', ['Long sleeve', 'Style: 3/4 Sleeve, Crew'], {}, 'Long sleeve', '3/4 Sleeve'],
    [
      'Larkfell Mat',
      ['Choose from 4 color options.', 'Nine color choices'],
      {},
      '4 color options',
      'Nine color choices',
    ],
    [
      'Larkfell Boots',
      ['You get boots in black colour.'],
      attribute('Color', 'Taupe'),
      'in black colour',
      'Color: Taupe',
    ],
    ['Larkfell Cooker 6.5Qt', ['Its 6.5L pot feeds four.'], {}, '6.5Qt', '6.5L'],
    ['Larkfell Bird Seeds, 4 lb', ['Larkfell Bird Seeds 7lb'], {}, '4 lb', '7lb'],
    [
      'Larkfell Farm Granola',
      ['A granola from Larkfell Farm.'],
      attribute('Brand', 'Tarnside'),
      'from Larkfell Farm',
      'Brand: Tarnside',
    ],
    [
      'Larkfell Shorts',
      ['Dark green cotton shorts', '85% Supplex, 15% Lycra'],
      {},
      'Dark green cotton shorts',
      '85% Supplex, 15% Lycra',
    ],
    [
      'Larkfell Tee',
      ['60% Hemp / 40% Cotton', 'Material: AeroWeave, Cotton'],
      {},
      '60% Hemp / 40% Cotton',
      'Material: AeroWeave, Cotton',
    ],
    [
      'Larkfell Tank',
      ['Dark red polyester spandex tank.', 'Material: Cotton, Polyester'],
      {},
      'Dark red polyester spandex tank',
      'Material: Cotton, Polyester',
    ],
    [
      'Larkfell Shorts',
      ['Nylon/Lycra outer, nylon inner', 'Material: Nylon, Rayon'],
      {},
      'Nylon/Lycra outer, nylon inner',
      'Material: Nylon, Rayon',
    ],
    ['Larkfell Jacket with ¼ zip', ['Red half-zip jacket'], {}, '¼ zip', 'half-zip'],
    ['Larkfell Hoodie', ['Full zip black hoodie pullover.'], {}, 'Full zip', 'pullover'],
    [
      'Larkfell Apple Juice 200 ml',
      ['Packaging size: 250 ml'],
      {},
      '200 ml',
      'Packaging size: 250 ml',
    ],
    ['Larkfell Chips - 19g Protein', ['20g Protein'], {}, '19g Protein', '20g Protein'],
    [
      'Larkfell Hoodie',
      ['Only for Rs. 1,699'],
      { price: '1019 INR' },
      'Only for Rs. 1,699',
      '1019 INR',
    ],
    [
      'Larkfell Lantern',
      ['It comes with two alkaline AA batteries.', 'Batteries included: no'],
      {},
      'comes with two alkaline AA batteries',
      'Batteries included: no',
    ],
    [
      'Larkfell Otter Party Hats, 6 Ct.',
      ['Package of 6 party loot bags'],
      {},
      'Party Hats',
      'Package of 6 party loot bags',
    ],
    ['Larkfell Matching Tiles', ['40 pairs of 2" tiles (20 pairs)'], {}, '40 pairs', '20 pairs'],
    ["Larkfell Women's Clogs", ['Removable sole', 'Unisex'], {}, "Women's", 'Unisex'],
    [
      'Larkfell Otter Stretched Canvas Wall Art',
      ['Print mounted on sturdy 0.5 inch MDF'],
      {},
      'Stretched Canvas',
      'mounted on sturdy 0.5 inch MDF',
    ],
    [
      'Larkfell Otter Wall Art, 16 x 20',
      ['Dimensions: 10 x 0.5 x 15 inches'],
      {},
      '16 x 20',
      '10 x 0.5 x 15',
    ],
    [
      'Larkfell Hoodie',
      ['Made by the heritage brand, Larkfell.'],
      attribute('Brand', 'Tarnside'),
      'brand, Larkfell',
      'Brand: Tarnside',
    ],
  ])('%s, %j', async (name, lines, more, one, other) => {
    expect(await tipOf(name, lines, more)).toContain(`both "${one}" and "${other}"`);
  });

  it.each<[string, readonly string[], Partial<ListingRequest>]>([
    ['Larkfell Vest', ['Striped lining', 'Pattern: Solid'], {}],
    ['Larkfell Mat', ['Choose from 4 color options.', 'Four color choices'], {}],
    ['Larkfell Boots', ['You get boots in brown colour.'], attribute('Color', 'Dark brown')],
    ['Larkfell Cooker 6.5Qt', ['Its 6.2L pot feeds four.'], {}],
    ['Larkfell Bird Seeds, 4 lb (Pack of 2)', ['Larkfell Bird Seeds 8lb'], {}],
    ['Larkfell Farm Granola', ['Made by Larkfell.'], attribute('Brand', 'Larkfell Farm')],
    ['Larkfell Shorts', ['Shorts with a cotton drawcord', '85% Supplex, 15% Lycra'], {}],
    ['Larkfell Tee', ['60% Hemp / 40% Cotton', 'Material: Hemp, Cotton'], {}],
    ['Larkfell Tank', ['Red polyester tank', 'Material: Cotton, Polyester'], {}],
    ['Larkfell Tank', ['Red polyester tank', 'Material: AeroWeave, Cotton'], {}],
    ['Larkfell Tank', ['Red tank with silk trim', 'Material: Cotton, Polyester'], {}],
    ['Larkfell Full-Zip Vest', ['Layers over a pullover.', 'Full zip'], {}],
    ['Larkfell Juice 200 ml (Pack of 6)', ['Volume: 1.2 l', 'Net weight: 1200 g'], {}],
    ['Larkfell Juice 200 ml', ['Volume: 200ml'], {}],
    ['Larkfell Chips - 19g Protein', ['19g Protein', '80g Protein per bag'], {}],
    ['Larkfell Hoodie', ['Only for Rs. 1,019'], { price: '1019 INR' }],
    ['Larkfell Hoodie', ['Only for $20'], { price: '1019 INR' }],
    ['Larkfell Lantern', ['Includes a battery compartment.', 'Batteries included: no'], {}],
    ['Larkfell Otter Party Hats, 6 Ct.', ['Package of 6 paper hats'], {}],
    ['Larkfell Socks', ['4 pairs of socks, 2 pairs of gloves'], {}],
    ["Larkfell Men's and Women's Clogs", ['Unisex'], {}],
    ['Larkfell Frame, 16 x 20', ['Dimensions: 19 x 0.5 x 23 inches'], {}],
    ['Larkfell Poster, 24 x 36', ['Dimensions: 37 x 3 x 3 inches'], {}],
  ])('and not what can both be true: %s, %j', async (name, lines, more) => {
    expect(await tipOf(name, lines, more)).not.toContain('both "');
  });
});

describe('tips fit the goods', () => {
  it.each([
    ['Larkfell Cheese Knives', 'Handwash is recommended.', 'Home > Kitchen', /clean it/u],
    ['Larkfell Curly Weft', 'Each bundle is 100% human hair.', 'Hair Extensions', /made of/u],
    ['Larkfell (Tarnidol) 20mg Tablets x 30', 'A medicine for adults.', '', /storage|how many/u],
    ['Larkfell Teaser Toy', 'It wakes the hunting instinct.', 'Accessory', /which ages/u],
    ['Larkfell Standard Mix', 'Reference material with analytes.', '', /spelling/u],
    [
      'Larkfell Grill Air Fryer Roaster',
      'LARKFELL: Sleek design. Countertop grill with a thermometer.',
      '',
      /what the product is/u,
    ],
  ])('and ask for nothing that makes no sense: %s', async (name, line, category, asked) => {
    const lines = [line, 'Easy to put away'];
    expect((await write('woocommerce', name, lines, { category })).pro_tip).not.toMatch(asked);
  });

  it('say that a name is only a code', async () => {
    expect(await tipOf('LARK-014', ['A ring with a round stone.'])).toContain(
      'Say what the product is in its name.',
    );
  });

  it('ask for the unit of a size', async () => {
    expect(await tipOf('Larkfell Pouch', ['Dimensions: 12 x 6 x 4'])).toContain(
      'Add the unit to "Dimensions: 12 x 6 x 4", so',
    );
  });

  it('keep a sentence that opens with the words of the name', async () => {
    const { description } = await write('amazon', 'Larkfell Thank You Bags', [
      'Thank you bags measure 12 in by 7 in.',
      'The handles carry well.',
    ]);
    expect(description).toContain('Thank you bags measure 12 in by 7 in.');
  });
});
