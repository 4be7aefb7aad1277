import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** How the layout of an input is read, and which of its lines come first (ADR-0059). */
describe('an input', () => {
  it('in small letters has sentences, and its units end one', async () => {
    const { bullets } = await write('amazon', 'Larkfell Dumbbell Pair', [
      'replaces 15 sets of weights. steps of 2.5 lb up to 25 lbs. durable molding for quiet workouts. storage trays included. no assembly',
    ]);

    expect(bullets).toContain('Durable molding for quiet workouts');
    expect(bullets).toContain('Replaces 15 sets of weights');
  });

  it('keeps a measure with two short forms whole', async () => {
    const { description } = await write('shopify', 'Larkfell Mini Fridge', [
      'Capacity: 3.2 cu. ft. with separate 0.6 cu. ft. freezer',
      'Reversible door, chrome handle',
    ]);

    expect(description).toContain(
      '<li>Capacity: 3.2 cu. ft. with separate 0.6 cu. ft. freezer</li>',
    );
  });

  it('has one item for the rows of a size chart, under their head', async () => {
    const { bullets } = await write('amazon', 'Larkfell Harness', [
      'SIZE CHART (chest girth)',
      'S: 17-22 in',
      'M: 22-28 in',
      'L: 28-34 in',
      'Two leash clips, front and back',
      'Reflective stitching for night walks',
    ]);

    expect(bullets.filter((bullet) => /\d/u.test(bullet))).toEqual([
      expect.stringMatching(
        /^size chart \(chest girth\): S: 17-22 in, M: 22-28 in, L: 28-34 in$/iu,
      ),
    ]);
  });

  it('has one item for each row of a table, with the heads of its columns', async () => {
    const { description } = await write('shopify', 'Larkfell Tee', [
      'Heavy garment-dyed cotton',
      'Printed by hand',
      'Size | Width | Length',
      'S | 20 | 27',
      'M | 22 | 28',
    ]);

    expect(description).toContain('S: Width 20, Length 27');
    expect(description).toContain('M: Width 22, Length 28');
  });

  it('is headed by what stands in brackets, and by capitals up to their dash', async () => {
    const { description } = await write('shopify', 'Larkfell Feeder', [
      '【PORTION CONTROL】Each portion is about 10 g',
      'SIZING – S/M: calf 11-14.5 in; L/XL: calf 15-19 in',
      'Steel bowl comes off',
    ]);

    expect(description).toContain('<li>Portion control: Each portion is about 10 g</li>');
    expect(description).toContain('<li>Sizing: S/M: calf 11-14.5 in');
  });
});

describe('the best lines', () => {
  it('come before warnings and warranties on Amazon', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Drill', [
      'POWERFUL MOTOR - Drives screws into hardwood without stalling',
      'TWO SPEEDS - 400 and 1500 rpm for driving and drilling',
      'WORK LIGHT - Lights up dark corners',
      'LIGHT - Weighs 2.8 lb for jobs overhead',
      'WHAT YOU GET - vacuum nozzle, battery, charger, soft case',
      '3 YEAR WARRANTY - Register online within 30 days',
    ]);

    expect(bullets).toHaveLength(5);
    expect(bullets.join()).toContain('vacuum nozzle');
    expect(bullets.join()).not.toContain('Register');
    expect(description).toContain('Register online');
  });

  it('are the first sentence in a short description', async () => {
    const { bullets } = await write('woocommerce', 'Larkfell Tent', [
      'Weight: 2 kg',
      'Seasons: 3',
      'Poles: aluminum',
      'Sets up in five minutes with colored clips. Two doors mean nobody climbs over anybody.',
    ]);

    expect(bullets).toEqual(['Sets up in five minutes with colored clips']);
  });
});

describe('a claim to heal', () => {
  it.each(['shopify', 'woocommerce', 'amazon'] as const)(
    'is left out on %s, and the tip says so',
    async (platform) => {
      const listing = await write(platform, 'Larkfell Compression Socks', [
        'Firm at the ankle, easing up the calf',
        'Moisture-wicking nylon and spandex',
        'Cures varicose veins and swelling',
      ]);

      expect(`${listing.description} ${listing.bullets.join()}`).not.toMatch(/varicose/u);
      expect(listing.pro_tip).toContain('doesn\'t allow it: "cures');
    },
  );

  it('is none where glue cures, or where a note denies it', async () => {
    const { description } = await write('shopify', 'Larkfell Resin', [
      'Cures in 24 hours',
      'Clear gloss finish',
      'This product is not intended to diagnose, treat, cure or prevent any disease',
    ]);

    expect(description).toContain('Cures in 24 hours');
    expect(description).toContain('not intended to diagnose');
  });
});
