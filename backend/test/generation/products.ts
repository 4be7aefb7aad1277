import type { ListingRequest } from '../../src/generation/index.ts';

/** Products of our own invention, as merchants type them: one for each kind of input. */
export const PRODUCTS: Readonly<Record<string, Omit<ListingRequest, 'platform' | 'tone'>>> = {
  'short phrases': {
    product_name: 'Walnut Desk Organizer',
    features: 'Solid walnut\nSix compartments\nNon-slip cork base\n30 x 20 x 12 cm',
    category: 'Desk Organizers',
  },
  'one paragraph': {
    product_name: 'Fernbrook Stoneware Mug',
    features:
      'The Fernbrook mug is thrown by hand in small batches. Its wide base keeps it steady on a full desk. It holds 350 ml and fits most cup holders. Dishwasher and microwave safe.',
    category: 'Kitchen > Mugs',
  },
  'a paragraph and a list': {
    product_name: 'Larkfell Two-Person Tent, Green',
    features:
      'Pitch the Larkfell in four minutes, even in the rain. The fly and the inner go up together, so your bed stays dry.\nTwo doors and two porches\nTaped seams\nPacked size: 45 x 16 cm\nWeight: 2.4 kg\nMaterial: Ripstop nylon',
    category: 'Outdoors > Tents',
  },
  'labeled lines in capitals': {
    product_name: 'Pinegrove Kids Easel',
    features:
      'TWO SIDES - A chalkboard on one side and a whiteboard on the other keep two children busy at once.\nGROWS WITH YOUR CHILD - Three heights from 90 to 120 cm. The legs lock with a click.\nWHAT IS IN THE BOX: easel, 6 chalks, 1 sponge and 2 clips\nMade of birch plywood',
    category: 'Toys & Games > Arts & Crafts > Easels',
  },
  'bullets that are sentences': {
    product_name: 'Quillmere Fountain Pen, Fine Nib',
    features:
      'The steel nib writes a fine line from the first stroke\nFills from cartridges or bottled ink\nThe cap posts on the barrel so it never rolls away\nComes with two blue cartridges\nWeighs 24 g',
    category: 'Office Products > Pens',
  },
  supplement: {
    product_name: 'Hollis Magnesium Glycinate, 120 Capsules',
    features:
      '200 mg magnesium per serving\nVegan capsules\nNo artificial colors\nTake two capsules with water\nThird-party tested',
    category: 'Health > Minerals',
  },
  food: {
    product_name: 'Orchard Row Apple Butter, 280 g',
    features:
      'Slow-cooked apples with cinnamon and nothing else to hide behind. Spread it on toast or stir it into oatmeal.\nIngredients: apples, apple juice, cinnamon\nNo added sugar\nRefrigerate after opening',
    category: 'Groceries > Spreads',
  },
  apparel: {
    product_name: 'Tarnside Fleece Jacket',
    features:
      'Relaxed fit.\nFull zip.\nTwo zip pockets.\nMachine wash.\nMaterial: Recycled polyester fleece\nGender: Women',
    category: 'Women > Tops > Jackets',
  },
  electronics: {
    product_name: 'Voltera USB-C Charger 65W',
    features:
      'Charges a laptop and a phone at once\n2 USB-C ports, 1 USB-A port\nInput: 100-240 V, Output: 65 W\nCompatible with phones, tablets and laptops with USB-C\n2 year warranty',
    category: 'Electronics > Chargers',
  },
  furniture: {
    product_name: 'Aldham Bedside Table, Oak',
    features:
      'SOLID OAK TOP AND LEGS\nONE DRAWER WITH SOFT CLOSE\n45 X 40 X 55 CM\nNO TOOLS NEEDED FOR ASSEMBLY',
    category: 'Furniture > Bedside Tables',
  },
  cosmetics: {
    product_name: 'Mirelle Hand Cream – Fig & Vetiver – 75 ml',
    features:
      'A light cream that sinks in within a minute. Shea butter and squalane leave skin soft without a greasy film.\nFor dry hands\nVegan\nGlass jar with aluminum lid',
    category: 'Beauty > Hand Creams',
  },
  'a comma list': {
    product_name: 'Garden Hose',
    features: 'brass fittings, 15 m reel, kink free, wall bracket',
    category: 'Garden Hoses',
  },
  'shop markup': {
    product_name: 'Linen Apron &ndash; Charcoal',
    features:
      '<h2>Made to last</h2><p>Washed linen that gets <strong>softer</strong> with every wash.</p><ul><li>Two front pockets</li><li>Adjustable neck strap</li><li>100% linen</li></ul>',
    category: 'Kitchen > Aprons',
  },
  'cut off in the middle': {
    product_name: 'Bramble Dog Bed, Large',
    features:
      'The raised rim gives your dog a place to rest its head. The cover zips off and goes in the washing machine at 40 degrees, so hair and mud are gone by the evening.\nFilled with recycled fiber that springs back\nNon-slip dots on the base keep the bed where you',
    category: 'Pets > Dog Beds',
  },
  'a label list': {
    product_name: 'Steel Shelf Bracket, 2 Pack',
    features:
      'Color:Black,Material:Steel,Length:20 cm,Max load:30 kg,Includes:2 brackets and 8 screws',
    category: 'Hardware > Shelf Brackets',
  },
  'what points back': {
    product_name: 'Rowan Wool Throw',
    features:
      'Rowan throws are woven in one of the last mills of the valley. They take two days to finish. That is why no two are quite alike. Each one is 130 x 180 cm.',
    category: 'Home > Throws',
  },
  'refused claims': {
    product_name: 'Bamboo Cutting Board',
    features:
      'Antimicrobial, easy to clean\nEco-friendly bamboo\nJuice groove on one side\n36 x 24 cm\nFree shipping on all orders\n100% satisfaction guaranteed',
    category: 'Kitchen > Cutting Boards',
  },
  contradictions: {
    product_name: 'Picture Frame, White, 16x20',
    features: 'Color: Black\nHolds a 10x15 print\nHangs upright or across\nReal glass',
    category: 'Home > Picture Frames',
  },
  'talk of the shop': {
    product_name: 'Cedar Shoe Tree',
    features:
      'Keeps the shape of leather shoes\nRed cedar absorbs moisture\nPlease contact our customer service at help@example.com\nCheck out our other shoe care products\nFits sizes 8 to 10',
    category: 'Shoe Care',
  },
  'a long name': {
    product_name:
      'Hearthside 12-Piece Nonstick Cookware Set with Glass Lids, Granite Gray – Induction Pots and Pans – Dishwasher Safe – Gift for New Homes',
    features:
      'Heats evenly on gas, electric and induction\nStay-cool handles\nGlass lids with steam vents\nOven safe to 200 °C',
    category: 'Kitchen > Cookware Sets',
  },
  'a marketplace name in capitals': {
    product_name: 'HOBNAIL TRAVEL CHESS SET WITH LED CLOCK',
    features: 'FOLDING BOARD OF BEECH WOOD\nMAGNETIC PIECES STAY IN PLACE\nSTORAGE BAG INCLUDED',
    category: 'Games > Chess Sets',
  },
  thin: { product_name: 'Plain Apron', features: 'Linen', category: 'Aprons' },
  'no category': {
    product_name: 'Copper Bird Feeder',
    features: 'Holds 1.2 kg of seed\nFour perches\nHangs from a branch or a hook',
  },
  'a customer': {
    product_name: 'Slate Standing Desk Mat',
    features: 'Beveled edges\n19 mm foam\n80 x 50 cm\nWipes clean',
    category: 'Office > Desk Mats',
    customer: 'People who stand at work',
  },
  German: {
    product_name: 'Holzbrett Ahorn',
    features:
      'Massives Ahornholz, von Hand geölt und aus einem Stück gefertigt.\nMit Saftrille für Fleisch und Obst\nMaterial: Ahorn\nMaße: 36 x 24 cm',
    category: 'Küche',
  },
  French: {
    product_name: 'Lampe de chevet Nuage',
    features:
      'La lampe Nuage diffuse une lumière douce pour lire avant de dormir. Le pied est en hêtre.\nCâble de 1,5 m\nAmpoule non fournie\nCouleur : blanc',
    category: 'Luminaires',
  },
  Spanish: {
    product_name: 'Mochila Sierra 25 L',
    features:
      'La mochila Sierra tiene un respaldo ventilado para los días de calor. Es ligera y resistente.\nBolsillo para botella\nMaterial: nailon\nPeso: 780 g',
    category: 'Mochilas',
  },
  Italian: {
    product_name: 'Caffettiera Alba 6 tazze',
    features:
      'La caffettiera Alba prepara il caffè in pochi minuti sul gas e sul piano elettrico.\nManico che non scotta\nMateriale: alluminio',
    category: 'Cucina',
  },
  Japanese: { product_name: '竹製まな板', features: 'サイズ：36×24cm、天然竹、両面使用可能' },
  Arabic: {
    product_name: 'حقيبة ظهر للسفر',
    features: 'سعة 40 لترًا. قماش مقاوم للماء. جيب داخلي للحاسوب.',
  },
};
