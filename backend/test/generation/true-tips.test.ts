import { describe, expect, it } from 'vitest';
import type { ListingRequest } from '../../src/generation/index.ts';
import { write } from './write-fixture.ts';

const SENTENCE = 'The owner can rely on it every day.';
const LONG = 'Larkfell Wooden Balancing Game with Painted Blocks in a Sturdy Linen Carry Pouch';

describe('tips are true of the input', () => {
  it.each<[string, string, readonly string[], string]>([
    ['Larkfell Party Favors', 'Decorative Boxes', ['Printed on board stock'], 'made of'],
    ['Larkfell Cellophane Bags', 'Kitchen', ['Holds sweets', '3 x 4 in'], 'made of'],
    ['Larkfell LED Light Bar', 'Device', ['It draws power from the car'], 'powered'],
    ['Larkfell Electric Fan', 'Device', ['Powered by its own motor'], 'powered'],
    ['Larkfell Multi Shirt', 'Clothing', ['S to XL, cotton, wash cold'], 'which color'],
    ['Larkfell Stain Powder', 'Sports', ['Stains all that is wet'], 'dimensions'],
    ['Larkfell Razor Paper Cutter', 'Office > Student Scissors', ['For coupons'], 'ages'],
  ])(
    'and ask for nothing that is there or that no one asks: %s',
    async (name, category, more, asked) => {
      const { pro_tip } = await write('shopify', name, [SENTENCE, ...more], { category });
      expect(pro_tip).not.toContain(asked);
    },
  );

  it('and quote the words of the input as they are', async () => {
    const rows = [SENTENCE, 'A soft yoga vest.', 'Activity: Yoga, Athletic'];
    expect((await write('shopify', 'Larkfell Vest', rows)).pro_tip).toContain(
      '"Activity: Yoga, Athletic"',
    );
    const dashed = [SENTENCE, 'A soft vest.', 'Larkfell - We are a family company'];
    expect((await write('shopify', 'Larkfell Vest', dashed)).pro_tip).toContain(
      '"Larkfell - We are a family company"',
    );
  });

  it('and quote a sentence without the dash before it', async () => {
    const lines = [
      SENTENCE,
      'Buy 1 Get 1 50% OFF! - If you want two, upload both photos and add to cart.',
    ];
    expect((await write('shopify', 'Larkfell Vest', lines)).pro_tip).toContain(
      '"If you want two, upload both photos and add to cart"',
    );
  });

  it('and call no word lost that is among the search terms', async () => {
    const name =
      'Larkfell Numbers and Letters Educational Rug for Playrooms with a Soft Nylon Pile Underfoot, Anti Slip Backing';
    const listing = await write('amazon', name, [SENTENCE, 'Easy to clean']);
    const terms = 'backend_terms' in listing ? listing.backend_terms.split(' ') : [];
    const [, quotes = ''] = /Left out of every field: (.*?)\./u.exec(listing.pro_tip) ?? [];
    for (const word of quotes.toLowerCase().match(/\p{L}+/gu) ?? [])
      expect(terms).not.toContain(word);
  });
});

