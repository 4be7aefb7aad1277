import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('Amazon bullets', () => {
  it('keep with an opening what makes good on it', async () => {
    const { bullets } = await write('amazon', 'Larkfell Airway Tee', [
      "Don't be fooled by its classic style; the Larkfell Airway Tee is all performance. Its light blend " +
        'of fabrics wicks away moisture to keep you cool.',
      'Relaxed fit',
      'Short sleeves',
    ]);
    expect(bullets[0]).toMatch(/^Don't be fooled .* wicks away moisture to keep you cool$/u);
  });

  it('begin with the answer to a question', async () => {
    const { bullets } = await write('amazon', 'Larkfell Airway Tee', [
      'Need an everyday tee that keeps you dry? The Larkfell Airway Tee is a wicking knit that funnels ' +
        'moisture away from your skin.',
      'Relaxed fit',
      'Short sleeves',
    ]);
    expect(bullets[0]).toMatch(/^The Larkfell Airway Tee is a wicking knit/u);
  });

  it('name where it is made if there is room, and keep the order of a text', async () => {
    const { bullets } = await write('amazon', 'Larkfell Selfie Lamp', [
      'The Larkfell Selfie Lamp is a light for video calls. Attach it to your phone for well-lit photos.',
      'Dims in ten steps',
      'Folds flat for a bag',
      'Made in the USA',
    ]);
    expect(bullets[1]).toMatch(/^Attach it/u);
    expect(bullets.at(-1)).toBe('Made in the USA');
  });

  it.each([
    'Butyl bladder guarantees true shape',
    'The valve guarantees a secure seal',
    'Made of woven threads that guarantee its durability',
  ])('keep a guarantee of what a part does: %s', async (line) => {
    const { bullets, pro_tip } = await write('amazon', 'Larkfell Volleyball', [
      'Official size outdoor volleyball',
      line,
      'Three colors help to see it turn',
    ]);
    expect(bullets).toContain(line);
    expect(pro_tip).not.toContain('Amazon');
  });

  it('leave out guarantees of something that the product doesn’t do', async () => {
    const { bullets } = await write('amazon', 'Larkfell Volleyball', [
      'Official size outdoor volleyball',
      'Larkfell guarantees happy players',
      'Three colors help to see it turn',
    ]);
    expect(bullets.join()).not.toContain('happy');
  });
});

describe('lines', () => {
  it.each([
    '100% Polyester',
    'Chenille',
    'Imported',
    'Prints within 24 Hours for immediate shipping',
  ])('do not begin with %s', async (line) => {
    const lines = [line, 'Soft otter for naps and play', 'Opens flat to a pillow', 'Blue eyes'];
    for (const platform of ['amazon', 'shopify'] as const) {
      const { description } = await write(platform, 'Larkfell Otter Pillow', lines);
      expect(description).toMatch(/^(?:Larkfell Otter Pillow<br><br>|<ul><li>)?Soft otter/u);
    }
  });

  it('say nothing again that a longer one says', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Iris Top', [
      'The Larkfell Iris Top is sleeveless, body fitting and moisture wicking for any workout.',
      '• Angled flat seams',
      '• Moisture wicking',
      '• Pink heather',
    ]);
    expect(bullets.join()).toContain('moisture wicking');
    expect(description.match(/moisture wicking/giu)).toHaveLength(1);
  });

  it.each([
    ['Larkfell Bus is one of dozens of beautiful Larkfell puzzles available', 'one of dozens'],
    ['Order the otter, the seal and many more Larkfell costumes for a group', 'many more'],
  ])('leave out what else there is to buy: %s', async (line, words) => {
    const lines = ['Sturdy board with a matte finish', line, 'Cut by hand in Oslo'];
    const { description, pro_tip } = await write('shopify', 'Larkfell Puzzle', lines);
    expect(description).not.toContain(words);
    expect(pro_tip).toContain(words);
  });
});

