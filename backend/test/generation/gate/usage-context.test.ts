import { describe, expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { ListingRequest } from '../../../src/generation/index.ts';

const HARNESS: ListingRequest = {
  product_name: 'Pinebrook Dog Harness',
  features: [
    'Padded chest',
    'Reflective straps',
    'Two leash rings',
    'For dogs of 10 to 25 lbs',
    'Easy hanging',
    '1/6 chance of a gray one',
    'Stands 12 inches tall',
  ].join('\n'),
  platform: 'shopify',
  tone: 'Professional',
};

const LAMP: ListingRequest = {
  product_name: 'Pinebrook Desk Lamp',
  features: ['Warm light with 8 W', 'Two brightness levels', 'Aluminum arm'].join('\n'),
  platform: 'shopify',
  tone: 'Professional',
};

async function removedFrom(request: ListingRequest, description: string): Promise<string[]> {
  const gate = await openGate(request);
  const { violations } = await gate.check({ title: request.product_name, description });
  return violations.map(({ text }) => text);
}

describe('the gate keeps a sentence that tells', () => {
  it.each([
    ['where any such thing is used', 'Use it in the living room or the backyard.'],
    ['where it lies', 'It has its place on the shelf.'],
    ['when it is used', 'It is at hand on cold mornings and long weekends.'],
    ['of a meal', 'Put it on before breakfast.'],
    ['what the reader does', 'Grab the leash, laugh, and wander to the park.'],
    ['of the weather alone', 'Rain in the forecast is no reason to stay home.'],
    ['that the whole is as its part is', 'The padded harness is for dogs of 10 to 25 lbs.'],
    ['a bound in other words', 'It is for dogs of 10 lbs and more.'],
    ['that a thing is reached for', 'It is easy to reach and grab.'],
    ['what the reader cooks', 'Stir the soup and grab the leash.'],
    ['what the reader wears with it', 'Wear it with jeans.'],
    ['who is fond of it', 'It is for a fan of dogs.'],
    ['of a chance', 'There is a 1 in 6 chance of a gray one.'],
    ['of a place where the input says that it hangs', 'Hang it in the garden.'],
  ])('%s', async (_kind, sentence) => {
    expect(await removedFrom(HARNESS, sentence)).toEqual([]);
  });
});

describe('the gate removes a sentence that tells', () => {
  it.each([
    ['of a kind of place that it fits', 'It fits on any shelf.'],
    ['of where it is mounted', 'It mounts to the table.'],
    ['of water', 'Let him swim with it in the lake.'],
    ['of the weather that it is good for', 'Use it in the snow.'],
    ['what it does', 'It folds on the shelf.'],
    ['how it is cleaned', 'Wipe it before breakfast.'],
    ['what is done to it', 'Charge it in the morning.'],
    ['of a place by what it is for', 'It is a kitchen harness.'],
    ['of a part in the rain', 'When the rain begins, the collar opens.'],
    ['of a part by a word that the input has as a verb', 'It comes with a stand.'],
    ['that it switches itself off', 'It switches itself off on the shelf.'],
    ['that it is better than others', 'It weighs less than other straps.'],
    ['what it does where the reader acts', 'Squeeze its chest at home.'],
    ['what it includes to eat', 'Enjoy the snacks included.'],
    ['of a part within a scene', 'On cold mornings the pocket holds treats.'],
  ])('%s', async (_kind, sentence) => {
    expect(await removedFrom(HARNESS, sentence)).toEqual([sentence]);
  });

  it('of using something outdoors that runs on electricity', async () => {
    const sentence = 'Put it on the patio.';
    expect(await removedFrom(LAMP, sentence)).toEqual([sentence]);
    expect(await removedFrom(HARNESS, sentence)).toEqual([]);
  });
});
