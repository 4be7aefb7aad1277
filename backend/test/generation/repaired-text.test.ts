import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../src/generation/text/sentences.ts';
import { write } from './write-fixture.ts';

const FACT = 'The oak frame folds flat in seconds.';

/** The description and the tip of a listing whose details have these lines and a fact. */
async function listing(...lines: readonly string[]) {
  const { description, pro_tip } = await write('shopify', 'Tarn Folding Stool', lines);
  return { description, tip: pro_tip };
}

describe('a text that breaks off', () => {
  it.each([
    'Tarn Folding Stool for the hall. It folds flat in a second. This small oak stool',
    'It folds flat in a second. The seat is oak while four slim legs express over',
  ])('is published without its last words: %s', async (line) => {
    const { description, tip } = await listing(line);
    expect(description).toContain('It folds flat in a second');
    expect(description).not.toMatch(/small oak|express over/u);
    expect(tip).toMatch(/small oak stool|express over/u);
  });

  it.each([
    'It folds flat in a second. To oil it, you need a cloth, a dry day and three spoons of linse',
    'It folds flat in a second. Choose a seat of oak, ash, tropical c',
    'It folds flat in a second. “Oh, Aunt Ada! I love this little stool!“, is what they surel',
  ])('is published without a sentence that ends inside a word: %s', async (line) => {
    const { description, tip } = await listing(line);
    expect(description).toBe('<p>It folds flat in a second.</p>');
    expect(tip).toContain('Your last line is cut off');
  });

  it.each([
    'It folds flat in a second. The seat is freshly misted',
    'A stool of sumbalwood. It folds flat. The legs are sumbalwood',
    'It folds flat in a second. It weighs 3 kgs',
  ])('is none whose last word may be whole: %s', async (line) => {
    const { description } = await listing(line);
    expect(description).toContain(line.split(' ').at(-1));
  });

  it('is no complete last sentence without its mark', async () => {
    const { description } = await listing('It folds flat. This small stool fits in a hall closet');
    expect(description).toContain('hall closet');
    expect((await listing('It folds flat. These run small')).description).toContain('run small');
  });
});

describe('an item of a list', () => {
  it.each([
    ['INTENDED for both boys and girls', '<li>Intended for both boys and girls</li>'],
    ['STEAM learning activity', '<li>STEAM learning activity</li>'],
    ['THE QUEEN OF TARNHOLM: she builds it', '<li>The queen of Tarnholm: she builds it'],
    ['THE BEST OF WATERPROOFING: it stays dry', '<li>The best of waterproofing: it stays dry'],
    ['Each ball is 1. 25 inches wide', '<li>Each ball is 1.25 inches wide</li>'],
    ['Measures 4. 25 x 4. 25 x 12. 5 inches', '<li>Measures 4.25 x 4.25 x 12.5 inches</li>'],
    ['The seat is 14.25 x 14. 5 x 3 inches', '<li>The seat is 14.25 x 14.5 x 3 inches</li>'],
    [
      '12 pt. card for a long life on the shelf',
      '<li>12 pt. card for a long life on the shelf</li>',
    ],
    ['Handle -- soft grip', '<li>Handle: soft grip</li>'],
    ['From Robot City: A Tarn Story; comes the stool', '<li>From Robot City: A Tarn Story; comes'],
    ['In Tarn Bay: The hunt begins', '<li>In Tarn Bay: The hunt begins</li>'],
    ['A 1: 24-scale stool', '<li>A 1:24-scale stool</li>'],
    ['Bounces up to 100 feet in the air! (30 meters)', '100 feet in the air! (30 meters)</li>'],
    [
      'Speeds up to 2 mph (3 km/h, a dual rear drive',
      '<li>Speeds up to 2 mph (3 km/h), a dual rear',
    ],
    ['SIMPLE DESIGN - FUELS PLAY: One shape', '<li>Simple design - fuels play: One shape</li>'],
    ['81 lb. Weight Capacity per Stool', '<li>81 lb. Weight Capacity per Stool</li>'],
    [
      'Dimensions: 26.5 in. x 15.5 in. x 16 in.',
      '<li>Dimensions: 26.5 in. x 15.5 in. x 16 in.</li>',
    ],
    ['BRIGHT UNICORN ART: two unicorns on the seat', '<li>Bright unicorn art: two unicorns'],
  ])('keeps its marks and words: %s', async (line, item) => {
    const { description } = await listing('Folds flat', 'Oak frame', line, 'For Unicorn fans');
    expect(description).toContain(item);
  });
});

