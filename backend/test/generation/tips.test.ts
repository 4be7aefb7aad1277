import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const PLATFORMS = ['amazon', 'shopify', 'woocommerce'] as const;

describe('tips', () => {
  it("report that a name doesn't fit in an Amazon title", async () => {
    const name =
      'Larkfell Picnic Blanket with Waterproof Backing, Carry Strap and Pocket for Long Family Days Out';
    const { pro_tip } = await write('amazon', name, ['Rolls up to the size of a bottle']);
    expect(pro_tip).toContain(`has ${name.length} characters`);
    expect(pro_tip).toContain('room for 75');
  });

  it.each(PLATFORMS)('report that a name repeats itself for %s', async (platform) => {
    const { pro_tip } = await write(platform, 'Larkfell Press Larkfell Press Paint Set', [
      'Twelve pans of watercolor in a tin',
    ]);
    expect(pro_tip).toContain('says "Larkfell Press" twice');
  });

  it.each(PLATFORMS)("don't take a measure for words that are said twice for %s", async (on) => {
    const { pro_tip } = await write(on, 'Larkfell Storage Cube, 10 x 10 x 10 inches', [
      'Canvas over board',
    ]);
    expect(pro_tip).not.toContain('twice');
  });

  it.each(PLATFORMS)("don't ask to use the words of a name more or less for %s", async (on) => {
    const { pro_tip } = await write(on, 'Larkfell Co Biscuit Artist Series Skateboard', [
      'Everything you need and nothing more',
      'Form and function in a small package',
    ]);
    expect(pro_tip).not.toMatch(/search for|less often/u);
  });

  it.each(PLATFORMS)('name the sales talk that was left out for %s', async (platform) => {
    const { pro_tip } = await write(platform, 'Larkfell Power Station', [
      'Two AC outlets power a fridge and a lamp at once',
      '30-day money back guarantee',
    ]);
    expect(pro_tip).toContain('"30-day money back guarantee"');
  });

  it.each(PLATFORMS)('name a claim to cure that was left out for %s', async (platform) => {
    const listing = await write(platform, 'Larkfell Copper Wrap', [
      'A copper wrap for the knee with a strap',
      'Relieves arthritis',
    ]);
    expect(listing.pro_tip).toContain('"Relieves arthritis"');
    expect(listing.description).not.toContain('arthritis');
  });

  it.each(PLATFORMS)('quote a health claim with its complete sentence for %s', async (platform) => {
    const listing = await write(platform, 'Larkfell Silk Pillowcase', [
      '22 momme mulberry silk. Envelope closure. Dermatologist recommended, cures acne and wrinkles',
    ]);
    expect(listing.pro_tip).toContain('"Dermatologist recommended, cures acne and wrinkles"');
    expect(`${listing.description}${listing.bullets.join()}`).not.toMatch(/wrinkles|recommended/u);
  });

  it.each(PLATFORMS)('quote what a product claims to do to the body for %s', async (platform) => {
    const listing = await write(platform, 'Larkfell Protein Bar', [
      '20 g protein, 2 g sugar',
      'Whey isolate, no soy',
      'Builds muscle fast, burns fat',
    ]);
    expect(listing.pro_tip).toContain('"Builds muscle fast, burns fat"');
    const { bullets, description, backend_terms: terms } = listing;
    expect(`${description}${bullets.join()}${terms}`).not.toMatch(/muscle|burns/u);
    expect(`${description}${bullets.join()}`).toContain('Whey isolate, no soy');
  });

  it('tell a store that an offer may change, not that it is forbidden', async () => {
    const lines = ['The camera sees birds.', 'Names: optional, $2.99 a month', 'Free shipping'];
    const { pro_tip, description } = await write('shopify', 'Larkfell Bird Feeder', lines);
    expect(pro_tip).toContain('may change: "Names: optional, $2.99 a month", "Free shipping"');
    expect(pro_tip).not.toContain('allow');
    expect(description).not.toContain('optional');
  });

  it.each(PLATFORMS)(
    'quote a doubt in full and keep the statements next to it for %s',
    async (platform) => {
      const listing = await write(platform, 'Larkfell Laptop Stand', [
        'Silicone pads. Holds up to 44 lb? we tested 20 lb. Choking hazard? No. Pouch included.',
      ]);
      expect(listing.pro_tip).toContain('"Holds up to 44 lb? we tested 20 lb"');
      const text = `${listing.bullets.join()}${listing.description}`;
      expect(text).not.toMatch(/44|20 lb|hazard/u);
      expect(text).toMatch(/Silicone pads/u);
      expect(text).toMatch(/Pouch included/u);
    },
  );

  it('quote a number that is corrected', async () => {
    const lines = ['Solid oak', 'Weighs 2 lb, sorry 3 lb', 'Supports 200 lb, tested to 300 lb'];
    const { pro_tip, description } = await write('shopify', 'Larkfell Stool', lines);
    expect(pro_tip).toContain('unclear: "Weighs 2 lb, sorry 3 lb"');
    expect(description).not.toContain('sorry');
    expect(description).toContain('Supports 200 lb');
  });

  it("don't ask for a number or a material that the name or a compound already has", async () => {
    const paste = await write('amazon', 'Larkfell Vanilla Paste 4 oz', [
      'Made from beans and cane sugar.',
      'No alcohol. Gluten-free. Use it in custards.',
    ]);
    expect(paste.pro_tip).not.toContain('number');
    const glasses = await write('amazon', 'Larkfell Sunglasses', [
      'Bio-acetate frame',
      'Lens width 49 mm',
      'Unisex',
    ]);
    expect(glasses.pro_tip).not.toContain('material');
  });

  it('quote a complete line of praise that was left out', async () => {
    const lines = ['Hybrid noise cancelling', 'Best headphones on the market!!'];
    const { pro_tip } = await write('shopify', 'Larkfell Headphones', lines);
    expect(pro_tip).toContain('"Best headphones on the market"');
  });

  it.each(PLATFORMS)("don't call a line cut off that says there is nothing for %s", async (on) => {
    const { pro_tip } = await write(on, 'Larkfell Coat Rack', [
      'The rack has six hooks.',
      'Solid ash',
      'Warranty: No warranty',
    ]);
    expect(pro_tip).not.toMatch(/breaks? off|No warranty/u);
  });

  it('warn about "eco-friendly" where a store may say it', async () => {
    const { pro_tip } = await write('shopify', 'Larkfell Yoga Mat', ['An eco-friendly mat.']);
    expect(pro_tip).toContain('Be ready to prove "eco-friendly"');
  });

  it("don't ask for the material of a plant, or for an opening sentence if there is one", async () => {
    const { pro_tip } = await write('woocommerce', 'Larkfell Live Plant', [
      'This plant grows 3 feet tall indoors.',
      'Bright, indirect light',
      'Water once a week',
    ]);
    expect(pro_tip).not.toMatch(/material|sentence/u);
  });

  it.each([
    ['Larkfell Full-Zip Hoodie', 'Men > Tops > Hoodies & Sweatshirts', 'which sizes it comes in'],
    ['Larkfell Plush Otter', 'Toys & Games > Plush Figures', 'which ages'],
    ['Larkfell Harbor Jigsaw Puzzle', 'Toys & Games > Puzzles', 'how many pieces'],
    ['Larkfell Wardrobe Shelf', 'Home > Furniture', 'dimensions'],
    ['Larkfell Phone Case', 'mobile-accessories', 'which devices'],
    ['Larkfell Tea', 'groceries', 'how much is in it'],
    ['Larkfell Elbow Pads', 'Sports > Skateboards > Protective Gear > Elbow Pads', 'which sizes'],
    ['Larkfell Crawler Wheels', 'Toys & Games > Hobbies > Vehicle Parts', 'which models'],
    ['Larkfell Sword', 'Clothing > Costumes', 'dimensions'],
    ['Larkfell Pantry Food Set', 'Toys & Games > Kitchen Toys > Play Food', 'which ages'],
    ['Larkfell Toy Car', '', 'which ages'],
    ['Larkfell Rover Charger Truck', 'Toys & Games > Play Vehicles', 'which ages'],
    ['Larkfell Turret Tank', 'Toys & Games > Building Toys', 'which ages'],
    ['Larkfell Board Game Addict T-Shirt', 'Toys & Games > Board Games', 'which sizes'],
    ['Larkfell Honey Jar', 'groceries', 'how much is in it'],
    ['Larkfell Nail Art Kit', 'Beauty > Nail Care', "what's in the box"],
  ])('ask for what shoppers ask of goods like %s', async (name, category, asked) => {
    const lines = ['The owner can rely on it every day.', 'Comes in blue', 'Easy to put away'];
    const { pro_tip } = await write('amazon', name, lines, { category });
    expect(pro_tip).toContain(asked);
    expect(pro_tip.match(/[.] \p{Lu}/gu) ?? []).toHaveLength(0);
  });

  it.each([
    ['Larkfell Plush Otter', 'Toys & Games > Plush Figures', 'Safe for toddlers', 'ages'],
    ['Larkfell Hoodie', 'Men > Tops', 'One size', 'sizes'],
    ['Larkfell Card Game', 'Toys & Games > Card Games', 'Two to six players', 'how many people'],
    ['Larkfell Phone Case', 'mobile-accessories', 'Fits the Tarnside 12', 'which devices'],
    ['Larkfell Bookcase', 'Furniture', 'Six foot tall', 'dimensions'],
  ])('do not ask it again of %s in %s: %s', async (name, category, line, asked) => {
    const lines = ['The owner can rely on it every day.', line, 'Easy to put away'];
    expect((await write('amazon', name, lines, { category })).pro_tip).not.toContain(asked);
  });

  it.each([
    ['Larkfell Harbor 1000 Piece Puzzle', 'Toys & Games > Puzzles', 'Cut from thick board', 'ages'],
    ['Larkfell Otter Figure', 'Toys & Games > Figures', 'Collectible vinyl', 'ages'],
    ['Larkfell N Scale Locomotive', 'Toys & Games > Hobbies > Locomotives', 'Brass gears', 'ages'],
    ['Larkfell Enamel Paint', 'Toys & Games > Hobbies > Paints', 'Dries in an hour', 'ages'],
    ['Larkfell Breadboard', 'Toys & Games > Learning & Education', '830 tie points', 'ages'],
    ['Larkfell Headset', 'Toys & Games > Novelty', 'Fits over the ears', 'ages'],
    ['Larkfell Card Wars Sleeves', 'Toys & Games > Card Games', 'Clear fronts', 'how many people'],
    [
      'Larkfell Playing Cards',
      'Toys & Games > Playing Card Decks',
      'Linen finish',
      'how many people',
    ],
    ['Larkfell Harbor Puzzle', 'Toys & Games > Puzzles', '300 large pieces', 'how many pieces'],
    [
      'Larkfell Harbor Puzzle',
      'Toys & Games > Puzzles',
      'Forms a swan with 43 interlocking pieces',
      'how many pieces',
    ],
    ['Larkfell Gold Balloon', 'Toys & Games > Party Supplies', '34 inches tall', 'how many are in'],
    ['Larkfell Smart Speaker', 'mobile-accessories', 'Answers your voice', 'which devices'],
    ['Larkfell Skin Compatible with Tarnside Drones', 'Toys & Games > Hobbies', 'Vinyl', 'powered'],
    [
      'Larkfell Shock Tower',
      'Toys & Games > Hobbies > Vehicle Parts',
      'For the Tarnside Slash',
      'which models',
    ],
    ['Larkfell Tarnside Theme Deck', '', 'Made by Tarnside', 'made of'],
    [
      'Larkfell Disco Costume Jumpsuit',
      'Toys & Games > Party Supplies',
      'Made of polyester in size M',
      'dimensions',
    ],
    ['Larkfell Quest', 'Video Games > Tarnside 4 > Games', 'A journey by sea', 'how many people'],
    ['Larkfell Photo Props', 'Toys & Games > Novelty & Gag Toys', 'Twelve on sticks', 'ages'],
    ['Larkfell Wall Poster', 'Toys & Games > Figures & Playsets', 'Printed in Oslo', 'ages'],
    ['Larkfell Otter Wallet', 'Toys & Games > Dress Up & Pretend Play', 'Folds flat', 'ages'],
    [
      'Larkfell Cribbage Box',
      'Toys & Games > Board Games',
      'Two decks of cards',
      'how many people',
    ],
    ['Larkfell Selfie Stick', 'mobile-accessories', 'Fits all phones', 'powered'],
    ['Larkfell Football', 'Sports', 'Official size', 'dimensions'],
    ['Larkfell Sand Set for Kids Aged 3 & Up', 'Toys & Games > Beach Toys', '10 tools', 'ages'],
    ['Larkfell Balloons', 'Party Supplies', '34" tall, a dozen per box', 'how many are'],
    ['Larkfell Balloon, 29"', 'Toys & Games > Party Supplies', 'Top quality foil', 'made of'],
    ['Larkfell Brainteaser Puzzle', 'Toys & Games > Puzzles', 'Untie the cord', 'how many pieces'],
    [
      'Larkfell Tales',
      'Toys & Games > Games',
      'This book requires the core book',
      'how many people',
    ],
    ['Larkfell Clay Pot', 'Outdoor', 'Holds one plant, 20 cm', 'made of'],
    ['Larkfell Inline Skate, Black, 10.5', 'Skates', 'Soft boot', 'which sizes'],
    [
      'Larkfell Board Game Addict T-Shirt',
      'Toys & Games > Board Games',
      'Size M',
      'how many people',
    ],
    ['Larkfell Silicone Case', 'mobile-accessories', 'Fits the Tarnside 12', 'powered'],
    ['Larkfell Otter Figure', 'Toys & Games > Toy Figures', 'A statue in 1/8 scale', 'ages'],
    ['Larkfell Rope', 'Sports > Games', 'Clips to all standard poles', 'how many people'],
    ['Larkfell Gear Set: Tarnside Timber', 'Toys & Games > Vehicle Parts', 'Wire', 'which models'],
    [
      'Larkfell Tractor Building Kit',
      'Toys & Games > Building Sets',
      'Ages 5+, 9 x 9 cm',
      'made of',
    ],
    ['Larkfell Mystery Game for iPad', 'Toys & Games > Games', 'Ages 5-12', 'how many people'],
    [
      'Larkfell Otter Costume',
      'Costumes',
      'Size M polyester jumpsuit with attached tail and a mask',
      'in the box',
    ],
  ])(
    'do not ask of goods what no one asks of them: %s in %s, %s',
    async (name, category, line, asked) => {
      const lines = ['The owner can rely on it every day.', line, 'Easy to put away'];
      expect((await write('amazon', name, lines, { category })).pro_tip).not.toContain(asked);
    },
  );

  it("don't take the size of a part for the size of the whole", async () => {
    const lines = ['The owner can rely on it.', 'Small buttons and a large pocket', 'Cotton'];
    const category = 'Clothing';
    expect((await write('shopify', 'Larkfell Shirt', lines, { category })).pro_tip).toContain(
      'which sizes',
    );
    const sized = [...lines, 'Size: Small, Medium or Large'];
    expect((await write('shopify', 'Larkfell Shirt', sized, { category })).pro_tip).not.toContain(
      'which sizes',
    );
  });

  it.each([
    [
      'Larkfell Shirt',
      'Clothing',
      ['Sizes S to XL', 'Cotton, 180 g, machine washable'],
      'which color',
    ],
    [
      'Larkfell Shirt',
      'Clothing',
      ['Blue, S to XL', 'Cotton, 180 g, machine washable'],
      'how it fits',
    ],
    [
      'Larkfell Shirt',
      'Clothing',
      ['Blue, S to XL, slim', 'Cotton, 180 g, machine washable'],
      "where it's made",
    ],
    [
      'Larkfell Enamel Paint',
      'Toys & Games > Hobbies > Paints',
      ['Dries soon', '17 ml'],
      'ask first',
    ],
  ])('ask next of %s in %s: %j', async (name, category, more, asked) => {
    const lines = [`The ${name} is one that its owner can rely on every day.`, ...more];
    expect((await write('shopify', name, lines, { category })).pro_tip).toContain(asked);
  });

  it('say that there is little to write from where there is one line', async () => {
    const thin = "There isn't much to write from";
    expect((await write('amazon', 'Larkfell Lamp', ['Lights a desk'])).pro_tip).toContain(thin);
    expect(
      (await write('amazon', 'Larkfell Lamp', ['Lights a desk', 'Blue'])).pro_tip,
    ).not.toContain(thin);
  });

  it('quote a sentence that was left out whole, and not without what the listing has of it', async () => {
    const { pro_tip } = await write('amazon', 'Larkfell Serving Bowl', [
      'Lightweight bowl for snacks, salads, sauces',
      'Made from durable, lightweight, and eco-friendly material, this bowl serves snacks, fruits, sauces and dips.',
    ]);
    expect(pro_tip).toContain(
      '"Made from durable, lightweight, and eco-friendly material, this bowl serves snacks, fruits, sauces and dips"',
    );
  });

  it('take a bundle of the name for no other product', async () => {
    const { pro_tip, description } = await write('shopify', 'Larkfell Gym Start', [
      'The Larkfell Gym Start Bundle is for those who train hard.',
      'Larkfell Gym Start comes in a box.',
    ]);
    expect(pro_tip).not.toContain('another product');
    expect(description).toContain('The Larkfell Gym Start Bundle is');
  });

  it.each([
    ['Larkfell Magnesium | 60 tablets', 'Minerals', "what's in it"],
    ['Larkfell Hair Mask', 'Hair Care Kits', 'how much is in it'],
    ['Larkfell Blue Branches', 'Pots & Planters', 'its dimensions'],
  ])('ask of %s what shoppers of its kind ask', async (name, category, asked) => {
    const { pro_tip } = await write('shopify', name, ['A treat for every day'], { category });
    expect(pro_tip).toContain(asked);
  });

  it('ask what is in it only of what is used up', async () => {
    const category = 'Toys & Games > Hobbies > Vehicle Parts';
    const propeller = await write(
      'amazon',
      'Larkfell Propeller: Tarnside',
      ['12 x 4E, for plants'],
      {
        category,
      },
    );
    expect(propeller.pro_tip).not.toContain('what is in it');
  });

  it("don't take the names of sizes for dimensions", async () => {
    const lines = ['A clay pot for plants', 'Size: Regular, Large'];
    expect((await write('amazon', 'Larkfell Clay Pot', lines)).pro_tip).toContain('dimensions');
  });

  it.each([
    ['Larkfell Fan', ['Turns in a breeze.', '10 pieces', '12 fans'], undefined],
    [
      'Larkfell Block Set, 10 Pieces',
      ['12 pieces of beech', 'In a bag'],
      ['10 Pieces', '12 pieces'],
    ],
    ['Larkfell 10 Piece Doll Set', ['Wears a 2 piece outfit', 'In a bag'], undefined],
    ['Larkfell Tray', ['Measures 10 x 12 cm', 'Dimensions: 8 x 9 cm'], ['10 x 12 cm', '8 x 9 cm']],
    ['Larkfell Tray', ['Measures 10 x 12 cm', 'Dimensions: 12 x 10 cm'], undefined],
    ['Larkfell Hat', ['2" high', 'Stands about 20-inches tall'], ['2" high', '20-inches tall']],
    ['Larkfell Boots', ['9" tall', 'Walks on a heel that is 2" high'], undefined],
    ['Larkfell 6 Piece Kit', ['14 in a package', 'In gold'], ['6 Piece Kit', '14 in a package']],
    ['Larkfell Banner, 8 x 6 1/2', ['Dimensions: 8 x 6.5', 'In gold'], undefined],
    [
      'Larkfell Shorts',
      ['92% Cotton, 8% Spandex', 'Material: Linen, Cotton'],
      ['92% Cotton, 8% Spandex', 'Material: Linen, Cotton'],
    ],
    [
      'Larkfell Blanket',
      ['70% Cotton/30% Polyester', 'Soft 60% cotton/40% polyester fleece'],
      ['70% Cotton/30% Polyester', '60% cotton/40% polyester'],
    ],
    ['Larkfell Shorts', ['92% Cotton, 8% Lycra', 'Material: Cotton, Spandex'], undefined],
    [
      'Larkfell Socks',
      ['96% Merino, 4% Lycra', 'Material: Polyester'],
      ['96% Merino, 4% Lycra', 'Material: Polyester'],
    ],
    ['Larkfell Merino Sweater', ['100% Polyester'], ['Merino', '100% Polyester']],
    ['Larkfell Merino Sweater', ['100% Wool'], undefined],
    ['Larkfell Coat with Silk Lining', ['100% Polyester'], undefined],
    [
      'Larkfell 32 Piece Play Set',
      ['Set includes: 3 guards, 1 wall 4 pcs, 4 boats', 'In a bag'],
      undefined,
    ],
    ['Larkfell 1 pc Topper', ['5in tall with 2 pcs of wood', 'In gold'], undefined],
    [
      'Larkfell Chalk, Set of 38',
      ['This 8-piece chalk set draws big', 'In a bag'],
      ['Set of 38', '8-piece'],
    ],
    ['Larkfell Puzzles, Set of 2', ['24-piece puzzles', 'In a bag'], undefined],
    [
      'Larkfell Otter 12" Plush',
      ['Soft.Measures thirty inches tall head to toe'],
      ['12"', 'thirty inches tall'],
    ],
    ['Larkfell Otter 12" Plush', ['Stands 11 inches tall'], undefined],
    ['Larkfell Otter 24" Plush', ['Stands twenty-two inches tall'], undefined],
  ])('point out what contradicts itself in %s: %j', async (name, lines, both) => {
    const { pro_tip } = await write('shopify', name, lines);
    if (both === undefined) expect(pro_tip).not.toContain('say both');
    else expect(pro_tip).toContain(`say both "${both[0]}" and "${both[1]}"`);
  });

  it.each([
    ['Larkfell Prop Replica, 1: Scale', 'Lights up by itself', '1: Scale'],
    ['Larkfell Paint', 'The bottle is .57 fluid', '.57 fluid'],
    ['Larkfell Romper', 'Fits up to inches long', 'up to inches'],
    ['Larkfell Bean Bag', 'Ideal for or reading', 'for or reading'],
    ['Larkfell Bloom Eau de', 'A scent of jasmine', 'Bloom Eau de'],
    ['Larkfell Lamp with', 'Lights up by itself', 'Lamp with'],
  ])('point out what lacks a word or a figure: %s, %s', async (name, line, gap) => {
    const { pro_tip } = await write('shopify', name, ['The owner can rely on it.', line]);
    expect(pro_tip).toContain(`Complete "${gap}"`);
  });

  it.each([
    'The bottle holds 2 fluid ounces',
    'Fun to play with and safe to eat',
    'With or without a lid',
  ])('take nothing whole for incomplete: %s', async (line) => {
    const { pro_tip } = await write('shopify', 'Larkfell Set', ['The owner can rely on it.', line]);
    expect(pro_tip).not.toContain('Complete');
  });

  it.each([
    ['Larkfell Sedan', 'vehicle', '19 x 26 x 17 cm', true],
    ['Larkfell Tablet', 'tablets', '17 x 5.3 x 29 cm', true],
    ['Larkfell Perfume', 'fragrances', '29 x 28 x 21 cm', true],
    ['Larkfell Lipstick', 'beauty', '18 x 28 x 22 cm', true],
    ['Larkfell Silicone Case', 'mobile-accessories', '12 x 11 x 24 cm', true],
    ['Larkfell Perfume', 'fragrances', '7 x 4 x 12 cm', false],
    ['Larkfell Lapel Pin', 'jewelry', '2 x 2 x 1 cm', false],
    ['Larkfell Dog Bed', 'Pet Supplies', '60 x 50 x 12 cm', false],
    ['Larkfell Glove', 'Clothing', '24 x 11 x 6 cm', false],
    ['Larkfell Sedan', 'Toys & Games > Play Vehicles', '19 x 26 x 17 cm', false],
    ['Larkfell Tablet', 'tablets', '17 x 0.8 x 29 cm', false],
    ['Larkfell Tray', 'kitchen-accessories', '19 x 26 x 17 cm', false],
  ])('point out a size that %s in %s cannot have: %s', async (name, category, size, isOdd) => {
    const lines = ['The owner can rely on it.', `Dimensions: ${size}`];
    const { pro_tip } = await write('shopify', name, lines, { category });
    expect(pro_tip.includes(`Check "${size}"`)).toBe(isOdd);
  });

  it.each(PLATFORMS)('leave out a warranty on groceries, and say so, for %s', async (on) => {
    const lines = ['Crisp cucumbers, ideal for salads.', '2 year warranty'];
    const listing = await write(on, 'Larkfell Cucumber', lines, { category: 'groceries' });
    expect(JSON.stringify([listing.bullets, listing.description])).not.toContain('warranty');
    expect(listing.pro_tip).toContain(
      'Left out because groceries have no warranty: "2 year warranty"',
    );
  });

  it('send the terms of a sale to a page that only a store has', async () => {
    const lines = ['The owner can rely on it.', '30-day money back guarantee'];
    const hint = "your store's terms";
    expect((await write('amazon', 'Larkfell Set', lines)).pro_tip).not.toContain(hint);
    expect((await write('shopify', 'Larkfell Set', lines)).pro_tip).toContain(hint);
  });

  it.each([
    ['amazon', 'Larkfell Harbor Jigsaw Puzzle', ['300-Piece Puzzle', 'Blue board, 20 x 30 cm']],
    ['woocommerce', 'Larkfell Otter Bedding Set', ['3 Piece Bedding Set in cotton, 2 x 2 m']],
  ] as const)("don't ask what it is where a feature says so: %s, %s", async (on, name, lines) => {
    const more = [...lines, 'Blue, ages 8+', 'Machine washable'];
    expect((await write(on, name, more)).pro_tip).not.toMatch(/what the product is|in the name/u);
  });

  it('count no words of a sound sentence', async () => {
    const { pro_tip } = await write('amazon', 'Larkfell Bedside Table', [
      'The Larkfell bedside table in oak, 50 cm wide, is a stylish and functional addition to any ' +
        'bedroom, providing convenient storage space and a touch of considerable elegance.',
      'Exceptionally durable construction',
      'Unobtrusive cable management',
      'Sophisticated contemporary appearance',
      'Dimensions: 50 x 40 x 60 cm',
    ]);
    expect(pro_tip).not.toContain('shorter');
  });

  it('quote a sentence that stops at its verb, and a company with the year it was founded', async () => {
    const { pro_tip, description } = await write('shopify', 'Larkfell Otter Plush', [
      'This marvelous ocean animal plush is. Great gift for every marine lover.',
      'Family-owned, and based in the U.S.A. Since 1950, Larkfell has many costumes.',
    ]);
    expect(pro_tip).toContain('break off at "ocean animal plush is."');
    expect(description).not.toContain('plush is');
    expect(pro_tip).toContain('"Family-owned, and based in the U.S.A. Since 1950, Larkfell has');
  });

  it('name where a question leads, and no doubt, and keep what a child clicks together', async () => {
    const { pro_tip, description } = await write('shopify', 'Larkfell Blocks', [
      'As they click the different parts together, children learn.',
      'Broken part? Missing part? Write to us at help@larkfell.example.',
    ]);
    expect(description).toContain('click the different parts');
    expect(pro_tip).not.toContain('unclear');
    expect(pro_tip).toContain('"Broken part?"');
  });

  it.each(PLATFORMS)('say nothing of a placeholder for %s', async (platform) => {
    const lines = ['The rack has six hooks.', 'N/A', 'Solid ash'];
    expect((await write(platform, 'Larkfell Coat Rack', lines)).pro_tip).not.toContain('N/A');
  });

  it('are at most two where one thing is left out', async () => {
    const { pro_tip } = await write('amazon', 'Larkfell Hoodie', [
      'The hoodie has a soft lining.',
      'Weight: 6',
      'Two pockets',
    ]);
    expect(pro_tip).toBe(
      'Add the unit to "Weight: 6": it\'s left out until shoppers can tell what it means. ' +
        'Say which sizes it comes in and how they run, so shoppers can pick theirs.',
    );
  });
});
