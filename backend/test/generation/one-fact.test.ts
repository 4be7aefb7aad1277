import { expect, it } from 'vitest';
import { write } from './write-fixture.ts';

it('one fact is one item, even if "It" follows several things', async () => {
  const { description } = await write('shopify', 'Larkfell Aroma Diffuser', [
    'Runs up to 10 hours on low mist. 7 LED colors or no light at all. It shuts off when the water runs out. Tank 300 ml. Wood grain finish. Quiet, under 30 dB.',
  ]);
  expect(description).toContain('<li>7 LED colors or no light at all</li>');
  expect(description).toContain('<li>Shuts off when the water runs out</li>');
});

it('consecutive measurements are separate items in Spanish too', async () => {
  const { description, pro_tip } = await write('shopify', 'Toalla de playa', [
    'Se seca rápido y no retiene la arena. 160 x 80 cm, 220 g. 85% poliéster, 15% poliamida. Incluye bolsa con cierre. Color: azul coral.',
  ]);
  expect(description).toContain('<li>160 x 80 cm, 220 g</li><li>85% poliéster, 15% poliamida</li>');
  expect(pro_tip).not.toContain('material');
});

it('French text keeps the space before a colon inside a paragraph', async () => {
  const { description } = await write('shopify', 'Sac banane en cuir pour femme', [
    'Cuir de vachette pleine fleur. Deux poches zippées et une poche intérieure pour les cartes. Dimensions : 22 x 14 x 6 cm. Se porte à la taille ou en bandoulière.',
  ]);
  expect(description).toContain('Dimensions : 22 x 14 x 6 cm');
});

it('an Amazon description is not just what the bullets left out', async () => {
  const kettle = await write('amazon', 'Larkfell Gooseneck Kettle 0.9L', [
    'Capacity: 0.9 L',
    'Power: 1200 W',
    'Material: 304 stainless steel',
    'Temperature range: 104-212°F in 1° steps',
    'Keep warm: 60 minutes',
    'Auto shut-off and boil-dry protection',
    'Cord length: 2.5 ft',
  ]);
  expect(kettle.description).toContain('304 stainless steel');
  const kit = await write('amazon', 'Larkfell Balloon Garland Kit', [
    '129 pcs: 18in, 12in, 10in and 5in latex balloons',
    '16 ft balloon strip, 100 glue dots, tying tool, ribbon',
    'Balloons arrive deflated',
    'For baby showers, birthdays, weddings',
  ]);
  expect(kit.description).toMatch(/^Larkfell Balloon Garland Kit<br><br>129 pcs/u);
});

it('a color at the end of a paragraph fills a bullet, and a heading that ends the name is dropped', async () => {
  const blanket = await write('amazon', 'Larkfell Chunky Knit Throw Blanket', [
    'Hand knit from thick chenille yarn, 50 x 60 inches. It does not shed or pill. Weighs 4.4 lb. Machine washable in a laundry bag, lay flat to dry. Cream.',
  ]);
  expect(blanket.bullets).toContain('Color: Cream');
  const jack = await write('amazon', 'Larkfell Floor Jack 3 Ton Low Profile', [
    '【LOW PROFILE】Minimum height of 3.15 inches slides under lowered cars',
    '【DUAL PUMP】Two pump pistons reach the lifting point in 6 strokes',
    '【LIFT RANGE】3.15 in to 19.7 in',
    '【NOTE】Use jack stands when working under a vehicle',
  ]);
  expect(jack.description).not.toMatch(/Profile – Low profile/u);
});

it("the tip doesn't ask for the material of a powder, or one that the details give as letters", async () => {
  const lines = ['Micronized', '60 servings of 5 g'];
  expect((await write('shopify', 'Larkfell Creatine Powder 300g', lines)).pro_tip).not.toContain(
    'material',
  );
  expect(
    (await write('shopify', 'Larkfell Reading Glasses', ['TR90 frame', 'Case'])).pro_tip,
  ).not.toContain('material');
});
