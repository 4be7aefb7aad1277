import { describe, expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { Draft, ListingRequest } from '../../../src/generation/index.ts';

const GRINDER: ListingRequest = {
  product_name: 'Marlow Hand Coffee Grinder',
  brand_name: 'Marlow',
  features: [
    'Stainless steel body and a beech handle',
    'Ceramic burrs, 18 grind settings',
    'Holds up to 30 g of beans',
    'Stands 7 inches high and 2 inches wide',
    'Jar is dishwasher safe, hand wash the body',
    'Splash resistant',
    'Fits most backpacks',
    'Brush and travel pouch included, scale sold separately',
    'Not for use with oily beans',
    'Color: forest gray',
  ].join('\n'),
  competitors: 'Hario',
  platform: 'shopify',
  tone: 'Professional',
};

async function judged(sentence: string, quotes?: string[]) {
  const draft: Draft = {
    title: 'Marlow Hand Coffee Grinder',
    description: sentence,
    ...(quotes === undefined ? {} : { quotes: [{ text: sentence, quotes }] }),
  };
  return (await openGate(GRINDER)).check(draft);
}

describe('the gate removes a sentence that has', () => {
  it.each([
    ['an invented number', 'It has 24 grind settings.'],
    ['another unit', 'It holds up to 30 oz of beans.'],
    ['the number of another thing', 'It has 30 grind settings.'],
    ['another dimension', 'It stands 2 inches high.'],
    ["a bound that the input doesn't have", 'It holds over 30 g of beans.'],
    ['a denial of what the input states', 'It is not splash resistant.'],
    ['what the input denies', 'Use it with oily beans.'],
    ['a stronger claim', 'The body is waterproof.'],
    ['"all" for "most"', 'It fits all backpacks.'],
    ['a part that is not in the box', 'A scale is included.'],
    ['a part that nobody named', 'A cleaning cloth comes with it.'],
    ['the material of another part', 'The handle is stainless steel.'],
    ['the care of another part', 'The body is dishwasher safe.'],
    ['a name', 'It is loved by baristas of Melbourne.'],
    ['the name of another product', 'It grinds like a Hario.'],
    ['a material', 'The lid is silicone.'],
    ['a narrower material', 'The handle is beech and walnut.'],
    ['a color', 'It comes in black.'],
    ['a certificate', 'The burrs are FDA tested.'],
    ['a warranty', 'It has a lifetime warranty.'],
    ['what it is compatible with', 'It works with AeroPress.'],
    ['an age', 'It is made for ages 8 and up.'],
    ['a claim about health', 'It lowers stress in the morning.'],
    ['a superlative', 'It is the finest grinder.'],
    ['a contact', 'Write to help@marlow.example.com.'],
    ['a link', 'See www.marlow-grinders.com for beans.'],
    ['a review', 'Customers give it five stars.'],
    ['a consequence', 'It ends bitter coffee.'],
    ['an offer that the platform forbids', 'Buy now, while supplies last.'],
  ])('%s', async (_kind, sentence) => {
    const { violations } = await judged(sentence);
    expect(violations.map(({ text }) => text)).toEqual([sentence]);
  });
});

describe('the gate keeps a sentence that', () => {
  it.each([
    ['says it in other words', 'The handle is made of beech.'],
    ['says it with a broader word', 'Its handle is wood.'],
    ['spells out the unit', 'Put in up to 30 grams of beans.'],
    ['reorders a phrase', 'The burrs are ceramic and have 18 settings for grinding.'],
    ['keeps the denial', 'Do not use it with oily beans.'],
    ['keeps what is left out', 'The scale is not included.'],
    ['names what is in the box', 'It comes with a brush and a travel pouch.'],
    ['is a heading in title case', 'Ceramic Burrs with 18 Grind Settings'],
  ])('%s', async (_kind, sentence) => {
    const { violations } = await judged(sentence);
    expect(violations).toEqual([]);
  });
});

describe('quotes', () => {
  it("that the input lacks don't remove a true sentence", async () => {
    const { violations } = await judged('The burrs are ceramic.', ['Ceramic burrs from Japan']);
    expect(violations).toEqual([]);
  });

  it('that the input has, apart from case and spaces, do no harm', async () => {
    const { violations } = await judged('The burrs are ceramic.', ['ceramic  Burrs,']);
    expect(violations).toEqual([]);
  });
});

describe('after removals, a draft', () => {
  it('keeps the sentence next to the removed one', async () => {
    const result = await judged('The burrs are ceramic. It has 24 grind settings.');
    const { draft, removed } = result.without(undefined);
    expect(draft.description).toBe('<p>The burrs are ceramic.</p>');
    expect(removed).toHaveLength(1);
  });

  it('has no heading without content', async () => {
    const result = await judged(
      '<p>The burrs are ceramic. The body is stainless steel.</p><h2>Settings</h2><p>It has 24 settings.</p>',
    );
    expect(result.without(undefined).draft.description).toBe(
      '<p>The burrs are ceramic. The body is stainless steel.</p>',
    );
  });

  it('has no field that lost more than half of its sentences', async () => {
    const result = await judged('The burrs are ceramic. It weighs 2 lb. It has 24 settings.');
    expect(result.without(undefined).draft.description).toBeUndefined();
  });
});

it('a draft in a language without a word list is judged by its facts', async () => {
  const request: ListingRequest = {
    ...GRINDER,
    product_name: 'Marlow Handkaffeemühle',
    features:
      'Das Gehäuse ist aus Edelstahl und der Griff aus Buche.\nDie Mühle fasst 30 g Bohnen.',
  };
  const gate = await openGate(request);
  const { violations } = await gate.check({
    title: 'Marlow Handkaffeemühle',
    description: 'Bis zu 30 g Bohnen passen in die Mühle. Sie wiegt 900 g.',
  });
  expect(violations.map(({ text }) => text)).toContain('Sie wiegt 900 g.');
});
