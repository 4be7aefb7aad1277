import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases-of.ts';

describe('the first search phrase', () => {
  it.each([
    // The whole name up to its noun, with the brand, the line and the model
    ['Tolmar Backyard Sweatshirt', [], 'Men > Tops', 'Tolmar Backyard Sweatshirt'],
    ['Larkvane Watch Series 6 Silver', [], 'Watches', 'Larkvane Watch Series 6 Silver'],
    [
      'Larkvane Nook Mini Ash Grey',
      ['A compact smart speaker.'],
      'Audio',
      'Larkvane Nook Mini Ash Grey',
    ],
    // Sides, halves and imitations are not cut off.
    ['Front View High Rise Bikini', [], 'Swimwear', 'Front View High Rise Bikini'],
    // The word after a product noun can be the real product.
    ['Kitchen Sink Roll-Up Cover with Feet', [], undefined, 'kitchen sink roll-up cover'],
    ['Window Grabber, Double Grip', ['Moves large format windows.'], undefined, 'Window Grabber'],
    // The brand alone says too little.
    [
      'Tolmarin, Sun-Dried Spicy Zarvel Broth',
      [],
      'Pantry',
      'Tolmarin Sun-Dried Spicy Zarvel Broth',
    ],
    // A part with its measure, a service and a count are not products.
    ['LED Yard-lamp, 4.5m Pole.', [], undefined, 'LED Yard-lamp'],
    ['Brow Threading', ['Done by hand.'], 'Brow Stencils', 'Brow Threading'],
    // A kind of two words, and a name that ends before a measure or count
    ['Larkvane Pulse 1.8" Smart Watch with Calls', [], undefined, 'Larkvane Pulse Smart Watch'],
    ['(Renewed) Tolmarin 2400 OTG, Black', [], undefined, 'Tolmarin 2400 OTG'],
    ['[Bundle of 2] Tolmarin Malt Powder', [], undefined, 'Tolmarin Malt Powder'],
    // The whole name if a compound or a list continues after a product noun, without counts and measures
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
    // A product line that fills the first part of the name stays with the second part.
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
    // Words cut off from a count, a color that is a thing, a name or a fraction
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
    // Another thing in the name, the purpose of the product, and the users of a set
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
    // Half of a pair of words, and people or things that only a marketplace category mentions
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
    // Words that the text only has with the word before them
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
