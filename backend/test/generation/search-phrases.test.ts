import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const phrasesOf = async (name: string, lines: readonly string[] = [], category?: string) => {
  const more = category === undefined ? {} : { category };
  return (await write('shopify', name, lines.length > 0 ? lines : ['Comes in a box.'], more))
    .keywords;
};

describe('search phrases', () => {
  it.each([
    ["Men's Merino Crew Neck Base Layer", ['crew neck base layer', 'merino base layer']],
    ['Noise Cancelling Over-Ear Headphones ANC-700', ['noise cancelling over-ear headphones']],
    ['Enameled Cast Iron Dutch Oven 6 Qt', ['cast iron dutch oven', 'dutch oven']],
    ['Stainless Steel Cat Water Fountain 67oz', ['cat water fountain', 'water fountain']],
    ['Gluten Free Oat Granola - Maple Pecan', ['gluten free oat granola']],
    ['High Waisted Yoga Leggings with Pockets', ['high waisted yoga leggings']],
    ['Extra Virgin Olive Oil 500ml Early Harvest', ['extra virgin olive oil', 'virgin olive oil']],
    ['Packing Cubes 6 pc Set', ['packing cubes']],
    ['Lip Balm Trio Honey Mint', ['lip balm']],
    ['Digital Tire Pressure Gauge', ['digital tire pressure gauge', 'tire pressure gauge']],
    ['Organic Matcha Powder Ceremonial Grade', ['organic matcha powder', 'matcha powder']],
    ['Ceramic Brake Pads Front Set BP-1178', ['ceramic brake pads', 'brake pads']],
    ['Telescoping Ladder 12.5 FT Aluminum', ['telescoping ladder']],
    ['Dash Cam Front and Rear 4K + 1080P', ['dash cam']],
    ['Kids Rain Boots Dinosaur', ['kids rain boots', 'dinosaur rain boots']],
    ["Vintage-Style Band Tee 'Night Train' Unisex", ['vintage-style band tee']],
    ['Board Game - Harvest Fair', ['harvest fair board game', 'board game']],
    ['Slime Making Kit for Girls and Boys', ['slime making kit']],
    ['Linen Blend Duvet Cover Set Queen', ['duvet cover set']],
    ['Crossbody Bag for Women, Vegan Leather', ["women's crossbody bag", 'crossbody bag']],
    ['USB-C to HDMI Adapter 4K 60Hz', ['USB-C to HDMI adapter']],
    ['Larkfell S10', ['Larkfell S10']],
  ])('are found for %s', async (name, phrases) => {
    expect((await phrasesOf(name)).slice(0, phrases.length)).toEqual(phrases);
  });

  it('leave out what a line calls the product in more words than a phrase has', async () => {
    const lines = ['Purple heather inset full zip jacket', 'Zippered pockets'];
    const phrases = await phrasesOf('Orla Full Zip Jacket', lines, 'Tops > Jackets');
    expect(phrases.join()).not.toContain('inset');
  });

  it.each([
    // Of two colors, both or none; of a count, its number or nothing
    ['Linen Shirt', 'White and blue checked linen shirt', ['linen shirt', 'checked linen shirt']],
    ['Green Bench', 'Three seater green bench with iron legs', ['three seater green bench']],
    ['Canvas Ring', 'Green and white canvas ring.', ['canvas ring']],
    // Praise, and how it is made
    ['Lovely Clay Vase', 'Pretty thrown clay vase', ['clay vase']],
    // What the line tells more of it
    ['White Vase', 'Homemade white glass bud vase', ['white vase', 'white glass bud vase']],
    ['Gray Vest', 'Stylish sleeveless gray vest with buttons', ['sleeveless gray vest']],
    // Whom it is for
    ['Wool Coat', 'Womans belted wool coat. Two pockets.', ["women's wool coat"]],
    ['Rope Bracelet Mens', 'Rope bracelet with an anchor.', ["men's rope bracelet"]],
    // A word in one and in two parts
    ['Moonstone Dreamcatcher Ring', 'Silver dream catcher ring', ['moonstone dreamcatcher ring']],
  ])('take what the first line says of %s', async (name, line, phrases) => {
    const found = await phrasesOf(name, [line]);
    expect(found).toEqual(expect.arrayContaining(phrases));
    expect(found.join('|')).not.toMatch(
      /(?:^|\|)(?:blue|seater|white canvas|thrown|pretty|womans)/u,
    );
  });

  it.each([
    // Whom it is of, with all that stands before the noun
    ['Barbie Meadow Bridal Dress', 'Toys > Dolls', ['Barbie meadow bridal dress']],
    // What a measure parts from its noun
    ['Tolmar Spotted Seal Sloth 12" Plush', 'Toys > Plush', ['sloth plush']],
    // The device that it fits
    ['iPhone 12 Leather Case with Strap', 'phones > cases', ['iPhone 12 leather case']],
    ['Decal Skin Compatible with Tolmar Kite 2 - Sea', 'Toys > Skins', ['Tolmar Kite 2 skin']],
    // Who made it, packaging, and a kind of which there is another in the category
    ['Batman Night Watch by Brin Tolmarsen Figure', 'Toys > Figures', ['Batman figure']],
    ['Barbie Styling Head- Brown Mailer', 'Toys > Dolls', ['Barbie styling head']],
    ['Tolmar 2210 Waterproof Paper, White', 'Art > Construction Paper', ['waterproof paper']],
    // What a name leaves open at its end
    ['Tolmar Glow Eau de', 'fragrances', ['Tolmar Glow']],
  ])('keep what %s is of', async (name, category, phrases) => {
    expect(await phrasesOf(name, [], category)).toEqual(expect.arrayContaining(phrases));
  });

  it.each([
    ['Barbie Quick Ride Race & Win Playset', 'race & win playset'],
    ['Medieval Princess Rowan Child Costume', 'princess rowan child costume'],
    ['Celvara Sports Bra', 'sports bra'],
  ])('have the fullest of those in the title as focus: %s', async (name, focus) => {
    const { focus_keyphrase } = await write('woocommerce', name, ['Comes in a box.']);
    expect(focus_keyphrase).toBe(focus);
  });

  it.each([
    // A compound, a metal, and what a list only mentions
    [
      'White Gold Diamond Engagement Ring',
      'Jewelry > Rings',
      ['white gold engagement ring'],
      /(?:^|\|)gold/u,
    ],
    ['Gold Chain and Sapphire Pendant', 'Jewelry > Necklaces', ['sapphire pendant'], /chain and/u],
    [
      'Gold Sapphire Ring and Pendant Set',
      'Rings',
      ['gold ring', 'sapphire ring'],
      /gold sapphire/u,
    ],
    [
      'Gold Diamond Engagement and Wedding Ring Set',
      'Rings',
      ['gold wedding ring set', 'diamond wedding ring set'],
      /(?:^|\|)ring(?:$|\|)/u,
    ],
    ['Inflatable Alarm Clock', 'Advertising', ['inflatable alarm clock'], /inflatable clock/u],
    // The name has the last word on what the product is, and not the shelf
    ['Sela | Repair Spray for Hair', 'Hair Care Kits', ['repair spray'], /kit/u],
    // A saying, a title and a list of the shop's are no products
    ['Treasure of the Isles', 'Games', ['Treasure of the Isles'], /(?:^|\|)treasure(?:$|\|)/u],
    ['Candy Moon Sticker | Free Shipping', undefined, ['candy moon sticker'], /free|shipping/u],
  ])('say what a shopper types: %s', async (name, category, phrases, torn) => {
    const found = await phrasesOf(name, [], category);
    expect(found).toEqual(expect.arrayContaining(phrases));
    expect(found.join('|')).not.toMatch(torn);
  });

  it('take color, material and kind from what the text calls the product', async () => {
    const lines = ['Made from 100% cotton, this teal short sleeve shirt is easy to wear.'];
    expect(await phrasesOf('Marlow Folklore', lines, 'Shirts')).toEqual([
      'marlow folklore shirt',
      'teal short sleeve shirt',
      'cotton shirt',
    ]);
    const pots = ['Our concrete pots are made by hand.'];
    expect(await phrasesOf('Iris Plant Pot', pots, 'Pots & Planters')).toContain('concrete pot');
  });

  it('include the material and names that the details give the product', async () => {
    const lines = ['This jute rug lies flat.', 'Reversible', 'Material: Jute'];
    const rug = await phrasesOf('Round Area Rug 6 ft', lines);
    expect(rug).toEqual(expect.arrayContaining(['jute area rug', 'jute rug']));
    const shell = await phrasesOf('Puffer Vest', ['Shell: 100% nylon', 'Not a waterproof vest.']);
    expect(shell.join()).not.toMatch(/nylon|waterproof/u);
  });

  it.each([
    // Color, trait, style and place that the details state of the whole
    [
      'Quillmere Coat Rack for Entryway/Hallway',
      [
        'Color: Black',
        'Machine washable',
        'Strap: Adjustable',
        'Style: Rustic',
        'Room: Bedroom, Shed',
      ],
      ['black coat rack', 'rustic coat rack', 'entryway coat rack', 'bedroom coat rack'],
      /adjustable|shed/u,
    ],
    [
      'Wool Throw Blanket',
      ['Machine washable', 'Ideal For: Women'],
      ['machine washable throw blanket'],
      /ideal/u,
    ],
    // The material before what else its value says
    [
      'Salad Fork',
      ['Material: 18/10 Stainless Steel with a matte finish'],
      ['stainless steel fork'],
      /matte/u,
    ],
    // What the text says right before the noun, but not of other things
    [
      'Harvest Table',
      ['Sit outside at this woven round table.', 'Better than any plastic table.'],
      ['round table'],
      /plastic/u,
    ],
    // Synonyms between slashes; what goes with a pool is no pool
    ['Roll Top Backpack / Bike Bag / Rucksack', ['For work.'], ['bike bag'], /top bag/u],
    [
      'Floating Pool Lights, Pool Accessories',
      ['They float.'],
      ['floating pool lights'],
      /(?:^|\|)pool(?:$|\|)/u,
    ],
    // Verbs, counts and roman numbers begin and end no phrase
    [
      'Voltory USB Mini Adapter Supports 150 Mbps',
      ['For Wi-Fi.'],
      ['USB mini adapter'],
      /supports/u,
    ],
    ['Tolmar 3-4 Person Steam Case', ['For fish.'], ['steam case'], /person/u],
    ['Vitamin C Tablets | For Men & Women', ['One a day.'], ['vitamin C tablets'], /men/u],
  ])('combine the kind of %s with what the details state', async (name, lines, phrases, wrong) => {
    const found = await phrasesOf(name, lines);
    expect(found).toEqual(expect.arrayContaining(phrases));
    expect(found.join('|')).not.toMatch(wrong);
  });

  it('have the brand before the kind, and a name that nobody knows last', async () => {
    const more = { brand_name: 'Voltory Store' };
    const { keywords } = await write('shopify', 'Voltory Round Floor Lamp', ['Dims.'], more);
    expect(keywords).toContain('Voltory floor lamp');
    const lines = ['Our Wise bottom fits like no other.', 'Color: Black'];
    expect((await phrasesOf('Wise Bottom', lines))[0]).toBe('black bottom');
  });

  it.each([
    [
      'Sandalias de cuero para mujer Marina',
      'Las sandalias son ligeras y la suela es de caucho.',
      ['sandalias de cuero', 'sandalias para mujer'],
    ],
    [
      "Coussin d'allaitement en coton bio",
      'Ce coussin soutient le dos et les bras pendant la tétée.',
      ["coussin d'allaitement", 'coussin en coton bio'],
    ],
    [
      'Edelstahl Brotdose 1200 ml mit Trennwand',
      'Die Brotdose ist aus Edelstahl und hält dicht.',
      ['Edelstahl Brotdose', 'Brotdose mit Trennwand', 'Brotdose'],
    ],
  ])('follow the grammar of the language: %s', async (name, line, phrases) => {
    expect(await phrasesOf(name, [line])).toEqual(phrases);
  });

  it.each([
    // Whom a name begins with, where the input shows where that ends, and what the category calls it
    ['Brindlewick 4417 Sparkle Lagoon', 'Toys > Dolls > Playsets', ['Brindlewick playset']],
    [
      'Tolmar Quest: Captain Rowan Mask',
      'Toys > Masks',
      ['captain rowan mask', 'Tolmar quest mask', 'Tolmar mask'],
    ],
    [
      'Kestral Gym Pant',
      'Men > Pants',
      ['gym pant', "men's pants", 'Kestral gym pant', 'Kestral pants'],
    ],
    // A measure that a hyphen ties to the noun
    [
      'Kids Canvas Collapsible Cube-10 x 10 inches',
      undefined,
      [
        'kids canvas collapsible cube',
        'canvas collapsible cube',
        'collapsible cube',
        'canvas cube',
      ],
    ],
    // What goes with a number, and what a list of uses contains
    [
      'Brindlewick 1 Cell LiPo Charger',
      'Toys > Battery Chargers',
      ['LiPo charger', 'battery charger', 'Brindlewick charger'],
    ],
    [
      'Lake View - 300 Large Piece Jigsaw Puzzle',
      'Toys > Jigsaw Puzzles',
      ['lake view jigsaw puzzle', 'jigsaw puzzle'],
    ],
    [
      'Steel Whistle - Loud, for Football, Baseball, Cheerleading Fans',
      undefined,
      ['steel whistle'],
    ],
    // A set, praise and a company say nothing by themselves
    ['Brindlewick Inc. Popcorn Set', 'Toys > Dolls', ['Brindlewick Inc. Popcorn Set']],
    ['Super Premium Figure', 'Toys > Action Figures', ['action figure']],
  ])('have a reason each: %s', async (name, category, phrases) => {
    expect(await phrasesOf(name, [], category)).toEqual(phrases);
  });

  it.each([
    // A world of characters or a maker that anyone knows, and what a part of the name shows
    [
      'Rubies Star Wars Captain Brell Cape, Large',
      'Toys > Capes',
      ['Star Wars cape', 'Captain Brell cape', 'Rubies cape'],
    ],
    [
      'Ravensburger 500 Piece Puzzle - Orchard Lane',
      'Toys > Puzzles',
      ['orchard lane puzzle', 'Ravensburger puzzle'],
    ],
    ['Funko Pop! Directors: Brin Tolmarsen', undefined, ['Brin Tolmarsen Funko Pop', 'Funko Pop']],
    ['Melissa & Doug Sleeping Bag', 'Toys > Sleeping Bags', ['sleeping bag']],
    [
      'Tolmar Marvel Spider-Man 36" Punching Bag',
      'Toys > Novelties',
      ['Spider-Man punching bag', 'punching bag', 'Tolmar punching bag'],
    ],
    // What a name begins with, up to what describes the product
    [
      'Juniper Meadow Large Round Knit Floor Cushion',
      'Home > Cushions',
      [
        'round knit floor cushion',
        'knit floor cushion',
        'juniper meadow floor cushion',
        'floor cushion',
      ],
    ],
    // A first part of the name without a noun for the product
    ['Glimmer Sand, Molding Set with 2 lbs of Sand', 'Toys > Beach Toys', ['molding set']],
    [
      'Great Eastern Entertainment The Silver Oaths - Hawk Plush Toy',
      'Toys > Plush',
      ['hawk plush toy', 'plush toy'],
    ],
    ['Funko Pop! Animation: Brin Tolmarsen - Wears a Helmet', undefined, ['Funko Pop']],
    [
      'Mickey Mouse & Friends Drawing Game',
      'Toys > Games',
      ['Mickey Mouse drawing game', 'drawing game'],
    ],
    // A maker with a form of company, and one of two words
    [
      "Brindlewick Industries 50' Plug Door Box Car",
      'Toys > Boxcars',
      ['plug door box car', 'box car', 'Brindlewick box car'],
    ],
    ['Melissa & Doug Jordan 12” Baby Doll', 'Toys > Dolls', ['baby doll']],
    // What it shows, wherever the name says it
    [
      "Kid's Cowboy Wall Vinyl Sticker Growth Chart",
      'Baby > Growth Charts',
      ['vinyl sticker growth chart', 'sticker growth chart', 'cowboy growth chart', 'growth chart'],
    ],
    [
      'Quillmere Animal Park Figure, Cheetah with Cub',
      'Toys > Playsets',
      ['cheetah animal park figure', 'animal park figure', 'Quillmere animal park figure'],
    ],
    // No half of a measure, and nothing of what the product comes with
    ['Tolmar 1/4 Zip Light Jacket', 'Clothing > Jackets', ['light jacket', 'Tolmar light jacket']],
    [
      'Wooden Star Bakery Cart With 40+ Accessories and Play Food',
      'Toys > Pretend Play',
      ['wooden star bakery cart', 'star bakery cart'],
    ],
    // What follows the noun describes it
    ['Cape Hooded Black Child', 'Clothing > Capes', ['hooded cape', 'black cape']],
    ["Costume Pirate - Child's Large", 'Clothing > Costumes', ['pirate costume']],
    // What runs on a battery is none, and praise is no part of a phrase
    [
      'Tolmar Glow Lantern Battery Operated',
      'Home > Lanterns',
      ['glow lantern', 'Tolmar glow lantern', 'Tolmar lantern'],
    ],
    [
      'Tolmar Deluxe Queen Cape',
      'Toys > Capes',
      ['queen cape', 'Tolmar queen cape', 'Tolmar cape'],
    ],
  ])('tell whom or what the product is of: %s', async (name, category, phrases) => {
    expect(await phrasesOf(name, [], category)).toEqual(phrases);
  });

  it.each([
    // An unknown first word is a brand, but neither a part of a list nor of a place is
    [
      'Larkvane 1.5 L Electric Kettle, Steel Body',
      [],
      ['Larkvane electric kettle'],
      ['larkvane l'],
    ],
    ['Varlen Tolmarsen 200 mm Exhaust Fan', [], ['Varlen Tolmarsen exhaust fan'], []],
    ['Ashvagol & Lutein Tablets', [], [], ['Ashvagol tablets']],
    ['Whitsund Beach Necklace', [], [], ['Whitsund necklace']],
    // A detail states the brand, and the text has it, too
    [
      'Tiro Rain Boots',
      ['Brand: quelldor', 'In Quelldor boots you stay dry.'],
      ['Quelldor rain boots'],
      [],
    ],
    ['Straight Jeans', ['Brand: Vendora Affiliate'], [], ['Vendora Affiliate jeans']],
    // No part of the brand is the product
    [
      'Alder Valley Vineyards 2019 Reserve (North)',
      ['Winery: Alder Valley Vineyards', 'Variety: Pinot Noir', 'Ripe and dry.'],
      ['Alder Valley Vineyards wine', 'Pinot Noir wine'],
      ['vineyards'],
    ],
    // Where it is installed
    ['Solo Microwave Oven 20 L', ['Mount type: Built-in'], ['built-in microwave oven'], []],
    // What the details say directly before the noun, if the name has it, too
    [
      'Birthday Blast Cards',
      ['These are birthday cards that have room for words.'],
      ['birthday cards'],
      [],
    ],
    ['Clay Blush Makeup', ['It gives an organic makeup feel.'], [], ['organic makeup']],
    ['Dusk', ['A striped dress with a hem that gathers.'], ['striped dress'], ['dusk dress']],
    // For which animal it is
    ['Royal Pet Cozy Bed', [], ['pet bed'], ['pet cozy bed']],
    // No activity, no part and no half of a term is the product
    ['1 Set Camping Hanging Rope', [], ['camping hanging rope'], ['set camping']],
    ['Yellow Full Sleeves Night Suit', [], ['night suit'], ['sleeves night suit']],
    ['Corner Friendly Wall Mount', [], ['wall mount'], ['friendly wall mount']],
  ] as const)('use what is stated of %s', async (name, lines, has, hasNot) => {
    const category = name.includes('Vineyards') ? 'Wine' : name === 'Dusk' ? 'Dresses' : undefined;
    const found = await phrasesOf(name, lines, category);
    expect(found).toEqual(expect.arrayContaining([...has]));
    for (const phrase of hasNot) expect(found).not.toContain(phrase);
  });

  it("call what the category's list of labels and the name call it", async () => {
    const phrases = await phrasesOf('Foldable Baby Stroller', [], 'Baby Strollers, Travel & Gear');
    expect(phrases).toContain('baby stroller');
  });

  it('are the title and the author of a book', async () => {
    const lines = ['Author: Mara Tolmarsen', 'Publisher: Harbor House', 'A child finds a key.'];
    expect(await phrasesOf('The Quiet Key', lines)).toEqual(['The Quiet Key', 'Mara Tolmarsen']);
  });

  it('of a phone are not about its battery', async () => {
    const name = 'Larkfell Z6 5G (Mystic Night) | 5000mAh Battery';
    const phrases = await phrasesOf(name, [], 'Smartphones');
    expect(phrases).toContain('Larkfell smartphone');
    expect(phrases.join()).not.toContain('battery');
  });

  it('keep the case of abbreviations and brands only', async () => {
    const { keywords } = await write(
      'shopify',
      'Voltory LED Headlamp Non-GMO',
      ['A Voltory LED headlamp.'],
      {
        brand_name: 'Voltory',
      },
    );
    expect(keywords[0]).toBe('LED headlamp');
    expect(await phrasesOf('WOODEN MARBLE RUN')).toEqual(['wooden marble run', 'marble run']);
  });
});

