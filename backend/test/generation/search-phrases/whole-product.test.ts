import { describe, expect, it } from 'vitest';
import { write } from '../write-fixture.ts';
import { phrasesOf } from './phrases-of.ts';

describe('search phrases of the whole product', () => {
  it.each([
    // A name does not end with a measure in inches, horsepower or grams.
    [
      'Brindle 54 in. 24 HP Gas Lawn Mower',
      [],
      undefined,
      ['Brindle Gas Lawn Mower'],
      /magnum|HP/u,
    ],
    // A title with the noun of its category
    ['Quiet Rhythm', ['A calm scene in blue.'], 'Poster', ['quiet rhythm poster'], /rhythm$/u],
    // No promise, no list of other people's searches, and no item of a list before the product
    ['Iron Capsules | Support Calm Sleep', [], undefined, ['iron capsules'], /support/u],
    ['Larkvane USB Cable', ['sink storage rack', 'It charges fast.'], undefined, [], /rack/u],
    // The maker between the brand and the product stays.
    [
      'Apex by Larkvane 37-Inch TV Ceiling Mount',
      [],
      undefined,
      ['Apex by Larkvane TV Ceiling Mount'],
      /apex by larkvane(?:$|\|)/iu,
    ],
    // A species keeps its two words.
    [
      'Ginkgo Biloba Tablets',
      ['Ginkgo biloba tablets are small.'],
      undefined,
      [],
      /(?:^|\|)biloba/u,
    ],
    // Both items of a list with their noun
    [
      'Hormone & Sleep Wellness Kit',
      [],
      undefined,
      ['hormone & sleep wellness kit'],
      /wellness(?:$|\|)/u,
    ],
    // The whole name if it only says what the product does
    [
      "Moss Hollow's Calm Fertil Support Woman x60",
      ['This supplement is for women.'],
      undefined,
      ["Moss Hollow's Calm Fertil Support Woman x60"],
      /(?:^|\|)support/u,
    ],
    // Two words that the dictionary has as one stay together.
    ['Larkvane Sugar Cane Scrub', [], undefined, [], /(?:^|\|)cane/u],
    ['Hard Cover Note Book', [], undefined, [], /(?:^|\|)cover/u],
    // A part with its adjective, not the part alone
    ['Copper Trim Dinnerware', [], undefined, ['copper trim dinnerware'], /(?:^|\|)trim/u],
    // Not one of several materials, of a composition, or of a part
    ['Yoga Pants', ['Material: Organic Cotton, Spandex'], undefined, [], /cotton/u],
    ['Yoga Pants', ['Material: Cotton', '76% nylon, 24% spandex.'], undefined, [], /cotton/u],
    ['Wall Clock', ['Material: Leather', 'Leather strap.'], undefined, [], /leather/u],
    ['Wall Clock', ['Material: Bamboo'], undefined, ['bamboo wall clock'], /x/u],
    // An effect of the product is not the product.
    ['Otter Plush Toy | Handmade Stress Relief', [], undefined, [], /relief/u],
    // Not the model of something in the box
    ['Larkvane Solar Generator (Base + E2400 battery)', [], undefined, [], /E2400/u],
    // Plain compounds in lower case, and no quotation mark
    ['Steel Multi-Slot Plate Rack', [], undefined, ['steel multi-slot plate rack'], /Multi/u],
    ['Quiet Waves” | Night', [], undefined, [], /”/u],
  ] as const)('end on its noun: %s', async (name, lines, category, has, hasNot) => {
    const found = await phrasesOf(name, lines, category);
    expect(found).toEqual(expect.arrayContaining([...has]));
    expect(found.join('|')).not.toMatch(hasNot);
  });

  it.each([['GTX7 Button Transmitter', ['GTX7 Button Transmitter']]])(
    'include the model number of %s',
    async (name, phrases) => {
      expect((await phrasesOf(name)).join('|').toLowerCase()).toContain(phrases[0]?.toLowerCase());
    },
  );

  it.each([
    // If there are several colors or colors to choose from, none of them is the product's.
    ['Tolmar Mug, Blue, Grey', ['Holds tea.'], /blue|grey/u],
    [
      'Tolmar Case',
      ['Design: Floral', 'Design: Striped', 'Design: Plaid', 'Design: Vintage'],
      /floral|striped/u,
    ],
    ['Tolmar Bag', ['Pattern: Geometric, Plaid, Striped, Floral'], /geometric|plaid/u],
    ['Tolmar Curtain Rod', ['The front rod is 6 inches from the wall.'], /front/u],
  ] as const)(
    'say nothing that holds for a part or a choice only: %s',
    async (name, lines, wrong) => {
      expect((await phrasesOf(name, lines)).join('|')).not.toMatch(wrong);
    },
  );

  it('name whom the product is for', async () => {
    expect(await phrasesOf('Canvas Shoes', ['They lace up.'], 'Men/Shoes')).toContain(
      "men's canvas shoes",
    );
  });

  it('name the brand that a detail states to Amazon, and no store', async () => {
    const keywordsFor = async (platform: 'amazon' | 'shopify', brand: string) =>
      (await write(platform, 'Linen Shirt', [`Brand: ${brand}`, 'It has long sleeves.'])).keywords;
    expect(await keywordsFor('amazon', 'Quelldor')).toContain('Quelldor linen shirt');
    expect((await keywordsFor('amazon', 'Generic')).join()).not.toContain('Generic');
    expect((await keywordsFor('shopify', 'Quelldor')).join()).not.toContain('Quelldor');
  });

  it('are the author and the kind of book that the text calls it', async () => {
    const lines = ['Author: Mara Tolmarsen', 'Her first novel is now available as an ebook.'];
    expect(await phrasesOf('Low Tide', lines)).toEqual([
      'Low Tide',
      'Low Tide Mara Tolmarsen',
      'Mara Tolmarsen',
      'Mara Tolmarsen novel',
    ]);
  });
});

describe('backend terms', () => {
  const termsOf = async (name: string, lines: readonly string[], category = 'Home') =>
    (await write('amazon', name, lines, { category })).backend_terms;
  const more = ['It folds.', 'It is light.', 'It lasts.', 'It dries.'];

  it.each([
    // Not things used with the product, things it protects from, contents of the box, or the material of
    // something else
    ['Chair', ['Glass tested against cracks from keys and coins.', ...more], /keys|coins|cracks/u],
    ['Microwave Oven', ['1 Roller Ring', '1 Glass Turn Table', ...more], /roller|table/u],
    ['Rail', ['Your walls may be made of concrete or wood.', ...more], /concrete|wood/u],
    ['USB Cable', ['under sink storage rack', ...more], /sink|rack/u],
  ] as const)('say nothing about other things: %s', async (name, lines, wrong) => {
    expect(await termsOf(name, lines)).not.toMatch(wrong);
  });

  it('of a book mention nothing from its story', async () => {
    const lines = ['Author: Mara Tolmarsen', 'A woman and a lighthouse.'];
    expect(await termsOf('Low Tide', lines, 'Fiction')).toBe('fiction');
  });
});
