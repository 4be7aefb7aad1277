import { PLATFORMS, TONES } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { createEmbeddedWriter, createGenerator } from '../../src/generation/index.ts';

/** Products of our own making, of many trades, in the many ways that features are typed in. */
const PRODUCTS = [
  [
    'Fernbrook Stoneware Mug',
    'Holds 350 ml\nGlazed by hand in grey\nFits most cup holders\nComes in a gift box',
    'Kitchen > Mugs',
  ],
  [
    'Larkfell Two-Person Tent',
    'Green nylon fly. Weighs 2.4 kg. Packs into a bag of 45 cm. Two doors with mesh panels let air through on warm nights.',
    'Camping > Tents',
  ],
  [
    'Pinecroft Desk Organizer',
    'Material: Walnut\nCompartments: 6\nSize: 30 x 20 x 12 cm\nNon-slip cork base',
    'Office > Organizers',
  ],
  [
    'Solvang Running Vest',
    'REFLECTIVE TRIM - Seen from all sides at night\nTWO POCKETS - Room for phone and keys\nMachine wash\nUnisex sizes S to XL',
    'Sports > Running',
  ],
  [
    'Tidewell Beach Towel',
    '<ul><li>Cotton terry</li><li>160 x 90 cm</li><li>Striped in blue and white</li></ul>',
    'Bath > Towels',
  ],
  [
    'Hobnail Chess Set for Travel',
    'Folding board, 25 cm; magnetic pieces; felt base; storage bag included',
    'Games > Board Games',
  ],
  [
    'Copperleaf Watering Can',
    'This can holds 5 litres. The long spout reaches under leaves. It is made of galvanized steel and comes with a brass rose.',
    'Garden',
  ],
  [
    'Quillmark Notebook',
    'lined pages\n120 sheets\nribbon marker\nelastic band keeps it shut',
    undefined,
  ],
  [
    'Bramble & Co Dog Lead',
    'Braided rope, 150 cm. Leather handle. Swivel clip turns freely. Hand wash only.',
    'Pets > Dogs',
  ],
  [
    'Nightjar Head Torch',
    'Brightness: 300 lumens\nRun time: 40 h\nBattery: rechargeable\nRed light mode keeps your night vision',
    'Outdoor > Lights',
  ],
  [
    'Holzbrett Ahorn',
    'Massives Ahornholz, geölt\nGröße: 30 x 20 cm\nMit Saftrille für Fleisch und Obst',
    'Küche',
  ],
  ['Plain Apron', 'linen', undefined],
] as const;

const generator = createGenerator(createEmbeddedWriter());

describe('golden listings', () => {
  it.each(PRODUCTS.map((product, index) => [product[0], index] as const))(
    'reads as reviewed: %s',
    async (_name, index) => {
      const [product_name = '', features = '', category] = PRODUCTS[index] ?? [];
      const tone = TONES[index % TONES.length] ?? 'Professional';
      for (const platform of PLATFORMS) {
        const request = { product_name, features, category, platform, tone };
        const { listing } = await generator.generate(request, new AbortController().signal);
        expect(listing).toMatchSnapshot(platform);
      }
    },
  );
});
