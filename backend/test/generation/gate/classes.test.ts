import { describe, expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { ListingRequest } from '../../../src/generation/index.ts';

const TRAIN: ListingRequest = {
  product_name: 'Willowby Wooden Train (Track Set Required)',
  features: [
    'Train with six brightly colred pices',
    'Most other wooden railway brands are compatible with it',
    "Engine measures 2 1/2'' and is 3.5H",
    'Assembled layout: 91.5x60.96 cm',
    'Fold-back-up bridge',
    'Super soft microfiber pads in the wagons',
    'Blocks unwanted noise',
    'Layouts of up to 36 feet',
    'Required to run: battery, charger',
  ].join('\n'),
  category: 'Toys > Train Sets',
  platform: 'shopify',
  tone: 'Professional',
};

async function reasonsFor(sentence: string): Promise<string[]> {
  const gate = await openGate(TRAIN);
  const { violations } = await gate.check({
    title: 'Willowby Wooden Train',
    description: sentence,
  });
  return violations.map(({ reason }) => reason);
}

describe('the gate removes a sentence that gives the product', () => {
  it.each([
    ['a function in a phrase', 'The train lights up.'],
    ['parts of a body', 'It has movable arms.'],
    ['a printed thing in the box', 'A poster is included.'],
    ['a printed thing inside', 'A manual is inside.'],
    ['what a label asks the buyer to provide', 'The battery and charger are included.'],
    ['what its name asks the buyer to provide', 'A track is included in the box.'],
    ['a fit with all of a kind', 'It fits every railway.'],
    ['a fit with all instead of most', 'It is compatible with all wooden railway brands.'],
    ['a use that a phrase names', 'It fits left-handed children.'],
    ['an invented thing by a common word', 'A storage bag is included.'],
    ['a part that is a unit elsewhere', 'It has removable cups.'],
    ['a time by a phrase', 'It assembles in minutes.'],
    ['a use of an effect', 'It protects little hands.'],
    ['the number of a fraction', 'The engine measures 2 inches.'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(sentence)).toHaveLength(1);
  });
});

describe('the gate keeps a sentence that', () => {
  it.each([
    ["corrects the input's typing error", 'It has six brightly colored pieces.'],
    ['gives a fraction as a decimal', 'The engine measures 2.5 inches.'],
    ['spells out the letter of a dimension', 'The engine is 3.5 inches high.'],
    ['gives numbers with an x between them', 'Assembled, it is 91.5 x 60.96 cm.'],
    ['words a bound differently', 'Lay as much as 36 feet.'],
    ['names a set of what is in the input', 'It comes with a set of wagons.'],
    ['writes a compound of the input as one word', 'A bridge with a backup fold.'],
    ['says what a material does for its thing', 'Microfiber makes the pads super soft.'],
    ['uses the base of a denied word', 'It blocks noise when you want to.'],
    ["describes an effect on the reader's home", 'Brighten your home with this train.'],
    ['denies a bother', 'Build it without the hassle.'],
    ['keeps "most"', 'It is compatible with most other wooden railway brands.'],
    ['keeps what is asked for', 'A battery and a charger are required.'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(sentence)).toEqual([]);
  });
});
