import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases-of.ts';

describe('search phrases that end in the noun of something else', () => {
  it.each([
    // Half of a compound in the name
    ['Tolmar Debit Card Reader', ['This debit card reader accepts chips.'], undefined, /card$/u],
    // A part of the product
    [
      'Tolmar Lunar Orbit 500 Piece Puzzle',
      ['Puzzle pieces are cut from thick board.'],
      'Toys > Jigsaw Puzzles',
      /piece$/u,
    ],
    // Other uses of the product
    [
      'Otter Trick or Treat Pail',
      ['Use as a sand bucket, trick or treat pail, or as a gift bag'],
      'Toys > Accessories',
      /bucket$/u,
    ],
    // The value of a detail
    [
      'Tolmar Trains - Otter Tunes Ambush Shack (Plug-Play), O Gauge',
      ['Gauge: O Gauge', 'Includes separate switch box'],
      undefined,
      /gauge$/iu,
    ],
    // The second kind of a category for two, if the name only has the first one
    [
      'Larkvane Pinstripe Sheet Set, King, Yellow',
      ['Set includes one flat sheet and two pillowcases', '100% Cotton'],
      'Bedding > Sheet & Pillowcase Sets',
      /pillowcase set$/u,
    ],
    // A shop's category if the text calls the product by its name
    [
      'Pricing Labeler',
      ['This pricing labeler comes with one roll of labels.', 'Color: Red'],
      'Printers',
      /printer/u,
    ],
    // The things it fits
    [
      'Blue Otter School Outfit & Accessories - Fits 18" Tolmar Girl Dolls',
      ['Jacket and skirt', 'Compatible with Tolmar Girl dolls'],
      'Toys > Dolls',
      /dolls$/iu,
    ],
    // The maker after "by"
    [
      'Tolmarin Collectibles Harbor Artists: Mara (Black & White Variant) by Tarn Finchley Designer Vinyl Figure, Multicolor',
      ['Stands 7 inches tall'],
      undefined,
      /^by /iu,
    ],
    // The title of the film
    [
      'Tolmarin Nations Mara S.H. Finch Super Otter King Super Otter Kit Harbor Quest Super: Bruno Action Figure',
      ['Stands 7 inches tall'],
      undefined,
      /Bruno/u,
    ],
    // The game that the product is for
    [
      'Larkvane Red Scoring Pegs for Finch Pool',
      ['Finch pool is a game of rotation', 'For finch pool and others'],
      undefined,
      /^finch pool$/iu,
    ],
  ])('are left out: %s', async (name, lines, category, wrong) => {
    const phrases = await phrasesOf(name, lines, category);

    expect(phrases).not.toContainEqual(expect.stringMatching(wrong));
  });

  it('stay if the noun names goods of the same kind', async () => {
    const phrases = await phrasesOf(
      'Larkvane Classic White Crew Neck T-Shirt',
      ['This white crew neck tee is soft.'],
      'Shirts',
    );

    expect(phrases).toContain('white crew neck tee');
  });

  it('keep the capitals that the name has', async () => {
    const [costume, jacket] = [
      await phrasesOf(
        'Larkvanes Teen Otters Go Finch Costume, Child Medium',
        ['Teen Otters costumes from Larkvanes are licensed.'],
        'Toys & Games > Costumes',
      ),
      await phrasesOf(
        'Element Outdoor Jacket',
        ['Gear up for any hike with the Larkvane Element Outdoor Jacket.', 'Brand: Larkvane'],
        'Jackets',
      ),
    ];

    expect(costume.join('|')).not.toMatch(/teen Otters/u);
    expect(jacket.join('|')).not.toMatch(/element outdoor/u);
  });
});
