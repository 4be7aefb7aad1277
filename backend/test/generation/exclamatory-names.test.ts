import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';
import { phrasesOf } from './search-phrases/phrases-of.ts';

describe('an exclamation mark in a name', () => {
  it('stays in an Amazon title if it belongs to the brand or the line', async () => {
    const name = 'Hop! Larkle! Kids Wooden Otter Puzzle';
    const { title, keywords } = await write('amazon', name, ['12 pieces']);
    expect(title).toBe(name);
    expect(keywords[0]).toBe(name);
  });

  it('stays if the text continues after it', async () => {
    const { title } = await write('amazon', 'Grab It!', ['Grab it! is a card game for the road.']);
    expect(title).toBe('Grab It!');
  });

  it.each([
    ['NEW! Tolmar Otter Mug', 'NEW Tolmar Otter Mug'],
    ['Tolmar Otter Mug Great Gift! Keeps Tea Warm', 'Tolmar Otter Mug Great Gift Keeps Tea Warm'],
    ['Tolmar Otter Mug!', 'Tolmar Otter Mug'],
    ['Rail for GO!!! and Digital 143', 'Rail for GO and Digital 143'],
  ])('goes from a title that only promotes with it: %s', async (name, title) => {
    expect((await write('amazon', name, ['Holds 300 ml of tea'])).title).toBe(title);
  });

  it('is in all phrases that have the name, and hides it from no score', async () => {
    const name = 'Larkle! Rumble Otter Fashion Doll & Sister';
    const lines = ['Dress her in her fierce fashions', 'Package becomes a playset'];
    expect((await phrasesOf(name, lines, 'Dolls'))[0]).toBe(name);
    const { seo_scores } = await write('shopify', name, lines, { category: 'Dolls' });
    expect(seo_scores.keyword_density).toBeGreaterThan(0);
  });
});
