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

  it('have no heading above the last line of a section whose other lines stand elsewhere', async () => {
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

  it("keep the capitals of a part's number", async () => {
    const { description } = await write('shopify', 'Tarn XM38X06 Motor Mount', [
      'Part number XM38X06',
      'Plate is 40 X 55 mm',
    ]);
    expect(description).toContain('Part number XM38X06');
    expect(description).toContain('40 x 55 mm');
  });

  it('stand below a slogan that is all the text there is', async () => {
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
  it('is not empty if one line holds all sentences', async () => {
    const name = '30 Pieces Striped Paper Party Favor Bags with Handle Assorted Colors (Rainbow)';
    const { description } = await write('amazon', name, [
      `${name}Size: 8.7 x 6.3 x 3.1 inch paper bag.5 bags for each color.Easy for standing up and carrying.These colorful gift bags are perfect for birthday bags, party bags, retail bags, and more..`,
    ]);
    expect(description).not.toBe('');
  });
});

describe('search phrases', () => {
  it("do not call a thing's stand by the thing", async () => {
    const listing = await write(
      'shopify',
      'Long Neck Foam Wig Stand',
      ['Light weight foam bust', 'Costumers wig and jewelry model'],
      { category: 'Costumes > Women > Wigs' },
    );
    expect(listing.keywords.filter((phrase) => phrase.endsWith('wig'))).toEqual([]);
  });
});
