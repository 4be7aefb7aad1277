import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('Amazon bullets', () => {
  it('put the licensor after what the product is', async () => {
    const { bullets } = await write('amazon', 'Tollgate Knight Gauntlets', [
      'These gauntlets complete the look of any knight on the stage or in the street.',
      'The Night Watch is officially licensed by Tollgate Pictures',
      'One pair of gloves with attached gauntlets',
      'Made of sturdy black vinyl',
    ]);

    expect(bullets.at(-1)).toBe('The Night Watch is officially licensed by Tollgate Pictures');
  });

  it('prefer the sentences of a line to its color', async () => {
    const { bullets } = await write('amazon', 'Larkfell Teething Ring - March (Aqua)', [
      'MONTH BY MONTH - The ring is shaped like a gem and colored to match a birth month. Winner of the 2018 Nursery Prize.',
      'SOFT ON GUMS - Silicone soothes gums that ache at night. The ribs train the muscles of lips and tongue.',
    ]);

    expect(bullets.length).toBeGreaterThan(2);
    expect(bullets.join('\n')).not.toContain('Color');
  });
});

describe('a warranty on Amazon', () => {
  const opening = 'The Larkfell Pan browns fish and vegetables evenly.';

  it('is not the only bullet if a line is about the product', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Pan', [
      opening,
      'It comes with a lid of its own.',
      'Warranty: 1 year warranty',
    ]);

    expect(bullets).toEqual([
      'The Larkfell Pan browns fish and vegetables evenly',
      'Comes with a lid of its own',
      '1-year warranty',
    ]);
    expect(description).toBe(`${opening} It comes with a lid of its own.`);
  });

  it('is not the only bullet if the sentence is part of a paragraph', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Pan', [
      `${opening} It comes with a lid of its own.`,
      'Warranty: 1 year warranty',
    ]);

    expect(bullets).toEqual([
      'The Larkfell Pan browns fish and vegetables evenly',
      'Comes with a lid of its own',
      '1-year warranty',
    ]);
    expect(description).toBe(`${opening} It comes with a lid of its own.`);
  });
});

it('a model and its version are not mistaken for contradicting sizes', async () => {
  const { pro_tip: tip } = await write('amazon', 'Tarnside 44212 X4 Charger', [
    'Charges four cells of any size at once.',
    'Charge power: 4 x 4W',
  ]);

  expect(tip).not.toContain('Check which is right');
});

describe('a list in a store listing', () => {
  it('has one sentence per line, and drops no second sentence', async () => {
    const lines = [
      'All aboard for a journey of quiet play!',
      'This set features 75 pieces with a bridge and a shed.',
      'Most other wooden railway brands fit the Larkfell rails.',
    ];
    const three = await write('shopify', 'Larkfell Train Set', lines);
    const two = await write('shopify', 'Larkfell Train Set', lines.slice(0, 2));

    expect(three.description).toMatch(
      /^<ul><li>All aboard[^<]+<\/li><li>This set[^<]+<\/li><li>Most/u,
    );
    expect(two.description).toMatch(/^<p>All aboard[^<]+<\/p><p>This set [^<]+<\/p>$/u);
  });

  it('has the label of every line, however long it is', async () => {
    const { description } = await write('shopify', 'Marlow Building Set', [
      '400 PIECES - The Marlow set contains 402 parts that come in six colors. The package holds rods, wheels and rotors.',
      'WITH A MOTOR - Let your kids see their planes take off from the carpet. Each set has a motor to drive the plane and its rotors.',
    ]);

    expect(description).toMatch(
      /^<ul><li>400 pieces: The Marlow set [^<]+\.<\/li><li>With a motor: Let your kids see /u,
    );
  });

  it('keeps the order of the input below a text', async () => {
    const { description } = await write('shopify', 'Marlow On-Set Shirt', [
      'Show up on your next shoot in the Marlow On-Set Shirt. It is heavy, but still soft.',
      '100% ringspun cotton',
      '*Color may vary*',
      'Pre-shrunk',
      'Taping from shoulder to shoulder',
    ]);

    expect(description).toMatch(/ringspun[^]*may vary[^]*Pre-shrunk[^]*Taping/u);
  });

  it.each([
    ['a feature in a word', ['Speakerphone', 'Data port', 'Lamp that shows a call']],
    ['a slogan', ['Calling all mermaids!', 'Scales in purple, blue and green', 'Two clips']],
    ['what it does', ['Print/Scan/Copy', 'Up to 35 pages a minute', 'Two-sided printing']],
  ])('keeps the order of the input if it opens with %s', async (_what, lines) => {
    const { description } = await write('shopify', 'Marlow 5053', lines);

    const items = [...description.matchAll(/<li>([^<!]+)/gu)].map(([, item]) => item);
    expect(items).toEqual(lines.map((line) => line.replace('!', '')));
  });

  it('has the bare facts that it opens with at its end, in their order', async () => {
    const { description } = await write('shopify', 'Marlow Falcon Gauntlets', [
      'Vinyl',
      'Imported',
      '0.4" high',
      'A pair of gloves with attached gauntlets',
      'Made of sturdy black latex',
    ]);

    expect(description).toMatch(/^<ul><li>A pair[^]*latex[^]*Vinyl[^]*Imported[^]*high/u);
  });
});

