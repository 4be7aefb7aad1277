import { describe, expect, it } from 'vitest';
import { productHeads, termOf } from '../../src/generation/realizing/phrases/product-head.ts';
import { readInput } from '../../src/generation/reading/index.ts';
import { write } from './write-fixture.ts';

/** Names of all kinds, and the first phrases that a search specialist would want for them. */
const NAMES: readonly (readonly [string, readonly string[]])[] = [
  [
    'Nordvik Stainless Steel French Press 34 oz',
    ['Nordvik Stainless Steel French Press', 'stainless steel french press'],
  ],
  ['Set of 3 Ceramic Planters with Drainage Holes', ['ceramic planters']],
  ['Pack of 6 Cotton Crew Socks for Men', ['cotton crew socks', "men's crew socks", 'crew socks']],
  ['2-Pack Silicone Stove Gap Covers, Black', ['silicone stove gap covers', 'stove gap covers']],
  ['LED Strip Lights 50 ft for Bedroom with Remote', ['LED strip lights']],
  ['Bluetooth Shower Speaker Waterproof IPX7 Blue', ['Bluetooth shower speaker']],
  ['Kids Backpack Unicorn', ['kids backpack']],
  [
    "Women's Cashmere Turtleneck Sweater Camel",
    ["women's cashmere turtleneck sweater", 'cashmere turtleneck sweater', 'turtleneck sweater'],
  ],
  [
    'Stainless Steel Garlic Press with Cleaning Brush',
    ['stainless steel garlic press', 'garlic press'],
  ],
  ['Memory Foam Seat Cushion for Office Chair', ['memory foam seat cushion', 'seat cushion']],
  [
    'Wall Mount Paper Towel Holder Bronze',
    ['wall mount paper towel holder', 'bronze paper towel holder', 'paper towel holder'],
  ],
  [
    'Laptop Stand Adjustable Aluminum',
    ['laptop stand', 'adjustable laptop stand', 'aluminum laptop stand'],
  ],
  ['Baby Bath Tub Foldable', ['baby bath tub', 'foldable bath tub', 'bath tub']],
  ['Dog Raincoat with Hood, Yellow, Size L', ['dog raincoat']],
  ['Cat Scratching Post 32 inch Sisal', ['cat scratching post', 'scratching post']],
  ['Camping Tent 4 Person Waterproof', ['camping tent']],
  ['Air Fryer 6 Quart Digital Touchscreen', ['air fryer']],
  ['Cordless Leaf Blower 20V', ['cordless leaf blower', 'leaf blower']],
  ['Car Trunk Organizer Collapsible', ['car trunk organizer']],
  ['Magnetic Phone Holder for Car Dashboard', ['magnetic phone holder', 'phone holder']],
  ['Wireless Gaming Mouse RGB Rechargeable', ['wireless gaming mouse', 'RGB gaming mouse']],
  ['Noise Machine for Sleeping Baby', ['noise machine']],
  ['Bath Towel Set 6 Piece Turkish Cotton', ['bath towel set']],
  ['Sheet Set King Bamboo Viscose White', ['sheet set']],
  ['Throw Pillow Covers 18x18 Set of 4 Velvet', ['throw pillow covers']],
  ["Men's Running Shoes Size 10", ["men's running shoes", 'running shoes']],
  [
    'Toddler Winter Gloves Waterproof',
    ['toddler winter gloves', 'waterproof winter gloves', 'winter gloves'],
  ],
  ['Gold Hoop Earrings for Women', ['gold hoop earrings', "women's hoop earrings"]],
  ['Leather Wallet for Men RFID Blocking', ['leather wallet', "men's leather wallet"]],
  ['Sunglasses Polarized for Women', ["women's sunglasses", 'polarized sunglasses']],
  ['Coffee Mug Warmer with Auto Shut Off', ['coffee mug warmer']],
  ['Herb Garden Kit Indoor', ['herb garden kit', 'indoor herb garden kit']],
  ['Pruning Shears for Gardening', ['pruning shears']],
  [
    'Solar String Lights Outdoor 100 LED',
    ['solar string lights', 'outdoor string lights', 'string lights'],
  ],
  ['Acrylic Paint Set 24 Colors', ['acrylic paint set', 'paint set']],
  ['Embroidery Starter Kit for Beginners', ['embroidery starter kit']],
  ['Yoga Pants with Pockets for Women', ['yoga pants', "women's yoga pants"]],
  ['Protein Powder Vanilla 2 lb', ['protein powder', 'vanilla protein powder']],
  ['Dog Chew Toys for Aggressive Chewers', ['dog chew toys', 'chew toys']],
  ['Shower Curtain Liner Clear 72x72', ['shower curtain liner']],
  ['Replacement Blades for Oster Clippers', ['replacement blades']],
  ['Filter Cartridge Replacement for Brita', ['filter cartridge']],
  ['iPhone 15 Case Clear MagSafe', ['iPhone 15 Case']],
  ['Samsung Galaxy Watch Band 20mm', ['Samsung Galaxy Watch Band', 'watch band']],
  ['Ring Light 10" with Tripod Stand', ['ring light']],
  ['Graphic Novel: The Night Harbor', ['graphic novel']],
  ['Sudoku Puzzle Book Large Print', ['sudoku puzzle book']],
  ['Lip Balm Beeswax Peppermint', ['Lip Balm Beeswax Peppermint']],
  ['Electric Toothbrush Heads 8 Count', ['electric toothbrush heads']],
  ['Table Runner Farmhouse Burlap', ['Table Runner Farmhouse Burlap']],
  ['Lamp Shade Linen Drum', ['lamp shade', 'linen lamp shade', 'drum lamp shade']],
  ['Knife Sharpener 3 Stage', ['knife sharpener']],
  ['Cutting Board with Juice Groove', ['cutting board']],
  ['Aether Trail Running Vest', ['aether trail running vest']],
  [
    'Glass Meal Prep Containers with Lids, 10-Pack',
    ['glass meal prep containers', 'meal prep containers'],
  ],
  ['Vanilla Bean Paste 4 oz', ['vanilla bean paste']],
  ["Women's Wide Brim Straw Hat", ["women's wide brim straw hat", 'wide brim straw hat']],
  ['Canvas Art Supplies Organizer Tote', ['canvas art supplies organizer tote']],
  ['Fishing Rod and Reel Combo Telescopic', ['Fishing Rod and Reel Combo Telescopic']],
  [
    'Stainless Steel Measuring Cups and Spoons Set',
    ['Stainless Steel Measuring Cups and Spoons Set', 'stainless steel measuring cups'],
  ],
  [
    'Tire Inflator Portable Air Compressor',
    ['tire inflator portable air compressor', 'portable air compressor'],
  ],
  ['Sunglasses Polarized Round', ['polarized sunglasses']],
  ['Cotton Bathrobe Waffle Unisex', ['cotton bathrobe']],
  ['Natural Deodorant Stick Bergamot', ['natural deodorant stick', 'bergamot deodorant stick']],
  ['Salt and Pepper Grinder Set', ['salt and pepper grinder set']],
  ['Paint Roller and Tray Kit', ['paint roller and tray kit']],
  ['Pen and Pencil Set', ['pen and pencil set']],
  ['Throw Pillow Round Velvet', ['throw pillow', 'round throw pillow', 'velvet throw pillow']],
  ['Dinner Plates Terrazzo Set of 4', ['dinner plates', 'Terrazzo dinner plates']],
  ['Tea Infuser Heart', ['tea infuser', 'heart tea infuser']],
  ['Womens Sandals Ankle Strap', ['womens sandals']],
  ['Marlow Oak Coffee Table', ['marlow oak coffee table', 'oak coffee table', 'coffee table']],
];

