import { describe, expect, it } from 'vitest';
import { readInput } from '../../src/generation/reading/index.ts';
import { write } from './write-fixture.ts';

describe('a data sheet', () => {
  it('has one line for a label that the input repeats, wherever it does', async () => {
    const { description } = await write('shopify', 'Larkfell Tote', [
      'Style: Casual',
      'Details: Ruched',
      'Strap: Two handles',
      'Details: Striped binding',
      'Style: Minimalist',
      'Style Note: One of a kind',
    ]);

    expect(description).toContain('<li>Style: Casual, Minimalist</li>');
    expect(description).toContain('<li>Details: Ruched, Striped binding</li>');
  });

  it('keeps each label if every line has one', async () => {
    const { bullets } = await write('amazon', 'Larkfell Fern Earrings', [
      'Material: Sterling silver',
      'Fit: Light and safe for every day',
      'Look: Playful yet elegant, adding a breath of the forest to any outfit',
    ]);
    expect(bullets).toContain(
      'Look: Playful yet elegant, adding a breath of the forest to any outfit',
    );
  });

  it('has no catalog numbers, and shipping and origin last', async () => {
    const lines = [
      'The stand holds two pans. It folds flat for a drawer. Its feet are made of cork.',
      'Catalog Page: 4183',
      'T015.244.18.062.00.',
      'Model: LK-20',
      'Shipping Weight: 12 lbs.',
      'Country of Origin: Portugal',
      'Wipes clean with a damp cloth',
    ];
    const listing = await write('amazon', 'Larkfell Pan Stand', lines);
    const page = await write('woocommerce', 'Larkfell Pan Stand', lines);
    const text = JSON.stringify([
      { ...listing, pro_tip: '' },
      { ...page, pro_tip: '' },
    ]);
    expect(text).not.toMatch(/4183|T015/u);
    expect(text).toContain('LK-20');
    expect(listing.bullets).toContain('Wipes clean with a damp cloth');
    expect(`${listing.bullets.slice(0, 4).join()} ${listing.item_highlights}`).not.toMatch(
      /12 lbs|Portugal/u,
    );
    expect(page.pro_tip).toContain('"Catalog Page: 4183", "T015.244.18.062.00"');
  });

  it('keeps the word above a value that means nothing without it', async () => {
    const { description } = await write('shopify', 'Larkfell Cardigan', [
      'Features: Pocketed',
      'Sheer: Opaque',
      'Stretch: Slight',
    ]);

    expect(description).toContain('<li>Features: Pocketed</li>');
  });

  it('comes after the paragraph that says which product it describes', async () => {
    const { description } = await write('shopify', 'Larkfell Waste Basket', [
      'Color: Brown',
      'Made in: Portugal',
      'The Larkfell Waste Basket sits on bumpers. Its vinyl cover wipes clean with a cloth.',
    ]);

    expect(description).toBe(
      '<p>The Larkfell Waste Basket sits on bumpers. Its vinyl cover wipes clean with a cloth.</p>' +
        '<ul><li>Color: Brown</li><li>Made in: Portugal</li></ul>',
    );
  });

  it('of a few figures comes after the sentence that says what they measure', async () => {
    const { description } = await write('shopify', 'Larkfell Dry Gin', [
      '50.2% 12x5cl',
      'Larkfell Dry Gin is made in Porto from juniper, lime flower, lemon balm, clove and grapefruit.',
    ]);

    expect(description).toMatch(/^<p>Larkfell Dry Gin is made .* grapefruit\.<\/p>/u);
  });

  it('has names and codes in the case of the input', async () => {
    const { description } = await write('shopify', 'Larkfell Whiteboard', [
      'Surface: Melamine',
      'Brand: AMBER & OAK',
      'Model Name: LK_WBRD_151',
    ]);

    expect(description).toContain('<li>Brand: AMBER &amp; OAK</li>');
    expect(description).toContain('<li>Model Name: LK_WBRD_151</li>');
  });

  it('reads as lines on Amazon, and not as running text', async () => {
    const { description } = await write('amazon', 'Larkfell Remote', [
      'Color black',
      'Long lasting',
      'Two batteries',
    ]);

    expect(description).toContain('Color black<br>Long lasting<br>Two batteries');
  });
});

describe('a placeholder', () => {
  it('is no heading of the lines below it', () => {
    const { lines } = readInput({
      product_name: 'Larkfell Oak Shelf',
      features: 'N/A\noak shelf\n(\n保温12小时\n⏳ᥚì\nᥚᥚᥚ\n\nĨĨĨ\noak shelf\nꀖ\nḲ菱',
      platform: 'amazon',
      tone: 'Professional',
    });

    expect(lines.map(({ label }) => label?.text)).not.toContain('N/A');
  });
});

