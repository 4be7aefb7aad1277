import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** What a copy chief would send a listing back for. */
describe('the listing that the start command requests', () => {
  it('reads as one text and names the product', async () => {
    const listing = await write(
      'shopify',
      'Walnut Desk Organizer',
      [
        'Keeps pens, cables and sticky notes in one place.',
        'Solid walnut',
        'Six compartments',
        'Non-slip cork base',
        '30 x 20 x 12 cm',
      ],
      { category: 'Desk Organizers' },
    );

    expect(listing.description).toBe(
      '<p>Keeps pens, cables and sticky notes in one place.</p>' +
        '<p>Made of solid walnut, this desk organizer has six compartments and a non-slip cork base. ' +
        'It measures 30 x 20 x 12 cm.</p>',
    );
    expect(listing.meta_description).toBe(
      'Walnut Desk Organizer – Keeps pens, cables and sticky notes in one place.',
    );
    expect(listing.seo_scores).toMatchObject({ keyword_density: 100, platform_compliance: 100 });
  });
});

describe('a meta description', () => {
  it('has no labeled scraps after a phrase', async () => {
    const lines = ['Basic style', 'Model id: NB00678', 'Cover type: 300 g laminated paper'];
    const { meta_description } = await write('shopify', 'Larkfell Spiral Notebook', lines);
    expect(meta_description).not.toContain('Model id');
  });

  it("tells of the product, and not of photos, waits or the store's answers", async () => {
    const lines = [
      'Colors in the photo may vary slightly.',
      'This mug keeps tea hot for an hour.',
      'It takes 10-12 weeks to make.',
    ];
    const { meta_description } = await write('shopify', 'Larkfell Mug', lines);
    expect(meta_description).toContain('keeps tea hot');
    expect(meta_description).not.toMatch(/vary|weeks/u);
  });
});

describe('an Amazon description', () => {
  it('is not a single bullet if every line is a bullet', async () => {
    const { description, bullets } = await write('amazon', 'Tollgate Floor Puzzle, Harbor', [
      'BIG PIECES - The thick pieces are easy to hold. They never bend or tear.',
      'EASY TO STORE - The tub has a rope handle. Everything goes back into it in a minute.',
      'FOR RAINY DAYS - Children find 40 boats in the harbor.',
    ]);

    expect(description).toMatch(
      /^The thick pieces .* The tub has .* Everything goes .* Children find .*\.$/u,
    );
    expect(bullets).toHaveLength(3);
  });
});

describe('lines without a text', () => {
  const LINES = [
    '80% wool, 20% nylon',
    'Imported',
    'The cuffs stay up on long walks',
    'Heel and toe are knitted twice for wear',
    'A good gift for hikers and campers',
  ];

  it('read as a text on Amazon, where the bullets are the list', async () => {
    const { description } = await write('amazon', 'Larkfell Hiking Socks', LINES);

    expect(description).toBe(
      'The cuffs stay up on long walks. Heel and toe are knitted twice for wear. A good gift for hikers and campers.<br><br>Imported',
    );
  });

  it('begin with a feature rather than the fibers of each color', async () => {
    const { description } = await write('shopify', 'Larkfell Game Night T-Shirt', [
      'Solid colors: 100% Cotton; Heather Grey: 90% Cotton, 10% Polyester',
      'Imported',
      'Machine wash cold',
      'This tee says "My turn" across the front',
    ]);
    expect(description).toMatch(/^<ul><li>This tee says/u);
  });

  it('begin with a feature in a store', async () => {
    const { description } = await write('shopify', 'Larkfell Hiking Socks', LINES);

    expect(description).toMatch(/^<ul><li>The cuffs .*80% wool, 20% nylon<\/li>/u);
  });

  it("keep the label's dash, and the label that a list goes on from", async () => {
    const { description } = await write('shopify', 'Larkfell Lab Kit', [
      'Larkfell - Lab Kit',
      'Goggles - Clear lenses for young scientists',
      'Deluxe set includes: 2 test tubes with stand, dropper, adjustable funnel and cards.',
      'Solid colors: 100% Cotton; Heather: 90% Cotton, 10% Polyester',
    ]);
    expect(description).toBe(
      '<ul><li>Goggles - Clear lenses for young scientists</li>' +
        '<li>Deluxe set includes: 2 test tubes with stand, dropper, adjustable funnel and cards</li>' +
        '<li>Solid colors: 100% Cotton; Heather: 90% Cotton, 10% Polyester</li></ul>',
    );
  });

  it('open with a sentence as a sentence, above lines of a data sheet', async () => {
    const { description } = await write(
      'amazon',
      'Larkfell Book 14',
      ['The Larkfell Book 14 is a slim laptop with a bright touchscreen for work on the go.'],
      { attributes: [{ name: 'Brand', value: 'Larkfell' }] },
    );
    expect(description).toMatch(/^The Larkfell Book 14 is [^<]+ on the go\./u);
  });

  it('end in a list below the text with a mark if only one is left', async () => {
    const { description } = await write('amazon', 'Larkfell Crate', [
      'Use the crowbar to open the Larkfell Crate. Pull its tongue and it makes fun noises.',
      'Motion sensor inside reacts when it is upside down',
      'Record your voice and it plays your message back',
      'Comes with 45 sounds and its favorite food',
      'Includes a frozen treat, a lock, a chain and a crowbar',
    ]);
    expect(description).toMatch(/a lock, a chain and a crowbar\.$/u);
  });

  it('stay lines where most of them are labeled', async () => {
    const { description } = await write('amazon', 'Larkfell Wall Hook', [
      'Finish: Brushed brass',
      'Length: 12 cm',
      'Max load: 8 kg',
    ]);

    expect(description).toContain('Length: 12 cm<br>Max load: 8 kg');
  });

  it('are a paragraph where they begin with all of their sentences', async () => {
    const { description } = await write('shopify', 'Larkfell Lantern', [
      'The Larkfell Lantern lights a whole tent.',
      'Its battery lasts three nights on the low setting.',
      'Warranty: 2 years',
    ]);

    expect(description).toMatch(/^<p>The Larkfell .*low setting\.<\/p>/u);
  });
});

