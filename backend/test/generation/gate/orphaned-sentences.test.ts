import { expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { ListingRequest } from '../../../src/generation/index.ts';

const GLOVE: ListingRequest = {
  product_name: 'Baseball Glove',
  features: 'A protective glove for players\nComfort and control\nWeighs 2 lb\nComes in a bag',
  platform: 'shopify',
  tone: 'Professional',
};

/** The rest of a paragraph, next to one that stays. */
async function leftOf(sentences: string, request = GLOVE): Promise<string> {
  const description = `<p>It weighs 2 lb. It comes in a bag. A glove for players.</p><p>${sentences}</p>`;
  const judged = await (await openGate(request)).check({ title: 'Baseball Glove', description });
  const left = judged.without(undefined).draft.description ?? '';
  return /<\/p><p>(.*)<\/p>$/u.exec(left)?.[1] ?? '';
}

it('a sentence with "They" is removed with the sentence that it refers to', async () => {
  expect(await leftOf('It weighs 2 lb. Two silk cords are included. They come in a bag.')).toBe(
    'It weighs 2 lb.',
  );
});

it('so is everything else about the removed subject', async () => {
  const text = 'It weighs 2 lb. A silk cord is included. It comes in a bag. But it weighs 2 lb.';
  expect(await leftOf(text)).toBe('It weighs 2 lb.');
});

it('a sentence with "It" is kept if the removed sentence was about the product', async () => {
  expect(await leftOf('The glove is silk. It comes in a bag.')).toBe('It comes in a bag.');
});

it('a sentence with "It" is kept if the sentence before also referred to the product', async () => {
  expect(await leftOf('It weighs 2 lb. It is silk. It comes in a bag.')).toBe(
    'It weighs 2 lb. It comes in a bag.',
  );
});

it('"These" is kept if it names the product, and "They" if the product is plural', async () => {
  const gloves = { ...GLOVE, product_name: 'Baseball Gloves' };
  expect(await leftOf('A silk cord is included. These gloves come in a bag.', gloves)).toBe(
    'These gloves come in a bag.',
  );
  expect(await leftOf('The gloves are silk. They come in a bag.', gloves)).toBe(
    'They come in a bag.',
  );
});

it('the reason says that the sentence refers to one that was removed', async () => {
  const gate = await openGate(GLOVE);
  const { removed } = (
    await gate.check({
      title: 'Baseball Glove',
      description: 'It weighs 2 lb. Two silk cords are included. They come in a bag.',
    })
  ).without(undefined);
  expect(removed.at(-1)).toMatchObject({
    text: 'They come in a bag.',
    reason: 'it refers to a sentence that was removed',
  });
});
