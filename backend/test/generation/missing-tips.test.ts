import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('tips on what is missing', () => {
  it.each([
    // A kind that no list has, and things that have no size, wherever a store files them
    ['Larkfell Gusset Plinker', 'Plinks the gussets of a frame.', 'Hardware > Plinkers'],
    ['Larkfell Bodybuilder Program', 'Four workouts a week.', 'Sports > Exercise & Fitness'],
    // Racks, and no coats
    ['Larkfell Coat Rack', 'Stands 60 in tall. Made of bamboo.', 'Coat & Hat Racks'],
    ['Larkfell HDMI Cable 6 ft', 'Connects a TV to a console.', 'HDMI Cables'],
  ])('never ask for what makes no sense: %s', async (name, line, category) => {
    const { pro_tip } = await write('shopify', name, [line, 'Black'], { category });
    expect(pro_tip).not.toMatch(/its size|dimensions|made of|which sizes|who it's for|powered/u);
  });

  it.each([
    ['Larkfell League 21 - PlayStation 4', 'Games'],
    ['Larkfell Card Game', 'Hobbies > Games'],
    ['Larkfell Keep - Otter vs. Owl Painted Resin Chessmen', 'Toys & Games > Board Games'],
  ])('ask for no ages of children and no players of %s', async (name, category) => {
    const { pro_tip } = await write('amazon', name, ['A new season with 30 teams.'], { category });
    expect(pro_tip).not.toMatch(/ages|child/u);
    if (!name.endsWith('Game')) expect(pro_tip).not.toMatch(/can play/u);
  });

  it('ask for what a unit or a word for materials does not say', async () => {
    const tipOf = async (name: string, category: string, line: string) =>
      (await write('shopify', name, ['The owner can rely on it.', line], { category })).pro_tip;
    const bag = ['Larkfell Jute Bag', 'Bags'] as const;
    expect(await tipOf(...bag, 'Dimensions (inches):\nWeight - 9')).toContain('dimensions');
    expect(await tipOf('Larkfell Wig', 'Wigs', 'Made from quality materials')).toContain('made of');
    expect(await tipOf('Larkfell Trenchcoat', 'Coats', 'Black cotton')).toContain('which sizes');
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
    ['Larkfell Jute Bag', 'Bags', 'Dimensions (inches):\nL - 9, H - 25', 'dimensions'],
    ['Larkfell Cuff', 'Jewelry', 'Brass. Dimensions (Inches) Dia - 2.50', 'dimensions'],
    ['Larkfell Gel Magnets', 'Home Decor', 'Dimensions in Inches\nL - 3, H - 3', 'dimensions'],
    ['Larkfell Suit', 'Clothing > Suits', 'Soft cotton fabric\nUnstitched suit', 'which sizes'],
    ['Dress for Your Shape', 'Media > Books > E-Books', 'Fashion is a habit.', 'which sizes'],
    [
      'Larkfell Lung Detox',
      'Health Care > Fitness & Nutrition',
      'Breathe with our tablets.',
      'dimensions',
    ],
    ['Larkfell Wavy Unit', 'Wigs', 'It is made from 100% raw goat hair.', 'made of'],
    ['Larkfell Wavy Unit', 'Wigs', 'Handmade from raw goat hair.', 'made of'],
    ['Larkfell Wavy Unit', 'Wigs', 'Woven by hand from raw goat hair.', 'made of'],
    ['PlayStation 4 Larkfell Headset', 'Headphones', 'With two ear cups', 'which devices'],
    ['Larkfell Headset', 'Headphones', '3.5 mm plug with a remote', 'which devices'],
    ['Larkfell Rolled Sleeve Trenchcoat', 'Coats & Jackets', 'Cotton', 'dimensions'],
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
      'Describe the fit',
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
      'Check the listing',
    ],
  ])('ask next of %s in %s: %j', async (name, category, more, asked) => {
    const lines = [`The ${name} is one that its owner can rely on every day.`, ...more];
    expect((await write('shopify', name, lines, { category })).pro_tip).toContain(asked);
  });

  it('say that there is little to write from where there is one line', async () => {
    const thin = "There isn't much to work with";
    expect((await write('amazon', 'Larkfell Lamp', ['Lights a desk'])).pro_tip).toContain(thin);
    expect(
      (await write('amazon', 'Larkfell Lamp', ['Lights a desk', 'Blue'])).pro_tip,
    ).not.toContain(thin);
  });

  it.each([
    ['Larkfell Magnesium | 60 tablets', 'Minerals', "what's in it"],
    ['Larkfell Hair Mask', 'Hair Care Kits', 'how much is in it'],
    ['Larkfell Blue Branches', 'Pots & Planters', 'its dimensions'],
  ])('ask of %s what shoppers of its kind ask', async (name, category, asked) => {
    const { pro_tip } = await write('shopify', name, ['A treat for every day'], { category });
    expect(pro_tip).toContain(asked);
  });

  it('take what holds capsules for no supplement', async () => {
    const { pro_tip } = await write('shopify', 'Larkfell Coffee Capsule Holder', [
      'Spins on its base',
    ]);
    expect(pro_tip).not.toMatch(/how much is in it|what's in it/u);
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
    ['Larkfell Floor Lamp', 'The lamp stands four and a half feet tall.', '', 'dimensions'],
    ['Larkfell Golf Balls', 'Printed with your monogram.', '', 'dimensions|made of'],
    ['Larkfell Silver Ring', 'A ring with an adjustable opening.', 'Jewelry > Rings', 'sizes'],
    ['Larkfell Foil Ring', 'Silver. Adjustable open band.', 'Jewelry > Rings', 'sizes'],
    ['Larkfell Otter Vehicle', 'Reach for the stars!', '', 'model year'],
    ['Larkfell Leather Case', 'Designed For The Optica SX10 IS', '', 'devices'],
  ])('ask for nothing that %s states in other words or has none of', async (...input) => {
    const [name, line, category, asked] = input;
    const { pro_tip } = await write('shopify', name, [line, 'A gift of the season'], { category });
    expect(pro_tip).not.toMatch(new RegExp(asked, 'u'));
  });

  it('take the name of a finish for a color', async () => {
    const lines = ['The dresser has a Merlot finish and nickel handles.', '59 x 17 x 41 in'];
    const dresser = await write('shopify', 'Larkfell Dresser', lines, { category: 'dressers' });
    expect(dresser.pro_tip).not.toContain('color');
    const satin = [lines[0]?.replace('Merlot', 'Satin') ?? '', '59 x 17 x 41 in'];
    const other = await write('shopify', 'Larkfell Dresser', satin, { category: 'dressers' });
    expect(other.pro_tip).toContain('color');
  });

  it('ask how much there is of what is poured, not how long it is', async () => {
    const line = 'Larkfell Otter Shield is a slick, durable polish and sealant.';
    const { pro_tip } = await write('shopify', 'Larkfell Otter Shield', [line, 'Wipes off easily']);
    expect(pro_tip).toContain('weight or volume');
  });
});
