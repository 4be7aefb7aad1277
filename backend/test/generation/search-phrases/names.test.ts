import { describe, expect, it } from 'vitest';
import { write } from '../write-fixture.ts';
import { phrasesOf } from './phrases-of.ts';

describe('the name as a search phrase', () => {
  it.each([
    // Nothing is cut out of these names.
    ["Men's Merino Crew Neck Base Layer", "Men's Merino Crew Neck Base Layer"],
    ['Tolmar Counter Height Dining Table', 'Tolmar Counter Height Dining Table'],
    ['Larkvane Classic No Show Socks', 'Larkvane Classic No Show Socks'],
    ['Kids Table & Chair Set', 'kids table & chair set'],
    ['Barbie Meadow Bridal Dress', 'Barbie Meadow Bridal Dress'],
    ['White Gold Diamond Engagement Ring', 'White Gold Diamond Engagement Ring'],
    ['Lip Balm Trio Honey Mint', 'Lip Balm Trio Honey Mint'],
    ['Choker with Silver Pendant', 'choker with silver pendant'],
    ['Tolmar 43 Class FL690 4K Smart TV powered by Larkvane', 'Tolmar 43 Class FL690 4K Smart TV'],
    // Counts, measures, catalog numbers, and colors and sizes after the noun are cut off.
    ['Enameled Cast Iron Dutch Oven 6 Qt', 'Enameled Cast Iron Dutch Oven'],
    ['Stainless Steel Cat Water Fountain 67oz', 'Stainless Steel Cat Water Fountain'],
    ['Linen Blend Duvet Cover Set Queen', 'Linen Blend Duvet Cover Set'],
    ['Set of 6 Juice Glasses, 12 oz', 'juice glasses'],
    ['Larkvane Turmeric Soap 75gm', 'Larkvane Turmeric Soap'],
    ['Larkvane Mango Pickle 400 gms', 'Larkvane Mango Pickle'],
    ['Kitten Training Mats 60 Count 20x20', 'kitten training mats'],
    ['Tolmar Prime Camera Lens 50mm f/1.8', 'Tolmar Prime Camera Lens'],
    ['Tolmar Seal Sloth 12" Plush', 'Tolmar Seal Sloth Plush'],
    ['Tolmar Step-Up Converter 71-CONV12-24', 'Tolmar Step-Up Converter'],
    ['Kids Canvas Collapsible Cube-10 x 10 inches', 'kids canvas collapsible cube'],
    // Numbers that belong to the name stay.
    ['LIGA 21 - PlayBox 4', 'LIGA 21 PlayBox 4'],
    ['Larkvane Galaxy Z6 5G', 'Larkvane Galaxy Z6 5G'],
    ['Tollgate – 3 Car Garage', 'Tollgate 3 Car Garage'],
    ['Tolmar 2-in-1 Toy Box', 'Tolmar 2-in-1 Toy Box'],
    // A second part is added if the first one does not say what the product is, or which one.
    ['Tolmarin Frost 2, "Alma" Cloud Pillow', 'Tolmarin Frost 2 Alma Cloud Pillow'],
    ['Lake View - 300 Large Piece Jigsaw Puzzle', 'lake view jigsaw puzzle'],
    ['Board Game - Harvest Fair', 'Board Game Harvest Fair'],
    ['SELKA | MENS HARROW', 'Selka Mens Harrow'],
    ['Tolmarin, Sun-Dried Spicy Zarvel Broth', 'Tolmarin Sun-Dried Spicy Zarvel Broth'],
    ["Costume Pirate - Child's Large", 'Costume Pirate'],
    ['Larkvane Apparel and Accessories | Low Cut Socks', 'low cut socks'],
    // Names continue after a bracket, a company's legal form and the commas of a title.
    ['Tolmarin Beat Small (12") Wooden Zarvel', 'Tolmarin Beat Small Wooden Zarvel'],
    ['Larkvane Products, Inc Kids Modeling Clay', 'Kids Modeling Clay'],
    ['Larkvane Look, Snip, Fold Paper Lantern Kit', 'Larkvane Look Snip Fold Paper Lantern Kit'],
    ["Disney's Mickey Mouse, Plush Throw Blanket", "Disney's Mickey Mouse Plush Throw Blanket"],
    ['VANS | HARROW | LO | GREEN/WHITE', 'Vans Harrow Lo'],
    // The name ends before a list.
    ['Isles of records: The oldest, the highest, the most distant', 'Isles of records'],
    // Repetitions, scales and clauses are left out.
    ['Tolmarin Otter Plush Doll 16" Otter Plush Doll', 'Tolmarin Otter Plush Doll'],
    ['Tolmarin Quest: Mara 1: 7 Scale Vinyl Figure', 'Tolmarin Quest Mara Vinyl Figure'],
    ['Tolmarin Code Game Plays on Two Levels', 'Tolmarin Code Game'],
    // Long accessories and lists of them are left out.
    ['Wooden Star Bakery Cart With 40+ Accessories and Play Food', 'wooden star bakery cart'],
    ['Larkvane Racer with Bonus Otter, Finch and Mole', 'Larkvane Racer'],
    ['Larkvane Quest Electric Scooter with Strong 300W Motor', 'Larkvane Quest Electric Scooter'],
  ])('is whole: %s', async (name, phrase) => {
    expect((await phrasesOf(name))[0]).toBe(phrase);
  });

  it.each([
    // One part of the name, if both together would not make sense
    [
      'Tolmarin Otter Guard Card Sleeves - Glossy Yellow Trading Card Sleeves',
      'Tolmarin Otter Guard Card Sleeves',
    ],
    [
      'Crayola Grip ArtPencils Forest Edition Fox - 12 Water Color Pencils and Brush',
      'Crayola Water Color Pencils and Brush',
    ],
    [
      'Barbie – A Day with a Star on Top! Mini Golf Playset – Toys, Games, and Accessories',
      'Barbie Mini Golf Playset',
    ],
    // Only the maker and the noun, if one part is too long
    [
      'Melissa & Doug Harbor Lane Quiet Meadow Memories Cottage Lake Large Easy Jigsaw Puzzle by Mara Tolm',
      'Melissa & Doug Jigsaw Puzzle',
    ],
  ])('is shorter, if nobody types it: %s', async (name, phrase) => {
    expect((await phrasesOf(name))[0]).toBe(phrase);
  });

  it('is no part of a compound or of the product', async () => {
    const card = ['This credit card terminal takes any credit card.', 'Prints receipts'];
    expect(await phrasesOf('Credit Card Pin Pad Reader', card)).not.toContain('credit card');
    const string = ['1 Otter Pinata, Pull String', 'Otter pinata with ribbons'];
    expect(await phrasesOf('Otter Pinata, Pull String', string)).not.toContain('pull string');
    const bed = ['Made of wood, veneers and engineered wood.'];
    expect(await phrasesOf('Upholstered Bed', bed)).not.toContain('wood bed');
    const lake = await phrasesOf('Lake Jigsaw Puzzle', ['Cottage by the lake puzzle']);
    expect(lake).not.toContain('lake puzzle');
    const train = ['Complete ready to run electric train set'];
    const set = await phrasesOf('Harbor Bell Ready To Run Electric Train Set', train);
    expect(set).not.toContain('run electric train set');
    const woods = ['Find 90 things in this woods puzzle.', 'By a Danish Puzzle & Game Company.'];
    const right = await phrasesOf('Tolmarin Right Jigsaw Puzzle, Things in the Woods', woods);
    expect(right.join()).not.toMatch(/woods puzzle|danish puzzle/iu);
    const table = ['Paint the wooden table.'];
    const chairs = await phrasesOf('Tolmarin Wooden Table & 4 Chairs', table);
    expect(chairs).not.toContain('wooden table');
  });

  it('is no other thing that it pictures', async () => {
    const name = 'Nook Studio Red Fire Engine with Star Border Stretched Canvas Wall Art';
    const phrases = await phrasesOf(name, ['This wall art is ready to hang.']);
    expect(phrases).toEqual(['wall art']);
  });

  it('is the focus keyphrase', async () => {
    for (const name of ['Barbie Quick Ride Race & Win Playset', 'Celvara Sports Bra']) {
      const { focus_keyphrase } = await write('woocommerce', name, ['Comes in a box.']);
      expect(focus_keyphrase).toBe(name);
    }
  });

  it('keeps its case unless its words are few and plain', async () => {
    expect(await phrasesOf('WALL MOUNT CLOCK')).toEqual(['wall mount clock']);
    expect(await phrasesOf('Touch Screen Credit Card POS System')).toEqual([
      'Touch Screen Credit Card POS System',
    ]);
  });
});

