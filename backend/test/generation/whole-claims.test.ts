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

describe('a refused claim', () => {
  it('in a row of adjectives goes alone', async () => {
    const { bullets, pro_tip } = await write('amazon', 'Tarn Bread Bags', [
      'Linen bread bags that close with a cord and are a washable, eco-friendly alternative to plastic.',
      'Each bag holds one loaf and hangs on a hook.',
      'Wash at 40 degrees',
    ]);
    expect(bullets[0]).toBe(
      'Linen bread bags that close with a cord and are a washable alternative to plastic',
    );
    expect(pro_tip).toContain('"eco-friendly"');
  });

  it('in the last clause of a sentence leaves the others', async () => {
    const { description, pro_tip } = await write('shopify', 'Tarn Desk Chair', [
      'The chair has a mesh back.',
      'Light and quiet, it also has a headrest that holds your head and relieves neck pain all day.',
      'It cleans, soothes and relieves pain.',
    ]);
    expect(description).toContain('it also has a headrest that holds your head.');
    expect(description).not.toMatch(/pain|It cleans/u);
    expect(pro_tip).toContain('relieves neck pain all day');
  });
});

describe('a line about the sale', () => {
  it('is an offer, and not what is sold or who made it', async () => {
    const listing = await write('amazon', 'Tarn Tea Year', [
      'Save with this set 10%!',
      'So you never run out, simply subscribe to the Tarn tea set for a year.',
      'Twelve tins of loose leaf tea',
      'Tarnfell - a Scottish tea & cake company',
    ]);
    const said = JSON.stringify([listing.bullets, listing.description]);
    expect(said).toContain('simply subscribe to the Tarn tea set for a year');
    expect(said).toContain('a Scottish tea & cake company');
    expect(said).not.toContain('10%');
    expect(listing.pro_tip).toContain('"Save with this set 10%"');
    const { meta_description } = await write('shopify', 'Tarn Harbor Puzzle', [
      'Tarnfell - a Scottish puzzle & game company',
      'Thick board and random cut pieces fit tightly',
      '300 pieces',
    ]);
    expect(meta_description).not.toContain('company');
  });
});

describe('terms of sale in a name', () => {
  it.each([
    ['Tarn Car Shampoo 250 ml Fast Free Shipping', 'Tarn Car Shampoo 250 ml'],
    ['Tarn Car Shampoo Fast & Free Shipping', 'Tarn Car Shampoo'],
    ['Tarn Car Shampoo Free Fast Delivery', 'Tarn Car Shampoo'],
    ['Fellside Single Barrel Rye Limit 1 Per Customer', 'Fellside Single Barrel Rye'],
  ])('are left out as a whole: %s', async (name, title) => {
    for (const platform of ['amazon', 'shopify', 'woocommerce'] as const) {
      const listing = await write(platform, name, ['It keeps its color.']);
      expect(listing.title).toBe(title);
      expect(listing.keywords.join()).not.toMatch(/fast|limit/iu);
    }
  });
});

it.each([
  [
    'The Larkfell set has tea from four hills, and often four ways to dry it, all at a discounted price!',
    'The Larkfell set has tea from four hills, and often four ways to dry it',
  ],
  [
    'The covers are designed with looks in mind, and priced to be competitive with others on the market',
    'The covers are designed with looks in mind',
  ],
  [
    'Snoozefell is a blend of tea (only 100 cakes) that we would normally sell for over $40 per cake, however, we are selling it for $15.',
    'Snoozefell is a blend of tea (only 100 cakes)',
  ],
])('what a price is said of stays on Amazon: %s', async (line, kept) => {
  const { bullets, description } = await write('amazon', 'Larkfell Snoozefell', [
    line,
    'Each cake weighs 200 g.',
  ]);

  expect(bullets).toContain(kept);
  expect(description).not.toMatch(/pric|sell/u);
});

it('the price of anything but the product is no price', async () => {
  const { bullets } = await write('amazon', 'The Long Road', [
    'A story about the price of freedom.',
    'Comes with 50 paper price tags for the games in it',
  ]);

  expect(bullets).toHaveLength(2);
});

it('a claim leaves no half of a pair, however it is spaced', async () => {
  const { bullets } = await write('amazon', 'Larkfell Top', [
    "The Larkfell top is made from a cotton blend. It's designed to be both sustainable and eco-friendly.",
    'Eco- Friendly',
  ]);

  expect(bullets.join()).not.toMatch(/both|friendly/iu);
});

it('a price leaves the range before it whole', async () => {
  const { bullets } = await write('amazon', 'Larkfell Herbals', [
    'Look through the boxed set that holds Volumes 1 - 4A in one case, and gives you a $50 discount on the four of them.',
  ]);

  expect(bullets).toEqual(['Look through the boxed set that holds Volumes 1 - 4A in one case']);
});
