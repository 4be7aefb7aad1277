import { describe, expect, it } from 'vitest';
import { calmCapitals, calmName, restoreForms } from '../../src/generation/realizing/capitals.ts';
import { write } from './write-fixture.ts';

const NO_NAMES: ReadonlySet<string> = new Set();

describe('capitals', () => {
  it('stay with the letters of a list of sizes', () => {
    expect(calmCapitals('SIZES M, L, XL', NO_NAMES)).toBe('Sizes M, L, XL');
  });

  it('go where a unit behind a figure has small letters', () => {
    expect(calmCapitals('MAX TORQUE 30 Nm', NO_NAMES)).toBe('Max torque 30 Nm');
  });

  it('go inside a line from words of the language, and stay with names', () => {
    expect(calmCapitals('The cover DOES NOT fit', NO_NAMES)).toBe('The cover does not fit');
    expect(calmCapitals('Lining of SOFT WOOL inside', NO_NAMES)).toBe('Lining of soft wool inside');
    expect(calmCapitals('Bears the ENERGY STAR', NO_NAMES)).toBe('Bears the ENERGY STAR');
  });

  it('go from the units of a name', () => {
    expect(calmName('DOG COOLING MAT 90X50CM')).toBe('Dog Cooling Mat 90x50cm');
  });
});

it.each([
  ['ipx7 probe', 'IPX7 probe'],
  ['bpa-free', 'BPA-free'],
  ['app for ios and android', 'app for iOS and Android'],
  ['CR-MO steel', 'Cr-Mo steel'],
  ['Honda CR-V', 'Honda CR-V'],
  ['Bpa free', 'BPA free'],
])('%s has its known form', (given, shown) => {
  expect(restoreForms(given)).toBe(shown);
});

it('a period begins a statement, whatever letter follows', async () => {
  const { description } = await write('shopify', 'Larkfell Pin Set', [
    'Drawn in a studio by the river, and cast by hand. Morel, ink cap, puffball. gold plating.',
  ]);

  expect(description).toContain('<li>Gold plating</li>');
});

it('two words in capitals without a mark are no head', async () => {
  const { bullets } = await write('amazon', 'Larkfell Fishing Rod', [
    'CARBON FIBER ROD: Light and strong',
    'SPINNING REEL: 12 ball bearings',
    'COMPLETE KIT: Rod, reel and case',
    'GREAT GIFT for dad and beginners',
  ]);

  expect(bullets).toContain('Great gift for dad and beginners');
});

describe('what the merchant is not sure of', () => {
  it.each(['Dermatologist recommended??', 'Frame of solid walnut?'])(
    'is told: %s',
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

  it('is no question to the shopper', async () => {
    const { description } = await write('shopify', 'Larkfell Hoodie', [
      'Getting chilly before class? Wear the hoodie on the way.',
    ]);

    expect(description).toContain('Getting chilly before class?');
  });
});

it('relief of anxiety and pain is a health claim, and of stress on a frame is none', async () => {
  const { description, pro_tip } = await write('shopify', 'Larkfell Blanket', [
    'Soft minky cover',
    'Reduces anxiety, helps you fall asleep faster',
    'A double seam eases stress on the corners',
    'Seven layers',
  ]);

  expect(description).not.toMatch(/anxiety|asleep/u);
  expect(description).toContain('eases stress on the corners');
  expect(pro_tip).toContain(
    'it\'s a health claim: "Reduces anxiety, helps you fall asleep faster"',
  );
});

it('German adjectives before a material stay undeclined behind their label', async () => {
  const { description } = await write('shopify', 'Kinder Regenjacke', [
    'Wasserdicht bis 10.000 mm',
    'Kapuze abnehmbar',
    'Material: 100 % recyceltes Polyester',
  ]);

  expect(description).toContain('Material: 100 % recyceltes Polyester');
});

it('a color that is also a material is not put behind "in"', async () => {
  const { meta_description } = await write('shopify', 'Larkfell Towel Set', [
    '2 bath towels and 2 hand towels',
    'Double stitched edges',
    'Color: Stone',
  ]);

  expect(meta_description).not.toContain('in stone');
});
