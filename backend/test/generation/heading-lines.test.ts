import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const FACT = 'The oak frame folds flat in seconds.';

async function listing(name: string, ...lines: readonly string[]) {
  const { description, pro_tip } = await write('shopify', name, lines);
  return { description, tip: pro_tip };
}

describe('a heading in brackets', () => {
  it('is the label of the sentences below it', async () => {
    const { description } = await listing(
      'Tarn Headset',
      '【Clear sound】',
      'The headset has a 13 mm speaker.',
      'It plays deep bass.',
      '【Long battery life】',
      'It plays for 5 hours.',
    );
    expect(description).toContain(
      'Clear sound: The headset has a 13 mm speaker. It plays deep bass.',
    );
    expect(description).toContain('Long battery life: It plays for 5 hours');
    expect(description).not.toMatch(/[【】]/u);
  });

  it('is a statement in a row of such', async () => {
    const { description } = await listing(
      'Tarn Scarf',
      '【Soft wool】',
      '【Warm in snow】',
      '【Folds small】',
    );
    expect(description).toBe(
      '<ul><li>Soft wool</li><li>Warm in snow</li><li>Folds small</li></ul>',
    );
  });

  it('above nothing is not published, and a tip shows it', async () => {
    const { description, tip } = await listing(
      'Tarn Headset',
      FACT,
      '【Military standard quality】',
    );
    expect(description).not.toContain('Military');
    expect(tip).toContain('Military standard quality');
  });
});

it.each(['About the Product', 'Features & Specs:'])(
  'a heading that names no part is not published: %s',
  async (heading) => {
    const { description } = await listing(
      'Tarn Bed',
      FACT,
      heading,
      'Heavy duty foam core',
      'Firm feel',
      'Turns on both sides of the bed for many years',
    );
    expect(description).not.toMatch(/About|Specs/u);
    expect(description).toContain('<li>Heavy duty foam core</li>');
  },
);

it('a heading that names one of several varieties stays with its text', async () => {
  const { description } = await listing(
    'Banana Bunch | 3 Plants | Truly Tiny + Dwarf Green + Lakatan',
    'Three well-rooted banana plants in one box.',
    'Musa ‘Truly Tiny’',
    'Compact fruiting banana with deep green leaves.',
  );
  expect(description).toContain('Musa ‘Truly Tiny’: Compact fruiting banana');
});

it('a value that begins like an order stays in the list of its label', async () => {
  const { description } = await listing(
    'Tarn Tablet Case',
    'Feature: Waterproof',
    'Feature: Drop resistance',
    'Feature: Shockproof',
  );
  expect(description).toContain('Feature: Waterproof, Drop resistance, Shockproof');
});

describe('a heading about safety', () => {
  it('is the label of its text, which keeps a label of its own', async () => {
    const { description } = await listing(
      'Tarn Oat Bar',
      'Soft oat bar with cocoa.',
      'Warning',
      'Contains: milk, soybeans. May contain: peanuts.',
    );
    expect(description).toContain('Warning: Contains: milk, soybeans. May contain: peanuts.');
  });

  it('has all of its sentences', async () => {
    const { description } = await listing(
      'Tarn Garden Plans',
      FACT,
      'IMPORTANT:',
      'The parcel holds a printed plan.',
      'No wood is in the parcel.',
    );
    expect(description).toContain('The parcel holds a printed plan. No wood is in the parcel.');
  });

  it('above nothing is not published, and a tip shows it', async () => {
    const { description, pro_tip } = await write(
      'shopify',
      'Tarn Bark Tea',
      [FACT, 'Precautions'],
      {
        attributes: [{ name: 'Color', value: 'Brown' }],
      },
    );
    expect(description).not.toContain('Precautions');
    expect(pro_tip).toContain('Precautions');
  });
});

