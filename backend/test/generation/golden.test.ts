import { PLATFORMS, type Listing } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { createRuleBasedWriter, createGenerator } from '../../src/generation/index.ts';
import { PRODUCTS } from './products.ts';

const clock = { now: () => new Date('2026-08-01T12:00:00Z') };
const generator = createGenerator(createRuleBasedWriter(clock), clock);

/** A listing as a person reads it. */
function shown(listing: Listing): string {
  const lines = [`Title: ${listing.title}`];
  if (listing.item_highlights !== '') lines.push(`Highlights: ${listing.item_highlights}`);
  lines.push(...listing.bullets.map((bullet) => `* ${bullet}`));
  lines.push(
    listing.description.replace(/(?=<(?:p|ul|li|h2)>)|(?=<\/ul>)|(?<=<br>)/gu, '\n').trim(),
  );
  if (listing.meta_description !== '') lines.push(`Meta: ${listing.meta_description}`);
  if (listing.focus_keyphrase !== '') lines.push(`Keyphrase: ${listing.focus_keyphrase}`);
  lines.push(`Keywords: ${listing.keywords.join(', ')}`);
  if (listing.backend_terms !== '') lines.push(`Terms: ${listing.backend_terms}`);
  if (listing.product_tags.length > 0) lines.push(`Tags: ${listing.product_tags.join(', ')}`);
  lines.push(`Scores: ${Object.values(listing.seo_scores).join(', ')}`, `Tip: ${listing.pro_tip}`);
  return lines.join('\n');
}

describe('the rule-based writer', () => {
  it.each(Object.entries(PRODUCTS))('matches the golden listing: %s', async (name, product) => {
    const listings = await Promise.all(
      PLATFORMS.map(async (platform) => {
        const request = { ...product, platform, tone: 'Professional' } as const;
        const { listing } = await generator.generate(request, new AbortController().signal);
        return `## ${platform}\n\n${shown(listing)}\n`;
      }),
    );
    const page = `# ${name}\n\n${product.product_name}\n\n${product.features}\n\n${listings.join('\n')}`;
    await expect(page).toMatchFileSnapshot(`golden/${name.replaceAll(' ', '-')}.txt`);
  });
});
