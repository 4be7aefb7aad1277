import { describe, expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { ListingRequest } from '../../../src/generation/index.ts';

const SCARF: ListingRequest = {
  product_name: 'Ardane Silk Scarf',
  features: [
    'Designed in France',
    'Silk woven in Italy',
    'Inspired by the gardens of Japan',
    'Ships from Canada',
    'Our studio is based in Denmark',
    'Box made in Portugal',
    'Composite wood stand with oak veneer',
  ].join('\n'),
  platform: 'shopify',
  tone: 'Professional',
};

async function reasonsFor(description: string): Promise<string[]> {
  const { violations } = await (await openGate(SCARF)).check({ title: 'Silk Scarf', description });
  return violations.map(({ reason }) => reason);
}

describe('the gate removes a sentence that', () => {
  it.each([
    ['says that it is made where it is designed', 'Designed and made in France.'],
    ['says so in another word', 'It is manufactured in France.'],
    ['says that it is made at what inspired it', 'The scarf is produced in Japan.'],
    ['says that it is made where it ships from', 'Crafted in Canada.'],
    ['says that it is made where its makers are', 'The scarf is handmade in Denmark.'],
    ['makes another kind of a material', 'The stand is solid wood.'],
    ['makes a material whole', 'The stand is built from solid oak.'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(sentence)).toHaveLength(1);
  });
});

describe('the gate keeps a sentence that', () => {
  it.each([
    ['says where it is designed', 'A silk scarf that is designed in France.'],
    ['says where its material is woven', 'Its silk is woven in Italy.'],
    ['says where a part is made', 'The box is made in Portugal.'],
    ['names the kind of a material', 'The stand is composite wood with a veneer of oak.'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(sentence)).toEqual([]);
  });
});
