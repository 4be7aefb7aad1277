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
  [
    'Merrow Hot Sauce Trio',
    'Three bottles of 5 oz: smoky chipotle, mango habanero, green jalapeno. Heat from mild to very hot. Packed in a kraft box with recipe cards.',
    'Food > Condiments',
    'people who like it hot',
  ],
  [
    'Linden Honey 350 g',
    'Raw and unfiltered\nHarvested from two orchards\nGlass jar with a wooden dipper\nCrystallizes over time',
    'Grocery > Honey',
  ],
  [
    'Saltmarsh Hand Cream',
    'Shea butter and oat milk. Absorbs in a minute and leaves no film. 75 ml tube. Smells of sea fennel.',
    'Beauty > Hand Care',
    'gardeners and cooks',
  ],
  [
    'Brambleby Lip Balm Set',
    '✨ 4 balms in tins ✨ beeswax and plum oil ✨ lasts up to 6 hours ✨ antibacterial 💄',
    'Beauty > Lip Care',
  ],
  [
    'Larkspur Desk Fan',
    'THREE SPEEDS: from a breeze to a gust. QUIET: 28 dB on the lowest speed. HEAD TILTS: point the air where you want it. USB cable of 1.5 m included.',
    'Appliances > Fans',
    'people who work at a desk',
  ],
  [
    'Pebble Power Bank 10000 mAh',
    'Charges most phones twice. Two USB-C ports. The display shows the charge in percent. Weighs 210 g. Cable included.',
    'Electronics > Chargers',
  ],
  [
    'Windrush Rain Jacket',
    'Waterproof to 10,000 mm, taped seams, adjustable hood, two zip pockets, packs into its own pocket, sizes XS to XXL',
    'Women > Rain Jackets',
    'women who walk in all weather',
  ],
  [
    'Aldermoor Wool Socks 3 Pairs',
    '80% merino wool, 20% nylon\nCushioned heel and toe\nMachine wash 30°C\nSizes 36 to 47',
    'Clothing > Socks',
  ],
  [
    'Ironbridge Socket Set',
    '42 pieces. Chrome vanadium steel. Ratchet with 72 teeth. Case keeps every piece in its place. Sizes 4 to 14 mm.',
    'Tools > Hand Tools',
    'home mechanics',
  ],
  [
    'Fallow Pruning Saw',
    'Blade of 30 cm cuts branches as thick as a wrist.Safety catch locks the blade.Handle is coated with rubber.',
    'Garden > Hand Tools',
  ],
  [
    'Otterly Cat Fountain',
    'Holds 2 litres\nThree flow settings\nPump runs at 30 dB\nFilter catches hair and dust\nDishwasher safe',
    'Pets > Cats',
    'cats that drink too little',
  ],
  [
    'Burrow Hamster House',
    'Made of birch wood. Roof lifts off for cleaning. Two doors. 20 x 15 x 12 cm. No glue inside.',
    'Pets > Small Animals',
  ],
  [
    'Tumbledown Building Blocks',
    '60 blocks of beech wood, water based paint, eight shapes, cotton bag with a drawstring, ages 2 and up',
    'Toys > Building Blocks',
    'toddlers and their grandparents',
  ],
  [
    'Gallop Stick Horse',
    'Plush head with yarn mane. Stick of 80 cm unscrews for storage. Makes neighing sounds. Two AA batteries not included.',
    'Toys > Pretend Play',
  ],
  [
    'The Lantern Keeper: A Novel',
    'A lighthouse keeper finds a letter that was never meant for her. Paperback, 312 pages. First part of a trilogy.',
    'Books > Fiction',
  ],
  [
    'Crumb & Crust Baking Book',
    '60 recipes from flatbread to brioche. Photos of every step. Chapter on what went wrong and why. Hardcover, 208 pages.',
    'Books > Cooking',
    'beginners',
  ],
  [
    'Cascade Trekking Backpack 55 L',
    'The Cascade carries loads of up to 18 kg. Its aluminum frame moves the weight from your shoulders to your hips. The back length adjusts from 42 to 52 cm. A rain cover is stowed in the base. Two hip belt pockets hold snacks and a phone. The main compartment opens from the top and the front, so you reach what lies at the bottom without unpacking. A divider keeps the sleeping bag apart. Fabric: 210D ripstop nylon. Weight: 1.7 kg. Loops at the side take trekking poles and an ice axe. The lid comes off and serves as a day bag.',
    'Outdoors > Backpacks',
    'hikers on trips of several days',
  ],
  [
    'Gourde isotherme Rivage',
    'Acier inoxydable à double paroi. Garde le froid 24 heures. Bouchon avec anneau en bambou. 750 ml.',
    'Cuisine > Gourdes',
  ],
] as const;

const generator = createGenerator(createEmbeddedWriter());

describe('golden listings', () => {
  it.each(PRODUCTS.map((product, index) => [product[0], index] as const))(
    'reads as reviewed: %s',
    async (_name, index) => {
      const [product_name = '', features = '', category, customer] = PRODUCTS[index] ?? [];
      const tone = TONES[index % TONES.length] ?? 'Professional';
      for (const platform of PLATFORMS) {
        const request = { product_name, features, category, customer, platform, tone };
        const { listing } = await generator.generate(request, new AbortController().signal);
        expect(listing).toMatchSnapshot(platform);
      }
    },
  );
});
