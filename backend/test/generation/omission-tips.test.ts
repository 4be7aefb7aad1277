import type { Platform } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const SENTENCE = 'The owner can rely on it every day.';

async function tipOf(platform: Platform, lines: readonly string[], category = '') {
  return (await write(platform, 'Larkfell Vest', [SENTENCE, ...lines], { category })).pro_tip;
}

describe('tips say what a listing leaves out, and why', () => {
  it('of filters of a store, but only what is nowhere else', async () => {
    const lines = ['A hooded vest.', 'Style_General: Hooded, Soft Shell', 'Climate: Windy'];
    expect(await tipOf('shopify', lines)).toContain(
      'Left out because it reads like a filter of your store: "Style_General: Soft Shell", "Climate: Windy". Put what shoppers need to know into a feature.',
    );
    expect(await tipOf('shopify', ['A hooded vest.', 'Style_General: Hooded'])).not.toContain(
      'filter',
    );
  });

  it('of what the product does not have, but not of groceries', async () => {
    const lines = ['A soft vest.', 'Warranty: No warranty'];
    expect(await tipOf('amazon', lines)).toContain(
      'Left out because it says what the product doesn\'t have: "Warranty: No warranty".',
    );
    expect(await tipOf('amazon', lines, 'groceries')).not.toContain('warranty');
  });

  it('of a sentence with one claim, which the rest could do without', async () => {
    const lines = ['Its quick-drying, anti-microbial and soft fabric keeps you dry all day long.'];
    expect(await tipOf('amazon', lines)).toContain(
      'all day long". The problem is only "anti-microbial": write the rest without it.',
    );
    expect(await tipOf('amazon', ['Anti-microbial'])).not.toContain('problem');
  });
});
