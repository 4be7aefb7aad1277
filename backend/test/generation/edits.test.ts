import { describe, expect, it } from 'vitest';
import { toSentenceCase, toNameCase } from '../../src/generation/realizing/capitals.ts';
import * as edits from '../../src/generation/realizing/edits.ts';
import { dropPronoun } from '../../src/generation/realizing/item-starts.ts';
import {
  removeForbiddenParts,
  withoutForbiddenAdjective,
} from '../../src/generation/realizing/forbidden-parts.ts';

const none: ReadonlySet<string> = new Set();

describe('repairSpacing', () => {
  it.each([
    ['two  spaces , and a comma', 'two spaces, and a comma'],
    ['red,blue', 'red, blue'],
    ['one,, two', 'one, two'],
    [': , Metal, Rubber', 'Metal, Rubber'],
    ['gloves.Perfect for winter', 'gloves. Perfect for winter'],
    ['with Tarn.Dry, a membrane', 'with Tarn.Dry, a membrane'],
    ['a part goes to reef.Org', 'a part goes to reef.Org'],
    ['Great fit!!!', 'Great fit!'],
    ['light -- and strong', 'light – and strong'],
    ['Biggie Pet- K9', 'Biggie Pet - K9'],
    ['pre- and post-wash', 'pre- and post-wash'],
    ['a 1: 24 scale car', 'a 1:24 scale car'],
    ['Dinosaur #1: 9.25"L', 'Dinosaur #1: 9.25"L'],
    ['Bowl 1: 9 cm wide', 'Bowl 1: 9 cm wide'],
    ["6'' wide, 42\" inch long", '6" wide, 42 inch long'],
    ['33" x 87" x 15\" inches', '33 x 87 x 15 inches'],
    ['-20 °C to 60 °C', '-20 °C to 60 °C'],
    ['1,200 ml', '1,200 ml'],
    ['Connector:USB 2.0, cord length :1 m', 'Connector: USB 2.0, cord length: 1 m'],
    ['Case included..', 'Case included.'],
    ['Supports digestion.*', 'Supports digestion.'],
    ['Installation/ maintenance', 'Installation/maintenance'],
    ['Tarn 2/ Tarn 4/ Tarn 6', 'Tarn 2/Tarn 4/Tarn 6'],
    ['Tarn 4,Larkfell 8”,etc', 'Tarn 4, Larkfell 8”, etc'],
    ['(cards or keys)and a pen', '(cards or keys) and a pen'],
    ['screw(s)and bolts', 'screw(s)and bolts'],
    ['a little (sun)shine', 'a little (sun)shine'],
    ['supports ?millions? of colors', 'supports ?millions? of colors'],
    ['Deck Width- 41.5 x 4 ft', 'Deck Width - 41.5 x 4 ft'],
    ['Deck Height-48 inch', 'Deck Height - 48 inch'],
    ['Larkfell Mark-48', 'Larkfell Mark-48'],
  ])('%s', (given, expected) => {
    expect(edits.repairSpacing(given)).toBe(expected);
  });
});

describe('spaceMeasures', () => {
  it.each([
    ['62 x 46mm wheels', '62 x 46 mm wheels'],
    ['45 X 40 X 55 CM', '45 x 40 x 55 cm'],
    ['12oz', '12 oz'],
    ['the 1460OZ boot', 'the 1460OZ boot'],
    ['64mmx20mmx3.4mm', '64 mm x 20 mm x 3.4 mm'],
    ['1165mmx215mmx660m', '1165mmx215mmx660m'],
    ['4K and 5G', '4K and 5G'],
    ['2 inserts', '2 inserts'],
    ['3-6years', '3-6 years'],
  ])('%s', (given, expected) => {
    expect(edits.spaceMeasures(given)).toBe(expected);
  });

  it('leaves a measure as the name has it, in a mention of the name only', () => {
    const name = 'Tarn EF-S 17-85MM Lens 8kg Tumble Dryer';
    expect(edits.spaceMeasures('The EF-S 17-85mm lens', name)).toBe('The EF-S 17-85mm lens');
    expect(edits.spaceMeasures('An 8kg tumble dryer', name)).toBe('An 8kg tumble dryer');
    expect(edits.spaceMeasures('A generous 8kg drum', name)).toBe('A generous 8 kg drum');
  });
});

