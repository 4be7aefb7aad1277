import { expect, test } from 'vitest';
import type { Platform } from '@wareword/shared-schema';
import { createEmbeddedWriter, createGenerator } from '../../src/generation/index.ts';

// Issue 5, "Done when": titles and labels as a careful copywriter would have written them.

const generator = createGenerator(createEmbeddedWriter());

async function listingOf(
  platform: Platform,
  product_name: string,
  features: string,
  customer?: string,
) {
  const { listing } = await generator.generate(
    { platform, tone: 'Professional', product_name, features, customer },
    new AbortController().signal,
  );
  return listing;
}

test.each([
  [
    'the maker whose name the keyphrase has no room for',
    'Northvale Halden 28003 Ni-MH 7.2V 1100mAh Battery',
    / – Northvale Halden(?: 28003)?$/u,
  ],
  [
    'the maker without a model that there is no room for',
    'Ostby 23856 Falcon 512 Berlinetta Scuderia Verde #3 1970 Digital 124 Slot Car',
    / – Ostby/u,
  ],
  [
    'what the thing is, where it stands behind brackets',
    'Ostby Starfall: Pelican Autograph (Black Version) Plush',
    /Plush/u,
  ],
  [
    'what the thing is, where the features use another of its words',
    'Ostby Entertainment The Seven Lanterns - Heron Collectible Plush Toy, 5"',
    /Plush Toy/u,
  ],
  [
    'what the thing is, where "of" stands in the name of a series',
    "Ostby's Women's Heron v Pelican: Dawn of Harvest Lantern Woman Costume Top",
    /Costume Top/u,
  ],
])('a WooCommerce title keeps %s', async (_what, name, wanted) => {
  const { title } = await listingOf(
    'woocommerce',
    name,
    'Official seven lanterns merchandise\nMade for display\nBoxed',
  );
  expect(title).toMatch(wanted);
  expect(title.length).toBeLessThanOrEqual(60);
});

test('a title is not cut in the middle of another title', async () => {
  const { title } = await listingOf(
    'amazon',
    'Ostby Great Eastern Entertainment The Seven Lanterns Saga - Heron Collectible Plush Toy, 5"',
    'Official merchandise\nMeasures 5"\nCollect them all',
  );
  expect(title).not.toMatch(/The Seven(?: Lanterns)?,/u);
  expect(title).toContain('Plush Toy');
});

test('what does not come with it is neither a title nor "Included"', async () => {
  const { title, bullets, meta_description } = await listingOf(
    'amazon',
    'Fern Fashion Doll',
    'Gown inspired by the stage\nEach sold separately\nPosable arms and legs',
  );
  expect(title).not.toMatch(/separately/iu);
  expect(meta_description).not.toMatch(/separately/iu);
  expect(bullets.filter((bullet) => /separately/iu.test(bullet))).toEqual([
    'Note: Each sold separately',
  ]);
});

test('where a maker is from is not said to be where the product is from', async () => {
  const { bullets } = await listingOf(
    'amazon',
    'Brindle Knight Costume',
    'Polyester\nFamily-owned, family-focused, and based in the U.S.A. since 1951\nHand wash\nImported',
  );
  expect(bullets.join('\n')).not.toMatch(/Origin:.*(?:amily|U\.S\.A)/u);
});

test('a label does not begin what it stands before once more', async () => {
  const { bullets } = await listingOf(
    'amazon',
    'Halden Money Kit',
    'Includes: paper money, coins and tray\nFor ages 5 and up\nDurable tray with 12 slots',
  );
  expect(bullets.join('\n')).not.toMatch(/For: For|Included: Includes/u);
});

test('sizes and weights that share a bullet are headed by both', async () => {
  const { bullets } = await listingOf(
    'amazon',
    'Halden Play Money',
    'Set of 976 pieces\nEverything needed for play\nSturdy tray with 12 slots\nIncludes coins\nProduct Dimensions: 23.5 x 13.6 x 2.2 inches ; 3.25 pounds\nMade from thick card\nColor: Green',
  );
  expect(bullets.join('\n')).not.toMatch(/^Weight: 23\.5/mu);
});

test('a label of one statement does not head another', async () => {
  const { bullets } = await listingOf(
    'amazon',
    'Fellside Backpack',
    'Waterproof nylon with taped seams\nHip belt with 2 zipped pockets\nRain cover stows in the base\nColors: slate, moss\nCapacity: 40L\nPadded straps\nChest whistle\nWeight: 1.2 kg',
  );
  for (const bullet of bullets.filter((text) => /rain cover/iu.test(text))) {
    expect(bullet).not.toMatch(/^(?:Belt|Straps|Whistle):/u);
  }
});

test('"w/" is "with" in a title of a store', async () => {
  const { title } = await listingOf(
    'woocommerce',
    'Handmade Ceramic Planter w/ Drainage Hole & Saucer',
    'Matte white glaze\n5.5 inches tall\nGreat for succulents',
  );
  expect(title).toBe('Handmade Ceramic Planter with Drainage Hole & Saucer');
});

test('what is not in it heads nothing', async () => {
  const { bullets } = await listingOf(
    'amazon',
    'Gentle Oat Shampoo',
    'No sulfates, parabens or dyes\nSterling silver (925) cap\nLight vanilla scent',
  );
  expect(bullets).toContain('Without: Sulfates, parabens or dyes');
});

test('"gifts for her" is no customer that a product is for', async () => {
  const { description, title } = await listingOf(
    'shopify',
    'Silver Moon Necklace',
    'Comes in a gift box with a card\nNickel free\nChain 45 cm',
    'gifts for her',
  );
  expect(`${title} ${description}`).not.toMatch(/for gifts for/iu);
});

test('a size at the end of a name costs it neither its maker nor what it is', async () => {
  const { title } = await listingOf(
    'woocommerce',
    'Nordvik Stainless Steel Water Bottle 750 ml',
    'Leakproof screw cap with carry loop\nHand wash\nBPA free',
  );
  expect(title).toBe('Nordvik Stainless Steel Water Bottle 750 ml');
});

test('statements with labels of their own keep them, each in its bullet where there is room', async () => {
  const { bullets } = await listingOf(
    'amazon',
    'Ridge Rain Jacket',
    'Reflective trim: seen from all sides at night\nTwo pockets: room for phone and keys\nHood: rolls into the collar',
  );
  expect(bullets).toEqual([
    'Reflective trim: Seen from all sides at night',
    'Two pockets: Room for phone and keys',
    'Hood: Rolls into the collar',
  ]);
});