describe('tips say', () => {
  it('that a title on Shopify is longer than themes show, whatever else there is to report', async () => {
    const tip = 'Titles under 70 characters';
    const lines = [SENTENCE, 'Weight: 4', 'We love to help you.'];
    expect((await write('shopify', LONG, lines)).pro_tip).toContain(tip);
    expect((await write('shopify', LONG.slice(0, 60), lines)).pro_tip).not.toContain(tip);
    expect((await write('woocommerce', LONG, lines)).pro_tip).not.toContain(tip);
    expect((await write('woocommerce', `${LONG}, ${LONG}`, lines)).pro_tip).toContain(tip);
  });

  it('that the input names another marketplace', async () => {
    const name = 'Larkfell Vest - Amazon Exclusive';
    expect((await write('shopify', name, [SENTENCE])).pro_tip).toContain(
      'Left out because it names another marketplace: "Amazon Exclusive".',
    );
    const line = 'An Amazon Exclusive vest of brown wool.';
    expect((await write('shopify', 'Larkfell Vest', [SENTENCE, line])).pro_tip).toContain(
      'Remove "Amazon Exclusive": it names another marketplace.',
    );
    const lines = [SENTENCE, 'Only vests sold by Amazon can be guaranteed authentic.'];
    const { pro_tip } = await write('woocommerce', 'Larkfell Vest', lines);
    expect(pro_tip).toContain('it names another marketplace');
    expect(pro_tip).not.toContain("store's terms");
    expect(
      (await write('shopify', 'Larkfell Case for Amazon Fire', [SENTENCE])).pro_tip,
    ).not.toContain('marketplace');
  });

  it.each<[string, readonly string[], string]>([
    ['glued', ['The banner is 6 inGold and long.'], '"inGold"'],
    ['missing a letter of another', ['AWKWARD banner!', 'An akward banner.'], '"akward"'],
    ['off by a vowel of another', ['Lavender print', 'Lavendar print with white'], '"Lavendar"'],
    ['misspelled traits', ['Skin Friendly, Lightweigt and Warm'], '"Lightweigt"'],
    ['misspelled beside the right word', ['A cutaway shape.', 'A cutawat shape.'], '"cutawat"'],
  ])('which words are %s', async (_kind, lines, word) => {
    const { pro_tip } = await write('shopify', 'Larkfell Banner', [SENTENCE, ...lines]);
    expect(pro_tip).toContain(word);
  });

  it('no sizes of a cloth that is draped', async () => {
    const lines = [
      'This silk saree drapes softly for parties and festivals.',
      'Length is 6.5m with blouse piece',
    ];
    const category =
      'Apparel & Accessories > Clothing > Traditional & Ceremonial Clothing > Saris & Lehengas';
    const { pro_tip } = await write(
      'shopify',
      'Red Silk Saree With Leaf Needlework | Tarn',
      lines,
      { category },
    );
    expect(pro_tip).not.toContain('which sizes');
  });

  it('no other product if the name says nothing about what the product is', async () => {
    const { pro_tip } = await write('shopify', 'Larkfell No. 271', [
      'This gold-plated necklace has pendants that hang from a fine chain. Each pendant is engraved by hand. This necklace suits those who like old designs.',
    ]);
    expect(pro_tip).not.toContain('also name');
  });

  it('how much dough there is, not its dimensions', async () => {
    const { pro_tip } = await write('shopify', 'Tarn Oatmeal Cookie Dough', [
      'Rolled oats and raisins in a soft dough.',
      'Bake from frozen.',
    ]);
    expect(pro_tip).toContain('weight or volume');
  });

  it('which sizes a ring comes in', async () => {
    const more: Partial<ListingRequest> = { category: 'Jewelry > Rings' };
    const lines = ['A signet ring in polished silver.', 'Bold and refined.'];
    expect((await write('woocommerce', 'Larkfell Signet Ring', lines, more)).pro_tip).toContain(
      'which sizes',
    );
    const band = await write('woocommerce', 'Larkfell Key Ring', lines, { category: 'Keychains' });
    expect(band.pro_tip).not.toContain('which sizes');
  });

  it.each<[string, string, readonly string[], string]>([
    ['Larkfell Elf Costume', 'Costumes', ['0.7" high', '14" wide'], '0.7" high'],
    ['Larkfell Lunch Box', 'Lunch', ['It is 525"H x 55"W x 2"D'], '525"H'],
  ])('that a size cannot be that of the goods: %s', async (name, category, more, size) => {
    const { pro_tip } = await write('shopify', name, [SENTENCE, ...more], { category });
    expect(pro_tip).toContain(`Check "${size}"`);
  });
});

