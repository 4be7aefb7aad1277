import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** Which line goes into which place, as a copy chief judges it. */
describe("a store's short description", () => {
  it("is said again in a text that the second sentence can't open", async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Kettle', [
      'The Larkfell Kettle boils a liter of water in four minutes.',
      'Its handle stays cool enough to hold it for long.',
      'Warranty: 3 year warranty',
    ]);

    expect(bullets).toEqual(['The Larkfell Kettle boils a liter of water in four minutes']);
    expect(description).toBe(
      '<p>The Larkfell Kettle boils a liter of water in four minutes. Its handle stays cool enough to hold it for long.</p><p>3-year warranty.</p>',
    );
  });

  it('is a single sentence, and the warranty is below it', async () => {
    const { bullets, description } = await write(
      'woocommerce',
      'Larkfell Kettle',
      ['The Larkfell Kettle boils a liter of water in four minutes.', 'Warranty: 3 year warranty'],
      { brand_name: 'Larkfell' },
    );

    expect(bullets).toEqual(['The Larkfell Kettle boils a liter of water in four minutes']);
    expect(description).toBe(
      '<p>The Larkfell Kettle boils a liter of water in four minutes.</p><p>3-year warranty.</p>',
    );
  });

  it('is not a line that promotes other products', async () => {
    const { bullets } = await write('woocommerce', 'Tollgate Dragon Costume', [
      'Dragon costume features a fleece jumpsuit with attached tail and a headpiece with attached ears',
      'Polyester',
      'Coordinate with additional dragon costumes and accessories available from Tollgate',
      'Important: Costumes are sized differently than apparel',
    ]);

    expect(bullets).toEqual([
      'Dragon costume features a fleece jumpsuit with attached tail and a headpiece with attached ears',
    ]);
  });
});

describe('a meta description', () => {
  it('has the name before a sentence that is too short on its own', async () => {
    const { meta_description: meta } = await write(
      'shopify',
      'Fernbrook Yoga Pant',
      [
        'Everyone who loves yoga loves this all-purpose pant. Designed for yoga, gym and lounge, the ' +
          'Fernbrook Yoga Pant is a loose-fitting, classic-style pant made from a light blend of cotton, ' +
          'recycled polyester and a touch of spandex.',
      ],
      { category: 'Men > Pants' },
    );

    expect(meta).toBe('Fernbrook Yoga Pant – Everyone who loves yoga loves this all-purpose pant.');
  });

  it('never has only a brand as the name', async () => {
    const { meta_description: meta } = await write(
      'shopify',
      'Tollgate – 3 Truck Depot – Shape Sorting Toy Depot with Keys and 3 Toy Trucks for Toddlers of 2 Years and Up',
      ['This set comes with a depot for three trucks, 3 push vehicles and 1 ring of 3 keys.'],
    );

    expect(meta).toBe(
      'This set comes with a depot for three trucks, 3 push vehicles and 1 ring of 3 keys.',
    );
  });

  it('says what the product is rather than how it is delivered', async () => {
    const { meta_description: meta } = await write('shopify', 'Larkfell Longboard', [
      'This item is assembled already and ready to ride when you have it in.',
      'Deck of seven layers of maple with a medium concave and a low flex.',
    ]);

    expect(meta).not.toContain('assembled already');
    expect(meta).toContain('Deck of seven layers of maple');
  });

  it('is a grammatical sentence if there is one', async () => {
    const { meta_description: meta } = await write('shopify', 'Ardsley Hoodie', [
      'The full-zip Ardsley Hoodie give just what you need on a cold morning. The hood of the Ardsley Hoodie ' +
        'keeps you warm while breathable fabric lets you cool down.',
    ]);

    expect(meta).toBe(
      'The hood of the Ardsley Hoodie keeps you warm while breathable fabric lets you cool down.',
    );
  });
});

