import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

it('an age or measurements are not the short description if there is a sentence', async () => {
  const { bullets } = await write('woocommerce', 'Larkfell Wood Airplane Craft', [
    'Decorate your own wooden toys',
    'Recommended for ages 8 and up',
    'This product weighs 0.14 pounds',
    'Measures 4 inches by 2 inches',
  ]);

  expect(bullets).toEqual(['Decorate your own wooden toys']);
});

describe("a store's short description", () => {
  it('is a paragraph, and the description is the list below it', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Fleece', [
      "The Larkfell Fleece is cut for long walks. What's more, it dries overnight.",
      '• Two hand pockets.',
      '• Flat seams.',
    ]);

    expect(bullets).toEqual([
      "The Larkfell Fleece is cut for long walks. What's more, it dries overnight.",
    ]);
    expect(description).toBe('<ul><li>Two hand pockets</li><li>Flat seams</li></ul>');
  });

  it('has no item that continues the sentence before it', async () => {
    const { bullets } = await write('woocommerce', 'Fellstone Grill 32 cm', [
      'Fellstone grills stand out for their strength; they also are of a stone that holds heat, making them good for meats. But they can also be used to make omelets and many other dishes. This 32 cm grill comes with a base to keep your food warm right at the table. The grill will arrive in a crate and will need to go through the curing process.',
    ]);

    expect(bullets.join('\n')).toContain('But they can also');
    expect(bullets.join('\n')).not.toMatch(/^But/mu);
  });

  it('is the first paragraph of a text, and the description is the rest', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Fleece', [
      'The Larkfell Fleece is cut for long walks. The lining dries overnight.',
      '',
      'Walkers in the hills have worn it for years. The seams lie flat below a pack.',
    ]);

    expect(bullets).toEqual([
      'The Larkfell Fleece is cut for long walks. The lining dries overnight.',
    ]);
    expect(description).toBe(
      '<p>Walkers in the hills have worn it for years. The seams lie flat below a pack.</p>',
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
    ['Size: Small, Large', '<p>Size: Small, Large.</p>'],
    ['Color: Gold, Silver', '<p>Color: Gold, Silver.</p>'],
  ])('is said again where the description would only be %s', async (choices, item) => {
    const { bullets, description, meta_description } = await write('woocommerce', 'Larkfell Pot', [
      'Clay pot for herbs and small plants',
      choices,
    ]);

    expect(bullets).toEqual(['Clay pot for herbs and small plants']);
    expect(description).toBe(`<p>Clay pot for herbs and small plants.</p>${item}`);
    expect(meta_description).not.toContain(choices);
  });

  it('leaves a whole line where repeats and short facts would be left', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Fell Cooker', [
      'Two-liter field cooker for soups, porridge and stews.',
      'Comes with a wind shield, a lid and two bowls that nest inside.',
      '800W burner',
      'Steel bowls',
    ]);

    expect(bullets).toEqual(['Two-liter field cooker for soups, porridge and stews.']);
    expect(description).toBe(
      '<p>Tarn Fell Cooker</p><ul><li>Comes with a wind shield, a lid and two bowls that nest inside</li><li>800W burner</li><li>Steel bowls</li></ul>',
    );
  });

  it('has the first of a few short facts, and the long one all if the others say little', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Tram Model', [
      'Cast metal body',
      'Officially licensed',
      '1/87 scale tram',
    ]);

    expect(bullets).toEqual(['Cast metal body']);
    for (const line of ['Cast metal body', 'Officially licensed', '1/87 scale tram'])
      expect(description).toContain(`<li>${line}</li>`);
  });

  it('is the first lines that say something, and neither a license nor what its maker boasts', async () => {
    const { bullets } = await write('woocommerce', 'Tarn Ferry Keyring', [
      'Officially Licensed: Collectibles',
      'Detailed artwork on both of its sides',
      'Brass ferry that hangs from a steel ring',
      'Opens with one hand, even in gloves',
      'Tarn - leading maker of officially licensed keyrings, magnets and mugs for every fan',
      'Comes in a tin with a felt lining',
    ]);

    expect(bullets).toEqual([
      'Detailed artwork on both of its sides',
      'Brass ferry that hangs from a steel ring',
      'Opens with one hand, even in gloves',
    ]);
  });

  it('isn’t a sentence from the middle of a paragraph', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Kite Launch Set', [
      'Build and launch your own high-flying kite from any field! There is nothing like the pull of a kite that climbs. Each one makes it better. Thanks to Tarn kite lines, children can explore the wind and try out frames, tails and reels to understand how they rise.',
      'SKILL LEVEL: The set is easy to put together.',
    ]);

    expect(bullets[0]).toMatch(/^Build and launch your own high-flying kite from any field!/u);
    expect(bullets.join()).not.toContain('Thanks to');
    expect(description).toContain('Thanks to Tarn kite lines');
  });

  it("has a list's first line without its pronoun", async () => {
    const { bullets } = await write('woocommerce', 'Tarn Chart Pad', [
      'Made for lettering in front of a class',
      'It is a heavy paper with a smooth finish',
      'Thicker than tablet paper. Ink stays on top.',
    ]);

    expect(bullets).toEqual(['Made for lettering in front of a class']);
  });

  it('leaves the second sentence to a text that would only be a warranty', async () => {
    const { bullets, description } = await write('woocommerce', 'Knife', [
      'The Knife is an essential kitchen tool for chopping and slicing.',
      'Its sharp blade makes it a reliable choice for preparing food.',
      'Warranty: 1 month warranty',
    ]);

    expect(bullets).toEqual(['The Knife is an essential kitchen tool for chopping and slicing.']);
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
      'A swing set with an upper and a lower clubhouse, two belt swings and a slide.',
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
    expect(description).toContain('One size fits most children, with a flexible glove');
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

  it("is said again in a text that the second sentence can't open", async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Kettle', [
      'The Larkfell Kettle boils a liter of water in four minutes.',
      'Its handle stays cool enough to hold it for long.',
      'Warranty: 3 year warranty',
    ]);

    expect(bullets).toEqual(['The Larkfell Kettle boils a liter of water in four minutes.']);
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

    expect(bullets).toEqual(['The Larkfell Kettle boils a liter of water in four minutes.']);
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

it('lines that each include a part of the contents stay together', async () => {
  const { bullets } = await write('woocommerce', 'Larkfell 12 Count Reed Garland', [
    'Includes 6 blue and yellow reeds',
    'Also includes 3 reeds with 7" printed herons.',
    'Includes 3 reeds with 5" printed otters',
    '12 pcs in a package.',
  ]);
  expect(bullets.join()).toContain('Includes 6 blue');
  expect(bullets.join()).toContain('printed otters');
});

it('the phrases at the end of a paragraph are no features above it', async () => {
  const { bullets, description } = await write('woocommerce', 'Tarn Blazer in Moss', [
    'A reed print covers a wool blend blazer by Larkfell. It has a notched lapel and two deep pockets. This blazer closes with three buttons of horn. Lining at the back. Color Moss. 58% Wool, 42% Viscose. Made in Wales.',
  ]);
  expect(bullets[0]).toMatch(/^A reed print covers a wool blend blazer by Larkfell\./u);
  expect(description).toMatch(/Color Moss/u);
});

it('two sentences below one label stay together, and lines with labels in their order', async () => {
  const { bullets } = await write('woocommerce', 'Tarn Clear Case for Otter 13', [
    '[ Fully Clear ] Clear case of TPU',
    '[ Great to hold ] Smooth finish of fine grain',
    '[ Cover ] Keep your Otter 13 living for longer with this case',
    '[ Adaptable ] Adaptable for a day on the fell. Protect and show your Otter 13 at the same time',
    '[ Soft Touch ] Nice dry and soft feel. Better grip for fewer falls',
  ]);
  expect(bullets[0]).toBe('Fully Clear: Clear case of TPU');
  expect(bullets).not.toContain('Better grip for fewer falls');
});

describe('a text above a list', () => {
  it('is told once above a data sheet', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Tutu Dress', [
      'How adorable is this tutu dress with a thick white crocheted top and purple straps!',
      'Tulle Measures: 12" long tulle',
      'Crochet Band: White 6" thick',
      'Straps: 7"',
      'Elastic Measures: 17" to 25" when stretched',
    ]);
    expect(bullets.join()).toContain('How adorable');
    expect(description).not.toContain('How adorable');
    expect(description).toContain('Straps: 7"');
  });

  it('is told once if its second sentence begins with an adjective that can be an instruction', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Mirror', [
      'Let your style shine through with the crisp Larkfell mirror. Clean lines are softened by a curved frame of solid pine. Six deep drawers easily hold all your winter clothes.',
    ]);
    expect(bullets.join()).toContain('Let your style');
    expect(description).not.toContain('Let your style');
  });

  it('is told once if the product of its first sentence is called she', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Storybook Doll', [
      'This doll has a story to tell on her skirt. With the water wand, children can reveal the boat and the lanterns on the skirt.',
    ]);
    expect(bullets.join()).toContain('on her skirt');
    expect(description).not.toContain('on her skirt');
  });
});