describe('facts in a list', () => {
  it('have no label if they are clear without one', async () => {
    const { bullets } = await write('amazon', 'Larkfell Tray', [
      'Raised rim on all sides',
      'Full-grain leather',
      '42 x 30 cm',
      'Oak',
    ]);

    expect(bullets).toEqual([
      'Raised rim on all sides',
      'Full-grain leather',
      'Measures 42 x 30 cm',
    ]);
  });

  it('leave out a measurement without a unit, and the tip says so', async () => {
    const {
      bullets,
      description,
      pro_tip: tip,
    } = await write('woocommerce', 'Larkfell Tray', [
      'The Larkfell Tray keeps keys and letters together in the hall.',
      'Weight: 9',
      'Warranty: 2 years',
    ]);

    expect(bullets).toEqual(['The Larkfell Tray keeps keys and letters together in the hall']);
    expect(description).toBe(
      '<p>The Larkfell Tray keeps keys and letters together in the hall.</p><p>Warranty: 2 years.</p>',
    );
    expect(tip).toContain('Add the unit to "Weight: 9": it');
  });

  it('are left out if the spaces between their words are missing', async () => {
    const { description } = await write('shopify', 'Larkfell Toy Car', [
      'The Larkfell Toy Car honks when its roof is pressed.',
      'Batteries: 3AAbatteriesrequired.(included)',
    ]);

    expect(description).toBe('<p>The Larkfell Toy Car honks when its roof is pressed.</p>');
  });

  it('appear once if a fuller line says the same', async () => {
    const { description } = await write('shopify', 'Fernbrook Leggings', [
      'These leggings stay up on long runs and in deep stretches.',
      '93% cotton, 7% spandex',
      'Hidden pocket for a key',
      'Material: Cotton, Spandex',
    ]);

    expect(description).toContain('93% cotton, 7% spandex');
    expect(description).not.toContain('Material');
  });
});

describe('tags', () => {
  it('are the last words of a name, and the name in its own case', async () => {
    const { product_tags: tags } = await write(
      'woocommerce',
      "Mrs. Tansley's Deep Sea Sticker Activity Set, Multicolor",
      ['Durable sticker sheets that peel off and stick again.'],
    );

    expect(tags).toContain('sticker activity set');
    expect(tags.join(' ')).not.toMatch(/tansley|deep sea/iu);
  });

  it('never separate an adjective from its noun', async () => {
    const { product_tags: tags } = await write('woocommerce', 'Ardsley Dual Screen Laptop', [
      'A light laptop for work on the road.',
    ]);

    expect(tags).toContain('dual screen laptop');
    expect(tags).not.toContain('screen laptop');
  });
});

