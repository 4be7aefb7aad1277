import { describe, expect, it } from 'vitest';
import { readInput } from '../../src/generation/reading/index.ts';
import { PRODUCTS } from './products.ts';

function read(features: string, product_name = 'Plain Tray', category?: string) {
  return readInput({ product_name, features, category, platform: 'amazon', tone: 'Professional' });
}

function kinds(features: string): string[] {
  return read(features).units.map((unit) => `${unit.kind}: ${unit.text}`);
}

describe('units', () => {
  it('are sentences if they have a finite verb, otherwise phrases', () => {
    expect(kinds('The lid locks with a click\nSolid oak\nUse it on any table')).toEqual([
      'sentence: The lid locks with a click',
      'phrase: Solid oak',
      'sentence: Use it on any table',
    ]);
  });

  it('begin with an initial, and keep a face and its own name out', () => {
    expect(kinds('F. Tarn Grip holds vinyl tiles. It dries slowly.')).toEqual([
      'sentence: F. Tarn Grip holds vinyl tiles.',
      'sentence: It dries slowly.',
    ]);
    expect(kinds('Comes in a paper mold :) This mix rises fast.')).toEqual([
      'sentence: Comes in a paper mold.',
      'sentence: This mix rises fast.',
    ]);
    expect(kinds('Description This pack holds 12 cups.')).toEqual([
      'sentence: This pack holds 12 cups.',
    ]);
  });

  it('keep a quotation with who said it', () => {
    expect(kinds('“Patience is a slow cup.” – Ada Tarn')).toEqual([
      'sentence: “Patience is a slow cup.” – Ada Tarn',
    ]);
  });

  it("have no label if the dash belongs to the product's name", () => {
    const { lines } = read(
      'Tarn – The Long Road tells of a walk to the sea.',
      'Tarn-The Long Road',
    );
    expect(lines.map(({ label }) => label)).toEqual([undefined]);
  });

  it.each([
    ['Opens to 9. 25"L x 2. 5"W x 4. 5"H', 'Opens to 9.25"L x 2.5"W x 4.5"H'],
    ['For dolls of 14-inch (36. 8cm) height', 'For dolls of 14-inch (36.8cm) height'],
    ['Measures 9.75x7. 75', 'Measures 9.75x7.75'],
    ['Holds up to 2, 000 beads', 'Holds up to 2,000 beads'],
    ['Comes in packs of 300, 550, 750, 1000', 'Comes in packs of 300, 550, 750, 1000'],
  ])('keep a number that contains a space: %s', (given, whole) => {
    expect(read(given).units.map(({ text }) => text)).toEqual([whole]);
  });

  it('contain no control characters', () => {
    expect(kinds('\u009fThick board\u0000')).toEqual(['phrase: Thick board']);
  });

  it('end before a number that starts the next sentence', () => {
    const texts = read('A toy for ages 3. 10 cm tall when open').units.map(({ text }) => text);
    expect(texts).toEqual(['A toy for ages 3.', '10 cm tall when open']);
    const pins = read('The board is 9 x 7. 75 pins come with it').units.map(({ text }) => text);
    expect(pins).toEqual(['The board is 9 x 7.', '75 pins come with it']);
  });

  it.each([
    'Comes with a towel, a float and more',
    'In a box that is ready for gift giving',
    'A belt for all your costume needs',
    'Wheeled, lockable, easy to clean,',
  ])('are complete in the middle of a text: %s', (line) => {
    expect(kinds(`${line}\nSolid oak`)[0]).not.toContain('broken');
  });

  it('are values after a label', () => {
    const { lines } = read('Material: Steel\nEASY CARE - Wipes clean with a damp cloth.');
    expect(lines.map(({ label }) => label?.text)).toEqual(['Material', 'EASY CARE']);
  });

  it('are merged if a value is repeated, and kept apart if its label differs', () => {
    const said = read('Width: 10 cm\nDepth: 10 cm\nwidth: 10 cm\nSolid oak\nMaterial: Solid oak');
    expect(said.lines.map(({ label, units: [unit] }) => [label?.text, unit?.text])).toEqual([
      ['Width', '10 cm'],
      ['Depth', '10 cm'],
      [undefined, 'Solid oak'],
    ]);
  });

  it('have any label in capitals, except one that a store uses for filing', () => {
    const { lines } = read('NO PULL DESIGN: Front clip steers your dog back.\nSKU: OFS-60');
    expect(lines.map(({ label }) => label?.text)).toEqual(['NO PULL DESIGN', 'SKU']);
    expect(lines.flatMap(({ units }) => units.map(({ kind }) => kind))).toEqual([
      'sentence',
      'boilerplate',
    ]);
  });

  it.each([
    ['lines', "What's included:\n2 brackets\n8 screws\n\nSolid oak"],
    ['marks', 'Package includes:\n- 2 brackets\n- 8 screws\nSolid oak'],
    ['markup', '<p>In the box:</p><ul><li>2 brackets</li><li>8 screws</li></ul><p>Solid oak</p>'],
  ])('are what a label on its own line introduces: %s', (_kind, features) => {
    const { lines } = read(features);
    expect(lines.map(({ units }) => units.map(({ text }) => text))).toEqual([
      ['2 brackets', '8 screws'],
      ['Solid oak'],
    ]);
    expect(lines[0]?.label?.text).toMatch(/^(?:What's|Package|In).*[^:]$/u);
  });

  it.each([
    '<p>In the box:</p><ul><li>1 template</li></ul><p>Solid oak</p><p>Wipe clean</p>',
    'In the box:\n- 1 template\nSolid oak\nWipe clean',
  ])('have no label after the end of its list: %s', (features) => {
    expect(read(features).lines.filter(({ units }) => units.length > 1)).toEqual([]);
  });

  it('have no label if the colon is inside a number or an address', () => {
    const { lines } = read('Scale 1:24 model car\nOpens at 12:30 sharp');
    expect(lines.map(({ label }) => label)).toEqual([undefined, undefined]);
  });

  it('have no label if the hyphen belongs to a prefix', () => {
    expect(read('NO- Pinch folding stool').lines[0]?.label).toBeUndefined();
  });

  it('are found after consecutive labels on one line', () => {
    const { lines } = read('Color:Black,Material:Steel,Length:20 cm');
    expect(lines.map((line) => [line.label?.text, line.units[0]?.text])).toEqual([
      ['Color', 'Black'],
      ['Material', 'Steel'],
      ['Length', '20 cm'],
    ]);
  });

  it('have the words that say what a measure is of', () => {
    const { lines } = read(
      'A cover for spas. Unit Dimensions: 24” x 12” x 22” Shipping Dimensions: 32” x 7” x 15”',
    );
    expect(lines.map(({ label }) => label?.text)).toEqual([
      undefined,
      'Unit Dimensions',
      'Shipping Dimensions',
    ]);
  });

  it('have all the values that bars separate', () => {
    const { lines } = read('Programs: Bread | Cakes | Soup | Pizza\nGlass door | Steel frame');
    expect(lines.map((line) => line.units.map(({ text }) => text))).toEqual([
      ['Bread | Cakes | Soup | Pizza'],
      ['Glass door'],
      ['Steel frame'],
    ]);
  });

  it('are separate phrases if only commas separate the parts of a line', () => {
    expect(kinds('brass fittings, 15 m reel, kink free')).toHaveLength(3);
    expect(kinds('Comes in red, white and blue')).toHaveLength(1);
    expect(
      kinds('sharp video and photos, wide lens, case to 40 m, 2-inch screen, 2 batteries'),
    ).toHaveLength(5);
    expect(kinds('Includes 2 shelves, 4 brackets, 8 screws')).toHaveLength(1);
  });

  it.each([
    'Navy wool coat from Larkfell featuring a wide collar, a zip fastening, an inner pocket, horn buttons, a lined hood and a belt.',
    'Navy wool coat, has a wide collar, long sleeves, horn buttons, two pockets, zip fastening',
    'A rich balm infused with soothing, mild oats, beeswax & almond oil, to calm dry hands, smooth rough heels',
    'Known as miller’s oil, this blend helps calm dry hands, smooth rough heels, soften the cuticles',
    'Slim charger with a folding plug for Tarn X / 8 / 8 Plus / 7 / 6s',
  ])('are one statement if a part alone would be a scrap: %s', (text) => {
    expect(kinds(text)).toHaveLength(1);
  });

  it.each([
    'Keeps the bed where you',
    'Recommended for',
    'The motor requires',
    'Made of steel and',
    'Holds a phone (up to',
    'One of the “Quiet',
    'Fits a phone that isn’t',
    'With its brass rim and linen shade, it’s not just',
    'Choose from our selection of cookies, all',
    'Good for every season, whether it',
    'A tray for everything that you',
  ])('are incomplete if they were cut off: %s', (text) => {
    expect(read(`Solid oak\n${text}`).units.at(-1)?.kind).toBe('broken');
  });

  it.each([
    'The blade digs where other spades can’t',
    'The lid keeps crumbs where they should be',
    'Lasts longer than paper does',
  ])('are complete if a short clause ends them: %s', (text) => {
    expect(read(`Solid oak\n${text}`).units.at(-1)?.kind).not.toBe('broken');
  });

  it.each(['Ev', 'Bake them with your dogs i', 'Part of a balanced diet your do'])(
    'are incomplete if they break off after a sentence: %s',
    (text) => {
      const { units } = read(`The frame is solid oak and folds flat. ${text}`);
      expect(units.at(-1)?.kind).toBe('broken');
    },
  );

  it.each(['A metal desk lamp A.Vesperelli', 'A lamp by A. Vesperelli'])(
    "go on after an initial that is part of a person's name: %s",
    (text) => {
      expect(read(`${text} from the sixties`).units).toHaveLength(1);
    },
  );

  it('are left out with a blank that was never filled in', () => {
    const kind = read('Solid oak\nCarved with [mention the leaves] by hand').units.at(-1)?.kind;
    expect(kind).not.toBe('sentence');
    expect(kind).not.toBe('phrase');
  });

  it.each([
    "The sky isn't the limit, your courage is.",
    'A gift that hugs you back',
    'Doors and windows that open',
    'Easy to play with',
    'Wide enough to climb in and out of',
    'Rich in vitamin A',
  ])('are complete if they end in a small word that nothing has to follow: %s', (text) => {
    expect(read(`Solid oak\n${text}`).units.at(-1)?.kind).not.toBe('broken');
  });

  it.each([
    ['Gewebt aus Wolle von', true],
    ['Der Griff klappt mit einem Handgriff ein', false],
    ['Une lampe avec un pied en', true],
    ['Une bague fine pour tous les jours, en or', false],
    ['Una mesa con patas de', true],
    ['Con aceite de oliva y vitamina E', false],
  ])('end in each language as it ends statements: %s', (text, isBroken) => {
    const kind = read(text).units.at(-1)?.kind;
    expect(kind === 'broken').toBe(isBroken);
  });

  it.each([590, 599, 640])(
    'are complete without an end mark in a text of %i characters',
    (length) => {
      const last = 'The tray lifts out of the box, so the shelf below it is easy to wipe clean';
      const lines = ['Made of solid oak. Oiled by hand', 'Four feet of cork', last].join('\n');
      const filled = 'Oak and cork. '.repeat(50).slice(0, length - lines.length - 1);
      const { units } = read(`${filled}\n${lines}`);
      expect(units.at(-1)).toMatchObject({ text: last, kind: 'sentence' });
    },
  );

  it.each([
    ['to the last character', 600, 'The tray lifts out of the box, so the shelf below is eas'],
    ['but for a word, with a comma', 594, 'To clean the shelf below it,'],
    ['but for a word, with an adjective', 594, 'The tray makes a very good'],
    ['but for a word, with one word of the next sentence', 594, 'The tray lifts out. Handy'],
    ['but for a word, after lines with end marks', 594, 'The tray lifts out of the'],
    ['but for a word, with an ellipsis', 594, 'The tray lifts out of the box, so…'],
  ])('are incomplete where they fill their field %s', (_how, length, last) => {
    const lines = ['The lid holds cups.', 'The feet grip the shelf.'].join('\n');
    const filler = 'Oak and cork. '.repeat(50);
    const room = length - lines.length - last.length - 2;
    const features = `${filler.slice(0, room - 1)}.\n${lines}\n${last}`;
    expect(features).toHaveLength(length);
    expect(read(features).units.at(-1)?.kind).toBe('broken');
  });

  it.each([
    [600, 'Feet for a quiet shelf'],
    [600, 'A strap for extra safety'],
    [598, 'Cushions with soft clusterfill'],
    [592, 'Four screws required'],
    [594, 'Comes with a cloth, a brush and more'],
    [300, 'Cups that are easy to stack as you like'],
  ])('are whole lines whatever room is left: %i characters, %s', (length, last) => {
    const lines = 'The lid holds cups.\nThe feet grip the shelf.';
    const room = length - lines.length - last.length - 2;
    const features = `${'Oak and cork. '.repeat(50).slice(0, room - 1)}.\n${lines}\n${last}`;
    expect(features).toHaveLength(length);
    expect(read(features).units.at(-1)?.kind).not.toBe('broken');
  });

  it('are boilerplate if they are about the store', () => {
    expect(kinds('Check out our other trays\nWrite to help@example.com')).toEqual([
      'boilerplate: Check out our other trays',
      'boilerplate: Write to help@example.com',
    ]);
  });

  it.each([
    'We know that our buyers matter most',
    "If anything is wrong, we'll put it right",
    'Customer satisfaction comes first',
    'Ships in 2 days',
    'We wrap orders with care',
    'We offer benches for every garden',
    'We have many ways to brighten your home',
    'We are a family of makers',
    'All orders are shipped out the next business day',
    'See the 2nd listing photo to get more stickers for less',
    'Visit the “Larkfell” storefront for other colors',
    'COLLECT THEM ALL! Also available from Larkfell; boats and tanks',
    'This set is a great value!',
  ])('are boilerplate if the seller speaks of itself: %s', (text) => {
    expect(read(`Solid oak\n${text}`).units.at(-1)?.kind).toBe('boilerplate');
  });

  it.each([
    'We made this tray from one plank',
    'We test every tray for 90 days',
    'We hand-finish the edges with beeswax so they stay smooth',
    'We tasted plum, rosemary and cocoa in the first batch',
    "We're turning up the color",
    "We won't give away the ending",
    'Can be left outdoors 24/7',
  ])('are no boilerplate if the seller speaks of the product: %s', (text) => {
    expect(read(`Solid oak\n${text}`, 'Oak Tray').units.at(-1)?.kind).not.toBe('boilerplate');
  });

  it.each(['N/A', 'Others', 'Warranty: No warranty', 'No warranty', 'Scent: None', 'Weight: 6'])(
    'are empty if they tell a shopper nothing: %s',
    (text) => {
      expect(read(`Solid oak\n${text}`).units.at(-1)?.kind).toBe('empty');
    },
  );

  it.each(['Scale: figure', 'Charge current: 0.11.0 amp', '3AAbatteriesrequired'])(
    'are doubtful if no one can tell what they mean: %s',
    (text) => {
      expect(read(`Solid oak\n${text}`).units.at(-1)?.kind).toBe('doubt');
    },
  );

  it('continue after an abbreviation, and end at an answer', () => {
    expect(kinds('warms milk. fits most bottles incl. wide neck. defrost mode.')).toContain(
      'sentence: fits most bottles incl. wide neck.',
    );
    expect(kinds('Mt. Tarn is the second highest peak of the hills.')).toEqual([
      'sentence: Mt. Tarn is the second highest peak of the hills.',
    ]);
    expect(kinds('Small parts? No. Idea booklet included.')).toEqual([
      'doubt: Small parts?',
      'doubt: No.',
      'phrase: Idea booklet included.',
    ]);
  });

  it('have no mark of an exported list, and no heading over nothing', () => {
    const { units } = read('.: 100% Acrylic\n.: One size\nBenefits', 'Knit Beanie');
    const whole = units.filter(({ kind }) => kind !== 'broken');
    expect(whole.map(({ text }) => text)).toEqual(['100% Acrylic', 'One size']);
  });

  it.each(['#slowfashion #handmade', 'MAKE SURE TO READ OUR CARE GUIDE'])(
    'are boilerplate if a shop adds them to each page: %s',
    (text) => {
      expect(read(`Solid oak\n${text}`).units.at(-1)?.kind).toBe('boilerplate');
    },
  );

  it('continue in brackets after a unit, and after an ellipsis', () => {
    expect(read('16 bottles of 17 ml. (with dropper) and a chart').units).toHaveLength(1);
    const [, next] = read('And a Small Child Shall Lead Them... This doll has six friends.').units;
    expect(next?.dependsOnPrevious).toBe(true);
  });

  it("are whole if they end in the name's last word", () => {
    const [unit] = read('Vintage vibrant watering can', 'Yellow watering can').units;
    expect(unit?.kind).not.toBe('broken');
  });

  it('are not doubtful if the question mark belongs to the name', () => {
    const [unit] = read('Guess Who? comes with 48 faces', 'Guess Who? Board Game').units;
    expect(unit?.kind).not.toBe('doubt');
  });

  it('end after a one-letter unit, and after a whole word before a lowercase letter', () => {
    expect(read('Boils in 40 s. Piezo ignition. Drain after use. leak free').units).toHaveLength(4);
    expect(read('Vitamin B. complex of Dr. s. Smith').units).toHaveLength(1);
  });

  it('keep a label with the statement that follows it', () => {
    const { lines } = read('Packable: rolls up. UPF 50+. Brim 4 inches. Colors: red, blue.');
    expect(lines.map(({ label, units }) => [label?.text, units.length])).toEqual([
      ['Packable', 1],
      [undefined, 1],
      [undefined, 1],
      ['Colors', 1],
    ]);
  });

  it('are boilerplate if they file the product, but not if they say who it is for', () => {
    expect(kinds('Category_Gear: Exercise\nGender: Men, Women\nGender: Women')).toEqual([
      'boilerplate: Exercise',
      'boilerplate: Men, Women',
      'labeled: Women',
    ]);
  });

  it('refer back by their first word, except the very first unit', () => {
    const { units } = read('It is easy to clean. It holds six cups. This makes it handy.');
    expect(units.map(({ dependsOnPrevious }) => dependsOnPrevious)).toEqual([false, true, true]);
  });

  it.each(Object.entries(PRODUCTS))(
    'cite the position in the input that they come from: %s',
    (_, product) => {
      const reading = readInput({ ...product, platform: 'shopify', tone: 'Professional' });
      for (const unit of reading.units) {
        const source = product.features.slice(unit.span.start, unit.span.end);
        const letters = (text: string) => text.replace(/<[^>]*>|[^\p{L}\p{N}]/gu, '');
        expect(letters(source)).toContain(letters(unit.text));
      }
    },
  );
});
