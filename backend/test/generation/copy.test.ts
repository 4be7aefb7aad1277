import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** What a copy chief would send a listing back for. */
describe('the listing that the start command requests', () => {
  it('reads as one text and names the product', async () => {
    const listing = await write(
      'shopify',
      'Walnut Desk Organizer',
      [
        'Keeps pens, cables and sticky notes in one place.',
        'Solid walnut',
        'Six compartments',
        'Non-slip cork base',
        '30 x 20 x 12 cm',
      ],
      { category: 'Desk Organizers' },
    );

    expect(listing.description).toBe(
      '<p>Keeps pens, cables and sticky notes in one place.</p>' +
        '<p>Made of solid walnut, this desk organizer has six compartments and a non-slip cork base. ' +
        'It measures 30 x 20 x 12 cm.</p>',
    );
    expect(listing.meta_description).toBe(
      'Walnut Desk Organizer – Keeps pens, cables and sticky notes in one place.',
    );
    expect(listing.seo_scores).toMatchObject({ keyword_density: 100, platform_compliance: 100 });
  });
});

describe('facts in a list', () => {
  it('have no label if they are clear without one', async () => {
    const { bullets } = await write('amazon', 'Larkfell Tray', [
      'Raised rim on all sides',
      'Full-grain leather',
      '42 x 30 cm',
      'Oak',
    ]);

    expect(bullets).toEqual([
      'Raised rim on all sides',
      'Full-grain leather',
      'Measures 42 x 30 cm',
    ]);
  });

  it('leave out a measurement without a unit, and the tip says so', async () => {
    const {
      bullets,
      description,
      pro_tip: tip,
    } = await write('woocommerce', 'Larkfell Tray', [
      'The Larkfell Tray keeps keys and letters together in the hall.',
      'Weight: 9',
      'Warranty: 2 years',
    ]);

    expect(bullets).toEqual(['The Larkfell Tray keeps keys and letters together in the hall.']);
    expect(description).toBe(
      '<p>The Larkfell Tray keeps keys and letters together in the hall.</p><p>Warranty: 2 years.</p>',
    );
    expect(tip).toContain('Add the unit to "Weight: 9": it');
  });

  it('are left out if the spaces between their words are missing', async () => {
    const { description } = await write('shopify', 'Larkfell Toy Car', [
      'The Larkfell Toy Car honks when its roof is pressed.',
      'Batteries: 3AAbatteriesrequired.(included)',
    ]);

    expect(description).toBe('<p>The Larkfell Toy Car honks when its roof is pressed.</p>');
  });

  it('appear once if a fuller line says the same', async () => {
    const { description } = await write('shopify', 'Fernbrook Leggings', [
      'These leggings stay up on long runs and in deep stretches.',
      '93% cotton, 7% spandex',
      'Hidden pocket for a key',
      'Material: Cotton, Spandex',
    ]);

    expect(description).toContain('93% cotton, 7% spandex');
    expect(description).not.toContain('Material');
  });
});

describe('a sentence', () => {
  it("continues after a punctuation mark in the product's name", async () => {
    const { meta_description: meta } = await write('shopify', 'Zing! Jump Rope', [
      'The Zing! Jump Rope turns smoothly on two ball bearings.',
    ]);

    expect(meta).toBe('The Zing! Jump Rope turns smoothly on two ball bearings.');
  });

  it('keeps the few words that belong to it', async () => {
    const { bullets } = await write('amazon', 'Larkfell Tank', [
      'This tank dries within an hour of a long run. The seams are flat against the skin. Cute, too. ' +
        'The hem is cut wide for stretching. The straps stay where they are.',
    ]);

    expect(bullets).toContain('The seams are flat against the skin. Cute, too');
  });
});

