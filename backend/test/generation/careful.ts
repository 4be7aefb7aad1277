import { expect, test } from 'vitest';
import { createEmbeddedWriter, createGenerator } from '../../src/generation/index.ts';

/** A product, and what a shop's description of it says. */
export interface Case {
  readonly name: string;
  readonly product: string;
  readonly features: string;
  readonly category?: string;
  /** What the description says in every tone, and what it must not say. */
  readonly says: readonly string[];
  readonly never: readonly string[];
}

const generator = createGenerator(createEmbeddedWriter());

/** A test for each case, named by it. */
export function testCases(cases: readonly Case[]): void {
  test.each(cases)('$name', async ({ product, features, category, says, never }) => {
    for (const tone of ['Professional', 'Friendly', 'Minimalist'] as const) {
      const { listing } = await generator.generate(
        { product_name: product, features, category, tone, platform: 'shopify' },
        new AbortController().signal,
      );
      for (const text of says) {
        expect(listing.description.toLowerCase()).toContain(text.toLowerCase());
        if (/\p{Lu}\p{Ll}+ \p{Lu}/u.test(text)) expect(listing.description).toContain(text);
      }
      for (const text of never) expect(listing.description).not.toContain(text);
    }
  });
}