describe('WooCommerce short descriptions', () => {
  it('say more than a mood that names nothing', async () => {
    const { bullets } = await write('woocommerce', 'Larkfell Blooms Dress with Wings', [
      'Running in the fields is where you will find her. There is nowhere that she would rather be.',
      'The satin top sits close to the body. It lets her be as free as her spirit all day.',
      'She will flutter around in the printed skirt. It is made from layers of colored tulle.',
    ]);
    expect(bullets.join()).toContain('satin top');
  });

  it('begin with what is in the set, and with recycled plastic', async () => {
    const set = [
      'Includes 510 blocks',
      '1 figure of a museum worker, David',
      'Easy manual to read',
    ];
    const { bullets } = await write('woocommerce', 'Larkfell A12 Tank', set);
    expect(bullets.join()).toContain('510 blocks');
    const engine = ['Made in the USA', '100% recycled plastic', 'No lead, phthalates, or PVC'];
    expect((await write('woocommerce', 'Larkfell Engine', engine)).bullets.join()).toContain(
      'recycled',
    );
  });
});

describe('meta descriptions', () => {
  it('say what it is rather than what it is made of', async () => {
    const { meta_description } = await write(
      'shopify',
      "Larkfell's Harbor Guardians: Northern War Deluxe Teen Otter Child's Costume, Medium",
      [
        '100% Polyester',
        "Child's deluxe Northern War teen Otter padded costume jumpsuit with attached shoe covers and mask",
        'Washable by hand',
      ],
    );
    expect(meta_description).toContain('padded costume jumpsuit');
  });

  it('name the product without what it is for, where there is no room for that', async () => {
    const { meta_description } = await write(
      'woocommerce',
      'Larkfell Garden Adventure Picnic for WellieFriends Dolls and Otters',
      [
        'Basket with handle and flower decoration to carry all the food to a perfect spot in the sun',
        'Felt blanket with a scalloped edge',
        'Two trays with a cloud pattern',
      ],
    );
    expect(meta_description).toMatch(/^Larkfell Garden Adventure Picnic – Basket/u);
  });

  it('keep the label of a measure', async () => {
    const { meta_description } = await write('shopify', 'Larkfell Dome Tent and Tunnel', [
      'Tent size: 48" x 48" high, mesh panels provide ventilation and easy viewing',
      'Tunnel size: 6 ft. x 19 inch, it collapses flat for easy storage',
    ]);
    expect(meta_description).toContain('Tent size: 48"');
  });
});

describe('Amazon titles', () => {
  const lines = ['Lights up a whole room', 'Folds flat for a bag', 'Dims in ten steps'];

  it('begin with a brand that the name lacks, where it has room', async () => {
    const brand = { brand_name: 'Tarnside' };
    expect((await write('amazon', 'Selfie Lamp', lines, brand)).title).toBe('Tarnside Selfie Lamp');
    expect((await write('shopify', 'Selfie Lamp', lines, brand)).title).toBe('Selfie Lamp');
    const named = await write('amazon', 'The Tarnside Selfie Lamp', lines, brand);
    expect(named.title).toBe('The Tarnside Selfie Lamp');
    const long = 'Selfie Lamp with a Clip for Phones and Tablets of Every Size, Dimmable';
    expect((await write('amazon', long, lines, brand)).title).toBe(long);
  });

  it('show no marks of a trademark, and no words of Amazon', async () => {
    expect((await write('amazon', 'Larkfell LumaTech™ Tee', lines)).title).toBe(
      'Larkfell LumaTech Tee',
    );
    const exclusive = 'Larkfell Shake and Wobble Ball Amazon Exclusive, Purple';
    const listing = await write('amazon', exclusive, lines);
    expect(listing.title).toBe('Larkfell Shake and Wobble Ball, Purple');
    expect(JSON.stringify(await write('woocommerce', exclusive, lines))).not.toMatch(
      /Ball Amazon/u,
    );
  });

  it('do not end on a word that they have', async () => {
    const name = 'Tarnside Harbor Princess Otter Figure in Soft Touch Vinyl Key Ring Key Accessory';
    expect((await write('amazon', name, lines)).title).not.toMatch(/Key$/u);
  });
});

it('a cut title has how many there are before the color', async () => {
  const name =
    'Larkfell 5-3301, 9" ReedLight Garden Lantern Harbor Grade, Amber, 8 Hour Burning (Case of 30)';
  const { title } = await write('amazon', name, ['Wax lanterns with a wick of cotton']);
  expect(title).toContain('(Case of 30)');
  expect(title).not.toContain('Amber');
});
