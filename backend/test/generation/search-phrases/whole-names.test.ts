import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases-of.ts';

describe('search phrases of a name in parts', () => {
  it.each([
    // An addition to a product is not that product, and not in its category.
    [
      'Harbor: The Game - Isle Expansion',
      'Games > Board Games',
      'Harbor The Game Isle Expansion',
      /board|^Harbor The Game$/mu,
    ],
    // A maker with codes does not describe the product.
    [
      'Tolmarin 1:24 W/B - Special Edition - 2019 Harrow Pickup',
      undefined,
      'Tolmarin 2019 Harrow Pickup',
      /W\/B/u,
    ],
    // A series does not say which of its figures it is, and a catalog number says nothing.
    [
      'Larkvane Comet & Quest, Otter Rider Mara',
      undefined,
      'Larkvane Comet & Quest Otter Rider Mara',
      /Quest$/mu,
    ],
    [
      'Tolmarin 9-2705101, 12" BrightStick LightStick',
      undefined,
      'Tolmarin BrightStick LightStick',
      /2705101/u,
    ],
    ['Tolmarin Mb19Tc Two 1/2" Deck Valves', undefined, 'Tolmarin Mb19Tc Deck Valves', /two/iu],
    // Names of peoples and places keep their capitals.
    ['Cold-Smoked Alaskan Trout', undefined, 'Cold-Smoked Alaskan Trout', /alaskan/u],
    // Neither a maker's catalog number nor a count describes the product.
    [
      'Tolmarin TB0061S, 12 Piece, Harbor Beanies Sticker Set, Wiggle Eyes',
      undefined,
      'Tolmarin Harbor Beanies Sticker Set',
      /TB0061S$/mu,
    ],
    [
      'Larkvane Fast & Brave, Comet H1, Multi',
      undefined,
      'Larkvane Fast & Brave Comet H1',
      /Brave$/mu,
    ],
    // People do not type the maker, accessories, the size or a slogan.
    [
      'Tarn Lane Sand Dig Kit by Larkvane Harbor Group',
      undefined,
      'Tarn Lane Sand Dig Kit',
      / by /u,
    ],
    [
      'Tolmarin Mara Otter by Tarn Finchley Resin Statue',
      undefined,
      'Tolmarin Mara Otter Resin Statue',
      /Finchley/u,
    ],
    [
      'Tolmarin Curve Track Section for Use with Zip and Digital 145',
      undefined,
      'Tolmarin Curve Track Section',
      /zip|digital/iu,
    ],
    ['TOLMARIN POINT JACKET M', 'Jackets', 'Tolmarin Point Jacket', /\bM$/mu],
    [
      'Tolmarin Blink – The World’s Fastest Game!',
      'Toys & Games > Card Games',
      'Tolmarin Blink',
      /fastest/iu,
    ],
    [
      'Bursting Otters: This Is The First Expansion of Quiet Otters',
      'Toys & Games > Card Games',
      'Bursting Otters',
      /first/iu,
    ],
    // The variant stays with the noun.
    [
      'Tolmarin Reversible Otter Mini - Gray Plush Toy',
      undefined,
      'Tolmarin Reversible Otter Mini Gray Plush Toy',
      /^Otter$/mu,
    ],
  ] as const)('name what %s is', async (name, category, first, wrong) => {
    const phrases = await phrasesOf(name, ['Comes in a box.'], category);
    expect(phrases[0]).toBe(first);
    expect(phrases.join('\n')).not.toMatch(wrong);
  });
});

