import { describe, expect, it } from 'vitest';
import { write } from '../write-fixture.ts';
import { phrasesOf } from './phrases-of.ts';

describe('a search phrase of a name', () => {
  it.each([
    // Without a claim after a dash, a part number, or a count after a slash
    [
      'Tolmar Otter Maze Family Board Game - Thousands Played, Easy to Learn & Fun for All',
      'Tolmar Otter Maze Family Board Game',
    ],
    ['Larkvane 80-KJD931204 Wooden Musical Toy', 'Larkvane Wooden Musical Toy'],
    ['Patch Kit/8 Patches', 'patch kit'],
    // With the maker and the noun only once
    ['Tolmar Racing Products Tolmar Racing 17 Pinion Gear', 'Tolmar Racing 17 Pinion Gear'],
    ['Tolmar K8H 55-inch TV: ZARVEL OLED Ultra Smart TV', 'Tolmar K8H ZARVEL OLED Ultra Smart TV'],
    // Only the title up to its mark, if the name is too long for anyone to type
    [
      'Tolmar Little Hands Set Hop and Draw! ABC and 123 Kids Toddler Art and Craft Activity Pad Fun',
      'Tolmar Little Hands Set Hop and Draw!',
    ],
    // Without either of the quotation marks around a design
    ["Tarn 'North Ridge' 5 Panel Cap", 'Tarn North Ridge 5 Panel Cap'],
    ["Larkvane 'Can't Stop Now' Beanie (Red)", "Larkvane Can't Stop Now Beanie"],
    // With an amount that belongs to the words around it
    ['Larkvane 1-2-3 Clear Sealer', 'Larkvane 1-2-3 Clear Sealer'],
    ['Tolmar Plum Brandy 5 Years Old Kosher', 'Tolmar Plum Brandy 5 Years Old Kosher'],
    ['Larkvane 20V MAX Cordless Drill', 'Larkvane 20V MAX Cordless Drill'],
    ['Set of 4 Stone Pots and 1 Grill 1L', 'Set of 4 Stone Pots and 1 Grill'],
    // With the number of a modifier, unlike the number of the products
    ['40 Seeds Cucumber Lime Tequila', '40 Seeds Cucumber Lime Tequila'],
    ['8 Stone Bowls', 'stone bowls'],
    // Without what surrounds a measure, and never from its unit on
    ['Floor Ventilator Ø 80 mm', 'floor ventilator'],
    ['Larkvane Stingray Floater 74" x 57', 'Larkvane Stingray Floater'],
    ['Larkvane C7 Wheel Armour 15ML and 30ML', 'Larkvane C7 Wheel Armour'],
    ['Larkvane 535iX Electric (14") Chainsaw', 'Larkvane 535iX Electric Chainsaw'],
    ['Larkvane WM39 4.2 Cu Ft White Dryer', 'Larkvane WM39 White Dryer'],
    // Without a part number, or a catalog number that repeats the model
    ['Larkvane Flex Edge Backing Plate Part# 70X', 'Larkvane Flex Edge Backing Plate'],
    ['Larkvane Foam Grip Pad# 85RH', 'Larkvane Foam Grip Pad'],
    ['Larkvane D7X Digital Camera - D7XOUTFIT', 'Larkvane D7X Digital Camera'],
    // With both parts of a name that share a noun
    [
      'Larkvane Barrel Stave Coffee Table Conversation Table',
      'Larkvane Barrel Stave Coffee Table Conversation Table',
    ],
    // Without an option of a form, a model number behind a long name, or a kind said twice
    ['Larkvane Metal Cushion Box - Choose Colour', 'Larkvane Metal Cushion Box'],
    [
      'Tolmar 8GB Purple 4th Generation Music Player - TB739LLA',
      'Tolmar 8GB Purple 4th Generation Music Player',
    ],
    ['Silver ring: Aquamarine Ring', 'aquamarine ring'],
    // With a title that has an article
    ['Tolmar Brothers Band - Eat A Pear (Blue)', 'Tolmar Brothers Band Eat A Pear'],
  ])('is what shoppers type: %s', async (name, phrase) => {
    expect((await phrasesOf(name, ['Comes in a box']))[0]).toBe(phrase);
  });

  it('has the noun that follows it in the text and names its category', async () => {
    const line = 'Tolmar’s Trio Over-Ear Headphones feature a 40 mm driver.';
    const [first] = await phrasesOf('Tolmar Trio Over-Ear (Trident)', [line], 'Headphones');
    expect(first).toBe('Tolmar Trio Over-Ear Headphones');
  });

  it('has the maker of a model that is only a number', async () => {
    const { keywords } = await write('shopify', 'KL 600', ['Tolmarin’s choice for listening'], {
      brand_name: 'Tolmarin',
    });
    expect(keywords).toContain('Tolmarin KL 600');
  });

  it('is no trait, no half of a compound, no marketplace category and nothing that it fits', async () => {
    expect(
      await phrasesOf('Tolmar Splash Proof 80A Electronic Speed Control', ['Splash proof']),
    ).not.toContain('splash proof');
    expect(
      await phrasesOf('Otter Moon Dark Roast Coffee', ['This whole bean coffee is dark.']),
    ).not.toContain('bean coffee');
    const phrases = await phrasesOf(
      'Tolmar Mara Larkvane Zarvel, 1:24 Scale Die-Cast Vehicle, Red',
      ['Opening hood', 'Die-cast body and rubber tires'],
      'Toys & Games > Play Vehicles',
    );
    expect(phrases).toContain('die-cast vehicle');
    expect(phrases.join()).not.toContain('play vehicle');
    expect(
      (
        await phrasesOf(
          'Tolmar Baby Doll Pink High Chair, Can Fit Up to 16 inch Dolls',
          ['Pink'],
          'Toys & Games > Dolls & Accessories > Dolls',
        )
      ).join(),
    ).not.toContain('Tolmar dolls');
  });
});

