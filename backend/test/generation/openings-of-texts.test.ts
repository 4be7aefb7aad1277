import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe("what a store's short description takes from a text", () => {
  it('is that sentence rather than two lines of a few words', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Till Screen', [
      'The Tarn Till Screen rings up a sale, prints a receipt and fits on the smallest counter. It connects to card readers and kitchen printers without a cable, and works on when the network is down.',
      'Width: 22 cm',
      'Casing: plastic',
      'Includes till software',
    ]);

    expect(bullets).toEqual([
      expect.stringMatching(
        /^The Tarn Till Screen rings up a sale, .* the smallest counter\. It connects/u,
      ),
    ]);
    expect(description).toContain('<li>Casing: plastic</li>');
  });

  it('goes on with what the next sentence says of its first', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Fell Tent', [
      'Meet the Tarn Fell Tent: a home for two on any hill.',
      'Built for three seasons, it stands up in four minutes and stays dry in a night of heavy rain.',
      'The poles are color-coded, so no one has to look for the right one in the dark.',
    ]);

    expect(bullets).toEqual([
      'Meet the Tarn Fell Tent: a home for two on any hill. Built for three seasons, it stands up in four minutes and stays dry in a night of heavy rain.',
    ]);
    expect(description).toMatch(/^<p>The poles are color-coded/u);
  });

  it('is the first sentence rather than the name if none names the product', async () => {
    const { bullets } = await write('woocommerce', 'Fern Wash Pump', [
      'Refillable, sturdy and made from brushed steel that can be melted down at the end of a long life. You might even call it lovely. Wash sold separately.',
    ]);

    expect(bullets).toEqual([
      'Refillable, sturdy and made from brushed steel that can be melted down at the end of a long life.',
    ]);
  });

  it('is more than an introduction of the name', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Fell Tent', [
      'Introducing the Tarn Fell Tent. This tent stands up in four minutes and stays dry in heavy rain. The poles are color-coded, so no one has to look for the right one in the dark.',
    ]);

    expect(bullets.join()).toContain(
      'This tent stands up in four minutes and stays dry in heavy rain',
    );
    expect(description).toMatch(/^<p>The poles are color-coded/u);
  });

  it('has no age for a feature where every line is a sentence', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Disc Thrower', [
      'The Tarn Disc Thrower sends foam discs across the widest garden.',
      'It holds twelve discs that come with it in a bag of cotton.',
      'No batteries are needed, for a spring does the work.',
      'Recommended for children from the age of six.',
      'Keep your children on their feet all afternoon with it.',
    ]);

    expect(bullets).toEqual([
      'The Tarn Disc Thrower sends foam discs across the widest garden. It holds twelve discs that come with it in a bag of cotton.',
    ]);
    expect(description).toContain('Recommended for children from the age of six.');
  });

  it('takes no sentence out from between two others', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Ranger Toolkit', [
      'Thirty helpers for people who mend engines on the road.',
      'The Tarn Ranger Toolkit holds them in one case with a strap, a lock and a lamp in its lid.',
      'For apprentices in their second year and for everyone after them in the trade.',
    ]);

    expect(bullets[0]).toMatch(/^Thirty helpers/u);
    expect(description).not.toContain('Thirty helpers');
  });

  it('leaves more than what a product needs and lacks', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Koala Rattle', [
      'Press its heart to hear songs, phrases and sounds of the forest',
      'Little ones shake it to hear short tunes and playful sounds',
      'Twisting its ears trains small fingers and their sense of touch',
      'Its handle is the right size for little ones to hold and shake',
      'Intended for ages 3-24 months. Requires 1 AAA battery. Battery included for trying it out only.',
    ]);

    expect(bullets).toHaveLength(2);
    expect(description).toContain('<li>Twisting its ears');
    expect(description).toMatch(/trying it out only\.<\/p>$/u);
  });

  it('has two of several brief lines, so that none seems to be the product', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Sleepy Puppy Plush', [
      'Soft pet bed',
      'Adoption papers included',
      'Collar with pet tag',
      'Comes with grooming brush',
      'Includes travel box',
    ]);

    expect(bullets).toEqual(['Soft pet bed', 'Adoption papers included']);
    expect(description).toContain('<li>Collar with pet tag</li>');
  });

  it('leaves lines that are all sentences as a text', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Leather Wallet', [
      'Leather wallet that shields your cards and lies flat.',
      'Cut from a single hide, this wallet grows darker with the years.',
      'It has eight slots for cards and two for notes.',
    ]);

    expect(bullets).toEqual(['Leather wallet that shields your cards and lies flat.']);
    expect(description).toBe(
      '<p>Cut from a single hide, this wallet grows darker with the years. It has eight slots for cards and two for notes.</p>',
    );
  });

  it('leaves a paragraph that limits the product below the list', async () => {
    const { description } = await write('woocommerce', 'Tarn Beach Ball', [
      'Official size for games on the sand',
      'Eighteen panels that are stitched by hand',
      'Grips well in wet hands and in rain',
      'Bladder of butyl rubber keeps its air for weeks',
      'Two-year warranty',
      'It may need air before the first game. Pump not included.',
    ]);

    expect(description).toMatch(/Pump not included\.<\/p>$/u);
  });

  it('leaves no text that is less than a description', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Hand Cream', [
      'The Tarn Hand Cream keeps hands soft through a winter outdoors. It sinks in quickly and smells of pine.',
    ]);

    expect(bullets).toEqual(['The Tarn Hand Cream keeps hands soft through a winter outdoors.']);
    expect(description).toContain('The Tarn Hand Cream keeps hands soft');
  });

  it.each([
    [
      'phrases that describe the product',
      'The Tarn Field Coat is cut like an army coat.',
      'Two snaps at the neck. Belt at the waist. Angled pockets in front. Color Moss.',
    ],
    [
      'a part of the product',
      'A slim silver ring with three glass pearls on its band.',
      'The open band fits any finger and turns a plain dress into an outfit.',
    ],
    [
      'an introduction whose pronoun means the product',
      'Discover calmer hair with our Tarn Hair Cream.',
      'Packed with oils and butters, it softens every strand. A must-have for dry hair.',
    ],
  ])('leaves %s', async (_what, first, rest) => {
    const name = first.includes('Coat') ? 'Tarn Field Coat' : 'Tarn Silver Ring';
    const { bullets, description } = await write(
      'woocommerce',
      first.includes('Cream') ? 'Tarn Hair Cream' : name,
      [`${first} ${rest}`, 'Also made in navy.'],
    );

    expect(bullets).toEqual([first]);
    expect(description).toMatch(/^<p>/u);
    expect(description).toContain(rest);
    expect(description).not.toContain(first);
  });

  it.each([
    [
      'a phrase that goes on from another',
      'From a small weight for a note to a large one for a newspaper on a desk.',
    ],
    ['what only the sentence before explains', 'Because of their weight they stay in place.'],
    ['two words', 'Color Moss.'],
  ])('is said again above %s', async (_what, rest) => {
    const first = 'The Tarn Paperweights are cast from river glass.';
    const { bullets, description } = await write('woocommerce', 'Tarn Paperweights', [
      `${first} ${rest}`,
    ]);

    expect(bullets).toEqual([first]);
    expect(description).toBe(`<p>${first} ${rest}</p>`);
  });

  it('is more than a heading', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Photo Pendant', [
      'Personal photo pendant',
      'Send us a photo of a day to keep, and we set it into a silver pendant by hand. Polished twice, with care for every edge.',
      'Carry the day with you wherever you go.',
    ]);

    expect(bullets[0]).toMatch(/^Personal photo pendant\. Send us a photo/u);
    expect(description).toMatch(/^<p>Carry the day/u);
  });

  it('takes what has no subject of its own along', async () => {
    const first = 'The Tarn shoulder bag is cut from one piece of waxed cotton.';
    const last = 'A brass zip runs along the top and keeps out sand and rain.';
    for (const second of [
      'Boasting a wide strap and an inner pocket for keys.',
      'Helps you carry a book and a bottle.',
      'Rich in small details that only show up close.',
      'Made for long days, its lining can be wiped.',
    ]) {
      const { bullets, description } = await write('woocommerce', 'Tarn Shoulder Bag', [
        `${first} ${second} ${last}`,
      ]);
      expect(bullets).toEqual([`${first} ${second}`]);
      expect(description).toBe(`<p>${last}</p>`);
    }
  });

  it('takes a fragment at the end of its paragraph along', async () => {
    const { description } = await write('woocommerce', 'Tarn Valley Espresso', [
      'The Tarn Valley espresso tastes of cocoa, plum and roasted hazelnuts. Medium to dark.',
      'The beans are dried in the sun for twelve days and then rest for two months.',
    ]);
    expect(description).toMatch(/^<p>The beans/u);
  });

  it('takes along what points at a thing that it named', async () => {
    const { description } = await write('woocommerce', 'Tarn Valley Espresso', [
      'The Tarn Valley espresso grows on small farms above the lake. This corner of the valley is known for its cool nights. Its beans are dried in the sun for twelve days. Roasters like it for its thick crema and its notes of plum.',
    ]);
    expect(description).not.toMatch(/^<p>This corner/u);
  });

  it('is no question that a page asks before it answers', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Gray Bedding Set', [
      'What makes this product so special?',
      'This gray bedding set is woven from long cotton for soft and quiet nights. A pale stripe gives it a quiet edge.',
      'Material: 100% Cotton',
      'Thread count: 400',
    ]);

    expect(bullets).toEqual([
      'This gray bedding set is woven from long cotton for soft and quiet nights.',
    ]);
    expect(description).not.toContain('What makes');
  });

  it('leaves a list of parts whole', async () => {
    const { description } = await write('woocommerce', 'Tarn Solder Kit', [
      'The Tarn Solder Kit holds six tools for fine work on circuit boards.',
      '',
      'Contains:',
      ...['Brush', 'Scraper', 'Knife', 'Hook', 'Fork', 'Spike'].map((part) => `- ${part}`),
    ]);

    expect(description).toBe('<p>Contains: Brush, Scraper, Knife, Hook, Fork, Spike.</p>');
  });
});