describe('joinDurations', () => {
  it.each([
    ['3 months warranty', '3-month warranty'],
    ['2 year limited warranty', '2-year limited warranty'],
    ['Warranty of 2 years', 'Warranty of 2 years'],
  ])('%s', (given, expected) => {
    expect(edits.joinDurations(given)).toBe(expected);
  });
});

describe('dropPronoun', () => {
  it.each([
    ['It features dimples on its surface', 'features dimples on its surface'],
    ['It introduced new colors', 'introduced new colors'],
    ['It is designed to last', 'designed to last'],
    ["It's ultra stable at any speed", 'ultra stable at any speed'],
    ['Its lid locks', 'lid locks'],
    ["It's become a classic of the trade", "It's become a classic of the trade"],
    ['Their color stays', 'color stays'],
    ['It is easy to clean', 'It is easy to clean'],
    ['It does this with a quiet motor', 'It does this with a quiet motor'],
    ['It is made of oak and its lid locks', 'It is made of oak and its lid locks'],
    [
      'They are a bold choice, and demand a face to match',
      'They are a bold choice, and demand a face to match',
    ],
    ['It is soft, light, and warm', 'soft, light, and warm'],
    ["It doesn't leak", "It doesn't leak"],
    ['They hold six cups', 'They hold six cups'],
  ])('%s', (given, expected) => {
    expect(dropPronoun(given)).toBe(expected);
  });
});

describe('repairBrackets', () => {
  it('closes unclosed brackets and drops unopened ones', () => {
    expect(edits.repairBrackets('Two bags (one large')).toBe('Two bags (one large)');
    expect(edits.repairBrackets('Two bags) in all')).toBe('Two bags in all');
    expect(edits.repairBrackets('Two bags (large) in all')).toBe('Two bags (large) in all');
    expect(edits.repairBrackets('【Easy care in any machine')).toBe('Easy care in any machine');
  });
});

describe('repairArticles', () => {
  it.each([
    ['Rides like a elephant', 'Rides like an elephant'],
    ['From an movie', 'From a movie'],
    ['Brass legs give it a an easy stance', 'Brass legs give it an easy stance'],
  ])('corrects an article if the noun is unambiguous: %s', (given, mended) => {
    expect(edits.repairArticles(given)).toBe(mended);
  });

  it.each([
    'Made for a one-time use in a European unit',
    'Lasts for an hour on an LED or an XLR plug',
    'Comes in size a or b',
    'Take vitamin a an hour before',
    'A US-made band, a uniform and an 8-inch ball',
  ])('leaves other articles unchanged: %s', (given) => {
    expect(edits.repairArticles(given)).toBe(given);
  });
});

describe('toSentenceCase', () => {
  it("keeps degrees, and doesn't mistake a number for a name", () => {
    const names = new Set(['Garden']);
    expect(toSentenceCase('FROST PROOF TO -10 C', names)).toBe('Frost proof to -10 C');
    expect(toSentenceCase('30 M HOSE INCLUDED', names, 'Garden Hose Reel 30 m')).toBe(
      '30 m hose included',
    );
  });

  it('writes a line in capitals in sentence case, and keeps abbreviations and known names', () => {
    const names = new Set(['Innobaby']);
    expect(toSentenceCase('INNOBABY RING WITH LED LIGHT', names)).toBe(
      'Innobaby ring with LED light',
    );
  });

  it('keeps a single capitalized word within other text', () => {
    expect(toSentenceCase('Please READ this first', none)).toBe('Please READ this first');
  });

  it('keeps words with a digit', () => {
    expect(toSentenceCase('ABEC7 BEARINGS INSIDE', none)).toBe('ABEC7 bearings inside');
  });
});

describe('toNameCase', () => {
  it('writes a name in capitals in title case', () => {
    expect(toNameCase('TRAVEL CHESS SET WITH LED CLOCK')).toBe('Travel Chess Set with LED Clock');
    expect(toNameCase('Smart TEETHER')).toBe('Smart TEETHER');
  });
});

