import type { Platform, Tone } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { createRuleBasedWriter, createGenerator } from '../../src/generation/index.ts';
import type { ListingRequest } from '../../src/generation/index.ts';
import { SAMPLE_PRODUCT } from '../../src/sample-product.ts';

function write(
  platform: Platform,
  product_name: string,
  features: string,
  more: Partial<ListingRequest> & { day?: string } = {},
) {
  const { day = '2026-08-01', ...rest } = more;
  const clock = { now: () => new Date(`${day}T12:00:00Z`) };
  const request: ListingRequest = {
    product_name,
    features,
    platform,
    tone: 'Professional',
    ...rest,
  };
  return createGenerator(createRuleBasedWriter(clock), clock)
    .generate(request, new AbortController().signal)
    .then(({ listing }) => listing);
}

const TENT = [
  'Pitch the Larkfell in four minutes, even in the rain. The fly and the inner go up together.',
  'Two doors and two porches',
  'Taped seams',
  'Weight: 2.4 kg',
  'Material: Ripstop nylon',
].join('\n');

describe('descriptions', () => {
  it.each(['amazon', 'shopify'] as const)(
    'start with the first sentence of the input on %s',
    async (platform) => {
      const { description } = await write(platform, 'Larkfell Tent', TENT);
      expect(description).toMatch(
        /^(?:<p>)?Pitch the Larkfell in four minutes, even in the rain\. The fly/u,
      );
    },
  );

  it('have the running text and all lines below it, if it is short, on Amazon', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Tent', TENT);
    expect(bullets).toEqual([
      'Pitch the Larkfell in four minutes, even in the rain. The fly and the inner go up together',
      'Two doors and two porches',
      'Taped seams',
      'Weight: 2.4 kg',
      'Material: Ripstop nylon',
    ]);
    expect(description).toBe(
      'Pitch the Larkfell in four minutes, even in the rain. The fly and the inner go up together.<br><br>Two doors and two porches<br>Taped seams<br>Weight: 2.4 kg<br>Material: Ripstop nylon',
    );
  });

  it('count nothing in a sentence of their own that another noun follows', async () => {
    const { description } = await write(
      'shopify',
      'Larkfell 20" Otter BMX Freestyle Bike',
      'Freestyle rotor\nCool matte finish\nFront and rear u-brakes\n36 spoke wheels',
      { category: "Sports > Cycling > Kids' Bikes" },
    );
    expect(description).not.toContain('has a cool matte finish and 36');
    expect(description).toContain('36 spoke wheels');
  });

  it('never repeat the short description on WooCommerce', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Tent', TENT);
    expect(bullets).toHaveLength(1);
    for (const bullet of bullets) expect(description).not.toContain(bullet);
  });

  it('are a paragraph and a list of the rest on Shopify', async () => {
    const { description } = await write('shopify', 'Larkfell Tent', TENT);
    expect(description).toMatch(/^<p>[^<]*<\/p><ul>(?:<li>[^<]*<\/li>){4}<\/ul>$/u);
  });

  it('keep a sentence that refers back after the one it refers to', async () => {
    const { description } = await write(
      'shopify',
      'Rowan Throw',
      'Soft wool\nRowan throws are woven in one of the last mills of the valley.\nThey take two days to finish.',
    );
    expect(description).toContain('of the valley. They take two days to finish.');
  });

  it('are a plain list if the input has no sentence and no parts to mention', async () => {
    const { description } = await write(
      'shopify',
      'Elbow Pads',
      'Flexible and contoured\nGreat fit\nArticulated design',
    );
    expect(description).toBe(
      '<ul><li>Flexible and contoured</li><li>Great fit</li><li>Articulated design</li></ul>',
    );
  });

  it('are one composed sentence about material and parts if the input has only phrases', async () => {
    const { description } = await write(
      'shopify',
      'Walnut Desk Organizer',
      'Solid walnut\nSix compartments\nNon-slip cork base\n30 x 20 x 12 cm',
      { category: 'Desk Organizers' },
    );
    expect(description).toBe(
      '<p>Made of solid walnut, this desk organizer has six compartments and a non-slip cork base. It measures 30 x 20 x 12 cm.</p>',
    );
  });

  it('contain nothing of a statement that was cut off', async () => {
    const { description } = await write(
      'shopify',
      'Dog Bed',
      'The raised rim holds the head of your dog. The cover zips off.\nFilled with fiber that springs back and',
    );
    expect(description).not.toContain('fiber');
  });

  it('have headings only if there are two sections', async () => {
    const one = await write('woocommerce', 'Larkfell Tent', TENT);
    expect(one.description).not.toContain('<h2>');
    const facts = 'Material: Nylon\nWeight: 2 kg\nColor: Green\nSize: 2 x 1 m';
    const phrases =
      'Taped seams\nQuick to pitch\nRoom for two\nStays dry inside\nPacks small\nEasy to carry';
    const two = await write('woocommerce', 'Larkfell Tent', `${phrases}\n${facts}`);
    expect(two.description.match(/<h2>/gu)).toHaveLength(2);
  });
});

