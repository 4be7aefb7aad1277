import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('a sentence with a refused word', () => {
  const sentence =
    'The Larkfell T204 Cordless Desk Lamp is a good light for any reader, and as Larkfell know their lamps, you are also guaranteed a calm evening.';

  it('loses the clause with the word, and keeps the one before it', async () => {
    const { bullets, description, pro_tip } = await write('amazon', 'Cordless Desk Lamp', [
      sentence,
      'A lamp to come home to!',
    ]);
    const shown = [...bullets, description].join('\n');
    expect(shown).toContain('The Larkfell T204 Cordless Desk Lamp is a good light for any reader');
    expect(shown).not.toMatch(/guaranteed|know their lamps/u);
    expect(pro_tip).toContain('"and as Larkfell know their lamps, you are also guaranteed a calm');
  });

  it('is left out whole if the words before it are part of a list', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Hand Balm', [
      'The balm cleans, softens, and cures dry skin on your hands.',
      'A tin holds 60 ml of balm',
      'Made in small batches from oat oil',
    ]);
    expect([...bullets, description].join('\n')).not.toContain('softens');
  });
});

describe('lines that say what a long one says, too', () => {
  const lines = [
    'Splish splash, fill the tub with the Larkfell Otter squirterz; Just dip these otter friends in water and press them for a long spray; The Larkfell Otter squirterz make any bath a river, and each otter is drawn like your favorite from the river bank books; set includes Pip, Moss and Fern',
    'Dip these otter friends in water and press them for a long spray',
    'Set includes Pip, Moss and Fern',
    'Ages 3+',
  ];

  it('are the bullets of Amazon, where the long one has no room', async () => {
    const name = 'Larkfell Otter Squirters - 3 Pack, Blue';
    const { bullets, description } = await write('amazon', name, lines);
    expect(bullets).toEqual(expect.arrayContaining([lines[1], lines[2]]));
    expect(bullets.join('\n')).not.toContain('Color:');
    expect(description.match(/Pip, Moss and Fern/gu)).toHaveLength(1);
  });

  it('appear once on the page of a store', async () => {
    const { description } = await write('shopify', 'Larkfell Otter Squirters - 3 Pack', lines);
    expect(description.match(/Pip, Moss and Fern/gu)).toHaveLength(1);
  });
});

describe('a line that only praises what another one says', () => {
  it('is left out', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Juggling Ball', [
      'Filled with millet for a calm flight',
      '100% linen stitched ball (juggling ball) for strength in all your "street shows"',
      'Beautiful 100% linen stitched ball (juggling ball) "for shows"',
      'Round as an apple',
    ]);
    expect([...bullets, description].join('\n')).not.toContain('Beautiful');
  });
});

describe('a bullet can be read on its own', () => {
  it('without "Their" of a sentence that says it again', async () => {
    const { bullets } = await write('amazon', 'Hill Walks: A Book for Slow Hikers', [
      'Old hill paths are made for slow hikers. Their course is winding, their stones wide and flat. The view changes with each bend and each season.',
      'Before the first walk, read the chapter on boots. This book with many drawings shows the right step in mud and sand.',
    ]);
    const all = bullets.join('\n');
    expect(all).not.toMatch(/^Course is/mu);
    expect(all).not.toMatch(/^Their/mu);
  });

  it('without "In addition"', async () => {
    const { bullets } = await write('amazon', 'Larkfell Wooden Drum', [
      'LIGHT AND STRONG - This drum is made of good wood, with real oak on the rim, to keep your child drumming for many years in the house and in the garden. In addition, this drum pleases the eye of your child with a ring of hand-painted swallows.',
      'PLAY A TUNE - Tap the 3 leather pads with the sticks for a low, a middle and a high note. The drum teaches rhythm as a game for the whole family to join in!',
    ]);
    expect(bullets.length).toBeGreaterThan(1);
    expect(bullets.join('\n')).not.toMatch(/^In addition/mu);
  });

  it('without the start of a remark that lost its place', async () => {
    const { bullets } = await write('amazon', 'Larkfell Doll Cart', [
      'Wheels roll and the handle folds',
      'The dolls pictured are Wren and Tansy (dolls and their hats sold separately, available on )',
      'Room in the cart for a picnic',
    ]);
    expect(bullets).toContain(
      'The dolls pictured are Wren and Tansy (dolls and their hats sold separately)',
    );
  });
});

describe('a warning inside a line', () => {
  it('keeps its capitals, and begins a sentence', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Pond Pump Controller', [
      'Controller for pond pumps, 2-4 outlets (8A) with cable clips, rain proof. Same as LPC 2204 WARNING: This controller CAN NOT be put under water! Same as 2207',
      'Genuine Larkfell parts',
      'Larkfell part number LF-PC-8',
    ]);
    expect(bullets.join('\n')).toMatch(/^WARNING: This controller CAN NOT be put under water!/mu);
    expect(description).toContain('LPC 2204. WARNING: This controller CAN NOT be put under water!');
  });
});