describe('Amazon bullets', () => {
  it('are no more than a short input has, and never the brand', async () => {
    const { bullets } = await write(
      'amazon',
      'Larkfell Grill Pan',
      [
        'Quality grill pan, suitable for grilling, baking, or pan-searing.',
        'Warranty: 1 month warranty',
      ],
      { category: 'kitchen-accessories', brand_name: 'Larkfell' },
    );

    expect(bullets).toEqual([
      'Quality grill pan, suitable for grilling, baking, or pan-searing',
      '1-month warranty',
    ]);
  });

  it('drop "Its", which needs no antecedent below the title', async () => {
    const { bullets, description } = await write(
      'amazon',
      'Glass',
      [
        'The Glass is an elegant drinking vessel for a variety of beverages.',
        'Its clear design allows you to enjoy the colors of your drinks.',
        'Warranty: 3 year warranty',
      ],
      { category: 'kitchen-accessories' },
    );

    expect(bullets).toEqual([
      'The Glass is an elegant drinking vessel for a variety of beverages',
      'Clear design allows you to enjoy the colors of your drinks',
      '3-year warranty',
    ]);
    expect(description).toBe(
      'The Glass is an elegant drinking vessel for a variety of beverages. Its clear design allows you to enjoy the colors of your drinks.',
    );
  });
});