it("a store's short description is not a list of styles, however long the list is", async () => {
  const { bullets } = await write('woocommerce', 'Adderley Trek Jacket', [
    "You're ready for a jog or a coffee on the patio in the Adderley Trek Jacket. It fits like a jacket should.",
    'Front zip for venting.',
    'Spacious, kangaroo pockets.',
    'Hem that draws tight.',
    'Style_General: Jacket, Lightweight, Rain Coat, Hard Shell, Windbreaker, Zip, Hooded',
    'Pattern: Solid',
  ]);

  expect(bullets.join('\n')).not.toContain('Style');
});

describe('item highlights', () => {
  it('prefer a fact that no bullet contains', async () => {
    const { bullets, item_highlights: highlights } = await write('amazon', 'Bolderwood Helmet', [
      'Collector helmet with an injection-molded shell for a superior look',
      '100% vinyl',
      '15.75" high',
      'Packaged in a box that shows it off from every side',
      'Wear it with a costume or display it on a shelf at home',
      'Visor that opens and closes with a twist of the knob',
      'Padding inside that keeps it in place on the head',
      'Chin strap with a slider',
    ]);

    expect(highlights).not.toBe('');
    expect(bullets).not.toContain(highlights);
  });
});

it('backend terms contain no word from a unit that the platform forbids', async () => {
  const { backend_terms: terms } = await write('amazon', 'Rayburn Longboard', [
    'This board makes pushing easy on a low platform.',
    'Eco-friendly varnish covers all of its sides.',
    'Double-drop mounting for stability.',
    'Fits riders of every height.',
  ]);

  expect(terms).not.toContain('friendly');
  expect(terms).not.toContain('varnish');
});

describe('a sentence about a product with another name', () => {
  const lines = [
    'Let it do the talking in the sleek Corra Compete Tank. Designed for motion, the Nella is made with breathable mesh.',
    'Flat seams.',
    'Machine wash.',
  ];

  it('is left out, and the tip says so', async () => {
    const listing = await write('shopify', 'Corra Compete Tank', lines);

    expect(JSON.stringify([listing.description, listing.meta_description])).not.toContain('Nella');
    expect(listing.pro_tip).toContain('"Nella"');
  });

  it('is kept if the features use that name again', async () => {
    const listing = await write('shopify', 'Corra Compete Tank', [
      ...lines,
      'The Nella comes in three colors.',
    ]);

    expect(listing.description).toContain('Nella');
  });

  it('is kept if that name shares a word with the product', async () => {
    const { description } = await write('shopify', 'Corra Dining Set', [
      'The Corra Side Chair comes in brown leather with an upholstered seat. The Corra Dining Set seats four.',
    ]);

    expect(description).toMatch(/^<p>The Corra Side Chair comes /u);
  });
});

describe('WooCommerce’s description above rows of attributes', () => {
  const attributes = [
    { name: 'Color', value: 'Black' },
    { name: 'Brand', value: 'Larkfell' },
  ];

  it('has the end of the prose, not the call that it opens with', async () => {
    const { bullets, description } = await write(
      'woocommerce',
      'Larkfell Sherpa Jacket',
      [
        'Get the best of ease and style in this sherpa jacket. Super-soft, fluffy fleece blankets you in comfort. Its balloon shape comes from elastic on the waist and cuffs. Layered pockets play up the look even more.',
      ],
      { attributes },
    );

    expect(bullets[0]).toMatch(/^Get the best of ease and style in this sherpa jacket\. Super/u);
    expect(description).toMatch(/^<p>Layered pockets/u);
  });

  it('has the rows alone if all of a brief text is the short description', async () => {
    const { bullets, description } = await write(
      'woocommerce',
      'Larkfell Otters Jersey',
      [
        'Loyalty to your team.',
        'The Otters jersey gives a comfortable fit with its light fabric. It has team details for game day.',
        '100% polyester',
        'Machine wash',
      ],
      { attributes },
    );

    expect(bullets).toEqual([
      'Loyalty to your team. The Otters jersey gives a comfortable fit with its light fabric. It has team details for game day.',
    ]);
    expect(description).not.toContain('The Otters jersey gives');
  });

  it('never says a row twice in the short description', async () => {
    const { bullets } = await write(
      'woocommerce',
      'Larkfell Otters Jersey',
      [
        'Loyalty to your team. The Otters jersey gives a comfortable fit. It has team details for game day.',
      ],
      { attributes: [{ name: 'Material', value: 'Larkcool performance fabric, Cotton' }] },
    );

    expect(new Set(bullets).size).toBe(bullets.length);
  });
});
