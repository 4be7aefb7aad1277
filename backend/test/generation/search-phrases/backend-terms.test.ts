import { describe, expect, it } from 'vitest';
import { write } from '../write-fixture.ts';

describe('backend terms', () => {
  const termsOf = async (name: string, lines: readonly string[], category: string) =>
    (await write('amazon', name, lines, { category })).backend_terms;

  it.each([
    // The noun of the first statement, but not a color that only a part has
    [
      'LED Sneakers',
      ['White canvas shoes with green lights in the sole, tied with laces.'],
      'Clothing',
      'white canvas shoes',
    ],
    [
      'Target Rim',
      ['The Target Rim is a sturdy hoop on a backboard.', 'Light', 'Flat', 'Even'],
      'Sale',
      'hoop',
    ],
    // No metals whose limits the product meets
    ['Stone Ring', ['It fits.', 'Materials: Lead, nickel and cadmium compliant'], 'Sale', ''],
    // The category of a shop, and the marketplace category for all kinds of a thing
    ['Linen Slingbacks', ['They dry fast.'], "Women's Shoes", 'women shoes'],
    ['Oat Clusters', ['They last.'], 'Snacks', 'snacks'],
    ['Larkvane Console Bundle', ['It lasts.'], 'Gaming', 'gaming'],
    ['Tolmar Cable Clips', ['They last.'], 'Cable Management', ''],
    ['Tarn Desk Chair', ['It lasts.'], 'Office Furniture', 'office furniture'],
    ['Tolmar Fabric Glue', ['It lasts.'], 'Arts > Crafting > Craft Supplies', 'craft supplies'],
    ['Tolmar Rhyme Game', ['It lasts.'], 'Toys & Games > Games > Board Games', 'board games'],
    [
      'Tolmar Fossil Dig Kit',
      ['It lasts.'],
      'Toys > Learning > Science Kits & Toys',
      'science kits',
    ],
    ['Tolmar Rhyme Games', ['It lasts.'], 'Toys & Games > Games > Board Games', 'board game'],
    // Nouns that both levels share, and words that are true of everything in a category
    [
      'Tolmar Otter Toy',
      ['It is soft.'],
      'Toys > Stuffed Animals & Plush Toys > Stuffed Animals & Teddy Bears',
      'stuffed animals plush toys',
    ],
    [
      'Tolmar RC8 Clear Body',
      ['It lasts.'],
      'Toys > Hobbies > Remote & App Controlled Vehicles & Parts > Remote & App Controlled Vehicle',
      'remote controlled vehicle',
    ],
    // No half of a phrase, and no other thing
    ['Tolmar Dice Game', ['It lasts.'], 'Toys & Games > Games > Game Accessories', ''],
    [
      'Tarn Wings Toy Figure',
      ['It flies.'],
      'Toys & Games > Baby & Toddler Toys > Car Seat & Stroller Toys',
      '',
    ],
    // No category of a shop that does not name the product
    ['Cream Armchair', ['Comfortable cream armchair'], 'Indoor', ''],
    ['Opaque Paint Set', ['Dries fast.'], 'Toys > Hobby Building Tools > Paints', ''],
  ])('are all words of %s that describe it', async (name, lines, category, terms) => {
    expect(await termsOf(name, lines, category)).toBe(terms);
  });
});

