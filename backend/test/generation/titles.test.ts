import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/generation/realizing/cited.ts';
import { truncateAtWord } from '../../src/generation/realizing/title.ts';
import { write } from './write-fixture.ts';

const LONG_NAME =
  'Hearthside Cookware Set with Glass Lids, Granite Gray, 12 Pieces, Gift for New Homes and Kitchens';

describe('titles', () => {
  it('are the name as given', async () => {
    const { title } = await write('shopify', LONG_NAME, ['Heats evenly', 'Stay-cool handles']);
    expect(title).toBe(LONG_NAME);
  });

  it('keep whole segments if the name is too long, and keep what distinguishes variants', async () => {
    const { title, item_highlights } = await write('amazon', LONG_NAME, ['Heats evenly']);
    expect(title).toBe('Hearthside Cookware Set with Glass Lids, Granite Gray, 12 Pieces');
    expect(item_highlights).toContain('Gift for New Homes and Kitchens');
  });

  it.each(['amazon', 'shopify'] as const)('have no price in rupees on %s', async (on) => {
    const { title } = await write(on, 'Nursery Set 2999Rs Combo', ['Two caps and a towel']);
    expect(title).toBe('Nursery Set Combo');
    expect((await write(on, 'Larkfell 911 RS Model Car', ['Two doors'])).title).toContain('911 RS');
  });

  it('have no number that only counts what a price is for', async () => {
    const { title, description } = await write('amazon', 'Tarn Oak Coaster 2 for £22', [
      'Tarn Oak Coaster 2 for £22',
      'Cut from one board of oak',
    ]);
    expect(title).toBe('Tarn Oak Coaster');
    expect(description).not.toMatch(/2 for|for$/u);
  });

  it('keep a promotional phrase that is the noun of the name', async () => {
    const { title } = await write('amazon', "Walker's Must Have", ['Two socks and a cap']);
    expect(title).toBe("Walker's Must Have");
    const { title: promoted } = await write('amazon', 'Must-Have Walking Cap', ['Two caps']);
    expect(promoted).toBe('Walking Cap');
  });

  it('end at a comma that has no space after it', async () => {
    const { title, item_highlights } = await write(
      'amazon',
      'Floating Frog Statue,Frog Pond Ornament,Colorfast Easy Float Resin Animal,Garden Statue',
      ['Made of resin'],
    );
    expect(title).toBe(
      'Floating Frog Statue, Frog Pond Ornament, Colorfast Easy Float Resin Animal',
    );
    expect(item_highlights).toBe('Garden Statue');
  });

  it('end before what only goes back to their last words', async () => {
    const { title } = await write(
      'amazon',
      'Strange Otter Story Generator for Quiet Harbor Games & Their Modern Retellings and Tales',
      ['Printed on heavy paper'],
    );
    expect(title).toBe('Strange Otter Story Generator for Quiet Harbor Games');
  });

  it('leave sales and cautions out of the highlights', async () => {
    const { item_highlights } = await write(
      'amazon',
      'Tolmar Otter Maze Family Board Game for Kids & Adults Age 7 & Up - Thousands Sold, Easy to Learn & Play with Friends',
      ['Cat-safe with caution'],
    );
    expect(item_highlights).toBe('Easy to Learn & Play with Friends');
  });

  it('end where the name has said what the product is, instead of skipping words', async () => {
    const { title } = await write(
      'amazon',
      'Floating Pond Plant Protector Fine Mesh Polyester Floating Island Barrier Easy Install Plant Shield',
      ['Keeps fish away from plants'],
    );
    expect(title).toBe('Floating Pond Plant Protector Fine Mesh Polyester Floating Island Barrier');
  });

  it.each([
    'DISCOUNTED! Larkfell Gold Ring',
    '【Flash-Deal!】Larkfell Gold Ring',
    '[SALE] Larkfell Gold Ring',
  ])('have no sale in front of the name: %s', async (name) => {
    const { title } = await write('shopify', name, ['Polished by hand']);
    expect(title).toBe('Larkfell Gold Ring');
  });

  it('keep codes and words that the text has in capitals', async () => {
    const one = await write('shopify', 'EC LEAF OX', ['Sterling silver with a post that locks']);
    expect(one.title).toBe('EC Leaf Ox');
    const other = await write('shopify', 'TARNO - GEMINI LIGHTS', [
      'A rechargeable light set from TARNO.',
    ]);
    expect(other.title).toBe('TARNO - Gemini Lights');
  });

  it('have no full stop', async () => {
    const { title } = await write('shopify', 'Larkfell Custom Sapphire Ring.', [
      'Polished by hand',
    ]);
    expect(title).toBe('Larkfell Custom Sapphire Ring');
  });

  it.each([
    [
      'Larkfell Pond Netting for Fish Protection Floating Outdoor Water Gardens UV Resistant Design',
      /UV$/u,
    ],
    [
      'Larkfell Tarnside Harbor Sparkling Celebration 30th Birthday 9" Round Prismatic Plates',
      /30th(?! Birthday)/u,
    ],
    [
      'Larkfell Eco Kids Reusable Jungle Jamboree Lime Green Sandwich Keeper Eco Kids Sandwich Keeper',
      /Lime(?! Green)/u,
    ],
    [
      'Larkfell Giddy Bug House Toy with a Handle, Great Gift for Girls - Best for 3, 4, 5, and 6 Year Olds',
      /Best for 3, 4, 5$/u,
    ],
    [
      'Larkfell Scenic Design and Painting Creative Workshop Extra Large - Drill Toy, Building Toy',
      /- Toy$/u,
    ],
    ['Larkfell Round Latex Balloons, 4 Pieces, 24" by', /by$/u],
    ['Larkfell Finger Puppets,', /,$/u],
    [
      'Larkfell Figures Otto & Friends Toy Action Figures, Includes: Otto, Mira, Bo, Pip & Rocky – Articulated',
      /Includes|,$/u,
    ],
  ])('tear no pair of words and no list of %s', async (name, torn) => {
    const { title } = await write('amazon', name, ['Bright colors', 'For parties']);
    expect(title).not.toMatch(torn);
    expect(title).not.toBe('');
  });

  it('name the users only after a noun at the end, and not for parents', async () => {
    const more = { category: 'Clothing > Women > Wallets' };
    const titleOf = async (name: string, line: string) =>
      (await write('amazon', name, [line, 'Zip pocket'], more)).title;
    expect(await titleOf('Larkfell Wallet', 'Leather')).toBe('Larkfell Wallet for Women');
    expect(await titleOf('Larkfell Wallet, Woodland', 'Leather')).toBe('Larkfell Wallet, Woodland');
    expect(await titleOf('Larkfell Wallet (Zip)', 'Leather')).toContain('for Women');
    expect(await titleOf('Larkfell Wallet', 'A wallet for your child')).toBe('Larkfell Wallet');
  });

  it('can be longer, without highlights, before July 27, 2026', async () => {
    const { title, item_highlights } = await write('amazon', LONG_NAME, ['Heats evenly'], {
      day: '2026-07-26',
    });
    expect([title, item_highlights]).toEqual([LONG_NAME, '']);
    const later = await write('amazon', LONG_NAME, ['Heats evenly'], { day: '2026-07-27' });
    expect(later.title.length).toBeLessThanOrEqual(75);
  });

  it.each([
    [
      'Larkfell Pals by Tolmar – Flutter and Sparkle Shoes and Leggings Accessory Set – 14-inch Doll Clothes for Girls',
      'Toys > Dolls & Accessories > Clothes & Shoes',
      /^Larkfell Pals – Flutter and Sparkle Shoes and Leggings Accessory Set$/u,
    ],
    [
      'Larkfell Otter and the Harbor Machines Value Pack Swirl Decorations, Party Favor',
      'Toys > Party Favors',
      /Decorations$/u,
    ],
  ])('say what the category confirms, and no half of it: %s', async (name, category, said) => {
    const { title } = await write('amazon', name, ['Bright colors', 'For parties'], { category });
    expect(title).toMatch(said);
  });

  it('restore the noun that was removed with a segment', async () => {
    const name = `Sweetbriar ${'Mountain Meadow '.repeat(4)}Queen Comforter Set`;
    const { title } = await write('amazon', name, ['Soft'], {
      category: 'Bedding > Comforter Sets',
    });
    expect(title).toMatch(/ Comforter Set$/u);
  });

  it.each([
    [
      "the product if a later segment names it and doesn't fit",
      'The Harbor Lane, The Little Otter Goes to Market Happy Birthday Oversized Soft Book, 9 in',
      'The Harbor Lane, The Little Otter Goes to Market Happy Birthday Book, 9 in',
    ],
    [
      'a segment without its maker',
      'Penrose Evening at the Lake - Boats & Mountains 1000 Piece Jigsaw Puzzle by Ada Lindqvist',
      'Penrose Evening at the Lake - Boats & Mountains 1000 Piece Jigsaw Puzzle',
    ],
    [
      'the count before the product',
      'Penrose Quiet Evening at the Long Lake - Boats & Mountains 1000 Piece Jigsaw Puzzle',
      'Penrose Quiet Evening at the Long Lake - 1000 Piece Jigsaw Puzzle',
    ],
    [
      'what precedes the product, and not who it is for',
      'Kettle Panda - Let’s Find the Red Fox - Classic Kids Board Game for Ages 2 Years and Up',
      'Kettle Panda - Let’s Find the Red Fox - Classic Kids Board Game',
    ],
    [
      'words together, rather than the product twice',
      'OAKMERE Professional Massage Creme - Multi Purpose Arnica & Lavender Massage Cream, Unscented (16oz)',
      'OAKMERE Professional Massage Creme, Unscented (16oz)',
    ],
    [
      'the product of a later segment, where the first only measures',
      'Larkfell 7.5 kg 5 star, Turbo Drying Semi Automatic Top Load Washing Machine Blue, Gray',
      'Larkfell 7.5 kg 5 star, Semi Automatic Top Load Washing Machine',
    ],
    [
      'the appliance rather than the drinks it makes',
      'Oakmere Quiet Mornings Deluxe 800-Watt Espresso and Latte 4-Cup Coffee Maker (Black)',
      'Oakmere Quiet Mornings Deluxe 800-Watt 4-Cup Coffee Maker (Black)',
    ],
    [
      'no half of what comes next',
      'Larkfell USB Type C Charger Cable Fast Charging and Sync Data Cord Extra Charge 3.0 Wire For Phones',
      'Larkfell USB Type C Charger Cable Fast Charging and Sync Data Cord',
    ],
    [
      'a noun that the name has twice',
      'Kettlewick Dual Cream Contour Stick Highlight & Soft Contour Bronzer Stick Long Lasting Contour Kit',
      'Kettlewick Dual Cream Contour Stick Highlight & Soft Contour Bronzer Stick',
    ],
    [
      'how much there is at the end of a segment',
      'KETTLEWICK Alcohol-Free Lavender and Birch Facial Toner with Aloe Vera Leaf Extract 12 oz',
      'KETTLEWICK Alcohol-Free Lavender and Birch Facial Toner 12 oz',
    ],
    [
      'the count before years, and no year of another model',
      'Larkfell Screen Protector Compatible with Tarn Pad 11 Inch (2022/2021/2020/2018) and Tarn Air (2022), 2 Pack',
      'Larkfell Screen Protector Compatible with Tarn Pad 11 Inch, 2 Pack',
    ],
    [
      'what a buyer gets',
      'Pyramid Strawberry Planter Plans | 4-Tier Wood Garden Tower Blueprint (PDF Download)',
      'Pyramid Strawberry Planter Plans (PDF Download)',
    ],
    [
      'no single word from the end of the name',
      'Personalized Custom Name Necklace Stainless Steel Jewelry Accessories Halloween Gift, Simple Daily Style, Keychain',
      'Personalized Custom Name Necklace, Simple Daily Style',
    ],
    [
      'no single word out of a list of what it is for',
      'Larkfell T40 Ultrasonic Humidifier Cool Mist Air Purifier for Dryness, Cold and Cough Large Capacity for Room, Baby, Plants, Bedroom (2.4 L)',
      'Larkfell T40 Ultrasonic Humidifier Cool Mist Air Purifier for Dryness',
    ],
    [
      'no short form of a thing that was skipped',
      'Electronic Tarn Circuits Mini Kits Classpack FM Radio Motion Detector Music Box (Set of 5)',
      'Electronic Tarn Circuits Mini Kits Classpack Motion Detector Music Box',
    ],
    [
      'no part of a used condition',
      'Larkfell Replacement Tabletop Television Stand Legs and Pedestal Feet for Tarn Series, Screws Included - Used Like New',
      'Larkfell Replacement Tabletop Television Stand Legs and Pedestal Feet',
    ],
    [
      'brackets as in the name',
      'Larkfell 28 L Convection Microwave Oven (KB4A, Silver, Black)',
      'Larkfell 28 L Convection Microwave Oven (KB4A, Silver, Black)',
    ],
    [
      'no subtitle that only promotes',
      'The Salt Road: A TOP TEN SUNDAY TIMES BESTSELLER',
      'The Salt Road',
    ],
    [
      'no adjective of what was cut',
      'Larkfell Folding Camp Chair Compatible for Lakeside Evenings and Long Summer Festivals Outside',
      'Larkfell Folding Camp Chair',
    ],
    [
      'what the product has before its warranty',
      'Oakmere Elegant Electric Glass Kettle 1.8L | Blue Lights Inside It | Dry Boil Cutoff | 1 Year Warranty',
      'Oakmere Elegant Electric Glass Kettle 1.8L | Blue Lights Inside It',
    ],
    [
      'lists of ages, whole or not at all',
      'Fernhill Magnetic Letters Wooden Play Set - Best for the Ages of 4, 5, 6, 7 Years and Older',
      'Fernhill Magnetic Letters Wooden Play Set',
    ],
    [
      'their dashes if brackets are removed',
      'GP40 Diesel Locomotive Northern Line Number 508 (without the dynamic brakes) - N Scale',
      'GP40 Diesel Locomotive Northern Line Number 508 - N Scale',
    ],
  ])('keep %s on Amazon', async (_what, name, title) => {
    expect((await write('amazon', name, ['A gift for the family'])).title).toBe(title);
  });

  it.each([
    [
      'Larkfell Egg Boiler Electric Auto Off 7 Egg Poacher for Steaming, Cooking Also Boiling and Frying, Multi Color',
      'Multi Color',
    ],
    [
      'Larkfell Fingers Protector Soft Breathable Hand Care Finger Cots Caps Set With Air Holes',
      'Air Holes',
    ],
    [
      'Larkfell Extendable Folding Vlog Selfie Stick Extension Monopod Tripod Mount for Phones & Cameras',
      'For Phones & Cameras',
    ],
    [
      'Tarn Restored 55" Class 4K (2160P) LED Smart TV QN55Q6DAAFXZA Long Version 2021 (Refurbished)',
      'Refurbished',
    ],
  ])('leave whole facts to the highlights: %s', async (name, highlights) => {
    const { item_highlights } = await write('amazon', name, ['A gift for the family']);
    expect(item_highlights).toBe(highlights);
  });

  it('leave no color twice, no filing and no placeholder to the highlights', async () => {
    const attributes = [
      { name: 'Color', value: 'Black' },
      { name: 'Shade', value: 'Black' },
      { name: 'Pages', value: '32' },
      { name: 'Manufacturing Year', value: '2020' },
      { name: 'Shelf Life', value: 'Not Specified' },
    ];
    const lines = ['Opens flat', 'Folds small', 'Holds a pen', 'Locks shut', 'Wipes clean'];
    const { item_highlights } = await write('amazon', 'Larkfell Planner', lines, { attributes });
    expect(item_highlights).toBe('');
  });

  it('drop promotional phrases and symbols that Amazon forbids', async () => {
    const { title } = await write('amazon', 'Wow! Oven Cleaner - Perfect Gift for Cooks', [
      'Lemon scent',
    ]);
    expect(title).toBe('Wow Oven Cleaner');
  });

  it('end with no mark of a segment that may not be shown', async () => {
    const { title, meta_description } = await write(
      'shopify',
      'Harvest Moon Sticker | Matte Paper | Free Shipping',
      ['Perfect for planners and notebooks of any size'],
    );
    expect(title).toBe('Harvest Moon Sticker | Matte Paper');
    expect(meta_description).not.toMatch(/\| ?:/u);
  });

  it('open with a capital if their first word is a claim that Amazon forbids', async () => {
    const { title } = await write('amazon', 'Biodegradable seedling pots', ['For herbs']);
    expect(title).toBe('Seedling pots');
  });

  it("say who the category is for if the name doesn't", async () => {
    const { title } = await write('amazon', 'Tarnside Fleece Jacket', ['Full zip'], {
      category: 'Women > Tops > Jackets',
    });
    expect(title).toBe('Tarnside Fleece Jacket for Women');
  });
});

