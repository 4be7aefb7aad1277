import { expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** Which facts are item highlights on Amazon. */

it('a number without its label is no highlight', async () => {
  const { item_highlights } = await write('amazon', 'Tarn Watch', [
    'The Tarn watch is wound by the movement of the arm.',
    'Jewels: 21 Jewels',
    'Case: Steel',
    'Strap: Leather',
    'Glass: Sapphire',
    'Dial: Blue enamel',
  ]);

  expect(item_highlights).not.toContain('21 Jewels');
});

it('neither is one of several counted items of which others are bullets', async () => {
  const { item_highlights } = await write('amazon', 'Larkfell Sushi Box', [
    '1 plum roll with sesame seeds, 1 cured trout nigiri, 1 king prawn nigiri, 1 cucumber roll, 1 pickled radish roll, 1 carrot and ginger roll',
  ]);

  expect(item_highlights).toBe('');
});

it('nor is a phrase of a paragraph that names no thing', async () => {
  const { item_highlights } = await write('amazon', 'Stardrift Ring', [
    'Born from chaos, made to flex. The Stardrift Ring is what happens when a star decides to fall. Steady elegance. Celestial energy. This ring never plays it safe.',
  ]);

  expect(item_highlights).not.toMatch(/elegance|energy/iu);
});

it('but a short fact of a paragraph is one', async () => {
  const { item_highlights } = await write('amazon', 'Tarn Denim Jacket', [
    'Boxy jacket in raw denim. High collar with a hood. Long sleeves with buttoned cuffs. Patch pockets at the chest. Straps with a ring. Hidden zip and snap buttons.',
  ]);

  expect(item_highlights).toBe('Hidden zip and snap buttons');
});