it('a title between two paragraphs is the label of the second', async () => {
  const { description } = await listing(
    'Tarn Basin Waste',
    'This waste suits any basin of your bathroom.',
    'Effortless Elegance',
    'The polished finish brings a shine to your basin.',
    'Protection You Can Rely On',
  );
  expect(description).toContain(
    'Effortless Elegance: The polished finish brings a shine to your basin',
  );
  expect(description).not.toContain('Rely On');
});

it.each(['Fabric Specs', 'FRAGRANCE NOTES', 'Design insights'])(
  'a title of a section is not published: %s',
  async (title) => {
    const { description } = await listing('Tarn Jacket', FACT, title, 'Color: Red', 'Fit: Slim');
    expect(description).not.toMatch(/specs|notes/iu);
    expect(description).toContain('Color: Red');
  },
);

it('a statement that ends in a colon is the label of the sentence below it', async () => {
  const { description, tip } = await listing(
    'Tarn Sofa',
    FACT,
    'Our sofas are made to order:',
    'A sofa is built by hand in ten weeks.',
  );
  expect(description).toContain('Our sofas are made to order: A sofa is built by hand');
  expect(tip).not.toContain('made to order');
});

it('a sentence goes on in the things below it', async () => {
  const { description } = await listing(
    'Tarn Party Box',
    FACT,
    'Our box is filled with',
    'Pretzels',
    'Marbles',
    'Crackers',
  );
  expect(description).toContain('Our box is filled with Pretzels, Marbles, Crackers');
});

it('labels and values in turns are pairs to the end', async () => {
  const { description } = await listing(
    'Tarn Lemonade',
    'Color',
    'Yellow',
    'Flavour',
    'Lemon',
    'Bottle size',
    '250 ml',
    'Bottle form',
    'Round',
    'Minimum Order Quantity',
    '500 pieces',
  );
  expect(description).toContain('Bottle size: 250 ml');
  expect(description).toContain('Bottle form: Round');
  expect(description).not.toMatch(/500|Quantity/u);
});

it('features of a data sheet are one row', async () => {
  const { description } = await listing(
    'Tarn Charger',
    'Features: With charging indicator',
    'Features: For multiple devices',
    'Features: With holder',
    'Max. Output Power: 15W',
  );
  expect(description).toContain(
    'Features: With charging indicator, For multiple devices, With holder',
  );
  expect(description).toContain('<li>Max. Output Power: 15W</li>');
});

it('a statement above a label is no heading, whatever its last word', async () => {
  const { description } = await listing(
    'Tarn Garden Seat',
    FACT,
    'Sturdy aluminum legs',
    'Folds for storage',
    'Weight limit: 300 lb',
    'Weather resistant',
  );
  expect(description).toMatch(/Folds for storage(?!:)/u);
});

it('slogans that end like sentences, each above a paragraph, are the labels of those', async () => {
  const { bullets } = await write('amazon', 'Tarn Clip Radio', [
    'Made to be shared.',
    'Clip it to a belt and take 90 stations with you. Choose from three colors.',
    'Sound meets reed.',
    'With its wooden shell, the radio plays deep tones at any volume you choose.',
    'Nothing is simpler.',
    'Charge it with the cord in the box. Turn one wheel to find a station.',
  ]);
  expect(bullets).toEqual([
    'Made to be shared: Clip it to a belt and take 90 stations with you. Choose from three colors',
    'Sound meets reed: With its wooden shell, the radio plays deep tones at any volume you choose',
    'Nothing is simpler: Charge it with the cord in the box. Turn one wheel to find a station',
  ]);
});

it('the label of contents stays above a single item', async () => {
  const { description } = await listing(
    'Tarn Snake Plant',
    'The Tarn snake plant grows in any corner of the house.',
    '',
    'Product Contains:',
    '- One Snake Plant in a Metal Planter with Stand',
  );
  expect(description).toContain('Product Contains: One Snake Plant in a Metal Planter with Stand');
});

