import { describe, expect, it } from 'vitest';
import { write } from '../write-fixture.ts';
import { phrasesOf } from './phrases-of.ts';

describe('the search phrase of a name that runs on', () => {
  it.each([
    // Sellers of antiques write the maker, the country and the period after the noun.
    [
      'Art Deco brass floor lamp Torvik Denmark 1960s Retro lighting Modern home',
      'Art Deco brass floor lamp',
    ],
    ["Retro bar stool Torvik Denmark '70s Kitchen seat", 'retro bar stool'],
    ['Pair of opal wall lamps Torvik Denmark 1970s Retro home', 'opal wall lamps'],
    // A short name keeps its period.
    ['Oak Stool Denmark 1960s', 'Oak Stool Denmark 1960s'],
    // Without words after a colon or a part of the product at the end
    [
      'Torvik Zarvel Hand-Blown Glass Vase: Signed Danish Studio Art',
      'Torvik Zarvel Hand-Blown Glass Vase',
    ],
    [
      'Teal Larkvane Snacks High Rise Running Leggings Ribbed Waistband',
      'Teal Larkvane Snacks High Rise Running Leggings',
    ],
    // Without a second part if the first one is already long
    [
      'Vintage Black Plastic Shell Chair - Mid-Century Modern Torvik Denmark',
      'Vintage Black Plastic Shell Chair',
    ],
    ['Vita Quartz | The Ultimate Calm & Balance Booster', 'Vita Quartz'],
    ['Pure Zarvel Amber Resin | Calm, Natural Rest & Balance', 'Pure Zarvel Amber Resin'],
    // Without areas, crates and design numbers
    ['Tolmar Quick Damp Proof Membrane 15m2', 'Tolmar Quick Damp Proof Membrane'],
    ['Fellside Plum & Rose Gin 6x5cl', 'Fellside Plum & Rose Gin'],
    ["Case of Marl's Roasted Pepper Sauce", "marl's roasted pepper sauce"],
    ['Shell Mosaic Tea Light Holder 7', 'Shell Mosaic Tea Light Holder'],
    ['Shell Mosaic Candle Holders Design 12', 'shell mosaic candle holders'],
    ['Planter Carved Design 2', 'Planter Carved Design'],
    ['4 COLORS Magic Sponge Hair Curlers', 'magic sponge hair curlers'],
  ])('ends where shoppers stop typing: %s', async (name, first) => {
    expect((await phrasesOf(name))[0]).toBe(first);
  });

  it.each([
    ['Matte Clear Case Designed for Larkfone 11', 'Matte Clear Case Designed for Larkfone 11'],
    ['OTTER GIRL Case for Larkfone 13 Mini', 'OTTER GIRL Case for Larkfone 13 Mini'],
    ['Toy Car Garage Designed for Toddlers 3', 'toy car garage'],
  ])('keeps a device with its model, and no loose participle: %s', async (name, first) => {
    expect((await phrasesOf(name))[0]).toBe(first);
  });

  it.each([
    ['Otter Pull Me Up Cake', ['This vanilla pull me up cake is moist.'], undefined, /pull$/imu],
    [
      'Larkvane Kids Apron & Cap',
      ['Fun with this kids’s apron and cap set.'],
      undefined,
      /kids’s/u,
    ],
    ['Super Otter Cookies', ['These cookies are all your dog needs.'], 'treats', /cookies treat/iu],
  ] as const)('is followed by nothing nobody types: %s', async (name, lines, category, wrong) => {
    expect((await phrasesOf(name, lines, category)).join('\n')).not.toMatch(wrong);
  });
});

describe('search terms of codes', () => {
  it.each([
    ['Rocker Switch with Lever', 'comp_button_switches', 'button switches'],
    ['Lithium Guard Board (BMS)', 'PWR_Lithium_Batt_BMS', ''],
    ['Otter Clay Mug | Free Shipping', 'Mugs', ''],
  ])('have no group and no offer: %s in %s', async (name, category, terms) => {
    const lines = ['It lasts.', 'It is light.', 'It ships flat.'];
    expect((await write('amazon', name, lines, { category })).backend_terms).toBe(terms);
  });
});