it.each([
  'The combination of red, gray and white give them a timeless look on any path.',
  'This gorgeous style also features a soft tongue for a long and easy day on the fell.',
])('a long description has the sentence that another refers to: %s', async (sentence) => {
  const { bullets, description } = await write('woocommerce', 'Tarn Fell Boots', [
    `These Tarn Fell Boots feature a gray leather upper, red laces and white soles. ${sentence}`,
  ]);
  expect(bullets).toHaveLength(1);
  expect(description).toMatch(/^<p>These Tarn Fell Boots/u);
});

it('a fact at the end of a text stays there', async () => {
  const { bullets, description } = await write('woocommerce', 'Apron', [
    'Keep the soup of the Tarn kitchen on your plate and off your clothes. 100% cotton twill.',
  ]);
  expect(bullets.join()).not.toContain('twill');
  expect(description).toMatch(/clothes\. 100% cotton twill\.<\/p>$/u);
});

it('no text opens with a sentence that points back to a place', async () => {
  const sentence = 'From there, the Tarn malt rests in oak barrels for twelve winters.';
  const { bullets, description } = await write('woocommerce', 'Tarn Single Malt', [
    `This malt is made from barley and the water of the spring beneath the house. ${sentence}`,
  ]);
  expect(bullets[0]).not.toContain('From there');
  expect(description).not.toContain('<p>From there');
});