describe('a text of several parts that has to be truncated', () => {
  const pieces = ['Rock Crawler Kit', ', ', 'LKF90075'].map((text) => ({ text, sources: [] }));

  it.each([
    [26, 'Rock Crawler Kit, LKF90075'],
    [23, 'Rock Crawler Kit'],
    [12, 'Rock Crawler'],
  ])('ends after a whole word within %i characters', (limit, text) => {
    expect(textOf(truncateAtWord(pieces, limit))).toBe(text);
  });
});

describe('what a product fits', () => {
  it.each([
    [
      'Shockproof Silicone Phone Case with Camera Protection and Screen Protector for iPhone 12 Pro Max, Slim',
      'Shockproof Silicone Phone Case for iPhone 12 Pro Max',
    ],
    [
      'Magnetic Leather Flip Phone Cover with Card Slots and Wrist Strap Compatible with Google Pixel 7a',
      'Magnetic Leather Flip Phone Cover Compatible with Google Pixel 7a',
    ],
    ['GALAXY A SERIES LEATHER FLIP CASE', 'Galaxy A Series Leather Flip Case'],
  ])('stays in an Amazon title: %s', async (name, title) => {
    expect((await write('amazon', name, ['Slim.'])).title).toContain(title);
  });

  it('never ends between the words of a color', async () => {
    const { title } = await write(
      'amazon',
      'Fell and Tarn Full Size Quick and Easy Wide Leg Maxi Overall Dress in Misty Blue',
      ['The dress has pockets.'],
    );
    expect(title).not.toMatch(/Misty$/u);
  });
});