it('a heading above several instructions is not the label of the first', async () => {
  const { description } = await listing(
    'Tarn Plum Cake',
    'This plum cake serves eight people at one table. It comes with a candle and a card of your choice.',
    '',
    'Care Tips',
    '',
    'Keep the box upright on the table.',
    '',
    'Store it in a cool place.',
    '',
    'Cover the rest of the cake.',
  );
  expect(description).toContain(
    'Keep the box upright on the table. Store it in a cool place. Cover the rest of the cake.',
  );
});

it("the field's own name in front of its first sentence is dropped", async () => {
  const { description } = await listing(
    'Tarn Lotion',
    'Description Precious cedar and gentle reed balance, nurture and refresh your skin.',
  );
  expect(description).toBe(
    '<p>Precious cedar and gentle reed balance, nurture and refresh your skin.</p>',
  );
});

describe('a heading above measures', () => {
  it('labels the measure of the product', async () => {
    const { description } = await listing(
      'Tarn Ottoman',
      FACT,
      'DIMENSIONS',
      '42" W x 31" D x 20" H',
    );
    expect(description).toContain('Dimensions: 42" W x 31" D x 20" H');
    expect(description).not.toContain('Measures');
  });

  it('labels the measures of the parts together', async () => {
    const { description } = await listing(
      'Tarn Table Set',
      FACT,
      'DIMENSIONS:',
      'Table - 40" W x 84" D x 30" H',
      'Stool- 20" W x 23" D x 41" H',
    );
    expect(description).toContain(
      'Dimensions: Table – 40" W x 84" D x 30" H, Stool – 20" W x 23" D x 41" H',
    );
  });

  it('labels no item after the measures', async () => {
    const { description } = await listing(
      'Tarn Ottoman',
      '• Dimensions',
      '• 42" W x 31" D x 20" H',
      '• Solid oak',
    );
    expect(description).toContain('<li>Dimensions: 42" W x 31" D x 20" H</li>');
    expect(description).toContain('<li>Solid oak</li>');
  });

  it('is dropped above rows with their own labels', async () => {
    const { description } = await listing(
      'Tarn Shelf',
      FACT,
      'Dimensions',
      'Width: 30 in',
      'Depth: 20 in',
    );
    expect(description).not.toContain('Dimensions');
    expect(description).toContain('Width: 30 in');
  });
});

describe('a row of headings with colons', () => {
  const SET = [
    'The set is all your baby needs.',
    'Skirt (shades may vary):',
    'Blue tulle & white tulle',
    'approx. 9 inches in length',
    'Gold dots all over the outer layer of the tulle',
    'Headband:',
    '100% cotton.',
    'Gold sparkle background',
  ];

  it('has every line below each as one item', async () => {
    const { description } = await listing('Tarn Party Set', ...SET);
    expect(description).toContain(
      '<li>Skirt (shades may vary): Blue tulle &amp; white tulle, approx. 9 inches in length, Gold dots all over the outer layer of the tulle</li>',
    );
    expect(description).toContain('<li>Headband: 100% cotton, Gold sparkle background</li>');
  });

  it('keeps a label whose words its text repeats', async () => {
    const { description } = await listing(
      'Tarn Scrunchie',
      FACT,
      'Silver Waves:',
      'Blue shades & white',
      'Green Leaves:',
      'Green background with dark and light leaves and a little sparkle',
    );
    expect(description).toContain('Green Leaves: Green background with dark and light leaves');
  });
});

it('a title in capitals above paragraphs that have its words is no paragraph at their end', async () => {
  const { description } = await write('shopify', 'Tarnholm 55 inch Television', [
    'TARNOS TV',
    'With clear images, this television brings films to life. It has a fine resolution for crisp, vivid pictures.',
    'With wireless built in, you will never be short of films to watch. Thanks to the TarnOS system, you get all services at the touch of a button.',
  ]);
  expect(description).not.toMatch(/>Tarnos TV|>TARNOS TV/u);
});

