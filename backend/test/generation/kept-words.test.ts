import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const SENTENCE = 'The Larkfell lamp stands on any shelf and lights a whole room.';

/** Bullets, and the description without its markup. */
async function shown(name: string, lines: readonly string[]): Promise<string> {
  const { bullets, description } = await write('amazon', name, lines);
  return [...bullets, description].join('\n');
}

describe('a scrap without a meaning is left out', () => {
  it('like a label with only a unit', async () => {
    const lines = ['Age: 4 - 99', 'Playing time: min', 'Dice and a cloth bag included'];
    const { bullets, description, pro_tip } = await write(
      'amazon',
      'Larkfell Dice Bag Game',
      lines,
    );
    expect([...bullets, description].join(' ')).not.toMatch(/playing time/iu);
    expect(pro_tip).toContain('"Playing time: min"');
  });

  it('like a lone word after paragraphs', async () => {
    const paragraphs = [
      'The Larkfell Console was built for games that fill an evening. Its cards load while you pour the tea.',
      'With quick chips and a wide memory, the console shows every leaf. It stays quiet all night.',
    ];
    const { description, pro_tip } = await write('shopify', 'Larkfell Console', [
      ...paragraphs,
      'Processor',
    ]);
    expect(description).not.toContain('Processor');
    expect(pro_tip).toContain('cut off');
    const kept = await write('shopify', 'Larkfell Console', [...paragraphs, 'Imported']);
    expect(kept.description).toContain('Imported');
  });

  it('like the number of an article', async () => {
    const lines = ['24" x 18" when completed; 500 piece puzzle; 4410-27', 'A heron in the reeds'];
    expect(await shown('Larkfell Heron Jigsaw Puzzle', lines)).not.toContain('4410-27');
    const short = ['19" x 14" when completed; 200 piece puzzle; 3310-4', 'A heron in the reeds'];
    expect(await shown('Larkfell Heron Jigsaw Puzzle', short)).not.toContain('3310-4');
  });
});

describe('what is sound stays in', () => {
  it('beside a price', async () => {
    const { description, pro_tip } = await write('woocommerce', 'Larkfell Kindness Kit', [
      'Inspires kindness with 8 crafts for the table',
      'Suggested price: $18.50 - recommended for ages 6+',
    ]);
    expect(description).toContain('Recommended for ages 6+');
    expect(description).not.toContain('18.50');
    expect(pro_tip).toContain('"Suggested price: $18.50"');
    expect(pro_tip).not.toContain('ages 6+');
  });

  it('after the words that say how it is made', async () => {
    const lines = ['True to life', 'Individually hand crafted', 'Custom designed'];
    const { bullets, pro_tip } = await write('amazon', 'Larkfell Plush Lemming, 7 Inch', lines);
    expect(bullets).toEqual(
      expect.arrayContaining(['Individually hand crafted', 'Custom designed']),
    );
    expect(pro_tip).not.toContain('cut off');
  });

  it('but for how many are left', async () => {
    const { description, pro_tip } = await write('shopify', 'Larkfell Patterned Joggers', [
      'Lift your days at home with our patterned joggers. These cozy joggers have a bold print.',
      'Quantities are limited!',
    ]);
    expect(description).not.toContain('Quantities');
    expect(pro_tip).toContain("Left out because it's about the sale");
  });

  it('although it praises who made it', async () => {
    const { description } = await write('shopify', 'Larkfell Golf Ball', [
      'High ball flight and a soft feel are what players like. Perfect performance from the leading manufacturer.',
    ]);
    expect(description).toContain('Perfect performance from the leading manufacturer');
  });

  it.each([
    ['Direct maker parts for a guaranteed fit and finish', 'Direct maker parts'],
    ['Strong rare-earth magnets for guaranteed hold', 'Strong rare-earth magnets'],
    [
      'Unbleached bamboo napkins that are fully compostable and break down without residue.',
      'Unbleached bamboo napkins',
    ],
    [
      'The bamboo fibers are naturally antimicrobial and stronger than paper, even when wet.',
      'The bamboo fibers are stronger than paper, even when wet',
    ],
    ['Eco-friendly, reusable towels made from bamboo.', 'Reusable towels made from bamboo'],
    ['Each towel is soft and biodegradable.', 'Each towel is soft'],
    ['Guaranteed tight fit on every brick', 'Tight fit on every brick'],
    ['High quality and tight fitting guaranteed', 'High quality and tight fitting'],
  ])('without what Amazon refuses of it: %s', async (line, rest) => {
    const { bullets, pro_tip } = await write('amazon', 'Larkfell Set', [
      line,
      'Soft to the touch on both sides',
      'Packed in a paper sleeve',
    ]);
    expect(bullets).toContain(rest);
    expect(pro_tip).toContain("Left out because Amazon doesn't allow it");
  });

  it('but for the address at its end', async () => {
    const lines = [SENTENCE, 'Learn the rules in 2 minutes! larkfell.info', 'Two players'];
    expect(await shown('Larkfell Lamp Game', lines)).toContain('Learn the rules in 2 minutes');
  });
});