it.each([
  'Now, they’re moving to Leeds to celebrate the malt with the friends of the house.',
  'Adults love it too, above all as its notes of oak are rich and quite surprising.',
])('no bullet opens with a sentence that points back: %s', async (sentence) => {
  const { bullets } = await write('amazon', 'Tarn Barley Drink', [
    `The drink is made from barley and the water of the spring beneath the house. Each bottle holds 700 ml and has a cork. The Tarns brew what children like to drink in winter. ${sentence}`,
  ]);
  expect(bullets.length).toBeGreaterThan(1);
  expect(bullets.filter((bullet) => bullet.startsWith(sentence.slice(0, 10)))).toEqual([]);
});

describe('what the long description may not open with', () => {
  const shortOf = async (features: string) =>
    (await write('woocommerce', 'Tarn Court Shoe', [features])).bullets.join(' ');

  it('is a sentence about someone whom the sentence before it names', async () => {
    const features =
      'The Tarn Court Shoe came out in 1969 and soon lived up to its name. Today he is called a legend. In this version, the shoe has a leather upper that softens with every match.';
    expect(await shortOf(features)).toContain('a legend');
  });

  it('points at what only the sentence before it names', async () => {
    const features =
      'The Tarn Court Shoe is cut from three shapes that a tailor drew in 1952. From these simple outlines, the designer made a shoe for clay and grass. The sole grips a wet lawn and leaves no marks indoors.';
    expect(await shortOf(features)).toContain('clay and grass');
  });

  it('adds to it', async () => {
    const features =
      'The Tarn Court Shoe is light. A cork insole cushions each step on a hard court. You can also play on grass with it all year. The sole grips a wet lawn and leaves no marks indoors.';
    expect((await write('woocommerce', 'Tarn Court Shoe', [features])).description).not.toMatch(
      /^<p>You can also/u,
    );
  });
});

describe('a text whose first sentence says little of the product', () => {
  it('opens on the sentence about it if the first one is about the reader', async () => {
    const features =
      'You are always on the go: to the movies or to the next festival. The Tarn Low is the shoe for a life in the city. Because it combines a soft sole with a firm heel.';
    const { bullets } = await write('woocommerce', 'Tarn Low', [features]);
    expect(bullets).toEqual(['The Tarn Low is the shoe for a life in the city.']);
  });

  it('is divided rather than told twice', async () => {
    const features =
      'Solid conductors remove distortion and reduce jitter. As the surface is pure silver, the cable sounds much like a solid silver one.';
    const { bullets, description } = await write('woocommerce', 'Tarn USB Cable', [features]);
    expect(bullets).toEqual(['Solid conductors remove distortion and reduce jitter.']);
    expect(description).toBe(
      '<p>As the surface is pure silver, the cable sounds much like a solid silver one.</p>',
    );
  });

  it('is told again from its first sentence that says what the product is', async () => {
    const features =
      'Whipped orange icing with a smooth texture and a creamy taste. Packed in 12 oz pastry bags.';
    const { bullets } = await write('woocommerce', 'Tarn Orange Cream Bag', [features]);
    expect(bullets).toEqual(['Whipped orange icing with a smooth texture and a creamy taste.']);
  });
});
