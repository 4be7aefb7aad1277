import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** Where a store's short description ends and its long one begins. */
describe("a store's short description", () => {
  it('takes the opening out of a text that still opens on the product', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Hiking Boots', [
      'The Tarn Hiking Boots are cut from waxed leather.',
      'These boots keep out rain and mud, and their soles hold on any rock.',
      'Hooks at the ankle make them quick to lace.',
    ]);
    expect(bullets).toEqual(['The Tarn Hiking Boots are cut from waxed leather.']);
    expect(description).toMatch(/^<p>These boots keep out rain/u);
  });

  it('is the opening of a text rather than rows of a sheet', async () => {
    const { bullets } = await write('woocommerce', 'Hardhat with Lamp', [
      'This hardhat is made for night work. It has a bright lamp in front that comes off with one hand. The shell takes a fall and sheds the rain.',
      'Batteries: AA',
      'Shell material: polyethylene',
      'Width: 9 in',
    ]);
    expect(bullets).toEqual([
      'This hardhat is made for night work. It has a bright lamp in front that comes off with one hand.',
    ]);
  });

  it('opens on the first line, also above lines that belong together', async () => {
    const { bullets } = await write('woocommerce', 'Tarn Buggy Model Kit', [
      'Snaps together without glue or paint',
      'This kit is modeled after the buggy of 1987',
      "Like most buggies, it's at home on sand, in mud and on any road that you lay out for it",
    ]);
    expect(bullets[0]).toMatch(/^Snaps together/u);
  });

  it('has other products of a range below what is sold', async () => {
    const { description } = await write('woocommerce', 'Tarn Finger Puppet Lizard', [
      'The opening for a finger is in the base of the puppet',
      'Other finger puppets in the range are made for stories, rhymes and songs from the farm',
      'Can be a puppet or a soft toy for play',
    ]);
    expect(description).toMatch(/soft toy for play.*Other finger puppets/u);
  });

  it('continues from a call to the reader to the first sentence with a fact', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Bench, 60 in.', [
      'Add this handsome and roomy bench to your garden furniture. The bench has a frame of welded steel and seats three. The slats are oiled ash, and the feet keep it level on any lawn. A coat of lacquer keeps rust away from the frame for many years.',
      'Load: 400 lbs.',
    ]);

    expect(bullets.slice(0, 1)).toEqual([
      'Add this handsome and roomy bench to your garden furniture. The bench has a frame of welded steel and seats three.',
    ]);
    expect(description).toMatch(/^<p>The slats are oiled ash/u);
  });

  it('is only a call if a description would have too little without what it calls to', async () => {
    const fact = 'This light skirt has a lined waist, a hidden pocket and a pleated hem';
    const { bullets, description } = await write('woocommerce', 'Pleated Linen Skirt', [
      'Elevate your summer wardrobe with our pleated linen skirt.',
      `${fact}.`,
      'A cool choice for long days.',
    ]);

    expect(bullets).toEqual(['Elevate your summer wardrobe with our pleated linen skirt.']);
    expect(description).toContain(`<p>${fact}.`);
    expect(description).not.toContain('Elevate');
  });

  it('has a phrase that says what the product is, which is no call', async () => {
    const { bullets } = await write('woocommerce', 'Tarn Wolves Shirt', [
      'Licensed heavy cotton shirt in gray with the Tarn Wolves crest.',
      'The cloth was washed before it was cut, so the shirt keeps its size.',
      'A warm choice for long games.',
    ]);

    expect(bullets[0]).toBe('Licensed heavy cotton shirt in gray with the Tarn Wolves crest.');
  });

  it('has the call above a list, and leaves the rest to the long one', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn World Yak & Rider Figures', [
      'Get ready for long days of adventure with Tarn World!',
      'Sculpted after the animals of the hills, these figures stand 4 inches tall',
      'Each rider comes with a saddle or a lantern',
      'Reins are made of waxed cord that little hands can tie',
    ]);

    expect(bullets[0]).toBe('Get ready for long days of adventure with Tarn World');
    expect(bullets[1]).toContain('4 inches tall');
    expect(description).toContain('waxed cord');
    expect(description).not.toContain('Get ready');
  });

  it('is a sentence of a paragraph below a label, and the long one is the rest of it', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Crib Quilt, Yak Land', [
      'Imported',
      'SLEEP TIGHT – Bedtime is a joy when your child is wrapped in the soft Tarn Crib Quilt! The quilt measures 40 x 50 inches and fits any crib of a common size. Between the brushed cotton and the yaks in bold colors, little ones will be dreaming of the hills soon.',
    ]);

    expect(bullets).toHaveLength(1);
    expect(bullets[0]).toMatch(/wrapped in the soft Tarn Crib Quilt!$/u);
    expect(description).toMatch(/^<p>The quilt measures 40 x 50 inches/u);
  });

  it('leaves the long one a feature above limits and rules to read elsewhere', async () => {
    const { description } = await write('woocommerce', 'Tarn CL-9 Blue Tally Pegs in Hang Pack', [
      'Tarn blue wooden tally pegs',
      'For use in peg pool, hole pool, row pool and the hill game',
      'With a printed board, a bag and a felt to play them on',
      'Each peg set sold separately, subject to availability',
      'Full rules are available from the Peg Club of Leeds',
    ]);

    const items = [...description.matchAll(/<li>(.*?)<\/li>/gu)].map(([, item]) => item);
    expect(items[0]).toMatch(/^With a printed board/u);
    expect(items.join(' ')).toContain('sold separately');
  });

  it('leaves a line that heads a paragraph above it', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Note 9', [
      'Newest core of its kind',
      'The Tarn Note 9 works twice as fast as the first one and now holds 8 GB in its memory.',
      'Sharp screen',
      'Its panel shows two million dots. For the desk at home, you can join a second screen of the same size to it.',
      'Made for a life on the road',
    ]);

    expect(bullets.join()).not.toContain('Sharp screen');
    expect(description).toMatch(/^<p>Sharp screen\.<\/p><p>Its panel/u);
  });

  it('leaves a list below the first parts of a long name, not below the whole of it', async () => {
    const { description } = await write(
      'woocommerce',
      'Tarn Kids Insulated Snack Pouch, Good Size for Hot or Cold Snacks for School and Trips, Patterns Go with Our Caps and Tents, Blue Yaks',
      ['Lined with thick foil', 'Closes with a wide zip', 'Two straps and a loop', 'Fits a bottle'],
    );

    expect(description).toMatch(/^<p>Tarn Kids Insulated Snack Pouch[^.]*</u);
    expect(description).not.toContain('Patterns Go with');
  });

  it.each([
    [
      'a note',
      'The Tarn bead set has forty glass beads on a waxed cord, each of them rolled by hand in a small kiln.',
      'Colours may differ from the picture.',
    ],
    [
      'a slogan',
      'Our brass Tarn lantern holds two candles behind thick glass and hangs from any hook.',
      'Brighten your evenings with warmth today!',
    ],
    [
      'a sentence that points back',
      'The first sip opens on ripe plums and toasted oats, with a little smoke behind them.',
      'These give way to a long finish of cocoa, cloves and candied orange.',
    ],
  ])('leaves the whole text to the description above %s', async (_what, first, last) => {
    const { description } = await write('woocommerce', 'Tarn No. 4', [`${first} ${last}`]);
    expect(description).toBe(`<p>${first} ${last}</p>`);
  });

  it('is not told twice if the rest says what to do for a purpose', async () => {
    const first =
      'The amber tin deepens the grain of oak and walnut, while the clear tin keeps pale ash as it is.';
    const last =
      'To get the warmest shine on any table, simply rub Tarn Beeswax Polish over a coat of Tarn Wood Oil.';
    const { bullets, description } = await write('woocommerce', 'Tarn Beeswax Polish', [
      `${first} ${last}`,
    ]);
    expect(bullets).toEqual([first]);
    expect(description).toBe(`<p>${last}</p>`);
  });
});

describe('a short description of a few lines', () => {
  it('goes on from a line that only repeats the name', async () => {
    const { bullets } = await write('woocommerce', 'Larkmoor Friends Fox Large Plush Basket', [
      'Fox plush basket',
      'Made with 80% polyester and 20% cotton',
      'Multi-purpose toy and helper',
    ]);
    expect(bullets.slice(0, 2)).toEqual([
      'Fox plush basket',
      'Made with 80% polyester and 20% cotton',
    ]);
  });
});
