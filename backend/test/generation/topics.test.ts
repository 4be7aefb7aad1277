import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('what a meta description is about', () => {
  const metaOf = async (name: string, lines: readonly string[], category = '') =>
    (await write('shopify', name, lines, { category })).meta_description;

  it.each([
    ['Allow three weeks, because we carve each one by hand.'],
    ['You can pick the stain that you would like for it from the drop-down menu.'],
    ['Specify the initials that should be carved into it.'],
    ['Satin ribbon pricing includes all of the assembly work.'],
    ['If you would like another stain, please put its number in the notes and we will match it.'],
  ])('is not how to order it: %s', async (order) => {
    const meta = await metaOf('Fernbrook Tray', [
      `Two cups fit beside the pot, even on a rocking boat. ${order}`,
    ]);

    expect(meta).toBe('Fernbrook Tray – Two cups fit beside the pot, even on a rocking boat.');
  });

  it('is the product rather than the problem that it solves', async () => {
    const meta = await metaOf('Pony Stable Airing Kit', [
      'Ponies produce heat, moisture and dust; a closed barn traps all of them. This kit installs a quiet fan (roof vent, floor inlet, filter) and adds two lamps with a soft blue mode that keeps your animals calm while you load them before dawn on a cold day.',
    ]);

    expect(meta).toBe(
      'Pony Stable Airing Kit – This kit installs a quiet fan (roof vent, floor inlet, filter) and adds two lamps with a soft blue mode.',
    );
  });

  it('is the product rather than all things of its kind', async () => {
    const meta = await metaOf('Oak Barrel Side Table', [
      'Every oak barrel is different in its grain, width and color. Hot cups leave no marks on the oiled and polished wood.',
    ]);

    expect(meta).toContain('Table – Hot cups leave no marks');
  });

  it('says first what the product is, if the name leaves that open', async () => {
    const studs = 'Leaf-shaped ear studs with fine engraved veins';
    const meta = await metaOf(
      'ES Tarn Leaf',
      ['Made to be light enough for a whole day at work', studs],
      'Jewelry > Ear Studs',
    );

    expect(meta).toContain(`ES Tarn Leaf – ${studs}.`);
  });

  it('is a sentence about the product in other words than those of the name', async () => {
    const sentence =
      'Slim yet sturdy, this brass desk lamp is turned on a lathe and oiled by hand until it shines.';
    const meta = await metaOf(
      'Tarn Lantern Reader',
      [`Wide feet keep it steady on every bedside shelf. ${sentence}`],
      'Desk Lamps',
    );

    expect(meta).toMatch(/^(?:Tarn Lantern Reader – )?Slim yet sturdy/u);
  });

  it('can be a definition below the story of the product', async () => {
    const definition = 'This is a full color print, on thick photo paper with a matte finish.';
    const meta = await metaOf('Tarn Morning Print', [
      'I drew this while I was waiting for my sister at the lake, and I hope that you like it.',
      '',
      definition,
    ]);

    expect(meta).toBe(`Tarn Morning Print – ${definition}`);
  });
});

describe('the labels of a meta description', () => {
  it('are all there or none of them', async () => {
    const { meta_description } = await write('shopify', 'EP Tarn Circle', [
      'Material: Sterling silver',
      'Style: Textured hoop with a fine coil around its outer edge',
      'Fit: Light and secure for every day',
    ]);

    expect(meta_description).toBe(
      'EP Tarn Circle – Textured hoop with a fine coil around its outer edge.',
    );
  });

  it('stay with two words that look like a call', async () => {
    const { meta_description } = await write('shopify', 'Fell Love Canvas', [
      'Technique: Spray Painting',
      'Original: No',
    ]);

    expect(meta_description).toBe('Fell Love Canvas – Technique: Spray Painting.');
  });
});

describe('a sentence that is too long for a meta description', () => {
  const metaOf = async (name: string, line: string) =>
    (await write('shopify', name, [line])).meta_description;

  it('ends before a sentence that a comma joins to it', async () => {
    const ring =
      'Bright and slim, this silver ring with a lake-blue stone from Tarn Jewels Pvt. Ltd. is a treasure of its own for every day, this ring is cut from one piece of silver and polished by hand until it shines';
    expect(await metaOf('Tarn Silver Ring', ring)).toBe(
      'Bright and slim, this silver ring with a lake-blue stone from Tarn Jewels Pvt. Ltd. is a treasure of its own for every day.',
    );
    const invitation =
      'Silver glitter folding invitation shown with gray print on navy card, White inner layer is an optional extra, White envelopes come with a silver or a navy liner and can be addressed.';
    expect(await metaOf('Snowfall', invitation)).toMatch(
      /^Snowfall – Silver glitter folding invitation shown with gray print on navy card\./u,
    );
  });

  it('stands without room for the name if it has words of it', async () => {
    const call =
      'Call it a night light, or call it a storyteller, with Tarn Glow Friends, bedtime is going to be the best time of the whole long day.';
    expect(await metaOf('Tarn Glow Friends Otto the Owl 3-Inch Lamp', call)).toBe(call);
  });
});

describe('a short description', () => {
  it('has the line that says what the product is, although its label is a plain one', async () => {
    const { bullets } = await write('woocommerce', 'EP Tarn Circle', [
      'Material: Sterling silver',
      'Style: Textured hoop with a fine coil around its outer edge',
      'Fit: Light and secure for every day',
      'Look: Modern, calm and made by hand',
    ]);

    expect(bullets[0]).toBe('Style: Textured hoop with a fine coil around its outer edge');
  });

  it('goes on to the product after the problem that it solves', async () => {
    const kit = 'This kit installs a quiet fan and adds two lamps with a soft blue mode';
    const { bullets, description } = await write('woocommerce', 'Pony Stable Airing Kit', [
      `Ponies produce heat, moisture and dust; a closed barn traps all of them. ${kit}.`,
      'The fan runs on 12 volts and draws less than a reading lamp does on a winter night.',
    ]);

    expect(bullets.join()).toContain(kit);
    expect(description).toContain('The fan runs on 12 volts');
  });

  it('has no line about how to order', async () => {
    const { bullets } = await write('woocommerce', 'Fernbrook Gear Puzzle', [
      '• Cut from birch plywood',
      '• Oiled twice by hand',
      '• Allow 2 weeks for manufacture as we make each one by hand',
    ]);

    expect(bullets.join()).not.toContain('Allow 2 weeks');
  });
});

describe('a bullet on Amazon', () => {
  it('is never the name', async () => {
    const name = 'Round design 20ml clear glass bottle with black cap';
    const use = 'For use with perfume oils, essential oils and aromatherapy';
    const { bullets } = await write('amazon', name, [`${name}. ${use}.`]);

    expect(bullets).toEqual([use]);
  });
});
