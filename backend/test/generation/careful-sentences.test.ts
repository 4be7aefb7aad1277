import { testCases } from './careful.ts';

// Issue 5, "Done when": listings read as if a careful copywriter had written them.

testCases([
  {
    name: 'a part of a costume is not what the costume is',
    product: 'Brindle Knight Child Costume',
    features: 'Satin skirt with tulle overlay\nIncludes jumpsuit and pair of gloves',
    says: ['satin skirt with tulle overlay'],
    never: ['is a satin skirt', 'is the satin skirt'],
  },
  {
    name: 'what several of a list have is not said of the whole',
    product: 'Fern Party Swirls',
    features:
      'Package includes 6 plain foil swirl decorations, 3 foil swirl decorations with 7 in cutouts, and 3 foil swirl decorations with 5 in cutouts\nRed and gold',
    says: ['3 foil swirl decorations with 7 in cutouts'],
    never: ['It comes with 7', 'It also comes with 7', 'come with 7'],
  },
  {
    name: 'a thing is not said to have itself',
    product: 'Halvard Round Paint Brushes',
    features: '10 brushes with plastic handles\nNylon bristles\nBoxed by hand\nFor all paints',
    category: 'Art > Brushes',
    says: ['10 brushes with plastic handles'],
    never: ['brushes have 10 brushes', 'offer 10 brushes', 'They have 10 brushes'],
  },
  {
    name: 'qualities are no thing that one gets',
    product: 'Tidewater Wall Decals',
    features:
      'Comes with 19 wall decals.\nDecals are removable and repositionable with no sticky residue.\nApplies to any smooth surface.',
    says: ['removable and repositionable'],
    never: ['a removable', 'get removable'],
  },
  {
    name: 'an order that leaves no choice is no offer',
    product: 'Ostby 7.2V Battery',
    features:
      'Genuine Ostby replacement part.\nUse only genuine Ostby parts with your Ostby vehicles.\nConsult the manual first.',
    says: ['use only genuine Ostby parts'],
    never: ['can also use only', 'can use only'],
  },
  {
    name: 'figures behind a header are no thing that one gets',
    product: 'Quillon LiPo Charger',
    features:
      'Charge circuit power: 4 x 4W, charge current range: 0.1 to 1.0 amp, net weight: 10 ounces\nInput: 100-240 volts',
    says: ['4 x 4W'],
    never: ['get charge circuit power', 'with charge circuit power'],
  },
  {
    name: 'a header that is a deed is said of the product',
    product: 'Comet Sticker Activity Set',
    features:
      'Stimulates the imagination through play: kids place the stickers around each scene, and make up what happens there as they go along\nProvides hours of quiet fun: sturdy boards and stickers mean that the set can be played with over and over',
    says: ['stimulates the imagination through play'],
    never: ['Set: Stimulates'],
  },
  {
    name: 'one of two materials that says less than the other is not said again',
    product: 'Larkin Trail Tee',
    features: 'Machine washable.\n92% Organic Cotton/8% Elastane.\nMaterial: Elastane, Cotton',
    says: ['92% organic cotton'],
    never: ['Material: elastane and cotton', 'Elastane and cotton'],
  },
  {
    name: 'a label keeps its value where a comma stands before it',
    product: 'Larkin Running Watch',
    features: 'Digital display.\nMaterial: , Metal, Rubber, Silicone',
    says: ['metal, rubber and silicone'],
    never: [':,', ': ,'],
  },
  {
    name: 'options joined by "or" have no article of one thing',
    product: 'Marlow Foam Roller',
    features: 'EPP or PE foam options.\n30 cm long.',
    says: ['EPP or PE foam options'],
    never: ['an EPP or PE', 'a EPP or PE'],
  },
  {
    name: 'a passive that reads well stays one',
    product: 'Brindle Pilot Helmet',
    features: 'The Brindle Pilot Helmet is officially licensed by Brindle Films\nHand wash',
    says: ['is officially licensed by Brindle Films'],
    never: ['comes officially'],
  },
  {
    name: 'a thing that stretches is told from stretching',
    product: 'Tansy Yoga Tights',
    features:
      'Perfect for cool-down stretching.\nSecret interior pocket.\nBlack with slate details.',
    says: ['cool-down stretching'],
    never: ['follows your body', 'gives when you bend', 'moves as you do'],
  },
  {
    name: 'a statement too long for a frame opens a text as a sentence',
    product: 'Comet Playhouse Playset',
    features:
      'Easy-to-build playhouse with interior rooms, and doors and windows that open\nEasy-to-build garden tree with birdhouse, fence, birdfeeder, and two robins',
    says: ['playhouse with interior rooms'],
    never: ['Playset: '],
  },
  {
    name: 'a measure alone is what the product measures',
    product: 'Halvard Keychain',
    features: '3.5 inches\nNo battery',
    says: ['measures 3.5 inches'],
    never: ['Keychain: ', 'get 3.5'],
  },
  {
    name: 'care instructions alone are said of the product',
    product: 'Renny Pirate Child Costume',
    features: 'Hand Wash in Cold Water.\nLine Dry.\nNo Bleach.',
    says: ['Hand wash the Renny Pirate Child Costume in cold water'],
    never: ['Costume: '],
  },
  {
    name: 'a verb that could be a thing is told by what follows it',
    product: 'Lantern Night Light',
    features: 'Projects stars and moons on the ceiling.\nTimer turns off after 30 minutes.',
    says: ['projects stars and moons'],
    never: ['has projects', 'get projects', 'with projects', 'a projects'],
  },
  {
    name: 'how a thing was made is no thing that it has',
    product: 'Uplands Green Tea',
    features:
      'Single-origin green tea. Hand-picked in spring and steamed within hours. Contains caffeine.',
    says: ['hand-picked in spring and steamed within hours'],
    never: ['a hand-picked', 'has hand-picked', 'get hand-picked'],
  },
  {
    name: 'a thing and its quality are not what the product is',
    product: 'Zesty Soy Candle',
    features: 'Cotton wick, lead-free\nHand-poured\nReusable glass jar with lid',
    says: ['cotton wick, lead-free'],
    never: ['is cotton wick', "it's cotton wick", 'it’s cotton wick'],
  },
  {
    name: 'two things with a comma between them are not told as one',
    product: 'Alder Desk Lamp',
    features: 'Brass-finished base, hand-blown glass shade\n38 cm tall\nFabric cord',
    says: ['brass-finished base, hand-blown glass shade'],
    never: ['a brass-finished base, hand', 'with brass-finished', 'get brass-finished'],
  },
  {
    name: 'the system of a computer keeps its capital',
    product: 'Quietkey Keyboard',
    features: 'Works with Windows, macOS and Android\nSpill-resistant\nLow-profile switches',
    says: ['works with Windows, macOS and Android'],
    never: ['windows'],
  },
  {
    name: 'what works with other makes keeps their names',
    product: 'Smartplug Mini',
    features:
      'Works with Alexa and Google Assistant.\nControl from anywhere with the app.\nSchedules and timers.',
    says: ['works with Alexa and Google Assistant', 'control from anywhere'],
    never: ['google', 'a control from'],
  },
  {
    name: 'an order that only makes sense with what stands before it stays with it',
    product: 'Raw Wildflower Honey',
    features: 'unfiltered\nfrom our own hives\nmay crystallize - just warm the jar in water',
    says: ['may crystallize - just warm the jar'],
    never: ['<p>Just warm', '. Just warm'],
  },
  {
    name: 'a part that is named like a deed is no deed',
    product: 'Halden Office Chair',
    features: 'Tilt lock in four positions.\nHolds up to 136 kg.\nFive casters.',
    says: ['tilt lock in four positions'],
    never: ['can tilt lock', 'can also tilt lock'],
  },
  {
    name: 'a sentence without capitals ends after a short word too',
    product: 'Bifold Wallet',
    features:
      'full grain leather from the south. 8 card slots. gets darker and softer with age. comes in a cotton pouch',
    says: ['darker and softer with age'],
    never: ['. comes in', 'age. comes'],
  },
]);
