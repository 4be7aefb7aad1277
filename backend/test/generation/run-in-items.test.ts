import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('items of a line that starts with a dash', () => {
  it('are separate, whether or not a period ends them', async () => {
    const { bullets } = await write('amazon', 'Tarn Face Serum', [
      '- A watery serum with oats that calms the skin. - Made with mint to keep it cool all day long - Designed for all skin types and for every season. - A light texture without stickiness.',
    ]);
    expect(bullets).toContain('Made with mint to keep it cool all day long');
    expect(bullets).toContain('Designed for all skin types and for every season');
  });

  it('stay together if one of them is only a remark', async () => {
    const { description } = await write('shopify', 'Tarn Face Serum', [
      '- A watery serum with oats that calms the skin. - Made with mint to keep it cool - Really.',
    ]);
    expect(description).toContain('to keep it cool - Really');
  });
});

describe('how to use a product', () => {
  const OPENING = 'A light foundation that blends into the skin and stays there all day.';
  const STEPS =
    'How To Use: 1. Shake it before use. 2. Take a small amount and apply it. Wait a minute. 3. Tap it with a sponge.';

  it.each([
    'How To Use1.Shake it before use.2.Take a small amount and apply it. Wait a minute.3.Tap it with a sponge.',
    'How To Use 1. Shake it before use. 2. Take a small amount and apply it. Wait a minute. 3. Tap it with a sponge.',
  ])('is a paragraph of its own: %s', async (steps) => {
    const { description } = await write('shopify', 'Tarn Foundation', [`${OPENING} ${steps}`]);
    expect(description).toBe(`<p>${OPENING}</p><p>${STEPS}</p>`);
  });

  it('is one statement without steps', async () => {
    const { description } = await write('shopify', 'Tarn Foundation', [
      `${OPENING} How To Use Take a small amount and apply it. Wait a minute.`,
    ]);
    expect(description).toContain('How To Use: Take a small amount and apply it. Wait a minute.');
  });

  it('keeps its steps together and in order', async () => {
    const { description } = await write('shopify', 'Tarn Foundation', [
      OPENING,
      'How To Use',
      '1. Shake it before use.',
      '2. Take a small amount and apply it.',
      '3. Tap it with a sponge.',
    ]);
    expect(description).toContain(
      'How To Use: Shake it before use. Take a small amount and apply it. Tap it with a sponge.',
    );
  });
});