describe('final punctuation', () => {
  it('appears once at the end of a sentence', () => {
    expect(edits.endSentence('It folds flat')).toBe('It folds flat.');
    expect(edits.endSentence('It folds flat!')).toBe('It folds flat!');
    expect(edits.endSentence('It folds flat,')).toBe('It folds flat.');
    expect(edits.endSentence('It is 7 mm thick (approx.)')).toBe('It is 7 mm thick (approx.).');
    expect(edits.endSentence('It folds. (Each sold alone.)')).toBe('It folds. (Each sold alone.)');
  });

  it('is removed from a list item, unless the item has two sentences', () => {
    expect(edits.endItem('Relaxed fit.')).toBe('Relaxed fit');
    expect(edits.endItem('It folds flat. It fits a drawer')).toBe(
      'It folds flat. It fits a drawer.',
    );
  });
});

describe('first letters', () => {
  it('are capitalized in an item, except in a name that starts with a lowercase letter', () => {
    expect(edits.capitalizeItem('brass fittings')).toBe('Brass fittings');
    expect(edits.capitalizeItem('iPhone holder')).toBe('iPhone holder');
  });

  it('are lowercase within a sentence if the word is a common one', () => {
    expect(edits.lowerFirst('Six compartments')).toBe('six compartments');
    expect(edits.lowerFirst('Non-slip cork base')).toBe('non-slip cork base');
    expect(edits.lowerFirst('Abec bearings')).toBe('Abec bearings');
  });
});

describe('plainMarks', () => {
  it('removes trademark symbols and writes an ellipsis as dots', () => {
    expect(edits.withoutTypographicSymbols('LumaTech™ fabric… soft')).toBe(
      'LumaTech fabric... soft',
    );
  });

  it('parts the words that only a trademark symbol parts', () => {
    expect(edits.withoutTypographicSymbols('Works with TarnBox®4, Fellgrip™pads and Tarn®s')).toBe(
      'Works with TarnBox 4, Fellgrip pads and Tarns',
    );
  });
});

describe('endItem', () => {
  it('keeps the punctuation of a clause that would look cut off, and drops it after a socket type', () => {
    expect(edits.endItem('Works once you have it in.')).toBe('Works once you have it in.');
    expect(edits.endItem('Headphone jack, AUX in.')).toBe('Headphone jack, AUX in');
  });
});

describe('removeClaims', () => {
  const refused = (part: string) => /antimicrobial/iu.test(part);

  it('removes the part of a list that contains the claim', () => {
    expect(removeForbiddenParts('Antimicrobial, odor-resistant', refused)).toBe('odor-resistant');
  });

  it('splits at a comma, and never at "and"', () => {
    expect(removeForbiddenParts('Antimicrobial and soft, washable', refused)).toBe('washable');
  });

  it('keeps a measurement next to a health claim, and nothing else', () => {
    const heals = (part: string) => part.includes('burns fat');
    expect(removeForbiddenParts('12 bars, tasty, burns fat', heals)).toBe('12 bars');
  });

  it('leaves nothing of a phrase that is itself the claim', () => {
    expect(removeForbiddenParts('Antimicrobial finish', refused)).toBe('');
  });
});

describe('withoutAttribute', () => {
  const refused = (part: string) => /best-?selling/iu.test(part);

  it.each([
    ['Based on the best-selling books by Ada Tarn', 'Based on the books by Ada Tarn'],
    ["From Ada Tarn's #1 Bestselling series", "From Ada Tarn's series"],
    ['A line of bestselling, funny card games', 'A line of funny card games'],
    ['By best-selling author Ada Tarn', 'By author Ada Tarn'],
    ['The chemist and #1 bestselling author tells all', 'The chemist and author tells all'],
    [
      "One of Europe's best-selling kettles, the Tarn 3 boils a liter in two minutes.",
      'The Tarn 3 boils a liter in two minutes.',
    ],
    ['The best-selling toy of all time', ''],
    ['One of the best-selling toys', ''],
    ['The wit that made this the #1 bestselling book for eight years straight.', ''],
    ['Best-selling', ''],
    ['Two oak mugs (our best-selling size) with lids', 'Two oak mugs with lids'],
  ])('takes out of "%s" the adjective that is refused, if the rest is true', (text, rest) => {
    expect(withoutForbiddenAdjective(text, refused)).toBe(rest);
  });
});

it('a slash in front of a statement is removed', () => {
  expect(edits.repairSpacing('/ ages 5-9')).toBe('ages 5-9');
});
