import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** The items of a list or the short description, without markup. */
const itemsOf = (html: string) =>
  [...html.matchAll(/<li>([^<]*)<\/li>/gu)].map(([, item = '']) => item);

describe('a line of the input', () => {
  it('keeps a license whose other clause is a note of the store', async () => {
    const { description } = await write('shopify', 'Tarn Night Heron Costume, Large', [
      'Padded jumpsuit with attached boot-tops and mask',
      'Officially licensed Tarn Comics costume, look for the Tarn trademark on packaging and labels',
      'Tarn Comics pet costumes are officially licensed by Tarn, only items sold and shipped by Fell Stores can be guaranteed authentic',
    ]);
    expect(description).toContain('Officially licensed Tarn Comics costume');
    expect(description).toContain('officially licensed by Tarn');
    expect(description).not.toMatch(/look for|guaranteed/u);
  });

  it('keeps a numbered list in its sentence', async () => {
    const listing = await write('shopify', 'Tarn Sing-Along Microphone', [
      'The microphone plays the following 5 songs 1. Snow song 2. Rain on the Roof 3. Oh Harbor 4. Sail Home 5. Lantern',
      'Booklet to sing along',
    ]);
    expect(listing.description).toContain('5 songs 1. Snow song 2. Rain on the Roof');
    expect(JSON.stringify(listing)).not.toMatch(/5 songs 1[.]?[<"]/u);
  });

  it('keeps a sentence with a semicolon whole', async () => {
    const { bullets } = await write('amazon', 'Tarn Snack Doll, 10 Inch', [
      'My head bobbles and wobbles!',
      'Push my cake up to my mouth and see me take a bite!',
      'Discover my friends; Jossie Cake, Pepper and Donata, as our world comes alive!',
    ]);
    expect(bullets).toContain(
      'Discover my friends; Jossie Cake, Pepper and Donata, as our world comes alive',
    );
  });

  it('keeps a quotation that ends in a word with two meanings', async () => {
    const { description } = await write('woocommerce', 'Tarn Pocket Token, Michael', [
      'Take the token with you anywhere',
      'Reads "Michael - Guard us day and night with courage, strength and might"',
      'Comes packaged in a printed card',
    ]);
    expect(description).toContain('strength and might');
  });

  it('is not the mark that a table has for no value', async () => {
    const { description } = await write('shopify', 'Tarn Duvet Cover', [
      'Nullify',
      'The cotton of the Tarn Duvet Cover is woven for cool sleep in warm rooms.',
    ]);
    expect(description).not.toContain('Nullify');
  });

  it('keeps the words before a note that is cut off', async () => {
    const { bullets } = await write('amazon', 'Tarn Plush Otter Mascot Costume, Medium', [
      'COMFORTABLE FIT: Made of soft fabric that lets air through, for an easy fit',
      'SOFT: Features a brown jumpsuit with openings for hands and feet, and a tail',
      "READ BEFORE BUYING: Costumes are not sized the same as clothes, please review Tarn's SIZE CHART IN IMAGES, reviews and",
    ]);
    expect(bullets).toContain('Read before buying: Costumes are not sized the same as clothes');
  });

  it('may call on shoppers to collect and play, but not only to buy', async () => {
    const lines = ['The wings of the heron move', 'Painted by hand'];
    const call = 'Collect them all and act out scenes from the marsh!';
    const { description } = await write('shopify', 'Tarn Heron Figure', [...lines, call]);
    expect(description).toContain('Collect them all and act out scenes from the marsh');
    const { pro_tip } = await write('shopify', 'Tarn Heron Figure', [
      ...lines,
      'Collect them all!',
    ]);
    expect(pro_tip).toContain('Left out because it\'s about other products: "Collect them all".');
  });

  it('may be a part of the name where there are few others', async () => {
    const name = 'Tarn Air Remote Control Heron with Songs & Calls';
    const few = ['Remote control', 'Songs & calls', 'Flies in circles'];
    expect((await write('shopify', name, few)).description).toBe(
      '<ul><li>Remote control</li><li>Songs &amp; calls</li><li>Flies in circles</li></ul>',
    );
    const many = [...few, 'Foam wings', 'Runs for 20 minutes'];
    expect((await write('shopify', name, many)).description).not.toContain('Remote control');
  });

  it('keeps the words before its dash that a phrase goes on from', async () => {
    const { description } = await write('shopify', 'Tarn Reed Phone', [
      'Tarn Reed - in bright color. Watch films on a screen of six inches. It folds flat.',
      'Weighs 200 g',
    ]);
    expect(description).toContain('Tarn Reed - in bright color.');
  });

  it('may say what else there is to collect', async () => {
    const { description } = await write('shopify', 'Tarn Minis: Heron Action Figure', [
      'Stylized figure stands 3 inches tall, perfect for any Heron fan',
      'Collect and display all Heron Tarn Vinyls',
    ]);
    expect(description).toContain('Collect and display all Heron Tarn Vinyls');
  });

  it("is no repetition of the name with the name's words in another order", async () => {
    const { description, bullets } = await write(
      'woocommerce',
      "Larkfell Costumes Women's Size Sea Queen Plus Costume",
      [
        "Sea Queen Women's Plus Size Costume",
        '100% polyester velvet & knit mesh',
        'Pullover dress has deep V-neck, mesh sleeves, high slit',
      ],
    );
    expect(`${bullets.join()} ${description}`).toContain("Sea Queen Women's Plus Size Costume");
  });

  it('keeps its warning label', async () => {
    const { bullets } = await write('amazon', 'Larkfell Green Powder', [
      'Makes a dark green stain when mixed with water',
      'Caution: this will stain most things – use with caution',
    ]);
    expect(bullets).toContain('Caution: this will stain most things – use with caution');
  });

  it('is a question if the next one answers it', async () => {
    const { description, pro_tip } = await write('shopify', 'Tarn Lamp', [
      'If a lamp were made today, what would it look like?',
      'It would fold flat and last for a week.',
      'Oak base',
    ]);
    expect(description).toMatch(/look like\?.*It would fold flat/u);
    expect(pro_tip).not.toContain('unclear');
  });

  it('is a fact of its own after a mark of two', async () => {
    const { description } = await write('shopify', 'Tarn Racer', [
      'none',
      'Strong 390 motor for up to 35+mph;,Most stable on sand, snow and gravel;,Tarn suspension for good control;,10 minutes of play with one charge',
    ]);
    expect(itemsOf(description)).toEqual([
      'Strong 390 motor for up to 35+mph',
      'Most stable on sand, snow and gravel',
      'Tarn suspension for good control',
      '10 minutes of play with one charge',
    ]);
  });

  it('ends as the question that it is', async () => {
    const { description } = await write('shopify', 'Tarn Magic Lamp', [
      'The Tarn Magic Lamp lights up when you rub it. So are you ready for what it will say next',
    ]);
    expect(description).toContain('say next?');
  });

  it('is calmed as a whole', async () => {
    const { bullets } = await write('amazon', 'Night Heron Large Pet Costume', [
      'Heron pet costume includes wig, jacket and shirt',
      'READ THE TARNBY’S PET SIZE CHART and WATCH THE SIZING INSTRUCTION VIDEO, do not select size based on breed',
    ]);
    expect(bullets.join('\n')).toContain(
      'Read the Tarnby’s pet size chart and watch the sizing instruction video, do not',
    );
  });

  it('keeps an item that the name has too', async () => {
    const { description } = await write('shopify', 'Honey & Oat Soap', [
      'This soap bar from Tarn leaves dry skin soft and clean.',
      'Shea butter',
      'Oat',
      'Lavender oil',
    ]);
    expect(itemsOf(description)).toEqual(['Shea butter', 'Oat', 'Lavender oil']);
  });

  it('keeps a pair of items below the text, even if a sentence states one of them', async () => {
    const { description } = await write('shopify', 'Tarn Dock Slim', [
      'The Tarn Dock Slim charges a phone beside your bed. It has two charging ports and a night light.',
      'Slim design',
      'Two ports',
    ]);
    expect(itemsOf(description)).toEqual(['Slim design', 'Two ports']);
  });

  it('is no feature if it only announces the features', async () => {
    const { description } = await write('shopify', 'Tarn Dock Slim', [
      'The Tarn Dock Slim charges a phone beside your bed.',
      'Features of the Tarn Dock Slim Bedside Phone Charger',
      'Two ports',
      'Night light',
      'Rubber feet',
    ]);
    expect(itemsOf(description)).toEqual(['Two ports', 'Night light', 'Rubber feet']);
  });

  it('keeps the people that the next sentence is about', async () => {
    const { description } = await write('shopify', 'Songs of the Harbor', [
      'The Fellmen are serious about their harbor. “Songs” is their third record, played on fiddle and pump organ. Songs of the Harbor ends with a storm.',
    ]);
    expect(description).toContain('The Fellmen are serious about their harbor.');
  });

  it('keeps a figure with a space in it whole', async () => {
    const { bullets } = await write('amazon', 'Tarn File Folders, 4 Pack', [
      "Each of the folders measures 9'' W 11. 5'' H.",
      'Made of recycled cardboard',
      'Four different tab positions',
    ]);
    expect(bullets[0]).toBe('Each of the folders measures 9" W 11. 5" H');
  });

  it('keeps its pronoun if another verb needs it', async () => {
    const { bullets } = await write('amazon', 'Tarn Cotton Pads', [
      'These Tarn Cotton Pads are made of soft cotton. It is recommended for daily use and is ideal for travel. Store the pads in their box.',
    ]);
    expect(bullets.join('\n')).not.toMatch(/^Recommended/mu);
    expect(bullets.join('\n')).toContain('It is recommended for daily use and is ideal for travel');
  });

  it('heads its block if several blocks below paragraphs have such a line', async () => {
    const { description } = await write('shopify', 'Tarn Slackline Park', [
      'Tarn Slackline Park is a playground for many people at once. Three lines form a triangle.\n\nAdults learn to balance on it as well. Schools use it for their lessons.\n\nArea\nApprox. 9 x 8 m\n\nEquipment\n3 x Tarn slackline\n1 x Tarn ball',
    ]);
    expect(description).not.toContain('<li>Area</li>');
    expect(description).toContain('Area: Approx. 9 x 8 m');
  });

  it('keeps a product that is brand new, and figures far apart', async () => {
    const phones = await write('shopify', 'Fell One Headphones', [
      'Fell One is a brand new headphone with an aluminum body. Its cable is made of copper.',
    ]);
    expect(phones.description).toContain('Fell One is a brand new headphone');
    const tea = await write('shopify', 'Fell Sencha', [
      'Monks wrote of tea in the 9th century, but the world had to wait until 1740 for Sencha, when a merchant steamed green tea. Sencha is fresh and smooth.',
    ]);
    expect(tea.description).toContain('Monks wrote of tea');
  });

  it('keeps what a team did to the product', async () => {
    const { description } = await write('shopify', 'Larkfell Headphones - Open Box', [
      'Open-box Larkfell Headphones have been tested and inspected by our team. The headphones sound balanced and neutral.',
    ]);
    expect(description).toContain('inspected by our team');
  });

  it('keeps a participle whose stem occurs in another sense', async () => {
    const { description } = await write('shopify', 'Tarn Hands Denim Jacket', [
      'This jacket shows people at work, from cave paintings of hands to portraits.',
      'Hand painted',
      'Dark wash',
    ]);
    expect(itemsOf(description)).toContain('Hand painted');
  });
});

describe('Amazon bullets', () => {
  it('have what comes with the product', async () => {
    const { bullets } = await write('amazon', 'Larkfell Outdoors Otter Pet Pod, One Size', [
      'Ear buds stored smart',
      'You want one because they are cute',
      'You need one because they come with a set of ear buds',
      'Attach this cute otter to your purse or keychain and never lose your ear buds again!',
    ]);
    expect(bullets).toContain('You need one because they come with a set of ear buds');
  });

  it('have how long a workout takes', async () => {
    const { bullets } = await write('amazon', 'Solo Strength Circuit', [
      'Strength training helps banish the boredom of long workouts. The Solo Strength Circuit download lets you train in the time you have. Learn to tone your entire body.',
      'Targets abs, arms and legs.',
      '5 fun interval training circuits.',
      'Easy to follow.',
      'No special equipment needed.',
      '41 minutes.',
    ]);
    expect(bullets).toContain('41 minutes');
  });

  it('have a size rather than the other goods of the maker', async () => {
    const { bullets } = await write('amazon', "Tarn Men's Pumpkin Slice Headband", [
      '100% Other Fibers',
      'Imported',
      'Pumpkin slice headband with leaves in the air',
      'Light orange felt',
      'One size fits most adults, 100 percent felt',
      'Celebrate the harvest with humor',
      'Made by Tarn novelties, offering exciting costumes, accessories, and novelty items for all occasions',
    ]);
    expect(bullets.join('\n')).toContain('One size fits most adults');
    expect(bullets.join('\n')).not.toContain('offering');
  });

  it('have the sentences of a long line for which there is room', async () => {
    const { bullets } = await write('amazon', 'Wildfell Kids 15 Inch Backpack', [
      'Zipper closure',
      'Spot Clean',
      'SCHOOL APPROVED – Your child will be the talk of the school with the Wildfell 15 Inch Backpack! Bright patterns and a functional design come together to make this backpack a fun addition to your child’s school and travel essentials. Two padded, adjustable shoulder straps and a padded back give a comfortable wear, while the durable top handle is perfect for hanging in a locker.',
    ]);
    expect(bullets.join('\n')).toContain('Two padded, adjustable shoulder straps');
  });

  it('leave out a line that only repeats one above it', async () => {
    const { bullets } = await write('amazon', 'Juice Extractor Blender', [
      '800W juice extractor blender that breaks down whole fruits and vegetables for maximum nutrition.',
      'Includes various cup sizes and to-go lids.',
      'Quiet motor in a steel base',
      'Blender extracts juice',
      'Suction feet hold it still',
    ]);
    expect(bullets).not.toContain('Blender extracts juice');
  });

  it('keep the steps of a craft in order', async () => {
    const { bullets } = await write('amazon', 'Larkfell Unicorn Sparkle Slime', [
      'Make magical slime with Larkfell Unicorn Sparkle!',
      'Dip in water, then crush in a dry bowl for a glitter burst.',
      'Mix included pre-made slime into the glitter for sparkly slime.',
      'Includes a clear unicorn horn to store and display the slime.',
      '30+ to collect in so many colors of glitter and slime.',
    ]);
    expect(bullets[2]).toContain('Mix included');
  });
});

describe('the list of a description', () => {
  const listOf = async (name: string, lines: string[]) =>
    itemsOf((await write('shopify', name, lines)).description);

  it('keeps its order below a text', async () => {
    const items = await listOf('Sorrel Lace-Back Cardigan', [
      'The Sorrel Cardigan is delicate and sweet with a hint of mystique. This knit beauty has an inset lace back that is slightly unexpected.',
      'Crewneck',
      'Cropped',
      'Back lace detail',
      'Dry clean only',
    ]);
    expect(items).toEqual(['Crewneck', 'Cropped', 'Back lace detail', 'Dry clean only']);
  });

  it('opens on a first line that is more than a measure', async () => {
    const pot = [
      '4-quart non-stick stew pot with glass lid.',
      'Features a durable coating.',
      'Oven safe',
    ];
    expect((await listOf('Non-Stick Stew Pot with Lid', pot))[0]).toContain('4-quart non-stick');
    const player = [
      '2-inch LCD screen for crisp, colorful video.',
      'Compatible with several audio formats.',
      'Earbuds not included.',
    ];
    expect(await listOf('Tarn 4GB Media Player', player)).toEqual([
      '2-inch LCD screen for crisp, colorful video',
      'Compatible with several audio formats',
      'Earbuds not included',
    ]);
  });
});

describe('a short description', () => {
  const shortOf = async (name: string, lines: string[], category: string) =>
    (await write('woocommerce', name, lines, { category })).bullets;

  it('has all pieces of a set or none', async () => {
    const lines = [
      '100% Acetate',
      'Imported',
      'Shirt with attached cuffs',
      'Pants',
      'Collar',
      'Belt',
      'Hat, mask',
    ];
    const { bullets, meta_description } = await write(
      'woocommerce',
      "Larkfell Costumes Men's Harvest Harlequin",
      lines,
    );
    expect(bullets.join('; ')).toContain(
      'Shirt with attached cuffs; Pants; Collar; Belt; Hat, mask',
    );
    expect(meta_description).not.toContain('mask');
  });

  it('opens on what the product is', async () => {
    const lines = [
      'Premium heavy hoodie with a relaxed fit.',
      'Features a kangaroo pocket and ribbed cuffs for comfort.',
      '380 GSM French terry.',
    ];
    expect((await shortOf('Daily Hoodie', lines, 'Hoodies'))[0]).toContain('Premium heavy hoodie');
  });

  it('does not take an iron-on patch for a way to iron', async () => {
    const lines = [
      'Iron-On or Sew to Any Garment',
      'Top Quality, Fine Embroidery',
      'Patches Will Not Come Off',
      'Perfect for Jeans, Jackets and more!',
    ];
    const { bullets, description } = await write('woocommerce', 'Tarn Friends Patch', lines);
    const items = [...bullets, ...itemsOf(description)];
    expect(items.at(-1)).not.toContain('Iron-On');
  });
});

it('a line that says where the thing in the name is stays', async () => {
  const { description } = await write('shopify', 'Tarn Wave Logo Hoodie', [
    'Soft fleece hoodie with a hood that has three panels',
    'Ribbed cuffs',
    'Tarn wave logo at front',
  ]);
  expect(description).toContain('<li>Tarn wave logo at front</li>');
});

it('a line about sharing pictures with a button is about the product', async () => {
  const { description } = await write('shopify', 'Tarn Game Console', [
    '• Ends long load times of saved games with a suspend mode',
    '• Instantly share pictures of your best moments on Facebook with the button on the controller',
  ]);
  expect(description).toContain('on Facebook with the button');
});

it('a sentence with a slash between words stays whole', async () => {
  const { description } = await write('shopify', 'Tarn Radio Module', [
    'The Tarn Radio Module connects a board to a network. It has a processor inside, supports Lua/ Small python/ Arduino for quick designs, and fits a matchbox.',
  ]);
  expect(description).toContain('Lua/Small python/Arduino for quick designs');
});

it('a phrase that starts with an ordinal is an item', async () => {
  const { description } = await write('shopify', 'Tarn Chronograph', [
    '43 mm watch with steel case, chronograph with automatic winding, date display, second time zone with day display, counters with rotating discs.',
  ]);
  expect(description).toContain('<li>Date display</li><li>Second time zone');
});

it('a range in a sentence with a price divides nothing', async () => {
  const { description } = await write('shopify', 'The Tarn Almanac', [
    'Look for the boxed set that brings together Volumes 1 - 4A in one case, and offers a $50 discount off the price of four books.',
  ]);
  expect(description).not.toContain('Volumes 1.');
});
