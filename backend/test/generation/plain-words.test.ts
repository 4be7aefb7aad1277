import { describe, expect, it } from 'vitest';
import { PLATFORMS, type Listing, type Platform, type Tone } from '@wareword/shared-schema';
import { createEmbeddedWriter, createGenerator } from '../../src/generation/index.ts';

/**
 * What a newcomer types first: a short name, and a few phrases, one a line, after full stops, or
 * with commas between them.
 */
const generator = createGenerator(createEmbeddedWriter());
const TONES: readonly Tone[] = ['Professional', 'Friendly', 'Luxury', 'Technical'];

interface Typed {
  readonly name: string;
  readonly features: string;
  readonly customer?: string;
  /** The single features, and which labels fit before each; a bullet may go without. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
}

const SIZE = ['Size', 'Dimensions', 'Measurements', 'Measures'];
const CARE = ['Care', 'Cleaning', 'Easy care', 'Upkeep'];
const MATERIAL = ['Material', 'Materials', 'Made of', 'Build'];
const TYPED: readonly Typed[] = [
  {
    name: 'Stoneware Mug 350 ml',
    features:
      'Hand thrown stoneware\nHolds 350 ml\nDishwasher safe\nGlazed in oat white\nMade in Portugal',
    facts: {
      'Hand thrown stoneware': MATERIAL,
      'Holds 350 ml': ['Capacity', 'Volume', ...SIZE],
      'Dishwasher safe': CARE,
      'Glazed in oat white': ['Finish', 'Colour', 'Color', 'Glaze', 'Look'],
      'Made in Portugal': ['Origin', 'Where it is made'],
    },
  },
  {
    name: 'Oak Tray',
    features: 'Solid oak, oiled. 40 x 30 cm. Two cut-out handles.',
    facts: {
      'Solid oak, oiled': MATERIAL,
      '40 x 30 cm': SIZE,
      'Two cut-out handles': ['Handles', 'Carrying', 'Handling'],
    },
  },
  {
    name: 'Walnut Desk Organizer',
    features: 'Solid walnut\nSix compartments\nNon-slip cork base\n30 x 20 x 12 cm',
    customer: 'people who work from home',
    facts: {
      'Solid walnut': MATERIAL,
      'Six compartments': ['Storage', 'Compartments', 'Space', 'Order'],
      'Non-slip cork base': ['Base', 'Grip', 'Stability'],
      '30 x 20 x 12 cm': SIZE,
    },
  },
  {
    name: 'Linen Shirt',
    features:
      '100% European linen, pre-washed, mother-of-pearl buttons, relaxed fit, machine wash 30°C, sizes S to XXL',
    customer: 'men who travel in warm weather',
    facts: {
      'European linen': MATERIAL,
      'other-of-pearl buttons': ['Buttons', 'Details', 'Detail', 'Closure'],
      'elaxed fit': ['Fit', 'Cut'],
      'achine wash 30°C': CARE,
      'S to XXL': SIZE,
    },
  },
  {
    name: 'Soy Candle Fig & Cedar',
    features:
      'Soy wax with cotton wick, burns about 45 hours, 220 g, poured by hand in small batches in Leipzig, vegan',
    facts: {
      'oy wax with cotton wick': MATERIAL,
      'urns about 45 hours': ['Burn time', 'Burning time', 'Runtime', 'Duration'],
      'oured by hand in small batches in Leipzig': ['Origin', 'Craft', 'How it is made', 'Making'],
    },
  },
  {
    name: 'Orthopedic Dog Bed',
    features:
      'Memory foam core, washable cover with zip, non slip bottom, for dogs up to 30 kg, 90 x 65 cm, grey',
    customer: 'owners of older dogs',
    facts: {
      'emory foam core': [...MATERIAL, 'Core', 'Filling', 'Comfort'],
      'ashable cover with zip': [...CARE, 'Cover'],
      'on slip bottom': ['Base', 'Grip', 'Stability'],
      '90 x 65 cm': SIZE,
    },
  },
  {
    name: 'AeroBeat Wireless Headphones',
    features:
      'Bluetooth 5.3; 40 hours of playtime; active noise cancelling; USB-C fast charging (10 min = 4 h); foldable; weighs 240 g; comes with carrying case',
    facts: {
      'Bluetooth 5.3': ['Connection', 'Connectivity', 'Wireless', 'Details', 'Sound'],
      '40 hours of playtime': ['Battery', 'Playtime', 'Runtime', 'Energy', 'Power', 'Details'],
      'arrying case': ['Included', 'In the box', 'Extras', 'Case'],
    },
  },
  {
    name: 'Ethiopia Guji Coffee Beans 1kg',
    features:
      'Single origin arabica from Guji, natural process, notes of blueberry and jasmine, medium roast, roasted weekly',
    facts: {
      'notes of blueberry and jasmine': [
        'Taste',
        'Profile',
        'Flavour',
        'Flavor',
        'Notes',
        'Highlights',
      ],
      'edium roast': ['Roast'],
    },
  },
];

async function write(
  { name, features, customer }: Typed,
  platform: Platform,
  tone: Tone,
): Promise<Listing> {
  const request = { product_name: name, features, platform, tone };
  const { listing } = await generator.generate(
    customer === undefined ? request : { ...request, customer },
    AbortSignal.timeout(60_000),
  );
  return listing;
}

const CASES = TYPED.flatMap((typed) =>
  PLATFORMS.flatMap((platform) => TONES.map((tone) => ({ typed, platform, tone }))),
).map((given) => ({ ...given, name: given.typed.name }));

describe('"reads features however they come"', () => {
  it.each(CASES)(
    '$name, $platform, $tone: each phrase on its own, and none lost',
    async (given) => {
      const listing = await write(given.typed, given.platform, given.tone);
      const text = plain([listing.title, ...listing.bullets, listing.description].join('\n'));
      for (const fact of Object.keys(given.typed.facts)) {
        expect(text.toLowerCase()).toContain(plain(fact).toLowerCase());
      }
      const lines = [
        ...listing.bullets,
        ...[...listing.description.matchAll(/<li>(.*?)<\/li>/gu)].map(([, item = '']) => item),
      ];
      for (const line of lines) expect(line.split(', ').length, line).toBeLessThanOrEqual(3);
    },
  );
});

describe('Amazon', () => {
  it.each(TYPED)('$name: whoever reads the bullets alone knows every feature', async (typed) => {
    const { bullets } = await write(typed, 'amazon', 'Professional');
    const said = plain(bullets.join('\n')).toLowerCase();
    for (const fact of Object.keys(typed.facts)) expect(said).toContain(plain(fact).toLowerCase());
    expect(bullets.length).toBeGreaterThanOrEqual(3);
  });
});

describe('"read as if a careful copywriter had written them"', () => {
  it.each(CASES)('$name, $platform, $tone: a label fits what it labels', async (given) => {
    const { bullets } = await write(given.typed, given.platform, given.tone);
    const specific = Object.values(given.typed.facts)
      .flat()
      .map((each) => each.toLowerCase());
    for (const bullet of bullets) {
      const [, label, rest] = /^([^:]{2,30}): (.+)$/u.exec(bullet) ?? [];
      if (label === undefined || rest === undefined) continue;
      const told = Object.entries(given.typed.facts).filter(([fact]) =>
        plain(rest).toLowerCase().includes(plain(fact).toLowerCase()),
      );
      // A bullet that two facts share is headed by both: "Connectivity and weight".
      const parts = [label, ...label.split(' and ')].map((part) => part.toLowerCase());
      const fitting = told.flatMap(([, labels]) => labels.map((each) => each.toLowerCase()));
      // Over statements of several kinds stands a word that fits them all: "Features".
      const several = /; | and /u.test(rest) && !parts.some((part) => specific.includes(part));
      if (told.length > 0)
        expect(several || parts.some((part) => fitting.includes(part)), bullet).toBe(true);
    }
  });

  it.each(CASES)('$name, $platform, $tone: no sentence says nothing', async (given) => {
    const { description, meta_description } = await write(given.typed, given.platform, given.tone);
    const { name } = given.typed;
    expect(plain(description)).not.toMatch(
      new RegExp(`(?:This is|Meet|Here is|Say hello to) (?:the |our )?${name}[.!]`, 'iu'),
    );
    expect(`${description}\n${meta_description}`).not.toMatch(
      /\ba solid (?:walnut|oak)(?! \w)|along with made|plus made|together with made/iu,
    );
    // Phrases make a list, with one "and"; a chain of joiners is no sentence.
    const joiners = meta_description.match(/\b(?:along with|together with|plus)\b/giu) ?? [];
    expect(joiners.length, meta_description).toBeLessThanOrEqual(1);
  });

  it.each(CASES)('$name, $platform, $tone: the grammar holds', async (given) => {
    const { bullets, description, meta_description } = await write(
      given.typed,
      given.platform,
      given.tone,
    );
    const prose = `${plain(description)}\n${meta_description}`;
    expect(prose).not.toMatch(/\bit (?:offer|have|come|provide|bring|combine|feature|include)\b/iu);
    expect(prose).not.toMatch(
      /\ban? (?:single origin arabica|natural process|hand thrown stoneware)/iu,
    );
    // A sentence has a verb: a name, a colon and a list is a note.
    expect(plain(description)).not.toMatch(/^\s*(?:The )?[\p{L}\d &-]+: [^.]*;/u);
    // A name keeps its capital, and a range both its ends.
    expect(prose).not.toMatch(/\bbluetooth|\bleipzig|\bportugal|\bguji/u);
    expect(`${prose}\n${bullets.join('\n')}`).not.toMatch(/sizes S(?! to XXL)/iu);
  });

  it.each(CASES.filter(({ typed }) => typed.customer !== undefined))(
    '$name, $platform, $tone: it says who it is for',
    async (given) => {
      const { bullets, description } = await write(given.typed, given.platform, given.tone);
      expect(plain([...bullets, description].join('\n')).toLowerCase()).toContain(
        given.typed.customer,
      );
    },
  );
});

function plain(html: string): string {
  return html
    .replaceAll('&amp;', '&')
    .replace(/<[^>]+>/gu, ' ')
    .replaceAll('-', ' ');
}