const READINGS: readonly (readonly [string, string])[] = [
  ['Reading Glasses Blue Light Blocking 5 Pack +2.00', 'reading glasses'],
  ['Gel Nail Polish Kit 12 Colors w/ UV Lamp', 'nail polish kit'],
  ['Garage Door Remote Replacement', 'remote'],
  ['Monstera Deliciosa Live Plant 6" Pot', 'live plant'],
  ['Car Phone Mount Dashboard Windshield Vent 3 in 1', 'phone mount'],
  ['Retro Mini Fridge 3.2 cu ft Mint', 'mini fridge'],
  ['Kids Rain Boots Frog', 'rain boots'],
  ['Wireless Earbuds AirPulse X2', 'earbuds'],
  ['Dog Harness No Pull - Reflective, Size M', 'dog harness'],
  ['Natural Deodorant Stick Bergamot', 'deodorant stick'],
  ['Cotton Bathrobe Waffle Unisex', 'bathrobe'],
  ['Sunglasses Polarized Round', 'sunglasses'],
  ['Womens Ankle Boots Block Heel', 'ankle boots'],
  ['Puzzle 1000 Pieces – Night Market', 'puzzle'],
  ['Fishing Rod and Reel Combo Telescopic', 'fishing rod and reel'],
  ['Stainless Steel Measuring Cups and Spoons Set', 'measuring cups'],
  ['Aster 2 Robot Vacuum and Mop', 'robot vacuum'],
  ['Tire Inflator Portable Air Compressor', 'air compressor'],
  ['Espresso Machine Bottomless Portafilter 58mm', 'portafilter'],
  ['Floor Lamp Arc Brass', 'floor lamp'],
  ['Soy Candle Sandalwood 8 oz', 'soy candle'],
  ['Area Rug Round 6 ft', 'area rug'],
  ['Shampoo Bar Peppermint', 'shampoo bar'],
  ['Body Wash Eucalyptus Mint', 'body wash'],
  ['Sweater Vest Argyle', 'vest'],
  ['Canvas Print – Misty Mountains', 'print'],
  ['Wooden Jigsaw Puzzle 500 Pieces – Autumn Lake', 'jigsaw puzzle'],
  ['Kids Duvet Cover and Pillowcase Set', 'duvet cover and pillowcase set'],
];

