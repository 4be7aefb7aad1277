import { describe, expect, it } from 'vitest';
import { headNouns, headTermOf } from '../../src/generation/realizing/phrases/head-nouns.ts';
import { readInput } from '../../src/generation/reading/index.ts';
import { write } from './write-fixture.ts';

/** Names of all kinds, and the first phrases that a search specialist would want for them. */
const READINGS: readonly (readonly [string, string])[] = [
  ['Reading Glasses Blue Light Blocking 5 Pack +2.00', 'reading glasses'],
  ['Gel Nail Polish Kit 12 Colors w/ UV Lamp', 'nail polish kit'],
  ['Garage Door Remote Replacement', 'remote'],
  ['Monstera Deliciosa Live Plant 6" Pot', 'live plant'],
  ['Car Phone Mount Dashboard Windshield Vent 3 in 1', 'phone mount'],
  ['Retro Mini Fridge 3.2 cu ft Mint', 'mini fridge'],
  ['Kids Rain Boots Frog', 'rain boots'],
  ['Wireless Earbuds AirPulse X2', 'earbuds'],
  ['Dog Harness No Pull - Reflective, Size M', 'dog harness'],
  ['Natural Deodorant Stick Bergamot', 'deodorant stick'],
  ['Cotton Bathrobe Waffle Unisex', 'bathrobe'],
  ['Sunglasses Polarized Round', 'sunglasses'],
  ['Womens Ankle Boots Block Heel', 'ankle boots'],
  ['Puzzle 1000 Pieces – Night Market', 'puzzle'],
  ['Fishing Rod and Reel Combo Telescopic', 'fishing rod and reel'],
  ['Stainless Steel Measuring Cups and Spoons Set', 'measuring cups'],
  ['Aster 2 Robot Vacuum and Mop', 'robot vacuum'],
  ['Tire Inflator Portable Air Compressor', 'air compressor'],
  ['Espresso Machine Bottomless Portafilter 58mm', 'portafilter'],
  ['Floor Lamp Arc Brass', 'floor lamp'],
  ['Soy Candle Sandalwood 8 oz', 'soy candle'],
  ['Area Rug Round 6 ft', 'area rug'],
  ['Shampoo Bar Peppermint', 'shampoo bar'],
  ['Body Wash Eucalyptus Mint', 'body wash'],
  ['Sweater Vest Argyle', 'vest'],
  ['Canvas Print – Misty Mountains', 'print'],
  ['Wooden Jigsaw Puzzle 500 Pieces – Autumn Lake', 'jigsaw puzzle'],
  ['Kids Duvet Cover and Pillowcase Set', 'duvet cover and pillowcase set'],
];

describe('the head noun of a name', () => {
  it.each(READINGS)('of %s is %s', (product_name, noun) => {
    const features = 'Comes in a box.';
    const reading = readInput({
      product_name,
      features,
      platform: 'shopify',
      tone: 'Professional',
    });
    const [head] = headNouns(reading);
    expect(head === undefined ? '' : headTermOf(head).toLowerCase()).toBe(noun);
  });

  it.each([
    [
      'Pour homme T-shirt col rond en coton bio',
      'Le t-shirt est doux et la coupe est droite.',
      'T-shirt col rond',
    ],
    [
      "Lot de 2 taies d'oreiller en lin",
      'Les taies sont douces et le lin est lavé.',
      "taies d'oreiller",
    ],
    [
      'Machine à café à grains avec broyeur',
      'La machine est compacte et le broyeur est en acier.',
      'machine à café',
    ],
    [
      '3er-Set Edelstahl Schüsseln mit Deckel',
      'Die Schüsseln sind aus Edelstahl und haben einen Deckel.',
      'Edelstahl Schüsseln',
    ],
    [
      'Wasserdichte Wanderschuhe für Herren',
      'Die Schuhe sind wasserdicht und haben eine feste Sohle.',
      'Wasserdichte Wanderschuhe',
    ],
    [
      'Juego de 6 vasos de vidrio',
      'Los vasos son de vidrio y la base es gruesa.',
      'vasos de vidrio',
    ],
    [
      'Mochila de senderismo 30 L impermeable',
      'La mochila es ligera y las correas son ajustables.',
      'mochila de senderismo',
    ],
    [
      'Lampada da scrivania LED',
      'La lampada è dimmerabile e la base è in metallo.',
      'lampada da scrivania',
    ],
  ])('is found in another language: %s', async (name, line, phrase) => {
    const { keywords } = await write('shopify', name, [line]);
    expect(keywords[0]).toBe(phrase);
  });

  it('is no phrase on its own beside others', async () => {
    const { keywords } = await write('shopify', 'Red Dodge Charger', ['A toy car for the shelf.'], {
      category: 'Toys > Die-Cast Vehicles',
    });
    expect(keywords.every((keyword) => keyword.includes(' '))).toBe(true);
    expect((await write('shopify', 'Basketball', ['Comes in a box.'])).keywords).toEqual([
      'basketball',
    ]);
  });

  it('is never a brand alone', async () => {
    const { keywords } = await write('shopify', 'AirPulse Wireless Earbuds', ['Comes in a box.'], {
      brand_name: 'AirPulse',
    });
    expect(keywords).toEqual(['AirPulse Wireless Earbuds']);
  });
});
