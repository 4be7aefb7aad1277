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

describe('a material that the text says a part is made of', () => {
  it.each(['shopify', 'woocommerce'] as const)(
    'is not said of the whole product: %s',
    async (platform) => {
      const listing = await write(platform, 'Tarn Field Watch', [
        'Material: Rubber',
        'Digital display',
        'Rubber strap with buckle clasp',
      ]);
      expect(`${listing.description} ${listing.meta_description}`).not.toMatch(/made of/iu);
    },
  );

  it('is said of the whole product otherwise', async () => {
    const { description } = await write('shopify', 'Tarn Field Watch', [
      'Material: Steel',
      'Digital display',
      'Buckle clasp',
    ]);
    expect(description).toContain('Made of steel, this watch has');
  });
});

describe('a list of parts beside a sentence that names the product', () => {
  it.each(['shopify', 'woocommerce'] as const)('stays a list: %s', async (platform) => {
    const { description, bullets } = await write(platform, 'Tarn Field Jacket', [
      'You stay warm in this jacket, even in the coldest wind.',
      'Material: Polyester',
      'Front pouch pocket',
      'Two zip pockets',
    ]);
    expect(`${bullets.join(' ')} ${description}`).toContain('Front pouch pocket');
    expect(description).not.toMatch(/this jacket has/iu);
  });
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
