import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('the lines of a meta description', () => {
  const metaOf = async (name: string, lines: string[], category = '') =>
    (await write('shopify', name, lines, { category })).meta_description;

  it('have no record of a shop, no measure of the name again and no life of its author', async () => {
    const records = ['Pom-pom former', 'Easy to wind', 'The Item Package Weight is: 0.07 lb'];
    expect(await metaOf('Tarn Small Pom-Pom Maker', records)).not.toContain('Weight');
    const bulb = ['60-watt power', 'Uses 70% less energy than the bulbs of old'];
    expect(await metaOf('60-Watt Warm White LED Bulb', bulb)).not.toContain('60-watt power');
    const puzzle = ['500-Piece Puzzle', 'Pieces are cut from thick blueboard that fits tight'];
    expect(await metaOf('Tarn Moons 500 Piece Puzzle', puzzle)).toContain('thick blueboard');
    const song = [
      'Edda Maria Tarn (May 5, 1811 in Leeds, † 1874 in York) was an English composer of songs.',
      'The Four Rivers are the best known songs of Edda Tarn, and this recording has all of them.',
    ];
    expect(await metaOf('Edda Tarn: Rivers', song)).toContain('this recording has all of them');
  });

  it('have a whole sentence of a later place in a line rather than only the name', async () => {
    const meta = await metaOf(
      'Tarn Kids Insulated Snack Pouch for Boys and Girls, Good Size for Hot or Cold Snacks for School and Trips, Patterns Go with Our Caps, Blue Yaks',
      [
        'DO YOUR PART – Say “goodbye” to all those brown paper bag days of old, to the crumbs at the bottom of them, and “hello” to a far more thoughtful and far less crumpled approach to snack time on any day of a long week. Reduce waste and save money with our snack pouch!',
      ],
    );
    expect(meta).toMatch(/– Reduce waste and save money with our snack pouch\.$/u);
  });

  it('have one mark after a name that ends in its own', async () => {
    const meta = await metaOf('Tarn Dash – The Quickest Game!', [
      'Two players race through a deck of cards in this game of keen eyes',
    ]);
    expect(meta).toMatch(/^Tarn Dash – The Quickest Game! Two players/u);
  });

  it('say what a garment is rather than how it runs', async () => {
    const meta = await metaOf('TARN Sailor Jean', [
      'Wide leg sailor fit.',
      'Washed denim.',
      'Button fly detailing.',
      'Small to size, choose size up.',
    ]);
    expect(meta).toContain('Button fly detailing.');
    expect(meta).not.toContain('size');
  });

  it('have what a belt is made of before a bare measure', async () => {
    const meta = await metaOf('Plain Leather Plaited Belt', [
      '2" W',
      '100% Leather',
      'Plaited pattern',
      'Square metal buckle',
    ]);
    expect(meta).toContain('100% Leather. Plaited pattern. Square metal buckle.');
    expect(meta).not.toContain('2"');
  });

  it('are the first of the input that fit, in its order, with what it measures last', async () => {
    expect(
      await metaOf('Tarn RX40 Camera', [
        '18-55 mm zoom lens.',
        '3.0" screen with image editing.',
        'Built-in flash with three modes.',
        'Memory card slot.',
        '5" x 3" x 4"',
      ]),
    ).toMatch(
      /^Tarn RX40 Camera – 18-55 mm zoom lens\. 3\.0" screen with image editing\. Built-in flash/u,
    );
    expect(
      await metaOf('Larkfell Felt Hat', ['Measures 15" x 12"', 'Made of felt', 'Folded cuff']),
    ).toBe('Larkfell Felt Hat – Made of felt. Folded cuff. Measures 15" x 12".');
  });

  it.each([
    ['what is sold separately', 'Shoes and stockings available separately', 'separately'],
    ['one product in the box', '1 costume', '1 costume'],
    ['what a box lacks', 'The base has a sticker, but not a seal of the maker', 'seal'],
    ['since when the maker is there', 'Larkfell has made costumes since 1963', '1963'],
    ['someone without a name', 'Start the game by squeezing his wrist', 'his wrist'],
    ['several things without a name', 'When you build them, the fun is even better', 'build them'],
  ])('never mention %s', async (_what, line, words) => {
    const meta = await metaOf('Larkfell Harbor Costume', [line, 'Striped top with a wide collar']);
    expect(meta).toBe('Larkfell Harbor Costume – Striped top with a wide collar.');
    expect(meta).not.toContain(words);
  });

  it('keep a label that is the subject of what it says', async () => {
    expect(
      await metaOf('Larkfell 84 Inline Skate', [
        'Dial System - Tightens or loosens the boot with a twist of a knob',
      ]),
    ).toContain('Dial System - Tightens or loosens the boot');
  });

  it('keep what is in the box below its label', async () => {
    expect(
      await metaOf('Larkfell Laundry Hamper', [
        'Includes: Natural wood stand and a mesh liner that comes out easily',
      ]),
    ).toBe(
      'Larkfell Laundry Hamper – Includes: Natural wood stand and a mesh liner that comes out easily.',
    );
  });

  it('keep the label of contents that read as a sentence', async () => {
    expect(
      await metaOf('Larkfell Laundry Hamper', [
        'Includes: Natural wood stand and removable mesh liner comes out easily for toting laundry',
      ]),
    ).toContain('Includes: Natural wood stand');
  });

  it('cut no age and no title at its colon', async () => {
    const puzzle = await metaOf(
      'Larkfell Creek - Busy Otter - Two-Sided 24-Piece Jigsaw Puzzle for Kids Ages 3 & Up, Multicolor',
      ['Beautifully illustrated puzzle that is 13 in wide and 9.5 in high.'],
    );
    expect(puzzle).toContain('Ages 3 & Up. Beautifully illustrated');
    expect(
      await metaOf('Tarn Bay Board Game', [
        'In Tarn Bay: The hunt for Ann Ray, there is a new otter in town.',
      ]),
    ).toContain('In Tarn Bay: The hunt for Ann Ray');
  });

  it('say nothing twice', async () => {
    expect(
      await metaOf('Larkfell Harbor Otter Latex Mask', [
        '100% Latex',
        'Adult size latex mask',
        'Eye holes with a wide view',
      ]),
    ).toBe('Larkfell Harbor Otter Latex Mask – 100% Latex. Eye holes with a wide view.');
  });

  it('never have a size that the product cannot have', async () => {
    const lines = [
      'Snack Boxes are 430"H x 60"W x 3"D',
      'Made of polypropylene without lids to lose',
    ];
    const meta = await metaOf('Larkfell Green Snack Box', lines);
    expect(meta).not.toContain('430');
    expect(meta).toContain('polypropylene');
    const rug = await metaOf('Larkfell Hall Rug', ['The rug measures 130"L x 30"W'], 'Rugs');
    expect(rug).toContain('130');
  });

  it('leave out a scrap of the list after the sentence of a text', async () => {
    const meta = await metaOf('Sorrel Shorts', [
      'The Sorrel Shorts take a classic stripe and give it the clean line of a dress short. A soft scalloped hem finishes these shorts and makes them look truly elegant.',
      'Elastic drawstring waist',
      'Sit just above the hip',
    ]);
    expect(meta).not.toContain('Sit just');
  });

  it('skip no sentence before one that goes on from it', async () => {
    const meta = await metaOf('Sorrel Skirt', [
      'The Sorrel Skirt has a wide circle that lends itself to all sorts of drama. Take it for a turn. The soft and stretchy fabric is ready for a long night of dancing. Just be ready for whatever comes.',
    ]);
    expect(meta).not.toContain('Just be');
  });

  it('are in the order of the input', async () => {
    const meta = await metaOf('Saltmarsh', [
      'Go back to the world of the tide and join the struggle between the keepers',
      'A tense game of secret roles for four to nine players',
      'Three modes and many extra roles add a lot of variety to every game of saltmarsh',
    ]);
    expect(meta).toBe(
      'Saltmarsh – Go back to the world of the tide and join the struggle between the keepers. A tense game of secret roles for four to nine players.',
    );
  });

  it('open on no warning against a first impression', async () => {
    const meta = await metaOf('Tarn WickTech Tee', [
      "Don't be fooled by the plain look of our Tarn WickTech Crew Neck Tee. This training top features the same sweat-wicking technology as the dearer tees of our range.",
      'Flat seams for comfort.',
    ]);
    expect(meta).toContain('sweat-wicking');
    expect(meta).not.toContain('fooled');
  });

  it('have a cut name that says what the product is', async () => {
    const meta = await metaOf(
      'Larkfell 20117 Party-Time, Smile Skipping Cord, Supplies, Multicolor, 70" Party Favors, One Size',
      [
        '1 skipping cord',
        'Blue and white striped cord made from durable material and a grip with a smile design',
      ],
      'Party Supplies > Favors',
    );
    expect(meta).toMatch(/Cord – Blue|^Blue and white striped cord/u);
  });

  it('name the product if a sentence about its fan or its pieces does not', async () => {
    const outfit = await metaOf(
      'Larkfell Toys Blue Rag Doll Jacket and Striped Dress for 12" Larkfell Toys Soft Doll with Additional Matching Hair Accessories',
      [
        'Includes blue jacket, striped dress & matching bow hair ties',
        'Dressing up for a day out with the best of friends has never been easier',
      ],
    );
    expect(outfit).toContain('Rag Doll Jacket and Striped Dress – Includes');
  });
});