it('is never the name again if the text says more', async () => {
  const alone = await write('woocommerce', 'Travel Flask', [
    'Our squeezable 3 oz travel flask is refillable and made from recyclable plastic. Shampoo sold separately. Recyclable',
  ]);
  expect(alone.bullets).toEqual([
    'Our squeezable 3 oz travel flask is refillable and made from recyclable plastic.',
  ]);
  const name = 'Silver atomizer with dots, design 5 ml bottle';
  const first = await write('woocommerce', name, [
    `${name}. For use with perfumes, colognes, room sprays. Refillable, travel size atomizer. Can be laser engraved and customized. Great for gifts and promotion.`,
  ]);
  expect(first.bullets).toEqual(['For use with perfumes, colognes, room sprays.']);
});

it('a paragraph above a list of sentences is enough for a short description', async () => {
  const first =
    'Join the postal workers of the town, with a helicopter that has spinning rotors and boxes that open. Includes four figures.';
  const { bullets } = await write('woocommerce', 'Larkfell Airport Set', [
    first,
    'Includes 4 figures: two postal workers, a pilot and a service worker.',
    'Features a helicopter with spinning rotors and room for a figure.',
    'Open the front of the mailbox to empty the mail onto the truck.',
  ]);

  expect(bullets).toEqual([first]);
});

