import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** Each text of a page says something that its other texts do not. */
describe('item highlights', () => {
  it('repeat no bullet', async () => {
    const { item_highlights: highlights } = await write('amazon', 'Larkfell Duffle Bag', [
      'The Larkfell Duffle Bag holds all that you need at the gym.',
      'Dual top handles',
      'Full-length zipper',
      'Adjustable shoulder strap',
      'Machine washable',
    ]);

    expect(highlights).toBe('');
  });

  it("label a size or a color that didn't fit in the title", async () => {
    const { title, item_highlights: highlights } = await write(
      'amazon',
      "Tollgate Novelties Party Supplies Plush Monkey Child's Mascot Costume Set, Medium",
      ['Monkey costume with a brown jumpsuit and a headpiece.'],
    );

    expect(title).not.toContain('Medium');
    expect(highlights).toBe('Size: Medium');
  });
});

describe('Amazon bullets', () => {
  it('keep a sentence with a later pronoun after the one that names the product', async () => {
    const { bullets, description } = await write(
      'amazon',
      'Larkfell Tablet',
      [
        'The Larkfell Tablet is a light tablet for reading.',
        'With a bright display, it shows every page as on paper.',
        'Warranty: 3 months warranty',
      ],
      { brand_name: 'Larkfell', category: 'tablets' },
    );

    expect(bullets).toEqual([
      'The Larkfell Tablet is a light tablet for reading',
      'With a bright display, it shows every page as on paper',
      '3-month warranty',
    ]);
    expect(description).toMatch(/^The Larkfell Tablet is a light tablet for reading\. With a/u);
  });

  it('leave out a measurement without a unit', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Pan', [
      'The Larkfell Pan browns fish and vegetables evenly.',
      'Its coating lets food slide off.',
      'Weight: 10',
      'Warranty: 1 year warranty',
    ]);

    expect(bullets).toEqual([
      'The Larkfell Pan browns fish and vegetables evenly',
      'Coating lets food slide off',
      '1-year warranty',
    ]);
    expect(description).not.toContain('Weight');
  });
});