describe('backend terms', () => {
  const termsOf = async (name: string, lines: readonly string[], category: string) =>
    (await write('amazon', name, lines, { category })).backend_terms;

  it.each([
    // Of a thin input, all that it names
    [
      'LED Sneakers',
      ['White canvas shoes with green lights in the sole, tied with laces.'],
      'Clothing',
      'canvas shoes white green lights sole laces',
    ],
    [
      'Striped Shirt',
      ['Blue and gray shirt with chest pockets'],
      'Clothing',
      'blue gray chest pockets',
    ],
    // What a first sentence says that it is
    [
      'Target Rim',
      ['The Target Rim is a sturdy hoop on a backboard.', 'Light', 'Flat', 'Even'],
      'sports-accessories',
      'hoop backboard',
    ],
    // No shelf of a shop
    ['Cream Armchair', ['Comfortable cream armchair'], 'Indoor', ''],
    ['Opaque Paint Set', ['Dries fast.'], 'Toys > Hobby Building Tools > Paints', ''],
  ])('are all words of %s that tell of it', async (name, lines, category, terms) => {
    expect(await termsOf(name, lines, category)).toBe(terms);
  });
});

describe('backend terms in other languages', () => {
  it.each([
    [
      'Sandalias de cuero',
      'La tira trasera elástica sujeta el talón sin apretar. La suela es de caucho reciclado.\nColores: blanco, arena',
      'tira talón suela caucho reciclado blanco arena',
    ],
    [
      'Edelstahl Brotdose',
      'Die Brotdose besteht aus rostfreiem Edelstahl. Der Silikonring im Deckel hält auch Joghurt dicht.\nSpülmaschinengeeignet',
      'rostfreiem silikonring deckel joghurt dicht spülmaschinengeeignet',
    ],
  ])('include no verbs and no function words: %s', async (name, features, terms) => {
    expect((await write('amazon', name, features.split('\n'))).backend_terms).toBe(terms);
  });
});

