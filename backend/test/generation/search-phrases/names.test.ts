import { describe, expect, it } from 'vitest';
import { write } from '../write-fixture.ts';
import { phrasesOf } from './phrases-of.ts';

describe('search phrases from a name', () => {
  it.each([
    [
      "Men's Merino Crew Neck Base Layer",
      ["men's merino crew neck base layer", 'crew neck base layer', 'merino base layer'],
    ],
    ['Noise Cancelling Over-Ear Headphones ANC-700', ['noise cancelling over-ear headphones']],
    [
      'Enameled Cast Iron Dutch Oven 6 Qt',
      ['enameled cast iron dutch oven', 'cast iron dutch oven', 'dutch oven'],
    ],
    [
      'Stainless Steel Cat Water Fountain 67oz',
      ['stainless steel cat water fountain', 'cat water fountain'],
    ],
    ['Gluten Free Oat Granola - Maple Pecan', ['gluten free oat granola']],
    ['High Waisted Yoga Leggings with Pockets', ['high waisted yoga leggings']],
    ['Extra Virgin Olive Oil 500ml Early Harvest', ['extra virgin olive oil']],
    ['Packing Cubes 6 pc Set', ['packing cubes']],
    ['Lip Balm Trio Honey Mint', ['lip balm']],
    ['Digital Tire Pressure Gauge', ['digital tire pressure gauge', 'tire pressure gauge']],
    ['Organic Matcha Powder Ceremonial Grade', ['Organic Matcha Powder Ceremonial Grade']],
    ['Ceramic Brake Pads Front Set BP-1178', ['Ceramic Brake Pads Front Set BP-1178']],
    ['Telescoping Ladder 12.5 FT Aluminum', ['telescoping ladder']],
    ['Dash Cam Front and Rear 4K + 1080P', ['dash cam']],
    ['Kids Rain Boots Dinosaur', ['kids rain boots', 'dinosaur rain boots']],
    ["Vintage-Style Band Tee 'Night Train' Unisex", ['vintage-style band tee']],
    ['Board Game - Harvest Fair', ['board game', 'harvest fair board game']],
    ['Slime Making Kit for Girls and Boys', ['slime making kit']],
    ['Linen Blend Duvet Cover Set Queen', ['linen blend duvet cover set', 'duvet cover set']],
    ['Crossbody Bag for Women, Vegan Leather', ['crossbody bag', "women's crossbody bag"]],
    ['USB-C to HDMI Adapter 4K 60Hz', ['USB-C to HDMI adapter']],
    ['Larkfell S10', ['Larkfell S10']],
  ])('are found for %s', async (name, phrases) => {
    expect((await phrasesOf(name)).slice(0, phrases.length)).toEqual(phrases);
  });

  it.each([
    // Whom it is of, with all that stands before the noun
    ['Barbie Meadow Bridal Dress', 'Toys > Dolls', ['Barbie Meadow Bridal Dress']],
    // What a measure parts from its noun
    ['Tolmar Spotted Seal Sloth 12" Plush', 'Toys > Plush', ['sloth plush']],
    // The device that it fits
    ['iPhone 12 Leather Case with Strap', 'phones > cases', ['iPhone 12 Leather Case']],
    ['Decal Skin Compatible with Tolmar Kite 2 - Sea', 'Toys > Skins', ['Tolmar Kite 2 skin']],
    // Who made it, packaging, and a kind of which there is another in the category
    ['Batman Night Watch by Brin Tolmarsen Figure', 'Toys > Figures', ['Batman figure']],
    ['Barbie Styling Head- Brown Mailer', 'Toys > Dolls', ['Barbie Styling Head']],
    ['Tolmar 2210 Waterproof Paper, White', 'Art > Construction Paper', ['waterproof paper']],
    // What a name leaves open at its end
    ['Tolmar Glow Eau de', 'fragrances', ['Tolmar Glow']],
  ])('keep what %s is of', async (name, category, phrases) => {
    expect(await phrasesOf(name, [], category)).toEqual(expect.arrayContaining(phrases));
  });

  it.each([
    ['Barbie Quick Ride Race & Win Playset', 'Barbie Quick Ride Race & Win Playset'],
    ['Medieval Princess Rowan Child Costume', 'Medieval Princess Rowan Child Costume'],
    ['Celvara Sports Bra', 'Celvara Sports Bra'],
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
    [
      'Gold Chain and Sapphire Pendant',
      'Jewelry > Necklaces',
      ['gold chain and sapphire pendant', 'sapphire pendant'],
      /\|chain and/u,
    ],
    [
      'Gold Sapphire Ring and Pendant Set',
      'Rings',
      ['gold ring', 'sapphire ring'],
      /\|gold sapphire/u,
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

  it.each([
    // The name alone, where only a marketplace's shelf says what the product is
    [
      'Brindlewick 4417 Sparkle Lagoon',
      'Toys > Dolls > Playsets',
      ['Brindlewick 4417 Sparkle Lagoon'],
    ],
    [
      'Tolmar Quest: Captain Rowan Mask',
      'Toys > Masks',
      ['Tolmar Quest Captain Rowan Mask', 'captain rowan mask', 'Tolmar quest mask', 'Tolmar mask'],
    ],
    [
      'Kestral Gym Pant',
      'Men > Pants',
      ['Kestral Gym Pant', 'gym pant', "men's pants", 'Kestral pants'],
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
      ['Brindlewick LiPo Charger', 'Brindlewick charger'],
    ],
    [
      'Lake View - 300 Large Piece Jigsaw Puzzle',
      'Toys > Jigsaw Puzzles',
      ['jigsaw puzzle', 'lake view jigsaw puzzle'],
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
      ['Rubies Star Wars Captain Brell Cape', 'Star Wars cape', 'Rubies cape'],
    ],
    [
      'Ravensburger 500 Piece Puzzle - Orchard Lane',
      'Toys > Puzzles',
      ['Ravensburger Puzzle', 'orchard lane puzzle'],
    ],
    ['Funko Pop! Directors: Brin Tolmarsen', undefined, ['Brin Tolmarsen Funko Pop']],
    [
      'Melissa & Doug Sleeping Bag',
      'Toys > Sleeping Bags',
      ['Melissa & Doug Sleeping Bag', 'sleeping bag'],
    ],
    [
      'Tolmar Marvel Spider-Man 36" Punching Bag',
      'Toys > Novelties',
      [
        'Tolmar Marvel Spider-Man Punching Bag',
        'Spider-Man punching bag',
        'punching bag',
        'Tolmar punching bag',
      ],
    ],
    // What a name begins with, up to what describes the product
    [
      'Juniper Meadow Large Round Knit Floor Cushion',
      'Home > Cushions',
      [
        'Juniper Meadow Large Round Knit Floor Cushion',
        'round knit floor cushion',
        'knit floor cushion',
        'juniper meadow floor cushion',
        'floor cushion',
      ],
    ],
    // A first part of the name without a noun for the product
    ['Glimmer Sand, Molding Set with 2 lbs of Sand', 'Toys > Beach Toys', ['Glimmer Sand']],
    [
      'Great Eastern Entertainment The Silver Oaths - Hawk Plush Toy',
      'Toys > Plush',
      [
        'Great Eastern Entertainment The Silver Oaths Hawk Plush Toy',
        'hawk plush toy',
        'plush toy',
      ],
    ],
    ['Funko Pop! Animation: Brin Tolmarsen - Wears a Helmet', undefined, ['Funko Pop']],
    [
      'Mickey Mouse & Friends Drawing Game',
      'Toys > Games',
      ['Mickey Mouse & Friends Drawing Game', 'Mickey Mouse drawing game', 'drawing game'],
    ],
    // A maker with a form of company, and one of two words
    [
      "Brindlewick Industries 50' Plug Door Box Car",
      'Toys > Boxcars',
      [
        'Brindlewick Industries Plug Door Box Car',
        'plug door box car',
        'box car',
        'Brindlewick box car',
      ],
    ],
    [
      'Melissa & Doug Jordan 12” Baby Doll',
      'Toys > Dolls',
      ['Melissa & Doug Jordan Baby Doll', 'baby doll'],
    ],
    // What it shows, wherever the name says it
    [
      "Kid's Cowboy Wall Vinyl Sticker Growth Chart",
      'Baby > Growth Charts',
      [
        "Kid's Cowboy Wall Vinyl Sticker Growth Chart",
        'vinyl sticker growth chart',
        'sticker growth chart',
        'cowboy growth chart',
        'growth chart',
      ],
    ],
    [
      'Quillmere Animal Park Figure, Cheetah with Cub',
      'Toys > Playsets',
      ['Quillmere Animal Park Figure', 'cheetah animal park figure', 'animal park figure'],
    ],
    // No half of a measure, and nothing of what the product comes with
    [
      'Tolmar 1/4 Zip Light Jacket',
      'Clothing > Jackets',
      ['Tolmar 1/4 Zip Light Jacket', 'light jacket', 'Tolmar light jacket'],
    ],
    [
      'Wooden Star Bakery Cart With 40+ Accessories and Play Food',
      'Toys > Pretend Play',
      ['Wooden Star Bakery Cart'],
    ],
    // What follows the noun describes it
    ['Cape Hooded Black Child', 'Clothing > Capes', ['hooded cape', 'black cape']],
    ["Costume Pirate - Child's Large", 'Clothing > Costumes', ['pirate costume']],
    // What runs on a battery is none, and praise is no part of a phrase
    [
      'Tolmar Glow Lantern Battery Operated',
      'Home > Lanterns',
      ['Tolmar Glow Lantern', 'glow lantern', 'Tolmar lantern'],
    ],
    ['Tolmar Deluxe Queen Cape', 'Toys > Capes', ['Tolmar Deluxe Queen Cape', 'Tolmar cape']],
  ])('tell whom or what the product is of: %s', async (name, category, phrases) => {
    expect(await phrasesOf(name, [], category)).toEqual(phrases);
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
    expect(keywords.slice(0, 2)).toEqual(['Voltory LED Headlamp', 'LED headlamp']);
    expect(await phrasesOf('WOODEN MARBLE RUN')).toEqual(['wooden marble run', 'marble run']);
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

    expect(focus_keyphrase.toLowerCase()).toContain(keyphrase);
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