describe('a statement that stops at a colon', () => {
  it('goes on in the items below it', async () => {
    const { description, pro_tip } = await write('shopify', 'Larkfell Shake', [
      'The Larkfell Shake is made of peas. Made with pea protein, black sesame and rice, it has minerals to support:',
      '• Strong muscles',
      '• A calm night',
    ]);

    expect(description).toContain('it has minerals to support: Strong muscles, A calm night');
    expect(pro_tip).not.toContain('break off');
  });

  it('is their label if it is short', async () => {
    const { description } = await write('shopify', 'Larkfell Skin Guide', [
      'The Larkfell Skin Guide is a book for every age. Chapters include:',
      '1. How Sunlight Ages Skin',
      '2. Know Your Own Skin',
      '3. Double Trouble - Mixed Skin',
    ]);

    expect(description).toContain(
      'Chapters include: How Sunlight Ages Skin, Know Your Own Skin, Double Trouble – Mixed Skin',
    );
  });
});

describe('a line', () => {
  it('is not parted inside the name', async () => {
    const { description } = await write('shopify', 'Larkfell AX9 Helmet | Touring Helmet', [
      'Product Overview',
      'The Larkfell AX9 Helmet | Touring Helmet is our answer to long rides. It stays quiet at speed.',
    ]);

    expect(description).toBe(
      '<p>The Larkfell AX9 Helmet | Touring Helmet is our answer to long rides. It stays quiet at speed.</p>',
    );
  });

  it('is several statements if semicolons part them', async () => {
    const { bullets } = await write('amazon', 'Larkfell Hoop', [
      'Backboard of clear glass; Rim that breaks away;Pole with four heights',
    ]);

    expect(bullets).toEqual([
      'Backboard of clear glass',
      'Rim that breaks away',
      'Pole with four heights',
    ]);
  });

  it('has each of its labels on a line of its own', async () => {
    const { bullets } = await write('amazon', 'Larkfell Shower Mirror', [
      'ANTI-FOG: The glass stays clear in steam. Larger Hand Mirror: Reflects 9 x 8 in. Round Rubber Handle: Easy to hold.',
      'Comes in black',
    ]);

    expect(bullets).toContain('Larger Hand Mirror: Reflects 9 x 8 in');
    expect(bullets).toContain('Round Rubber Handle: Easy to hold');
  });

  it('in brackets loses them', async () => {
    const { bullets } = await write('amazon', 'Larkfell Collagen', [
      '(15 Sachets – Powder Form)',
      'Dissolves in cold water',
    ]);

    expect(bullets).toContain('15 Sachets – Powder Form');
  });

  it('keeps "It is" before what is to be done', async () => {
    const { description } = await write('shopify', 'Larkfell Closure', [
      'Natural black hair',
      'Bleached knots',
      'It is very important to have it fitted by a specialist',
    ]);

    expect(description).toContain(
      '<li>It is very important to have it fitted by a specialist</li>',
    );
  });

  it('has no colon after a question', async () => {
    const { description } = await write('shopify', 'Larkfell Selfie Stick', [
      '【TIRED OF A HEAVY TRIPOD?】Our stick weighs 100 g and folds flat.',
      '【HOW DOES IT OPEN?】Unfold the bottom part of the stick and stand it up.',
    ]);

    expect(description).toContain('Tired of a heavy tripod? Our stick');
    expect(description).not.toContain('?:');
  });

  it('keeps the capitals of a name that it begins with', async () => {
    const { description } = await write('shopify', 'AMBER OAK Point Brush Set', [
      'Set of 2 brushes for powder. AMBER OAK Point Brush Set is made with fine fibers. It is soft on the skin.',
    ]);

    expect(description).toContain('AMBER OAK Point Brush Set is made');
  });

  it.each([
    '-PICTURES ARE FOR ILLUSTRATION ONLY.ACTUAL PRODUCT MAY VARY.-',
    'Available in a wide range of sizes - AAA, AA, D and C',
    'Note: We have suspended returns & exchanges',
    'Visit bundle page to edit the bundle',
  ])('about the shop or its range is left out, and the tip says so: %s', async (line) => {
    const { description, pro_tip } = await write('shopify', 'Larkfell Battery', [
      'The Larkfell Battery runs clocks and remote controls.',
      'Keeps its charge for five years',
      line,
    ]);

    expect(description).not.toContain(line.slice(6, 20));
    expect(pro_tip).toContain('Left out because');
    expect(pro_tip).not.toContain('cut off');
  });

  it('keeps a question before its answer', async () => {
    const { description } = await write('shopify', 'Larkfell Hair Stick', [
      'Tames stray hair in seconds. The best part? All natural oils and no sticky feel. Try it before you leave the house.',
    ]);

    expect(description).toContain('The best part? All natural oils and no sticky feel.');
  });
});

it('puts the values of a size chart after its sizes', async () => {
  const { description } = await write('shopify', 'Larkfell Hoodie', [
    'A light hoodie with a front zip and a pocket for cool evenings by the lake.',
    ': S: M: L',
    'Chest to Fit (inches) : 34-37: 38-41: 42-45',
  ]);
  expect(description).toContain('Chest to Fit (inches): S 34-37, M 38-41, L 42-45');
});

it('leaves a size chart as it is if a value is missing', async () => {
  const { description } = await write('shopify', 'Larkfell Hoodie', [
    'A light hoodie with a front zip and a pocket for cool evenings by the lake.',
    ': S: M: L: XL',
    'Chest to Fit (inches) : 34-37: 38-41: 42-45',
  ]);
  expect(description).not.toContain('S 34-37');
});
