import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('tags', () => {
  it('are a whole name in its own case, if nothing shows where its product begins', async () => {
    const { product_tags: tags } = await write(
      'woocommerce',
      "Mrs. Tansley's Deep Sea Sticker Activity Set, Multicolor",
      ['Durable sticker sheets that peel off and stick again.'],
    );

    expect(tags).toEqual(["Mrs. Tansley's Deep Sea Sticker Activity Set"]);
  });

  it('never separate an adjective from its noun', async () => {
    const { product_tags: tags } = await write('woocommerce', 'Ardsley Dual Screen Laptop', [
      'A light laptop for work on the road.',
    ]);

    expect(tags[0]).toBe('Ardsley Dual Screen Laptop');
    expect(tags).not.toContain('screen laptop');
  });

  const tagsOf = async (name: string, lines: readonly string[], category?: string) => {
    const more = category === undefined ? {} : { category };
    return (await write('woocommerce', name, lines, more)).product_tags;
  };

  it('are not cut out of the part of a name before what the product is', async () => {
    const tags = await tagsOf(
      'Larkfell Rail Wooden Fairy Town Train Set',
      ['A set of 75 pieces with a bridge and an engine shed.'],
      'Toys & Games > Train Sets',
    );

    expect(tags).toContain('train set');
    expect(tags).not.toContain('town train set');
  });

  it('keep a word that distinguishes one set from another', async () => {
    const tags = await tagsOf(
      'Hobnail Travel Chess Set',
      ['The board folds flat over its pieces.'],
      'Toys & Games > Chess Sets',
    );

    expect(tags).toContain('hobnail travel chess set');
  });

  it('are not half of a pair', async () => {
    const tags = await tagsOf(
      'Larkfell Howl & Yip Board Game',
      ['A game of chase for the whole family.'],
      'Toys & Games > Board Games',
    );

    expect(tags).toContain('board game');
    expect(tags).not.toContain('yip board game');
  });

  it("don't shorten a longer phrase that the features use", async () => {
    const tags = await tagsOf('Larkfell Lucky Snowball Snowbrick Maker Set', [
      'The snowbrick maker set is perfect for all ages.',
    ]);

    expect(tags).toContain('snowbrick maker set');
    expect(tags).not.toContain('maker set');
  });

  it('say who the product is for, according to its category', async () => {
    const tags = await tagsOf(
      'Larkfell Trail Jacket',
      ['A jacket with sealed seams.'],
      'Men > Tops > Jackets',
    );

    expect(tags).toContain("men's jacket");
  });

  it('never mistake a series for the product', async () => {
    const tags = await tagsOf('Tollgate Hardcase Lipo Battery Pack Racing Series, Black', [
      'Battery',
    ]);

    expect(tags.join()).not.toContain('series');
  });

  it('are never only the maker', async () => {
    const tags = await tagsOf("Tollgate's Costume Co - Hero Child Gauntlets", [
      'One size fits most children.',
    ]);

    expect(tags).toContain('hero child gauntlets');
    expect(tags.join()).not.toContain('Costume Co');
  });
});

