import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** How the pages of shops are read (ADR-0072). */
describe('a listing from a shop page', () => {
  it('has one item for each label above its value', async () => {
    const { description } = await write('shopify', 'Larkfell Pearl Pendant', [
      'HALL MARK',
      '14CT & XRF TESTED',
      'CONDITION',
      'EXCELLENT',
      'OVERALL LENGTH',
      '28MM',
      'WEIGHT',
      '3 GRAMS',
      'RING SIZE',
      'SEE IMAGES',
    ]);

    expect(description).toBe(
      '<ul><li>Hall mark: 14CT &amp; XRF tested</li><li>Condition: Excellent</li>' +
        '<li>Overall length: 28 mm</li><li>Weight: 3 grams</li></ul>',
    );
  });

  it('has paragraphs below the line that leads them in', async () => {
    const { description } = await write('shopify', 'Larkfell Window Wiper', [
      'Streak-Free Cleaning Made Simple',
      'Clean glass and tiles in one motion with the Larkfell Window Wiper. Its silicone blade leaves no water behind.',
      '• Handle with a loop for hanging',
      '• Blade that can be replaced',
    ]);

    expect(description).toBe(
      '<p>Streak-Free Cleaning Made Simple.</p><p>Clean glass and tiles in one motion with the Larkfell Window Wiper. ' +
        'Its silicone blade leaves no water behind.</p>' +
        '<ul><li>Handle with a loop for hanging</li><li>Blade that can be replaced</li></ul>',
    );
  });

  it('has a paragraph, and the line above it, as text between the items of a list', async () => {
    const { description } = await write('shopify', 'Larkfell Watch Case', [
      'Larkfell Case: The Guardian of Your Watch',
      'The Larkfell Case is made for people who climb, swim and run, and who look at the time while they do it. It protects a watch from drops, sand and rain, and it closes with one click.',
      'Bold and Refined',
      'Fine Edges: The case is polished by hand in two passes.',
      'Color: Black',
    ]);

    expect(description).toBe(
      '<p>Larkfell Case: The Guardian of Your Watch.</p>' +
        '<p>The Larkfell Case is made for people who climb, swim and run, and who look at the time while they do it. ' +
        'It protects a watch from drops, sand and rain, and it closes with one click.</p>' +
        '<ul><li>Fine Edges: The case is polished by hand in two passes</li><li>Color: Black</li></ul>',
    );
  });

  it('has sentences below a heading as a list, and no heading at its end', async () => {
    const { description } = await write('shopify', 'Larkfell Hair Oil', [
      'Key Ingredients',
      'Amla: From two farms.',
      'Brahmi: Pressed cold.',
      'Benefits',
      'The oil tames dry hair within minutes.',
      'Combing gets easier after every wash.',
      'The scent of rosemary stays in the hair.',
      'Usage Instructions',
    ]);

    expect(description).toContain(
      '<li>The oil tames dry hair within minutes</li><li>Combing gets easier after every wash</li>' +
        '<li>The scent of rosemary stays in the hair</li>',
    );
    expect(description).not.toContain('Usage');
  });

  it.each(['OVERVEIW', 'Key Features (both variants)', 'What makes this product so special?'])(
    'has no item that is a heading: %s',
    async (heading) => {
      const { description } = await write('shopify', 'Larkfell Stroller', [
        heading,
        'The Larkfell Stroller folds with one hand and fits into an overhead bin.',
        'Five-point harness',
        'Reclining seat',
      ]);

      expect(description.toLowerCase()).not.toContain(heading.toLowerCase());
      expect(description).toContain('folds with one hand');
    },
  );

  it('has a fact with its own label beside the list that a sentence leads in', async () => {
    const { description } = await write('shopify', 'Larkfell Sport Short', [
      'The Sport Short features:',
      'Front pockets',
      'Adjustable waistband',
      'Fabric: 81% recycled polyester, 19% elastane',
    ]);

    expect(description).toContain(
      '<li>The Sport Short features: Front pockets, Adjustable waistband</li>',
    );
    expect(description).toContain('<li>Fabric: 81% recycled polyester, 19% elastane</li>');
  });

  it('has a sentence that opens on a measure whole', async () => {
    const { bullets } = await write('amazon', '20 oz. Larkfell Water Bottle', [
      'The 20 oz. White Larkfell Water Bottle keeps drinks hot or cold. It fits most cup holders.',
    ]);

    expect(bullets).toContain('The 20 oz. White Larkfell Water Bottle keeps drinks hot or cold');
  });

  it('has items below headings that have no mark, and no heading without items', async () => {
    const { description } = await write('shopify', 'Larkfell Wood Ornament', [
      'Celebrate your favorite place with a slice of real wood. No two are alike. 🌙',
      '✨ Yours to keep',
      '• One ornament with a cord',
      '• Engraved with a name and a year',
      '🖤 Design options',
    ]);

    expect(description).toBe(
      '<p>Celebrate your favorite place with a slice of real wood. No two are alike.</p>' +
        '<ul><li>One ornament with a cord</li><li>Engraved with a name and a year</li></ul>',
    );
  });

  it('has a separate item for each item of a list under a heading in capitals', async () => {
    const { description } = await write('shopify', 'Larkfell Tumbler', [
      'The Larkfell Tumbler keeps drinks cold for a day.',
      'YOURS TO KEEP',
      '• One tumbler with your own photo',
      '• Clear lid and a straw',
      'PRINTED TO LAST',
      '• Colors that stay bright in the dishwasher',
      '• 1.',
    ]);

    expect(description).toContain('<li>Clear lid and a straw</li>');
    expect(description).not.toContain('1.');
  });

  it('has what something is counted by before it', async () => {
    const { description } = await write('shopify', 'Larkfell Cupcake', [
      '6 pieces. per piece. cal 170 - carb 6 - fat 15',
    ]);

    expect(description).toContain('Per piece. cal 170');
  });

  it('has a short description for WooCommerce that says more than its teaser', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Loveseat', [
      'Easy to love. The Larkfell in birch looks cozy and refined, like a sweater on a windy beach. This loveseat has a tufted bench, loose pillows and legs of solid walnut. Your guests will not want to get up from it again.',
    ]);

    expect(bullets).toEqual([
      'Easy to love. The Larkfell in birch looks cozy and refined, like a sweater on a windy beach.',
    ]);
    expect(description).toMatch(/^<p>This loveseat has a tufted bench/u);
  });

  it('never says that a product has itself', async () => {
    const { description } = await write(
      'shopify',
      'Larkfell Bottom',
      ['Strap bottom', 'Ultra thin straps', 'Matte finish', 'Quick drying'],
      { category: 'Bottoms' },
    );

    expect(description).not.toContain('has a strap bottom');
  });

  it('has one item for all values of one label', async () => {
    const { description, pro_tip } = await write(
      'shopify',
      'Larkfell Back Cover for Tarno Phones',
      [
        'Design: Plain',
        'Design: Marble',
        'Package: Yes',
        'Fits model: Tarno Note 8',
        'Fits model: Tarno S8 Plus',
        'Fits model: Tarno S9',
        'Fits model: TARNO S10 LITE',
      ],
    );

    expect(description).toBe(
      '<ul><li>Design: Plain, Marble</li>' +
        '<li>Fits model: Tarno Note 8, Tarno S8 Plus, Tarno S9, Tarno S10 Lite</li></ul>',
    );
    expect(pro_tip).not.toContain('unclear');
  });

  it('has neither item numbers nor delivery, nor a heading without content', async () => {
    const { description } = await write('shopify', 'Larkfell Jumpsuit', [
      'SKU code: KK-SPRING22-16',
      'A sleeveless jumpsuit with a belt that ties at the waist.',
      'Side pockets',
      'Shipping',
      'Delivery in 9-12 business days',
    ]);

    expect(description).not.toMatch(/sku|shipping|delivery/iu);
    expect(description).toContain('Side pockets');
  });

  it('has no rest of a template, and says so', async () => {
    const { description, pro_tip } = await write('shopify', 'Larkfell Dog Tag', [
      'A tag with a photo of your pet, and hardware to hang it from a collar.',
      'Choice of shape: [bone / circle / other – edit as needed]',
    ]);

    expect(description).not.toContain('edit as needed');
    expect(pro_tip).toContain('edit as needed');
  });

  it("has none of a machine's yes and no", async () => {
    const { description } = await write('shopify', 'Larkfell Stroller', [
      'Is Foldable: Y',
      'Brand Name: Larkfell',
      'Load Bearing: 10 kg',
      'Wheels with rubber tires',
    ]);

    expect(description).not.toMatch(/foldable|brand name/iu);
    expect(description).toContain('Load Bearing: 10 kg');
  });

  it('says what the product can or cannot do', async () => {
    const { description } = await write('shopify', 'Larkfell Wall Lamp', [
      'Is Dimmable: No',
      'Is Smart Device: No',
      'Shade Direction: Up and down',
      'Iron body with a matte finish',
    ]);

    expect(description).toContain('<li>Dimmable: No</li>');
    expect(description).not.toMatch(/smart device/iu);
  });

  it('has no marks of a list that is numbered in any way', async () => {
    const { description } = await write('shopify', 'Larkfell Fountain Nozzle', [
      '1、304 stainless steel inside and out',
      '2、Fits a standard hose without tools',
    ]);

    expect(description).toContain('<li>304 stainless steel inside and out</li>');
    expect(description).toContain('<li>Fits a standard hose without tools</li>');
  });

  it('has no search terms after its paragraphs', async () => {
    const { description } = await write('shopify', 'Larkfell Pond Liner', [
      'The liner keeps the water in and the roots out for many years. pond liner',
      'It can be cut with scissors and patched with tape. pond liner',
    ]);

    expect(description).toContain('for many years.');
    expect(description.toLowerCase()).not.toContain('. pond liner');
  });

  it.each([
    'Only 1 available',
    'Item number 25941-93',
    'If for any reason you are not happy with the item, you can return it within 5 days',
    'In order to keep the price low there is no certificate',
    'Please message us to order',
    'See our fit guide',
  ])('says nothing of the shop: %s', async (said) => {
    const { description, pro_tip } = await write('shopify', 'Larkfell Gold Necklace', [
      'A fine chain that lies flat and catches the light.',
      said,
    ]);

    expect(description).not.toContain(said);
    expect(pro_tip).toContain(said);
  });

  it.each([
    'Kids love to learn more about space with it.',
    'The model is 178 cm tall and is wearing a size small.',
    'A printed fit guide is in the box.',
  ])('says what only sounds like talk of the shop: %s', async (said) => {
    const { description } = await write('shopify', 'Larkfell Space Suit', [
      'The Larkfell Space Suit has a zipper and four patches.',
      said,
    ]);

    expect(description).toContain(said.replace(/\.$/u, ''));
  });

  it('says for what it is ideal, a small business too', async () => {
    const { description } = await write('shopify', 'Larkfell Bag Sealer', [
      'Seals bags with heat in seconds.',
      'Ideal for kitchens, travel and small business packaging.',
    ]);

    expect(description).toContain('small business packaging');
  });
});

