import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('tips on faults', () => {
  it.each([
    ['Larkfell Fan', ['Turns in a breeze.', '10 pieces', '12 fans'], undefined],
    [
      'Larkfell Block Set, 10 Pieces',
      ['12 pieces of beech', 'In a bag'],
      ['10 Pieces', '12 pieces'],
    ],
    ['Larkfell 10 Piece Doll Set', ['Wears a 2 piece outfit', 'In a bag'], undefined],
    ['Larkfell Tray', ['Measures 10 x 12 cm', 'Dimensions: 8 x 9 cm'], ['10 x 12 cm', '8 x 9 cm']],
    ['Larkfell Tray', ['Measures 10 x 12 cm', 'Dimensions: 12 x 10 cm'], undefined],
    ['Larkfell Hat', ['2" high', 'Stands about 20-inches tall'], ['2" high', '20-inches tall']],
    ['Larkfell Boots', ['9" tall', 'Walks on a heel that is 2" high'], undefined],
    ['Larkfell 6 Piece Kit', ['14 in a package', 'In gold'], ['6 Piece Kit', '14 in a package']],
    ['Larkfell Banner, 8 x 6 1/2', ['Dimensions: 8 x 6.5', 'In gold'], undefined],
    [
      'Larkfell Shorts',
      ['92% Cotton, 8% Spandex', 'Material: Linen, Cotton'],
      ['92% Cotton, 8% Spandex', 'Material: Linen, Cotton'],
    ],
    [
      'Larkfell Blanket',
      ['70% Cotton/30% Polyester', 'Soft 60% cotton/40% polyester fleece'],
      ['70% Cotton/30% Polyester', '60% cotton/40% polyester'],
    ],
    ['Larkfell Shorts', ['92% Cotton, 8% Lycra', 'Material: Cotton, Spandex'], undefined],
    [
      'Larkfell Socks',
      ['96% Merino, 4% Lycra', 'Material: Polyester'],
      ['96% Merino, 4% Lycra', 'Material: Polyester'],
    ],
    ['Larkfell Merino Sweater', ['100% Polyester'], ['Merino', '100% Polyester']],
    ['Larkfell Merino Sweater', ['100% Wool'], undefined],
    ['Larkfell Coat with Silk Lining', ['100% Polyester'], undefined],
    [
      'Larkfell 32 Piece Play Set',
      ['Set includes: 3 guards, 1 wall 4 pcs, 4 boats', 'In a bag'],
      undefined,
    ],
    ['Larkfell 1 pc Topper', ['5in tall with 2 pcs of wood', 'In gold'], undefined],
    [
      'Larkfell Chalk, Set of 38',
      ['This 8-piece chalk set draws big', 'In a bag'],
      ['Set of 38', '8-piece'],
    ],
    ['Larkfell Puzzles, Set of 2', ['24-piece puzzles', 'In a bag'], undefined],
    [
      'Larkfell Otter 12" Plush',
      ['Soft.Measures thirty inches tall head to toe'],
      ['12"', 'thirty inches tall'],
    ],
    ['Larkfell Otter 12" Plush', ['Stands 11 inches tall'], undefined],
    ['Larkfell Otter 24" Plush', ['Stands twenty-two inches tall'], undefined],
  ])('point out what contradicts itself in %s: %j', async (name, lines, both) => {
    const { pro_tip } = await write('shopify', name, lines);
    if (both === undefined) expect(pro_tip).not.toContain('say both');
    else expect(pro_tip).toContain(`say both "${both[0]}" and "${both[1]}"`);
  });

  it.each([
    ['Larkfell Prop Replica, 1: Scale', 'Lights up by itself', '1: Scale'],
    ['Larkfell Paint', 'The bottle is .57 fluid', '.57 fluid'],
    ['Larkfell Romper', 'Fits up to inches long', 'up to inches'],
    ['Larkfell Bean Bag', 'Ideal for or reading', 'for or reading'],
    ['Larkfell Bloom Eau de', 'A scent of jasmine', 'Bloom Eau de'],
    ['Larkfell Lamp with', 'Lights up by itself', 'Lamp with'],
  ])('point out what lacks a word or a figure: %s, %s', async (name, line, gap) => {
    const { pro_tip } = await write('shopify', name, ['The owner can rely on it.', line]);
    expect(pro_tip).toContain(`Complete "${gap}"`);
  });

  it.each([
    'The bottle holds 2 fluid ounces',
    'Fun to play with and safe to eat',
    'With or without a lid',
  ])('take nothing whole for incomplete: %s', async (line) => {
    const { pro_tip } = await write('shopify', 'Larkfell Set', ['The owner can rely on it.', line]);
    expect(pro_tip).not.toContain('Complete');
  });

  it.each([
    ['Larkfell Sedan', 'vehicle', '19 x 26 x 17 cm', true],
    ['Larkfell Tablet', 'tablets', '17 x 5.3 x 29 cm', true],
    ['Larkfell Perfume', 'fragrances', '29 x 28 x 21 cm', true],
    ['Larkfell Lipstick', 'beauty', '18 x 28 x 22 cm', true],
    ['Larkfell Silicone Case', 'mobile-accessories', '12 x 11 x 24 cm', true],
    ['Larkfell Perfume', 'fragrances', '7 x 4 x 12 cm', false],
    ['Larkfell Lapel Pin', 'jewelry', '2 x 2 x 1 cm', false],
    ['Larkfell Dog Bed', 'Pet Supplies', '60 x 50 x 12 cm', false],
    ['Larkfell Glove', 'Clothing', '24 x 11 x 6 cm', false],
    ['Larkfell Sedan', 'Toys & Games > Play Vehicles', '19 x 26 x 17 cm', false],
    ['Larkfell Tablet', 'tablets', '17 x 0.8 x 29 cm', false],
    ['Larkfell Tray', 'kitchen-accessories', '19 x 26 x 17 cm', false],
  ])('point out a size that %s in %s cannot have: %s', async (name, category, size, isOdd) => {
    const lines = ['The owner can rely on it.', `Dimensions: ${size}`];
    const { pro_tip } = await write('shopify', name, lines, { category });
    expect(pro_tip.includes(`Check "${size}"`)).toBe(isOdd);
  });
});