describe('bullets', () => {
  it('use the labels of the input, except one that its statement begins with', async () => {
    const { bullets } = await write(
      'amazon',
      'Helmet',
      'EASY CARE: Wipes clean with a cloth\nAdjustable: Adjustable dial at the back\nColor: Red and white',
    );
    expect(bullets).toContain('Easy care: Wipes clean with a cloth');
    expect(bullets).toContain('Adjustable dial at the back');
  });

  it('never use labels that fit anything', async () => {
    const { bullets } = await write(
      'amazon',
      'Bag',
      'Features: Laptop sleeve, bottle pocket\nTwo straps of webbing\nWaxed cotton canvas',
    );
    expect(bullets).toContain('Laptop sleeve, bottle pocket');
  });

  it('have materials after features, and care instructions last', async () => {
    const { bullets } = await write(
      'amazon',
      'Rowan Throw',
      'Machine wash cold\n100% merino wool\nFringe on both ends',
    );
    expect(bullets).toEqual(['Fringe on both ends', '100% merino wool', 'Machine wash cold']);
  });
});

describe('meta descriptions', () => {
  it.each([
    [
      'Tire Inflator Portable Air Compressor',
      'Inflates a 195/65 R15 tire from 0 to 35 PSI in about 5 minutes. Set the pressure and it stops by itself. Not for truck tires.',
      'Tire Inflator Portable Air Compressor – Inflates a 195/65 R15 tire from 0 to 35 PSI in about 5 minutes. Set the pressure and it stops by itself.',
    ],
    [
      'Cotton Bathrobe Waffle Unisex',
      'Kimono collar. Two pockets. Shrinks about 3% on first wash. Sizes S/M, L/XL, 2XL. White, sage, charcoal.',
      'Cotton Bathrobe Waffle Unisex – Kimono collar. Two pockets.',
    ],
    [
      'Protein Bar Variety Box (12 bars)',
      '20 g protein, 2 g sugar, 210 calories per bar\nWhey isolate, no soy\nBuilds muscle fast, burns fat',
      'Protein Bar Variety Box (12 bars) – 20 g protein, 2 g sugar, 210 calories per bar.',
    ],
    [
      'Laptop Stand Aluminum Foldable',
      'Six heights from 2.1 to 6.3 in. Silicone pads. Holds up to 44 lb? we tested 20 lb. Pouch included.',
      'Laptop Stand Aluminum Foldable – Six heights from 2.1 to 6.3 in.',
    ],
  ])('start like the details of %s, without a warning or a claim', async (name, text, meta) => {
    const { meta_description } = await write('shopify', name, text);
    expect(meta_description).toBe(meta);
  });

  it.each([
    'Comes with a 2-year warranty\nThirteen-inch screen',
    '2-year warranty\nDimensions: 30 x 20 x 2 cm',
  ])('sell no warranty: %j', async (text) => {
    const { meta_description } = await write('shopify', 'Larkfell Laptop', text);
    expect(meta_description).not.toMatch(/warranty/iu);
  });

  it('start like the short description', async () => {
    const { bullets } = await write(
      'woocommerce',
      'Robot Vacuum and Mop',
      [
        'Suction: 6000 Pa',
        'Run time: 180 min (quiet mode)',
        'Dustbin: 350 ml',
        'Navigation: LiDAR',
        'Obstacle height: up to 0.8 in',
      ].join('\n'),
    );
    expect(bullets[0]).toBe('Suction: 6000 Pa');
  });

  it('are a complete sentence of the input, after the name if it lacks the name', async () => {
    const { meta_description } = await write(
      'shopify',
      'Quillmere Pen',
      'The steel nib writes a fine line from the first stroke\nBlue ink',
    );
    expect(meta_description).toBe(
      'Quillmere Pen – The steel nib writes a fine line from the first stroke.',
    );
  });

  it('add no scrap to a sentence, but a statement that reads on', async () => {
    const { meta_description } = await write(
      'shopify',
      'Corrin Rain Jacket',
      'The Corrin Rain Jacket keeps you dry on a long walk.\n• Taped seams.\n• Two-way front zip under a storm flap.\n• Material: Polyester',
    );
    expect(meta_description).toBe(
      'The Corrin Rain Jacket keeps you dry on a long walk. Two-way front zip under a storm flap.',
    );
  });

  it.each([
    [
      'a question that nothing answers',
      'Lantern Quest Board Game',
      'Something strange in the attic?\nFind the lantern before the clock strikes twelve',
      'Lantern Quest Board Game – Find the lantern before the clock strikes twelve.',
    ],
    [
      'what is said of all of a kind',
      'Halden Mare Figure',
      'All thoroughbreds go back to three stallions of long ago\nPainted by hand in nine steps',
      'Halden Mare Figure – Painted by hand in nine steps.',
    ],
    [
      'the name in other words',
      'Northfield Classroom Door Poster',
      'Includes a classroom door poster\nPrinted on card that lasts for years',
      'Northfield Classroom Door Poster – Printed on card that lasts for years.',
    ],
  ])('do not open with %s', async (_fault, name, text, meta) => {
    const { meta_description } = await write('shopify', name, text);
    expect(meta_description.startsWith(meta)).toBe(true);
  });

  it('are the name and its features if there is no sentence', async () => {
    const { meta_description } = await write(
      'shopify',
      'Rowan Throw',
      '100% merino wool\nFringe on both ends',
    );
    expect(meta_description).toBe('Rowan Throw – 100% merino wool. Fringe on both ends.');
  });
});