describe('marks of a name', () => {
  it('stay inside it in every field, and go at its end', async () => {
    const name = 'Larkfell DASH!!! and Slot Cars Track Set!!!';
    const { title, description } = await write('shopify', name, [
      'Track for DASH!!! and slot cars',
    ]);
    expect(title).toBe('Larkfell DASH!!! and Slot Cars Track Set!');
    expect(description).toContain('DASH!!! and slot cars');
  });

  it('alone leave a meta description with a word in their place', async () => {
    const { meta_description } = await write('woocommerce', '!!!', ['12', 'Blue', '14', 'Red']);
    expect(meta_description).toBe('Product');
  });
});

it('a remark keeps its periods if the sentence continues after it', async () => {
  const { description } = await write('shopify', 'Tarn Puppet', [
    'A puppet of soft cotton plush for the whole hand.',
    'Put the key into the Tarn tower (sold separately. Subject to change.) to act out a story.',
  ]);
  expect(description).toContain('(sold separately. Subject to change.) to act out a story');
});

it('a defect stays without its reference to the photos', async () => {
  const { description } = await write('shopify', 'Tarn Brass Lamp', [
    'The lamp is made of a brass stem with five glass shades. There are some small scratches on the stem (please see photos).',
  ]);
  expect(description).toContain('There are some small scratches on the stem.');
});

it("a sentence about the maker's line is about no other product", async () => {
  const { description, pro_tip } = await write('shopify', 'Button Dress', [
    'Made in Wales, The Larkfell Mainline is the first expression of designers Ada and Jo Tarn. The Button Dress has a wide skirt.',
  ]);
  expect(description).toContain('designers Ada and Jo Tarn');
  expect(pro_tip).not.toContain('another product');
});

it('a sentence keeps its main clause if it is cut off in the next', async () => {
  const { description, pro_tip } = await write('shopify', 'Tarn Oat Cake', [
    'An oat cake in the shape of a heron. Each cake of 500 grams is finished with a choice of plum or hazelnut frosting, making every bite a celebration of love and flavor for',
  ]);
  expect(description).toContain(
    'Each cake of 500 grams is finished with a choice of plum or hazelnut frosting.',
  );
  expect(description).not.toContain('celebration');
  expect(pro_tip).toContain('making every bite a celebration of love and flavor for');
});

it.each(['Choose what height you would like your lamp to be', 'Designed for the Optica SX10 IS'])(
  'a statement that ends in "be" or in the letters of a model isn’t cut off: %s',
  async (line) => {
    const { description, pro_tip } = await write('shopify', 'Tarn Desk Lamp', [
      'Oak base',
      line,
      'Linen shade',
    ]);
    expect(description).toContain(line);
    expect(pro_tip).not.toContain('cut off');
  },
);

it('what a sentence says stays if only its start or a story has a word of offers', async () => {
  const { bullets, description } = await write('woocommerce', 'Vault Room Build-out', [
    'Consistent best-selling room for new players',
    'It is as lively as the fans of that all-time best seller.',
    'Steal $3 million in diamonds!',
    'We will build the whole room and align its lights.',
    'Best seller this week, only $30!',
  ]);
  const shown = [...bullets, description].join('\n');
  expect(shown).toContain('Room for new players');
  expect(shown).toContain('that all-time best seller');
  expect(shown).toContain('$3 million');
  expect(shown).toContain('We will build the whole room');
  expect(shown).not.toMatch(/best-selling|this week/u);
});

it('a rhetorical question stays with its reply, unlike a question of fact', async () => {
  const { description } = await write('shopify', 'Larkfell Hammock', [
    'No trees? No problem. The Larkfell hammock hangs from its own steel stand. It folds flat after use. Holds two people? Yes. Its canvas dries in an hour.',
  ]);

  expect(description).toContain('No trees? No problem. The Larkfell hammock');
  expect(description).not.toContain('Holds two people');
});

it('what a product does not have is kept, unlike a warranty that it does not have', async () => {
  const { description } = await write('amazon', 'Larkfell Denim Skirt', [
    'A skirt with a slit in the front and an elastic waist.',
    'Length: Maxi',
    'Stretch: No stretch',
    'Warranty: No warranty',
    'Body: Lined',
    'Care: Hand wash cold',
    'Sheer: No',
    'Style: Casual, chic',
  ]);

  expect(description).toContain('No stretch');
  expect(description).not.toContain('warranty');
});

it('"art" ends a sentence, and is an abbreviation before a number', async () => {
  const { bullets } = await write('amazon', 'Larkfell Headphones', [
    'The Larkfell headphones stand as a piece of functional art. Wooden cups take out the hum of a room. The band folds flat (see Art. 5 of the manual).',
  ]);

  expect(bullets).toContain('Wooden cups take out the hum of a room');
});
