import { describe, expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { ListingRequest } from '../../../src/generation/index.ts';

const STOVE: ListingRequest = {
  product_name: 'Emberlight Camping Stove',
  features: [
    'Gas stove, boils 1 L in 3 min',
    'Piezo ignition',
    'Folding pot supports, 15 cm across',
    'Beech grip, brass burner',
    'Top and rear handles',
    'Base has felt underneath',
    '100% cotton pouch',
    'Seals last 14 days',
    'Rustproof screws, no glare',
    'Does not convert voltage',
    'Not for sleeping babies; not for serrated or ceramic knives',
    'Up to 100 W',
    'Reflective print on the pouch',
    'Case not recommended for dishwasher',
    'Snaps hold the lid',
  ].join('\n'),
  attributes: [{ name: 'Color', value: 'Slate gray' }],
  platform: 'shopify',
  tone: 'Professional',
};

async function reasonsFor(description: string): Promise<string[]> {
  const { violations } = await (
    await openGate(STOVE)
  ).check({ title: 'Emberlight Camping Stove', description });
  return violations.map(({ reason }) => reason);
}

describe('the gate keeps a sentence that', () => {
  it.each([
    [
      'has a verb that is a thing elsewhere',
      'The pot supports span 15 cm and the gas is lit by piezo.',
    ],
    [
      'begins with a verb that is a thing elsewhere',
      'Brew by the gas stove, which boils 1 L in 3 min.',
    ],
    ['implies an obvious part', 'The felt on the base sits on its underside.'],
    ['has a color of an attribute', 'The slate gray stove has a brass burner.'],
    ['calls all of a material pure', 'The pouch is pure cotton.'],
    ['gives a measure in another unit', 'Its seals last two weeks.'],
    ['adds up what is mentioned', 'It has two handles.'],
    ['denies what the input is proof against', 'The screws do not rust.'],
    ['is free of what is denied', 'It is free of glare.'],
    ['denies its subject', 'Voltage is not converted.'],
    ['names a part of a denial', 'Use the stove when the baby is out.'],
    ['gives the maximum as the capacity', 'A 100 W burner of brass.'],
    ["uses a word's definition", 'A print on the pouch reflects light.'],
    ['says what is not recommended', 'Better not to put the case in the dishwasher.'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(sentence)).toEqual([]);
  });
});

describe('the gate removes a sentence that', () => {
  it.each([
    ['adds a thing to what the reader does', 'Boil 1 L in 3 min with a cup of vinegar.'],
    ['adds a thing to a list', 'Fold the pot supports on the tarp or the blanket.'],
    ['adds a consequence', 'The screws are rustproof, so you never scrub your sink.'],
    ['names a country', 'The brass burner is cast in Mexico.'],
    ['names an ailment', 'The grip of beech keeps headaches away.'],
    ['names a feeling', 'The gas stove eases anxiety in 3 min.'],
    ['keeps something from happening', 'The felt keeps the base from rattling.'],
    ['gives a part the material of another', 'The grip is brass.'],
    ['turns one of two denials into a claim', 'It sharpens ceramic knives.'],
    ['compares', 'It boils faster than any other stove.'],
    ['makes a shade of a color', 'The space gray stove folds.'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(sentence)).toHaveLength(1);
  });
});
