import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('the statement of a meta description', () => {
  const metaOf = async (name: string, lines: string[]) =>
    (await write('shopify', name, lines)).meta_description;

  it('says what a game is before how many play it and how long', async () => {
    const lines = ['For 2-4 players', '30 minute playing time', 'A standalone expansion to Fell.'];
    expect(await metaOf('Fell Quest: Autumn Market', lines)).toBe(
      'Fell Quest: Autumn Market – A standalone expansion to Fell. For 2-4 players. 30 minute playing time.',
    );
  });

  it('is none of the seller if the product has one', async () => {
    const lines = [
      'I love rain. So I made this print.',
      'The print has a matte finish and comes on thick card.',
    ];
    expect(await metaOf('Tarn Rain Print', lines)).not.toContain('I love rain');
  });

  it('has no name before a sentence that begins with it', async () => {
    const lines = ['The HT 600 is the cook’s choice for reference kitchens.'];
    expect(await metaOf('HT 600', lines)).toBe(lines[0]);
  });

  it('says what the product does before what it is safe for', async () => {
    const meta = await metaOf('Tarn Garden 2 x 2L Liquid Kelp Feed', [
      'Keep your garden growing with Tarn Garden liquid kelp and its added soil conditioners.',
      'Tarn Garden kelp is safe on all plants.',
    ]);
    expect(meta).toContain('Keep your garden growing');
  });

  it('is about the whole product rather than what one part is made of', async () => {
    const meta = await metaOf('Fell Works Tarn Racing Car', [
      'A 1:43 scale car of the Fell Works team that took part in the 24 hours race of Bergen in 2017',
      'Chassis made from resin',
    ]);
    expect(meta).toMatch(/^(?:Fell Works Tarn Racing Car – )?A 1:43 scale car/u);
  });

  it('is no slogan', async () => {
    const shorts = await metaOf("Men's Tarn Dry Fell Soccer Shorts", [
      'Stay fast, stay focused.',
      "Made of fabric that wicks sweat, the Tarn Fell men's soccer shorts stay in place as you move.",
    ]);
    expect(shorts).toContain('wicks sweat');
    expect(shorts).not.toContain('stay focused');
    const belt = await metaOf('Tarn Pirate Belt', [
      'Be the life of the party',
      'Fits costumes for Halloween',
    ]);
    expect(belt).not.toContain('life of the party');
    const headset = await metaOf('Tarn Triple Driver Over-Ear', [
      'The ceramic tweeter is fast enough for every detail of the music.',
      'Close your eyes and you’re standing in front of a stage.',
    ]);
    expect(headset).not.toContain('Close your eyes');
  });

  it('has no typo, no second article and no other name if another statement will do', async () => {
    const templates = [
      'Easy flip and fold flower maker',
      'Instuctions included',
      'For petals of 2 in',
    ];
    expect(await metaOf('Tarn Flower Frill Templates', templates)).not.toContain('Instuctions');
    const game = await metaOf('Tarn Deck Building Fell Expansion Game', [
      'Players work with others to defeat the various the beasts of the Fell.',
      'Requires the Tarn base game to play',
    ]);
    expect(game).toBe(
      'Tarn Deck Building Fell Expansion Game – Requires the Tarn base game to play.',
    );
    const diary = await metaOf("Ternia's Secret Diary", [
      'Tarnina secret diary is a book of 200 pages',
      'The diary has 44 pages of games and 150 pages with lines',
    ]);
    expect(diary).not.toContain('Tarnina');
  });

  it('ends before what a long sentence only adds', async () => {
    const lines = [
      'Tarn Fell Headphones have a 40 mm driver, a ceramic tweeter and a reflector to deliver a wide and detailed soundstage with silky highs, precise mids and deep bass.',
    ];
    expect(await metaOf('Tarn Fell Headphones', lines)).toBe(
      'Tarn Fell Headphones have a 40 mm driver, a ceramic tweeter and a reflector.',
    );
  });
});