describe('search terms', () => {
  it('have one to four words, without measurements', async () => {
    const { keywords, product_tags } = await write(
      'woocommerce',
      'Steel Shelf Bracket, 2 Pack, 20 cm',
      'Color: Black\nHolds 30 kg',
      { category: 'Hardware > Shelf Brackets' },
    );
    for (const term of [...keywords, ...product_tags]) {
      expect(term.split(' ').length).toBeLessThanOrEqual(4);
      expect(term).not.toMatch(/\d/u);
    }
    expect(product_tags).toContain('shelf bracket');
  });
});

describe('tones', () => {
  it.each(['Friendly', 'Energetic', 'Playful', 'Bold', 'Luxury'] as Tone[])(
    "%s ends a store's description with its own call to action, and changes no sentence",
    async (tone) => {
      const plain = await write('shopify', 'Larkfell Tent', TENT);
      const { description } = await write('shopify', 'Larkfell Tent', TENT, { tone });
      expect(description.startsWith(plain.description)).toBe(true);
      expect(description.length).toBeGreaterThan(plain.description.length);
    },
  );
});

describe('pro_tip', () => {
  it('reports facts that contradict each other', async () => {
    const { pro_tip } = await write(
      'shopify',
      'Picture Frame, White, 16x20',
      'Color: Black\nHolds a 10x15 print',
    );
    expect(pro_tip).toMatch(/both "16x20" and "10x15"|both "white" and "Black"/u);
  });

  it('asks for the unit of a bare measurement', async () => {
    const { pro_tip } = await write('shopify', 'Spoon', 'The spoon stirs and serves.\nWeight: 6');
    expect(pro_tip).toContain('Add the unit to "Weight: 6": it');
  });

  it('never asks for what is already there', async () => {
    const { pro_tip } = await write('shopify', 'Kids Tray', 'Solid oak\n30 x 20 cm');
    expect(pro_tip).not.toMatch(/material|size|who it's for/u);
  });

  it.each([
    ["Women's Fleece Leggings", 'High waist\nTwo side pockets'],
    ['Cordless Stick Vacuum', '40 minutes a charge\nWeighs 2.5 kg'],
    ['Waterproof Dog Coat', 'Buckles at the chest\nThree sizes'],
  ])("doesn't ask for what %s doesn't need", async (name, features) => {
    const { pro_tip } = await write('shopify', name, features);
    expect(pro_tip).not.toMatch(name.startsWith('Cordless') ? /material/u : /who it's for/u);
  });

  it('reports where the details break off', async () => {
    const { pro_tip } = await write(
      'shopify',
      'Garden Light',
      'The light switches on at dusk.\nStands beside the bed where you',
    );
    expect(pro_tip).toContain('Your last line is cut off: "Stands beside the bed where you".');
  });

  it('never asks for features that the input already lists', async () => {
    const { product_name, features, category } = SAMPLE_PRODUCT;
    const { pro_tip } = await write('shopify', product_name, features, { category });
    expect(pro_tip).toMatch(/^Check the listing against the product/u);
  });
});