describe('shorter search phrases', () => {
  it.each([
    // Words of the name that a statement uses without the rest of the name
    ['Larkvane Rider Back Playing Cards', ['These playing cards shuffle well.'], ['playing cards']],
    ['Tolmar Lucky Otter Dining Table', ['A dining table for six.'], ['dining table']],
    ['Tolmar Quest Otter Figure', ['The Tolmar Quest otter figure stands.'], []],
    ['Tolmar Calm Hand Cream', ['A hand cream for every day.'], ['hand cream']],
    // No words that the name and the text only use together with others
    [
      'Larkvane Counter Height Table',
      ['This counter height table is firm.'],
      ['counter height table'],
    ],
    ['Larkvane No Show Socks', ['Soft show socks.'], []],
    ['Larkvane Table & Chair Set', ['A chair set.'], []],
    ['Larkvane Sports Playground Ball', ['It bounces.'], []],
    // A part of the name between commas
    ['Tolmar Harrow Couch Table, Coffee Table (1951)', [], ['coffee table']],
    // No half of a word, no part, no color and no count
    ['Larkvane Two-Sided Puzzle', ['Turn it over for a sided puzzle.'], []],
    ['Larkvane Ash Skin Blue Eyes', ['She has blue eyes.'], []],
    ['Tolmar Minis: Harrow Series 3 (One Mystery Figure)', [], []],
    // No title, and no thing that belongs to someone else
    ['Larkvane Dual Game Pack', ['The Fair With Finch game pack comes first.'], []],
  ] as const)('are used on their own in the features: %s', async (name, lines, phrases) => {
    const [, ...shorter] = await phrasesOf(name, lines);
    expect(shorter).toEqual(phrases);
  });

  it.each([
    ['Tolmar Lake Jigsaw Puzzle', 'Toys & Games > Jigsaw Puzzles', ['jigsaw puzzle']],
    [
      'Ravensburger Lake Puzzle',
      'Toys & Games > Jigsaw Puzzles',
      ['jigsaw puzzle', 'Ravensburger jigsaw puzzle'],
    ],
    // Not the category of another product, nor one for people whom the input does not mention
    ['Tolmar Party Masks', 'Toys & Games > Party Hats', []],
    ['Tolmar Pool Float', 'Toys & Games > Water Toys > Baby Floats', []],
    ['Beard Treatment', 'Beauty > Hair Care > Hair Loss Treatments', []],
    ['Tolmar Table & Chair Set', 'Home > Furniture > Table & Chair Sets', []],
    ['Tolmar Core Rule Book', 'Toys & Games > Board Games', []],
    // Only one noun after what is stated
    ["Rubie's Captain Brell Cape", 'Toys & Games > Capes', ["Rubie's cape"]],
    [
      'Rubies Star Wars Captain Brell Cape',
      'Toys & Games > Capes',
      ['Star Wars cape', 'Rubies cape'],
    ],
    ['Kestral Gym Pant', 'Men > Pants', ["men's pants"]],
  ] as const)('are the category of %s in %s', async (name, category, phrases) => {
    const [, ...shorter] = await phrasesOf(name, ['Comes in a box.'], category);
    expect(shorter).toEqual(phrases);
  });

  it('have a brand only as a whole', async () => {
    const found = await phrasesOf('Mara Tolmarsen Assorted Candle', ['Four of them.'], 'Candles');
    expect(found.join('|')).not.toMatch(/(?:^|\|)Mara candle/u);
  });
});

describe('search phrases in other languages', () => {
  it('keep their preposition in French', async () => {
    const { product_tags } = await write('woocommerce', "Sérum hydratant à l'acide hyaluronique", [
      'Une texture légère qui pénètre vite et ne colle pas.',
    ]);

    expect(product_tags.join('|')).toContain("sérum à l'acide hyaluronique");
    expect(product_tags.join('|')).not.toContain("sérum l'acide");
  });
});
