import { describe, expect, it } from 'vitest';
import { readRequestFacts } from '../../src/generation/facts/request-facts.ts';
import { finish } from '../../src/generation/finish.ts';
import type { Draft, ListingRequest } from '../../src/generation/index.ts';

const TENT: ListingRequest = {
  product_name: 'Larkfell Two-Person Tent',
  features: 'Green nylon\nWeighs 2.4 kg\nPacks into a bag of 45 cm\nTwo doors',
  platform: 'amazon',
  tone: 'Professional',
};
const DRAFT: Draft = {
  title: 'Larkfell Two-Person Tent',
  bullets: ['Material: Green nylon', 'Weight: It weighs 2.4 kg', 'Doors: There are two doors'],
  description: 'A tent of green nylon.',
  keywords: ['tent'],
  backend_terms: 'shelter',
};

const DAY = '2026-08-01';

function finished(draft: Draft, request = TENT) {
  return finish({ ...DRAFT, ...draft }, readRequestFacts(request, DAY), () =>
    Promise.resolve(DRAFT),
  );
}

describe('finish', () => {
  it('removes markup and scripts from an Amazon description, except line breaks', async () => {
    const { description } = await finished({
      description: '<p onclick="x()">A tent.</p><script>alert(1)</script><p>Two doors.</p>',
    });
    expect(description).toBe('A tent.<br>Two doors.');
  });

  it('keeps paragraphs and lists for a store, without attributes', async () => {
    const { description } = await finished(
      {
        description: '<h1>Tent</h1><p class="a">Two doors.</p><ul><li>Green nylon</li></ul>',
        meta_description: 'A tent.',
      },
      { ...TENT, platform: 'shopify' },
    );
    expect(description).toBe('<h2>Tent</h2><p>Two doors.</p><ul><li>Green nylon</li></ul>');
  });

  it('removes final punctuation and duplicates from bullets, and keeps at most five', async () => {
    const bullets = [
      ...(DRAFT.bullets ?? []),
      'Doors: There are two doors.',
      'Bag: It packs into a bag of 45 cm!',
      'Colour: Green',
      'Size: Two-person',
    ];
    const text = await finished({ bullets });
    expect(text.bullets).toHaveLength(5);
    expect(new Set(text.bullets).size).toBe(5);
    expect(text.bullets.some((bullet) => /[.!]$/u.test(bullet))).toBe(false);
  });

  it('truncates Amazon titles to 75 characters between words', async () => {
    const { title } = await finished({
      title:
        'Larkfell Two-Person Tent with green nylon and two doors that packs into a bag of 45 cm',
    });
    expect(title.length).toBeLessThanOrEqual(75);
    expect(title).toBe('Larkfell Two-Person Tent with green nylon and two doors that packs');
  });

  it('keeps backend terms under 250 bytes, lowercase, unique and different from the title', async () => {
    const { backend_terms } = await finished({
      backend_terms: 'Tent, shelter SHELTER the best camping',
    });
    expect(backend_terms).toBe('shelter camping');
  });

  it("leaves fields empty that the platform doesn't use", async () => {
    const text = await finished({
      meta_description: 'A tent.',
      focus_keyphrase: 'tent',
      product_tags: ['tent'],
    });
    expect([text.meta_description, text.focus_keyphrase, text.product_tags]).toEqual(['', '', []]);
  });
});
