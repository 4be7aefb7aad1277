import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const PLATFORMS = ['amazon', 'shopify', 'woocommerce'] as const;

describe('tips', () => {
  it.each(PLATFORMS)('name what of the sale was left out for %s', async (platform) => {
    const { pro_tip } = await write(platform, 'Larkfell Power Station', [
      'Two AC outlets power a fridge and a lamp at once',
      '30-day money back guarantee',
    ]);
    expect(pro_tip).toContain('"30-day money back guarantee"');
  });

  it.each(PLATFORMS)('name a claim to heal that was left out for %s', async (platform) => {
    const listing = await write(platform, 'Larkfell Copper Wrap', [
      'A copper wrap for the knee with a strap',
      'Relieves arthritis',
    ]);
    expect(listing.pro_tip).toContain('relieves arthritis');
    expect(listing.description).not.toContain('arthritis');
  });

  it('warn of "eco-friendly" where a store may say it', async () => {
    const { pro_tip } = await write('shopify', 'Larkfell Yoga Mat', ['An eco-friendly mat.']);
    expect(pro_tip).toContain('Be ready to prove "eco-friendly"');
  });

  it('ask for no material of a plant, and for no opening sentence where there is one', async () => {
    const { pro_tip } = await write('woocommerce', 'Larkfell Live Plant', [
      'This plant grows 3 feet tall indoors.',
      'Bright, indirect light',
      'Water once a week',
    ]);
    expect(pro_tip).not.toMatch(/material|sentence/u);
  });
});
