import { describe, expect, it } from 'vitest';
import { toSentenceCase, toNameCase } from '../../src/generation/realizing/capitals.ts';
import { restoreStandardForms } from '../../src/generation/realizing/standard-forms.ts';
import { write } from './write-fixture.ts';

const NO_NAMES: ReadonlySet<string> = new Set();

describe('capital letters', () => {
  it('stay in a list of sizes', () => {
    expect(toSentenceCase('SIZES M, L, XL', NO_NAMES)).toBe('Sizes M, L, XL');
  });

  it('are removed from a line even if its unit has lowercase letters', () => {
    expect(toSentenceCase('MAX TORQUE 30 Nm', NO_NAMES)).toBe('Max torque 30 Nm');
  });

  it('are removed from ordinary words within a line, and stay in names', () => {
    expect(toSentenceCase('The cover DOES NOT fit', NO_NAMES)).toBe('The cover does not fit');
    expect(toSentenceCase('LONG SLEEVE Batman shirt', NO_NAMES)).toBe('Long sleeve Batman shirt');
    expect(toSentenceCase('Lining of SOFT WOOL inside', NO_NAMES)).toBe(
      'Lining of soft wool inside',
    );
    expect(toSentenceCase('Bears the ENERGY STAR', NO_NAMES)).toBe('Bears the ENERGY STAR');
  });

  it('stay in the name of a scale or a steel', () => {
    expect(toSentenceCase('HRC 60 PLUS MINUS 2', NO_NAMES)).toBe('HRC 60 plus minus 2');
    expect(restoreStandardForms('67 layer damascus steel')).toBe('67 layer Damascus steel');
  });

  it('stay in a list of acronyms', () => {
    expect(toSentenceCase('NEF (RAW), JPEG, MOV', NO_NAMES)).toBe('NEF (RAW), JPEG, MOV');
    expect(toSentenceCase('RED, BLUE, GREEN', NO_NAMES)).toBe('Red, blue, green');
  });

  it('stay in a name on its own, if it is no word', () => {
    expect(toSentenceCase('TLRN.', NO_NAMES)).toBe('TLRN.');
    expect(toSentenceCase('COTTON.', NO_NAMES)).toBe('Cotton.');
  });

  it('stay in a row of color names between slashes', () => {
    expect(toSentenceCase('RUST/RUST/SAND', NO_NAMES)).toBe('RUST/RUST/SAND');
    expect(toSentenceCase('RUST AND SAND', NO_NAMES)).toBe('Rust and sand');
  });

  it('stay in a chain of acronyms', () => {
    const chain = 'HSPA/GPRS/EDGE/LTE modem';
    expect(toSentenceCase(chain, NO_NAMES)).toBe(chain);
    expect(toSentenceCase('BANDS: UMTS/LTE/EDGE IN ALL LANDS', NO_NAMES)).toBe(
      'Bands: UMTS/LTE/EDGE in all lands',
    );
    expect(toSentenceCase('RED/BLUE/GREEN CUPS', NO_NAMES)).toBe('Red/blue/green cups');
  });

  it('are removed from words of a label beside others', async () => {
    const { description } = await write('shopify', 'Larkfell Stool', [
      'Folds flat in a second',
      'Recommended USE: Any room of the house',
      "What's INCLUDED: Stool and LED light",
      'With LED light: One battery',
    ]);
    for (const label of ['Recommended use', 'What&#39;s included', 'With LED light'])
      expect(description.replace("'", '&#39;')).toContain(`${label}: `);
  });

  it('are removed from a clause after a dash, and stay in a title', () => {
    expect(toSentenceCase('Wall decor - MAKES A GREAT GIFT', NO_NAMES)).toBe(
      'Wall decor - makes a great gift',
    );
    expect(toSentenceCase('Inspired by LORD OF THE REEFS', NO_NAMES)).toBe(
      'Inspired by LORD OF THE REEFS',
    );
  });

  it('become those that the input writes elsewhere', () => {
    const names = new Set(['TarnWorks', 'TARNWORKS', 'Reef']);
    expect(toSentenceCase('TARNWORKS REEF DOLL', names)).toBe('TarnWorks Reef Doll');
  });

  it('are given to all models of a list, or to none', () => {
    expect(restoreStandardForms('Fits iPad mini/mini 2/mini 4')).toBe(
      'Fits iPad mini/mini 2/mini 4',
    );
    expect(restoreStandardForms('Fits iPad mini and Dell')).toBe('Fits iPad Mini and Dell');
  });

  it('stay in a code', () => {
    expect(toSentenceCase('BELT KK-SPRING22-16', NO_NAMES)).toBe('Belt KK-SPRING22-16');
  });

  it('stay in a quotation', () => {
    const text = 'a quiet scene with ’LAND OF THE FREE’ below a row of stars';
    expect(toSentenceCase(text, NO_NAMES)).toBe(text);
  });

  it('stay in letters that no one speaks as a word, and in no short word', () => {
    expect(toSentenceCase('STAMPED AND XRF TESTED', NO_NAMES)).toBe('Stamped and XRF tested');
    expect(toSentenceCase('PACK OF 20 PCS', NO_NAMES)).toBe('Pack of 20 pcs');
  });

  it('stay in a code, whichever of its parts has the figures', () => {
    expect(toSentenceCase('STYLE T773HU-XVU IN BLUE', NO_NAMES)).toBe('Style T773HU-XVU in blue');
    expect(toNameCase('TARN SILVER BGSER-1092')).toBe('Tarn Silver BGSER-1092');
    expect(toSentenceCase('A 2-PACK OF SOAP', NO_NAMES)).toBe('A 2-pack of soap');
  });

  it('stay in a term of the brand, and in three letters that no word begins with', () => {
    const ofBrand = (text: string) => toSentenceCase(text, NO_NAMES, 'Tarn QUORIS Disc Player');
    expect(ofBrand('QUORIS LINK Function')).toBe('QUORIS LINK Function');
    expect(ofBrand('QUICK LINK Function')).toBe('Quick link Function');
    expect(toNameCase('TARN GEL 10% + TXA 4% SERUM')).toBe('Tarn Gel 10% + TXA 4% Serum');
    expect(toNameCase('TARN TRI PRO SPA GEL')).toBe('Tarn Tri Pro Spa Gel');
  });

  it('stay in the short forms of plastics', () => {
    expect(toSentenceCase('MADE OF PMMA PLASTIC', NO_NAMES)).toBe('Made of PMMA plastic');
  });

  it('are removed from the units in a name', () => {
    expect(toNameCase('DOG COOLING MAT 90X50CM')).toBe('Dog Cooling Mat 90x50cm');
  });
});