describe('capitals and marks', () => {
  it('are calmed alike in words that lines begin with', async () => {
    const { description } = await write('shopify', 'Larkfell Bean Bag Toss', [
      'BIG TIME fun with a large target',
      'COMPACT foldable legs pack flat',
      'SIX bean bags included',
      'ALL WEATHER material for garden and beach',
      'ENCOURAGES active play from age 6',
    ]);
    expect(description).toContain('Compact foldable');
    expect(description).toContain('Six bean bags');
    expect(description).toContain('Encourages active');
    expect(description).not.toMatch(/\p{Lu}{2}/u);
  });

  it('stay where they cheer', async () => {
    const { description } = await write('shopify', 'Larkfell Card Game', [
      'Draw a card and keep it secret. If no one finds it, YOU WIN! Then deal again for everyone.',
    ]);
    expect(description).toContain('YOU WIN!');
  });

  it('leave out what an encoding left beside a dash', async () => {
    const { description } = await write('shopify', 'Larkfell Baby Doll with Cookie', [
      'REALLY DRINKS: Fill the bottle and feed her. She drinks all of it!',
      'PRETEND TO FEED BABY A COOKIE ¬– It is time for a treat! Kids feed her a cookie.',
    ]);
    expect(description).toContain('Pretend to feed baby a cookie');
    expect(description).not.toContain('¬');
  });

  it('of a name are all kept', async () => {
    const { bullets } = await write('amazon', 'Larkfell 12 Curve Track for RUN!!! and Digital', [
      'Two curves for Larkfell RUN!!! and Digital tracks',
      'Fits Larkfell RUN!!! And Digital only',
      'A great set!!! Loved by all',
    ]);
    expect(bullets[0]).toContain('RUN!!! and Digital');
    expect(bullets[1]).toContain('RUN!!! And Digital');
    expect(bullets[2]).toContain('great set! Loved');
  });
});