describe("a store's short description", () => {
  it('is the facts below a paragraph, which opens the description', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Fleece', [
      "The Larkfell Fleece is cut for long walks. What's more, it dries overnight.",
      '• Two hand pockets.',
      '• Flat seams.',
    ]);

    expect(bullets).toEqual(['Two hand pockets', 'Flat seams']);
    expect(description).toBe(
      "<p>The Larkfell Fleece is cut for long walks. What's more, it dries overnight.</p>",
    );
  });

  it('has one sentence of a paragraph if there are no facts', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Fleece', [
      'The Larkfell Fleece is cut for long walks. The lining dries overnight.',
      '',
      'Walkers in the hills have worn it for years. The seams lie flat below a pack.',
    ]);

    expect(bullets).toEqual(['The Larkfell Fleece is cut for long walks']);
    expect(description).toMatch(
      /^<p>The Larkfell Fleece is cut for long walks\. The lining dries/u,
    );
  });

  it('is the only statement that there is, and never the name', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Paper Moons', [
      'Each moon is about 5 in tall',
    ]);

    expect(bullets).toEqual(['Each moon is about 5 in tall']);
    expect(description).toBe('<p>Each moon is about 5 in tall.</p>');
  });

  it.each([
    ['Size: Small, Large', '<li>Size: Small, Large</li>'],
    ['Color: Gold, Silver', '<li>Color: Gold, Silver</li>'],
  ])('is said again where the description would only be %s', async (choices, item) => {
    const { bullets, description, meta_description } = await write('woocommerce', 'Larkfell Pot', [
      'Clay pot for herbs and small plants',
      choices,
    ]);

    expect(bullets).toEqual(['Clay pot for herbs and small plants']);
    expect(description).toBe(`<ul><li>Clay pot for herbs and small plants</li>${item}</ul>`);
    expect(meta_description).not.toContain(choices);
  });

  it('leaves the second sentence to a text that would only be a warranty', async () => {
    const { bullets, description } = await write('woocommerce', 'Knife', [
      'The Knife is an essential kitchen tool for chopping and slicing.',
      'Its sharp blade makes it a reliable choice for preparing food.',
      'Warranty: 1 month warranty',
    ]);

    expect(bullets).toEqual(['The Knife is an essential kitchen tool for chopping and slicing']);
    expect(description).toContain('harp blade makes it a reliable choice');
  });

  it('is followed by the name if the only line says the name again', async () => {
    const { description } = await write('woocommerce', 'Larkfell Gear Set with Screws: Tarn', [
      'Larkfell Gear Set with Screws: Tarn',
    ]);

    expect(description).toBe('<p>Larkfell Gear Set with Screws: Tarn</p>');
  });

  it('is not the name in the details, which a colon parts', async () => {
    const { meta_description } = await write(
      'woocommerce',
      'Larkfell Propeller 12 x 4E: Tarnside, LFP12040E',
      ['Larkfell Propeller 12 x 4E: Tarnside, LFP12040E'],
    );

    expect(meta_description).toBe('Larkfell Propeller 12 x 4E: Tarnside, LFP12040E');
  });

  it('is a sentence if the only short line is a part of the product', async () => {
    const { bullets } = await write('woocommerce', 'Larkfell Swing Set', [
      'A swing set with an upper and a lower clubhouse, two belt swings and a slide.',
      'The upper clubhouse has a wood roof and windows. The sun porch leads to the rock wall.',
      'Standard playset ladder',
    ]);

    expect(bullets).toEqual([
      'A swing set with an upper and a lower clubhouse, two belt swings and a slide',
    ]);
  });

  it("isn't a bare material if there are features", async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Gauntlets', [
      'One size fits most children, with a flexible glove for an authentic look.',
      'Vinyl',
      '1 pair of gloves with attached gauntlets',
      'Officially licensed by the studio',
      'Hand wash',
      'Imported',
    ]);

    expect(bullets.at(0)).toBe('1 pair of gloves with attached gauntlets');
    expect(description).toMatch(/^<p>One size fits most children, with a flexible glove/u);
    expect(bullets.join()).not.toMatch(/vinyl|imported|hand wash/iu);
  });

  it('keeps a paragraph together', async () => {
    const { bullets } = await write('woocommerce', 'Larkfell Longboard', [
      "EASY RIDING: This board makes longboarding feel easy. It's stable at any speed.",
      'BOARDS FOR EVERYONE: Larkfell prides itself in boards for every rider. Whether you cruise or carve, we have what you need!',
    ]);

    expect(bullets).toEqual([
      "Easy riding: This board makes longboarding feel easy. It's stable at any speed.",
    ]);
  });
});

describe('a list in a store listing', () => {
  it('starts with what the product does rather than a bare material', async () => {
    const { description } = await write('shopify', 'Larkfell Monkey Costume', [
      'Synthetic',
      'Imported',
      'SOFT AND HUGGABLE: Brown jumpsuit with paws and an attached tail',
      'HEADPIECE: Pulls on over the head, with ears and a printed face',
    ]);

    expect(description).toMatch(/^<ul><li>Soft and huggable: /u);
    expect(description).toMatch(/<li>Imported<\/li><\/ul>$/u);
  });
});

describe('running text in a store listing', () => {
  it("doesn't absorb measurements", async () => {
    const { description } = await write('shopify', 'Larkfell Duffle Bag', [
      'The Larkfell Duffle Bag holds a basketball, sneakers and all that you need at the gym.',
      'Dual top handles',
      'Full-length zipper',
      'L 29" x W 13" x H 11".',
      'Material: Nylon, Polyester',
    ]);

    expect(description).toContain('at the gym.</p>');
  });
});

