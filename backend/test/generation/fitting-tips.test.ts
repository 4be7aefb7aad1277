import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

async function tipOf(name: string, lines: readonly string[], category = ''): Promise<string> {
  return (await write('shopify', name, lines, { category })).pro_tip;
}

const SENTENCE = 'The owner can rely on it every day.';

describe('tips fit the goods', () => {
  it('none asks for the power of a product that says it', async () => {
    const tip = await tipOf('Larkfell RC Truck', ['Electric powered', 'Length: 11 in'], 'RC Cars');
    expect(tip).not.toContain('powered');
  });

  it('none asks for the tools to assemble a beanbag', async () => {
    const lines = [SENTENCE, 'Made of cotton', 'Color: Red', 'Size: 60 x 60 cm'];
    expect(await tipOf('Larkfell Beanbag Chair', lines, 'Chairs')).not.toContain('assembled');
    expect(await tipOf('Larkfell Reading Chair', lines, 'Chairs')).toContain('assembled');
  });

  it('none calls a code of a country or a question that is followed by a request unclear', async () => {
    const lines = ['Never enough room? Carry along this bag.', 'Country of origin: MM'];
    const { description, pro_tip } = await write('shopify', 'Larkfell Bag', lines);
    expect(pro_tip).not.toContain('unclear');
    expect(description).toContain('Never enough room? Carry along this bag.');
    expect(description).toContain('Country of origin: MM');
  });

  it.each([
    // Plugged in, worn on a face once, thrown for a dog, hung on a wall.
    ['Larkfell Pressure Cooker', '', 'powered'],
    ['Larkfell Hydrogel Mask (1 pc)', 'Masks', 'dimensions'],
    ['Larkfell Chew & Fetch Ball for Puppies', 'Dog Toys', 'which ages'],
    ['Larkfell Flapping Bird, Cat Toy', 'Stuffed Toys & Plushies', 'which ages'],
    ['Larkfell Pet Cozy Bed', '', 'assembled'],
    ['Larkfell Portrait of a Heron', '', "what it's for"],
    ['Larkfell Artificial Fern', '', 'how to use it'],
    ['Larkfell Skin Cream', '', 'a size, weight or count'],
    ['Larkfell Neck Threading', '', 'a size, weight or count'],
    // No power in a stick, no storage in a subject, no sizes of a figure
    ['Larkfell Folding Arm', 'mobile-accessories', 'powered'],
    ['Larkfell Star Medal', 'Awards, Art/Science/Computer', 'storage'],
    ['Larkfell Scale Figure: First Dress Ver.', '', 'which sizes'],
    ['Larkfell Cable for Welders', 'Cables', 'which devices'],
    // No device to plug it into
    ['Larkfell Auger Adapter', '', 'which devices'],
    // A coat of paint, which nobody wears
    ['Larkfell Tyre and Trim Nano Coat (250 ML)', '', 'which sizes'],
    ['Larkfell Tyre and Trim Nano Coat (250 ML)', '', 'Describe the fit'],
  ])('%s of %s is not asked for: %s', async (name, category, asked) => {
    expect(await tipOf(name, [SENTENCE], category)).not.toContain(asked);
    const more = [SENTENCE, 'Soft and light', 'Red'];
    expect(await tipOf(name, more, category)).not.toContain(asked);
  });

  it.each([
    ['Larkfell Plush Dog', 'Toys & Games > Plush', 'which ages'],
    ['Larkfell Sleep Capsules', 'Supplements', 'how many are in the pack'],
    ['Larkfell Sleep Capsules Bundle', 'Supplements', "what's in the box"],
    ['Larkfell Dog Bed', 'Pets', 'dimensions'],
    ['Larkfell Kettle', 'Kitchen', 'dimensions'],
  ])('%s of %s is asked for: %s', async (name, category, asked) => {
    expect(await tipOf(name, [SENTENCE, 'Soft and light', 'Red'], category)).toContain(asked);
  });

  it.each([
    ['Larkfell Hinge Bolt', 'Spare Parts', 'Suits all tilt door models', 'which models'],
    ['Larkfell Sleep Capsules', 'Supplements', '60 capsules', 'how many are in the pack'],
    ['Larkfell Sleep Aid', 'Supplements', '60 g. Valerian root (150 mg)', "what's in it"],
    ['Larkfell Sleep Capsules', 'Supplements', '60 vegan capsules', 'how many are in the pack'],
    ['Larkfell Belted Pants', 'Pants', 'Fits a 30 to 34" waist', 'which sizes'],
  ])('%s of %s is not asked for what "%s" says', async (name, category, line, asked) => {
    expect(await tipOf(name, [SENTENCE, line, 'Red'], category)).not.toContain(asked);
  });

  it('ask how to clean only what people eat or drink from', async () => {
    const lines = [SENTENCE, '20 x 8 cm', 'Made of glass'];
    const asked = 'how to clean it';
    expect(await tipOf('Larkfell Amber Glass Plate', lines)).not.toContain(asked);
    expect(await tipOf('Larkfell Amber Glass Dinner Plate', lines)).toContain(asked);
  });

  it.each([
    ['Larkfell Monitor Cable', 'Recommended for monitors of 17 inches and larger'],
    ['Larkfell Drill Adapter', 'Drill chuck on one side, male thread on the other'],
  ])('%s is not asked for the devices in "%s"', async (name, line) => {
    expect(await tipOf(name, [SENTENCE, line, 'Red'])).not.toContain('which devices');
  });

  it.each([
    ['Larkfell Shorts', 'Shorts', '4" inseam'],
    ['Larkfell Leggings', 'Leggings', '3" waistband'],
    ['Larkfell Boots', 'Shoes', 'Warranty: 6 months warranty'],
  ])('%s of %s has no size in "%s"', async (name, category, line) => {
    expect(await tipOf(name, [SENTENCE, line, 'Red'], category)).toContain('which sizes');
  });

  it('name another kind of product under the same name', async () => {
    const lines = ['The Larkfell Thermax Jacket keeps out the wind.', 'Red'];
    expect(await tipOf('Larkfell Thermax Pullover', lines, 'Tops')).toContain(
      'also name "Larkfell Thermax Jacket"',
    );
  });

  it('never praise the input', async () => {
    const lines = [
      'Spins on its base and holds 12 capsules of coffee.',
      'Steel',
      '12 x 12 x 20 cm',
    ];
    expect(await tipOf('Larkfell Coffee Capsule Stand', lines)).toBe(
      'Check the listing against the product before you publish it.',
    );
  });

  it('ask for facts of any kind where little is known of the goods', async () => {
    expect(await tipOf('Larkfell Heron, No. 7', ['A heron at dusk'])).toBe(
      "There isn't much to work with. Add facts that shoppers can compare.",
    );
  });

  it("don't call long prose little to write from", async () => {
    const prose =
      'The plinker plinks the gussets of a frame in one go and keeps them aligned while you work your way from one end of the frame to the other and back again without a pause';
    expect(await tipOf('Larkfell Gusset Plinker', [prose])).not.toContain('much to work with');
  });
});