describe('the tip', () => {
  const tipOn = async (name: string, lines: readonly string[], more = {}) =>
    (await write('amazon', name, lines, more)).pro_tip;

  it('quotes a line that leaves the shopper with a question', async () => {
    const lines = [
      'The wide mouth takes ice cubes.',
      'Fits most car cup holders?? no - fits bike cages',
    ];
    expect(await tipOn('Steel Bottle', lines)).toContain(
      'unclear: "Fits most car cup holders?? no - fits bike cages".',
    );
  });

  it('quotes complete statements that the platform never allows', async () => {
    const tip = await tipOn('Oak TV Stand', ['The stand holds TVs up to 65".', 'Ships in 2 boxes']);
    expect(tip).toContain('Left out because Amazon doesn\'t allow it: "Ships in 2 boxes".');
  });

  it("doesn't treat a disclaimer as a claim, and asks for proof of claims that the law allows", async () => {
    const note = 'This product is not intended to diagnose, treat, cure or prevent any disease.';
    expect(await tipOn('Magnesium Capsules', ['Vegan capsule', note])).not.toContain('"cure"');
    const cleared = await tipOn('Baby Thermometer', ['Reads in one second.', 'FDA cleared']);
    expect(cleared).toContain('Have the number ready that proves "FDA cleared".');
  });

  it('reports two shapes of one part, but not two colors of two parts', async () => {
    const wok = ['Flat bottom sits steady.', 'Round bottom for wok burners.'];
    expect(await tipOn('Carbon Steel Wok', wok)).toContain('both "Flat bottom" and "Round bottom"');
    const chair = ['Fabric: polyester velvet', 'Color: Emerald'];
    expect(await tipOn('Accent Chair with Gold Legs', chair)).not.toContain('Check which');
  });

  it.each([
    ['Edelstahl Brotdose', 'Die Brotdose ist für den Tag und hält dicht.'],
    ["Coussin d'allaitement en coton", 'Il soutient le dos et les bras pendant la tétée.'],
    ['Sandalias de cuero', 'Hechas a mano en Menorca por una familia con la suela ligera.'],
  ])('does not ask for the material of %s', async (name, line) => {
    expect(await tipOn(name, [line])).not.toContain('material');
  });
});

