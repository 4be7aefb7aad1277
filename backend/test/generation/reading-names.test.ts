import { describe, expect, it } from 'vitest';
import { readInput } from '../../src/generation/reading/index.ts';

function read(features: string, product_name = 'Plain Tray', category?: string) {
  return readInput({ product_name, features, category, platform: 'amazon', tone: 'Professional' });
}

describe('facts', () => {
  it.each([
    ['Solid walnut', 'material'],
    ['100% cotton', 'material'],
    ['30 x 20 x 12 cm', 'size'],
    ['Six compartments', 'part'],
    ['Includes 4 rackets and 8 balls', 'contents'],
    ['Navy blue', 'color'],
    ['For ages 3 and up', 'age'],
    ['Machine wash cold', 'care'],
    ['Made in Portugal', 'origin'],
    ['2 year warranty', 'warranty'],
    ['Compatible with most phones', 'compatibility'],
    ['Officially licensed product', 'certification'],
  ])('%s is a %s', (features, type) => {
    const [fact] = read(features).facts;
    expect(fact?.type).toBe(type);
    expect(fact?.text).toBe(features);
  });
});

describe('the name', () => {
  it('is split at commas, dashes, bars and brackets', () => {
    const { name } = read('Oak', 'Beard Oil - Cedar - 50 ml (Set B)');
    expect(name.segments.map(({ text }) => text)).toEqual(['Beard Oil', 'Cedar', '50 ml', 'Set B']);
    expect(name.segments.map(({ distinguishesVariant }) => distinguishesVariant)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('stays whole within a list of colors', () => {
    const { name } = read('Oak', 'Comforter Set in Navy Blue, Aqua and Grey, Queen');
    expect(name.segments.map(({ text }) => text)).toEqual([
      'Comforter Set in Navy Blue, Aqua and Grey',
      'Queen',
    ]);
  });

  it('stays whole within a series between two bars', () => {
    const { name } = read('Vinyl', 'Skin for Drone | Strong, Thin, and Matte Cover | Made in USA');
    expect(name.segments.map(({ text }) => text)).toEqual([
      'Skin for Drone',
      'Strong, Thin, and Matte Cover',
      'Made in USA',
    ]);
  });

  it('says what the product is if the category confirms it', () => {
    expect(read('Oak', 'Walnut Desk Organizer', 'Desk Organizers').name.noun).toBe(
      'desk organizer',
    );
    expect(read('Oak', 'Larkfell').name.noun).toBeUndefined();
  });
});

describe('the language', () => {
  it.each([
    ['Aus massivem Holz und mit einer Saftrille für das Fleisch', 'de'],
    ['La lampe diffuse une lumière douce pour lire', 'fr'],
    ['La mochila tiene un bolsillo para la botella', 'es'],
    ['La caffettiera prepara il caffè sul gas e sul piano', 'it'],
    ['サイズ：36×24cm', 'other'],
    ['Solid oak', 'en'],
    ['<em>Hair cream</em><br><em>salon professional</em>', 'en'],
  ])('%s: %s', (features, language) => {
    expect(read(features).language).toBe(language);
  });
});
