import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

async function bullets(name: string, ...lines: readonly string[]) {
  const listing = await write('amazon', name, lines);
  return 'bullets' in listing ? listing.bullets : [];
}

describe('words that lost the break between them', () => {
  it('become two lines if a capital follows a lowercase letter', async () => {
    expect(
      await bullets(
        'Tarn Yellow Dress',
        'Yellow dress with a collar and a high-low hemComes with a belt',
      ),
    ).toEqual(['Yellow dress with a collar and a high-low hem', 'Comes with a belt']);
  });

  it('are two lines before a statement, a label, a count or a figure', async () => {
    const said = await bullets(
      'Tarn Backpack',
      'Care: Hand wash onlyOuter Material: Polyester',
      'Laptop Compatibility: NoThis bag has two pockets',
      'Size: 12 x 27 cm (LxW)Number of Pockets: 2',
      'It carries your books6 months warranty',
    );
    expect(said.join('\n')).not.toMatch(/nlyO|oT|\)N|s6/u);
  });

  it('are lines before the next label or a share', async () => {
    const said = await bullets(
      'Tarn Ring',
      'Gold ring with an oval stone.Materials: Lead-free.Measurements: Size 6Made In: Japan',
    );
    expect(said).toEqual([
      'Gold ring with an oval stone',
      'Materials: Lead-free',
      'Measurements: Size 6',
      'Made In: Japan',
    ]);
    const braid = await bullets(
      'Tarn Braid',
      'Pink braidLarge clip with a spring. Deep curly style100% nylon fiber',
    );
    expect(braid.join('\n')).not.toMatch(/dL|e1/u);
  });

  it('are two sentences before a figure', async () => {
    const { description } = await write('shopify', 'Tarn Lunch Bag', [
      'The bag has a zip compartment.100% recycled polyester.',
    ]);
    expect(description).toContain('compartment. 100% recycled');
  });

  it.each(['CoolTech', 'iPhone', 'PlayStation', 'AirPods'])('stay in a name: %s', async (name) => {
    const [said] = await bullets('Tarn Stand', `The stand is made for ${name} and folds flat`);
    expect(said).toContain(name);
  });

  it('stay in the name of the product', async () => {
    const [said] = await bullets('tarnWorks Stand', 'The tarnWorks stand folds flat');
    expect(said).toContain('tarnWorks');
  });
});

it('statements between slashes are lines', async () => {
  expect(
    await bullets(
      'Tarn Case',
      'Tarn Case/ Protects your phone by absorbing the impact of drops/ Fits in a pocket',
    ),
  ).toEqual(['Protects your phone by absorbing the impact of drops', 'Fits in a pocket']);
});

it("what follows the product's number and a slash is a line", async () => {
  expect(
    await bullets('Tarn Charger - TC40B', 'Tarn Charger - TC40B/ Compatible With Fell Radios'),
  ).toEqual(['Compatible With Fell Radios']);
});

it('facts of a few words in one line are a bullet each', async () => {
  const said = await bullets(
    'Tarn Running Pant',
    'The pant keeps you warm.',
    '8" leg zips. Stand-up collar.',
  );
  expect(said).toContain('8" leg zips');
  expect(said).toContain('Stand-up collar');
});

it('a heading whose brackets became question marks is a label', async () => {
  const said = await bullets('Tarn Charger', '?Dual Ports?This charger has two ports.');
  expect(said).toEqual(['Dual Ports: This charger has two ports']);
});

it('a colon inside a quotation ends no label', async () => {
  const [said] = await bullets('Tarn Doll', 'A new doll, "Angel: Ciel", joins the series');
  expect(said).toBe('A new doll, "Angel: Ciel", joins the series');
});

it('a species keeps its small letter after a shortened genus', async () => {
  const { description } = await write('shopify', 'Tarn Probiotic', [
    'Has cultures of Lactobacillus acidophilus, L. plantarum, B. longum and more.',
  ]);
  expect(description).toContain('L. plantarum, B. longum');
});

it('a quotation mark without a second one is dropped', async () => {
  const { description } = await write('shopify', 'Tarn Mug', [
    '"Enjoy each day with the warm mug of oak and clay.',
    'It holds your tea.',
  ]);
  expect(description).not.toContain('"');
});

it('items of a set in one line are two, and so are specifications next to others', async () => {
  expect(
    await bullets(
      'Tarn Towel Set',
      'Two sizes of soft cotton towels for the whole family',
      '2x Hand Towel (40 cm x 76 cm)2x Washcloth (30 cm x 30 cm)',
    ),
  ).toContain('2x Washcloth (30 cm x 30 cm)');
  expect(
    await bullets(
      'Tarn Camera',
      '18-megapixel wide sensorISO 100-6400, expandable to 12,800Shooting speeds up to 3 fpsFull movie mode',
    ),
  ).toEqual([
    '18-megapixel wide sensor',
    'ISO 100-6400, expandable to 12,800',
    'Shooting speeds up to 3 fps',
    'Full movie mode',
  ]);
});

it('labels of a data sheet in one line are lines', async () => {
  expect(
    await bullets(
      'Tarn Hair Clips',
      'Eight hair clips in four colors for long hair',
      'Materials: Lead, nickel, and cadmium compliant Measurements: 2" (5 cm) length Made in: Wales',
    ),
  ).toContain('Materials: Lead, nickel, and cadmium compliant');
});

it('a label above items with dashes and a space is a line, and so is each item', async () => {
  const { description } = await write('shopify', 'Tarn Hair Balm', [
    'Basics: Calms dry skin and hair.Benefits: Hydrates from head to toe.Details:- Wheat and reed oil refine skin and hair.- Tea tree oil and mint soothe skin.',
  ]);
  expect(description).not.toMatch(/:-|\.- /u);
});

it('a bracket ends no line of a sheet with slashes between its lines', async () => {
  expect(
    await bullets(
      'Tarnholm Switch Box - TB40',
      'Tarnholm Switch Box - TB40/ Keeps All Cables Connected/ Slim Design/ 4 Video Inputs With S-Video Jacks/ 1 Video Output With S-Video (Y/C)Jack/ 2 Audio Outputs',
    ),
  ).toEqual([
    'Keeps All Cables Connected',
    'Slim Design',
    '4 Video Inputs With S-Video Jacks',
    '1 Video Output With S-Video (Y/C) Jack',
    '2 Audio Outputs',
  ]);
});
