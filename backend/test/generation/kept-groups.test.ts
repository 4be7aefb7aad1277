import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const PARAGRAPH =
  'The Marlow Cleanse is a supplement that supports digestion every day. It helps promote regular digestion and eases discomfort.';

describe('a label above its value', () => {
  it('stays above a value that is too long for an item of a list', async () => {
    const { description } = await write('shopify', 'Marlow Bow', [
      'Calling all mermaids!',
      'Size:',
      '4.5 in with a clip',
      'Design:',
      'Purple, blue and green shades of mermaid scales with a blue sparkle bow',
    ]);

    expect(description).toContain('<li>Design: Purple, blue and green shades');
  });

  it('stays above the last line of a text that was cut off', async () => {
    const { description } = await write('shopify', 'Marlow Shock Powder', [
      'The Marlow Shock Powder gives you a boost. It tastes of cherry.',
      'Benefits of the Marlow Shock Powder:',
      'Boosts energy and focus',
    ]);

    expect(description).toMatch(/Benefits of the Marlow Shock Powder: Boosts energy and focus/u);
  });
});

it('a line below a general heading goes if the text above says the same', async () => {
  const { description } = await write('shopify', 'Marlow Cleanse', [
    PARAGRAPH,
    'Key Features:',
    'Promotes regular digestion',
  ]);

  expect(description).not.toContain('Promotes');
});

describe('what a sentence with a colon introduces', () => {
  it('stays below it as a text', async () => {
    const { description } = await write('shopify', 'Marlow Fired Vase', [
      'This rounded vase is thrown on a wheel. The palette of reds and blacks is created by things packed around the pot:',
      'Copper wire left dark brown streaks, sometimes with green spots.',
    ]);

    expect(description).toMatch(/packed around the pot[:.] Copper wire left/u);
  });

  it('stays below what a set includes', async () => {
    const { description } = await write('shopify', 'Marlow Cap Kit', [
      'The Marlow Cap Kit makes it easy to change bottles. The Marlow Cap Kit includes;',
      'Green cap with a hanger. Fits most bottles.',
      'Tube for the bottle.',
    ]);

    expect(description).toMatch(/The Marlow Cap Kit includes: Green cap [^<]*Tube for the bottle/u);
  });

  it('is still optional', async () => {
    const { description } = await write('shopify', 'Marlow Hedge Trimmer', [
      'Rotating rear handle for vertical cuts',
      'Three speeds',
      'Optional accessories',
      'Gear grease',
      'Spare shear blade',
    ]);

    expect(description).toContain('Optional accessories: Gear grease, Spare shear blade');
  });
});

it('an answer goes with a question that the platform forbids', async () => {
  const { bullets, description } = await write('woocommerce', 'Marlow Recovery Powder', [
    'Looking for a powder that will help you build lean muscle and recover? Look no further than the Marlow Recovery Powder in melon. This powder is a blend of amino acids and fruit.',
    'It dissolves in cold water within seconds. One scoop a day is enough.',
  ]);

  expect([...bullets, description].join('\n')).not.toContain('Look no further');
});

it('a title and a slogan head the paragraphs below them', async () => {
  const { description } = await write('shopify', 'Marlow Wash', [
    'Marlow Wash in bottles of every size',
    'Away With Dirt But Not Paint Protection!',
    'Marlow Wash works with every coating that we make. This foam breaks the bond between dirt and paint and makes washing safe.',
    'Marlow Wash should be used as a shampoo. It is safe on all surfaces and will not strip waxes.',
  ]);

  expect(description).toMatch(
    /^<p>Marlow Wash in bottles[^<]*<\/p><p>Away [^<]*Paint Protection!/u,
  );
});

describe('a text that opens with what seems to be a label', () => {
  const lines = [
    'Marlow Player Jersey – Built for the big game with a fabric that breathes and a cut that moves.',
    'Made from light fabric, it keeps you cool through every match. Train in it, too, on any field.',
  ];

  it('keeps its order in WooCommerce', async () => {
    const { bullets, description } = await write('woocommerce', 'Marlow Jersey', lines);

    const text = [...bullets, description].join('\n');
    expect(text.indexOf('Built for')).toBeLessThan(text.indexOf('Train in it'));
  });

  it('keeps who a story is about', async () => {
    const { bullets, description } = await write('woocommerce', 'Marlow Escape Room', [
      'Marlow - Episode 1!',
      'Welcome to Marlow Enterprises. We have invented small robots and a computer named Jossa to program them.',
      'Bad news is: Jossa has gone mad.',
      'She built a robot that hides every key. It never sleeps.',
    ]);

    const text = [...bullets, description].join('\n');
    expect(text).toMatch(/Episode 1[^]*computer named Jossa[^]*Jossa has gone mad[^]*She built/u);
  });
});

it('the last short line of a list is not a text of its own on Amazon', async () => {
  const { description, item_highlights: highlights } = await write('amazon', 'Marlow Kimono', [
    'The Marlow Kimono is so light, it feels like nothing at all. Its classic sleeve has a narrower cut, made for real life without losing the dramatic shape that a kimono has. It is long, so it will touch the floor or your ankles, depending on how tall you are.',
    'Ties at the waist or can be worn open',
    'Custom gold triangle hardware',
    'Side pockets',
    'Beautifully channeled straps',
    'Feather soft',
  ]);

  expect(highlights).toContain('Feather soft');
  expect(description).not.toContain('Feather soft');
});

describe('the steps of directions', () => {
  const STEPS = [
    'The Tarn Eye Quartet has four powders that stay on for hours. The powders come in a tin with a mirror. Dark shades suit evenings.',
    'Step 1: Line your eyes in one sweep.',
    'Step 2: Smudge the line with the applicator.',
    'Step 3: Mix two shades for a new look.',
  ];
  const ALL = /Step 1[^<]*Step 2[^<]*Step 3/u;

  it.each(['shopify', 'woocommerce'] as const)('stay together for %s', async (platform) => {
    const listing = await write(platform, 'Tarn Eye Quartet', STEPS);
    expect(listing.description).toMatch(ALL);
    expect(listing.bullets.join('\n')).not.toContain('Step');
    expect(listing.meta_description).not.toContain('Step');
  });

  it('stay together below the text on Amazon', async () => {
    const { bullets, description } = await write('amazon', 'Tarn Eye Quartet', STEPS);
    expect(description).toMatch(ALL);
    expect(bullets.join('\n')).not.toContain('Step');
  });
});

it.each(['amazon', 'shopify', 'woocommerce'] as const)(
  'a heading above counted items is their label for %s',
  async (platform) => {
    const listing = await write(platform, 'Tarn Play Set', [
      'Two racks and a ball make for many games that train balance and strength.\n\nEquipment\n1 x Tarn rack\n1 x Tarn ball',
    ]);
    const text = [...listing.bullets, listing.description].join('\n');
    expect(text).toContain('Equipment: 1 x Tarn rack, 1 x Tarn ball');
    expect(text).not.toMatch(/Equipment$|<li>Equipment<|Equipment<br>/mu);
  },
);
