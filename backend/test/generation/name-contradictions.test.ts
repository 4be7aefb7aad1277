import { describe, expect, it } from 'vitest';
import type { ListingRequest } from '../../src/generation/index.ts';
import { write } from './write-fixture.ts';

const SENTENCE = 'The owner can rely on it every day.';

async function tipOf(name: string, lines: readonly string[], more: Partial<ListingRequest> = {}) {
  return (await write('shopify', name, [SENTENCE, ...lines], more)).pro_tip;
}

function option(name: string, ...values: string[]): Partial<ListingRequest> {
  return { variants: [{ name, values }] };
}

function attribute(name: string, value: string): Partial<ListingRequest> {
  return { attributes: [{ name, value }] };
}

describe('tips say what contradicts the name', () => {
  it.each<[string, readonly string[], Partial<ListingRequest>, string, string]>([
    [
      'Larkfell Ring (Silver)',
      [],
      option('Material', 'Silver', 'Gold'),
      '(Silver)',
      'Silver, Gold',
    ],
    ['Larkfell Top in 15 Colors', [], option('Color', 'Red', 'Navy'), '15 Colors', 'Red, Navy'],
    ['Larkfell 2-Step Mask', ['This 3-step mask soothes.'], {}, '2-Step', '3-step'],
    ['Larkfell 2Color Stick', ['In 3 different colors.'], {}, '2Color', '3 different colors'],
    [
      'Larkfell Solid Color Tote',
      [],
      attribute('Pattern Type', 'Plaid, Plain'),
      'Solid Color',
      'Pattern Type: Plaid, Plain',
    ],
    [
      'Larkfell USB Electric Wrap',
      [],
      attribute('Power Supply', 'None'),
      'USB Electric',
      'Power Supply: None',
    ],
    [
      'Larkfell Duel Core Laptop',
      [],
      attribute('Number of Cores', 'Quad-Core'),
      'Duel Core',
      'Number of Cores: Quad-Core',
    ],
    [
      'Larkfell Laptop',
      ['Graphics: Intel HD Graphics'],
      attribute('Graphics Chipset', 'Nvidia'),
      'Graphics: Intel HD Graphics',
      'Graphics Chipset: Nvidia',
    ],
    [
      'Larkfell Organic Cotton Throw',
      [],
      attribute('Materials', 'Silk, Linen, Wool, Cotton'),
      'Cotton',
      'Materials: Silk, Linen, Wool, Cotton',
    ],
    [
      'Larkfell Water Resistant Case',
      ['Water Proof: Yes'],
      {},
      'Water Resistant',
      'Water Proof: Yes',
    ],
  ])('%s, %j, %j', async (name, lines, more, one, other) => {
    expect(await tipOf(name, lines, more)).toContain(`say both "${one}" and "${other}"`);
  });

  it.each<[string, readonly string[], Partial<ListingRequest>]>([
    ['Larkfell Ring (Silver)', [], option('Size', 'Small', 'Large')],
    ['Larkfell Rack (Silver)', [], option('Hook color', 'Silver', 'Gold')],
    ['Larkfell 4-Color Pen', ['Available in 6 colors.'], {}],
    ['Larkfell Dress in Electric Blue', [], attribute('Power Supply', 'None')],
    [
      'Larkfell Laptop',
      ['Integrated graphics: Intel UHD'],
      attribute('Dedicated graphics', 'Nvidia'),
    ],
    ['Larkfell Top in 2 Colors', [], option('Color', 'Red', 'Navy')],
    ['Larkfell Top in 3 Sizes', [], option('Color', 'Red', 'Navy')],
    ['Larkfell 2-Step Mask', ['Use the 2-step mask, then a 3-step cream.'], {}],
    ['Larkfell 2-Tier Rack', ['Hangs in 3 steps.'], {}],
    ['Larkfell Solid Color Tote', [], attribute('Pattern Type', 'Plain')],
    ['Larkfell Wrap', [], attribute('Power Supply', 'None')],
    ['Larkfell Dual-Core Laptop', [], attribute('Number of Cores', 'Dual Core')],
    ['Larkfell Cotton Shirt', [], attribute('Material', 'Cotton, Polyester, Spandex')],
    ['Larkfell Case', ['Water Proof: Yes'], {}],
  ])('and nothing else: %s, %j, %j', async (name, lines, more) => {
    expect(await tipOf(name, lines, more)).not.toContain('say both');
  });
});

describe('tips say what is missing in the input', () => {
  it('the unit of a number with words after it', async () => {
    expect(await tipOf('Larkfell Oven', ['Capacity: 22, for 4 people'])).toContain(
      'Add the unit to "Capacity: 22"',
    );
    expect(await tipOf('Larkfell Oven', ['Wattage: 12w'])).not.toContain('Add the unit');
  });

  it('a figure that was lost', async () => {
    expect(await tipOf('Larkfell Case', ['Size: 250*15**12mm'])).toContain(
      'Complete "250*15**12mm"',
    );
    expect(await tipOf('Larkfell Case', ['**Size** 250*15*12mm'])).not.toContain('Complete');
  });

  it('room for a name that themes cut off', async () => {
    const name = `Larkfell Tote ${'with a long strap and a zip '.repeat(4)}in oak brown`;
    expect(await tipOf(name, [])).toContain('Shorten the product name.');
  });
});