describe('the head noun of a name', () => {
  it.each(READINGS)('of %s is %s', (product_name, noun) => {
    const features = 'Comes in a box.';
    const reading = readInput({
      product_name,
      features,
      platform: 'shopify',
      tone: 'Professional',
    });
    const [head] = productHeads(reading);
    expect(head === undefined ? '' : termOf(head).toLowerCase()).toBe(noun);
  });

  it.each(NAMES)('is in the search phrases of %s', async (name, phrases) => {
    const { keywords } = await write('shopify', name, ['Comes in a box.']);
    expect(keywords.slice(0, phrases.length)).toEqual(phrases);
  });

  it.each([
    [
      'Pour homme T-shirt col rond en coton bio',
      'Le t-shirt est doux et la coupe est droite.',
      'T-shirt col rond',
    ],
    [
      "Lot de 2 taies d'oreiller en lin",
      'Les taies sont douces et le lin est lavé.',
      "taies d'oreiller",
    ],
    [
      'Machine à café à grains avec broyeur',
      'La machine est compacte et le broyeur est en acier.',
      'machine à café',
    ],
    [
      '3er-Set Edelstahl Schüsseln mit Deckel',
      'Die Schüsseln sind aus Edelstahl und haben einen Deckel.',
      'Edelstahl Schüsseln',
    ],
    [
      'Wasserdichte Wanderschuhe für Herren',
      'Die Schuhe sind wasserdicht und haben eine feste Sohle.',
      'Wasserdichte Wanderschuhe',
    ],
    [
      'Juego de 6 vasos de vidrio',
      'Los vasos son de vidrio y la base es gruesa.',
      'vasos de vidrio',
    ],
    [
      'Mochila de senderismo 30 L impermeable',
      'La mochila es ligera y las correas son ajustables.',
      'mochila de senderismo',
    ],
    [
      'Lampada da scrivania LED',
      'La lampada è dimmerabile e la base è in metallo.',
      'lampada da scrivania',
    ],
  ])('is found in another language: %s', async (name, line, phrase) => {
    const { keywords } = await write('shopify', name, [line]);
    expect(keywords[0]).toBe(phrase);
  });

  it('is no phrase by itself beside others', async () => {
    const { keywords } = await write('shopify', 'Red Dodge Charger', ['A toy car for the shelf.'], {
      category: 'Toys > Die-Cast Vehicles',
    });
    expect(keywords.every((keyword) => keyword.includes(' '))).toBe(true);
    expect((await write('shopify', 'Basketball', ['Comes in a box.'])).keywords).toEqual([
      'basketball',
    ]);
  });

  it('is never a brand alone', async () => {
    const { keywords } = await write('shopify', 'AirPulse Wireless Earbuds', ['Comes in a box.'], {
      brand_name: 'AirPulse',
    });
    expect(keywords).toEqual(['AirPulse Wireless Earbuds', 'wireless earbuds']);
  });
});
