import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('the material of a part', () => {
  it.each(['Lining material: Silk', 'Mount material: Tempered glass', 'Sole: Rubber'])(
    'is not said of the whole product: %j',
    async (line) => {
      const { meta_description } = await write('shopify', 'Tarn Wall Jacket', [line]);
      expect(meta_description).not.toContain('Made of');
    },
  );
});

describe('a statement that only sounds like talk of a shop', () => {
  it.each([
    'A full charge will last for twelve hours of music.',
    'The band tracks your heart rate using two small sensors.',
  ])('stays: %j', async (line) => {
    const { description, meta_description } = await write('shopify', 'Tarn Sport Band', [line]);
    expect(description).toContain(line);
    expect(meta_description).toContain(line);
  });
});
