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

describe('a list below a text', () => {
  const TEXT =
    'These canvas shoes give you a spring in every step. The soles are soft and bend with your feet.';

  it('starts at its heading, even if that is in the last line of the text', async () => {
    const { description } = await write('shopify', 'Fellmar Low', [
      `${TEXT} Features:Colors as bright as the fell in spring`,
      'Never too warm or too heavy',
      'Rinses clean under the tap',
    ]);
    expect(description).toBe(
      `<p>${TEXT}</p><ul><li>Colors as bright as the fell in spring</li><li>Never too warm or too heavy</li><li>Rinses clean under the tap</li></ul>`,
    );
  });

  it('ends above the closing sentence if it is a data sheet without a heading', async () => {
    const sheet = ['Upper material : Canvas', 'Sole material : Rubber'];
    const closing = 'Wear your old jeans and a plain tee to let these shoes shine.';
    const apart = await write('shopify', 'Fellmar Low', [TEXT, ...sheet, closing]);
    expect(apart.description).toMatch(/Rubber<\/li><\/ul><p>Wear your old jeans/u);
    const inSection = await write('shopify', 'Fellmar Low', [TEXT, 'Features:', ...sheet, closing]);
    expect(inSection.description).toContain('<li>Wear your old jeans');
  });
});

it.each([
  'Fried plum and cheese roll with mayonnaise, lettuce, carrot, cabbage, sour cream and onion in a wrap',
  'The board runs other languages like Lua/ Micro Tarn/ Small Talk for quick plans',
])('things that the same word governs are one statement: %s', async (line) => {
  const { bullets } = await write('amazon', 'Tarn Lunch Board', [line]);

  expect(bullets).toHaveLength(1);
});