describe('rows of a data sheet', () => {
  it('stay apart if one has another row in it', async () => {
    const { description } = await listing(
      'Artist: Ann Ray, The Oak Maker',
      'Solid oak',
      'Artist: Ann Ray Medium: Oak',
    );
    expect(description).not.toContain('Maker; Ann Ray Medium');
  });
});

describe('a sentence', () => {
  it.each([
    ['Fits up to 13-30 in. Displays', '13-30 in. Displays'],
    ['Finished size is 26.5 in. X 19.5 in.', '26.5 in. X 19.5 in.'],
    ['75 lbs. Weight Capacity', '75 lbs. Weight Capacity'],
    ['Size: B5 (19 x 24.5 cms. OR 7.4 x 9.75 inches approx)', '24.5 cms. OR 7.4 x 9.75'],
  ])('goes on after a short form: %s', async (line, whole) => {
    expect((await listing(line, FACT)).description).toContain(whole);
    expect(sentencesOf(line)).toHaveLength(1);
  });

  it('that ends with a figure and a period is the value of its label', async () => {
    const { description } = await listing(FACT, 'Number of legs: 4.');
    expect(description).toContain('Number of legs: 4');
  });

  it('does not end at a lost letter among the words of a list', async () => {
    const { description, tip } = await listing(
      'Milk nozzle: Makes Latte, Macchiato, Caff? Breve, and Mocha; Turbo nozzle: Froths a cappuccino in a minute',
    );
    expect(description).not.toMatch(/^.*<p>Breve|>Breve/u);
    expect(description).toContain('Turbo nozzle: Froths a cappuccino in a minute');
    expect(tip).toContain('Caff? Breve, and Mocha');
  });

  it('continues with the words of a line in between', async () => {
    const { description } = await listing(
      'This mask cares for dry skin with retinol',
      'Ingredients',
      'that calm the skin overnight. It also hydrates.',
    );
    expect(description).toContain('with retinol ingredients that calm the skin overnight.');
  });
});

describe('marks', () => {
  it('of a footnote stay together, and emphasis goes', async () => {
    const { description } = await listing(
      '**Soft** seat. No added sugars* and the Number 1** choice of parents.',
    );
    expect(description).toContain('Soft seat. No added sugars* and the Number 1** choice');
  });

  it('that lost their encoding are read', async () => {
    const { description } = await listing(
      'It doesn¡¯t wobble.',
      'The seatâ€™s edge is round â€“ and soft.',
      'A cafÃ© classic.',
    );
    expect(description).toContain('doesn’t wobble');
    expect(description).toContain('seat’s edge is round – and soft');
    expect(description).toContain('A café classic');
  });

  it('of a quotation keep the case of its words', async () => {
    const { description } = await listing('“...paradise is a stool by the sea” wrote the poet');
    expect(description).toContain('“...paradise');
  });
});

