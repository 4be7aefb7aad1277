import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** The few words that a shopper reads first: short descriptions and meta descriptions. */
describe('a short description', () => {
  it('leaves a long one that says more than a warranty', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Serving Tray', [
      'The Tarn Serving Tray is made for breakfast in bed and long evenings on the terrace.',
      'It features a raised rim and two handles.',
      'Warranty: 2 years',
    ]);

    expect(bullets).toEqual([
      'The Tarn Serving Tray is made for breakfast in bed and long evenings on the terrace.',
    ]);
    expect(description).toBe(
      '<p>The Tarn Serving Tray is made for breakfast in bed and long evenings on the terrace. It features a raised rim and two handles.</p><p>Warranty: 2 years.</p>',
    );
  });

  it('is said again below if nothing but a care line and terms would be left there', async () => {
    const sentence =
      'The Tarn Tea Mix is a sweetened blend of black tea and lemon that makes 38 quarts.';
    const { bullets, description } = await write('woocommerce', 'Tarn Tea Mix', [
      sentence,
      'Warranty: 6 months',
    ]);

    expect(bullets).toEqual([sentence]);
    expect(description).toContain(sentence);
  });

  it('is the text above a list, which stays whole', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Zip Fleece', [
      'The Tarn Zip Fleece keeps the wind out on every ridge.',
      'Blue fleece with gray trim.',
      'Stand-up collar.',
      'Two hand pockets.',
      'Snug fit.',
      'Machine wash.',
      'Material: Wool, Polyester',
    ]);

    expect(bullets).toEqual(['The Tarn Zip Fleece keeps the wind out on every ridge.']);
    expect(description).toBe(
      '<ul><li>Blue fleece with gray trim</li><li>Stand-up collar</li><li>Two hand pockets</li><li>Snug fit</li><li>Machine wash</li><li>Material: Wool, Polyester</li></ul>',
    );
  });

  it('has the sentence that says what the product is, and the long one its paragraph', async () => {
    const first = 'Clear winter nights are short.';
    const second = 'The Tarn Star Lamp shows the northern sky on any ceiling in a room.';
    const { bullets, description } = await write('woocommerce', 'Tarn Star Lamp', [
      `${first} ${second} Its light fades after an hour.`,
    ]);

    expect(bullets).toEqual([second]);
    expect(description).toBe(`<p>${first} ${second} Its light fades after an hour.</p>`);
  });

  it('is the sentence that a list opens on, and the long one has the name above the rest', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Tile Lifter', [
      'Designed to help move and set large tiles of glass, stone and clay on any site.',
      'Two locking suction pads',
      'Simple lever action',
      'Steel frame',
    ]);

    expect(bullets).toEqual([
      'Designed to help move and set large tiles of glass, stone and clay on any site.',
    ]);
    expect(description).toBe(
      '<p>Tarn Tile Lifter</p><ul><li>Two locking suction pads</li><li>Simple lever action</li><li>Steel frame</li></ul>',
    );
  });

  it('has no warranty or brand for features', async () => {
    const sentence = 'The Tarn Diver is a wrist watch made for divers and sailors.';
    const { bullets } = await write('woocommerce', 'Tarn Diver Wrist Watch', [
      sentence,
      'Warranty: 5 years',
      'Brand: Tarn',
    ]);

    expect(bullets).toEqual([sentence]);
  });

  it('has no rows that file the product', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Yoga Roller', [
      'The Tarn Yoga Roller loosens tired legs. Roll on it for two minutes a day.',
      'Hollow core that weighs little in a bag',
      'Ridged foam that keeps its shape',
      'Activity: Gym, Yoga',
    ]);

    expect(bullets.join()).not.toContain('Activity');
    expect(description).not.toContain('Activity');
  });

  it('leaves a sentence whose pronoun can only mean the product', async () => {
    const first = 'The Tarn Diver is a wrist watch made for women.';
    const { bullets, description } = await write('woocommerce', 'Tarn Diver Wrist Watch', [
      first,
      'With a timeless design and a date window, it offers both elegance and use.',
      'Warranty: 5 years',
    ]);

    expect(bullets).toEqual([first]);
    expect(description).toMatch(/^<p>With a timeless design/u);
  });

  it('begins with the line that says what the product is', async () => {
    const listing = await write('woocommerce', 'Black Rain Poncho - Adult M/L | 2 Ct.', [
      '2 rain ponchos',
      'Adult medium / large',
      'Rain poncho has a deep hood and a semi-matte finish',
      'Great for hikes, festivals or days at the stadium',
    ]);
    expect(listing).toMatchObject({ bullets: ['2 rain ponchos', expect.any(String)] });
  });

  it('takes no more lines than it leaves', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Rain Cape', [
      '100% polyester',
      'Hood folds into the collar',
      'Two snaps close each side',
      'Reflective print on the back',
      'Packs into its own pocket',
    ]);

    expect(bullets).toEqual(['Hood folds into the collar', 'Two snaps close each side']);
    expect(description.match(/<li>/gu)).toHaveLength(3);
  });

  it('has a short list whole if no sentence of the text fits', async () => {
    const text = `The Tarn Slot Car ${['runs past the stands', 'takes the last curve', 'waits at the lights', 'meets its driver', 'turns at the pits', 'crosses the bridge', 'leaves the old town', 'climbs to the castle', 'rolls down to the harbor', 'rounds the lighthouse', 'goes through the tunnel', 'speeds along the beach', 'stops for a flag', 'passes the school', 'brakes in the sand', 'finds the ramp', 'jumps the river', 'lands on its wheels', 'wins the long race', 'drives back to its box', 'parks on the shelf', 'hears the rain', 'dreams of a longer road'].join(', ')} and sleeps.`;
    const lines = [
      'Driver and interior are painted by hand',
      'Braid changes in seconds',
      'Runs on every track of its scale',
    ];
    const { bullets, description } = await write('woocommerce', 'Tarn Slot Car', [text, ...lines]);

    expect(bullets).toEqual(lines);
    expect(description).toBe(`<p>${text}</p>`);
  });

  it('leaves a line of two sentences in its list', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn 20 L Oven', [
      'Eleven power levels for careful cooking',
      'Timer of 99 minutes that switches the oven off',
      'Steel cavity that takes years of steam and heat',
      'A filter keeps the cavity free of odors. Vapors leave it right after the food is done.',
      'Racks on two levels',
    ]);

    expect(bullets.join()).not.toContain('filter');
    expect(description).toContain('<li>A filter keeps the cavity free of odors. Vapors');
  });

  it('has no "They" without the things that it means', async () => {
    const { bullets } = await write('woocommerce', 'Tarn Wristbands', [
      'They are licensed silicone bands for fans',
      'One size for children and adults',
      'Comes in a pack of four',
    ]);

    expect(bullets).toEqual(['Licensed silicone bands for fans']);
  });
});

