import { describe, expect, it } from 'vitest';
import { readInput } from '../../src/generation/reading/index.ts';
import { write } from './write-fixture.ts';

function linesOf(features: string): [label: string | undefined, ...units: string[]][] {
  const { lines } = readInput({
    product_name: 'Plain Tray',
    features,
    platform: 'amazon',
    tone: 'Professional',
  });
  return lines.map(({ label, units }) => [label?.text, ...units.map(({ text }) => text)]);
}

/** Features in the shapes that merchants type them in. */
describe('lines in capitals above other lines', () => {
  it('are the labels of those lines', () => {
    const features =
      'PIECES\n60 blocks, 20 marbles, 6 ramps\n\nLEARN AND PLAY\nKids build their own tracks. Every track works.\n\nSTORAGE\nComes in a bag.';
    expect(linesOf(features)).toEqual([
      ['PIECES', '60 blocks, 20 marbles, 6 ramps'],
      ['LEARN AND PLAY', 'Kids build their own tracks.', 'Every track works.'],
      ['STORAGE', 'Comes in a bag.'],
    ]);
  });

  it('are not labels if no other line is one', () => {
    expect(linesOf('LED LIGHT\nSolid oak\nWipes clean').map(([label]) => label)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a heading above a block of lines', () => {
  it('is dropped above labels, and becomes the label of a list', () => {
    const features =
      'Blend drinks at your desk.\n\nSpecs\nMotor: 150 W\nBlades: 6\n\nIn the box\nBlender\nBrush';
    expect(linesOf(features)).toEqual([
      [undefined, 'Blend drinks at your desk.'],
      ['Motor', '150 W'],
      ['Blades', '6'],
      ['In the box', 'Blender', 'Brush'],
    ]);
  });
});

describe('commas', () => {
  it("don't split a line among other lines", () => {
    expect(linesOf('Solid oak\nGood for soups, stews, roasts\nTPE, no latex, no PVC')).toEqual([
      [undefined, 'Solid oak'],
      [undefined, 'Good for soups, stews, roasts'],
      [undefined, 'TPE, no latex, no PVC'],
    ]);
  });

  it('split a description of one line, but not shares of a material or the objects of a verb', () => {
    const features =
      'dainty link chain, 68% merino wool, 32% nylon, fits phones, keys & cards, comes in gift box, great gift for mom or dad';
    expect(linesOf(features).map(([, text]) => text)).toEqual([
      'dainty link chain',
      '68% merino wool, 32% nylon',
      'fits phones, keys & cards',
      'comes in gift box',
      'great gift for mom or dad',
    ]);
  });

  it("don't make a unit with a colon a label", () => {
    expect(linesOf('Units: g, oz, lb:oz, ml\nTare function')[0]).toEqual([
      'Units',
      'g, oz, lb:oz, ml',
    ]);
  });
});

describe('labels inside running text', () => {
  it('apply to their own sentence and not the next', () => {
    const features =
      "Charges a laptop and a phone. Input: 100-240V. Works with an adapter. What's in the box: 1 charger, 1 cable. Folds flat.";
    expect(linesOf(features)).toEqual([
      [undefined, 'Charges a laptop and a phone.'],
      ['Input', '100-240V.'],
      [undefined, 'Works with an adapter.'],
      ["What's in the box", '1 charger, 1 cable.'],
      [undefined, 'Folds flat.'],
    ]);
  });

  it('are dropped if they say nothing', () => {
    expect(linesOf('Product description: This tray holds four cups.')).toEqual([
      [undefined, 'This tray holds four cups.'],
    ]);
  });
});

describe('running text made of short phrases', () => {
  it('becomes a list below its first sentence', async () => {
    const { description } = await write('shopify', 'Larkfell Feeder', [
      'Slow down fast eaters and keep your dog busy. Nine compartments. Non-slip feet. Dishwasher safe. Level 2 difficulty.',
    ]);

    expect(description).toBe(
      '<p>Slow down fast eaters and keep your dog busy.</p><p>This feeder has nine compartments and non-slip feet.</p><ul><li>Dishwasher safe</li><li>Level 2 difficulty</li></ul>',
    );
  });

  it('never puts two facts into one bullet', async () => {
    const { bullets } = await write('amazon', 'Larkfell Candle', [
      'Pure beeswax from our own hives. Burns about 60 hours. Cotton wick. Natural honey scent. Poured by hand in Maine.',
    ]);

    expect(bullets).toEqual([
      'Pure beeswax from our own hives',
      'Burns about 60 hours',
      'Cotton wick',
      'Natural honey scent',
      'Poured by hand in Maine',
    ]);
  });
});

describe('words in capitals at the start of a line', () => {
  it('are written in sentence case', async () => {
    const { description } = await write('shopify', 'Larkfell Pads', [
      'QUICK DRY surface turns liquid to gel',
      'SET OF 3 - One each in sage, sand and star print',
      'LED light shows when to change them',
      'Holds up to 4 cups',
    ]);

    expect(description).toContain('Quick dry surface turns liquid to gel');
    expect(description).toContain('Set of 3: One each in sage, sand and star print');
    expect(description).toContain('LED light shows');
  });
});

describe('a list', () => {
  it('is not split by a sentence in its middle', async () => {
    const { description } = await write('shopify', 'Larkfell Duffel', [
      'Waxed canvas. Shoe pocket at one end so your clothes stay clean. Trolley sleeve on the back. 38 L. Colors: Olive, Rust.',
    ]);

    expect(description).toBe(
      '<ul><li>Waxed canvas</li><li>Shoe pocket at one end so your clothes stay clean</li><li>Trolley sleeve on the back</li><li>38 L</li><li>Colors: Olive, Rust</li></ul>',
    );
  });

  it("doesn't start with delivery", async () => {
    const { description, meta_description } = await write('shopify', 'Larkfell Sign', [
      'Solid pine',
      'Made to order in Ohio, and ships in five days once you have sent us your text.',
      'Hand painted lettering',
    ]);

    expect(description).not.toMatch(/^<p>Made to order/u);
    expect(meta_description).not.toContain('Made to order');
  });

  it('keeps a question with its answer', async () => {
    const { description } = await write('shopify', 'Larkfell Hoops', [
      'Click closure. No nickel. Velvet pouch. Tarnish? Wipe with the cloth.',
    ]);

    expect(description).toContain('<li>Tarnish? Wipe with the cloth.</li>');
  });
});

describe('a measurement with a letter for its side', () => {
  it('is a size', async () => {
    const { description } = await write('shopify', 'Larkfell Bag', [
      'Adjustable strap',
      '9.5"L x 3"W x 7"H',
      'Two zip pockets',
    ]);

    expect(description).toContain('It measures 9.5"L x 3"W x 7"H.');
  });
});

describe('a line that lost its last words to the description', () => {
  it('is not a bullet if too little of it is left', async () => {
    const { bullets } = await write('amazon', 'x', [
      'Material: Cotton, Wool',
      '$9.99',
      'A',
      'Bag',
      'for kids aged 3+',
    ]);

    expect(bullets.filter((bullet) => bullet.length < 10)).toEqual([]);
  });
});

describe('lines that belong together', () => {
  it.each([
    ['with blank lines between them', ['- 3 Felt Yaks (6 inches each)', '', '- 6 Oat Bars (13 g)']],
    [
      'of many words',
      [
        '- One Moss Garden',
        '- Height of the jar : 5 inches',
        '- 2 Bars of Tarn Oat Chocolate (60 g each)',
      ],
    ],
  ])('are the marked things below what contains them, %s', async (_what, items) => {
    const { bullets } = await write('amazon', 'Tarn Moss Hamper', [
      'This hamper of green and sweet things makes a quiet gift for any desk.',
      '',
      'Product Contains:',
      '',
      ...items,
    ]);
    const contents = bullets.filter((bullet) => /Oat|Contains/u.test(bullet));

    expect(contents).toHaveLength(1);
    expect(contents[0]).toMatch(/^Product Contains: .*Oat/u);
  });

  it('are the two halves of a sentence', async () => {
    const { description } = await write('shopify', 'Tarn Belt Pouch', [
      'Two inner pockets',
      '',
      'Brass hardware',
      '',
      'Sewn by hand in a mill above the lake,',
      'and named after the last of its weavers.',
    ]);

    expect(description).toContain(
      'Sewn by hand in a mill above the lake, and named after the last of its weavers',
    );
  });

  it('are no statement and the label below it', async () => {
    const { description } = await write('shopify', 'Tarn Heron Pin', [
      'Hard enamel pin',
      '',
      'Butterfly clutch',
      '',
      '100% vegan materials',
      '',
      'Pairs well with: the Tarn Heron Scarf in moss green.',
    ]);

    expect(description).not.toContain('materials: Pairs');
    expect(description).toContain('<li>100% vegan materials</li>');
  });

  it('are a remark in brackets and what it remarks on', async () => {
    const { bullets } = await write('amazon', 'Tarn Bear Cake', [
      'This cake for dogs has a bear of peanut butter on its top. Surprise a good dog with it on any day. (No, it isn’t real fur!)',
    ]);

    expect(bullets.every((bullet) => !bullet.startsWith('('))).toBe(true);
  });
});

it('the text of a link is no line of a listing', async () => {
  const { bullets, description } = await write('woocommerce', 'Tarn TX12 Voltage Regulator', [
    'The Tarn TX12 Voltage Regulator turns 12 V into a steady 5 V. It needs no heat sink.',
    'Features',
    'Limits current and heat by itself',
    'Runs for years without care',
    'Documents',
    'TX12 Data Sheet',
  ]);

  expect(`${bullets.join(' ')} ${description}`).not.toMatch(/Documents|Data Sheet/u);
});

it('what size a model wears is no feature of a store listing', async () => {
  const { bullets, description } = await write('woocommerce', 'Tarn Net Dress', [
    'The Tarn Net Dress has draped accents. Close fit to the knee. Made in Italy. Lena is wearing a size 4.',
  ]);

  expect(bullets.join(' ')).not.toContain('Lena');
  expect(description).toContain('Lena is wearing a size 4');
});

it('a measure of one of the items is a line below the items', () => {
  const features =
    'Product Contains:\n- One oak tray\n- One pot of basil\n- Height of the pot: 3 inches';
  expect(linesOf(features)).toEqual([
    ['Product Contains', 'One oak tray', 'One pot of basil'],
    ['Height of the pot', '3 inches'],
  ]);
});

it('special features are items, and no value of a label', () => {
  const features =
    'These trays are cut from one piece of oak.\nSpecial Features:\n- Two deep grips\n- Rounded rim';
  expect(linesOf(features).slice(1)).toEqual([
    [undefined, 'Two deep grips'],
    [undefined, 'Rounded rim'],
  ]);
});

it('a long phrase that is written as a sentence is the text above a list of facts', async () => {
  const lines = [
    'Large eyeball lamp of pale silver made in Wales in the 1970s.',
    'Very good condition',
    'Width: 42 cm',
    'Height: 60 cm',
  ];
  const { description } = await write('shopify', 'Tarn Pendant Lamp', lines);
  expect(description).toMatch(
    /^<p>Large eyeball lamp of pale silver made in Wales in the 1970s\.<\/p><ul>/u,
  );
});

it('a measure above rows with a dash stays in its place', async () => {
  const { description } = await write('woocommerce', 'Tarn Cushion', [
    'One personalized cushion',
    'Material outside: Canvas Wool Duck',
    'Material inner: Reed Filled Cushion',
    'Dimensions (L x W): 16 x 16 inches',
    'Occasion - All',
    'For personalization, please provide us with 1 Image and 2 Names',
  ]);
  expect(description.indexOf('Dimensions')).toBeLessThan(description.indexOf('Occasion'));
});

describe('a list that an export wrote as JSON', () => {
  it('is read as its items', () => {
    expect(
      linesOf('["Output: 12 V", "Range : 5\\u00b0C to 40\\u00b0C", "Screws, 4 \\"long\\" ones"]'),
    ).toEqual([
      ['Output', '12 V'],
      ['Range', '5°C to 40°C'],
      [undefined, 'Screws, 4 "long" ones'],
    ]);
  });

  it('may have the quotation marks of Python', () => {
    expect(linesOf(`['Solid beech', "Fits a child's hand"]`)).toEqual([
      [undefined, 'Solid beech'],
      [undefined, "Fits a child's hand"],
    ]);
  });

  it('is no text in brackets', () => {
    expect(linesOf('["Best" tray] Holds six cups.')).not.toContainEqual([undefined, 'Best']);
  });
});

describe('escapes in a list that was pasted as JSON', () => {
  const listed = async (features: string) =>
    JSON.stringify(await write('shopify', 'Tarn Stool', [features]));

  it('half of a pair of surrogates is no text that a database refuses', async () => {
    const listing = await listed(String.raw`["Cut steel \ud83d seat", "Weight: 120 g"]`);
    expect(listing).toContain('Weight: 120 g');
    expect(listing).not.toMatch(/\\ud83d/u);
  });

  it('markup is read as markup', async () => {
    const listing = await listed(String.raw`["\u003cp\u003eOak legs\u003c/p\u003e", "Wool seat"]`);
    expect(listing).toContain('Oak legs');
    expect(listing).not.toMatch(/[&]lt;|<P>/u);
  });
});