describe('characters', () => {
  it.each([
    [
      'Back reads "Guard us by day, by night and at sea. "',
      '"Guard us by day, by night and at sea."',
    ],
    ['Ages 18 mos. +', 'Ages 18 mos. +'],
    ['Requires 2 ""AA"" batteries', 'Requires 2 "AA" batteries'],
    ['A game of logic--play it in 15 minutes', 'logic – play it'],
    ['8GB GDDR6 VRAM', '8GB GDDR6 VRAM'],
  ])('stay as they are, or are mended as a whole: %s', async (line, shown) => {
    const { description, tip } = await listing(FACT, line, 'Oak base');
    expect(description.replaceAll('&quot;', '"')).toContain(shown);
    expect(tip).not.toContain('spelling');
  });

  it('of a web address are left out on Amazon with a word about it', async () => {
    const { pro_tip, ...shown } = await write('amazon', 'Tarn Card Game', [
      'The game takes 20 minutes and has no board.',
      'See how it is played on tarncards.Info',
      'For 2 to 4 players',
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/tarncards/iu);
    expect(pro_tip).toContain('Only "tarncards.Info" is the problem');
  });

  it('of a bullet end like those inside it', async () => {
    const { bullets, description } = await write('amazon', 'Tarn Block Game', [
      'A game of blocks with no end and no score.',
      'Dig! Build! Roam!',
      'For 2 to 4 players',
      'Each world is saved by itself',
      'The pad shakes when a tower falls',
    ]);
    expect(bullets).not.toContain('Dig! Build! Roam');
    expect(description).toContain('Dig! Build! Roam!');
  });

  it('of a clause with another verb keep its subject', async () => {
    const { bullets } = await write('amazon', 'Tarn Head Lamp', [
      'The lamp runs on AAA cells.',
      "It's light, foldable, and gives you 90 yards of sight at night.",
      'Three modes',
    ]);
    expect(JSON.stringify(bullets)).toContain("It's light, foldable, and gives you");
  });

  it('are in normal case in every line or in none', async () => {
    const { description } = await listing(
      'ZIP FRONT BLACK SUIT covered in flat silver sequins',
      "Suits are not sized like clothes, compare TARN'S SIZE CHART FIRST and then choose",
      'Tarn has a lot of DISCO THEMED suits for groups and families',
    );
    expect(description).toContain("Tarn's size chart first");
    expect(description).toContain('disco themed suits');
    const { title } = await write('shopify', 'TARN |CLASSIC | LO PRO | RED/WHITE', [
      'The Tarn Classic was made in 1970.',
      'Now cut low, the Tarn Classic Lo Pro has canvas uppers and metal eyelets.',
    ]);
    expect(title).toBe('Tarn | Classic | Lo Pro | Red/White');
  });
});

describe('what fills a page before the merchant does', () => {
  it('is not published, and a tip names it', async () => {
    const { description, tip } = await listing(
      FACT,
      'Brand: My Store',
      'Pellentesque habitant morbi tristique senectus et netus. Donec eu libero sit amet quam egestas semper.',
    );
    expect(description).not.toMatch(/My Store|Pellentesque|Donec/u);
    expect(tip).toContain('Brand: My Store');
    expect(tip).toContain('Pellentesque');
  });

  it('has no stray number before its sentence', async () => {
    const { description } = await listing('101 You can move the seat as you need.', FACT);
    expect(description).toContain('<p>You can move the seat');
  });
});

it('labels are repaired alike, with a stray mark after the dash or not', async () => {
  const { description } = await listing(
    'PLAY TIME- This set has all that a child needs for a day of play.',
    'COMPLETE SET-& This 21-piece set includes a stool and four mugs.',
  );
  expect(description).toContain('Play time: This set');
  expect(description).toContain('Complete set: This 21-piece set');
});

it('a size in inches has a space on both sides of its "x"', async () => {
  const { description } = await listing(
    "Size: 35''x 68\" inches",
    'Large size: 60″ x80″ inches',
    FACT,
  );
  expect(description).toContain('35 x 68 inches');
  expect(description).toContain('60 x 80 inches');
});

it('question marks that replaced spaces become spaces, but not those that replaced a letter', async () => {
  const { description, tip } = await listing(
    'A pair of coloured?stools in oak?,?which folds flat.',
    FACT,
  );
  expect(description).toContain('coloured stools in oak, which folds flat');
  expect(tip).not.toContain('unclear');
  const { description: unchanged } = await listing('Seats the jalape?ero of every home.', FACT);
  expect(unchanged).not.toContain('jalape ero');
});

it('a name is written without the asterisks of a footnote', async () => {
  const { title } = await write('shopify', '**Tarn Stool Polish', [FACT]);
  expect(title).toBe('Tarn Stool Polish');
});

describe('a point without a space', () => {
  it.each([
    'These bright Track.2 Open shoes fold flat. They weigh little.',
    'TARN.Dry membranes let vapor out. They weigh little.',
  ])('is part of a name after a capitalized word: %s', async (line) => {
    const { description } = await listing(line);
    expect(description).toContain(line);
  });

  it('is part of a name that the product has', async () => {
    const line = 'Walk all day in the Tarn.Two Boots.';
    const { description } = await write('shopify', 'Tarn.Two Boots', [line, FACT]);
    expect(description).toContain(line);
  });

  it.each([
    ['It gives the legs the most natural look.A reed seat keeps you dry.', 'look. A reed seat'],
    ['It folds up in its zip compartment.100% of the frame is oak.', 'compartment. 100% of'],
  ])('ends a sentence after a word in lower case: %s', async (line, expected) => {
    const { description } = await listing(line);
    expect(description).toContain(expected);
  });
});

describe('marks around a whole line', () => {
  it('are dropped if a table put the line in quotation marks', async () => {
    const { description } = await listing(
      FACT,
      '"Light, woven seat; screwed legs"',
      '"Always sit down, and think of your friends"',
    );
    expect(description).toContain('Light, woven seat; screwed legs<');
    expect(description).not.toContain('"Light');
    expect(description).toContain('"Always sit down, and think of your friends"');
  });

  it('are dropped if they are asterisks', async () => {
    const { description } = await listing(FACT, 'Pink legs with a bow. ***Bow is made by hand***');
    expect(description).toContain('Pink legs with a bow. Bow is made by hand');
  });
});