describe('the tip', () => {
  it.each([
    ['Tollgate Igniter Plug, Yellow', 'Hobbies > Rocket Accessories'],
    ['Tollgate Pirate Child Costume', 'Costumes'],
    ['Tollgate Harbor Playing Cards', 'Card Games'],
  ])('does not ask who %s is for or how it is used', async (name, category) => {
    const { pro_tip: tip } = await write(
      'amazon',
      name,
      ['20 of each color', 'Made of steel and paper', 'Fits all standard sets, 4 cm long'],
      { category },
    );

    expect(tip).not.toMatch(/who it's for|how the product/u);
  });

  it("doesn't call an input short if its sentences merely refer back", async () => {
    const { pro_tip: tip } = await write('shopify', 'Larkfell Lamp', [
      'The Larkfell Lamp lights a desk without glare.',
      'It swivels in all directions.',
      'Its arm folds flat for the move.',
      'It dims in five steps.',
    ]);

    expect(tip).not.toContain("There isn't much to work with");
  });

  it('calls a single sentence short', async () => {
    const { pro_tip: tip } = await write('shopify', 'Larkfell Lamp', [
      'The Larkfell Lamp lights a desk without glare.',
    ]);

    expect(tip).toContain("There isn't much to work with");
  });
});

it('a size comes after what the product is, even if it is a sentence', async () => {
  const { bullets } = await write('amazon', 'Larkfell Gauntlets', [
    'One size fits most children',
    'One pair of gauntlets with leather straps',
    'Soft gray foam that bends with every finger of a small hand',
    'Straps of real leather',
  ]);

  expect(bullets.at(-1)).toBe('One size fits most children');
});

it("a lining gets an article, and stitching doesn't", async () => {
  const { description } = await write(
    'shopify',
    'Larkfell Rain Boots',
    ['natural rubber', 'cotton lining', 'white stitching', 'wipe clean'],
    { category: 'Shoes > Boots' },
  );

  expect(description).toContain('a cotton lining and white stitching.');
});

it('the number of things that the name mentions is stated', async () => {
  const { description } = await write('shopify', 'Larkfell Dumbbell Set', [
    'Turn the dial to select from 2.5 to 20 kg.',
    '2 dumbbells',
    '2 trays of black steel',
  ]);

  expect(description).toContain('2 dumbbells');
});

it('a label and the list below it are one item', async () => {
  const { description } = await write('shopify', 'Larkfell Shelf', [
    'The shelf carries books and plants.',
    "What's in the box:",
    '- 2 brackets',
    '- 8 screws',
    '- Manual',
    'Height: 20 cm',
  ]);

  expect(description).toContain("<li>What's in the box: 2 brackets, 8 screws, Manual</li>");
});

describe('labels before sentences', () => {
  it('are kept if they share a word with the sentence', async () => {
    const { description } = await write('shopify', 'Larkfell Hockey Table', [
      'HIGH OUTPUT BLOWER – The blower pushes a steady current of air through a thousand holes. Play lasts.',
      'PERFECT FOR FAMILIES – Kids will love the fast play of this table. Parents will love its look.',
    ]);

    expect(description).toContain('High output blower: The blower pushes');
    expect(description).toContain('Perfect for families: Kids will love');
  });
});

describe('measurements', () => {
  it('have a space after an inch mark', async () => {
    const { description } = await write('shopify', 'Larkfell Wall Decals', [
      'Comes with 19 wall decals of an assembled size of 30.2"wide x 24.5"high.',
    ]);

    expect(description).toContain('30.2" wide x 24.5" high');
  });

  it('have a single inch mark', async () => {
    const { title } = await write('shopify', 'Larkfell Jumbo 10.5”" Animal Playset', [
      'A set of five animals for children.',
    ]);

    expect(title).toBe('Larkfell Jumbo 10.5” Animal Playset');
  });
});

describe('rows of a data sheet on Amazon', () => {
  it('have what buyers compare before lengths of cables, packages and occasions', async () => {
    const { bullets } = await write('amazon', 'Larkfell Ring', [
      'Occasion: Casual',
      'Pack of: 1',
      'Package dimensions: 10 x 10 x 4 cm',
      'Cable length: 1 m',
      'Base material: Gold',
      'Gemstone: Diamond',
      'Water resistant: Yes',
    ]);

    expect(bullets.slice(0, 3).toSorted()).toEqual([
      'Base material: Gold',
      'Gemstone: Diamond',
      'Water resistant: Yes',
    ]);
  });
});
