import { expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** Where WooCommerce's short description ends: between the merchant's paragraphs if possible. */

it('the sentences of a paragraph are one bullet', async () => {
  const { bullets, description } = await write('woocommerce', 'Tarn Track Pants', [
    "Laps done. Legs happy. Keep the mood going in these Tarn track pants. They're cut from soft jersey that leaves you room for the way home. Which you have earned. Deep pockets hold a phone, a key and a snack for the bus.",
  ]);
  expect(bullets).toEqual([
    "Laps done. Legs happy. Keep the mood going in these Tarn track pants. They're cut from soft jersey that leaves you room for the way home. Which you have earned.",
  ]);
  expect(description).toBe('<p>Deep pockets hold a phone, a key and a snack for the bus.</p>');
});

it('a text is cut after its first paragraph', async () => {
  const first =
    'The Tarn glass otter is engraved in three dimensions. Each hair of its coat is cut by a laser.';
  const second =
    'Made to order in Leeds, this otter arrives in a lined box. The box is cut from a single sheet of gray board.';
  const { bullets, description } = await write('woocommerce', 'Tarn Glass Otter', [first, second]);
  expect(bullets).toEqual([first]);
  expect(description).toBe(`<p>${second}</p>`);
});

it('a text is not cut above a mere remark', async () => {
  const { description } = await write('woocommerce', 'Tarn Track Pants', [
    'These Tarn track pants keep the wind off your legs on any run. A wide waistband stays where you put it. Zips at the ankle let you change without taking your shoes off, and the reflective print glows in headlights.',
    'This product is made with recycled yarn.',
  ]);
  expect(description).toMatch(/^<p>A wide waistband stays/u);
});

it.each([
  ['Scottish Plum Stout.', 'Brewed with plums from the old orchard behind the house.'],
  [
    'Toasted Oat Stout.',
    'Dark, smooth and rich, with a taste of plums and burnt sugar at its end.',
  ],
])('a tagline says what the product is: %s', async (tagline, text) => {
  const { bullets, description } = await write(
    'woocommerce',
    'Night Otter',
    [tagline, `${text} Poured best at ten degrees, for a long evening.`],
    { category: 'Beer' },
  );
  expect(bullets).toEqual([tagline]);
  expect(description).toMatch(new RegExp(`^<p>${text.slice(0, 10)}`, 'u'));
});

it.each([
  'Eventually, all of it settles on a warm base of cedar and dry amber.',
  'Which is why we pour it into bottles of dark and heavy glass.',
  'We also like how it wears on wool on a cold day in the hills.',
  'Think of nothing but cedar, amber and a drop of dark rum.',
  'Features a cap of turned beech and a base of heavy dark glass.',
  'Rich and warm, with hints of leather and of the pages of old books.',
])('a long description does not open in the middle of a thought: %s', async (second) => {
  const first = 'The Tarn cedar perfume opens on plums and a breath of smoke.';
  const { bullets, description } = await write('woocommerce', 'Tarn Cedar Perfume', [
    `${first} ${second}`,
  ]);
  expect(bullets).toEqual([first]);
  expect(description).toBe(`<p>${first} ${second}</p>`);
});

it.each([
  'Suede and rubber deliver a soft step on every kind of floor.',
  'Foam and mesh combine to keep your heel where it should be.',
  'Embrace the glow of a heel that shows up in the dark.',
])(
  'a long description opens on a sentence with a verb that is easily missed: %s',
  async (second) => {
    const first = 'The Tarn court shoe is built for long games on hard floors.';
    const { bullets, description } = await write('woocommerce', 'Tarn Court Shoe', [
      `${first} ${second}`,
    ]);
    expect(bullets).toEqual([first]);
    expect(description).toBe(`<p>${second}</p>`);
  },
);

it('a question is never the whole short description, nor its end', async () => {
  const { bullets } = await write('woocommerce', 'Tarn Cushioned Socks', [
    'When did you last thank your feet? Wrap them in the Tarn cushioned socks with a padded sole. Ribs at the arch keep them in place on a run.',
  ]);
  expect(bullets).toEqual([
    'When did you last thank your feet? Wrap them in the Tarn cushioned socks with a padded sole.',
  ]);
});

it('a first line that is punctuated like the list below it opens that list', async () => {
  const { bullets, description } = await write('woocommerce', 'Tarn Women Orange Suede Flats', [
    'A pair of orange open-toed flats, has a backstrap with a buckle',
    'Suede upper',
    'Cushioned footbed',
    'Textured outsole',
  ]);
  expect(bullets[0]).toMatch(/^A pair of orange open-toed flats/u);
  expect(description).not.toContain('A pair of orange');
});

it('a list of three more lines does not repeat the first', async () => {
  const { bullets, description } = await write('woocommerce', 'Tarn 32 L Grill Oven', [
    'Convection: For baking along with grilling and defrosting',
    'Capacity 32 L: Suitable for 4 people',
    'Warranty: 1 year on the product',
    'Programs: Fish, Bread, Pizza, Tea',
  ]);
  expect(bullets[0]).toMatch(/^Convection/u);
  expect(description).not.toContain('Convection');
});

it('a paragraph with one remark on colors is still the text', async () => {
  const { bullets, description } = await write('woocommerce', 'Tarn Desert Buggy', [
    'Take over the dunes with the Tarn desert buggy. This buggy has long springs that soak up rocks. (Colors may vary).',
    'Features:',
    'Electric motor',
    'Full remote control',
    'Wide rubber tires',
  ]);
  expect(bullets).toEqual([expect.stringMatching(/^Take over the dunes/u)]);
  expect(description).toContain('<li>Electric motor</li>');
});

it('a long description is more than the last call of a paragraph', async () => {
  const { bullets, description } = await write('woocommerce', 'Tarn Root Grapple', [
    'Feel the work of a good smith with the Tarn Root Grapple. Forged for people who clear land, this grapple has tines that move on their own and hoses of braided steel. Light enough for machines of 50 horsepower, it has hinges that you can grease. Choose Tarn for long days.',
  ]);
  expect(bullets[0]).toMatch(/hoses of braided steel\.$/u);
  expect(description).toMatch(/^<p>Light enough for machines/u);
});

it('a tagline is the short description above a text of phrases', async () => {
  const { bullets, description } = await write(
    'woocommerce',
    'Orange Otter',
    ['Citrus Wheat Ale.', 'Orange blossom honey ale. A floral easy drinker with a hint of plum.'],
    { category: 'Beer' },
  );
  expect(bullets).toEqual(['Citrus Wheat Ale.']);
  expect(description).toBe(
    '<p>Orange blossom honey ale. A floral easy drinker with a hint of plum.</p>',
  );
});

it('the sentences of a paragraph are no items', async () => {
  const { description } = await write('woocommerce', 'Tarn Nail Polish', [
    'The colors of the Tarn nail polish range from a pale glow to a bold red, and are kind to skin. Dries quickly, lasts long. Not tested on animals. Free of rosin. Shades such as Moss and Otter make a cold day a little warmer.',
  ]);
  expect(description).not.toContain('<li>');
});

it('a text says once what a call says that names the product', async () => {
  const { bullets } = await write('woocommerce', 'Tarn Lace Trousers', [
    'Lift any outfit with these Tarn trousers. Adorned with a band of lace, they are both quiet and bold. Cut from soft cotton, they wash well.',
  ]);
  expect(bullets[0]).toMatch(/^Lift any outfit with these Tarn trousers/u);
});

it('a tagline above a single sentence is the short description', async () => {
  const text = 'Chilies from our own garden intensify the smoke of this German classic.';
  const { bullets, description } = await write(
    'woocommerce',
    'Night Otter',
    ['Smoked Chili Wheat Stout.', text],
    { category: 'Beer' },
  );
  expect(bullets).toEqual(['Smoked Chili Wheat Stout.']);
  expect(description).toBe(`<p>${text}</p>`);
});

it('a sentence that points at the product with a word of its name says what it is', async () => {
  const { bullets } = await write('woocommerce', 'Tarn Ultimate Polo Shirt', [
    'Each shot in a round of golf asks for a calm mind. From the first drive to the last putt, swing with ease in this golf polo. It looks good in the clubhouse.',
  ]);
  expect(bullets.join()).toContain('in this golf polo');
});

it('a long description does not open with a question in the middle of a paragraph', async () => {
  const { description } = await write('woocommerce', 'Tarn Fig Perfume', [
    'If the Tarn fig perfume had a color, it would be a warm yellow. Do you know why we like it? The fig is cut by smoke and a drop of dark rum. A base of cedar keeps it from being sweet.',
  ]);
  expect(description).not.toMatch(/^<p>Do you know/u);
});

it('a teaser alone is no short description', async () => {
  const product = 'With a hidden clasp, these Tarn Court sneakers say just that.';
  const { bullets } = await write('woocommerce', 'Tarn Court Sneakers', [
    `Remember that soft is the new loud. ${product} Winner! Featuring a round toe and a flat sole.`,
  ]);
  expect(bullets.join()).toContain(product);
});

it('the steps of directions are one paragraph, however long each is', async () => {
  const steps = [
    'Step 1: Shake the Tarn wax and put a coin of it on a soft cloth.',
    'Step 2: Rub it into the leather in small circles until the shine of the surface is gone.',
    'Step 3: Wait for an hour and brush it.',
  ];
  for (const platform of ['shopify', 'woocommerce'] as const) {
    const { description } = await write(platform, 'Tarn Leather Wax', [
      'The Tarn wax keeps boots dry through the winter. It smells of pine and feeds the leather from inside.',
      ...steps,
    ]);
    expect(description).toContain(`<p>${steps.join(' ')}</p>`);
  }
});

it('a paragraph that ends in phrases is not torn', async () => {
  const text =
    'The Tarn candle is poured by hand from soy wax in a small barn above the village of Fell. It burns evenly down to the base and leaves no soot on the glass. Cotton wick. Made in Wales.';
  const { description } = await write('shopify', 'Tarn Soy Candle', [text]);

  expect(description).toBe(`<p>${text}</p>`);
});

it('the facts at the end of a text stand without its first sentence', async () => {
  const first = 'The Tarn scarf is woven from lambswool in the hills above the lake.';
  const { bullets, description } = await write('woocommerce', 'Tarn Lambswool Scarf', [
    `${first} Soft to the touch. Perfect for cold mornings and long walks.`,
  ]);

  expect(bullets).toEqual([first]);
  expect(description).toBe('<p>Soft to the touch. Perfect for cold mornings and long walks.</p>');
});

it('a text that leads up to the product is short only with the sentence that names it', async () => {
  const lead = 'Some mornings start before the sun does. They end on a ridge above the clouds.';
  const named = 'Zip into this Tarn fleece and forget the wind.';
  const { bullets } = await write('woocommerce', 'Tarn Half-Zip Fleece', [
    `${lead} ${named} The brushed lining dries overnight and packs into its own pocket for the way down.`,
  ]);

  expect(bullets).toEqual([`${lead} ${named}`]);
});

it('a tagline of two words opens the text', async () => {
  const { bullets } = await write('woocommerce', 'Tarn Head of Steam', [
    'Vermont ale',
    'Tarn Head of Steam is brewed with oats and three hops from the valley. The yeast came from an old barn.',
    'Nine weeks in the cellar make it round and clear. Serve it cold.',
  ]);

  expect(bullets[0]).toMatch(/^Vermont ale/u);
});

it('bars divide a line at the first of their items, too', async () => {
  const { description } = await write('shopify', 'Tarn Face Scrub', [
    'A face scrub with ground walnut for fresh and glowing skin. Vegan | Walnut and vitamin E | For all skin types',
  ]);

  expect(description).toBe(
    '<p>A face scrub with ground walnut for fresh and glowing skin.</p><ul><li>Vegan</li><li>Walnut and vitamin E</li><li>For all skin types</li></ul>',
  );
});

it('no name stands above a list whose only sentence is the short description', async () => {
  const { bullets, description } = await write('woocommerce', 'AGILE', [
    'With two balls and one disc, you can challenge balance at different levels in the yard.',
    'Equipment',
    '1 x Disc',
    '2 x Ball 50',
    '1 x Ball 70',
  ]);

  expect(bullets).toHaveLength(1);
  expect(description).not.toMatch(/agile/iu);
});

it('a headline stays above its text', async () => {
  const headline = 'Tarn Drain Cover – Clean and Clog-Free, 1 pack with 5 pieces';
  const { bullets } = await write('woocommerce', 'Tarn Drain Cover', [
    headline,
    'Say goodbye to clogs with the Tarn drain cover. It traps hair before it enters the drain. Take it off once it is full and put on the next one.',
  ]);

  expect(bullets[0]).toMatch(/^Tarn Drain Cover – Clean/u);
});

it('a list keeps its order below the short description', async () => {
  const { description } = await write('woocommerce', 'Tarn Maxi Slip', [
    'Stun in this Tarn maxi slip with a deep neck and long sleeves that fall to the wrist.',
    'Lace',
    'Front center slit',
    'Deep v-neck',
    'Hand-made',
  ]);

  expect(description).toMatch(/Lace.*Front center slit.*Hand-made/u);
});

it.each([
  ['Suitable for a wide range of ages and of sizes.', /^<p>Suitable/u],
  ["Whether it's for a nap or for a game, this pouffe brings color into the room.", /^<p>Whether/u],
])('is not told twice: %s', async (rest, opening) => {
  const { description } = await write('woocommerce', 'Tarn Cloud Pouffe', [
    `The Tarn Cloud Pouffe adds a round seat to every room. ${rest}`,
  ]);

  expect(description).toMatch(opening);
});

it.each([
  [
    'a phrase that says what it is',
    'Tarnliner',
    'Click-pen eyeliner that draws a precise and flawless line. Tarnliner gives just the right amount with a single click.',
    /^Click-pen eyeliner that draws a precise and flawless line\.$/u,
  ],
  [
    'the first sentence that points at it',
    'Tarn Blue Crew Neck Tee',
    'Lift your wardrobe with this short-sleeve shirt from Kelmar. It features a crew neck and a bold print.',
    /^Lift your wardrobe/u,
  ],
  [
    'a measure in feet and inches',
    'Tarn Mesh Handlers',
    'Save time with the Tarn Mesh Handlers. With an effective length of 13 ft and a width of 7 ft. 5 in. at the ends, one person moves a panel. Every handler is made of steel.',
    /^(?!.*7 ft\.$)/u,
  ],
  [
    'more than a call above a text',
    'Tarn Tractor Trailer Ride-On',
    "Farm Fun Awaits!\nBring a farm into the yard with Tarn's tractor trailer ride-on. The trailer folds up for the winter. The six tires carry two kids over grass and gravel.",
    /^Farm Fun Awaits! Bring a farm/u,
  ],
])('a short description has %s', async (_, name, features, short) => {
  const { bullets } = await write('woocommerce', name, features.split('\n'));
  expect(bullets).toEqual([expect.stringMatching(short)]);
});

it('lines without periods below a paragraph are one list', async () => {
  const { description } = await write('shopify', 'Tarn Dry Sacks', [
    'Stay organized with this set of three Tarn dry sacks. The sacks hold four, eight and twelve liters.',
    "Made for rivers and lakes, it's lighter than a bag of rubber",
    'Coated nylon is thin but strong so there is no need to pamper it',
    'White inside that shows what is in it',
  ]);
  expect(description.match(/<li>/gu)).toHaveLength(3);
});

it('a sentence may end in "a must have"', async () => {
  const { description } = await write('shopify', 'Tarn Moccasins', [
    'These Tarn moccasins have a sole that bends with the foot. Made for every foot, these moccasins are a must have',
  ]);
  expect(description).toContain('a must have');
});
