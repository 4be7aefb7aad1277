import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../src/generation/text/sentences.ts';
import { write } from './write-fixture.ts';

describe('the period of an abbreviation', () => {
  it.each([
    'with separate 0.6 cu. ft. freezer',
    'Covers 200 sq. ft. and more.',
    'Holds approx. 12 fl. oz. of water',
    'Weight max. 300 lbs',
    '6.4 Cu. Ft. Capacity',
    'Lieferumfang inkl. Netzteil',
    'geeignet z. B. Für Kinder, u. a. Holz',
    'Poids env. 300 g',
    'Peso aprox. un kilo, máx. 30 cm',
    'Gr. S/M, ca. 30 cm',
  ])("doesn't end a sentence: %s", (text) => {
    expect(sentencesOf(text)).toEqual([text]);
  });

  it.each([
    ['Holds 3.2 cu. ft. Freezer is separate.', 'Freezer is separate.'],
    ['Fits up to 5 ft. Made in Ohio.', 'Made in Ohio.'],
    ['soft cotton. up to 25 lbs. durable molding', 'durable molding'],
    ['Includes 2 lids, straw etc. Perfect for kids.', 'Perfect for kids.'],
  ])('ends a sentence if the next one starts there: %s', (text, last) => {
    expect(sentencesOf(text).at(-1)).toBe(last);
  });
});

describe('a line', () => {
  it('keeps its question mark, and the case of sizes and symbols', async () => {
    const { description, meta_description } = await write('shopify', 'Power Station 300W', [
      'WHAT CAN IT RUN? Laptops (60 W, 4 h), fridge (60 W, 4 h)',
      'ENERGY STAR certified',
      'SIZING – S/M: calf 11-14 in; L/XL: calf 15-19 in',
      'Fabric: OEKO-TEX cotton, GOTS certified',
    ]);
    expect(meta_description).not.toContain('run.');
    expect(description).toContain('What can it run?');
    expect(description).toContain('ENERGY STAR certified');
    expect(description).toContain('S/M: calf 11-14 in; L/XL: calf 15-19 in');
    expect(description).toContain('OEKO-TEX cotton, GOTS certified');
  });
});
