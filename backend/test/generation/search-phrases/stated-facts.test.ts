import { describe, expect, it } from 'vitest';
import { write } from '../write-fixture.ts';
import { phrasesOf } from './phrases-of.ts';

describe('search phrases from the details and the category', () => {
  it('leave out what a line calls the product in more words than a phrase has', async () => {
    const lines = ['Purple heather inset full zip jacket', 'Zippered pockets'];
    const phrases = await phrasesOf('Orla Full Zip Jacket', lines, 'Tops > Jackets');
    expect(phrases.join()).not.toContain('inset');
  });

  it.each([
    // Both of two colors or neither; a count with its number or not at all
    ['Linen Shirt', 'White and blue checked linen shirt', ['linen shirt', 'checked linen shirt']],
    ['Canvas Ring', 'Green and white canvas ring.', ['canvas ring']],
    // Without praise and the way it is made
    ['Lovely Clay Vase', 'Pretty thrown clay vase', ['clay vase']],
    // With adjectives that only the line has
    ['Gray Vest', 'Stylish sleeveless gray vest with buttons', ['sleeveless gray vest']],
    // With the people the product is for
    ['Wool Coat', 'Womans belted wool coat. Two pockets.', ["women's wool coat"]],
    // A word written as one in the name and as two in the line
    ['Moonstone Dreamcatcher Ring', 'Silver dream catcher ring', ['moonstone dreamcatcher ring']],
  ])('take what the first line says of %s', async (name, line, phrases) => {
    const found = await phrasesOf(name, [line]);
    expect(found).toEqual(expect.arrayContaining(phrases));
    expect(found.join('|')).not.toMatch(
      /(?:^|\|)(?:blue|seater|white canvas|thrown|pretty|womans)/u,
    );
  });

  it('take color, material and kind from what the text calls the product', async () => {
    const lines = ['Made from 100% cotton, this teal short sleeve shirt is easy to wear.'];
    expect(await phrasesOf('Marlow Folklore', lines, 'Shirts')).toEqual([
      'Marlow Folklore',
      'teal short sleeve shirt',
      'cotton shirt',
    ]);
    const pots = ['Our concrete pots are made by hand.'];
    expect(await phrasesOf('Iris Plant Pot', pots, 'Pots & Planters')).toContain('concrete pot');
  });

  it('include the material and names that the details give the product', async () => {
    const lines = ['This jute rug lies flat.', 'Reversible', 'Material: Jute'];
    const rug = await phrasesOf('Round Area Rug 6 ft', lines);
    expect(rug).toEqual(['round area rug', 'jute rug']);
    const shell = await phrasesOf('Puffer Vest', ['Shell: 100% nylon', 'Not a waterproof vest.']);
    expect(shell.join()).not.toMatch(/nylon|waterproof/u);
  });

  it.each([
    // The material at the start of a longer value
    [
      'Salad Fork',
      ['Material: 18/10 Stainless Steel with a matte finish'],
      ['stainless steel salad fork'],
      /matte/u,
    ],
    // Synonyms with a slash between them; accessories of a pool are not a pool.
    [
      'Floating Pool Lights, Pool Accessories',
      ['They float.'],
      ['floating pool lights'],
      /(?:^|\|)pool(?:$|\|)/u,
    ],
    // Phrases neither begin nor end with a verb, a count or a roman numeral.
    [
      'Tolmar 3-4 Person Steam Case',
      ['For fish.'],
      ['Tolmar 3-4 Person Steam Case'],
      /(?:^|\|)person/u,
    ],
    ['Vitamin C Tablets | For Men & Women', ['One a day.'], ['vitamin C tablets'], /men/u],
  ])('combine the kind of %s with what the details state', async (name, lines, phrases, wrong) => {
    const found = await phrasesOf(name, lines);
    expect(found).toEqual(expect.arrayContaining(phrases));
    expect(found.join('|')).not.toMatch(wrong);
  });

  it('say no brand twice, and have what the details say after the name', async () => {
    const more = { brand_name: 'Voltory Store' };
    const { keywords } = await write('shopify', 'Voltory Round Floor Lamp', ['Dims.'], more);
    expect(keywords).toEqual(['Voltory Round Floor Lamp']);
    const lines = ['Our Wise bottom fits like no other.', 'Color: Black'];
    expect(await phrasesOf('Wise Bottom', lines)).toEqual(['wise bottom']);
  });

  it.each([
    // An unknown first word is a brand, unless it is part of a list or a place.
    ['Varlen Tolmarsen 200 mm Exhaust Fan', [], ['Varlen Tolmarsen Exhaust Fan'], []],
    ['Ashvagol & Lutein Tablets', [], [], ['Ashvagol tablets']],
    ['Whitsund Beach Necklace', [], [], ['Whitsund necklace']],
    // A brand that a detail states
    ['Straight Jeans', ['Brand: Vendora Affiliate'], [], ['Vendora Affiliate jeans']],
    // A part of the brand is not the product.
    [
      'Alder Valley Vineyards 2019 Reserve (North)',
      ['Winery: Alder Valley Vineyards', 'Variety: Pinot Noir', 'Ripe and dry.'],
      ['Alder Valley Vineyards wine', 'Pinot Noir wine'],
      ['vineyards'],
    ],
    // Words directly before the noun in the details, if the name has the noun, too
    [
      'Birthday Blast Cards',
      ['These are birthday cards that have room for words.'],
      ['birthday cards'],
      [],
    ],
    ['Clay Blush Makeup', ['It gives an organic makeup feel.'], [], ['organic makeup']],
    ['Dusk', ['A striped dress with a hem that gathers.'], ['striped dress'], ['dusk dress']],
    // An activity, a part and half of a term are not the product.
    ['1 Set Camping Hanging Rope', [], ['camping hanging rope'], ['set camping']],
  ] as const)('use what is stated of %s', async (name, lines, has, hasNot) => {
    const category = name.includes('Vineyards') ? 'Wine' : name === 'Dusk' ? 'Dresses' : undefined;
    const found = await phrasesOf(name, lines, category);
    expect(found).toEqual(expect.arrayContaining([...has]));
    for (const phrase of hasNot) expect(found).not.toContain(phrase);
  });

  it("call what the category's list of labels and the name call it", async () => {
    const phrases = await phrasesOf('Foldable Baby Stroller', [], 'Baby Strollers, Travel & Gear');
    expect(phrases).toContain('baby stroller');
  });

  it('are the title and the author of a book', async () => {
    const lines = ['Author: Mara Tolmarsen', 'Publisher: Harbor House', 'A child finds a key.'];
    expect(await phrasesOf('The Quiet Key', lines)).toEqual([
      'The Quiet Key',
      'The Quiet Key Tolmarsen',
      'Mara Tolmarsen',
    ]);
  });

  it('for a phone don’t mention its battery', async () => {
    const name = 'Larkfell Z6 5G (Mystic Night) | 5000mAh Battery';
    const phrases = await phrasesOf(name, [], 'Smartphones');
    expect(phrases).toEqual(['Larkfell Z6 5G']);
  });

  it('are what a sentence is about, if the name has it', async () => {
    const name = 'Tolmar Creek Eco Reusable Jungle Jamboree Lime Green Sandwich Keeper';
    expect(await phrasesOf(name, ['Sandwich keepers are easy to open.'])).toContain(
      'sandwich keepers',
    );
  });
});