describe('search phrases without what nobody types', () => {
  it.each([
    // Catalog numbers and repetitions
    ['Tolmarin GE-52682 Otter Plush', [], undefined, /52682/u],
    ['Tolmarin 01-3036-G Otter Playhouse', [], undefined, /3036/u],
    ['Tolmarin Otter Stuffed Plush Plush', [], undefined, /plush plush/iu],
    ['Tolmarin Isle Playhouse Wooden Playhouse', [], undefined, /playhouse wooden playhouse/iu],
    ['Tolmarin Trackline Tolmarin Trackline Hopper Car', [], undefined, /Tolmarin.*Tolmarin/u],
    // Materials that the product is free from, and the color of one part
    ['Tolmarin Lunch Kit', ['100% PVC free with soft linings'], undefined, /pvc/iu],
    ['Tolmarin Gamer Bag - Red', ['Color is only on the zipper pull.'], undefined, /red/iu],
    // A verb's particle, other products of the maker, and a count
    [
      'Tolmarin Finch Dress-Up Set',
      ['This magnetic dress up set includes six hats.'],
      'Toys & Games > Magnetic Dress-up',
      /dress$/imu,
    ],
    [
      'Tolmarin Reindeer Lovey Blanket',
      ['Our plush dolls, bears & toys make good gifts.'],
      'Toys & Games > Plush Toys',
      /doll/iu,
    ],
    ['White Bookcase', ['Reach it all in this five case book shelf.'], 'Office', /^case/mu],
    // Half of a compound, a fragment of a name, and a plural inside a compound
    ['Tolmarin Chenille Stems/Pipe Cleaners', [], 'Crafts > Pipe Cleaners', /Tolmarin cleaners/iu],
    ['Funko Pop! Directors: Brin Tolmarsen', [], undefined, /^Funko Pop$/imu],
    ['Tolmarin Go! Go! Racers Playset', [], undefined, /^go playset/imu],
    ['Magnetic Playset - Dinosaurs', [], undefined, /dinosaurs playset/iu],
    // The unit of a measure
    ['Air Valve Ø 300 mm', ['Ø 300 mm rotating air valve'], undefined, /^mm /imu],
    ['Tolmarin Wooden Table - Natural', [], undefined, /natural table/iu],
  ] as const)('have none of it: %s', async (name, lines, category, wrong) => {
    expect((await phrasesOf(name, lines, category)).join('\n')).not.toMatch(wrong);
  });

  it.each([
    [
      'Frozen, "The Otter\'s Tale" Woven Throw Blanket',
      /The Otter's Tale Woven/u,
      /Disney's throw/u,
    ],
    ['Tolmarin NFL Atlanta Falcons HG - Desk Wallet', /Atlanta Falcons/u, /atlanta/u],
  ] as const)('keep names as they are: %s', async (name, has, wrong) => {
    const phrases = (await phrasesOf(name)).join('\n');
    expect(phrases).toMatch(new RegExp(has, 'mu'));
    expect(phrases).not.toMatch(wrong);
  });
});

describe('a name that nobody types', () => {
  it('gives way to shorter phrases with a name', async () => {
    const phrases = await phrasesOf(
      'Tolmar Star Wars Deluxe Light Up Winter Sky Stormtrooper Jigsaw Puzzle',
      ['This jigsaw puzzle is printed on thick card.'],
      'Toys > Jigsaw Puzzles',
    );
    expect(phrases).toEqual(['Star Wars jigsaw puzzle', 'jigsaw puzzle']);
  });

  it('stays if it is the only phrase that identifies the product', async () => {
    const phrases = await phrasesOf(
      'Crisp Soft Light Warm Winter Sky Jigsaw Puzzle',
      ['This jigsaw puzzle is printed on thick card.'],
      'Toys > Jigsaw Puzzles',
    );
    expect(phrases[0]).toBe('Crisp Soft Light Warm Winter Sky Jigsaw Puzzle');
  });
});

describe('the name of a team', () => {
  it('keeps the capital of its second word', async () => {
    const phrases = await phrasesOf('Kids Manchester United Home Jersey 2024-25', [
      'Introducing the Kids Manchester United jersey 2024.',
      'This Kids Manchester United jersey is red.',
    ]);
    expect(phrases.join()).not.toContain('united');
  });
});