describe('a part, a motif or a pair after the noun', () => {
  it.each([
    ['Larkfell Standing Desk Frame Dual Motor', 'standing desk frame'],
    ['Enamel Pin Set Mushrooms', 'enamel pin set'],
    ['Drip Coffee Maker 12 Cup', 'drip coffee maker'],
    ['Coffee Maker Reusable Filter', 'reusable filter'],
    ['Baby Carrier Wrap Newborn', 'baby carrier wrap'],
    ['Leather Watch Strap 20mm Quick Release', 'leather watch strap'],
  ])("isn't mistaken for the noun: %s", async (name, keyphrase) => {
    const { focus_keyphrase, product_tags } = await write('woocommerce', name, ['Made to last']);

    expect(focus_keyphrase).toContain(keyphrase);
    expect(product_tags).not.toContain('quick watch strap');
  });

  it('leaves a compound intact', async () => {
    const { product_tags } = await write('woocommerce', 'Insect hotel wood, large', [
      'Metal roof keeps rain off',
    ]);

    expect(product_tags).not.toContain('wood hotel');
  });

  it('keeps its preposition in French', async () => {
    const { product_tags } = await write('woocommerce', "Sérum hydratant à l'acide hyaluronique", [
      'Une texture légère qui pénètre vite et ne colle pas.',
    ]);

    expect(product_tags.join('|')).toContain("sérum à l'acide hyaluronique");
    expect(product_tags.join('|')).not.toContain("sérum l'acide");
  });
});
