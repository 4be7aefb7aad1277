import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

it('other products to buy are not a bullet', async () => {
  const { bullets } = await write('amazon', 'Larkfell Keychain', [
    'Stands 4 cm tall on its ring',
    'Collect them all!',
    'Painted by hand',
  ]);

  expect(bullets.join()).not.toContain('Collect');
});

it('talk that says nothing of the product is no bullet, but what the product does for the reader is', async () => {
  const { bullets, description } = await write('amazon', 'Larkfell Rye Ale', [
    'Go far. We love rye. Nobody forgets a first glass. The malt brings toffee and burnt sugar. You never have a choice on a Friday. You can pour it in one go. Ripe rye gives a dry, peppery end. A low bitterness keeps the balance.',
  ]);

  expect(bullets).toEqual([
    'The malt brings toffee and burnt sugar',
    'You can pour it in one go',
    'Ripe rye gives a dry, peppery end',
    'A low bitterness keeps the balance',
  ]);
  expect(description).toContain('Go far. We love rye.');
});

it('a slogan fills no place where the text says little, unlike a question with its answer', async () => {
  const { bullets } = await write('amazon', 'Larkfell Glitter Sneakers', [
    'You deserve to sparkle. Step out in these black glitter sneakers for a dose of shimmer. Wet street? No problem. Cold feet? A warm lining for every step of the winter.',
  ]);

  expect(bullets).toEqual([
    'Step out in these black glitter sneakers for a dose of shimmer',
    'Cold feet? A warm lining for every step of the winter',
  ]);
});