describe('tips raise no false alarm', () => {
  it.each([
    // Each number has its own noun.
    ['Larkfell Hatch 530 x 530', ['A pre-drilled outer frame (640 x 640 mm) comes with it.']],
    ['Larkfell Cover, 50 x 50 cm', ['Washes at 40. Ships in a carton of 100 x 100 cm.']],
    // A word that also names a shade, and colors of which one word covers all.
    ['Larkfell Hot Pad', ['Warms the back', 'Color: Black']],
    ['Larkfell Light Support Bra', ['Dries soon', 'Color: Green']],
    ['Larkfell Natural Curl Wig', ['Falls to the waist', 'Color: Black']],
    ['Larkfell Transparent Box', ['Opens on top', 'Color: Multicolor']],
    ['Larkfell Blue Gold Balloons', ['Float for days', 'Color: Multicolor']],
    // One amount in two spellings of its unit.
    ['Larkfell Oven', ['Capacity: 19 L, for small families', 'Heats fast', 'Capacity: 19 litres']],
  ])('about two values: %s, %j', async (name, lines) => {
    expect(await tipOf(name, lines)).not.toContain('say both');
  });

  it.each([
    ['Larkfell Top', 'Wear the straps straight or criss cross'],
    ['Larkfell Water', 'Made with purified water'],
    ['Larkfell Fuse', 'An inline fuse of 5 A'],
    ['Larkfell Paint', 'Cat dinding dalaman rumah for walls'],
    // Words of other languages and of trades, which are near others
    ['Larkfell Wine', 'It tells of its terroir, next to masalas'],
    ['Larkfell Sofa', 'A tween will like the cabriole leg'],
  ])('about spelling: %s, %s', async (name, line) => {
    expect(await tipOf(name, [SENTENCE, line])).not.toContain('spelling');
  });

  it.each([
    [
      'If you are unsure which plugs to use, please contact your local hardware store.',
      "it's general advice",
    ],
    ['Great value, Easy to fit', 'it\'s praise without any facts: "Great value"'],
    ['The Larkfell rail is one of dozens of rails available', "it's about other products"],
    ['Limited availability!', "it's about the sale, not the product: "],
    ['Look for Tarn costumes, hooks and rails', "it's about other products"],
    ['Beware of counterfeit rails', "it's about the sale, not the product: "],
    ['Please order only if you agree.', 'it reads like a note from the store'],
    ['We are happy to advise you on wiring.', 'it talks about your business'],
  ])('about the reason why "%s" was left out', async (line, reason) => {
    expect(await tipOf('Larkfell Rail', [SENTENCE, line])).toContain(`Left out because ${reason}`);
  });
});
