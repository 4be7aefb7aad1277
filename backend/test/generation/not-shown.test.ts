import { describe, expect, it } from 'vitest';
import { readRequestFacts } from '../../src/generation/facts/request-facts.ts';
import { formatAdvice } from '../../src/generation/advice/index.ts';
import { tipsFor } from '../../src/generation/pro-tip.ts';
import { readInput } from '../../src/generation/reading/index.ts';
import { scoreListing } from '../../src/generation/score.ts';
import { write } from './write-fixture.ts';

const NAME = 'Larkfell Warm-Up Pant';
const LINES = [
  'Keep your legs warm on the way to the track in the Larkfell Warm-Up Pant. It wicks away moisture as you run.',
  'Light gray straight leg pants.',
  'Relaxed fit.',
  'Inseam: 32".',
  'Machine wash/dry.',
  'Tarnweave wicking fabric.',
  'Material: Tarnweave, Fleece, Hemp, Wool',
  'Pattern: Solid',
];

describe('what the input says and a listing does not', () => {
  it('is no row of what the product is made of', async () => {
    const { bullets, description } = await write('woocommerce', NAME, LINES);
    expect(`${bullets.join()}${description}`).toContain('Tarnweave, Fleece, Hemp, Wool');
  });

  it('is reported for either writer, but not what the listing says in other words', async () => {
    const request = {
      product_name: NAME,
      features: [...LINES, '2-way stretch'].join('\n'),
      platform: 'shopify',
      tone: 'Professional',
    } as const;
    const listing = await write('shopify', NAME, LINES);
    const text = {
      ...listing,
      description:
        '<p>Light gray, straight-legged pants with a relaxed fit, in Tarnweave fabric that wicks and is machine washable, with a 32" inseam. It dries. A solid pattern.</p>',
    };
    const facts = readRequestFacts(request, '2026-08-01');
    const tips = await tipsFor(text, await scoreListing(text, facts), facts, readInput(request));
    expect(tips.map((tip) => formatAdvice(tip, 'en')).join(' ')).toContain(
      'Not in this listing: "Material: Tarnweave, Fleece, Hemp, Wool", "2-way stretch". If shoppers should see this, add it to the listing.',
    );
  });
});