it('a feature that begins like a call is still a bullet of a list', async () => {
  const { bullets } = await write('amazon', 'Larkfell Robot', [
    'The Larkfell robot walks and turns on its own.',
    'Runs on two batteries',
    'Real walking action',
    'Light-up eyes',
    'Arms that lift',
  ]);

  expect(bullets).toContain('Light-up eyes');
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

  it('keep a list of whom it is for whole, or leave it out', async () => {
    const { item_highlights: highlights } = await write(
      'amazon',
      '1200ml Leak Proof Larkfell Lunch Box for Office & School | BPA Free Food Container with Airtight Lid | Oven Safe, Durable & Light Snack Box for Men, Women & Kids (Blue)',
      ['Secure locking lid keeps food fresh for long hours.'],
    );

    expect(highlights).toContain('Oven Safe');
    expect(highlights).not.toMatch(/for Men$/u);
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

    expect(bullets).toEqual(['The Larkfell Lamp lights a desk and the wall behind it.']);
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

it('a line of mood takes no place of a fact, nor of the age in a paragraph', async () => {
  const { bullets, item_highlights } = await write(
    'amazon',
    "Tarnside Piller Kid's Road Friend and Quiet Pillow, Reed Heron, Hypoallergenic, Machine Washable, Recycled Filling",
    [
      'Contains one heron pillow in reed gray. Fine fibers hold up the head of a traveler. The cover unzips for the wash.',
      'Soft, cute, and cuddly. Heron pillows are shaped to keep a sleeping head in place. Heron pillows are recommended for kids age 4 and up.',
    ],
  );

  expect(bullets.join()).not.toContain('cuddly');
  expect(bullets.join()).toContain('age 4 and up');
  expect(item_highlights).toMatch(/^Hypoallergenic/u);
});

it('an opening of mood gives its place to what the product has', async () => {
  const { bullets } = await write('amazon', 'Larkfell Desk Chair', [
    'Treat yourself to the ultimate comfort with the Larkfell Desk Chair. This chair has padded arms that turn. The seat rises by 12 cm. A mesh back lets air through. The base rolls on five wheels. The headrest tilts to both sides.',
  ]);

  expect(bullets.join()).not.toContain('ultimate comfort');
});

it('what a cut name says that the product lacks is a highlight', async () => {
  const name = 'TRN HP40 Diesel Locomotive LARKFELL NORTHERN #612 (without dome lights) - N Scale';
  const { title, item_highlights } = await write('amazon', name, ['Runs on all rails']);

  expect(title).not.toContain('dome lights');
  expect(item_highlights).toBe('Without dome lights');
});

it('a question, its answer and what follows are one bullet, and no highlight', async () => {
  const { bullets, item_highlights } = await write(
    'amazon',
    'Larkfell Marsh Otter Rescue Station',
    [
      'Bring the marsh to life with this rescue station, where two otters are ready to help!',
      'Something odd in the reeds? Call the Otter Rescue Station! Dimensions: 17 x 10 x 18 inches',
      'Here you will find one otter mixing tea and another one keeping watch on the pond',
      'When the call comes in, watch them slide down the pole to the boat',
    ],
  );

  expect(bullets).toContain(
    'Something odd in the reeds? Call the Otter Rescue Station! Dimensions: 17 x 10 x 18 inches',
  );
  expect(bullets.join('|')).toContain('|Here you will find one otter');
  expect(item_highlights).not.toContain('?');
});

it('two measures of a line stay in one place', async () => {
  const { bullets, item_highlights } = await write('amazon', 'Larkfell Otter Plush Toy', [
    'Soft doll for a good time in the marsh',
    'Based on the Otter Tales by Ann Ray',
    'Safe for all ages. 20.5 inches tall including legs; 15.5 inches tall sitting',
    'Wipes clean with a damp cloth',
    'Sits on any shelf or desk',
  ]);

  expect(bullets).toContain(
    'Safe for all ages. 20.5 inches tall including legs; 15.5 inches tall sitting',
  );
  expect(item_highlights).not.toContain('sitting');
});

/** A line that means nothing to those who don't know the shop. */
describe('whose make it is and what a model wears', () => {
  const lines = [
    'A soft dress with a gathered waist and two deep side pockets for every day. Tarn Vesperelli. Color Black. 100% Cotton. Made in Portugal. Lene is wearing a size 4. Lene is 5’9”, Chest 34”.',
  ];

  it('are no bullet on Amazon', async () => {
    const { bullets } = await write('amazon', 'Hill Dress in Black', lines);

    expect(bullets).toContain('Made in Portugal');
    expect(bullets.join('|')).not.toMatch(/Vesperelli|Lene/u);
  });

  it('are only in the long description of a WooCommerce page', async () => {
    const { bullets, description } = await write('woocommerce', 'Hill Dress in Black', lines);

    expect(bullets.join('|')).not.toMatch(/Vesperelli|Lene/u);
    expect(description).toContain('Tarn Vesperelli');
    expect(description).toContain('Lene is wearing a size 4');
  });

  it('are not confused with short features', async () => {
    const { bullets } = await write('amazon', 'Hill Dress in Black', [
      'A soft dress with a gathered waist.',
      'Pre-shrunk.',
      'Two deep pockets.',
    ]);

    expect(bullets).toContain('Pre-shrunk');
  });
});

it('a name around a colon keeps it, and is no label', async () => {
  const { description } = await write('shopify', 'Hill Dress in Black', [
    'A soft dress with a gathered waist and two deep side pockets. V:Fell. Color Black. 100% Cotton.',
  ]);

  expect(description).toContain('V:Fell');
});

it('an opening line that says what the product is comes first, wherever it is made', async () => {
  const { description } = await write('shopify', 'Tarn Wall Mirror', [
    'Carved oak wall mirror made in Italy in the 1960s.',
    'Good vintage condition.',
    'Width: 75 cm',
    'Height: 75 cm',
  ]);

  expect(description).toMatch(/^<\w+>(?:<li>)?Carved oak wall mirror/u);
});

it('has no highlight that points back', async () => {
  const { item_highlights } = await write(
    'amazon',
    'TARN | FELL-HI DECON (CUTOUT)| LEAVES/WHITE',
    [
      'The Tarn Cut Out Fell-Hi Decon brings a twist to the iconic Tarn Fell-Hi silhouette: a new deconstructed leather high-top upper with a custom die cut design that lets the material shape on its own accord without much structural constriction. It also features signature rubber waffle outsoles.',
    ],
    { category: 'SHOES' },
  );
  expect(item_highlights).not.toMatch(/^It /u);
});

describe('the long description of a WooCommerce page', () => {
  it('has no name above a line that begins with it', async () => {
    const { description } = await write('woocommerce', 'Tarn Reed Basket (40 cm)', [
      'Tarn Reed Basket – light, hand-woven reed that brings warmth to any room and holds a blanket.',
    ]);

    expect(description).toMatch(/^<p>Tarn Reed Basket – light/u);
  });

  it.each([
    "You'll both be reminded of the marsh, even if it is miles apart.",
    'This also keeps blankets and scarves in their place all year.',
  ])('opens on no sentence that goes on from one above it: %s', async (sentence) => {
    const { bullets, description } = await write('woocommerce', 'Tarn Reed Basket Set', [
      'THE COZIEST BASKET SET',
      `Surprise the special someone in your home with our woven basket set. Our personalized basket set is the perfect symbol of care and warmth. ${sentence}`,
      'Each basket is made with care and marked with a name of your choice.',
    ]);

    expect(description).not.toContain(`<p>${sentence.slice(0, 10)}`);
    expect(bullets.join('|')).toContain(sentence.slice(0, 10));
  });
});

it('a size chart that is too long for a bullet is not cut', async () => {
  const { bullets, description } = await write('amazon', 'Tarn Full Size Blouse', [
    'Sheer: Opaque',
    'Stretch: Slightly stretchy',
    'Material composition: 95% rayon, 5% spandex',
    '',
    'Product measurements:',
    '',
    'S: shoulder 37.4 in, length 26.9 in, hem width 33.2 in',
    'M: shoulder 38.6 in, length 27.5 in, hem width 35.5 in',
    'L: shoulder 39.8 in, length 28.1 in, hem width 37.8 in',
    'XL: shoulder 41 in, length 28.7 in, hem width 40.2 in',
    '2XL: shoulder 42.9 in, length 29.3 in, hem width 44.1 in',
  ]);
  expect(bullets.join()).not.toContain('shoulder');
  expect(description).toContain('2XL: shoulder 42.9 in');
});

it('the start of the name above a text is no bullet', async () => {
  const { bullets } = await write('amazon', 'Tarn Leave-in Conditioner 10oz (ph 4.0)', [
    'Tarn Leave-in Conditioner',
    '',
    'Recommended for all hair types. This product gives the hair moisture and protection.',
  ]);
  expect(bullets).toEqual([
    'Recommended for all hair types',
    'This product gives the hair moisture and protection',
  ]);
});

it('a quotation and a clause that goes on are not bullets of their own', async () => {
  const heron = await write('amazon', 'Tarn Heron Cookies', [
    'These cookies are all you need to make your guests say, “Oh! I can feel the marsh myself, Ada!”',
  ]);
  expect(heron.bullets).toHaveLength(1);
  const clock = await write('amazon', 'Tarn Photo Clock', [
    'Surprise your uncle with the clearest photo clock of oak. Be it a birthday or a plain Monday. You can fill it with the photos of a whole year.',
  ]);
  expect(clock.bullets[0]).toMatch(/oak\. Be it a birthday or a plain Monday$/u);
});

it('the materials of parts are bullets together or not at all', async () => {
  const rows = [
    'Our Larkfell ankle boots have a soft lining and a low heel.',
    'Toe: Point toe',
    'Heel height: Mid heels',
    'Heel shape: Block heels',
    'Upper: Suede',
    'Lining/insole: Cotton',
    'Outsole: Rubber',
    'Product measurements: opening is 14 inches, boot height is 20 inches',
  ];
  const boots = await write('amazon', 'Larkfell Ankle Boots', rows);
  expect(boots.bullets.slice(1)).toEqual([
    'Upper: Suede',
    'Lining/insole: Cotton',
    'Outsole: Rubber',
    'Product measurements: opening is 14 inches, boot height is 20 inches',
  ]);

  const parts = ['Tongue: Mesh', 'Laces: Polyester', 'Heel cap: Nylon'];
  const shoes = await write('amazon', 'Larkfell Ankle Boots', [...rows, ...parts].toSpliced(7, 1));
  expect(shoes.bullets.join()).not.toMatch(/Upper|Outsole/u);
  expect(shoes.description).toContain('Outsole: Rubber');
});

it('what a text says of the product is a bullet before how to treat it', async () => {
  const { bullets } = await write('amazon', 'Larkfell Oat Soap', [
    'Vegan and made by hand',
    'The Larkfell Oat Soap is a mild bar for dry skin. It foams well in hard water.',
    'Oat milk',
    'Please take the oat sheaf off before use, which is for decoration only.',
    'Please note that the grain can vary, as each bar is poured by hand.',
    'Oat flour',
    'This product is not intended to treat, cure, or prevent any disease. No artificial colors, preservatives or detergents.',
  ]);

  expect(bullets).toContain(
    'The Larkfell Oat Soap is a mild bar for dry skin. It foams well in hard water',
  );
});

it('a certified material, and a trait of one word, come before where a blank comes from', async () => {
  const { bullets } = await write('amazon', 'Larkfell Tote', [
    'Pack your things in the roomy Larkfell tote.',
    '100% certified organic cotton twill',
    'Hypoallergenic',
    'Two long self-fabric straps',
    'Open main compartment, flat bottom',
    'Blank product sourced from Vietnam',
  ]);

  expect(bullets.join()).not.toContain('sourced');
  expect(bullets).toEqual(
    expect.arrayContaining(['100% certified organic cotton twill', 'Hypoallergenic']),
  );
});