describe('a sentence', () => {
  it("continues after a punctuation mark in the product's name", async () => {
    const { meta_description: meta } = await write('shopify', 'Zing! Jump Rope', [
      'The Zing! Jump Rope turns smoothly on two ball bearings.',
    ]);

    expect(meta).toBe('The Zing! Jump Rope turns smoothly on two ball bearings.');
  });

  it('keeps the few words that belong to it', async () => {
    const { bullets } = await write('amazon', 'Larkfell Tank', [
      'This tank dries within an hour of a long run. The seams are flat against the skin. Cute, too. ' +
        'The hem is cut wide for stretching. The straps stay where they are.',
    ]);

    expect(bullets).toContain('The seams are flat against the skin. Cute, too');
  });
});

describe('Amazon backend terms', () => {
  const termsOf = async (name: string, lines: readonly string[]) =>
    (await write('amazon', name, lines)).backend_terms;

  it('include what the category says of use and kind, below the department', async () => {
    const lines = ['Comes in a box.'];
    const { backend_terms: cape } = await write('amazon', 'Larkfell Cape', lines, {
      category: 'Toys & Games > Dress Up & Pretend Play > Capes',
    });
    expect(cape).toBe('pretend');
    const { backend_terms: gear } = await write('amazon', 'Larkfell Pinion', lines, {
      category: 'Hobbies > Remote & App Controlled Vehicles & Parts > Pinions',
    });
    expect(gear).toBe('remote controlled vehicles');
  });

  it('include no word that is wrong or says nothing by itself', async () => {
    const terms = await termsOf('Larkfell Volleyball', [
      'Blue, yellow and white',
      'Ball pump not included',
      'Meet your arch-rival',
      'Sheets, rocks and blanks',
    ]);
    expect(terms).toBe('');
  });

  it('include words of the name for which the title has no room', async () => {
    const name = `${'Larkfell Brindlewick Quillmere Tolmar Harbor Lane Meadow Orchard '.trim()} Lamp, Lantern for Kids`;
    expect(await termsOf(name, ['Comes in a box.'])).toContain('lantern');
  });

  it('include all parts of a compound or none', async () => {
    const terms = await termsOf('Larkfell Paint Brushes', [
      'Non-toxic and safe for beginners',
      'Hand wash',
      'Quick-drying nylon bristles',
      'Must-have for watercolor and tempera',
    ]);

    expect(terms).toMatch(/^beginners nylon non toxic quick drying(?!.*\bmust\b)/u);
  });

  it('include no abstract noun, no part of any product and no verb', async () => {
    const terms = await termsOf('Larkfell Hand Drum', [
      'Development of motor skills',
      'Two AAA batteries with instructions',
      'Change the height',
      'High standards of construction',
      'Maple shell',
    ]);

    expect(terms).toBe('maple shell');
  });

  it('include no half of a compound that starts in the title', async () => {
    const terms = await termsOf('Larkfell Dry Bag', ['Quick-dry straps with steel buckles']);

    expect(terms).toBe('steel straps buckles');
  });

  it('include no thing, person or place that a sentence only mentions, and no care', async () => {
    const terms = await termsOf('Larkfell Wooden Train', [
      'Our founder, an engineer from Germany, carved the first train for his daughter on a kitchen table.',
      'Customers send us pictures of the train on roads, in offices and at the beach all year round.',
      'Hand wash only',
      'This tank engine has a magnet at both ends',
      'Made of beech wood, with six wagons and a whistle',
    ]);

    expect(terms.split(' ')).toEqual(expect.arrayContaining(['beech', 'wood', 'whistle']));
    expect(terms).not.toMatch(/founder|engineer|germany|daughter|table|road|beach|wash|customer/u);
  });

  it('include no verbs, and no words that nobody searches for', async () => {
    const terms = await termsOf('Fernbrook Tee', [
      'Work out with ease in this essential tee, ideal for endless variations.',
      'Scoop neckline',
      'Warranty: 1 year warranty',
    ]);

    expect(terms).toBe('scoop neckline');
  });
});