describe('a meta description', () => {
  it('begins with a feature and not with a material or a measure', async () => {
    const { meta_description: meta } = await write('shopify', 'Tarn Mermaid Blanket', [
      '80% polyester, 20% nylon',
      'Look, no hands!',
      'Slide in and stay warm on every movie night',
      'Tail #1: 60 x 20 x 2 in',
    ]);

    expect(meta).toMatch(/^Tarn Mermaid Blanket – Slide in and stay warm on every movie night\./u);
    expect(meta).not.toMatch(/no hands|60 x 20/u);
  });

  it.each([
    [
      'the sentence that names the product rather than a teaser',
      [
        'Early starts ask for more than a cup of coffee. The Tarn Trail Flask keeps two liters of tea hot until noon.',
      ],
      'The Tarn Trail Flask keeps two liters of tea hot until noon.',
    ],
    [
      'nothing below a heading for buyers',
      [
        'Steel flask for long days outside',
        'Directions',
        'Rinse the flask with hot water before you fill it with tea.',
      ],
      'Tarn Trail Flask – Steel flask for long days outside.',
    ],
    [
      'no terms of sale',
      ['A steel flask for long days. Join the waitlist to be the first to get one.'],
      'Tarn Trail Flask – A steel flask for long days.',
    ],
    ['the name rather than a warranty', ['Warranty: 2 years'], 'Tarn Trail Flask'],
    [
      'no name before a sentence that begins with most of it',
      ['The Tarn Trail Bottle keeps two liters of tea hot until noon on any mountain.'],
      'The Tarn Trail Bottle keeps two liters of tea hot until noon on any mountain.',
    ],
    [
      'no call that needs the sentence before it',
      ['Fill it with tea and screw the lid on before you leave the house in the morning.'],
      'Tarn Trail Flask',
    ],
  ])('has %s', async (_what, lines, meta) => {
    const { meta_description } = await write('shopify', 'Tarn Trail Flask', lines);
    expect(meta_description).toBe(meta);
  });
});

