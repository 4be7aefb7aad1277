import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('a meta description', () => {
  const metaOf = async (name: string, lines: string[]) =>
    (await write('shopify', name, lines)).meta_description;

  it('has no packaging, no danger, no logo to look for and nothing that points outside it', async () => {
    const meta = await metaOf('Tarn Play Food Set', [
      'Play food set has fruit, vegetables and snacks for a day of make-believe.',
      'This play food set comes in a plain brown box.',
      'Look for the Tarn logo on each label to be sure.',
      'Harmful if swallowed.',
      'The Tarn Play Food Set promises that, and more.',
    ]);
    expect(meta).toContain('fruit, vegetables');
    expect(meta).not.toMatch(/box|logo|swallowed|promises/u);
  });

  it('never mentions an exclusion, a condition, an option of a form or a price', async () => {
    for (const line of [
      'This floor is unsuitable for wet rooms and saunas.',
      'Good vintage condition.',
      'Choose Material',
      '480 /1',
    ]) {
      const meta = await metaOf('Tarn Fell Set (Silver)', [line]);
      expect(meta).toBe('Tarn Fell Set (Silver)');
    }
  });

  it('states the dimensions rather than the name alone, unlike a warranty', async () => {
    expect(await metaOf('Fell Candle Stand', ['Dimensions: 4" W x 4" D x 10" H'])).toBe(
      'Fell Candle Stand – Dimensions: 4" W x 4" D x 10" H.',
    );
    expect(await metaOf('Fell Candle Stand', ['Warranty: 2 years'])).toBe('Fell Candle Stand');
  });

  it('describes the product in other words if no line says more', async () => {
    const meta = await metaOf('Large vintage oak mirror Art Deco, Spain, 1970s, Vintage decor', [
      'Lovely vintage oak wall mirror made in Spain in the 1970s.',
      'Good vintage condition.',
    ]);
    expect(meta).toBe('Lovely vintage oak wall mirror made in Spain in the 1970s.');
  });

  it('appends no fragment of a list to a sentence', async () => {
    const meta = await metaOf('Fernbrook Suit', [
      'This suit has a natural shine and is light and flowing.',
      'Tarn silk plain trousers',
      'Unstitched suit',
    ]);
    expect(meta).toBe('Fernbrook Suit – This suit has a natural shine and is light and flowing.');
  });

  it('has whole sentences only if a sentence of the list comes first', async () => {
    const meta = await metaOf('Beautiful Suit', [
      'Light beige sheer fabric with beautiful cutwork embroidery highlighted with fine handwork along with beautiful thread embroidery on a scalloped shawl.',
      'The fabric has Subtle natural shine, lightweight and flowy.',
      'Tarn silk plain bottoms',
      'UNSTITCHED SUIT',
    ]);
    expect(meta).toBe(
      'Beautiful Suit – The fabric has Subtle natural shine, lightweight and flowy.',
    );
  });

  it('does not cut the title of a book to a word', async () => {
    const { meta_description } = await write(
      'shopify',
      'Dress for Your Own Shape: How To Look Good With Your Own Shape',
      [
        'People, regardless of their age and gender have this strong passion and inclination to fashion these days. Fashion is defined as a popular trend pertaining to clothing behavior and style.',
      ],
      { category: 'Media > Books > E-Books' },
    );
    expect(meta_description).not.toMatch(/^Dress –/u);
  });

  it('ends on no question', async () => {
    const meta = await metaOf('Larkfell Zip Pouch', [
      'This Paisley pouch serves as a bold clutch. Or, do you need some more room in your bag?',
    ]);
    expect(meta).toContain('a bold clutch');
    expect(meta).not.toContain('?');
  });

  it('does not say a name twice that opens a line', async () => {
    expect(
      await metaOf('Fell Palm Plant (4 Feet)', [
        'Fell Palm Plant – lively, natural-looking leaves that add warmth to any room.',
      ]),
    ).toBe('Fell Palm Plant – lively, natural-looking leaves that add warmth to any room.');
    expect(
      await metaOf('Tarn Audio - iFell Pump - Black', [
        'TARN AUDIO iFell Pump: Compatible with select phones, tablets and music players, Fell and desktop computers; allows use inline with other effects pedals and more; active battery-powered output circuit',
      ]),
    ).toBe(
      'TARN AUDIO iFell Pump: Compatible with select phones, tablets and music players, Fell and desktop computers.',
    );
  });

  it('joins a name with a bar to what follows by a dash', async () => {
    const meta = await metaOf('Tarn 5-Quart Stand Mixer | Burnt Orange', [
      'Become a hero of the kitchen with a strong motor for heavy dough.',
    ]);
    expect(meta).toBe(
      'Tarn 5-Quart Stand Mixer | Burnt Orange – Become a hero of the kitchen with a strong motor for heavy dough.',
    );
  });

  it('keeps the noun of what something inspired', async () => {
    const meta = await metaOf('Brand New Fernbrook Eras Through the EVERGREEN Inspired Magnets', [
      'These strong, fast holding magnets boldly broadcast your message for all to see, get yours today!',
    ]);
    expect(meta).toBe(
      'Brand New Fernbrook Eras Through the EVERGREEN Inspired Magnets – These strong, fast holding magnets boldly broadcast your message for all to see.',
    );
  });

  it('says what a product is made of once', async () => {
    const meta = await metaOf('Tarn Toddler Sheet, Red', [
      'Polyester 65%/cotton 35%',
      'Poly/cotton',
    ]);
    expect(meta).toBe('Tarn Toddler Sheet, Red – Polyester 65%/cotton 35%.');
  });

  it('has a figure rather than only the name', async () => {
    expect(await metaOf('Tarn Floating Swim Trainer', ['Age Grade: 4+'])).toContain(
      'Age Grade: 4+',
    );
  });

  it('does not say the name again in other words', async () => {
    const meta = await metaOf("Tarn Boys' Fell Patrol Winter Beanie & Glove Set", [
      'Official Tarn Fell Patrol knitted beanie and glove set',
      'The helmet is knitted into the hat, and the gloves have a printed badge',
    ]);
    expect(meta).toContain('The helmet is knitted');
  });

  it('opens on what a set is, and not on its parts', async () => {
    const meta = await metaOf('Tarn Learning Counting Tiles Classroom Games', [
      '30 piece set of tiles to teach counting',
      'Thick plastic tiles make sorting easy to play the game',
      'Tin for easy storage',
    ]);
    expect(meta).toContain('Games – 30 piece set of tiles');
  });

  it('leaves out a short sentence that only leads up to the product, and a slogan', async () => {
    const meta = await metaOf('Tarn Fell Parka', [
      'Let the wind howl. In the Tarn Fell Parka, you stay dry from the first mile to the last.',
      'Hand pockets.',
    ]);
    expect(meta).not.toContain('howl');
    const slogan = ['Money has never been more fun.', 'Two pockets and a purse for coins'];
    expect(await metaOf('Tarn Wallet', slogan)).not.toContain('never been');
  });

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

  it('is the phrase that opens the input if it is written as a sentence', async () => {
    const { meta_description: meta } = await write('shopify', 'Tollgate Ghost Hunters Ecto', [
      'Battery-operated car with lights and sounds.',
      'Push-button operation including a fun "ghost driver" mode.',
    ]);

    expect(meta).toMatch(
      /^Tollgate Ghost Hunters Ecto – Battery-operated car with lights and sounds\. Push-button /u,
    );
  });

  it('is about the product rather than its maker', async () => {
    const { meta_description: meta } = await write('shopify', 'Larkfell Demon Seed Complete', [
      'This board makes riding feel easy, with a low platform that makes pushing a breeze.',
      "We're committed to premium boards from reclaimed, recycled or upcycled materials.",
    ]);

    expect(meta).toContain('This board makes riding feel easy');
  });

  it("doesn't repeat the name if a sentence contains most of it", async () => {
    const { meta_description: meta } = await write('shopify', 'Larkfell Coco Noir Eau De', [
      'Coco Noir by Larkfell is an elegant fragrance with notes of grapefruit and rose.',
    ]);

    expect(meta).toBe(
      'Coco Noir by Larkfell is an elegant fragrance with notes of grapefruit and rose.',
    );
  });

  it('has the product after its maker', async () => {
    const { meta_description: meta } = await write(
      'shopify',
      "Tollgate's Costume Co - Hero Child Gauntlets",
      ['One size fits most children, for an authentic look at every costume party.'],
    );

    expect(meta).toBe(
      "Tollgate's Costume Co - Hero Child Gauntlets. One size fits most children, for an authentic look at every costume party.",
    );
  });

  it("doesn't promote another product", async () => {
    const { meta_description: meta } = await write('shopify', 'Larkfell Number Candle', [
      'Coordinate with other polka dot candles to create any number combination.',
      'White wax with colorful polka dots',
    ]);

    expect(meta).not.toContain('Coordinate');
  });

  it('has the name before a sentence that is too short on its own', async () => {
    const { meta_description: meta } = await write(
      'shopify',
      'Fernbrook Yoga Pant',
      [
        'Everyone who loves yoga loves this all-purpose pant. Its waistband sits high and has a pocket for ' +
          'a key.',
      ],
      { category: 'Men > Pants' },
    );

    expect(meta).toMatch(
      /^Fernbrook Yoga Pant – Everyone who loves yoga loves this all-purpose pant\./u,
    );
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

  it('opens with a call that has the whole name rather than with the last sentence', async () => {
    const listing = await write('shopify', 'Tarn Trek Pro', [
      'Redefine your morning with the Tarn Trek Pro smartphone. Perfectly balanced, you can answer mail from family and work, stay on top of appointments and contacts, and find your way with maps when you are out and about. Carry your work and play with you, with the Tarn Trek Pro.',
    ]);
    expect(listing).toMatchObject({
      meta_description: expect.stringMatching(
        /^Redefine your morning with the Tarn Trek Pro/u,
      ) as unknown,
    });
  });

  it('has a sentence about the maker rather than nothing but the name', async () => {
    const listing = await write('shopify', 'Orlow DS Harbor Watch', [
      'Since 1902, Orlow has been known for its watches and its reliable movements. From the first years in a barn above the harbor to the works of today, every Orlow watch has left the house with a movement that was set by hand and tested for a month.',
    ]);
    expect(listing).toMatchObject({
      meta_description:
        'Orlow DS Harbor Watch – Since 1902, Orlow has been known for its watches and its reliable movements.',
    });
  });

  it('says no part of the name twice', async () => {
    const listing = await write('shopify', 'Orlow Art Sheets, Assorted Nine Colors, 8 Sheets', [
      'Assorted nine colors, including clear, white, red, azure, yellow and two greens',
      'Free of lead and acid',
    ]);
    expect(listing).toMatchObject({
      meta_description: expect.stringMatching(
        /^Orlow Art Sheets, 8 Sheets – Assorted nine colors/u,
      ) as unknown,
    });
  });

  it('has neither a warning nor a range to choose from', async () => {
    const listing = await write('shopify', 'Orlow Stripe Birthday Candles, 2.5 Inch, White', [
      'Candles are fun and festive',
      'Over 100 colors and styles to choose from',
      'Adult supervision required, never leave a burning candle unattended',
    ]);
    expect(listing).toMatchObject({
      meta_description:
        'Orlow Stripe Birthday Candles, 2.5 Inch, White – Candles are fun and festive.',
    });
  });

  it('does not end on a sentence that leads up to another', async () => {
    const listing = await write('shopify', 'Selka Pants', [
      "The Selka Pants are one of the slimmer cuts in the Orlow collection. But don't be fooled by their looks. These are made with soft cotton and just the right amount of stretch, so that they move with you all day, wherever it takes you and however long.",
    ]);
    expect(listing).toMatchObject({
      meta_description: 'The Selka Pants are one of the slimmer cuts in the Orlow collection.',
    });
  });

  it('has a measure after what the product is', async () => {
    const listing = await write('shopify', 'Orlow Eco Train Set', [
      'This product has the following measurements: 58 x 72 x 10 cm',
      'This toy is suitable for children from the age of three',
    ]);
    expect(listing).toMatchObject({
      meta_description: expect.stringMatching(
        /^Orlow Eco Train Set – This toy is suitable/u,
      ) as unknown,
    });
  });

  it('has the product before a call to the reader', async () => {
    const listing = await write('shopify', 'Wool Trench Coat', [
      'Brave the rain in style with our wool trench coat.',
      'This classic coat has a warm wool blend, an outer shell that repels water and a belt that flatters.',
    ]);
    expect(listing).toMatchObject({
      meta_description:
        'Wool Trench Coat – This classic coat has a warm wool blend, an outer shell that repels water and a belt that flatters.',
    });
  });

  it('opens on a later sentence of a line whose first is too long', async () => {
    const first =
      'COZY: Half stuffed animal and half blanket, this soft holiday friend has a reindeer that holds a blanket with satin corners and the words of a carol in gold thread along its hem.';
    const listing = await write('shopify', 'Tarn Reindeer Lovey Blanket, Brown', [
      `${first} Its maker has washed one a hundred times. The blanket dries overnight on a line.`,
    ]);
    expect(listing).toMatchObject({
      meta_description:
        'Tarn Reindeer Lovey Blanket, Brown – The blanket dries overnight on a line.',
    });
  });

  it('has no statement that opens as another one ends', async () => {
    const listing = await write('shopify', 'Orlow Wallet', [
      'Leather wallet that shields cards, with a slim design.',
      'Slim design fits well in a pocket of your jeans.',
    ]);
    expect(listing).toMatchObject({
      meta_description: 'Orlow Wallet – Leather wallet that shields cards, with a slim design.',
    });
  });

  it('does not open on what the maker has besides', async () => {
    const listing = await write('shopify', 'Tarn Corduroy Rabbit Plush', [
      'Our plush rabbits, bears and foxes make great gifts for birthdays.',
      'The rabbit has ears of corduroy and a tail of wool.',
    ]);
    expect(listing).toMatchObject({
      meta_description:
        'Tarn Corduroy Rabbit Plush – The rabbit has ears of corduroy and a tail of wool.',
    });
  });

  it('says a size in the name and in the first words once', async () => {
    const listing = await write('shopify', 'Tarn Bath Doll, 12"', [
      '12-inch soft doll made for fun in the tub and dried on a hook',
    ]);
    expect(listing).toMatchObject({
      meta_description:
        'Tarn Bath Doll – 12-inch soft doll made for fun in the tub and dried on a hook.',
    });
  });

  it('takes a scale for one number', async () => {
    const listing = await write('shopify', 'Tarn Roads Van', [
      'New 1:55 scale die-cast vehicles from the world of Tarn Roads 3',
      'True to the film in each line of its paint',
    ]);
    expect(listing).toMatchObject({
      meta_description: expect.stringMatching(/New 1:55 scale die-cast vehicles/u) as unknown,
    });
  });
});