describe('a meta description that could be a scrap', () => {
  const metaOf = async (name: string, lines: string[]) =>
    (await write('woocommerce', name, lines)).meta_description;

  it('has no request for what a gift needs, and no amount of a recipe', async () => {
    const pillow = await metaOf('Otter Bond Pillow', [
      'Material outside: Tarn twill',
      'Occasion - All',
      'For personalization, please provide us with 1 image and 2 names',
    ]);
    expect(pillow).toBe('Otter Bond Pillow – Material outside: Tarn twill.');
    const rinse = await metaOf('Coat Rinse - Mint', ['A half cup distilled water.']);
    expect(rinse).not.toContain('half cup');
  });

  it('has no statement whose subject is in a sentence that it lacks', async () => {
    const chair = await metaOf('Fellbrook Side Chair', [
      'This warm dining room collection is a blend of clean styling and gentle curves. The dining table features a leaf and is finished in cherry. Made of birch solids and veneers. Matching chairs come in brown or black.',
    ]);
    expect(chair).toContain('gentle curves');
    expect(chair).not.toContain('birch');
    const set = await metaOf('Fellbrook Trestle Table Dining Set', [
      'The eye-catching pair of warm finishes creates a unique canvas. Together these calm neutral tones create layer upon layer of rich visual depth.',
      'This dining set consists of the Fellbrook Trestle Table and 4 Chairs.',
    ]);
    expect(set).toMatch(/^This dining set consists/u);
    const card = await metaOf('Otter Leigh', [
      'Navy card printed on heavy stock. The foil shown here may vary. Other foil colors available on request.',
    ]);
    expect(card).not.toContain('Other foil');
  });

  it('has no label of the name, and no number of the next step', async () => {
    const tower = await metaOf('35" Compact Tarn Tower', [
      'Color: Pink',
      'Name: 90 cm Cat Tower with Post and Bell',
      'Cat Tower with Scratching Post, Dangling Bell, Bed and Hammock for Indoor Cats',
    ]);
    expect(tower).not.toContain('Name:');
    const cream = await metaOf('Fell Foundation Glow', [
      'How To Use1.Shake the bottle.2.Use after sunscreen as the base of your basic routine.3.Spread a thin layer along the skin.',
    ]);
    expect(cream).not.toMatch(/[.]3/u);
  });

  it('tells what came of it rather than only the name', async () => {
    const ale = await metaOf('Fell Harbor Smoothie', [
      'Inspired by the long warm evenings on the pier, we brewed it over two winters with boatloads of mango and tangerine, lactose, vanilla, a touch of rose water and yellow cardamom from the old harbor. The result is a fruit-forward ale with a subtle finish.',
    ]);
    expect(ale).toBe(
      'Fell Harbor Smoothie – The result is a fruit-forward ale with a subtle finish.',
    );
    const { meta_description } = await write('shopify', "Fellgarth Necktie Men's Combo", [
      'This Maroon Micro Fiber Tie with Pocket Square is made of good quality Micro Fiber fabric, suitable for both Formal and evening wear.',
    ]);
    expect(meta_description).toMatch(/^This Maroon Micro Fiber Tie/u);
  });

  it('has a whole sentence rather than a clause without a subject and half of the name', async () => {
    const wipes = await metaOf(
      'Shoe Cleaning Wipes | Quick Sneaker Wipes for Shoes | Portable Shoe Cleaner for Sneakers, Leather & Sports Footwear | White Shoe Cleaning Wipes (Pack of 1)',
      [
        'Keep your shoes fresh with the TARNVA Shoe Cleaning Wipes Pack of 2 (160 wipes). Designed for effortless everyday care of shoes, these pre-moistened wipes remove dust, grime and marks in seconds.',
      ],
    );
    expect(wipes).toMatch(/these pre-moistened wipes remove/u);
  });

  it('points at nothing that an earlier sentence names', async () => {
    const print = await metaOf('Harbor of Quiet Dreams', [
      'These are prints of harbors at night for walls that need a story. Each carries a light, a sail, a song yet unsung. This piece is a tribute to that restless tide.',
    ]);
    expect(print).toMatch(/for walls that need a story\.$/u);
  });

  it('describes the product rather than how high it is with its cord', async () => {
    const lamp = await metaOf('Opal Ceiling Lamp', [
      'Height with cord 70 cm.',
      'The lamp is perfect for Danish, modern and retro style homes.',
    ]);
    expect(lamp).not.toContain('70 cm');
  });

  it('may start with the first word of the name if it describes the product', async () => {
    const necklace = await metaOf('Opal Necklace', [
      'Opal pendant, housed in sterling silver, with sterling silver chain.',
      'Sterling silver chain, 14 inches',
      'Rose or Blue',
    ]);
    expect(necklace).toContain('Opal pendant, housed in sterling silver');
  });

  it('ends a long sentence before what the product is designed to do', async () => {
    const plant = await metaOf('Lifelike Fern Plant (approx 3 ft)', [
      'Bring a bit of the forest to your rooms with this lush lifelike fern, designed to add a refreshing burst of green to any corner of your home, your office or your studio.',
    ]);
    expect(plant).toMatch(/with this lush lifelike fern\.$/u);
  });

  it('has no short value after a dash', async () => {
    const light = await metaOf('Blue 5mm Lamp (4 pack)', [
      'Lamps - those blinky things. The lens is 5 mm in diameter and it is diffused.',
    ]);
    expect(light).not.toContain('blinky');
  });
});

