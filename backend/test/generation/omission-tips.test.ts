import { REQUEST_LIMITS, type Platform } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const SENTENCE = 'The owner can rely on it every day.';

async function tipOf(platform: Platform, lines: readonly string[], category = '') {
  return (await write(platform, 'Larkfell Vest', [SENTENCE, ...lines], { category })).pro_tip;
}

describe('tips say what a listing leaves out, and why', () => {
  it('of filters of a store, but only what is nowhere else', async () => {
    const lines = ['A hooded vest.', 'Style_General: Tee, Tank', 'Climate: Windy'];
    expect(await tipOf('shopify', lines)).toContain(
      `Left out because they're for your store's filters and records: "Style_General: Tee, Tank", "Climate: Windy". If shoppers need to know this, write it as a feature.`,
    );
    expect(await tipOf('shopify', ['A hooded vest.', 'Style_General: Hooded'])).not.toContain(
      'filter',
    );
  });

  it('of lines with a word that the merchant avoids, without that word', async () => {
    const { pro_tip } = await write(
      'shopify',
      'Larkfell Vest',
      [SENTENCE, 'A nice present for people who hate the cold', 'Two chest pockets'],
      { banned_words: ['nice'] },
    );
    expect(pro_tip).toContain(
      'A statement was left out because it contains one of your words to avoid. Say it in other words.',
    );
    expect(pro_tip).not.toContain('nice');
  });

  it('quoting each row for a filter, but none that repeats the listing in other words', async () => {
    const rows = ['Gender: Men, Women', 'Category_gear: Hiking', 'Climate: All-weather'];
    expect(await tipOf('shopify', ['A soft vest.', ...rows])).toContain(
      '"Gender: Men, Women", "Category_gear: Hiking", "Climate: All-weather"',
    );
    const front = ['1/4-zip vest with a raincoat collar.', 'Style_General: ¼ Zip, Rain Coat'];
    expect(await tipOf('shopify', front)).not.toContain('Style_General');
  });

  it('of the end of a name that has no room, whatever else there is to report', async () => {
    const name =
      'Larkfell Cordless Vacuum Cleaner with a Display and Two Brushes for Carpets, Rechargeable and Long Lasting Design, Lightweight';
    const text = 'The vacuum cleaner runs for an hour. Its lamps show the dust.';
    const lines = [text, 'A lightweight body.', 'Weight: 4', 'We love to help you.'];
    const { pro_tip, title } = await write('amazon', name, lines);
    expect(title).not.toContain('Rechargeable');
    expect(pro_tip).toContain('Left out of every field: ');
    expect(pro_tip).toContain('"Rechargeable and Long Lasting Design"');
    expect(pro_tip).not.toContain('"Lightweight"');
  });

  it('and call no line broken off that leads to others', async () => {
    const lines = ['This box of sweets is filled with', 'Donuts', 'Pancakes', 'Chips', 'A bow'];
    const tip = await tipOf('shopify', lines);
    expect(tip).not.toContain('This box of sweets');
    expect(tip).not.toMatch(/break/u);
  });

  it('of what the product does not have, but not of groceries', async () => {
    const lines = ['A soft vest.', 'Warranty: No warranty'];
    expect(await tipOf('amazon', lines)).toContain(
      'Left out because it says what the product doesn\'t have: "Warranty: No warranty".',
    );
    expect(await tipOf('amazon', lines, 'groceries')).not.toContain('warranty');
  });

  it('of a sentence with one claim, which the rest could do without', async () => {
    const lines = ['It is quick-drying and anti-microbial, and its fabric keeps you dry all day.'];
    expect(await tipOf('amazon', lines)).toContain(
      'all day". Only "anti-microbial" is the problem; keep the rest.',
    );
    expect(await tipOf('amazon', ['Anti-microbial'])).not.toContain('problem');
    const bamboo = ['The vest is a light garment made from eco-friendly bamboo.'];
    expect(await tipOf('amazon', bamboo)).toContain('doesn\'t allow it: "eco-friendly".');
  });

  it('of the words for which whole sentences are refused', async () => {
    const lines = [
      'An eco-friendly vest that is light, and you can wash it in any machine.',
      'Its anti-microbial lining dries within an hour, and you can fold it.',
      'Visibility is guaranteed at night from any side.',
    ];
    expect(await tipOf('amazon', lines)).toContain(
      'Only "eco-friendly", "anti-microbial" and "guaranteed" are the problem; keep the rest.',
    );
    expect(await tipOf('amazon', lines.slice(2))).toContain('Only "guaranteed" is the problem');
    expect(
      await tipOf('shopify', ['The vest is warm, and free shipping comes with it.']),
    ).toContain('Only "free shipping" is the problem');
    const delivery = 'Free shipping worldwide, with an estimated shipping time of 12 days.';
    expect(await tipOf('amazon', [delivery])).not.toContain('keep the rest');
  });

  it('of no whole row of values at the very end of what a field holds', async () => {
    const row = 'Climate: Cool, Mild, Spring, Windy';
    const lines = [SENTENCE, 'x', row];
    const room = REQUEST_LIMITS.features - lines.join('\n').length - '..'.length;
    const long = 'Soft. '.repeat(Math.floor(room / 'Soft. '.length)).trim();
    const tip = (await write('shopify', 'Larkfell Vest', [SENTENCE, long, row])).pro_tip;
    expect(tip).not.toMatch(/breaks? off/u);
    expect(tip).toContain(`"${row}"`);
  });
});

it('a verb or preposition of a long name is no omission', async () => {
  const { pro_tip } = await write(
    'amazon',
    'Tarn Zenova Mixer Grinder with Coarse Blade and 4 Steel Jars including Chopper Jar with Hands Free Lid',
    ['The grinder turns seeds to paste.', 'Four jars, one of them with a chopper and a free lid.'],
  );

  expect(pro_tip).not.toContain('"including"');
});