describe('the name before a meta description', () => {
  it('does not end in a lone quotation mark', async () => {
    const { meta_description } = await write(
      'shopify',
      'Tarnside Oak Barrel " In Oak We Trust" Twin Flag Thin Line Reclaimed',
      [
        'So, I was looking to paint a flag on an oak barrel but could not make up my mind so I painted two.',
      ],
    );
    expect(meta_description).not.toContain('"');
    expect(meta_description).toMatch(/^Tarnside Oak Barrel – /u);
  });
});

describe('the label of the statement after the name', () => {
  const metaOf = async (lines: readonly string[]) =>
    (await write('shopify', 'Tarn Wall Basket', lines)).meta_description;

  it.each([
    'Easy Installation – Comes with a strong adhesive back for damp and dry walls.',
    'Design: Open wire frame with three long hooks and a curved rim.',
    'Heavy Duty Strength – Made with thick steel that holds wet and dry towels.',
  ])('is left out if it adds nothing: %s', async (line) => {
    expect(await metaOf([line, 'Color: Gray'])).not.toMatch(/Installation|Design|Strength/u);
  });

  it('stays if it is what the value is about', async () => {
    const line = 'Handle – Made of oiled oak from the woods around Larkvane.';
    expect(await metaOf([line, 'Color: Gray'])).not.toContain('Basket – Made of');
  });

  it('has no scrap of two words after a long statement', async () => {
    const text = await metaOf([
      'Open wire basket with adhesive back, towel rail and soap shelf',
      'Curved Rim',
      'Gray',
    ]);
    expect(text).not.toContain('Curved Rim');
  });
});
