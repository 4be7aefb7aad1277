import { describe, expect, it } from 'vitest';
import { write } from '../write-fixture.ts';

describe('backend terms', () => {
  const termsOf = async (name: string, lines: readonly string[], category: string) =>
    (await write('amazon', name, lines, { category })).backend_terms;

  it.each([
    // Of a thin input, all that it names
    [
      'LED Sneakers',
      ['White canvas shoes with green lights in the sole, tied with laces.'],
      'Clothing',
      'canvas shoes white',
    ],
    [
      'Striped Shirt',
      ['Blue and gray shirt with chest pockets'],
      'Clothing',
      'chest pockets blue gray',
    ],
    // What a first sentence says that it is
    [
      'Target Rim',
      ['The Target Rim is a sturdy hoop on a backboard.', 'Light', 'Flat', 'Even'],
      'sports-accessories',
      'hoop backboard',
    ],
    // No shelf of a shop
    ['Cream Armchair', ['Comfortable cream armchair'], 'Indoor', ''],
    ['Opaque Paint Set', ['Dries fast.'], 'Toys > Hobby Building Tools > Paints', ''],
  ])('are all words of %s that tell of it', async (name, lines, category, terms) => {
    expect(await termsOf(name, lines, category)).toBe(terms);
  });
});

describe('backend terms as whole phrases', () => {
  const termsOf = async (name: string, line: string, category = 'Home') =>
    (await write('amazon', name, [line, 'It folds.', 'It lasts.', 'It dries.'], { category }))
      .backend_terms;

  it.each([
    ['Doll Stroller', 'Denim stroller with hood, seat belt and basket', 'seat belt', /basket/u],
    [
      'Larkvane Laptop',
      'Gaming laptop with a powerful graphics card',
      'graphics card',
      /powerful/u,
    ],
    ['Tolmar Headphones', 'Aggressive noise cancellation', 'noise cancellation', /aggressive/u],
    ['Crawl Tunnel', 'Heavy-duty construction for dog training', 'dog training', /construction/u],
    ['Tolmar Board', 'Made of acacia wood', 'acacia wood', /made/u],
  ] as const)('say of %s what only two words say', async (name, line, has, hasNot) => {
    const terms = await termsOf(name, line);
    expect(terms).toContain(has);
    expect(terms).not.toMatch(hasNot);
  });

  it.each([
    // Torn from a hyphenated word, a proper name, an age and a verb
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
    // What the input denies, an adjective, people of no kind, and skills
    ['Glass Otter', 'Not a toy', 'Gifts > Collectible Toys > Statues', /toys/u],
    ['Tolmar Crate', 'Reusable crate for adults and tea lovers', 'Home', /reusable|adult|lovers/u],
    ['Tolmar Drum', 'Trains motor skills', 'Home', /skills/u],
    ['Tolmar Lunch Kit', 'Made of cotton, PVC free', 'Home', /pvc/u],
    [
      'Tolmar Teether',
      'Made of silicone, free of BPA, PVC, lead and cadmium',
      'Baby',
      /pvc|lead|cadmium/u,
    ],
    ['Tolmar Cruiser Model Kit', 'Full-hull display model', 'Model Kits > Figure Kits', /figure/u],
    // A shelf for other things, and for several kinds
    ['Tolmar Otter Plush', 'Soft plush otter', 'Video Games > Consoles > Games', /games|consoles/u],
    ['Tolmar Bottle Opener', 'Opens bottles', 'Bar Tools > Corkscrews & Openers', /corkscrews/u],
  ] as const)('have nothing torn or untrue of %s', async (name, line, category, wrong) => {
    expect(await termsOf(name, line, category)).not.toMatch(wrong);
  });
});

describe('backend terms that say what the product is', () => {
  it.each([
    ['Tolmar Cruiser Model Kit', '1/350 Scale Warship', 'Models > Figure Kits', 'warship'],
    ['Tolmarin Replacement Rear Wheels', 'Green', 'Skates > Scooters & Equipment', 'scooters'],
    [
      'Tolmarin Avena Lounge',
      'Lounge foam pool float gives you the best rest',
      'Pools',
      'pool float',
    ],
    ['Magnetic Playset', 'Coated board', 'Toys > Pretend Play > Magnetic Playsets', 'pretend play'],
    ['Garden Shears', 'Stainless steel blades', 'Tools', 'stainless steel blades'],
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
      /kitchen.*stirring.*tasting/u,
      /ladle/u,
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

  it('have the styles that a store files a product by', async () => {
    const lines = [
      'A soft pant.',
      'Style_bottom: Track Pants, Leggings',
      'Style_General: Full zip',
    ];
    expect(await termsOf('Tarn Yoga Pant', lines, 'Men > Bottoms > Pants')).toMatch(
      /track leggings.*full zip|full zip.*track leggings/u,
    );
  });

  it('have uses and rooms, and nothing that only a sentence is about', async () => {
    const terms = await termsOf('Tarn Diamond Wheel', [
      'Use for engraving, carving and finishing',
      'Stands ready in your kitchen for years.',
      'Washes off with soap and water',
    ]);
    expect(terms).toMatch(/engraving carving/u);
    expect(terms).toContain('kitchen');
    expect(terms).not.toContain('soap');
  });
});
