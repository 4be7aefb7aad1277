import { describe, expect, it } from 'vitest';
import { write } from '../write-fixture.ts';
import { phrasesOf } from './phrases-of.ts';

describe('a search phrase of a name', () => {
  it.each([
    // No claim behind a dash, no part number, no count behind a slash
    [
      'Tolmar Otter Maze Family Board Game - Thousands Played, Easy to Learn & Fun for All',
      'Tolmar Otter Maze Family Board Game',
    ],
    ['Larkvane 80-KJD931204 Wooden Musical Toy', 'Larkvane Wooden Musical Toy'],
    ['Patch Kit/8 Patches', 'patch kit'],
    // A maker and a noun once
    ['Tolmar Racing Products Tolmar Racing 17 Pinion Gear', 'Tolmar Racing 17 Pinion Gear'],
    [
      'Tolmar K8H 55-inch TV: ZARVEL OLED 4K Ultra HD Smart TV',
      'Tolmar K8H ZARVEL OLED 4K Ultra HD Smart TV',
    ],
    // A title up to its mark, where the name is too long for anyone to type
    [
      'Tolmar Little Hands Set Hop and Draw! ABC and 123 Kids Toddler Art and Craft Activity Pad Fun',
      'Tolmar Little Hands Set Hop and Draw!',
    ],
  ])('is what shoppers type: %s', async (name, phrase) => {
    expect((await phrasesOf(name, ['Comes in a box']))[0]).toBe(phrase);
  });

  it('has the noun that the text has behind it and the category files it by', async () => {
    const line = 'Tolmar’s Trio Over-Ear Headphones feature a 40 mm driver.';
    const [first] = await phrasesOf('Tolmar Trio Over-Ear (Trident)', [line], 'Headphones');
    expect(first).toBe('Tolmar Trio Over-Ear Headphones');
  });

  it('has the maker of a model that is only a number', async () => {
    const { keywords } = await write('shopify', 'KL 600', ['Tolmarin’s choice for listening'], {
      brand_name: 'Tolmarin',
    });
    expect(keywords).toContain('Tolmarin KL 600');
  });

  it('is no trait, no half of a compound, no shelf of a marketplace and nothing that it fits', async () => {
    expect(
      await phrasesOf('Tolmar Splash Proof 80A Electronic Speed Control', ['Splash proof']),
    ).not.toContain('splash proof');
    expect(
      await phrasesOf('Otter Moon Dark Roast Coffee', ['This whole bean coffee is dark.']),
    ).not.toContain('bean coffee');
    const phrases = await phrasesOf(
      'Tolmar Mara Larkvane Zarvel, 1:24 Scale Die-Cast Vehicle, Red',
      ['Opening hood', 'Die-cast body and rubber tires'],
      'Toys & Games > Play Vehicles',
    );
    expect(phrases).toContain('die-cast vehicle');
    expect(phrases.join()).not.toContain('play vehicle');
    expect(
      (
        await phrasesOf(
          'Tolmar Baby Doll Pink High Chair, Can Fit Up to 16 inch Dolls',
          ['Pink'],
          'Toys & Games > Dolls & Accessories > Dolls',
        )
      ).join(),
    ).not.toContain('Tolmar dolls');
  });
});

describe('search terms of the category', () => {
  it('say what a name without a noun is, in a shop’s own shelf', async () => {
    const { backend_terms } = await write('amazon', 'TOLMAR | ZARVEL HI', ['Leather upper'], {
      category: 'SHOES',
    });
    expect(backend_terms).toContain('shoes');
  });

  it('leave out the side of a shelf that the name has nothing of', async () => {
    const { backend_terms } = await write('amazon', 'Tolmar Dumbbell Rattle', ['Easy to hold'], {
      category: 'Toys & Games > Baby & Toddler Toys > Rattles & Plush Rings',
    });
    expect(backend_terms).not.toContain('plush');
  });
});
