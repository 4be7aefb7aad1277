import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases-of.ts';

describe('the first search phrase', () => {
  it.each([
    // The whole name up to its noun, with its brand, its line and the words of its model
    ['Tolmar Backyard Sweatshirt', [], 'Men > Tops', 'Tolmar Backyard Sweatshirt'],
    ['Larkvane Watch Series 6 Silver', [], 'Watches', 'Larkvane Watch Series 6 Silver'],
    [
      'Larkvane Nook Mini Ash Grey',
      ['A compact smart speaker.'],
      'Audio',
      'Larkvane Nook Mini Ash Grey',
    ],
    // No side, no half and no imitation is cut off
    ['Front View High Rise Bikini', [], 'Swimwear', 'Front View High Rise Bikini'],
    // What is behind a word for a product can be what it is
    ['Kitchen Sink Roll-Up Cover with Feet', [], undefined, 'Kitchen Sink Roll-Up Cover with Feet'],
    ['Window Grabber, Double Grip', ['Moves large format windows.'], undefined, 'Window Grabber'],
    // The brand alone says too little.
    [
      'Tolmarin, Sun-Dried Spicy Zarvel Broth',
      [],
      'Pantry',
      'Tolmarin Sun-Dried Spicy Zarvel Broth',
    ],
    // A part with its measure, a service and a count are no product
    ['LED Yard-lamp, 4.5m Pole.', [], undefined, 'LED Yard-lamp'],
    ['Brow Threading', ['Done by hand.'], 'Brow Stencils', 'Brow Threading'],
    // A kind of two words, and what stands before a measure in a row of words
    [
      'Larkvane Pulse 1.8" Smart Watch with Calls',
      [],
      undefined,
      'Larkvane Pulse Smart Watch with Calls',
    ],
    ['(Renewed) Tolmarin 2400 OTG, Black', [], undefined, 'Tolmarin 2400 OTG'],
    ['[Bundle of 2] Tolmarin Malt Powder', [], undefined, 'Tolmarin Malt Powder'],
    // All of it, where a compound or a list goes on behind a word for a product, without counts and measures
    [
      "Dr. Marl's Radiant Concentrated Water Color, 0.5 oz",
      [],
      undefined,
      "Dr. Marl's Radiant Concentrated Water Color",
    ],
    [
      'Tolmar W7220 200 pc Hex Washer Self Drilling Assortment',
      [],
      undefined,
      'Tolmar W7220 Hex Washer Self Drilling Assortment',
    ],
    [
      'Tolmar Growth Charts Robots and Comets',
      [],
      'Growth Charts',
      'Tolmar Growth Charts Robots and Comets',
    ],
    [
      'Larkvane Learn to Count with Bee Books',
      [],
      undefined,
      'Larkvane Learn to Count with Bee Books',
    ],
    ['Larkvane Racer with Bonus Otter, Finch and Mole', [], undefined, 'Larkvane Racer'],
    [
      'Tolmar Kids Glow in The Dark 4 Piece Toddler Bed Comforter Set',
      [],
      undefined,
      'Tolmar Kids Glow in The Dark Toddler Bed Comforter Set',
    ],
    // A line that is all of the first part goes with it
    ['Shopkins, 5 Wood Puzzles Set', [], 'Puzzles', 'Shopkins Wood Puzzles Set'],
  ] as const)('of %s is its name', async (name, lines, category, first) => {
    expect((await phrasesOf(name, lines, category))[0]).toBe(first);
  });

  it.each([
    [
      'Larkvane Long Black Evening Imitation Pearl Choker Necklace',
      [],
      undefined,
      /(?:^|\|)pearl/u,
    ],
    ['Beard Treatment', ['For flakes.'], 'Hair Loss Treatments', /loss/u],
    ['Lumen Phone 8', ['There is a steel band around it.'], undefined, /band/u],
    ['Sage Bark', ['This aged bark is bitter.'], undefined, /aged/u],
    ['Orchid Lane Pareo', ['It dries fast.'], 'Swimwear', /pareo swimwear/iu],
    // What is cut off belongs to what is left: a count, a color that is a thing, a name, a fraction
    ['Bento Style 2 Layer Lunchbox', [], undefined, /(?:^|\|)layer/iu],
    ['Tolmar Surprise! 40Piece Color Swap Puzzle', [], 'Puzzles', /(?:^|\|| )(?<!color )swap/iu],
    ['Larkvane Royal Oak Automatic Watch', [], 'Watches', /(?:^|\|)oak/iu],
    ['New Sprigs Complete Play Food Set', [], 'Play Food', /(?:^|\|)sprigs/iu],
    ['Tolmar Mini Golf Garden Game', [], 'Games', /(?:^|\|)golf/iu],
    ['Selka Hoodie', ['3/4 sleeve hoodie with a pocket.'], 'Hoodies', /(?:^|\|)sleeve/iu],
    [
      'Larkvane High Waist Leggings',
      ['These high waist leggings fit.'],
      undefined,
      /(?:^|\|)waist/iu,
    ],
    // Another thing in the name, what the product is for, and whom a set is for
    ['Hatherly Hat Trick 4-Ft Air Hockey Table', [], 'Air Hockey', /hatherly hat(?:$|\|)/iu],
    ['Tolmar Reel F/X Acid Socket Wound Kit', [], undefined, /reel(?:$|\|)/iu],
    [
      'Tolmar Rag Doll Cardigan for 13" Tolmar Toys Soft Doll',
      [],
      'Dolls',
      /(?:soft|tolmar) doll/iu,
    ],
    ['Larkvane Craze Leg Warmers', [], 'Girls > Accessories', /girls' warmers/u],
    ['Larkvane 80044 Princess Kit-Like, Pink', [], 'Party Supplies', /80044/u],
    ['Amber Horizons Bracelets', ['Set of 3.'], undefined, /(?:^|\|)horizons/iu],
    ['Omaga 3', ['From sea algae.'], 'Supplements', /Omaga supplement/u],
    ['Tolmar Sidewalk Connect the Dots Bundle', [], undefined, /(?:^|\|)dots/iu],
    // Half of two words, and whom or what only a marketplace's shelf names
    ['Tolmar Indoor/Outdoor Basketball', [], 'Basketballs', /(?:^|\|| )outdoor/iu],
    [
      'Larkvane Owl Key Ring Key Accessory',
      [],
      'Clothing > Novelty > Clothing > Men > Keychains',
      /men's|keychain/iu,
    ],
    [
      'Tolmar Brush Box Jump Horse Toy Accessory',
      ['For dolls and horses.'],
      'Toys > Dolls & Accessories > Dolls',
      /doll/iu,
    ],
    // What the text says only with the word before it
    [
      'Tolmar Honey Monster Plush',
      ['Honey Monster plush from the show.'],
      undefined,
      /(?:^|\|)monster/iu,
    ],
    ['Larkvane Doll Collection Dolls Jogging Stroller', [], 'Dolls', /(?:^|\|)jogging/iu],
  ] as const)(
    'is followed by none that says something else: %s',
    async (name, lines, category, wrong) => {
      expect((await phrasesOf(name, lines, category)).join('|')).not.toMatch(wrong);
    },
  );
});
