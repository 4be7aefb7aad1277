import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('a text that opens with questions', () => {
  it('keeps all of them if a sentence answers them', async () => {
    const { description } = await write('shopify', 'Tarn Gym Tank', [
      'Rope? Kettlebell? Yoga? However you train, you stay dry in the wicking Tarn Gym Tank.',
      'Mesh at back',
    ]);
    expect(description).toContain('<p>Rope? Kettlebell? Yoga? However you train,');
  });
});

describe('a meta description', () => {
  it('has no scrap of two words after a sentence', async () => {
    const listing = await write('shopify', 'Tarn Track Tote', [
      'The Tarn Track Tote holds all that you need for a day outdoors with ease.',
      'Contrast detailing.',
      'Nylon lining',
    ]);
    expect(listing).toMatchObject({
      meta_description: 'The Tarn Track Tote holds all that you need for a day outdoors with ease.',
    });
  });

  it('does not say a name that the text has in quotation marks twice', async () => {
    const listing = await write('shopify', "Sailor, You're Home", [
      '"Sailor, You\'re Home" — a hand-printed postcard with a harbor at dusk. The back is blank.',
    ]);
    const meta = 'meta_description' in listing ? listing.meta_description : '';
    expect(meta).toMatch(/^Sailor, You're Home — a hand-printed/u);
  });
});

describe('lines in a store listing', () => {
  it('have no single letters', async () => {
    const { description } = await write('shopify', 'Tarn Chard Seed', [
      'Stems in five colors',
      'J',
      'F',
      'M',
      'Sow one inch deep',
    ]);
    expect(description).not.toMatch(/<li>[JFM]<\/li>/u);
  });

  it('have no heading above the last line of a section whose other lines are elsewhere', async () => {
    const { description } = await write('woocommerce', 'Tarn Desk Lamp', [
      'The Tarn Desk Lamp lights a whole desk without glare. Its arm stays where you put it.',
      'Key Features',
      'Dims in ten steps with one hand',
      'Magnet holds the head to steel',
      'Cable runs inside the arm',
      'Base takes a clamp for shelves',
      'Technical Specifications',
      'Power Rating',
      '9 W',
      'Light Source',
      'LED',
    ]);
    expect(description).not.toContain('Key Features');
    expect(description).toContain('<li>Power Rating: 9 W</li>');
  });

  it('keep ranges below a lead as they are', async () => {
    const { description } = await write('shopify', 'Tarn Swim Vest', [
      'Weight Range:',
      'KG: 18 - 25',
      'LBS: 40 - 55',
    ]);
    expect(description).toContain('Weight Range: KG 18 - 25, LBS 40 - 55');
  });

  it('keep a line that says more than the name', async () => {
    const { description } = await write('shopify', "Fell Patrol Boys' Winter Beanie & Glove Set", [
      'Hand wash',
      'Official Fell Patrol knitted beanie and glove set',
    ]);
    expect(description).toContain('Official Fell Patrol knitted beanie and glove set');
  });

  it('keep the features in a row of styles, unless all are said', async () => {
    const jacket = { category: 'Women > Jackets' };
    const row = 'Style_General: Jacket, Soft Shell, Full zip';
    const { description } = await write(
      'shopify',
      'Tarn Ridge Jacket',
      ['Two pockets', row],
      jacket,
    );
    expect(description).toContain('Style: Jacket, Soft Shell, Full zip');
    const said = ['A soft shell with a full zip and a hood', row];
    const short = await write('shopify', 'Tarn Ridge Jacket', said, jacket);
    expect(short.description).not.toContain('Style');
  });

  it('keep a part that its maker talks about, and how many there are to collect', async () => {
    const { description } = await write('shopify', 'Tarn 38" Longboard', [
      'Fell trucks - we use only the best trucks, for balance and style.',
      'Abec 9 bearings - we use only the best bearings in our boards.',
      'Collect all 12 boards of the series',
    ]);
    expect(description).toContain('Fell trucks - we use only the best trucks');
    expect(description).toContain('Collect all 12 boards');
  });

  it('have no row without a value, and do not open on what goes on from another line', async () => {
    const { description } = await write('shopify', 'Tarn Pennant Banner', [
      'Hand wash',
      'No Closure closure',
      'With attached flags, 5 in wide',
      'Letters in pink and blue on burlap',
    ]);
    expect(description).not.toContain('Closure');
    expect(description).toMatch(/Letters[^]*With attached/u);
  });

  it('have a cry in a few words last, and a call to check the fit at all', async () => {
    const { description } = await write('woocommerce', 'Tarn 12-Dart Refill Pack', [
      'Tarn Refill Pack includes 12 foam darts',
      'Darts are compatible with Tarn and Fell blasters',
      'Tested and approved for performance and quality',
      'Tarn or Nothin’!',
      "Please consult your user's manual to ensure this is the correct part",
    ]);
    expect(description).not.toMatch(/^<[^]{0,10}Tarn or/u);
    expect(description).toContain("your user's manual");
  });

  it('keep a name of two words in a line in capitals', async () => {
    const { bullets } = await write('amazon', 'Wooly-Fox Ice Cream Set', [
      'MEET THE ICE CREAM MAKER – This electronic toy can make your wackiest dreams come true.',
      'AMAZING WOOLY-FOX COLOR SWIRL COMPOUND – With 2 Wooly-Fox colors in a 4-ounce can.',
      'SILLY SOUNDS AND MOTION – When you lift her mane, she makes over 9 silly sounds.',
    ]);
    expect(bullets.join(' ')).toContain('Amazing Wooly-Fox color swirl compound');
  });

  it("keep the capitals of a part's number", async () => {
    const { description } = await write('shopify', 'Tarn XM38X06 Motor Mount', [
      'Part number XM38X06',
      'Plate is 40 X 55 mm',
    ]);
    expect(description).toContain('Part number XM38X06');
    expect(description).toContain('40 x 55 mm');
  });

  it('come after a slogan that is all the text there is', async () => {
    const { description } = await write('woocommerce', 'Tarn Piggy Bank', [
      'Made from glazed ceramic with a high gloss finish',
      'Design is printed on both sides',
      'You say it. You pay it.',
      'Slot on the top, opening on the bottom',
      'Arrives in a gift box',
    ]);
    expect(description).toContain('<li>');
  });

  it('keep the name of a sound format', async () => {
    const { description } = await write('shopify', 'Tarn Soundbar', [
      'DTS:X and two subwoofers',
      'Port:HDMI',
    ]);
    expect(description).toContain('DTS:X and');
    expect(description).toContain('Port: HDMI');
  });
});

describe('an Amazon description', () => {
  it('keeps the label above sizes', async () => {
    const { description } = await write('amazon', 'Tarn Liner Skate Helmet', [
      'Classic skate helmet for kids and adults, with a shell that takes a knock and a liner that wicks',
      'The liner attaches with hook-and-loop tape and comes out for cleaning',
      'Available in three sizes: S fits 20.6–21.3 in, M fits 21.4–22 in, L fits 22.1–22.9 in',
    ]);
    expect(description).toContain('Available in three sizes: S fits');
  });

  it('is not empty if one line holds all sentences', async () => {
    const name = '30 Pieces Striped Paper Party Favor Bags with Handle Assorted Colors (Rainbow)';
    const { description } = await write('amazon', name, [
      `${name}Size: 8.7 x 6.3 x 3.1 inch paper bag.5 bags for each color.Easy for standing up and carrying.These colorful gift bags are perfect for birthday bags, party bags, retail bags, and more..`,
    ]);
    expect(description).not.toBe('');
  });
});

describe('search phrases', () => {
  it('do not call a stand by the name of the thing on it', async () => {
    const listing = await write(
      'shopify',
      'Long Neck Foam Wig Stand',
      ['Light weight foam bust', 'Costumers wig and jewelry model'],
      { category: 'Costumes > Women > Wigs' },
    );
    expect(listing.keywords.filter((phrase) => phrase.endsWith('wig'))).toEqual([]);
  });
});
