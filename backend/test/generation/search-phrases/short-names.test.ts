import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases-of.ts';

describe('search phrases of a long name', () => {
  it.each([
    // The noun, or the compound that it ends, after the brand
    [
      'Tolmarin Ecosel M8 A4 Colour Printer',
      [],
      ['Tolmarin Ecosel M8 A4 Colour Printer', 'Tolmarin Ecosel printer'],
    ],
    [
      "Tolmarin Casual Bell Sleeve Printed Women's Sweater",
      [],
      [
        "Tolmarin Casual Bell Sleeve Printed Women's Sweater",
        "Tolmarin women's sweater",
        "women's sweater",
      ],
    ],
    // After a proper name that the details use, without what identifies an edition
    [
      'River Rovers Third Jersey 2031-32 Player Version',
      ['Fans of the River Rovers wear it to every match.'],
      ['River Rovers Third Jersey 2031-32 Player Version', 'River Rovers jersey'],
    ],
    // Before a name that hardly anybody types whole
    [
      'Larkvane Z26 24HP Brambel Zero Turn Commercial Lawn Mower',
      [],
      [
        'Larkvane lawn mower',
        'lawn mower',
        'Larkvane Z26 24HP Brambel Zero Turn Commercial Lawn Mower',
      ],
    ],
    // A term with a word that the details use with the noun
    [
      'Small Round Cobalt Blue Swirl Glass Bottle',
      ['The glass bottle has a cork.'],
      ['Small Round Cobalt Blue Swirl Glass Bottle', 'glass bottle'],
    ],
    // An abbreviation belongs to its noun
    [
      'Larkvane Nano Q4 2.4GHz 4CH Mini RC Drone',
      [],
      ['Larkvane Nano RC drone', 'Larkvane Nano Q4 2.4GHz 4CH Mini RC Drone'],
    ],
    // A known compound inside a name that goes on after it
    [
      'Double Stack XL 2-Drawer Air Fryer Grey SL400',
      [],
      ['air fryer', 'Double Stack XL 2-Drawer Air Fryer Grey SL400'],
    ],
    [
      'Larkvane Double Stack XL Photo Printer Paper Glossy',
      [],
      ['Larkvane Double Stack XL Photo Printer Paper Glossy'],
    ],
    // Without what comes with it, praise, and a claim that no platform allows
    ['Sleek White Sneakers with Eco-Friendly Twist', [], ['white sneakers']],
  ] as const)('have the noun that people type: %s', async (name, lines, phrases) => {
    expect(await phrasesOf(name, lines)).toEqual(phrases);
  });

  it.each([
    // A noun that modifies another one, or is only one of two
    ['Tolmarin Liberty Brel Hero Deck 22HP Large Mower', /deck$/imu],
    ['Tolmarin White Kitchen Speaker Dock And Clock Radio', /Tolmarin radio/u],
    // A form of address
    ["Mrs. Tansley's Deep Sea Sticker Activity Set", /^Mrs\. sticker/mu],
    // The capital of a sentence
    ['Saggar fired vase in antique pink with black lid', /^Saggar vase$/mu],
  ] as const)('have no piece of another noun: %s', async (name, wrong) => {
    expect((await phrasesOf(name)).join('\n')).not.toMatch(wrong);
  });
});
