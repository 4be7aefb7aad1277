import { FIELDS_BY_PLATFORM, ListingSchema, PLATFORMS } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { createRuleBasedWriter, createGenerator, type Writer } from '../../src/generation/index.ts';

const MUG = {
  product_name: 'Fernbrook Stoneware Mug',
  features: 'Holds 350 ml\nGlazed by hand in grey\nFits most cup holders\nComes in a gift box',
  tone: 'Professional',
} as const;
const live = () => new AbortController().signal;

describe('createGenerator', () => {
  it.each(PLATFORMS)('fills the documented fields for %s, and no others', async (platform) => {
    const generator = createGenerator(createRuleBasedWriter());
    const { listing, writer } = await generator.generate({ ...MUG, platform }, live());
    expect(writer).toBe('embedded');
    expect(ListingSchema.parse(listing)).toEqual(listing);
    const used: readonly string[] = FIELDS_BY_PLATFORM[platform];
    for (const [field, value] of Object.entries(listing)) {
      if (field === 'seo_scores' || field === 'pro_tip' || value === undefined) continue;
      if (field === 'backend_terms' || field === 'item_highlights') continue;
      expect([field, Object.keys(value).length > 0]).toEqual([field, used.includes(field)]);
    }
    expect(listing.pro_tip).not.toBe('');
  });

  it('writes the same text for the same input', async () => {
    const generator = createGenerator(createRuleBasedWriter());
    const first = await generator.generate({ ...MUG, platform: 'shopify' }, live());
    const second = await generator.generate({ ...MUG, platform: 'shopify' }, live());
    expect(second).toEqual(first);
  });

  it('ends with a transient failure if the signal is aborted', async () => {
    const generator = createGenerator(createRuleBasedWriter());
    await expect(
      generator.generate({ ...MUG, platform: 'amazon' }, AbortSignal.abort()),
    ).rejects.toMatchObject({ name: 'GenerationError', transient: true });
  });

  // contract §7.4
  it('rejects a draft without a title or a description, as a transient failure', async () => {
    const writer: Writer = {
      name: 'openai',
      write: () => Promise.resolve({ draft: { title: '<b> </b>', description: 'A mug.' } }),
    };
    await expect(
      createGenerator(writer).generate({ ...MUG, platform: 'amazon' }, live()),
    ).rejects.toMatchObject({ name: 'GenerationError', transient: true });
  });

  it('fills in what a draft lacks with the rule-based writer', async () => {
    const draft = { title: 'Fernbrook Stoneware Mug', description: 'A mug that holds 350 ml.' };
    const writer: Writer = { name: 'openai', write: () => Promise.resolve({ draft }) };
    const { listing } = await createGenerator(writer).generate(
      { ...MUG, platform: 'amazon' },
      live(),
    );
    expect(listing.description).toBe('A mug that holds 350 ml.');
    expect(listing.bullets.length).toBeGreaterThanOrEqual(3);
  });
});

describe("the tip for a model's listing", () => {
  const tipFor = async (features: string, description: string) => {
    const draft = { title: MUG.product_name, description, meta_description: description };
    const writer: Writer = { name: 'openai', write: () => Promise.resolve({ draft }) };
    const request = { ...MUG, features, platform: 'shopify' } as const;
    const { listing } = await createGenerator(writer).generate(request, live());
    return listing.pro_tip;
  };
  const FEATURES = 'The stoneware mug is glazed by hand.\nWeight: 9';

  it('mentions a measurement without a unit only if it was left out', async () => {
    const [left, kept] = [
      await tipFor(FEATURES, 'The stoneware mug is glazed by hand.'),
      await tipFor(FEATURES, 'The stoneware mug is glazed by hand. Its weight is 9.'),
    ];
    expect(left).toContain('Add the unit to "Weight: 9": it');
    expect(kept).toContain('Add the unit to "Weight: 9", so');
  });
});
