import type { Platform } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import type { ListingRequest } from '../../src/generation/index.ts';
import { write } from './write-fixture.ts';

/** Everything that shoppers read of a listing, a line each. */
async function published(
  name: string,
  lines: readonly string[],
  platform: Platform = 'shopify',
  more: Partial<ListingRequest> = {},
) {
  const listing = await write(platform, name, lines, more);
  const bullets = 'bullets' in listing ? listing.bullets : [];
  const description = listing.description.replace(/<\/?(?:p|ul|li|br)>/gu, '\n');
  return [...bullets, ...description.split('\n')].filter((line) => line !== '');
}

describe('semicolons', () => {
  it('do not split a sentence that uses them as commas', async () => {
    const lines = await published('Tarn Pocket Radio', [
      'Listen on the bus; train; FM radio or just stream from your phone. It holds 12;000 songs; your books; and talks.',
    ]);
    expect(lines.join('\n')).toContain('bus; train; FM radio or just stream from your phone.');
    expect(lines.join('\n')).toContain('It holds 12;000 songs; your books; and talks.');
  });

  it.each([
    ['38 mm steel burrs; Holds 20 g of beans; Beech handle; 440 g', 'Holds 20 g of beans'],
    ['unbleached paper; 100 filters; fits size 02; made in Japan', 'Made in Japan'],
  ])('split a row of short facts: %s', async (row, fact) => {
    const lines = await published('Tarn Coffee Grinder', [row]);
    expect(lines).toContain(fact);
    expect(lines.join('\n')).not.toContain(';');
  });

  it('part a row of short facts among other lines', async () => {
    const lines = await published('Tarn Coffee Grinder', [
      'Grinds for one cup at a time',
      'Steel burrs; Beech handle; 440 g',
    ]);
    expect(lines).toContain('Beech handle');
  });

  it.each(['In sizes S; M; L', 'watch it via cable; satellite; roof antenna'])(
    'part no row of values: %s',
    async (row) => {
      const lines = await published('Tarn Set', [row]);
      expect(lines.join('\n').toLowerCase()).toContain(row.toLowerCase());
    },
  );
});

describe('rows of a label and a value between bars', () => {
  it('are a pair each', async () => {
    const lines = await published('Tarn Red Wool Sweater', [
      'Size | Medium',
      'Chest (seam to seam) | 57 cm',
      'Length (back) | 71 cm',
      'Condition | Very good',
      'Model Height: 6 ft | Wears L',
    ]);
    expect(lines).toContain('Chest (seam to seam): 57 cm');
    expect(lines).toContain('Length (back): 71 cm');
    expect(lines).toContain('Condition: Very good');
  });

  it('leave out the names of their columns', async () => {
    const lines = await published('Tarn Desk Lamp', [
      'Feature | Details',
      'Material | Brushed brass',
      'Weight | 2 kg',
      'Height | 40 cm',
    ]);
    expect(lines).toContain('Material: Brushed brass');
    expect(lines.join()).not.toContain('Details');
  });
});

describe('a list inside a sentence', () => {
  it('of what a product contains stays whole and in order', async () => {
    const text = 'This balm contains water, glycerin, synthetic wax, stearic acid, silica, mica.';
    const lines = await published('Tarn Lip Balm', [text]);
    expect(lines).toEqual([text]);
    const { tags, meta_description } = (await write('shopify', 'Tarn Lip Balm', [text])) as {
      tags?: readonly string[];
      meta_description: string;
    };
    expect([...(tags ?? []), meta_description].join()).not.toMatch(/made of|wax balm/iu);
  });

  it('of ingredients stays one line', async () => {
    const text = 'Ingredients: water, glycerin, synthetic wax, stearic acid, silica, mica';
    expect(await published('Tarn Lip Balm', [text])).toContain(`${text}.`);
  });

  it('of colors keeps the first', async () => {
    const lines = await published('Tarn Striped Scarf', [
      'Red, green and charcoal gray striped scarf with tassels, has a ribbed edge, long fringe, woven label',
    ]);
    expect(lines.join()).toContain('Red, green and charcoal gray striped scarf');
  });
});

describe('a run of features', () => {
  it('with slashes becomes statements', async () => {
    const { bullets } = (await write('amazon', 'Tarn Label Printer - TP90', [
      'Tarn Label Printer - TP90/ Wireless Printer And Scanner/ Easy Scroll Wheel/ Smart Copying/ No Warm-Up/ Six Ink Tanks',
    ])) as { bullets: readonly string[] };
    expect(bullets).toContain('Easy Scroll Wheel');
    expect(bullets).toContain('Smart Copying');
    expect(bullets).not.toContain('Tarn Label Printer - TP90');
  });

  it('with dashes becomes statements, whatever figures it has', async () => {
    const { bullets } = (await write('amazon', "Tarn TN22 22' LCD TV", [
      "Tarn TN22 - 22' Widescreen LCD HDTV - 3,000:1 Contrast Ratio - 8ms Response Time",
    ])) as { bullets: readonly string[] };
    expect(bullets.join('\n')).toContain('3,000:1 Contrast Ratio');
    expect(bullets.length).toBeGreaterThan(2);
  });
});

describe('marks that end no sentence', () => {
  it.each([
    'The lamp is back — was it ever gone? — which means your desk is bright again.',
    'Tarn 4 Pc. Patio Set is built for everyday living.',
  ])('%s', async (text) => {
    const lines = await published('Tarn 4 Pc. Patio Set', [text]);
    expect(lines).toEqual([text]);
  });
});

it('an item of a list isn’t a label for the next one', async () => {
  const lines = await published('Tarn Swing Chair', [
    'Features',
    '- Steel',
    '- Fabric',
    '- For indoor or outdoor use',
  ]);
  expect(lines.join()).not.toContain('Fabric:');
});