describe('search terms of the category', () => {
  it('include a shop’s own category if the name has no noun', async () => {
    const { backend_terms } = await write('amazon', 'TOLMAR | ZARVEL HI', ['Leather upper'], {
      category: 'SHOES',
    });
    expect(backend_terms).toContain('shoes');
  });

  it.each<[string, readonly string[], string | undefined, readonly string[]]>([
    // The rest of a name without a sales claim and the dash after it
    [
      'Clearance Sale: TarnBits - Sliding Dimmer',
      ['You slide it.'],
      undefined,
      ['TarnBits Sliding Dimmer'],
    ],
    // Without the number of packs or a percentage
    ['Fellside Gin 12 Pack of Miniatures', ['It is dry.'], 'Gin', ['Fellside Gin Miniatures']],
    [
      'Larkfell Ponytail 100% Modal Fiber',
      ['It clips on.'],
      undefined,
      ['Larkfell Ponytail Modal Fiber'],
    ],
    // A number stays if it specifies the kind of product.
    [
      'Tarn 18650 Battery Charger',
      ['For the 18650 batteries in a lamp.'],
      undefined,
      ['Tarn 18650 Battery Charger'],
    ],
    ['Tarn 80044 Battery Charger', ['It lasts.'], undefined, ['tarn battery charger']],
    // A name that does not say what the product is, with a category that does
    ['Paris by Larkfell', ['A short bob.'], 'WIGS', ['Paris by Larkfell', 'Paris by Larkfell wig']],
    [
      'Night Ferry',
      ['A beaded bag.', 'Fully beaded handbag'],
      'Handbag',
      ['night ferry', 'night ferry handbag'],
    ],
    // Without a slug whose words the text does not contain
    ['Frosty Otter Cake', ['A treat with oats.'], 'breed-cakes', ['frosty otter cake']],
    // "Stainless" stays with "steel".
    [
      'Brand New Larkfell Orchard Nights Through EVENING Stainless Steel Eco Friendly Reusable Water Bottle',
      ['This perfect size stainless steel water bottle has a cap.'],
      undefined,
      ['stainless steel water bottle'],
    ],
  ])('are what a shopper types for %s', async (name, lines, category, phrases) => {
    expect(await phrasesOf(name, lines, category)).toEqual(phrases);
  });

  it('include a shop’s own category of two words, in the singular', async () => {
    const lines = ['The lots come from small farms around the lake.'];
    const phrases = await phrasesOf('Tolmar Natural Kerrin', lines, 'Green Coffees');
    expect(phrases).toEqual(['Tolmar Natural Kerrin', 'green coffee']);
  });

  it('leave out the half of a category that the name does not mention', async () => {
    const { backend_terms } = await write('amazon', 'Tolmar Dumbbell Rattle', ['Easy to hold'], {
      category: 'Toys & Games > Baby & Toddler Toys > Rattles & Plush Rings',
    });
    expect(backend_terms).not.toContain('plush');
  });
});

it('a search phrase has one case throughout, and keeps a name that the text has in capitals', async () => {
  const coasters = await write('woocommerce', 'Handmade Boho Coasters', ['Material: Cotton'], {
    category: 'Coasters',
  });
  expect(coasters.keywords).not.toContain('cotton Handmade Boho Coasters');
  const antenna = await phrasesOf('Comet External Home Antenna', [
    'Compatible with single input COMET home tuners and receivers',
  ]);
  expect(antenna[0]).toBe('Comet External Home Antenna');
});