describe('backend terms as whole phrases', () => {
  const termsOf = async (name: string, line: string, category = 'Home') =>
    (await write('amazon', name, [line, 'It folds.', 'It lasts.', 'It dries.'], { category }))
      .backend_terms;

  it.each([
    ['Tolmar Board', 'Made of acacia wood', 'acacia wood', /made/u],
    ['Tolmar Clogs', 'Made with EVA foam for days at sea', 'eva foam', /sea|days/u],
    ['Tolmar Blanket', 'Cotton (30)%,Linen (70)%', 'cotton', /wool/u],
    [
      'Doll Stroller',
      'Denim stroller with hood, seat belt and basket',
      'denim',
      /basket|belt|hood/u,
    ],
    ['Larkvane Laptop', 'Gaming laptop with a powerful graphics card', 'gaming', /powerful|card/u],
  ] as const)('say of %s what only two words say', async (name, line, has, hasNot) => {
    const terms = await termsOf(name, line);
    expect(terms).toContain(has);
    expect(terms).not.toMatch(hasNot);
  });

  it.each([
    // Words torn from a hyphenated word, a proper name, an age and a verb
    ['Steel Kettle', 'Kettle with auto shut-off', 'Home', /auto/u],
    ['Tolmar Costume', 'Licensed Nineteenth Harbor Fox product', 'Costumes', /fox|harbor/u],
    ['Tolmar Blocks', 'For 8 year olds', 'Home', /olds/u],
    ['Garden Kneeler', 'Kneeler that converts to a seat', 'Home', /converts/u],
    // A part's material, a fastening, an idiom, and half of a material
    ['Tolmar Chair', 'Legs with rubber feet', 'Home', /rubber/u],
    ['Tolmar Shoes', 'Lace-up fronts', 'Shoes', /fronts/u],
    ['Tolmar Pants', 'They will be the life of the party', 'Pants', /party/u],
    ['Tolmar Blocks', 'Clear and intuitive manual', 'Home', /clear/u],
    ['Cutlery Set', 'Complete 24-piece stainless steel cutlery set', 'Home', /^steel/u],
    // Materials and uses that the input denies, an adjective, people of no kind, and skills
    ['Glass Otter', 'Not a toy', 'Gifts > Collectible Toys > Statues', /toys/u],
    ['Tolmar Crate', 'Reusable crate for adults and tea lovers', 'Home', /adult|lovers/u],
    ['Tolmar Drum', 'Trains motor skills', 'Home', /skills/u],
    ['Tolmar Lunch Kit', 'Made of cotton, PVC free', 'Home', /pvc/u],
    [
      'Tolmar Teether',
      'Made of silicone, free of BPA, PVC, lead and cadmium',
      'Baby',
      /pvc|lead|cadmium/u,
    ],
    ['Tolmar Cruiser Model Kit', 'Full-hull display model', 'Model Kits > Figure Kits', /figure/u],
    // Verbs, contents, places, parts, slogans, words that only occur in sentences, and parts that the name
    // says are missing
    ['Tolmar Shell Replica', 'Press the button for a green light', 'Home', /press|button|light/u],
    ['Tolmar Tongs', 'Ideal for flipping and gripping, safe on non-stick pans', 'Home', /./u],
    ['Tolmar Figure', 'Made in Germany', 'Home', /germany/u],
    ['Tarn Rice', 'The base of many meals', 'Home', /meals/u],
    ['Tarn Chair', 'This chair is a natural beauty with seat cushions', 'Home', /beauty|cushions/u],
    ['Doll Picnic', 'Felt blanket, sandwiches and fruit kabobs', 'Home', /sandwich|kabob|fruit/u],
    ['Tarn Sandals', 'Perfect for weekend wear', 'Home', /weekend|wear/u],
    ['Tarn Engine (without dynamic brakes)', 'Skew wound motor', 'Home', /brakes|wound|motor/u],
    // Categories of other products, and of several kinds
    ['Tolmar Otter Plush', 'Soft plush otter', 'Video Games > Consoles > Games', /games|consoles/u],
    ['Tolmar Bottle Opener', 'Opens bottles', 'Bar Tools > Corkscrews & Openers', /corkscrews/u],
  ] as const)('have nothing torn or untrue of %s', async (name, line, category, wrong) => {
    expect(await termsOf(name, line, category)).not.toMatch(wrong);
  });
});

describe('backend terms that say what the product is', () => {
  it.each([
    ['Tolmarin Replacement Rear Wheels', 'Green', 'Skates > Scooters & Equipment', 'scooters'],
    ['Magnetic Playset', 'Coated board', 'Toys > Pretend Play > Magnetic Playsets', 'pretend play'],
    ['Garden Shears', 'Made of stainless steel', 'Tools', 'stainless steel'],
  ] as const)('have it for %s', async (name, line, category, term) => {
    const { backend_terms: terms } = await write(
      'amazon',
      name,
      [line, 'It folds.', 'It lasts.', 'It dries.'],
      { category },
    );
    expect(terms).toContain(term);
  });
});

describe('backend terms for what a product is for', () => {
  it.each([
    [
      'Beech Ladle',
      ['It is a kitchen tool.', 'Ideal for stirring, tasting and serving soup.'],
      /kitchen/u,
      /ladle|stirring|tasting/u,
    ],
    ['Tolmar Vacuum for Carpet and Rug', ['It folds.'], /./u, /folds/u],
  ] as const)('include those of %s', async (name, lines, has, hasNot) => {
    const { backend_terms: terms } = await write('amazon', name, lines);
    expect(`${terms} `).toMatch(has);
    expect(terms).not.toMatch(hasNot);
  });
});

describe('backend terms from names and styles', () => {
  const termsOf = async (name: string, lines: readonly string[], category?: string) =>
    (await write('amazon', name, lines, category === undefined ? {} : { category })).backend_terms;

  it('begin with what a title has no room for', async () => {
    const name =
      'Larkfell Oh the Places to Roam Motivational Poster Classroom Door Decoration, 12 in x 45 in';
    const { title, backend_terms: terms } = await write('amazon', name, ['Peel, stick and go.']);
    expect(`${title} ${terms}`).toMatch(/motivational/iu);
  });

  it('have the styles under which a store lists a product', async () => {
    const lines = [
      'A soft pant.',
      'Style_bottom: Track Pants, Leggings',
      'Style_General: Full zip',
    ];
    expect(await termsOf('Tarn Yoga Pant', lines, 'Men > Bottoms > Pants')).toMatch(
      /track leggings.*full zip|full zip.*track leggings/u,
    );
  });

  it('have no uses, rooms and means that only a sentence is about', async () => {
    const terms = await termsOf('Tarn Diamond Wheel', [
      'Use for engraving, carving and finishing',
      'Stands ready in your kitchen for years.',
      'Washes off with soap and water',
    ]);
    expect(terms).not.toMatch(/engraving|kitchen|soap/u);
  });
});
