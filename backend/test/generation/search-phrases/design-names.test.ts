import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases-of.ts';

describe('search phrases of a product whose name is only that of its design', () => {
  it.each([
    // With the noun of the phrase that the details start with
    ['Mossy Frog', ['Vanilla ice cream with green mint swirls'], 'Mossy Frog ice cream'],
    [
      'MELISANDE',
      ['Designed by Tolmar.', 'Folded invitation, size 5 x 7"'],
      'Melisande invitation',
    ],
  ] as const)('name the product: %s', async (name, lines, first) => {
    expect((await phrasesOf(name, lines))[0]).toBe(first);
  });

  it.each([
    // A part that the details start with, and a sentence about something else
    ['Melisande', ['Wood handle with brass inlays'], 'Melisande'],
    ['Melisande', ['The envelope is pink.', 'Folded in half'], 'Melisande'],
  ] as const)('are the name, if nothing says what it is: %s', async (name, lines, only) => {
    expect(await phrasesOf(name, lines)).toEqual([only]);
  });
});
