import { testCases } from './careful.ts';

// Issue 5, "Done when": listings read as if a careful copywriter had written them.

testCases([
  {
    name: 'a name keeps its capitals wherever it stands',
    product: 'Halden Smart Lamp',
    features: 'works with Alexa and Google Assistant; Origin: Crete; 800 lumens; no hub required',
    says: ['Alexa and Google Assistant', 'Crete'],
    never: ['google', 'crete'],
  },
  {
    name: 'labels that lost the space after them are labels still',
    product: 'LED Desk Lamp',
    features:
      'Color:Red\nMaterial:ABS plastic\nBrightness:500lm,Battery:1200mAh\nPackage includes:1 x lamp,1 x cable',
    says: ['Material: ABS plastic', '1 x lamp and 1 x cable'],
    never: ['Color:Red', 'Material:ABS', 'lm,', ',1'],
  },
  {
    name: 'a name with a colon stays whole, and no comma stands twice or alone',
    product: 'Walnut Desk Organizer',
    features: 'Made for fans of Re:Zero\nSolid walnut,, six compartments, , cork base ,felt feet',
    says: ['Re:Zero', 'felt feet'],
    never: [',,', ' ,', ',felt'],
  },
  {
    name: 'a trade mark is left out, the name under it is kept whole',
    product: 'Ridgeback Training Tank',
    features: 'Relaxed fit.\nMachine wash.\nMaterial: EverDry™, Lumora®, Organic Cotton',
    says: ['EverDry, Lumora and organic cotton'],
    never: ['™', '®', ' ,'],
  },
  {
    name: 'a unit at the end of a sentence stays with its number',
    product: 'Harbor Weighted Blanket',
    features: '60 x 80 in. Glass beads are sewn into small pockets. Machine washable.',
    says: ['60 x 80 in'],
    never: ['60 x 80<', '60 x 80.'],
  },
  {
    name: 'a letter that names a kind ends its sentence',
    product: 'Lindgren Face Serum',
    features:
      'Brightening serum with 15% vitamin C and vitamin E. Absorbs quickly. Fragrance free.',
    says: ['vitamin E', 'absorbs quickly'],
    never: ['E. Absorbs'],
  },
  {
    name: 'how a thing is stored is no thing that it has',
    product: 'Dark Chocolate Almonds',
    features: 'Store in a cool, dry place. Comes in a 250 g pouch. May contain traces of peanuts.',
    says: ['in a cool, dry place', '250 g pouch'],
    never: ['a store'],
  },
  {
    name: 'a plural name goes with its verb',
    product: 'Scarlet Boots',
    features: 'The Scarlet Boots make a bold statement. Side zip. Sizes 36 to 42.',
    says: ['The Scarlet Boots make a bold statement'],
    never: ['you get the Scarlet', 'boots sizes', 'They size'],
  },
  {
    name: 'a size that hangs on another statement is told by itself',
    product: 'Galaxy Trooper Helmet',
    features: 'Packaged in a collector box, one size fits most adults\nHand wash\nInjection molded',
    says: ['one size fits most adults'],
    never: ['box, one size', 'box, One size'],
  },
  {
    name: 'a measured thing has its article',
    product: 'Brinewood Dill Pickles',
    features: 'Crunchy whole cucumbers. 32 fl oz jar. Packed within 24 hours of picking.',
    says: ['32 fl oz jar'],
    never: ['with 32 fl oz jar', 'get 32 fl oz jar'],
  },
  {
    name: 'sentences without capitals are told apart',
    product: 'Slow Feeder Bowl',
    features:
      'maze of ridges makes dogs eat slower. dishwasher safe (top rack). non slip base. holds 2 cups.',
    says: ['holds 2 cups', 'non slip base'],
    never: ['. dishwasher', '. non slip', '. holds'],
  },
  {
    name: 'phrases that nothing but their capitals part are told apart',
    product: 'Clip-On Ring Light',
    features:
      '3 brightness levels Rechargeable battery 200mAh Clips onto any phone or tablet Pocket size',
    says: ['3 brightness levels', 'echargeable battery', 'ocket size'],
    never: ['levels Rechargeable', 'tablet Pocket'],
  },
  {
    name: 'a phrase that holds a verb is not taken for a thing',
    product: 'Alder Charcoal Soap',
    features: 'activated charcoal draws out dirt / 100 g bar / unscented',
    says: ['charcoal draws out dirt'],
    never: ['an activated charcoal draws', 'with a charcoal'],
  },
  {
    name: 'what the name says already is not said of the name',
    product: 'Otterby Teapot',
    features: 'Otterby Teapot made of glass. Holds 1 litre. Bamboo lid.',
    says: ['glass', '1 litre'],
    never: ['Teapot is the Otterby Teapot', 'is the Teapot'],
  },
  {
    name: 'short phrases with commas between them are told apart',
    product: 'Dog leash',
    features: '6 ft long, nylon, padded handle, reflective stitching, for medium and large dogs',
    says: ['padded handle', 'Material: nylon', 'For medium and large dogs'],
    never: ['long, nylon'],
  },
  {
    name: 'what a thing does is no thing that it has',
    product: 'Soy candle',
    features: 'hand poured\nlavender scent\nburns 40 hours\ncotton wick\nreusable jar',
    says: ['burns 40 hours'],
    never: ['get burns', 'with burns', 'has burns'],
  },
  {
    name: 'how a thing is, or for how many, is no thing that it has',
    product: 'Yoga mat',
    features: 'non slip\n6 mm thick\nrolls up small\nfor 2 people',
    says: ['non slip', 'rolls up small'],
    never: ['a non slip', 'with non slip', 'has 2 people', 'offers 2 people'],
  },
  {
    name: 'an attribute is said with a verb where there is one',
    product: 'Olive oil soap',
    features: 'Vegan: yes\nWeight: 100 g\nMade in: Greece',
    says: ['comes from Greece'],
    never: ['The weight of', 'The vegan of'],
  },
  {
    name: 'a name that is typed like a sentence has no capital inside one, and has them in a title',
    product: 'Kids rain boots',
    features: 'waterproof rubber, easy pull on handles, soft cotton lining, sizes 6 to 13',
    says: ['the kids rain boots', 'easy pull on handles'],
    never: ['the Kids', 'an easy pull'],
  },
]);
