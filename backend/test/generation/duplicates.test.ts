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

  it('not as a line that is the label of another', async () => {
    const { description } = await write('shopify', 'Larkfell Bag', [
      SENTENCE,
      'Made for rain',
      'Made for rain: The seams are welded, and the zip is covered by a flap.',
    ]);
    expect(description.match(/Made for rain/gu)).toHaveLength(1);
    expect(description).toContain('The seams are welded');
  });

  it('not as a material alone and in a sentence', async () => {
    const { description } = await write('shopify', 'Larkfell Bag', [
      'Linen',
      'The bag is made of 100% linen, and you can wash it in any machine.',
      'Two straps',
    ]);
    expect(description.match(/linen/giu)).toHaveLength(1);
  });

  it('not twice within a line', async () => {
    const { description } = await write('shopify', 'Larkfell Bag', [
      SENTENCE,
      'Comes in four colors, Oak handle, Brass zip, Comes in four colors.',
    ]);
    expect(description).toContain('Comes in four colors, Oak handle, Brass zip.<');
  });

  it.each([0, 3])('not in lines and once more run together: %i', async (at) => {
    const lines = [
      'The bag measures 9 inches high x 8 inches wide; It is made of soft leather',
      'Care instructions: wipe with a dry cloth and keep out of the sun',
      'Zip pocket',
    ];
    const whole =
      'The bag measures 9 inches high x 8 inches wide It is made of soft leather; Care instructions: wipe with a dry cloth and keep out of the sun';
    const { bullets } = await write('amazon', 'Larkfell Bag', lines.toSpliced(at, 0, whole));
    expect(bullets.filter((bullet) => bullet.includes('dry cloth'))).toHaveLength(1);
    expect(bullets.join('\n')).toMatch(/wide\n(?:It is m|M)ade of soft leather/u);
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

describe('a line that says again', () => {
  it('an item of a list above it is left out', async () => {
    const { description } = await write('amazon', 'Larkfell Marsh Scout Costume, Medium', [
      '100% Polyester',
      'Jacket with Attached Vest, Scarf, Chest Belt, Boot Tops',
      'Jacket',
      'Scarf',
    ]);
    expect(description.split('<br>')).not.toContain('Jacket');
    expect(description.split('<br>')).not.toContain('Scarf');
  });

  it('less than another with the same words in the same order is left out', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Marsh Heroes Otter Figure', [
      'Includes Otter figure',
      'Light rucksack with padded straps for hikers, two pockets, and USB charging port',
      'Light rucksack with USB charging port.',
      'Stage giant battles in the marsh',
      'Includes figure',
      'Made in Kent',
      'Made in a shop from wood that grew in Kent',
    ]);
    expect(`${bullets.join('|')}|${description}`).not.toMatch(/Includes figure|rucksack with USB/u);
    expect(description).toMatch(/Made in Kent(?:\.|<|$)/u);
  });

  it('the name without one of its segments above a text is left out', async () => {
    const { bullets, description } = await write(
      'woocommerce',
      'Larkfell - Clear Pane Cleaner - Wipes Off Grease But Leaves No Streaks 500ML',
      [
        'Larkfell Clear Pane Cleaner 500ML',
        'This cleaner takes off the grease that gathers on the inside of a window. Smoke and dust settle on the pane much faster than you may think. It has no perfume that could leave a film behind.',
      ],
    );
    expect(`${bullets.join('|')}|${description}`).not.toContain('Larkfell');
  });

  it('the end of the name right above it is left out', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell 302 Two 1/2" Deck Valves', [
      'Two 1/2" Deck Valves',
      'Smooth Finished',
      'Brushed by hand in a workshop',
    ]);
    expect(bullets).toContain('Two 1/2" Deck Valves');
    expect(description.match(/Deck Valves/gu)).toHaveLength(1);
  });

  it('a line with a figure between its words is another fact', async () => {
    const { description } = await write('shopify', 'Larkfell Disc Player', [
      'HDMI Output',
      'Quick Start',
      'HDMI 1080p Output',
      'Black Finish',
    ]);
    expect(description).toContain('<li>HDMI Output</li>');
    expect(description).toContain('<li>HDMI 1080p Output</li>');
  });
});
