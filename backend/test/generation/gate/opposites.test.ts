import { describe, expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { ListingRequest } from '../../../src/generation/index.ts';

const JACKET: ListingRequest = {
  product_name: "Corran Kids' Winter Jacket",
  features: [
    'Detached hood',
    'Attached gloves',
    'Long sleeves',
    'Hard plastic badge, soft fleece',
    'High collar',
    'Open inner pocket',
    'Short zipper, long cord',
  ].join('\n'),
  platform: 'shopify',
  tone: 'Professional',
};

async function reasonsFor(description: string): Promise<string[]> {
  const { violations } = await (
    await openGate(JACKET)
  ).check({ title: "Kids' Winter Jacket", description });
  return violations.map(({ reason }) => reason);
}

describe('the gate removes a sentence that', () => {
  it.each([
    ['turns a quality of a part into its opposite', 'A winter jacket with an attached hood.'],
    ['gives a part the size of another', 'It has a long zipper.'],
    ['makes a collar low', 'It has a low collar.'],
    ['asks for a product that does what the input does not say', 'Does it have a timer?'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(sentence)).toHaveLength(1);
  });
});

describe('the gate keeps a sentence that', () => {
  it.each([
    ['repeats the quality', 'With a detached hood, attached gloves and a long cord.'],
    ['asks the reader without a word about the product', 'Short on ideas for dinner?'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(sentence)).toEqual([]);
  });
});
