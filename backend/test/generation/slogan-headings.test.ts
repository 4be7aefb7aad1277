import { expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** Short lines that alternate with paragraphs are their headings, even if they end like sentences. */

const TEXTS = [
  'Sound in your garden.',
  'The small speaker plays from the shed to the far end of the beds all day.',
  'Flower mode.',
  'Turn the ring to the left to hear birds, or to the right to hear rain.',
];

it('short lines that alternate with paragraphs are their labels', async () => {
  const { bullets } = await write('amazon', 'Tarn Garden Speaker', [...TEXTS, 'Weight: 1.4 kg']);

  expect(bullets).toEqual([
    'Sound in your garden: The small speaker plays from the shed to the far end of the beds all day',
    'Flower mode: Turn the ring to the left to hear birds, or to the right to hear rain',
    'Weight: 1.4 kg',
  ]);
});

it('so are those with a number, and those before other lines', async () => {
  const { bullets } = await write('amazon', 'Tarn Garden Kettle', [
    '12-Minute Slow Boil',
    'The low flame keeps the lid still and the garden quiet until the tea is ready.',
    '3L Enamel Belly',
    'One filling makes tea for everyone who helped with the beds that morning.',
    'Weight: 1.4 kg',
  ]);

  expect(bullets).toContain(
    '12-Minute Slow Boil: The low flame keeps the lid still and the garden quiet until the tea is ready',
  );
  expect(bullets).toContain('Weight: 1.4 kg');
});

it('a sentence about ingredients is no heading', async () => {
  const { bullets } = await write('amazon', 'Larkfell Plum Water', [
    'Contains wild ingredients',
    'Larkfell presents the winter version of its water in a bottle of blue glass.',
  ]);

  expect(bullets).toContain('Contains wild ingredients');
});

it('a heading about the stock takes no paragraph with it', async () => {
  const { bullets } = await write('amazon', 'Tarn Rowing Boat', [
    '*LIMITED STOCK AVAILABLE*',
    'Light and short, this rowing boat is a great ship to shore tender for lakes. Two oars are fixed to the sides.',
  ]);

  expect(bullets).toContain(
    'Light and short, this rowing boat is a great ship to shore tender for lakes',
  );
});