describe('tags and keywords', () => {
  const tagsOf = async (name: string, lines: readonly string[], category?: string) => {
    const more = category === undefined ? {} : { category };
    return (await write('woocommerce', name, lines, more)).product_tags;
  };

  it('are the name, not a store department, if nothing says what the product is', async () => {
    const tags = await tagsOf(
      'Ardsley Coco Noir Eau De',
      ['Coco Noir is an elegant and mysterious fragrance with notes of grapefruit.'],
      'fragrances',
    );

    expect(tags).toEqual(['Ardsley Coco Noir']);
  });

  it.each([
    ['Carbon Steel Pan 12 Inch with Lid', 'carbon steel pan', 'pan inch'],
    ['Folding Ladder 11 FT Aluminum', 'Folding Ladder Aluminum', 'ft aluminum'],
    ['Kitten Training Mats 60 Count 20x20', 'kitten training mats', 'mats count'],
    ['Set of 6 Juice Glasses, 12 oz', 'juice glasses', 'set of juice glasses'],
  ])('leave out quantities: %s', async (name, tag, clipped) => {
    const tags = await tagsOf(name, ['Two clips hold it.', 'Wipe with a damp cloth.'], 'Home');

    expect(tags).toContain(tag);
    expect(tags.join()).not.toContain(clipped);
  });

  it.each([
    ['Enameled Cast Iron Grill Pan Deep', 'iron grill pan'],
    ['Hand Dyed Alpaca Lace Yarn', 'dyed alpaca lace yarn'],
    ['Rolled 18K Gold Filled Rope Chain Anklet', 'filled rope chain anklet'],
  ])('keep words together that belong together: %s', async (name, clipped) => {
    expect(await tagsOf(name, ['Made of iron, gold and alpaca.'], 'Home')).not.toContain(clipped);
  });

  it('are not store departments', async () => {
    const tags = await tagsOf('Linen Apron', ['Crosses at the back, with no ties.'], 'Handmade');

    expect(tags).toEqual(['linen apron']);
  });

  it('leave no bare number', async () => {
    const tags = await tagsOf(
      'Tollgate – 3 Car Garage – Shape Sorting Toy',
      ['Push the button on top to see the car leave the garage by itself.'],
      'Toys & Games > Play Vehicles > Vehicle Playsets',
    );

    expect(tags).not.toContain('car garage');
  });

  it('read a slash as "or"', async () => {
    const tags = await tagsOf(
      'Jay Tollgate JoJo Sweet Life Curtain/Drapes',
      ['These drapes will make any room in your house pop.'],
      'Home & Kitchen > Window Treatments > Curtain Panels',
    );

    expect(tags).not.toContain('sweet life');
    expect(tags[0]).toBe('Jay Tollgate JoJo Sweet Life Curtain/Drapes');
  });

  it('have the model, what the category calls it, and the material', async () => {
    expect(await tagsOf('Larkfell Galaxy S10', ['A phone for travel.'], 'smartphones')).toEqual([
      'Larkfell Galaxy S10',
    ]);
    const pens = await tagsOf(
      'Larkfell Fountain Pen',
      ['Brass', 'Writes at once.'],
      'Office > Pens',
    );
    expect(pens).toEqual(['Larkfell Fountain Pen', 'brass pen']);
  });

  it("use no level of the category that the features don't support", async () => {
    const tags = await tagsOf(
      'Larkfell Infant Rocker',
      ['Calming vibrations help soothe and comfort your baby'],
      'Baby Products > Bouncers',
    );

    expect(tags.join()).not.toContain('bouncers');
  });

  it('use no store department, and take the noun from the name if nothing else has it', async () => {
    expect(await tagsOf('Tongs', ['Grips and turns.'], 'kitchen-accessories')).toEqual(['tongs']);
    const pins = await tagsOf(
      'Wooden Rolling Pin',
      ['The Wooden Rolling Pin is for dough.'],
      'kitchen',
    );
    expect(pins).not.toContain('pin');
    expect(
      await tagsOf(
        'Larkfell Rucksack',
        ['Books and clothes fit into the roomy Larkfell Rucksack.'],
        'Women > Gear > Bags',
      ),
    ).toEqual(['Larkfell Rucksack']);
  });

  it.each([
    [
      'Larkfell 20000 Power Bank USB-C',
      'Electronics > Chargers & Power Banks',
      'Larkfell Power Bank USB-C',
    ],
    ['Larkfell Floating Shelf, 60 cm', 'Home > Furniture > Shelves', 'Larkfell Floating Shelf'],
    ['Linen Duvet Cover Set King', 'Home > Bedding > Duvet Covers', 'linen duvet cover set'],
  ])('end in the noun of the category, not in a size: %s', async (name, category, tag) => {
    const tags = await tagsOf(name, ['Comes in a box.'], category);

    expect(tags).toContain(tag);
    expect(tags.join()).not.toMatch(/20000|king/iu);
  });

  it('say what kind of game a game is', async () => {
    const tags = await tagsOf('Rec-Tek Over the Door Skeet Hunt Game for Kids', [
      'Sets up in minutes on any door.',
    ]);

    expect(tags).toContain('Rec-Tek Over the Door Skeet Hunt Game');
    expect(tags).not.toContain('hunt game');
  });
});

describe('a focus keyphrase', () => {
  it('is what the product is, and no brand alone', async () => {
    const { focus_keyphrase: keyphrase } = await write('woocommerce', 'Tollgate – 3 Car Garage', [
      'The doors open with a red key, a blue key and a green key.',
    ]);

    expect(keyphrase).toBe('Tollgate 3 Car Garage');
  });
});
