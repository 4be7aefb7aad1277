import { describe, expect, it } from 'vitest';
import { page } from '../../../e2e/eval/page.ts';
import { read, type Sample } from '../../../e2e/eval/record.ts';
import { createRuleBasedWriter, createGenerator } from '../../src/generation/index.ts';

const generator = createGenerator(createRuleBasedWriter());

async function pageOf(sample: Sample): Promise<string> {
  const { listing } = await generator.generate(sample, new AbortController().signal);
  return page([read(sample, { id: sample.id, platform: sample.platform, listing, ms: 1 })]);
}

describe('the eval page', () => {
  it('shows markup in any field of a record as text', async () => {
    const nasty = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const markup = await pageOf({
      id: `a${nasty}`,
      product_name: `Steel Mug ${nasty}`,
      features: `Holds 350 ml\n${nasty}\nGlazed in grey`,
      category: nasty,
      platform: 'shopify',
      tone: 'Professional',
    });
    // Inside an attribute its quotes are escaped, so it cannot end it.
    expect(markup).not.toMatch(/<script|<img/iu);
    expect(markup).toContain(`<section id="a&#34;&#62;&#60;script&#62;`);
    expect(markup).toContain('&#60;script&#62;');
  });

  it('shows even a hostile description only as structure and text', () => {
    const sample: Sample = {
      id: 'a',
      product_name: 'Mug',
      features: 'Steel',
      platform: 'shopify',
      tone: 'Bold',
    };
    const listing = {
      title: 'Mug',
      bullets: [],
      description:
        '<p onclick="x()">A</p><p>Steel &amp; oak</p><script>x()</script><ul><li>One</li></ul>',
      keywords: ['mug'],
      backend_terms: '',
      focus_keyphrase: '',
      meta_description: '',
      product_tags: [],
      item_highlights: '',
      seo_scores: {
        keyword_density: 1,
        readability: 1,
        conversion_potential: 1,
        platform_compliance: 1,
      },
      pro_tip: 'None.',
    };
    const markup = page([read(sample, { id: 'a', platform: 'shopify', listing, ms: 1 })]);
    expect(markup).not.toMatch(/<script|<p onclick/u);
    expect(markup).toContain('<p>Steel &amp; oak</p>');
    expect(markup).toContain('<ul><li>One</li></ul>');
  });
});