it.each([
  ['ipx7 probe', 'IPX7 probe'],
  ['bpa-free', 'BPA-free'],
  ['app for ios and android', 'app for iOS and Android'],
  ['CR-MO steel', 'Cr-Mo steel'],
  ['Honda CR-V', 'Honda CR-V'],
  ['type c charging', 'type C charging'],
  [
    'fits macbook pro 14, dell xps 13, surface laptop',
    'fits MacBook Pro 14, Dell XPS 13, Surface Laptop',
  ],
  ['a smooth surface pro use', 'a smooth surface pro use'],
  ['Bpa free', 'BPA free'],
])('%s is written in its usual form', (given, shown) => {
  expect(restoreStandardForms(given)).toBe(shown);
});

it('a period ends a statement, whatever letter follows', async () => {
  const { description } = await write('shopify', 'Larkfell Pin Set', [
    'Drawn in a studio by the river, and cast by hand. Morel, ink cap, puffball. gold plating.',
  ]);

  expect(description).toContain('<li>Gold plating</li>');
});

it('two words in capitals without a colon or dash are not a heading', async () => {
  const { bullets } = await write('amazon', 'Larkfell Fishing Rod', [
    'CARBON FIBER ROD: Light and strong',
    'SPINNING REEL: 12 ball bearings',
    'COMPLETE KIT: Rod, reel and case',
    'GREAT GIFT for dad and beginners',
  ]);

  expect(bullets).toContain('Great gift for dad and beginners');
});

