import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const SENTENCE = 'The owner can rely on it every day.';

describe('one fact is said once', () => {
  it.each([
    [
      'in the singular and the plural',
      ['Front pockets', 'Two straps', 'Front Pocket'],
      [],
      'pocket',
    ],
    [
      'under two labels of one fact',
      [],
      [
        ['Color', 'Black'],
        ['Shade', 'Black'],
      ],
      'black',
    ],
    [
      'as the brand and the maker',
      [],
      [
        ['Brand', 'Tarnside'],
        ['Manufacturer', 'Tarnside'],
      ],
      'tarnside',
    ],
    ['with and without the space of a unit', ['Holds: 125 ml', 'Holds: 125ml'], [], '125'],
  ] as const)('%s', async (_, lines, pairs, word) => {
    const attributes = pairs.map(([name, value]) => ({ name, value }));
    const { description } = await write('shopify', 'Larkfell Bag', [SENTENCE, ...lines], {
      attributes,
    });
    expect(description.toLowerCase().split(word)).toHaveLength(2);
  });

  it('not as a line that only repeats the name', async () => {
    const { description } = await write('shopify', 'Larkfell Night Balm 125ml', [
      SENTENCE,
      'Larkfell Night Balm 125 ml',
    ]);
    expect(description).not.toContain('125');
  });

  it.each([
    [['Width: 10 cm', 'Depth: 10 cm'], 'Depth: 10 cm'],
    [['Handle color: Black', 'Color: Black'], 'Color: Black'],
  ])('but two facts with one value are two: %j', async (lines, kept) => {
    const { description } = await write('shopify', 'Larkfell Bag', [SENTENCE, ...lines]);
    expect(description).toContain(`<li>${kept}`);
  });
});
