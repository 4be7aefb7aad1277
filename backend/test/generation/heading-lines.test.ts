import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const FACT = 'The oak frame folds flat in seconds.';

async function listing(name: string, ...lines: readonly string[]) {
  const { description, pro_tip } = await write('shopify', name, lines);
  return { description, tip: pro_tip };
}

describe('a heading in brackets', () => {
  it('is the label of the sentences below it', async () => {
    const { description } = await listing(
      'Tarn Headset',
      '【Clear sound】',
      'The headset has a 13 mm speaker.',
      'It plays deep bass.',
      '【Long battery life】',
      'It plays for 5 hours.',
    );
    expect(description).toContain(
      'Clear sound: The headset has a 13 mm speaker. It plays deep bass.',
    );
    expect(description).toContain('Long battery life: It plays for 5 hours');
    expect(description).not.toMatch(/[【】]/u);
  });

  it('is a statement in a row of such', async () => {
    const { description } = await listing(
      'Tarn Scarf',
      '【Soft wool】',
      '【Warm in snow】',
      '【Folds small】',
    );
    expect(description).toBe(
      '<ul><li>Soft wool</li><li>Warm in snow</li><li>Folds small</li></ul>',
    );
  });

  it('above nothing is not published, and a tip shows it', async () => {
    const { description, tip } = await listing(
      'Tarn Headset',
      FACT,
      '【Military standard quality】',
    );
    expect(description).not.toContain('Military');
    expect(tip).toContain('Military standard quality');
  });
});

it.each(['About the Product', 'Features & Specs:'])(
  'a heading that names no part is not published: %s',
  async (heading) => {
    const { description } = await listing(
      'Tarn Bed',
      FACT,
      heading,
      'Heavy duty foam core',
      'Firm feel',
      'Turns on both sides of the bed for many years',
    );
    expect(description).not.toMatch(/About|Specs/u);
    expect(description).toContain('<li>Heavy duty foam core</li>');
  },
);

it('a heading that names one of several varieties stays with its text', async () => {
  const { description } = await listing(
    'Banana Bunch | 3 Plants | Truly Tiny + Dwarf Green + Lakatan',
    'Three well-rooted banana plants in one box.',
    'Musa ‘Truly Tiny’',
    'Compact fruiting banana with deep green leaves.',
  );
  expect(description).toContain('Musa ‘Truly Tiny’: Compact fruiting banana');
});

it('a value that begins like an order stays in the list of its label', async () => {
  const { description } = await listing(
    'Tarn Tablet Case',
    'Feature: Waterproof',
    'Feature: Drop resistance',
    'Feature: Shockproof',
  );
  expect(description).toContain('Feature: Waterproof, Drop resistance, Shockproof');
});