describe('a doubt of the merchant', () => {
  it.each(['Dermatologist recommended??', 'Frame of solid walnut?'])(
    'is reported: %s',
    async (doubt) => {
      const { bullets, description, pro_tip } = await write('amazon', 'Larkfell Clock', [
        'Hands of brass',
        'Numerals that shine at night',
        doubt,
      ]);

      expect([...bullets, description].join(' ')).not.toContain(doubt.replaceAll('?', ''));
      expect(pro_tip).toContain(`Left out because it's unclear: "${doubt}"`);
    },
  );

  it("doesn't include a question addressed to shoppers", async () => {
    const { description } = await write('shopify', 'Larkfell Hoodie', [
      'Getting chilly before class? Wear the hoodie on the way.',
    ]);

    expect(description).toContain('Getting chilly before class?');
  });
});

it('relieving anxiety or pain is a health claim, and relieving stress on a frame is not', async () => {
  const { description, pro_tip } = await write('shopify', 'Larkfell Blanket', [
    'Soft minky cover',
    'Reduces anxiety, helps you fall asleep faster',
    'A double seam eases stress on the corners',
    'Folded plates reduce stress and wear',
    'Seven layers',
  ]);

  expect(description).not.toMatch(/anxiety|asleep/u);
  expect(description).toContain('eases stress on the corners');
  expect(description).toContain('Folded plates reduce stress and wear');
  expect(pro_tip).toContain(
    'it\'s a health claim: "Reduces anxiety, helps you fall asleep faster"',
  );
});

it('German adjectives before a material stay uninflected after a label', async () => {
  const { description } = await write('shopify', 'Kinder Regenjacke', [
    'Wasserdicht bis 10.000 mm',
    'Kapuze abnehmbar',
    'Material: 100 % recyceltes Polyester',
  ]);

  expect(description).toContain('Material: 100 % recyceltes Polyester');
});

it('a color that is also a material is not written after "in"', async () => {
  const { meta_description } = await write('shopify', 'Larkfell Towel Set', [
    '2 bath towels and 2 hand towels',
    'Double stitched edges',
    'Color: Stone',
  ]);

  expect(meta_description).not.toContain('in stone');
});

describe('lines below one that ends in a colon', () => {
  it('are one item with it, with a single colon', async () => {
    const { bullets } = await write('amazon', 'Larkfell Hot Sauce Set', [
      'Four small batch sauces, 5 oz each, from mild to wild:',
      'Mango Habanero - sweet, medium',
      'Smoked Jalapeño - mild',
      'No artificial colors. Gluten free. Made in Austin.',
    ]);

    expect(bullets[0]).toBe(
      'Four small batch sauces, 5 oz each, from mild to wild: Mango Habanero – sweet, medium; Smoked Jalapeño – mild',
    );
  });
});

it('two colors on separate lines are reported', async () => {
  const { pro_tip } = await write('shopify', 'Larkfell Curtains', [
    'Blocks most of the light',
    'Navy blue',
    'Dark grey',
  ]);

  expect(pro_tip).toContain('both "Navy blue" and "Dark grey"');
});

it('several colors get a plural label, and "natural" isn\'t a color', async () => {
  const boots = await write('amazon', 'Larkfell Boots', [
    'Suede upper with a side zip',
    'Black, tan, olive',
    'Fits true to size',
  ]);
  const bouquet = await write('shopify', 'Larkfell Bouquet', [
    'Natural',
    'Grown in Provence',
    'Smells for months',
  ]);

  expect(boots.bullets).toContain('Colors: Black, tan, olive');
  expect(bouquet.description).not.toContain('Color');
});

it('a French label keeps the space before its colon', async () => {
  const { description } = await write('shopify', 'Chaussettes de randonnée', [
    'Une chaussette qui garde le pied au sec toute la journée.',
    'Semelle bouclette',
    'Tailles : 36-38, 39-42',
  ]);

  expect(description).toContain('Tailles : 36-38');
});

it('backend terms include words from lines in capitals and from French lists', async () => {
  const gloves = await write('amazon', 'Work Gloves', [
    'REINFORCED PALM, SYNTHETIC LEATHER',
    'ELASTIC CUFF',
    'CRUELTY FREE DYE',
  ]);
  const lampe = await write('amazon', 'Lampe de chevet tactile', [
    'Lumière chaude 2700 K. Socle en hêtre massif, abat-jour en lin. Ampoule E14 incluse.',
  ]);

  expect(gloves.backend_terms).toMatch(/synthetic leather/u);
  expect(gloves.backend_terms).not.toContain('cruelty');
  expect(lampe.backend_terms).toContain('socle hêtre');
  expect(lampe.backend_terms).toContain('ampoule');
});

