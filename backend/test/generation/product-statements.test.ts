import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('a statement about the product stays', () => {
  it.each([
    [
      'that presents it like a shop',
      'Tarn New Hire Welcome Kit',
      'Welcome to our New Hire Welcome Kit, a box with a bottle, a diary and a pen. It makes the first day easy.',
      'Welcome to our New Hire',
    ],
    [
      'that asks to look at a part of it',
      'Tarn Honey Bee Set',
      'Build a bee for someone you love. Check out its pink cheeks and movable wings. The base is a calendar.',
      'Check out its pink cheeks',
    ],
    [
      'with customers in the story',
      'Tarn Pizzeria Set',
      'Bake pizza in the kitchen of this set. There is even a stand that sells basil to happy customers. Two figures are included.',
      'happy customers',
    ],
    [
      'that ends in what the buyer would like',
      'Tarn Pull-On Hoodie',
      'Design your own pull-on hoodie and leave a short note on what you would like',
      'Design your own pull-on hoodie',
    ],
    [
      'if it is the only one',
      'Tarn White Peach Blend',
      "A melange of our customers' favorite flavors. You could call it the blend of our customers.",
      'A melange of our',
    ],
    [
      'as a question that nobody has to answer',
      'Tarn Sugar Oolong',
      'Our Tarn Sugar Oolong is sweet and creamy with a long finish. Fresh sugar cookies, anyone?',
      'anyone?',
    ],
    [
      'with a bullet inside a name',
      'Tarn Race Day',
      'Start the engines for the race day from Larkfell•Kelmar Cars, with flags and a podium for three drivers.',
      'Larkfell•Kelmar Cars, with flags',
    ],
    [
      'with a mark inside the name',
      "Larkfell 'Why Not?' Zero Shoe",
      'Built for outdoor courts, the Larkfell "Why Not?" Zero shoe is made for players with speed.',
      '&quot;Why Not?&quot; Zero shoe is made',
    ],
    [
      'with a hyphen for the end of a word',
      'Tarn Loveseat Glider',
      'The Tarn glider brings charm to a porch with its clamshell back.\nSteel frame\nUV- and rust-resistant',
      'UV- and rust-resistant',
    ],
    [
      'with a list inside a list',
      'Tarn Twin Spindle Cutter',
      'Cut more with the Tarn Twin Spindle Cutter, featuring a hitch with wheels, 3 in cutting height, and features like slip clutch protection, two couplers, and chain shields, all held by two welded wheels.',
      'wheels, 3 in cutting height, and features like',
    ],
    [
      'offered by a shop',
      'Tarn Crash Bar for the Fell 650',
      'We also offer crash bars of steel pipe with a coat of black powder. They fit the lines of the bike.',
      'We also offer crash bars of steel pipe',
    ],
    [
      'with a size that the name lacks',
      'Gas Pump Inflatable',
      'Meet the Gas Pump Inflatable, a tall guest for the next fair. It fills in two minutes.\n25ft gas pump inflatable',
      '25 ft gas pump inflatable',
    ],
    [
      'with a bracket that was left open before the last name',
      'Tarn Road Songs',
      'The Tarn Road Songs album has help from Mike Fell (Kelmar Works / Division Q, and Kurt Marlow.',
      '(Kelmar Works / Division Q), and Kurt Marlow',
    ],
    [
      'in a list of which the text has a part',
      'Tarn Table Pod',
      'The Tarn pod has two ports (one USB-A and one USB-C) and rises at the push of a button. The lid takes a piece of your table.\nEasy to reach\nUSB-A\nUSB-C',
      '<li>USB-A</li><li>USB-C</li>',
    ],
    [
      'in a text of longer phrases',
      'Tarn Popped Rice Tea',
      'Classic green tea from Japan, blended with toasted and popped rice. Warm and nutty with a lovely savory note. A hearty cup of tea and truly satisfying. A fine choice for someone who wants a full cup with less bite.',
      'popped rice. Warm and nutty with a lovely savory note. A hearty cup',
    ],
    [
      'of each of two models',
      'Tarn Stepping Stone',
      'The Tarn stepping stone sways when someone jumps from pad to pad. It is low enough for small children.\n\nModel 27\nDiameter: 27 cm\nHeight: 18 cm\nWeight: 8 kg\n\nModel 50\nDiameter: 50 cm\nHeight: 18 cm\nWeight: 20 kg',
      'Diameter: 50 cm</li><li>Height: 18 cm</li><li>Weight: 20 kg',
    ],
    [
      'as a question before a phrase of some length',
      'Tarn Moon Ring',
      'Made to look as if it fell from the night sky.\nThat smooth fade? Looks like it got dipped in the sauce of a galaxy.',
      'That smooth fade?',
    ],
  ])('%s', async (_, name, features, kept) => {
    const { description } = await write('shopify', name, [features]);
    expect(description.replaceAll('"', '&quot;')).toContain(kept);
  });

  it('but terms of sale do not, even if nothing else is left', async () => {
    const { description } = await write('shopify', 'Tarn Starter Pack', [
      'Please download our wholesale price sheet. For the billing option, use code "NET" at checkout.',
    ]);
    expect(description).not.toContain('checkout');
  });
});

it('a verb without its subject goes with the sentence before it', async () => {
  const { description } = await write('shopify', 'Tarn Oolong Trio', [
    'This Tarn oolong is the finest that we have tasted. We hope you agree with our choice. And will give the trio a try. It comes in bags.',
  ]);
  expect(description).not.toContain('And will');
});

it('what a counted item is made of stays with its count', async () => {
  const { bullets, description } = await write('amazon', 'Tarn Rice Rolls', [
    '1 plum and pepper roll with sesame, 1 smoked lake trout, soft cheese and chive roll, 1 smoked lake trout rice cake, 2 cucumber rolls with a bottle of soy sauce',
  ]);
  expect(`${bullets.join()} ${description}`).toContain(
    '1 smoked lake trout, soft cheese and chive roll',
  );
});