describe('a sentence with a refused adjective', () => {
  it.each([
    [
      'The Tarn Spoon is a cooking spoon made from eco-friendly bamboo.',
      'made from bamboo',
      'eco-friendly',
    ],
    [
      'The quick-drying, anti-microbial and soft Tarn Spoon rest stays clean.',
      'quick-drying and soft Tarn Spoon',
      'anti-microbial',
    ],
    [
      'This eco-friendly, light Tarn Spoon set ends the need for paper spoons.',
      'This light Tarn Spoon set ends',
      'eco-friendly',
    ],
    [
      'For meals at home or on a trip, each Tarn Spoon is naturally antibacterial and lightweight.',
      'each Tarn Spoon is lightweight',
      'antibacterial',
    ],
  ])('loses the adjective on Amazon alone: %s', async (line, kept, claim) => {
    const lines = [line, 'Ideal for stirring soups and sauces.'];
    const amazon = await write('amazon', 'Tarn Spoon', lines);
    expect(amazon.bullets.join()).toContain(kept);
    expect(amazon.description).toContain(kept);
    expect(`${amazon.bullets.join()} ${amazon.description}`).not.toContain(claim);
    expect(amazon.pro_tip).toContain(`allow it: "${claim}"`);
    expect((await write('shopify', 'Tarn Spoon', lines)).description).toContain(line);
  });

  it('goes whole if the claim is what it says', async () => {
    const lines = [
      'The Tarn Spoon is eco-friendly, and so is its tray.',
      'This tray is our eco-friendly choice.',
      'Ideal for stirring soups.',
    ];
    const { bullets, description } = await write('amazon', 'Tarn Spoon', lines);
    expect(`${bullets.join()} ${description}`).not.toContain('tray');
  });
});

describe('a line about other products', () => {
  it('is left out', async () => {
    const { bullets, description } = await write('amazon', 'Tarn Vinyl Fox', [
      'The Tarn Vinyl Fox stands four inches tall on its own base.',
      'The head turns and the tail clips on',
      'Comes in a box with a window',
      'Collect all of the Tarn vinyl animals!',
      "Don't forget to make it a set with other Tarn toys.",
    ]);

    expect(`${bullets.join(' ')} ${description}`).not.toMatch(/collect|forget/iu);
  });
});

describe('words of the input', () => {
  it('that only open with "Don\'t" are no warning', async () => {
    const { bullets } = await write('amazon', 'Tarn Wool Tee', [
      "Don't be fooled by its soft hand; the Tarn Wool Tee is made for hard days on the trail.",
      'Flat seams under a pack',
      'Drop tail hem',
      'AGE: Adults',
    ]);

    expect(bullets[0]).toMatch(/^Don't be fooled/u);
    expect(bullets).toContain('Age: Adults');
  });

  it('stay one sentence around points with spaces', async () => {
    const { description } = await write('shopify', 'Tarn Rain Hoodie', [
      'The Tarn Rain Hoodie keeps you dry on the bus. Deep front pockets keep your style real . . . convenient.',
    ]);

    expect(description).toContain('keep your style real… convenient.');
  });
});

describe('a call in capitals', () => {
  it('heads its line, and goes with a body that breaks off', async () => {
    const { description, meta_description } = await write('shopify', 'Tarn Drill Board', [
      "LET'S GET BUILDING! Kids drill chunky bolts into a board that they can see through",
      'SORT AND COUNT! Forty bolts in five colors make patterns of any kind',
      'BUILD STRONG HANDS! Aim the drill, turn the wrench and learn to hold a '.padEnd(480, 'x ') +
        'and a',
    ]);

    expect(description).toContain("<li>Let's get building! Kids drill chunky bolts");
    expect(description).not.toContain('trong hands');
    expect(meta_description).toContain('Kids drill chunky bolts');
  });
});