describe('tips on a set', () => {
  it('say that the details have two numbers of pieces', async () => {
    const { pro_tip } = await write('shopify', 'Larkfell Garden Table and 4 Stools', [
      'Bring the marsh outdoors with this 7-piece garden dining set.',
      'Includes 5 pieces: table and 4 turning stools',
    ]);
    expect(pro_tip).toContain('Your details say both "7-piece" and "Includes 5 pieces".');
  });

  it('say that the details are about another kind of product', async () => {
    const line = 'The Larkfell LF Classic Cap features a curved brim that keeps the sun out.';
    const { pro_tip } = await write('amazon', 'Larkfell | Classic Backpack | Reed', [line]);
    expect(pro_tip).toContain('Your details also name "Larkfell LF Classic Cap".');
    const named = await write('amazon', 'Larkfell | Classic Backpack | Reed', [
      line,
      'The backpack holds a laptop.',
    ]);
    expect(named.pro_tip).not.toContain('also name');
  });

  it('ask neither wheels for power nor sweets for a material', async () => {
    const wheels = await write('shopify', 'Tarn Heron Truck Wheels with Adaptors', [SENTENCE], {
      category: 'Toys & Games > Hobbies > Remote & App Controlled Vehicles & Parts',
    });
    expect(wheels.pro_tip).not.toContain('powered');
    const lines = ['Sweet nut butter cups with dark chocolate.', 'Certified vegan'];
    const cups = await write('shopify', 'Tarn Hazel Butter Cups - 8oz', lines, {
      category: 'Snacks',
    });
    expect(cups.pro_tip).not.toContain('made of');
  });

  it.each([
    [
      'Tarn Fuel Hose',
      'RC Vehicles > Remote & App Controlled Vehicles & Parts',
      'Fits tight',
      'powered',
    ],
    ['Tarn DDR RAM', 'Electronics > Computers', 'A fast module', 'storage'],
    ['Tarn Heron Rescue Vehicle', '', 'Kids can act out missions', 'model year'],
    [
      'Tarn Marsh Puzzle',
      'Toys & Games > Puzzles',
      '500 pieces, 12 x 18 inches. Made of thick blue board',
      'made of',
    ],
  ])(
    'ask nothing that %s (%s) cannot answer or has answered',
    async (name, category, line, not) => {
      const { pro_tip } = await write('shopify', name, [SENTENCE, line], { category });
      expect(pro_tip).not.toContain(not);
    },
  );

  it('ask the year of a car, the power of a drone and the storage of a laptop', async () => {
    const ask = async (name: string, category: string) =>
      (await write('shopify', name, [SENTENCE, 'A joy to own'], { category })).pro_tip;
    expect(await ask('Tarn Heron Touring', 'vehicle')).toContain('model year');
    expect(await ask('Tarn Heron Drone', 'Toys & Games > Drones')).toContain('powered');
    expect(await ask('Tarn Heron Laptop', 'laptops')).toContain('storage');
  });

  it.each<[string, string, string, string?]>([
    ['Tarn Notebook', 'A print covers it. Dimensions (Inches):<br>\nL - 7 , D - 5', 'dimensions'],
    ['Tarn Silky Weave', '100% Tarnish cuticle hair', 'made of', 'HAIR EXTENSIONS'],
    ['Tarn Grout Protection Spray', 'It keeps 750 ml of grout clean.', 'ingredients'],
  ])('ask for nothing that %s has or that nobody asks: %s', async (name, line, not, category) => {
    const more = category === undefined ? {} : { category };
    expect((await write('woocommerce', name, [SENTENCE, line], more)).pro_tip).not.toContain(not);
  });

  it('call a heading above what is for sale no cut sentence', async () => {
    const lines = [
      'Product Contains',
      '',
      'Round Shape Vanilla Gems Pull Me Up Cake',
      '',
      'Weight: 1 Kg',
      '',
      'Topped with sprinkles, this vanilla cake is sure to delight one and all.',
    ];
    const { pro_tip } = await write('shopify', 'Gems Pull Me Up Cake', lines);
    expect(pro_tip).not.toContain('cut off');
  });

  it('report a forbidden claim of the name once', async () => {
    const name =
      'Tarn Heron Inspired Black Stoneware Campfire Breakfast Mug | 1990 Album | Otter Band | Free Shipping';
    const { pro_tip } = await write('amazon', name, [SENTENCE, 'Black']);
    expect(pro_tip).toContain('"free shipping"');
    expect(pro_tip).not.toContain('"Free Shipping"');
  });

  it('call no amount per can cut off', async () => {
    const { pro_tip } = await write('amazon', 'Tarn Trout', [SENTENCE, '4 Servings Per Can'], {
      category: 'groceries',
    });
    expect(pro_tip).not.toMatch(/cut off|breaks? off/u);
  });

  it('call no name a typo of another word', async () => {
    const line = 'Meet Juniper, Peppermint, and donatina!';
    const { pro_tip } = await write('shopify', 'Tarn Doll', [SENTENCE, line]);
    expect(pro_tip).not.toContain('spelling');
  });
});
