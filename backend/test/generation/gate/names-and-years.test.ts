import { describe, expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { ListingRequest } from '../../../src/generation/index.ts';

const LAMP: ListingRequest = {
  product_name: 'Glim! Glow! Dashboard Lamp for 1961-66 Delmar Trucks',
  features: [
    'Replaces the lamp of 1961-66 Delmar trucks',
    "Looks of the 1960's",
    'Gives 3x the light of the old lamp',
    '3D printed housing',
    'Duo-tone housing',
  ].join('\n'),
  platform: 'shopify',
  tone: 'Professional',
};

async function removedFrom(description: string): Promise<string[]> {
  const { violations } = await (
    await openGate(LAMP)
  ).check({ title: 'Dashboard Lamp', description });
  return violations.map(({ text }) => text);
}

describe('the gate keeps a sentence with', () => {
  it.each([
    ['the last year of a range written whole', 'It fits Delmar trucks from 1961 to 1966.'],
    ['a range of years written short', 'It is for 1961–66 Delmar trucks.'],
    ['a decade', 'It has the looks of the 1960s.'],
    ['a decade written short', "It has the looks of the '60s."],
    ['"times" for an x', 'It gives three times the light.'],
    ['a word that begins with a digit', "3D printing shaped the old lamp's housing."],
    ['"two" for "duo"', 'The housing has two tones.'],
  ])('%s', async (_kind, sentence) => {
    expect(await removedFrom(sentence)).toEqual([]);
  });
});

describe('the gate removes', () => {
  it.each([
    ['another last year', 'It fits Delmar trucks from 1961 to 1969.'],
    ['another decade', 'It has the looks of the 1950s.'],
    ['another multiple', 'It gives five times the light.'],
  ])('%s', async (_kind, sentence) => {
    expect(await removedFrom(sentence)).toEqual([sentence]);
  });

  it('a sentence as a whole where the name in it has an exclamation mark', async () => {
    const sentence = 'Your Glim! Glow! Dashboard Lamp has a walnut base.';
    expect(await removedFrom(`${sentence} It gives light.`)).toEqual([sentence]);
  });
});
