import { describe, expect, it } from 'vitest';
import { write } from '../write-fixture.ts';
import { phrasesOf } from './phrases-of.ts';

describe('search phrases in other languages', () => {
  it.each([
    [
      'Sandalias de cuero para mujer Marina',
      'Las sandalias son ligeras y la suela es de caucho.',
      ['sandalias de cuero', 'sandalias para mujer'],
    ],
    [
      "Coussin d'allaitement en coton bio",
      'Ce coussin soutient le dos et les bras pendant la tétée.',
      ["coussin d'allaitement", 'coussin en coton bio'],
    ],
    [
      'Edelstahl Brotdose 1200 ml mit Trennwand',
      'Die Brotdose ist aus Edelstahl und hält dicht.',
      ['Edelstahl Brotdose', 'Brotdose mit Trennwand', 'Brotdose'],
    ],
  ])('follow the grammar of the language: %s', async (name, line, phrases) => {
    expect(await phrasesOf(name, [line])).toEqual(phrases);
  });
});

describe('backend terms in other languages', () => {
  it.each([
    [
      'Sandalias de cuero',
      'La tira trasera elástica sujeta el talón sin apretar. La suela es de caucho reciclado.\nColores: blanco, arena',
      'tira talón suela caucho reciclado blanco arena',
    ],
    [
      'Edelstahl Brotdose',
      'Die Brotdose besteht aus rostfreiem Edelstahl. Der Silikonring im Deckel hält auch Joghurt dicht.\nSpülmaschinengeeignet',
      'rostfreiem silikonring deckel joghurt dicht spülmaschinengeeignet',
    ],
  ])('include no verbs and no function words: %s', async (name, features, terms) => {
    expect((await write('amazon', name, features.split('\n'))).backend_terms).toBe(terms);
  });
});