describe('the sizes of a shop page', () => {
  const descriptionOf = async (name: string, lines: readonly string[]) =>
    (await write('shopify', name, lines)).description;

  it('stay below the part of a set that they are the sizes of', async () => {
    const html = await descriptionOf('Bamboo Bed Set', [
      'Keep your bed fresh with this waterproof set.',
      'Mattress Protector',
      'Twin: 38 x 75 in',
      'Queen: 60 x 80 in',
      'Pillow Protectors',
      'Standard: 20 x 26 in',
      'Queen: 20 x 30 in',
    ]);
    expect(html).toContain('Mattress Protector: Twin: 38 x 75 in, Queen: 60 x 80 in');
    expect(html).toContain('Pillow Protectors: Standard: 20 x 26 in, Queen: 20 x 30 in');
  });

  it('keep all that bars part in a row, and a heading that ends in a dash', async () => {
    const html = await descriptionOf('Girls Party Dress', [
      'This dress twirls.',
      'Size in inches-',
      '0-1 years old - Chest 17 | Dress length: 18.75',
      '1-2 years old - Chest 18 | Dress length: 20',
      '3-4 years old - Chest 20 | Dress length: 23',
    ]);
    expect(html).toContain('Size in inches: 0-1 years old - Chest 17, Dress length: 18.75');
    expect(html).toContain('3-4 years old - Chest 20, Dress length: 23');
  });
});