describe('rows of a sheet', () => {
  it('say whom a product is for, and not that a size varies', async () => {
    const lines = await published('Tarn Zipped Sweater', [
      'Department: Men',
      'Size: Varies by variant',
      'Two deep pockets',
    ]);
    expect(lines).toContain('For: Men');
    expect(lines.join()).not.toContain('Varies');
  });
});

describe('lines that are no items', () => {
  it('are a last heading, a heading without its mark, and the brand alone', async () => {
    const lines = await published(
      'Tarn Gauze Blouse',
      [
        'Description',
        'TARN CLOUD',
        'DESCRIPTION Light blouse with two pockets and a round neck.',
        'The fabric floats above the skin on hot days.',
        'Benefits',
      ],
      'shopify',
      { attributes: [{ name: 'Brand', value: 'TARN CLOUD' }] },
    );
    expect(lines.join('\n')).not.toMatch(/Benefits|DESCRIPTION|^Tarn cloud/mu);
  });
});

it('a sentence above the lines of an Amazon description keeps its full stop', async () => {
  const { description } = await write('amazon', 'Tarn Court Shoe', [
    'The Tarn Court Shoe is a low shoe for indoor courts that grips well on wood and rubber floors alike.',
    'Warranty: 1 year warranty',
  ]);
  expect(description).toContain('floors alike.');
});

describe('emoji', () => {
  it('between the sentences of a paragraph make no list of it', async () => {
    const { description } = await write('shopify', 'Tarn Oat Bites', [
      '🟡 Bring home a bite of oats for your dog! 🐾💛 Our bites are baked with oats and mint. They crunch softly.',
    ]);
    expect(description).toBe(
      '<p>Bring home a bite of oats for your dog! Our bites are baked with oats and mint. They crunch softly.</p>',
    );
  });

  it('inside a sentence do not part it', async () => {
    const { description } = await write('shopify', 'Tarn Oat Bites', [
      'A mix of pumpkin 🎃 and spooky eyeball 👁️ bites that crunch softly.',
    ]);
    expect(description).toContain('pumpkin and spooky eyeball bites that crunch');
  });

  it('before each statement make a list of them', async () => {
    const { description } = await write('shopify', 'Tarn Oat Bites', [
      '🌟 Baked with oats and mint. 🐾 Crunches softly in every mouth. 🎁 Comes in a tin.',
    ]);
    expect(description).toContain('<li>');
  });
});

it('separates items whose dashes touch the item before', async () => {
  const { description } = await write('shopify', 'Tarn Ring', [
    'The ring captures the look of waves and moves with the light.',
    '– Material: Silver (925)– Style: Modern– Adjustable open band',
  ]);
  expect(description).toContain(
    '<ul><li>Material: Silver (925)</li><li>Style: Modern</li><li>Adjustable open band</li></ul>',
  );
});

it('keeps hyphens of words in a line with a dash', async () => {
  const { description } = await write('shopify', 'Tarn Hub', ['- Wi-Fi, USB-C and T-Shirt clip']);
  expect(description).toContain('Wi-Fi, USB-C and T-Shirt clip');
});

it('takes a line in italics as a remark of its own, without its asterisks', async () => {
  const { description } = await write('shopify', 'Tarn Soap Dishes', [
    'A pair of dishes for the sink, with feet that let water run off.',
    'Measures:',
    '4.5" wide',
    '*Soap not included*',
  ]);
  expect(description).toContain('<li>Measures: 4.5" wide</li><li>Soap not included</li>');
});

it('keeps the heading of a long series', async () => {
  const { description } = await write('shopify', 'Tarn Tea Tins', [
    'A tin for each tea, with lids that keep them fresh.',
    'Names on the Tins:',
    'Assam, Darjeeling, Ceylon, Keemun, Oolong, Sencha, and Rooibos',
  ]);
  expect(description).toContain(
    'Names on the Tins: Assam, Darjeeling, Ceylon, Keemun, Oolong, Sencha, and Rooibos',
  );
});

it('drops "General" above the rows of a data sheet', async () => {
  const { bullets } = await write('woocommerce', 'Tarn Grill Basket', [
    'Fill the grill with the half-width basket. Its coating keeps chips crisp and is quickly cleaned.',
    'General',
    'Additional Information: Built only for Tarn grills of the G700 series',
    'Features: Used with the grill',
  ]);
  expect(bullets).not.toContain('General');
});

it('drops what a sentence offers as extras, which would seem to be included', async () => {
  const { bullets, description, item_highlights } = await write('amazon', 'Tarn Invitation', [
    'Square invitation on thick paper',
    'White envelope with a square flap',
    'The following items are optional and must be added to cart separately:',
    'Second layer of paper in any color',
    'Envelope liner with a digital print',
    'Each card is printed on a hand press.',
  ]);
  const shown = [...bullets, description, item_highlights].join('\n');
  expect(shown).toContain('White envelope');
  expect(shown).toContain('hand press');
  expect(shown).not.toMatch(/second layer|liner/iu);
});

it('lists all that a set includes, below a heading of another kind', async () => {
  const { description } = await write('woocommerce', 'Tarn Winter Coasters (Set of 4)', [
    'Warm the table with four coasters. Cork backing and tiles on the front.',
    'Measures:',
    '3.5" x 4"',
    'Set includes:',
    'Bright Days',
    'Of Good Hope',
    'Merry Evenings',
    'Joy On Earth',
  ]);
  expect(description).toContain(
    '<li>Set includes: Bright Days, Of Good Hope, Merry Evenings, Joy On Earth</li>',
  );
});
