import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const SENTENCE = 'The owner can rely on it every day.';

async function tipOf(name: string, line: string) {
  return (await write('shopify', name, [SENTENCE, line])).pro_tip;
}

describe('tips say where the details differ from the name', () => {
  it.each([
    [
      'Tarn Marble Globe with Gold Tripod',
      'Heavy metal; four leg silver stand',
      'Gold Tripod',
      'silver stand',
    ],
    [
      'Tarn Oak Stool with Black Legs',
      'It has white legs and a soft seat',
      'Black Legs',
      'white legs',
    ],
    [
      'Tarn Red Painted Buoy',
      'White rope stands out from the dark blue finish',
      'Red Painted',
      'dark blue finish',
    ],
    [
      'Tarn Duvet Cover, Full, Heron',
      'The Twin Duvet Cover fits any bed',
      'Full',
      'Twin Duvet Cover',
    ],
  ])('%s: %s', async (name, line, one, other) => {
    expect(await tipOf(name, line)).toContain(`both "${one}" and "${other}"`);
  });

  it.each([
    ['Tarn Oak Stool with Black Legs', 'Available with white legs'],
    ['Tarn Oak Stool with Black Legs', 'White leg covers and black legs'],
    ['Tarn Oak Stool with Black Legs', 'Silver feet'],
    ['Tarn Red Painted Buoy', 'The red finish stands out from a blue rope'],
    ['Tarn Red Buoy', 'A blue finish on the ring'],
    ['Tarn Duvet Cover, Full, Heron', 'Fits a twin or full bed'],
    ['Tarn Duvet Cover, Full, Heron', 'Goes with our Twin Quilt'],
    ['Tarn Full/Queen Duvet Cover', 'The Queen Duvet Cover has ties'],
  ])('but call none of these contradictory: %s, %s', async (name, line) => {
    expect(await tipOf(name, line)).not.toContain('both "');
  });
});