describe('short lines that each have a text below them', () => {
  it('are the labels of the texts', async () => {
    const { description } = await write('shopify', 'Tarn 40', [
      'Made for long trips.',
      '',
      'Keep your boots apart',
      'A vented compartment at the bottom holds boots up to size 47.',
      '',
      'Charm',
      'The zipper pulls are braided by hand from leftover climbing rope.',
      '',
      'Two-liter side pocket',
    ]);

    expect(description).toContain(
      '<li>Keep your boots apart: A vented compartment at the bottom holds boots up to size 47',
    );
    expect(description).toContain('<li>Charm: The zipper pulls are braided by hand');
    // Its text is missing.
    expect(description).not.toContain('side pocket');
  });

  it('are labels below a heading even if there is only one', async () => {
    const { description } = await write('shopify', 'Tarn Mitt', [
      'This mitt cleans cars without scratches and dries within an hour.',
      'Key Features',
      '',
      'Dual-Sided 900 g Weave',
      'Long loops on one side and short ones on the other pick up sand and grime.',
    ]);

    expect(description).toContain('Weave: Long loops on one side');
  });

  it('are items if one follows another', async () => {
    const { description } = await write('shopify', 'Tarn Table', [
      'The Tarn Table folds to half its length and weighs less than a chair.',
      'Ideal for camping',
      'The beech top carries up to thirty kilograms without bending.',
      'Telescoping legs',
      'Aluminum frame',
    ]);

    expect(description).toContain('<li>Ideal for camping</li>');
  });
});

describe('a heading that the lines below it need', () => {
  const features = [
    'This cream moisturizes the skin for a whole day and leaves no film.',
    'Active Ingredients',
    '- Caffeine extract: to fight puffiness',
    '- Oak bark: to soothe the skin',
  ];

  it('is shown even if it is the only one', async () => {
    const { description } = await write('shopify', 'Tarn Cream', features);
    expect(description).toContain('<h2>Active Ingredients</h2><ul><li>Caffeine extract');
  });

  it('is no statement that ends in the same word', async () => {
    const { description } = await write('shopify', 'Tarn Scent', [
      'Not a tester',
      'Contains natural ingredients',
      'The perfumer opens this scent with lemon and lets it dry down to cedar.',
    ]);
    expect(description).not.toContain('natural ingredients:');
  });
});

it('a label at the end of a text belongs to what is below it', async () => {
  const { description } = await write('shopify', 'Tarn Tank Cover', [
    'The Tarn Tank Cover turns a propane tank into a table that guests are sure to love.Body construction:',
    '',
    'Cast concrete.',
    '',
    'Product size: 16 x 16 x 20 in',
  ]);
  expect(description).toContain('<li>Body construction: Cast concrete</li>');
});

it('a remark on the stock is no label of the text below it', async () => {
  const { description } = await write('shopify', 'Tarn Roll-up Boat', [
    '*LIMITED STOCK AVAILABLE*',
    'Compact and light, this boat is a great ship for a day on the lake. The floor rolls up with the hull in five minutes.',
    'Compatible with motors up to 20 HP',
  ]);
  expect(description).toContain('<p>Compact and light, this boat');
});

it('the only marked item below a heading has it as its label', async () => {
  const { description } = await write('shopify', 'Tarn Kelp Conditioner', [
    'What it does:',
    'This conditioner detangles the hair and helps to manage it after a wash.',
    'What it is made WITHOUT:',
    '- Parabens',
    'What else you need to know:',
    'Made with kelp for anyone who bathes often, this is best paired with a shampoo.',
  ]);
  expect(description).toContain('without: Parabens');
});

