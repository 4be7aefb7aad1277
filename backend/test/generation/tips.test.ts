import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const PLATFORMS = ['amazon', 'shopify', 'woocommerce'] as const;

describe('tips', () => {
  it("report that a name doesn't fit in an Amazon title", async () => {
    const name =
      'Larkfell Picnic Blanket with Waterproof Backing, Carry Strap and Pocket for Long Family Days Out';
    const { pro_tip } = await write('amazon', name, ['Rolls up to the size of a bottle']);
    expect(pro_tip).toContain(`has ${name.length} characters`);
    expect(pro_tip).toContain('room for 75');
  });

  it.each(PLATFORMS)('report that a name repeats itself for %s', async (platform) => {
    const { pro_tip } = await write(platform, 'Larkfell Press Larkfell Press Paint Set', [
      'Twelve pans of watercolor in a tin',
    ]);
    expect(pro_tip).toContain('says "Larkfell Press" twice');
  });

  it.each(PLATFORMS)("don't take a measure for words that are said twice for %s", async (on) => {
    const { pro_tip } = await write(on, 'Larkfell Storage Cube, 10 x 10 x 10 inches', [
      'Canvas over board',
    ]);
    expect(pro_tip).not.toContain('twice');
  });

  it.each(PLATFORMS)("don't ask to use the words of a name more or less for %s", async (on) => {
    const { pro_tip } = await write(on, 'Larkfell Co Biscuit Artist Series Skateboard', [
      'Everything you need and nothing more',
      'Form and function in a small package',
    ]);
    expect(pro_tip).not.toMatch(/search for|less often/u);
  });

  it.each(PLATFORMS)('name the sales talk that was left out for %s', async (platform) => {
    const { pro_tip } = await write(platform, 'Larkfell Power Station', [
      'Two AC outlets power a fridge and a lamp at once',
      '30-day money back guarantee',
    ]);
    expect(pro_tip).toContain('"30-day money back guarantee"');
  });

  it.each(PLATFORMS)('name a claim to cure that was left out for %s', async (platform) => {
    const listing = await write(platform, 'Larkfell Copper Wrap', [
      'A copper wrap for the knee with a strap',
      'Relieves arthritis',
    ]);
    expect(listing.pro_tip).toContain('"Relieves arthritis"');
    expect(listing.description).not.toContain('arthritis');
  });

  it.each(PLATFORMS)('quote a health claim with its complete sentence for %s', async (platform) => {
    const listing = await write(platform, 'Larkfell Silk Pillowcase', [
      '22 momme mulberry silk. Envelope closure. Dermatologist recommended, cures acne and wrinkles',
    ]);
    expect(listing.pro_tip).toContain('"Dermatologist recommended, cures acne and wrinkles"');
    expect(`${listing.description}${listing.bullets.join()}`).not.toMatch(/wrinkles|recommended/u);
  });

  it.each(PLATFORMS)('quote what a product claims to do to the body for %s', async (platform) => {
    const listing = await write(platform, 'Larkfell Protein Bar', [
      '20 g protein, 2 g sugar',
      'Whey isolate, no soy',
      'Builds muscle fast, burns fat',
    ]);
    expect(listing.pro_tip).toContain('"Builds muscle fast, burns fat"');
    const { bullets, description, backend_terms: terms } = listing;
    expect(`${description}${bullets.join()}${terms}`).not.toMatch(/muscle|burns/u);
    expect(`${description}${bullets.join()}`).toContain('Whey isolate, no soy');
  });

  it('tell a store that an offer may change, not that it is forbidden', async () => {
    const lines = ['The camera sees birds.', 'Names: optional, $2.99 a month', 'Free shipping'];
    const { pro_tip, description } = await write('shopify', 'Larkfell Bird Feeder', lines);
    expect(pro_tip).toContain('may change: "Names: optional, $2.99 a month", "Free shipping"');
    expect(pro_tip).not.toContain('allow');
    expect(description).not.toContain('optional');
  });

  it.each(PLATFORMS)(
    'quote a doubt in full and keep the statements next to it for %s',
    async (platform) => {
      const listing = await write(platform, 'Larkfell Laptop Stand', [
        'Silicone pads. Holds up to 44 lb? we tested 20 lb. Choking hazard? No. Pouch included.',
      ]);
      expect(listing.pro_tip).toContain('"Holds up to 44 lb? we tested 20 lb"');
      const text = `${listing.bullets.join()}${listing.description}`;
      expect(text).not.toMatch(/44|20 lb|hazard/u);
      expect(text).toMatch(/Silicone pads/u);
      expect(text).toMatch(/Pouch included/u);
    },
  );

  it('quote a number that is corrected', async () => {
    const lines = ['Solid oak', 'Weighs 2 lb, sorry 3 lb', 'Supports 200 lb, tested to 300 lb'];
    const { pro_tip, description } = await write('shopify', 'Larkfell Stool', lines);
    expect(pro_tip).toContain('unclear: "Weighs 2 lb, sorry 3 lb"');
    expect(description).not.toContain('sorry');
    expect(description).toContain('Supports 200 lb');
  });

  it('quote a complete line of praise that was left out', async () => {
    const lines = ['Hybrid noise cancelling', 'Best headphones on the market!!'];
    const { pro_tip } = await write('shopify', 'Larkfell Headphones', lines);
    expect(pro_tip).toContain('"Best headphones on the market"');
  });

  it.each(PLATFORMS)("don't call a line cut off that says there is nothing for %s", async (on) => {
    const { pro_tip } = await write(on, 'Larkfell Coat Rack', [
      'The rack has six hooks.',
      'Solid ash',
      'Warranty: No warranty',
    ]);
    expect(pro_tip).not.toMatch(/breaks? off/u);
  });

  it('warn about "eco-friendly" where a store may say it', async () => {
    const { pro_tip } = await write('shopify', 'Larkfell Yoga Mat', ['An eco-friendly mat.']);
    expect(pro_tip).toContain('Be ready to prove "eco-friendly"');
  });

  it.each([
    ['Known for its medicinal and cosmetic properties', 'medicinal and cosmetic properties'],
    ['Its sap has been used to treat insect bites and sunburn', 'used to treat insect bites'],
  ])('warn about what only medicine may say of itself: %s', async (line, claim) => {
    const { pro_tip } = await write('woocommerce', 'Larkfell Yarrow', [line, 'Grows 2 feet tall']);
    expect(pro_tip).toContain(`Be ready to prove "${claim}"`);
  });

  it('quote a sentence that was left out whole, and not without what the listing has of it', async () => {
    const { pro_tip } = await write('amazon', 'Larkfell Serving Bowl', [
      'Lightweight bowl for snacks, salads, sauces',
      'Made from durable, lightweight, and eco-friendly material, this bowl serves snacks, fruits, sauces and dips.',
    ]);
    expect(pro_tip).toContain(
      '"Made from durable, lightweight, and eco-friendly material, this bowl serves snacks, fruits, sauces and dips"',
    );
  });

  it('take a bundle of the name for no other product', async () => {
    const { pro_tip, description } = await write('shopify', 'Larkfell Gym Start', [
      'The Larkfell Gym Start Bundle is for those who train hard.',
      'Larkfell Gym Start comes in a box.',
    ]);
    expect(pro_tip).not.toContain('another product');
    expect(description).toContain('The Larkfell Gym Start Bundle is');
  });

  it.each(PLATFORMS)('leave out a warranty on groceries, and say so, for %s', async (on) => {
    const lines = ['Crisp cucumbers, ideal for salads.', '2 year warranty'];
    const listing = await write(on, 'Larkfell Cucumber', lines, { category: 'groceries' });
    expect(JSON.stringify([listing.bullets, listing.description])).not.toContain('warranty');
    expect(listing.pro_tip).toContain(
      'Left out because it\'s a warranty, which doesn\'t apply to groceries: "2 year warranty"',
    );
  });

  it('send the terms of a sale to a page that only a store has', async () => {
    const lines = ['The owner can rely on it.', '30-day money back guarantee'];
    const hint = "your store's terms";
    expect((await write('amazon', 'Larkfell Set', lines)).pro_tip).not.toContain(hint);
    expect((await write('shopify', 'Larkfell Set', lines)).pro_tip).toContain(hint);
  });

  it.each([
    ['amazon', 'Larkfell Harbor Jigsaw Puzzle', ['300-Piece Puzzle', 'Blue board, 20 x 30 cm']],
    ['woocommerce', 'Larkfell Otter Bedding Set', ['3 Piece Bedding Set in cotton, 2 x 2 m']],
  ] as const)("don't ask what it is where a feature says so: %s, %s", async (on, name, lines) => {
    const more = [...lines, 'Blue, ages 8+', 'Machine washable'];
    expect((await write(on, name, more)).pro_tip).not.toMatch(/what the product is|in the name/u);
  });

  it('count no words of a sound sentence', async () => {
    const { pro_tip } = await write('amazon', 'Larkfell Bedside Table', [
      'The Larkfell bedside table in oak, 50 cm wide, is a stylish and functional addition to any ' +
        'bedroom, providing convenient storage space and a touch of considerable elegance.',
      'Exceptionally durable construction',
      'Unobtrusive cable management',
      'Sophisticated contemporary appearance',
      'Dimensions: 50 x 40 x 60 cm',
    ]);
    expect(pro_tip).not.toContain('shorter');
  });

  it('quote a sentence that stops at its verb, and a company with the year it was founded', async () => {
    const { pro_tip, description } = await write('shopify', 'Larkfell Otter Plush', [
      'This marvelous ocean animal plush is. Great gift for every marine lover.',
      'Family-owned, and based in the U.S.A. Since 1950, Larkfell has many costumes.',
    ]);
    expect(pro_tip).toContain('cut off at "ocean animal plush is."');
    expect(description).not.toContain('plush is');
    expect(pro_tip).toContain('"Family-owned, and based in the U.S.A. Since 1950, Larkfell has');
  });

  it('quote a question of the input, and call nothing unclear that says what children click together', async () => {
    const { pro_tip, description } = await write('shopify', 'Larkfell Blocks', [
      'As they click the different parts together, children learn.',
      'Broken part? Missing part? Write to us at help@larkfell.example.',
    ]);
    expect(description).toContain('click the different parts');
    expect(pro_tip).not.toContain('unclear');
    expect(pro_tip).toContain('"Broken part?"');
  });

  it.each(PLATFORMS)('say nothing of a placeholder for %s', async (platform) => {
    const lines = ['The rack has six hooks.', 'N/A', 'Solid ash'];
    expect((await write(platform, 'Larkfell Coat Rack', lines)).pro_tip).not.toContain('N/A');
  });

  it('are at most two where one thing is left out', async () => {
    const { pro_tip } = await write('amazon', 'Larkfell Hoodie', [
      'The hoodie has a soft lining.',
      'Weight: 6',
      'Two pockets',
    ]);
    expect(pro_tip).toBe(
      'Add the unit to "Weight: 6": it\'s left out until shoppers can tell what it means. ' +
        'Say which sizes it comes in and how they run, so shoppers can pick theirs.',
    );
  });
});