describe('a meta description', () => {
  it('is the phrase that opens the input if it is written as a sentence', async () => {
    const { meta_description: meta } = await write('shopify', 'Tollgate Ghost Hunters Ecto', [
      'Battery-operated car with lights and sounds.',
      'Push-button operation including a fun "ghost driver" mode.',
    ]);

    expect(meta).toMatch(
      /^Tollgate Ghost Hunters Ecto – Battery-operated car with lights and sounds\. Push-button /u,
    );
  });

  it('is about the product rather than its maker', async () => {
    const { meta_description: meta } = await write('shopify', 'Larkfell Demon Seed Complete', [
      'This board makes riding feel easy, with a low platform that makes pushing a breeze.',
      "We're committed to premium boards from reclaimed, recycled or upcycled materials.",
    ]);

    expect(meta).toContain('This board makes riding feel easy');
  });

  it("doesn't repeat the name if a sentence contains most of it", async () => {
    const { meta_description: meta } = await write('shopify', 'Larkfell Coco Noir Eau De', [
      'Coco Noir by Larkfell is an elegant fragrance with notes of grapefruit and rose.',
    ]);

    expect(meta).toBe(
      'Coco Noir by Larkfell is an elegant fragrance with notes of grapefruit and rose.',
    );
  });

  it('has the product after its maker', async () => {
    const { meta_description: meta } = await write(
      'shopify',
      "Tollgate's Costume Co - Hero Child Gauntlets",
      ['One size fits most children, for an authentic look at every costume party.'],
    );

    expect(meta).toBe(
      "Tollgate's Costume Co - Hero Child Gauntlets: One size fits most children, for an authentic look at every costume party.",
    );
  });

  it("doesn't promote another product", async () => {
    const { meta_description: meta } = await write('shopify', 'Larkfell Number Candle', [
      'Coordinate with other polka dot candles to create any number combination.',
      'White wax with colorful polka dots',
    ]);

    expect(meta).not.toContain('Coordinate');
  });
});

describe('tags', () => {
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

  it("don't end in a person's name", async () => {
    const tags = await tagsOf(
      'Larkfell Time Card Wars Sleeve Jake',
      ['Card Wars game sleeves featuring Jake!', 'Made of strong film that lasts'],
      'Toys & Games > Card Games',
    );

    expect(tags.join()).not.toMatch(/jake/iu);
  });

  it('say who the category files the product under', async () => {
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
    expect(tags).toContain('battery pack');
  });

  it('are never only the maker', async () => {
    const tags = await tagsOf("Tollgate's Costume Co - Hero Child Gauntlets", [
      'One size fits most children.',
    ]);

    expect(tags).toContain('hero child gauntlets');
    expect(tags.join()).not.toContain('Costume Co');
  });
});

describe('the tip', () => {
  it("doesn't call an input short if its sentences merely refer back", async () => {
    const { pro_tip: tip } = await write('shopify', 'Larkfell Lamp', [
      'The Larkfell Lamp lights a desk without glare.',
      'It swivels in all directions.',
      'Its arm folds flat for the move.',
      'It dims in five steps.',
    ]);

    expect(tip).not.toContain("There isn't much to write from");
  });

  it('calls a single sentence short', async () => {
    const { pro_tip: tip } = await write('shopify', 'Larkfell Lamp', [
      'The Larkfell Lamp lights a desk without glare.',
    ]);

    expect(tip).toContain("There isn't much to write from");
  });
});

describe('an ampersand', () => {
  it("stays as it is in Amazon's plain text, and is an entity in a store's markup", async () => {
    const lines = ['Lace & trace the cards, then write on them with the pen.', 'Cards & pen'];
    const onAmazon = await write('amazon', 'Larkfell Tracing Cards', lines);
    const inShop = await write('shopify', 'Larkfell Tracing Cards', lines);

    expect(onAmazon.description).toContain('Lace & trace the cards');
    expect(inShop.description).toContain('Lace &amp; trace the cards');
  });

  it('is escaped on Amazon too if it, or a bracket, could be read as markup', async () => {
    const { description } = await write('amazon', 'Larkfell Code Book', [
      'Learn to write &lt; and other signs of markup in an hour.',
    ]);

    expect(description).toContain('write &lt; and');
  });
});
