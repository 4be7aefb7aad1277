import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('an Amazon title that is too long', () => {
  it('ends on the product and not in who made it', async () => {
    const name =
      'Tolmarin Collectibles Harbor Alley: Otter-Fox by Mara Tolmwood Designer Vinyl Figure';
    const { title } = await write('amazon', name, ['Stands 7 inches tall.']);
    expect(title).toBe('Tolmarin Collectibles Harbor Alley: Otter-Fox Vinyl Figure');
  });

  it('says whom a variant shows before who made it', async () => {
    const name =
      "Tolmarin Collectibles Mara Otter Pink, White & Black: Winter's Variant by Tarn Finchley Lau Resin Statue";
    const { title, item_highlights } = await write('amazon', name, ['Stands 7 inches tall.']);
    expect(title).toBe("Tolmarin Collectibles Mara Otter Pink, White & Black: Winter's Variant");
    expect(item_highlights).toBe('Tarn Finchley Lau Resin Statue');
  });

  it('has who made it rather than what it is for', async () => {
    const name =
      'Marble Tube Set for Problem Solving and Fine Motor Skills by LARKVANE Education DAPLO';
    const { title, item_highlights } = await write('amazon', name, ['Includes 4 pieces.']);
    expect(title).toBe('Marble Tube Set by LARKVANE Education DAPLO');
    expect(item_highlights).toBe('For Problem Solving and Fine Motor Skills');
  });

  it('continues after a colon with the variant', async () => {
    const titleOf = async (name: string) =>
      (await write('amazon', name, ['Includes 4 pieces.'])).title;
    expect(
      await titleOf(
        'Larkvane Rocket Twist Dual Game Pack: Finch Party Time With Mara and Otto’s Sweet Treats',
      ),
    ).toBe('Larkvane Rocket Twist Dual Game Pack: Finch Party Time');
    expect(
      await titleOf(
        'Tolmarin Educational Resources The Number Game: Linear Graphs Educational Game',
      ),
    ).toBe('Tolmarin Educational Resources The Number Game: Linear Graphs');
  });

  it('has the count and the color rather than what comes with it or in it', async () => {
    const titleOf = async (name: string) =>
      (await write('amazon', name, ['Includes a box.'])).title;
    expect(
      await titleOf(
        'Super Finger Lanterns with 3 LED Lights and Fiber Optic Attachments, Pack of 8',
      ),
    ).toBe('Super Finger Lanterns with 3 LED Lights, Pack of 8');
    expect(
      await titleOf(
        'TOLMAR Refill Pans for Oval Watercolor Paint Set, 12 Pans per Box, Turquoise Blue',
      ),
    ).toBe('TOLMAR Refill Pans for Oval Watercolor Paint Set, Turquoise Blue');
  });

  it('does not end on "for Use"', async () => {
    const name =
      'Tolmarin 61618 2/45 Curve Track Section Part for Use with ZIP!!! and Digital 145 - Pack of 4';
    const { title, item_highlights } = await write('amazon', name, ['Includes 4 pieces.']);
    expect(title).toBe('Tolmarin 61618 2/45 Curve Track Section Part - Pack of 4');
    expect(item_highlights).toBe('For Use with ZIP!!! and Digital 145');
  });

  it('has all of a list of superlatives or none', async () => {
    const name =
      'Isles of great records: The oldest of them, the highest, the most distant, the coldest';
    const { title, item_highlights } = await write('amazon', name, ['Hardcover with maps.']);
    expect(title).toBe('Isles of great records');
    expect(item_highlights).not.toMatch(/the coldest/iu);
  });
});

describe('highlights and search terms', () => {
  it('say nothing twice', async () => {
    const highlightsOf = async (name: string, lines: readonly string[]) =>
      (await write('amazon', name, lines, { category: 'Toys' })).item_highlights;
    const bullets = [
      'Runs on two tracks.',
      'Has a bell.',
      'Has a light.',
      'Stops by itself.',
      'Starts slowly.',
    ];
    const train = await highlightsOf(
      'Tolmarin Trains - Harbor Bell Express Ready To Run Electric Train Set - HO Scale',
      [...bullets, 'HO Scale 1:87', 'Complete Ready to Run Electric Train Set', 'Snap-on couplers'],
    );
    expect(train).toBe('HO Scale 1:87, Snap-on couplers');
  });

  it('have no heading, no weight in inches and no material alone', async () => {
    const features = ['Weight: 7"', 'Plastic', 'Reads all codes', 'Weights and Measurements'];
    const { item_highlights, backend_terms } = await write('amazon', 'Barcode Scanner', features);
    expect(`${item_highlights} ${backend_terms}`).not.toMatch(/7"|plastic|measurements/iu);
  });
});
