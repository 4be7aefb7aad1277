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
      'canvas shoes white green lights sole laces',
    ],
    [
      'Striped Shirt',
      ['Blue and gray shirt with chest pockets'],
      'Clothing',
      'blue gray chest pockets',
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