describe('the lines of a list in a short description', () => {
  it('are neighbors, so that none is left behind', async () => {
    const features = [
      'Less is more, above all on a long ride',
      'Keep both hands free with a strap for the hip or the shoulder',
      'Inner mesh pocket for keys and coins',
      'Outer zipper pocket for a phone',
      'Main pocket for a bottle, a jacket and more',
      'Straps with reinforced seams',
      'Brass buckle',
    ];
    const { bullets } = await write('woocommerce', 'Tarn Hip Pack', features);
    expect(bullets).toEqual(features.slice(0, 3));
  });

  it('begin with the first one, whatever it mentions besides the product', async () => {
    const features = [
      'Breathable, soft linen blouse, 4 oz. midweight weave',
      'Easy through the body',
      'Round neck',
      'Short sleeves',
      'Dyed by the piece for an even color',
    ];
    const { bullets } = await write('woocommerce', 'Tarn Bell Blouse', features);
    expect(bullets).toEqual(features.slice(0, 2));
  });

  it('come with the lines that depend on them', async () => {
    const { bullets } = await write('woocommerce', 'Tarn Prelam Board', [
      '• Tarn boards save a day of work.',
      '• They come with the laminate that others need as a second step.',
      '• Tarn has a smoother finish than boards laminated by hand in a workshop.',
    ]);
    expect(bullets).toEqual([
      'Tarn boards save a day of work',
      'They come with the laminate that others need as a second step',
    ]);
  });

  it('divide none of the lines of the input', async () => {
    const { bullets } = await write('woocommerce', 'Tarn Mitt', [
      'Grooming mitt for dogs and cats',
      'Removes loose fur | Massages gently | Cleans sofas',
      'Keeps your home free of fur and your pet in a good mood',
      'Loops of woven fabric hold dust and dander until the next wash',
      'Fits both hands',
      'Dries within an hour',
    ]);
    expect(bullets).toEqual([
      'Grooming mitt for dogs and cats',
      'Removes loose fur',
      'Massages gently',
      'Cleans sofas',
    ]);
  });
});

it('a headline above the only paragraph is not moved below it', async () => {
  const { bullets, description } = await write('woocommerce', 'Tarn Body Lotion', [
    'Moisture, Care & Glow – Gentle for Daily Use',
    'Tarn Body Lotion is a light formula for daily skin care. It leaves no film and dries within a minute.',
    'Highlights:',
    '• Daily moisture: Keeps the skin supple through a whole day with oat milk',
    '• Sun care: With zinc that protects from daily sun in spring and fall',
  ]);
  expect(bullets.join()).toMatch(/^Moisture, Care & Glow/u);
  expect(description).not.toContain('Care & Glow');
});

it('lines between paragraphs stay where they are', async () => {
  const { bullets, description } = await write('woocommerce', 'Tarn Duel (PS5)', [
    'The ultimate duel was born here! It never ends.',
    'New engine brings every stage to life with moving crowds and weather that changes with each round',
    'Wild moves with aerial chains and more. The new team chain takes the duel to another level!',
  ]);
  const page = `${bullets.join(' ')} ${description}`;
  expect(page.indexOf('New engine')).toBeLessThan(page.indexOf('Wild moves'));
});

it('a sentence above three rows of a data sheet is told once', async () => {
  const sentence =
    'The Tarn Tank Cover turns a propane tank into a table that guests are sure to love.';
  const { bullets, description } = await write('woocommerce', 'Tarn Tank Cover', [
    sentence,
    'Body: Cast concrete',
    'Product size: 16 x 16 x 20 in',
    'Product weight: 33 lb',
  ]);
  expect(bullets).toEqual([sentence]);
  expect(description).not.toContain('turns a propane tank');
});
