import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/generation/realizing/cited.ts';
import { cutAtWord } from '../../src/generation/realizing/title.ts';
import { write } from './write-fixture.ts';

const LONG_NAME =
  'Hearthside Cookware Set with Glass Lids, Granite Gray, 12 Pieces, Gift for New Homes and Kitchens';

describe('titles', () => {
  it('are the name as given', async () => {
    const { title } = await write('shopify', LONG_NAME, ['Heats evenly', 'Stay-cool handles']);
    expect(title).toBe(LONG_NAME);
  });

  it('hold whole segments where the name is too long, and none that tells variants apart is lost', async () => {
    const { title, item_highlights } = await write('amazon', LONG_NAME, ['Heats evenly']);
    expect(title).toBe('Hearthside Cookware Set with Glass Lids, Granite Gray, 12 Pieces');
    expect(item_highlights).toContain('Gift for New Homes and Kitchens');
  });

  it('may be longer, without highlights, before 27 July 2026', async () => {
    const { title, item_highlights } = await write('amazon', LONG_NAME, ['Heats evenly'], {
      day: '2026-07-26',
    });
    expect([title, item_highlights]).toEqual([LONG_NAME, '']);
    const later = await write('amazon', LONG_NAME, ['Heats evenly'], { day: '2026-07-27' });
    expect(later.title.length).toBeLessThanOrEqual(75);
  });

  it('get the noun back that went with a segment', async () => {
    const name = `Sweetbriar ${'Mountain Meadow '.repeat(4)}Queen Comforter Set`;
    const { title } = await write('amazon', name, ['Soft'], {
      category: 'Bedding > Comforter Sets',
    });
    expect(title).toMatch(/ Comforter Set$/u);
  });

  it.each([
    [
      'the product, where a later segment names it and has no room',
      'The Harbor Lane, The Little Otter Goes to Market Happy Birthday Oversized Soft Book, 9 in',
      'The Harbor Lane, The Little Otter Goes to Market Happy Birthday Book, 9 in',
    ],
    [
      'a segment up to who made it',
      'Penrose Evening at the Lake - Boats & Mountains 1000 Piece Jigsaw Puzzle by Ada Lindqvist',
      'Penrose Evening at the Lake - Boats & Mountains 1000 Piece Jigsaw Puzzle',
    ],
    [
      'the count that stands before the product',
      'Penrose Quiet Evening at the Long Lake - Boats & Mountains 1000 Piece Jigsaw Puzzle',
      'Penrose Quiet Evening at the Long Lake - 1000 Piece Jigsaw Puzzle',
    ],
    [
      'what leads up to the product, and not whom it is for',
      'Kettle Panda - Let’s Find the Red Fox - Classic Kids Board Game for Ages 2 Years and Up',
      'Kettle Panda - Let’s Find the Red Fox - Classic Kids Board Game',
    ],
    [
      'lists of ages whole or not at all',
      'Fernhill Magnetic Letters Wooden Play Set - Best for the Ages of 4, 5, 6, 7 Years and Older',
      'Fernhill Magnetic Letters Wooden Play Set',
    ],
    [
      'their dashes, where brackets go',
      'GP40 Diesel Locomotive Northern Line Number 508 (without the dynamic brakes) - N Scale',
      'GP40 Diesel Locomotive Northern Line Number 508 - N Scale',
    ],
  ])('keep on Amazon %s', async (_what, name, title) => {
    expect((await write('amazon', name, ['A gift for the family'])).title).toBe(title);
  });

  it('lose promotion and marks that Amazon refuses', async () => {
    const { title } = await write('amazon', 'Wow! Oven Cleaner - Perfect Gift for Cooks', [
      'Lemon scent',
    ]);
    expect(title).toBe('Wow Oven Cleaner');
  });

  it('say whom the category is for where the name does not', async () => {
    const { title } = await write('amazon', 'Tarnside Fleece Jacket', ['Full zip'], {
      category: 'Women > Tops > Jackets',
    });
    expect(title).toBe('Tarnside Fleece Jacket for Women');
  });
});

describe('a text of several pieces that has to be cut', () => {
  const pieces = ['Rock Crawler Kit', ', ', 'LKF90075'].map((text) => ({ text, sources: [] }));

  it.each([
    [26, 'Rock Crawler Kit, LKF90075'],
    [23, 'Rock Crawler Kit'],
    [12, 'Rock Crawler'],
  ])('ends in %i characters on a whole word', (limit, text) => {
    expect(textOf(cutAtWord(pieces, limit))).toBe(text);
  });
});
