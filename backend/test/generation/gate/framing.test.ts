import { describe, expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { ListingRequest } from '../../../src/generation/index.ts';

const MUG: ListingRequest = {
  product_name: 'Harbor Lane Ceramic Coffee Mug, 12 oz',
  features: [
    'Holds 12 ounces',
    'Glazed ceramic with a speckled finish',
    'Wide handle',
    'Non-stick base, does not fade in sunlight',
    'Durable',
    'Microwave and dishwasher safe',
    'Great gift for coffee lovers',
    'Coaster sold separately',
    'Size: Xlarge',
  ].join('\n'),
  platform: 'shopify',
  tone: 'Friendly',
};

async function reasonsFor(description: string): Promise<string[]> {
  const { violations } = await (await openGate(MUG)).check({ title: 'Coffee Mug', description });
  return violations.map(({ reason }) => reason);
}

describe('the gate keeps a sentence that', () => {
  it.each([
    ['shortens its verb', "You'll see there's nothing like it, and you won't be the only one."],
    ['leaves out a hyphen', 'The nonstick base stays clean.'],
    ['expresses a denial in one word', 'It is fade-free in sunlight.'],
    ['makes a claim with an equally strong word', 'It is tough.'],
    ['gives the size by its letters', 'Size XL.'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(sentence)).toEqual([]);
  });
});

describe('the gate removes a sentence that tells the reader', () => {
  it.each([
    ['of a part to work', 'Press the button and your coffee is ready.'],
    ['of a part to use', 'Stir your coffee with the included spoon.'],
    ['what comes with it', 'You also get a spoon.'],
    ['what it fits', 'Fits most saucers on your table.'],
    ['of a material', 'Wrap your hands around the walnut.'],
    ['of an effect', 'Keep your fingers insulated, refreshed and free of germs.'],
    ['of a quality of a part that the input names', 'Grab the retractable handle.'],
    ['what the input denies', 'Pour it in, and watch it fade in sunlight.'],
    ['that something sold separately is included', 'Use your coaster (included).'],
    ['of a profession that it is for', 'Loved by baristas, it belongs on your table.'],
    ['of a number', 'Fill it with your 16 ounces.'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(sentence)).toHaveLength(1);
  });
});

describe('the heading of a bullet', () => {
  it('may name what the bullet is about', async () => {
    expect(await reasonsFor('Protection:')).toEqual([]);
  });

  it('may not claim a quality that the input lacks', async () => {
    expect(await reasonsFor('Waterproof:')).toHaveLength(1);
  });
});