it("brackets and abbreviations don't keep a list of phrases in one piece", async () => {
  const { bullets, description } = await write('woocommerce', 'Larkfell Wall Clock', [
    'no ticking movement, wood frame oak look (MDF), 1 AA battery not incl., big numbers',
  ]);

  expect(bullets).toContain('No ticking movement');
  expect(description).toContain('<li>Big numbers</li>');
});

it.each(['amazon', 'shopify', 'woocommerce'] as const)(
  'a lowercase name gets one capital letter in the title on %s',
  async (platform) => {
    const { title } = await write(platform, 'phone case clear', ['for iphone 14', 'slim']);
    expect(title).toBe('Phone case clear');
  },
);

it('nouns stay capitalized in German tags', async () => {
  const { keywords } = await write('shopify', 'Herren Ledergürtel schwarz 4 cm', [
    'Vollrindleder',
    'Bundweite: 85 bis 120 cm, kürzbar',
    'Genäht in Portugal',
  ]);
  expect(keywords.join()).toContain('Ledergürtel');
  expect(keywords.join()).not.toContain('ledergürtel');
});

it("words of the product's name in capitals have the case of the name", async () => {
  const { description } = await write('shopify', 'Larkfell Curly Custard 2 oz', [
    'Larkfell CURLY CUSTARD in a jar',
    'NO FUSS AND FRIZZ FREE',
  ]);
  expect(description).toContain('Larkfell Curly Custard in a jar');
});

it('if some words of a line are lowered, only names stay in capitals', async () => {
  const { description } = await write('shopify', 'Larkfell Brix Set, Hair Clay', [
    'PAINT and BRIGHTEN your Hair with SPARKLE - the Styles are Endless',
    'WASHES OUT! Simply Rub the BRIX onto the hair. It holds ABS beads and DRIES in minutes.',
    'Four colors',
  ]);
  expect(description).toContain('Paint and brighten your Hair with sparkle');
  expect(description).toContain('Rub the Brix onto the hair. It holds ABS beads and dries');
});

it('Roman numerals stay in capitals', async () => {
  const { title, meta_description } = await write('shopify', 'SILVER TARNE III RING', [
    'A sterling silver ring with soft, wavy lines that catch the light of every candle.',
  ]);
  expect(title).toBe('Silver Tarne III Ring');
  expect(meta_description).toMatch(/^Silver Tarne III Ring/u);
});

it('an opening in capitals is lowered as a whole, with its "&"', async () => {
  const { bullets } = await write('amazon', 'Larkfell Spice Rack', [
    'SPACE-SAVING & MODULAR DESIGN Slim rack and tall jar make room on a kitchen shelf',
    'AIRTIGHT & LEAK-RESISTANT LIDS Designed to keep spices and lentils dry and fresh',
    'Holds 12 jars',
  ]);
  expect(bullets[0]).toMatch(/^Space-saving & modular design Slim rack/u);
  expect(bullets[1]).toMatch(/^Airtight & leak-resistant lids Designed/u);
});

it('sentences without capitals begin with one, whatever ends the sentence before them', async () => {
  const { description } = await write('shopify', 'tarn bird hunt', [
    'can you save the earth from a zany invasion of birds? this game keeps you laughing for hours! the birds fly fast, so miss no shot.',
  ]);
  expect(description).toContain('? This game keeps you laughing for hours! The birds');
});

it('an item that starts with an acronym of the name has its capitals', async () => {
  const { description } = await write('shopify', 'Tarn UPVC Window', [
    'Fixed windows let in light and give a view',
    'upvc windows need little care in a damp climate',
    'Easy to drill',
  ]);
  expect(description).toContain('<li>UPVC windows');
});

it('a sentence without capitals that follows a year begins with one', async () => {
  const { description } = await write('shopify', 'tarn planner 2002', [
    'track all of your tasks with tarn planner 2002. you can also share them with a team.',
  ]);
  expect(description).toContain('2002. You can also share');
});