describe('the lines of a sheet', () => {
  it('stay in their order', async () => {
    const listing = await write('shopify', 'Ladies Tarn Jacket', [
      'Light fabric that keeps out wind and rain, with knitted cuffs. Two side pockets with a zipper.',
      'Material: 100% linen',
      'Lining: 65% cotton, 35% wool',
      'Lining 2: 100% wool.',
    ]);
    expect(listing.description).toMatch(/Material: .*Lining: .*Lining 2: /su);
  });

  it('begin with who licensed the product if the input does', async () => {
    const { bullets } = await write('amazon', 'Tarn Galaxy Throw Blanket', [
      'Officially licensed by Fell Films',
      'New and sealed in its packaging',
      'Very limited and collectible',
    ]);
    expect(bullets[0]).toBe('Officially licensed by Fell Films');
  });
});

describe('a slogan', () => {
  it('comes before the sentence that it leads up to, and is no highlight', async () => {
    const { bullets, item_highlights } = await write('amazon', 'Tarn Doll High Chair', [
      'Time to eat! The Tarn High Chair is ready for breakfast, lunch and dinner! It is 20 in high and made to fit dolls of up to 16 in.',
      'It has a print of hearts, and a belt that keeps dolls safe.',
    ]);
    expect(bullets[0]).toMatch(/^Time to eat! The Tarn High Chair/u);
    expect(item_highlights).not.toContain('Time to eat');
  });
});

describe('a short description', () => {
  it('says what a game is rather than how long it takes', async () => {
    const { bullets } = await write('woocommerce', 'Fell Quest: Autumn Market', [
      'For 2-4 players',
      '30 minute playing time',
      'A standalone expansion to Fell.',
    ]);
    expect(bullets).toEqual(['A standalone expansion to Fell.']);
  });

  it('is not the whole text again', async () => {
    const { bullets } = await write('woocommerce', 'Tarn Frost Print TB Tee', [
      'Meet your new favorite tee, the Tarn Frost Print T-Shirt.',
      'Cut from soft fabric, it has a ribbed neck and a woven Tarn label on the hem.',
    ]);
    expect(bullets).toEqual(['Meet your new favorite tee, the Tarn Frost Print T-Shirt.']);
  });
});
