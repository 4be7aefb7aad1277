import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const SENTENCE = 'The owner can rely on it every day.';

async function tipOf(name: string, lines: readonly string[], category = '') {
  return (await write('shopify', name, [SENTENCE, ...lines], { category })).pro_tip;
}

describe('tips say which qualities and materials contradict each other', () => {
  it.each<[string, readonly string[], string, string]>([
    ['Larkfell Gold Hoops', ['18K gold', 'Material: 14K Gold'], '18K gold', '14K Gold'],
    [
      'Larkfell Wallet',
      ['Made from bonded leather, for a soft feel.', 'Full grain Tarnside leather cover'],
      'bonded leather',
      'Full grain Tarnside leather',
    ],
    ['Larkfell Top', ['Crewneck', 'Style: Short Sleeve, Scoopneck'], 'Crewneck', 'Scoopneck'],
    ['Larkfell Top', ['V-neck', 'Boat neck'], 'V-neck', 'Boat neck'],
    [
      'Larkfell Hoops',
      ['Silvertone', 'Material: Sterling Silver'],
      'Silvertone',
      'Sterling Silver',
    ],
    [
      'Larkfell Tank',
      ['The tank is made with thin, light, merino wool and fits close.', 'Material: Polyester'],
      'made with thin, light, merino wool',
      'Material: Polyester',
    ],
    [
      'Larkfell Scarf',
      ['Linen/Viscose blend', 'Material: Organic Linen, Spandex'],
      'Linen/Viscose blend',
      'Material: Organic Linen, Spandex',
    ],
    [
      'Larkfell Tight',
      ['Breathable stretch organic cotton/spandex.', 'Material: AeroWeave, Polyester, Rayon'],
      'Breathable stretch organic cotton/spandex',
      'Material: AeroWeave, Polyester, Rayon',
    ],
    [
      'Larkfell Brave Knight Satin Cape',
      ['Fight at sea with this soft, resilient Pirate Cape.'],
      'Knight',
      'Pirate Cape',
    ],
  ])('%s, %j', async (name, lines, one, other) => {
    expect(await tipOf(name, lines)).toContain(`both "${one}" and "${other}"`);
  });

  it.each<[string, readonly string[]]>([
    ['Larkfell Raw Silk Pillow', ['Raw silk', '100% polyester fill']],
    ['Larkfell Silk Robe', ['Lining: 100% polyester']],
    ['Larkfell Gold Hoops', ['Available in 14K gold or 18K gold']],
    ['Larkfell Gold Hoops', ['18K gold', '14K gold clasp', '14K gold-plated box']],
    ['Larkfell Boots', ['Full grain leather upper', 'Faux leather lining']],
    ['Larkfell Top', ['Crewneck', 'Style: Short Sleeve, Crew']],
    ['Larkfell Tank', ['The tank is made of a merino wool blend.', 'Material: Polyester']],
    ['Larkfell Tank', ['The tank is lined with merino wool.', 'Material: Polyester']],
    ['Larkfell Brave Knight Cape', ['This Knight Cape comes with a Pirate Hat.']],
  ])('and not what can both be true: %s, %j', async (name, lines) => {
    expect(await tipOf(name, lines)).not.toContain('both "');
  });

  it('that a sentence is about goods of another kind by the same maker', async () => {
    const tip = await tipOf(
      'Larkfell Reflections Playing Cards',
      ['Each Larkfell puzzle has 100% unique pieces.'],
      'Games > Card Games > Playing Card Decks',
    );
    expect(tip).toContain('also name "Larkfell puzzle"');
  });
});

it('no highlight mentions one side of a contradiction', async () => {
  const listing = await write('amazon', 'Larkfell Gold Hoops', [
    'Simple, elegant hoops for every day.',
    '3/8" diameter',
    '18K gold',
    'Post back',
    'Hinged clasp',
    'Gift box',
    'Nickel free',
    'Material: 14K Gold',
  ]);
  expect(listing.pro_tip).toContain('both "18K gold" and "14K Gold"');
  expect('item_highlights' in listing && listing.item_highlights).not.toMatch(/1[48]K/u);
});