describe('the tip', () => {
  it.each([
    ['Tollgate Igniter Plug, Yellow', 'Hobbies > Rocket Accessories'],
    ['Tollgate Pirate Child Costume', 'Costumes'],
    ['Tollgate Harbor Playing Cards', 'Card Games'],
  ])('does not ask who %s is for or how it is used', async (name, category) => {
    const { pro_tip: tip } = await write(
      'amazon',
      name,
      ['20 of each color', 'Made of steel and paper', 'Fits all standard sets, 4 cm long'],
      { category },
    );

    expect(tip).not.toMatch(/who it's for|how the product/u);
  });
});

describe('a meta description without sentences', () => {
  const metaOf = async (name: string, lines: readonly string[]) =>
    (await write('shopify', name, lines)).meta_description;

  it('has a dash after a name with a colon, and before a sentence', async () => {
    expect(await metaOf('Tollgate Cards: The Deck', ['60 cards of thick linen paper'])).toBe(
      'Tollgate Cards: The Deck – 60 cards of thick linen paper.',
    );
    expect(await metaOf('Larkfell Lights', ['No wiring: one stake for the soil'])).toBe(
      'Larkfell Lights – No wiring: one stake for the soil.',
    );
    expect(await metaOf('Larkfell Frame', ['Hangs upright or across'])).toBe(
      'Larkfell Frame – Hangs upright or across.',
    );
  });

  it('is the name rather than a warranty', async () => {
    expect(await metaOf('Larkfell Laptop', ['Warranty: 2 year warranty'])).toBe('Larkfell Laptop');
  });
});

it('other products to buy are not a bullet', async () => {
  const { bullets } = await write('amazon', 'Larkfell Keychain', [
    'Stands 4 cm tall on its ring',
    'Collect them all!',
    'Painted by hand',
  ]);

  expect(bullets.join()).not.toContain('Collect');
});

it('a line that adds to the previous one stays after it', async () => {
  const { bullets } = await write('amazon', 'Larkfell Rabbit Costume', [
    'Cotton',
    'Costume includes a white shirt and a cap',
    'Also includes gloves and a tail',
    'Fits children of 120 cm',
  ]);

  expect(bullets).toContain(
    'Costume includes a white shirt and a cap. Also includes gloves and a tail',
  );
});

describe('a paragraph on Amazon', () => {
  it('stays whole, and each of its sentences can be a bullet', async () => {
    const { description, bullets } = await write('amazon', 'Larkfell Skillet', [
      'A pan for life. Seasoned with flaxseed oil, so you can cook from day one. Goes from stove to oven to table. Works on gas and induction. Hand wash and dry at once.',
    ]);

    expect(description).toMatch(/^A pan for life\. Seasoned .* Goes from .* dry at once\.$/u);
    expect(bullets).toEqual([
      'A pan for life',
      'Seasoned with flaxseed oil, so you can cook from day one',
      'Goes from stove to oven to table',
      'Works on gas and induction',
      'Hand wash and dry at once',
    ]);
  });

  it('is never a phrase that adds to another, or a line from a list', async () => {
    const { description } = await write('shopify', 'Larkfell Chess Set', [
      'Staunton chessmen',
      'With a folding board of inlaid walnut and maple wood.',
      'This set makes a fine gift for anyone who loves the game',
    ]);

    expect(description).toMatch(/^<ul><li>Staunton chessmen.*This set makes/u);
  });
});

it('a size comes after what the product is, even if it is a sentence', async () => {
  const { bullets } = await write('amazon', 'Larkfell Gauntlets', [
    'One size fits most children',
    'One pair of gauntlets with leather straps',
    'Soft gray foam that bends with every finger of a small hand',
    'Straps of real leather',
  ]);

  expect(bullets.at(-1)).toBe('One size fits most children');
});

it('an age or measurements are not the short description if there is a sentence', async () => {
  const { bullets } = await write('woocommerce', 'Larkfell Wood Airplane Craft', [
    'Decorate your own wooden toys',
    'Recommended for ages 8 and up',
    'This product weighs 0.14 pounds',
    'Measures 4 inches by 2 inches',
  ]);

  expect(bullets).toEqual(['Decorate your own wooden toys']);
});

it("a lining gets an article, and stitching doesn't", async () => {
  const { description } = await write(
    'shopify',
    'Larkfell Rain Boots',
    ['natural rubber', 'cotton lining', 'white stitching', 'wipe clean'],
    { category: 'Shoes > Boots' },
  );

  expect(description).toContain('a cotton lining and white stitching.');
});

it('the number of things that the name mentions is stated', async () => {
  const { description } = await write('shopify', 'Larkfell Dumbbell Set', [
    'Turn the dial to select from 2.5 to 20 kg.',
    '2 dumbbells',
    '2 trays of black steel',
  ]);

  expect(description).toContain('2 dumbbells');
});

it('a label and the list below it are one item', async () => {
  const { description } = await write('shopify', 'Larkfell Shelf', [
    'The shelf carries books and plants.',
    "What's in the box:",
    '- 2 brackets',
    '- 8 screws',
    '- Manual',
    'Height: 20 cm',
  ]);

  expect(description).toContain("<li>What's in the box: 2 brackets, 8 screws, Manual</li>");
});