describe('a meta description made from notes', () => {
  it("doesn't explain how to use the product", async () => {
    const { meta_description: meta } = await write('shopify', 'Oat Shampoo Bar', [
      'Wet your hair and rub the bar over your head four times.',
      'Oat milk, rosemary oil and shea butter in one bar',
    ]);

    expect(meta).toBe('Oat Shampoo Bar – Oat milk, rosemary oil and shea butter in one bar.');
  });

  it('has the name before two short sentences', async () => {
    const { meta_description: meta } = await write('shopify', 'Wool Dryer Balls', [
      'Cut drying time by 25%. Soften laundry without sheets.',
    ]);

    expect(meta).toBe('Wool Dryer Balls – Cut drying time by 25%. Soften laundry without sheets.');
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

    expect(tags).toEqual(['Ardsley Coco Noir', 'Ardsley fragrance']);
  });

  it.each([
    ['Carbon Steel Pan 12 Inch with Lid', 'carbon steel pan', 'pan inch'],
    ['Folding Ladder 11 FT Aluminum', 'aluminum ladder', 'ft aluminum'],
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

  it('leave no bare number behind', async () => {
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
    expect(tags.join()).toMatch(/drapes$/u);
    expect(tags.join()).not.toContain('/');
  });

  it('skip words that say nothing about the product', async () => {
    const tags = await tagsOf(
      'Larkfell New Old Vibe Beach Series Longboard Complete Cruiser and Decks',
      ['Seven layers of maple.'],
      'Sports & Outdoors > Skateboarding > Standard',
    );

    expect(tags.join()).toContain('longboard');
    expect(tags).not.toContain('complete cruiser');
  });

  it('have the model, what the category calls it, and the material', async () => {
    expect(await tagsOf('Larkfell Galaxy S10', ['A phone for travel.'], 'smartphones')).toEqual([
      'Larkfell Galaxy S10',
      'Larkfell smartphone',
    ]);
    const pens = await tagsOf(
      'Larkfell Fountain Pen',
      ['Brass', 'Writes at once.'],
      'Office > Pens',
    );
    expect(pens).toEqual(['Larkfell Fountain Pen', 'fountain pen', 'brass fountain pen']);
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
    ).toEqual(['Larkfell Rucksack', "women's rucksack"]);
  });

  it.each([
    ['Larkfell 20000 Power Bank USB-C', 'Electronics > Chargers & Power Banks', 'power bank'],
    ['Larkfell Floating Shelf, 60 cm', 'Home > Furniture > Shelves', 'floating shelf'],
    ['Linen Duvet Cover Set King', 'Home > Bedding > Duvet Covers', 'duvet cover set'],
  ])('end in the noun of the category, not in a size: %s', async (name, category, tag) => {
    const tags = await tagsOf(name, ['Comes in a box.'], category);

    expect(tags).toContain(tag);
    expect(tags.join()).not.toMatch(/20000|king/iu);
  });

  it('say what kind of game a game is', async () => {
    const tags = await tagsOf('Rec-Tek Over the Door Skeet Hunt Game for Kids', [
      'Sets up in minutes on any door.',
    ]);

    expect(tags).toContain('kids skeet hunt game');
    expect(tags).not.toContain('hunt game');
  });
});

describe('labels before sentences', () => {
  it('are kept if they share a word with the sentence', async () => {
    const { description } = await write('shopify', 'Larkfell Hockey Table', [
      'HIGH OUTPUT BLOWER – The blower pushes a steady current of air through a thousand holes. Play lasts.',
      'PERFECT FOR FAMILIES – Kids will love the fast play of this table. Parents will love its look.',
    ]);

    expect(description).toContain('High output blower: The blower pushes');
    expect(description).toContain('Perfect for families: Kids will love');
  });
});

describe('a focus keyphrase', () => {
  it('is what the product is, not a brand', async () => {
    const { focus_keyphrase: keyphrase } = await write('woocommerce', 'Tollgate – 3 Car Garage', [
      'The doors open with a red key, a blue key and a green key.',
    ]);

    expect(keyphrase).toBe('3 Car Garage');
  });
});

describe('an Amazon description when the bullets used everything', () => {
  it('is running text if the name leaves room for a single line', async () => {
    const { description } = await write('amazon', 'Larkfell Floor Puzzle', [
      'FOR RAINY DAYS - Children find 40 boats in the harbor.',
      'BIG PIECES - The thick cardboard is easy to hold. Every picture shows another boat.',
      'STORAGE TUB - When the fun is over, cleaning is easy. Put all of the cardboard back in the tub until the next time.',
    ]);

    expect(description).toMatch(/^Children find .* easy\. Put all .* time\.$/u);
  });
});

describe('measurements', () => {
  it('have a space after an inch mark', async () => {
    const { description } = await write('shopify', 'Larkfell Wall Decals', [
      'Comes with 19 wall decals of an assembled size of 30.2"wide x 24.5"high.',
    ]);

    expect(description).toContain('30.2" wide x 24.5" high');
  });

  it('have a single inch mark', async () => {
    const { title } = await write('shopify', 'Larkfell Jumbo 10.5”" Animal Playset', [
      'A set of five animals for children.',
    ]);

    expect(title).toBe('Larkfell Jumbo 10.5” Animal Playset');
  });
});

describe('a sentence whose subject is a pronoun after an introductory phrase', () => {
  const lines = [
    'The Larkfell Lamp lights a desk and the wall behind it.',
    'With a brass stem, it stands upright beside any screen.',
    'Warranty: 3 year warranty',
  ];

  it("is joined by a warranty that would otherwise stand alone in a store's description", async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Lamp', lines, {
      brand_name: 'Larkfell',
    });

    expect(bullets).toEqual(['The Larkfell Lamp lights a desk and the wall behind it']);
    expect(description).toMatch(
      /With a brass stem, it stands upright beside any screen\..*3-year/u,
    );
  });

  it('is a bullet on Amazon, and the category is not', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Lamp', lines, {
      category: 'Home decoration',
    });

    expect(bullets).toEqual([
      'The Larkfell Lamp lights a desk and the wall behind it',
      'With a brass stem, it stands upright beside any screen',
      '3-year warranty',
    ]);
    expect(description).toMatch(
      /^The Larkfell Lamp lights a desk and the wall behind it\. With a/u,
    );
  });
});

describe('rows of a data sheet on Amazon', () => {
  it('have what buyers compare before lengths of cables, packages and occasions', async () => {
    const { bullets } = await write('amazon', 'Larkfell Ring', [
      'Occasion: Casual',
      'Pack of: 1',
      'Package dimensions: 10 x 10 x 4 cm',
      'Cable length: 1 m',
      'Base material: Gold',
      'Gemstone: Diamond',
      'Water resistant: Yes',
    ]);

    expect(bullets.slice(0, 3).toSorted()).toEqual([
      'Base material: Gold',
      'Gemstone: Diamond',
      'Water resistant: Yes',
    ]);
  });
});
