import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('the statement that a meta description opens with', () => {
  const metaOf = async (name: string, lines: readonly string[], category = '') =>
    (await write('shopify', name, lines, { category })).meta_description;

  it('is the sentence that says what the product is, below a heading or after a question', async () => {
    const definition = 'This is the basic TR7 tarn dimmer, a small dimmer with a brass dial.';
    const more = 'Each one of these dimmers can take a current of 2 A.';
    expect(await metaOf('Tarn Dimmer (TR7)', ['Description', `${definition} ${more}`])).toContain(
      definition,
    );
    const answer = 'This premium grey bedding set is woven from linen for cool and quiet nights.';
    const set = ['What makes it so special?', '', `${answer} A stripe adds charm to this classic.`];
    expect(await metaOf('Grey Bedding Set with Light Stripes', set)).toContain(answer);
  });

  it('has no scraps of a paragraph after its sentence, and no one who wears it', async () => {
    const sentence = 'The Fell Coat is a roomy winter coat with a storm collar and a two-way zip.';
    const scraps = 'Back vent at hem. Ilse Tarn. Color Blue. 80% Wool, 20% Nylon.';
    const wearer = 'Lene is wearing a Size 38.';
    const text = `${sentence} ${scraps} ${wearer}`;
    expect(await metaOf('Fell Coat in Blue', [text])).toMatch(/ zip\.$/u);
    expect(await metaOf('Fell Coat in Blue', [`${sentence} Perfect for windy walks.`])).toMatch(
      /Perfect for windy walks\.$/u,
    );
  });

  it('says what a product is rather than how it is used', async () => {
    const meta = await metaOf('Tarn Texture Spray 3 oz', [
      'This light texture spray is made for a defintion that lasts, and for volume. Use a blow dryer for more volume.',
      'Spray onto dry hair.',
    ]);
    expect(meta).toContain('is made for');
    expect(meta).not.toMatch(/blow dryer|Spray onto/u);
  });

  it('leaves out how something is made where the whole sentence has no room', async () => {
    const meta = await metaOf('Fellside Harbour Gin 12 Pack of Tiny Bottles', [
      'A century of craft and a love of the sea have led the family to create this bold, small batch gin of the north, blended with rare spices and botanicals of the coast.',
    ]);
    expect(meta).toMatch(/gin of the north\.$/u);
  });

  it('ends where a clause does if all of it has no room', async () => {
    expect(
      await metaOf('Tarn Fell Wooden Activity Tower for Small Hands and Big Ideas', [
        'Sixteen painted gears turn together when the crank is wound, making it a favorite of every nursery, playroom and waiting room between here and the coast.',
      ]),
    ).toBe(
      'Tarn Fell Wooden Activity Tower for Small Hands and Big Ideas – Sixteen painted gears turn together when the crank is wound.',
    );
  });

  it('ends before what came earlier, and not before the verb of a clause', async () => {
    const ale = await metaOf('Larkfell Brown Ale 50cl', [
      "Larkfell Brown Ale was first brewed in its present form by the sisters Ava and Edith Larkfell in 1909, though it had been sold as Larkfell's Old Harvest Ale for some years before.",
    ]);
    expect(ale).toBe(
      'Larkfell Brown Ale was first brewed in its present form by the sisters Ava and Edith Larkfell in 1909.',
    );
    const book = await metaOf("The Warden's Search For Peace by Ava T. Larkfell", [
      'A well known keeper of tarns before the flood, Edmund Larkfell was able to see the way that he and other wardens coped with the loss of their huts in that year.',
    ]);
    expect(book).not.toMatch(/other wardens\.?$/u);
    expect(book).not.toMatch(/^The Warden's Search –/u);
    const guide = await metaOf('Drifting', [
      'This is exactly what this book shows you -- how to steer boats in a way that spares arms and rudders, sometimes even rope, on the long way home from the tarns to the western sea and back.',
    ]);
    expect(guide).not.toMatch(/shows you\.?$/u);
  });

  it('has a name with a colon whole, and says it once before a phrase', async () => {
    const game = await metaOf('Tarn Highlands', [
      "Tarn: Highlands is a trading game and the sequel to Ava Fell's first game, Tarn. Tarn: Highlands tells of rival millers in the hills.",
    ]);
    expect(game).toMatch(/^Tarn: Highlands is a trading game/u);
    const mower = await metaOf('Clipper 35x ABC Robotic Mower', [
      'Larkfell Clipper® 35X ABC – a pioneer among the mowers for steep lawns. Its lamps light the way home.',
    ]);
    expect(mower).toBe(
      'Clipper 35x ABC Robotic Mower – A pioneer among the mowers for steep lawns.',
    );
  });

  it('has both of two names whose second one begins with an initial', async () => {
    const meta = await metaOf('Otter Run 4', [
      'Doctor Fell and N. Larkfell are back at it again and want not just this river, but all of the rivers in the wide land beyond the western hills! The otters are here to help.',
    ]);
    expect(meta).not.toMatch(/(?:^|– )Larkfell are/u);
  });

  it('leaves out an introduction that only describes the product', async () => {
    expect(
      await metaOf('Pocket Field Camera', [
        'Built around a bright glass lens and a sturdy brass frame, this camera is what anyone needs who goes out on long walks to take home pictures of birds, boats and hills.',
      ]),
    ).toBe(
      'Pocket Field Camera – This camera is what anyone needs who goes out on long walks to take home pictures of birds, boats and hills.',
    );
  });

  it('keeps an introduction that says when the sentence holds', async () => {
    const clause =
      'this camera is what anyone needs who goes out on long walks to take home pictures';
    for (const condition of [
      'During a long test',
      'Used with the optional flash and a tripod',
      'If you add the flash',
    ])
      expect(
        await metaOf('Pocket Field Camera', [`${condition}, ${clause} of birds, boats and hills.`]),
      ).not.toContain('– This camera');
  });

  it('says after the name what its sentence says first of the product if nothing else fits', async () => {
    expect(
      await metaOf('Pocket Field Camera', [
        'Built around a bright glass lens and a sturdy brass frame, this camera is what anyone needs who goes out on long walks on wet days in the hills and by the sea to take home pictures of birds, boats and hills in every light of the long day.',
      ]),
    ).toBe('Pocket Field Camera – Built around a bright glass lens and a sturdy brass frame.');
  });

  it('is about the product rather than about something that leads up to it', async () => {
    const story = "Tarn Pike's north face has a long, cold approach and wet ledges.";
    const call = 'Count on these warm walking socks to keep your feet dry on any trail.';
    expect(await metaOf('Fell walking socks', [`${story} ${call}`])).toBe(call);
  });

  it('introduces the product where that says what it is', async () => {
    const introduction =
      'Introducing our Tarnholm Winter Star, a glass ornament that brings the light of the first snow to your tree.';
    expect(
      await metaOf('Tarnholm Winter Star | Glass Ornament', [
        `${introduction} Made with care, this piece will add a touch of calm to the whole room.`,
        'Carefully made with attention to every detail of the star',
      ]),
    ).toBe(introduction);
  });

  it('is a whole sentence rather than a clause torn from one', async () => {
    expect(
      await metaOf('Pocket Field Camera', [
        'Built around a bright glass lens and a sturdy brass frame, this camera is what anyone needs who goes out on long walks on wet days in the hills and by the sea to take home pictures of birds, boats and hills in every light of the long day.',
        'Take the Pocket Field Camera along on your next walk in the hills.',
      ]),
    ).toBe('Take the Pocket Field Camera along on your next walk in the hills.');
  });

  it('describes the product before any greeting or praise', async () => {
    expect(
      await metaOf('Tarn Hiking Shoes', [
        "Meet the Tarn Hiking Shoes, the ideal companion for all of life's adventures.",
        'Cut from waxed leather, these shoes keep out rain and mud on any trail.',
      ]),
    ).toBe(
      'Tarn Hiking Shoes – Cut from waxed leather, these shoes keep out rain and mud on any trail.',
    );
  });

  it('is about the product rather than a part, a choice or what comes with it', async () => {
    const lines = [
      'Store coats and hats in this hallway cabinet. The accompanying damper closes the doors without a sound. The color options include white, gray and black.',
    ];
    expect(await metaOf('Hallway Unit with Doors', lines)).toMatch(
      /^Hallway Unit with Doors – Store coats and hats in this hallway cabinet\.$/u,
    );
  });

  it('goes on from the name with what the text says of the product next', async () => {
    expect(
      await metaOf('Counter Label Scanner', [
        'This light label scanner reads every label at the counter at a speed that leaves time for a word with the customer and at a price that leaves a good part of the budget for the rest of the shop. It connects to any register by cable and is easy to use. The color options include white and gray.',
      ]),
    ).toContain('Counter Label Scanner – Connects to any register by cable and is easy to use.');
  });

  it('says what kind of product it is if the name does not', async () => {
    const lines = ["MEN'S RAIN BOOTS", 'You are always out: in the hills, at the lake or in town.'];
    expect(await metaOf('TARN LOW M', lines, 'Clothing > Boots')).toMatch(
      /^Tarn Low M – Men's rain boots\./u,
    );
  });

  it('has no sentence after it that goes on from one that is missing', async () => {
    const meta = await metaOf('Tarn Card Game', [
      'This card game has 60 cards and a felt hat for the player who forgets a turn.',
      'Players draw from one pile, and whoever draws the storm card with no coat in hand is out and has to wear the hat for as long as the round goes on. If you stay dry, you win!',
    ]);
    expect(meta).not.toContain('If you stay dry');
  });
});

it.each([
  [
    'a name that the sentence has with hyphens',
    'Tarnholm Fello 9 in 1 PressLid Multi Cooker',
    'Transform your dinners with the Tarnholm Fello 9-in-1 PressLid Multi-Cooker, designed to cook stews and rice faster.',
    'Transform your dinners with the Tarnholm Fello 9-in-1 PressLid Multi-Cooker, designed to cook stews and rice faster.',
  ],
  [
    'counts of the pieces, which are no measures',
    'Set of 4 Larkfell Pots and 1 Grill',
    'A 5-piece set, including 3 saucepans, 1 frying pan and a grill. Handcrafted from local clay, it brings the flavor of slow cooking to every meal of the week and to parties.',
    'Set of 4 Larkfell Pots and 1 Grill – A 5-piece set, including 3 saucepans, 1 frying pan and a grill.',
  ],
  [
    'a call without its long addition',
    'Bespoke Larkfell Golf Balls',
    'Elevate your wedding weekend with these bespoke, custom-printed golf balls, thoughtfully designed to celebrate the friends standing by your side with a touch of elegance.',
    'Elevate your wedding weekend with these bespoke, custom-printed golf balls.',
  ],
  [
    'a clause whose verb is also a noun',
    'Tarn 2-Piece Sectional & Ottoman Set',
    'The comfortable modern design of the Tarn upholstery collection features plush boxed seating and back cushions giving you the comfort you desire while helping enhance your home with exciting jumbo stitch detailing and tufted accents.',
    'Tarn 2-Piece Sectional & Ottoman Set – The comfortable modern design of the Tarn upholstery collection features plush boxed seating and back cushions.',
  ],
  [
    'the phrase that says what it is first, and three phrases in all',
    'Brinna Top',
    'Strap bandeau top.\nAdjustable over the shoulder straps.\nDecorative seam on the edges.\nQuick drying.\nSoft lycra fabric.',
    'Brinna Top – Strap bandeau top. Adjustable over the shoulder straps. Decorative seam on the edges.',
  ],
  [
    'a phrase after a name with a dash behind a colon',
    'Tarn Outdoor Antenna - 24150',
    'Durable UV-Coated Construction',
    'Tarn Outdoor Antenna - 24150: Durable UV-Coated Construction.',
  ],
  [
    'no clause that lacks its main clause',
    'Larkfell White Wool Pad',
    'When a foam pad simply won’t cut it\n\nThe twisted wool of this pad restores scratched paint and dull metal.',
    'Larkfell White Wool Pad – The twisted wool of this pad restores scratched paint and dull metal.',
  ],
  [
    'no clause that a paragraph puts beside its subject',
    'Larkfell Slides',
    'The classic slides from Larkfell! Featuring a wide strap that boasts soft foam for comfort. The outsole of these slides grips wet tiles.',
    'Larkfell Slides – The outsole of these slides grips wet tiles.',
  ],
  [
    'no clause that introduces a sentence that begins with the name',
    'Larkfell Salmon Cat Treats',
    'Offering the rich taste that cats adore, plus a gentle crunch that they’ll love to come back for, Larkfell Salmon Cat Treats are a wholesome and entirely natural snack for cats of all ages. Gently dried in the hills above the bay, these tiny treats keep their taste for two years.',
    'Larkfell Salmon Cat Treats are a wholesome and entirely natural snack for cats of all ages.',
  ],
  [
    'one of two things that the product has if there is no room for both',
    'Larkfell Holiday Shirt',
    'This Larkfell Holiday Shirt features the red family sled with a tall green fir on its roof and the words “Fun, old-fashioned winters with the whole Larkfell family and all of its otters”.',
    'This Larkfell Holiday Shirt features the red family sled with a tall green fir on its roof.',
  ],
  [
    'the first thing that a phrase lists if there is no room for all',
    'Larkfell Slacks',
    'Ankle-length walking trousers in a stretch weave with a regular waist, a concealed zip in one side, two deep pockets at the back and tapered legs with slits at the hems.',
    'Larkfell Slacks – Ankle-length walking trousers in a stretch weave with a regular waist.',
  ],
  [
    'what the product covers without the topics that it adds',
    'The Larkfell Way',
    'Looks at the principles of walking in the hills, covering such topics as boots, maps, weather, food, tents, the care of feet, what to do in a storm, and how to come home in time.',
    'The Larkfell Way – Looks at the principles of walking in the hills.',
  ],
  [
    'a story up to what happens after it began',
    'Larkfell Manor',
    'Set in the hills long ago, Larkfell Manor tells the story of the five daughters of Mr and Mrs Ashby after the rich Mr Tarn and his proud friend, Mr Fell, have moved into the big house near the bridge.',
    'Set in the hills long ago, Larkfell Manor tells the story of the five daughters of Mr and Mrs Ashby.',
  ],
  [
    'what has question marks for quotation marks',
    'Larkfell Paint Box',
    'The paint box comes with a lid, a brush and a tray, and it mixes ?millions? of colors for walls.',
    'The paint box comes with a lid, a brush and a tray, and it mixes ?millions? of colors for walls.',
  ],
  [
    'a name that counts its uses whole',
    'Larkfell Air Sprayer Bottle 500 ml 2 in 1 Olive Oil Spray Dispenser for Barbecues and Kitchens',
    'Bake less often with this bottle of thick green glass that sprays and pours. It is easy to clean.',
    'Larkfell Air Sprayer Bottle 500 ml 2 in 1 Olive Oil Spray Dispenser – Bake less often with this bottle of thick green glass that sprays and pours.',
  ],
  [
    'no adjectives without their noun',
    'Larkfell Tapered',
    'Ankle-length walking trousers in a woven fabric with a high, elasticated waist, a belt that ties, a zip fly with a hook, two side pockets and tapered legs with creases down the front.',
    'Larkfell Tapered – Ankle-length walking trousers in a woven fabric with a high, elasticated waist.',
  ],
  [
    'any complete statement rather than the name alone',
    'Larkfell Nut Bar 40g',
    'Mixed Nuts (65%) Bar with Almonds (33%), and Mixed Fruits (17%).',
    'Larkfell Nut Bar 40g – Mixed Nuts (65%) Bar with Almonds (33%), and Mixed Fruits (17%).',
  ],
  [
    'the start of a sentence that ends in words that stores forbid',
    'Larkfell C35 Chainsaw',
    'The Larkfell C35 Chainsaw is a light, mid-sized chainsaw featuring a brushless motor ideal for eco-friendly gardeners. The C35 has retained nuts on its bar.',
    'The Larkfell C35 Chainsaw is a light, mid-sized chainsaw. The C35 has retained nuts on its bar.',
  ],
  [
    'no clause that has lost its verb',
    'Larkfell Cat Dinner',
    'Chicken is the first thing in this cat dinner that we make for cats of all kinds, but its fine, well-mixed blend, with pumpkin and beets, supports how your cat takes in what it eats.',
    'Chicken is the first thing in this cat dinner that we make for cats of all kinds.',
  ],
  [
    'no apposition without what it is said of',
    'Larkfell Lamb Dinner',
    'Larkfell Lamb Dinner is made with lamb from small farms in the green hills. A staple source of complete protein, Lamb provides iron, zinc and copper, and is rich in what dogs of all sizes need to stay strong on their long walks.',
    'Larkfell Lamb Dinner is made with lamb from small farms in the green hills.',
  ],
  [
    'a sentence that ends before a second one with its own introduction',
    'Optical Mouse',
    'The Larkfell M9 Optical Mouse is a fine device for any desk and any hand, and as Larkfell are makers of mice since long before there were desks, you are also sure of its quality.',
    'The Larkfell M9 Optical Mouse is a fine device for any desk and any hand.',
  ],
  [
    'what the product is for without how it does it',
    'Inline Filter | Alkaline | 10 in',
    'The Inline Alkaline Filter is made to raise the quality of the water that you drink at home by increasing its pH level, by taking out chlorine, and by enriching it with minerals.',
    'The Inline Alkaline Filter is made to raise the quality of the water that you drink at home.',
  ],
  [
    'no concession without what follows it',
    'Larkfell Rain Jacket',
    'The Larkfell jacket may look plain, but is full of pockets and zips that were made for long days on the hills, with room for a map, a flask, a radio and a spare pair of gloves.\nA waxed cotton shell keeps out rain and wind.',
    'Larkfell Rain Jacket – A waxed cotton shell keeps out rain and wind.',
  ],
  [
    'all that a sentence lists of the product',
    'Larkfell Honey Oolong',
    'This tea is warm, honey, chestnut, oat biscuit, lilac, and nutty, with a cooling finish.',
    'Larkfell Honey Oolong – This tea is warm, honey, chestnut, oat biscuit, lilac, and nutty, with a cooling finish.',
  ],
  [
    'what the product does against harm',
    'Larkfell Body Essence 250 ml',
    'A light day cream to keep skin safe from harmful grime and smoke.',
    'Larkfell Body Essence 250 ml – A light day cream to keep skin safe from harmful grime and smoke.',
  ],
  [
    'a phrase that says what it is and has a participle',
    'Plum Haze',
    'Fine white tea from the Larkfell hills infused with the taste of ripe plums. Warm and sweet aroma, like a fresh cake, with a crisp finish.',
    'Plum Haze – Fine white tea from the Larkfell hills infused with the taste of ripe plums. Warm and sweet aroma, like a fresh cake, with a crisp finish.',
  ],
  [
    'both halves of a contrast or none',
    'Berry Red Carryall',
    'Treat yourself to this bright red carryall with room for two laptops and a lunch box in the middle! This bag isn’t just a carryall; it’s a landmark adorned with all of the badges and ribbons that Larkfell has made for its walkers in thirty years of long summers.',
    'Treat yourself to this bright red carryall with room for two laptops and a lunch box in the middle.',
  ],
  [
    'no sentence that ends at the dash of an inserted phrase',
    'Larkfell Bear Chair and Footrest Set',
    'This irresistible set of seats for children pairs the cuddly bear chair—complete with soft ears—with a matching footrest for a perfect balance of playfulness and practicality. The chair of this set holds up to 40 kg.',
    'Larkfell Bear Chair and Footrest Set – The chair of this set holds up to 40 kg.',
  ],
  [
    'no clause about the maker where the product is described',
    'Cedar Rose – Larkfell Incense Cones',
    'Our packaging carries the royal lions that once guarded the courts of the hills. The Cedar Rose blend is a fusion of cardamom oil and the essence of mountain roses.',
    'The Cedar Rose blend is a fusion of cardamom oil and the essence of mountain roses.',
  ],
  [
    'a sentence with the name rather than a label',
    'Larkfell 28 Liter Oven (GM 728, Rose)',
    'Capacity: 20 liters that suit a family of four, and convection is used for baking along with grilling\nLarkfell Oven has 305 programmed menus, more than any other of its size',
    'Larkfell Oven has 305 programmed menus, more than any other of its size.',
  ],
  [
    'no label that repeats the name',
    'Larkfell 30 L Steam Convection Oven',
    'Convection Oven: For baking along with grilling, reheating, defrosting and cooking.',
    'Larkfell 30 L Steam Convection Oven – For baking along with grilling, reheating, defrosting and cooking.',
  ],
  [
    'a phrase that ends before what the product has, where all of it has no room',
    'Runner Low-Top Shoes',
    'Bright yellow leather Runner low-top shoes from Larkfell featuring a logo to the outside, panels of mesh, a round toe, a lace fastening, a pull tab at the heel and a rubber sole. Please note this item is sold in sizes for men.',
    'Bright yellow leather Runner low-top shoes from Larkfell.',
  ],
  [
    'no label before what the product includes',
    'Larkfell Fridge Boxes',
    'Dry Drain Tray – Includes a removable tray at the bottom that keeps greens out of the water.',
    'Larkfell Fridge Boxes – Includes a removable tray at the bottom that keeps greens out of the water.',
  ],
  [
    'no call that points back after an introduction',
    'Larkfell Duffel Bag Small',
    'Sneak in a run on your way to town with this light duffel bag. The wide carry straps let you wear it two ways. When you are off for a weekend, switch it up again and get ready to go.',
    'Larkfell Duffel Bag Small – Sneak in a run on your way to town with this light duffel bag. The wide carry straps let you wear it two ways.',
  ],
  [
    'a sentence without its last relative clause, where all of it has no room',
    'Larkfell Pizza Chef Doll and Playset',
    'The Larkfell pizza chef doll is ready to cook up fun with a pizza shop play set, three colors of dough and accessories that let children make their own tiny pizzas at home!',
    'The Larkfell pizza chef doll is ready to cook up fun with a pizza shop play set, three colors of dough and accessories.',
  ],
  [
    'the name once where compounds are joined differently',
    'Larkfell RC10 Rock / Earth Combo Bit',
    "Step into the future of drilling with Larkfell's exclusive RC10 Rock/Earth Combo Bit.",
    "Step into the future of drilling with Larkfell's exclusive RC10 Rock/Earth Combo Bit.",
  ],
  [
    'the name once where the accessories differ',
    'Larkfell EOS Rebel Digital Camera with 18-55 mm Lens - Black - 2762B',
    'Larkfell EOS Rebel Digital Camera with 10 Megapixel and Live View Mode - Black',
    'Larkfell EOS Rebel Digital Camera with 10 Megapixel and Live View Mode - Black.',
  ],
  [
    'the name once where a phrase puts it in other words',
    'Larkfell Black Toner Cartridge - LX-FA83',
    'Larkfell Toner Cartridge for the FL511, FL541, FL611 and FLM651 Series of Machines',
    'Larkfell Toner Cartridge for the FL511, FL541, FL611 and FLM651 Series of Machines.',
  ],
  [
    'a long phrase with the noun where the name leaves it no room',
    'Larkfell SPM-K30 Mounting Installation Bracket in Gray Steel - SPM-K30',
    'Wall Mount Bracket for the Larkfell Digital Sound Projectors, models YSP-4000, YSP-3000, YSP-900 and YSP-800',
    'Wall Mount Bracket for the Larkfell Digital Sound Projectors, models YSP-4000, YSP-3000, YSP-900 and YSP-800.',
  ],
  [
    'the phrase that opens a text where no sentence describes the product',
    'Larkfell Chardonnay, 2016',
    'Fruity and crisp, with hints of pear and peaches. Great with fish.',
    'Larkfell Chardonnay, 2016 – Fruity and crisp, with hints of pear and peaches. Great with fish.',
  ],
  [
    'the name once where a phrase begins with its last words',
    'Larkfell Air Double Action High Pressure Hand Pump',
    'High pressure hand pump compatible with any Larkfell inflatable kayak or paddle board.',
    'High pressure hand pump compatible with any Larkfell inflatable kayak or paddle board.',
  ],
  [
    'a sentence about one product, of which all is natural',
    'Larkfell Mascara',
    'All natural mascara lengthens, thickens and defines lashes. Smudge proof and water resistant for long days.',
    'Larkfell Mascara – All natural mascara lengthens, thickens and defines lashes. Smudge proof and water resistant for long days.',
  ],
  [
    'no call or slogan where the next sentence describes the product',
    'Tarn Cargo Pants',
    'Workshop style with weekend comfort. These canvas cargo pants take a straight cut and add two deep pockets for tools.',
    'These canvas cargo pants take a straight cut and add two deep pockets for tools.',
  ],
  [
    'no sentence whose "it" points at nothing',
    'Larkfell 2.0 Shoes',
    'It makes no difference whether you plan to walk today. A knitted upper and a thick sole give these Larkfell shoes a spring.',
    'A knitted upper and a thick sole give these Larkfell shoes a spring.',
  ],
  [
    'a sentence that ends before a clause joined to its last noun',
    'Fell Climbing Shorts',
    'Climbing the long ridge takes room to move. The close-fitting Fell Climbing Shorts are made from light 90% nylon fabric that’s quick-drying, sheds light rain and has some elastane for warmth and stretch on steep ground; the flat seamless waistband won’t roll.',
    'The close-fitting Fell Climbing Shorts are made from light 90% nylon fabric.',
  ],
  [
    'no list cut before the clause of its last item',
    'Larkfell Linen Trousers',
    'A pair of rust-red wide-leg linen trousers, has two pockets, a side zip with a hook closure, a waistband that is elasticated at the back, and pleats all around',
    'Larkfell Linen Trousers – A pair of rust-red wide-leg linen trousers.',
  ],
])('a meta description has %s', async (_case, name, features, expected) => {
  const { meta_description } = await write('woocommerce', name, features.split('\n'));
  expect(meta_description).toBe(expected);
});
