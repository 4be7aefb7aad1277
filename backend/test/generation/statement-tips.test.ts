import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('the tip', () => {
  const tipOn = async (name: string, lines: readonly string[], more = {}) =>
    (await write('amazon', name, lines, more)).pro_tip;

  it('quotes a line that leaves the shopper with a question', async () => {
    const lines = [
      'The wide mouth takes ice cubes.',
      'Fits most car cup holders?? no - fits bike cages',
    ];
    expect(await tipOn('Steel Bottle', lines)).toContain(
      'unclear: "Fits most car cup holders?? no - fits bike cages".',
    );
  });

  it('quotes complete statements that the platform never allows', async () => {
    const tip = await tipOn('Oak TV Stand', ['The stand holds TVs up to 65".', 'Ships in 2 boxes']);
    expect(tip).toContain('Left out because Amazon doesn\'t allow it: "Ships in 2 boxes".');
  });

  it("doesn't treat a disclaimer as a claim, and asks for proof of claims that the law allows", async () => {
    const note = 'This product is not intended to diagnose, treat, cure or prevent any disease.';
    expect(await tipOn('Magnesium Capsules', ['Vegan capsule', note])).not.toContain('"cure"');
    const cleared = await tipOn('Baby Thermometer', ['Reads in one second.', 'FDA cleared']);
    expect(cleared).toContain('Be ready to prove "FDA cleared" with figures.');
    const mat = ['The mat goes from the freezer to the oven.', 'An FDA approved silicone mat'];
    expect((await write('shopify', 'Silicone Baking Mat', mat)).pro_tip).toContain(
      'Check "FDA approved": the FDA approves drugs and some medical devices, but few other products.',
    );
  });

  it('reports two shapes of one part, but not two colors of two parts', async () => {
    const wok = ['Flat bottom sits steady.', 'Round bottom for wok burners.'];
    expect(await tipOn('Carbon Steel Wok', wok)).toContain('both "Flat bottom" and "Round bottom"');
    const chair = ['Fabric: polyester velvet', 'Color: Emerald'];
    expect(await tipOn('Accent Chair with Gold Legs', chair)).not.toContain('Check which');
  });

  it.each([
    ['Edelstahl Brotdose', 'Die Brotdose ist für den Tag und hält dicht.'],
    ["Coussin d'allaitement en coton", 'Il soutient le dos et les bras pendant la tétée.'],
    ['Sandalias de cuero', 'Hechas a mano en Menorca por una familia con la suela ligera.'],
  ])('does not ask for the material of %s', async (name, line) => {
    expect(await tipOn(name, [line])).not.toContain('material');
  });
});
