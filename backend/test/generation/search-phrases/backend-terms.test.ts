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