describe('the arrangement', () => {
  const SIDES = ['Length: 6 in', 'Width: 9 in', 'Height: 5 in', 'Weight: 8 lb. each'];

  it('keeps length, width, height and weight together', async () => {
    const { bullets, description, ...more } = await write(
      'amazon',
      '12-Volt Rechargeable Search Light Set',
      [
        'These bright search lights have 15 lights and a spot. Great for outdoor work and search. The batteries are easy to reach.',
        'Battery type: lead acid',
        'Burn time: 40 hours',
        '120-watt power',
        'Shoulder strap included',
        ...SIDES,
      ],
    );
    const fields = [bullets.join('\n'), 'item_highlights' in more ? more.item_highlights : ''];
    for (const field of fields)
      expect([0, SIDES.length]).toContain(SIDES.filter((side) => field.includes(side)).length);
    expect(description).toContain(SIDES.join('<br>'));
  });

  it('leaves sentences their full stops', async () => {
    const { description } = await write('amazon', 'Orchid', [
      'Gloriously elegant.',
      'It can go along with any room as it is a neutral color and the best known of all.',
      '2 to 3 foot stems host large white flowers that can last for over 2 months.',
    ]);
    expect(description).toContain('Gloriously elegant. It can go along');
    expect(description).toMatch(/best known of all\. 2 to 3 foot .* 2 months\.$/u);
  });

  it('leaves them to lines below a paragraph, too', async () => {
    const { description } = await write('amazon', 'Larkfell Rangefinder Camera', [
      'The Larkfell Rangefinder was brought to market in 1965.',
      'The lens is as sharp as ever.',
      'Nice glass, smooth focus and a working shutter.',
      'A filter and a front lens cap are in the box with the lens.',
      'Brand: Larkfell',
    ]);
    expect(description).toContain('Nice glass, smooth focus and a working shutter.');
    expect(description).toContain('with the lens.');
  });

  it('has the same labels on all lines, however long', async () => {
    const { description } = await write('woocommerce', 'Larkfell Beeswax Crayons, 12 Colors', [
      '12 crayons in a sturdy storage case: crayons made for school or art on the go! Keep your crayons in a case that snaps shut',
      'Triangle crayons: the shape shows little artists the proper grip. These thick crayons will not roll off the desk!',
      'Vibrant crayon colors: more pigment in these crayons means less effort. Your crayons will last longer and break less!',
    ]);
    expect(description).not.toContain('<p>12 crayons');
  });

  it('keeps a label with a number', async () => {
    const { description } = await write('amazon', 'Larkfell Doll with Removable Cape', [
      'SOFT CAPE: The cape of the doll comes off and washes by hand',
      'FOR AGES 4 AND UP: Fans of the Larkfell films will love this doll as a present',
      'RED HAIR: The hair of this doll is molded and never tangles',
    ]);
    expect(description).toContain('ages 4 and up: Fans');
  });

  it('is one list where a single line of several is long', async () => {
    const { description } = await write('shopify', 'Larkfell Blink Card Game', [
      'Race in a head to head match with Blink, the quick card game',
      'Match the shape, count, or color on your cards to either pile',
      'Play all the cards from your draw pile to win the game',
      'Cards with large symbols that range from moons to stars make it easy for anyone to play. Watch as your reflexes get better and better round after round',
      'Includes 60 symbol cards and rules',
    ]);
    expect(description).not.toContain('<p>');
    expect(description.match(/<ul>/gu)).toHaveLength(1);
  });

  it('makes no bullets of sentences beside paragraphs', async () => {
    const { description } = await write('shopify', 'Larkfell Girls Posable Doll', [
      'New! Posable dolls! Arms bend at the elbows and turn at shoulders. Legs bend at knees.',
      'Silky long brown hair is fun to brush and style!',
      'Bright blue eyes with long lashes.',
      'Wears a pink top with ruffled sleeve caps, a blue skirt, printed leggings, a pink glitter bow, and her own signature pink glitter shoes.',
      'Her clothes have easy closures that make them quick to put on and remove.',
    ]);
    expect(description).not.toContain('<li>');
    expect(description).toContain('Bright blue eyes with long lashes.');
  });

  it('splits statements that lost the breaks between them', async () => {
    const { bullets } = await write('amazon', 'Larkfell Compost, 25 L', [
      'A rich compost to wake up the soil in garden beds.',
      'Feed the soil through food and organic matter, TARN Certified part of the Larkfell range, Enriched with chicken manure, bone & seaweed, Contains carbon to loosen heavy soil, Boosts growth and flowering.',
    ]);
    expect(bullets).toHaveLength(5);
    expect(bullets).toContain('Enriched with chicken manure, bone & seaweed');
    const named = 'Comes with Percy the engine, Harold the flyer, Gordon the fast engine.';
    const kept = await write('amazon', 'Larkfell Engines', [SENTENCE, named, 'Made of beech']);
    expect(kept.bullets).toContain(named.slice(0, -1));
  });

  it('keeps a question with its answer', async () => {
    const { description } = await write('shopify', 'Larkfell Explorer Tent', [
      'Welcome to the joy of camping with the Larkfell Explorer Tent!',
      'Love a tent that breathes?',
      'The numerous mesh windows and adjustable vents fend off any mist trying to dampen your fun.',
      'Room for four and their packs.',
    ]);
    expect(description).toMatch(/Love a tent that breathes\? The numerous mesh windows/u);
  });

  it('joins no lines that are each about the product', async () => {
    const { bullets } = await write('amazon', 'Larkfell Chem 120', [
      'Make a gas cannon and invisible ink',
      'Create a cola geyser and chocolate foam',
      'Another great science kit from Tarn, the circuit company',
    ]);
    expect(bullets).toHaveLength(3);
    const parts = await write('amazon', 'Larkfell 140 Front Arm, Pair', [
      'This product is made from strong materials and designed for lasting use',
      'Direct parts of the maker',
      'This is for use on model cars, see your manual for exact lists',
    ]);
    expect(parts.bullets).toHaveLength(3);
  });
});

describe('a text about another thing', () => {
  const sofa = [
    'Make any office feel like a home with this green linen sofa. This sofa fits into small rooms. The thick foam keeps its form for years.',
    'Prints up to 94 tags a minute',
  ];

  it('is reported first', async () => {
    const { pro_tip } = await write('woocommerce', 'Barcode Label Maker', sofa, {
      category: 'Printers',
    });
    expect(pro_tip).toMatch(/^Your details also name "sofa"\./u);
    const headed = await write('shopify', 'Original Fellfarer', [
      'The Original Fellfarer is the best known style of all. Artists wear it since 1952.',
      'Tarn® EV Path™ LENZ™ Road',
      'A new step in the story of sport, Tarn® EV takes the design further with a taller lens. This premium frame builds on the legacy of Tarn.',
    ]);
    expect(headed.pro_tip).toMatch(/^Your details also name "Tarn® EV Path™ LENZ™ Road"\./u);
  });

  it('is none that calls the product by another noun of its kind', async () => {
    const lines = [
      'Stay on track with the TarnSeeker. This watch shows the way and counts your steps. The watch lasts for days.',
    ];
    const { pro_tip } = await write('woocommerce', 'TarnSeeker GPS', lines);
    expect(pro_tip).not.toContain('also name');
  });
});
