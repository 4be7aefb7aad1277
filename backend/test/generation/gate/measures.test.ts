import { describe, expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { ListingRequest, QuotedText } from '../../../src/generation/index.ts';

const KIT: ListingRequest = {
  product_name: 'Fernhill Picnic Kit',
  features: [
    'Blanket 280 g/m², covers ~15 sq m',
    'Sun cream SPF50',
    'Rim 0.5 in, rope 1/4 inch',
    '24 napkins, 1000 toothpicks',
    'Charges in 1.5 h, keeps 2.5 hours',
    'Power bank 5000 mAh, 0.3 kg',
    'Cooler works from -20 to 65 C',
    'Camera 140 deg, pacer every 30 s',
    'Bottle for babies 3 m+, not for kids under 8',
    'Hang at most 45 cm above ground',
    'Herbs: basil, thyme, mint + 9 more species',
    '800/1200/1600 DPI switch',
    'Weekly planner (53)',
    'Post diameter 12 cm, 680 g incl. straps',
    'Assembly: none',
    'Lasts as long as two 250 ml bottles',
    'Made by hand in Wales',
  ].join('\n'),
  platform: 'shopify',
  tone: 'Professional',
};

async function reasonsFor(text: string, quotes: readonly QuotedText[] = []): Promise<string[]> {
  const gate = await openGate(KIT);
  const { violations } = await gate.check({ title: 'Fernhill Kit', description: text, quotes });
  return violations.map(({ reason }) => reason);
}

describe('the gate keeps the same measurement in other words:', () => {
  it.each([
    'The blanket is 280 gsm.',
    'It covers about 15 square metres.',
    'The sun cream has SPF 50.',
    'The rim is half an inch.',
    'The rope is 0.25 inches.',
    'It has two dozen napkins.',
    'It has a thousand toothpicks.',
    'It charges in an hour and a half.',
    'It charges in 90 minutes.',
    'It keeps two and a half hours.',
    'The power bank has 5 Ah.',
    'The power bank weighs 300 g.',
    'The cooler works from -20 to 65 °C.',
    'The camera has 140 degrees.',
    'The pacer is every 30 seconds.',
    'The bottle is for babies from 3 months.',
    'It is not for kids under the age of 8.',
    'Hang it no higher than 45 cm above the ground.',
    'It has 12 species of herbs.',
    'It has three DPI steps.',
    'The planner has 53 weeks.',
    'The post is 12 cm thick.',
    'It weighs 680 g including the straps.',
    'It needs no assembly.',
    'It lasts about two 250 ml bottles.',
    'It is handmade in Wales.',
  ])('%s', async (text) => {
    expect(await reasonsFor(text)).toEqual([]);
  });
});

describe('the gate removes a different measurement:', () => {
  it.each([
    'The blanket is 380 gsm.',
    'It covers about 15 square feet.',
    'The sun cream has SPF 70.',
    'The rim is a quarter of an inch.',
    'It has three dozen napkins.',
    'It charges in two and a half days.',
    'The power bank has 50 Ah.',
    'The power bank weighs 3 kg.',
    'The cooler works from -30 to 65 °C.',
    'Hang it no lower than 45 cm above the ground.',
    'It has 14 species of herbs.',
  ])('%s', async (text) => {
    expect(await reasonsFor(text)).toHaveLength(1);
  });
});

describe('a number is judged by the source that its sentence cites:', () => {
  const text = 'The blanket is 280 g.';

  it.each([
    ['the statement that has it', ['covers ~15 sq m', 'Blanket 280 g/m²'], /unit/u],
    ['another statement', ['Sun cream SPF50'], /cites/u],
    ['what the input does not have', ['Wool blanket 280 g'], /unit/u],
  ])('%s', async (_what, quotes, reason) => {
    expect((await reasonsFor(text, [{ text, quotes }])).join()).toMatch(reason);
  });
});