describe('a question about what is in the box', () => {
  const PIECES = ['Two ash bowls', 'One brass spoon', 'Linen towel', 'Jar of walnut oil'];

  it('heads the list below it', async () => {
    const { description, tip } = await listing(
      'Tarn Kitchen Crate',
      'The crate has all that a first kitchen needs. It is nailed from reclaimed pine.',
      'What’s in the box?\n',
      ...PIECES,
    );
    expect(description).toContain(`What’s in the box: ${PIECES.join(', ')}`);
    expect(tip).not.toContain('unclear');
  });

  it('heads marked items, even if they are written as sentences', async () => {
    const { description } = await listing(
      'Tarn Kitchen Crate',
      'The crate has all that a first kitchen needs.',
      'Send it to whoever moves into a home of their own.',
      "What's inside?",
      '* Ash bowls for two people turned on a lathe.',
      '* One brass spoon',
      '* Linen towels dyed with walnut husks',
    );
    expect(description).toContain('<p>Send it to whoever moves into a home of their own.</p>');
    expect(description).toContain(
      "What's inside: Ash bowls for two people turned on a lathe, One brass spoon, Linen towels dyed with walnut husks",
    );
  });

  it('is in markup the heading of the list as well', async () => {
    const { description } = await listing(
      'Tarn Kitchen Crate',
      `<h3>A crate for a first kitchen</h3>\n<h3>What's inside?</h3>\n<p>${PIECES.join('<br>')}</p>`,
    );
    expect(description).toContain(`What's inside: ${PIECES.join(', ')}`);
  });

  it('has its whole list in an Amazon bullet, or only in the description', async () => {
    const pieces = [
      ...PIECES,
      ...PIECES.map((piece) => `${piece} with a lid of oiled cherry wood`),
    ];
    const { bullets, description } = await write('amazon', 'Tarn Kitchen Crate', [
      'The crate has all that a first kitchen needs. It is nailed from reclaimed pine.',
      "What's inside?\n",
      ...pieces,
    ]);
    expect(bullets.join(' ')).not.toContain('brass spoon');
    expect(description).toContain(`What's inside: ${pieces.join(', ')}`);
  });
});

describe('a caption', () => {
  const LONG =
    'The seat of the Tarn cart is carved from one block of lime wood. It carries two children over any meadow.';

  it('is the label of a row of phrases', async () => {
    const { description } = await listing(
      'Tarn Pony Cart',
      'Quiet Wheels',
      'Made with rings of cork that roll over cobbles without a rattle.',
      'Three Distinct Paces',
      'Walk at Ease | Brisk Trot | Wild Gallop',
      'Folding Hood',
      'The linen hood keeps sun and rain away from whoever sits in the back.',
    );
    expect(description).toContain(
      'Three Distinct Paces: Walk at Ease, Brisk Trot, Wild Gallop</li>',
    );
    expect(description).toContain('Quiet Wheels: Made with rings of cork');
  });

  it('with a comma is the label of its text', async () => {
    const { description } = await listing(
      'Tarn Pony Cart',
      'Quiet Wheels',
      'The rings of cork roll over cobbles without a rattle.',
      'Deep, Padded Seat',
      LONG,
    );
    expect(description).toContain('Deep, Padded Seat: The seat of the Tarn cart');
  });

  it('above the only paragraph is never the whole short description', async () => {
    const { bullets } = await write('woocommerce', 'Tarn Pony Cart', [
      `Born for Long Meadows\n${LONG} The hood of waxed linen folds back in a moment and keeps off sun and rain.`,
    ]);
    expect(bullets[0]).toMatch(/^Born for Long Meadows: The seat of the Tarn cart/u);
  });
});

it('a label is left out if its text says it again', async () => {
  const { description } = await listing(
    'Tarn Stamp Set',
    'Ideal for:',
    'Perfect for cards, tags and rainy afternoons.',
    'Twelve stamps of beech wood',
    'Ink pad with three colors',
  );
  expect(description).toContain('<li>Perfect for cards, tags and rainy afternoons</li>');
});
