import type { Platform } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const FACT = 'The oak frame folds flat in seconds.';

/** Everything that shoppers read of a listing whose details have these lines and a fact. */
async function published(lines: readonly string[], platform: Platform = 'shopify') {
  const listing = await write(platform, 'Tarn Folding Stool', [...lines, FACT]);
  const { title, description } = listing;
  const bullets = 'bullets' in listing ? listing.bullets : [];
  return [title, description, ...bullets].join('\n');
}

describe('talk of the shop', () => {
  it('goes as a whole passage, with lines that would be harmless alone', async () => {
    const text = await published([
      '✅Welcome to our Tarn store!',
      '✅Shipping from Leeds!',
      '✅Delivery: Orders will be shipped within 24 hours.',
      '✅After sales: the best solution for your problem.',
      '✅Recommend friends and get a 2% discount.',
      '✅Wish you a happy shopping!',
    ]);
    expect(text).toContain('oak frame');
    expect(text).not.toMatch(/Leeds|24 hours|problem|discount|happy/u);
  });

  it.each([
    "You won't find a better price",
    'Solid quality at an unbeatable price',
    'This Amazon Renewed product has been tested by an Amazon qualified supplier',
    'Please do not delete this product.',
    'This product will only be available for a limited time',
    'I can customize it to any team',
    'Call for the time they take, since they are made in the order in which orders are made',
  ])('goes: %s', async (line) => {
    const text = await published([line]);
    expect(text).toContain('oak frame');
    expect(text).not.toContain(line);
  });

  it('is not how a product is made, even next to the people who make it', async () => {
    const made =
      'Each stool is proudly made in Wales and made-to-order. Our team etches a fell, which is then painted using fine brushes.';
    expect(await published([made])).toContain(made);
  });

  it('goes with the other sentences of its line', async () => {
    const text = await published([
      'Products may appear different on your screen than in daylight. Colors may vary slightly.',
    ]);
    expect(text).not.toMatch(/screen|slightly/u);
  });

  it('goes with the words that only go on, below the same label', async () => {
    const text = await published([
      'Customer Service: Ask customer service anything. 7 days a week',
    ]);
    expect(text).not.toContain('7 days');
  });

  it.each([
    'You can pay for this stool in 6 months installment with your card',
    'See the EMI amount on the payment page',
    'Buy Tarn Folding Stool from Fell Store Online',
    'ATTENTION: INTERNATIONAL CUSTOMERS NOTICE THAT THE PRICE IS IN US DOLLARS',
    'Not sold in stores!',
    'There are many ways to use it, so get it while it is still in stock!',
    'From our expanded online assortment',
    'Please allow 2-3 weeks after shipment.',
    'In the same vein, discover the Larkfell Bench!',
    'Buy some today!',
    'Use Promo Code: OAK2011',
    'Any other shipment type will be charged.',
    'Proven safe and effective!',
    'Hurry, before it is gone!',
    'Limited time remaining!',
    '97% of reviewers recommend this product',
    'Choose your favorite from our Stools section.',
    'Read the article here.',
    'The price for one stool.',
    'Review our "Stain Color Chart" to select the stain of your stool',
    'See the size chart for your height.',
    'Choose your wood and height below.',
    'See the demo video below.',
    'An engraved name is optional and must be added to cart.',
    'Request a change of stain in Special instructions.',
    'For a gift card... please complete the custom text section.',
    'I also carry this stool in beech.',
    'See other products.',
    'At Tarn Home Store, we pride ourselves on offering exclusive stools like this',
    'Tarn is a fast growing Brand in stools, benches and shelves.',
    'Each stool ships from stock, same day before 15:00 CET',
    '650 /1',
    '650/-',
  ])('leaves out %s', async (line) => {
    expect(await published([line])).not.toContain(line.slice(0, 20).trim());
  });

  it.each([
    'Proven safe and effective on oak and beech',
    'Made from our own beech',
    'The seat has 25 stars that stand for the 25 valleys',
    'We have designed a simple way to sit LITERALLY anywhere, at home or at work',
  ])('keeps %s', async (line) => {
    expect(await published([line])).toContain(line);
  });

  it('is reported to the merchant with the whole offer', async () => {
    const { pro_tip } = await write('amazon', 'Tarn Folding Stool', [
      FACT,
      'Buy One Pair and Get Another pair for FREE!',
    ]);
    expect(pro_tip).toContain('"Buy One Pair and Get Another pair for FREE"');
    expect(pro_tip).not.toContain('keep the rest');
  });

  it('goes with the word that leads up to it', async () => {
    const text = await published([
      'Reliable… Products may appear different on your screen than in daylight.',
    ]);
    expect(text).not.toMatch(/Reliable|screen/u);
  });

  it('goes without the statement before it in its sentence', async () => {
    const text = await published([
      'Other stains of wood available, please specify in Special instructions.',
    ]);
    expect(text).toContain('Other stains of wood available');
    expect(text).not.toContain('specify');
  });

  it('goes with the labels of its links, but not with those of tables', async () => {
    const prose = `${FACT} Only the finest oak is used for its seat and for its four round legs.`;
    const { description } = await write('shopify', 'Tarn Folding Stool', [
      prose,
      '',
      'Color Chart',
    ]);
    expect(description).toContain('finest oak');
    expect(description).not.toContain('Chart');
    const rows = ['S: seat 30 cm', 'M: seat 40 cm'];
    expect(await published(['Brass hinges', 'Sizing Guide', ...rows])).toContain('Sizing Guide');
  });

  it('goes with its disclaimers, and is named once', async () => {
    const lines = [
      '“ COD facility not available for this product ”',
      'Disclaimer: All trademarks and logos are the property of their respective owners. Use of these names does not imply endorsement.',
    ];
    expect(await published(lines)).not.toMatch(/COD|trademarks|endorsement/u);
    const { pro_tip } = await write('shopify', 'Tarn Folding Stool', [...lines, FACT]);
    expect(pro_tip).toContain('COD facility');
    expect(pro_tip).toContain('endorsement');
  });

  it.each([
    'Learn more about our handmade process.',
    'Curated Tarn fashion listing.',
    '3-5 days delivery, 24 hours shipping.',
    'The price includes a shipping fee to be borne by the buyer.',
    'Enjoy your shopping',
    'Price: Rs. 799',
    'Buy Blue Tarn Folding Stool For Only Rs. 1299 Online in India.',
    'Buy premium quality stools at best prices.',
    'Make use of our ongoing promo and get a whopping 40% discount',
    'Tarn Furniture has been serving the world with 20 showrooms.',
    '› See more product details',
    'Boring bit...',
    'View Size Chart',
    'Interested in',
    'UK 48hr Service as Standard',
    'Order before 3PM for SAME DAY DISPATCH',
    'Tracked And Insured',
    'International Shipping: This item is not eligible.',
    'Only Genuine Products',
    'Terms and conditions apply.',
    'Join the waitlist for exclusive access.',
    'Processing: 1-2 days',
    'Be on alert for counterfeit stools!',
    'All authorized sellers of Tarn stools will ship from Norway',
    'Tarnmart is the only authorised dealer for Tarn stools since 2003',
    'Cushion/cover/bag also available',
    'Collect all Tarn stools and other items from the marsh',
    'Collect other Tarn Folding figures (each sold separately)',
    'Choice: yes',
    'All stools are final sale.',
    'What makes this product so special? This oak stool holds a giant.',
    'Limit 3 per person',
    'What are you waiting for? Order this oak stool for your hall.',
    'Click the Buy It Now button!',
    'Discover the Larkfell Rocking Stool as well!',
    'Buy One Pair and Get Another pair for FREE!',
  ])('goes: %s', async (line) => {
    expect(await published([line])).not.toContain(line.slice(0, 20));
  });

  it('goes with what it says of copies', async () => {
    const text = await published([
      'Be on alert for counterfeit stools! Counterfeit stools may tip over.',
    ]);
    expect(text).not.toMatch(/alert|tip over/u);
  });

  it('is left out, but the fact after it stays', async () => {
    const text = await published([
      'STRONG LEGS – Tarn’s stool line is not only one of the best choices on the market, but each leg has a steel foot. Pick a color.',
    ]);
    expect(text).not.toContain('market');
    expect(text).toContain('Each leg has a steel foot. Pick a color');
  });

  it('goes without the other phrases of its list', async () => {
    const text = await published(['Great value, Easy to fold, Tools included']);
    expect(text).not.toContain('value');
    expect(text).toContain('Easy to fold');
    expect(text).toContain('Tools included');
  });

  it('goes with the end of its sentence on the next line', async () => {
    const text = await published(["We've trained our staff", 'to pick the best gifts for you.']);
    expect(text).not.toMatch(/staff|pick/u);
  });

  it('is no part of what a kit includes', async () => {
    const text = await published([
      'Kit includes:',
      '1 x Hinge',
      '1 x Nut',
      'IN STOCK NOW – Visit our showroom or BUY ONLINE',
    ]);
    expect(text).toContain('Kit includes: 1 x Hinge, 1 x Nut');
    expect(text).not.toMatch(/showroom|ONLINE/u);
  });
});

describe('what isn’t about the shop', () => {
  it.each([
    'Delivery into narrow spaces takes one hand.',
    'What makes this stool so special is its oak seat.',
    'Air delivery: 520 cmh',
    'Hydration delivery for 24 hours',
    'Delivery: Instant digital download',
    'Processor: Tarn Core@2.16Ghz',
    'The colors are printed in order to last.',
    'Learn more words with each of the 40 cards.',
    'Ships with two brass hinges.',
    'Carries your shopping and your picnic.',
    'Your weight is borne by four legs.',
    'Learn more about our planet.',
    'Officially licensed stool, look for the trademark on the label.',
    'The oak is grown by family-owned farms in Oregon.',
    'Handcrafted from upcycled leather by a woman on our team.',
    'Cushion sold separately, subject to availability',
    'A counterfeit detector checks every bill.',
    'Thank you cards measure 5" x 7" - 0.6mil.',
    'Choose a setting that keeps food below freezing.',
    'Check the growth chart for each new inch.',
    'Ships flat in a reusable crate.',
    'This is a brand new folding hinge.',
  ])('stays: %s', async (line) => {
    expect(await published([line])).toContain(line.replace(/\.$/u, '').slice(-18));
  });

  it('stays on Amazon if the contents include a guarantee card', async () => {
    const text = await published(
      ['Includes: Stool, Instruction manual and Guarantee card'],
      'amazon',
    );
    expect(text).toContain('Guarantee card');
  });
});

it.each([
  'From our expanded online assortment; holds up to 90 kg; folds flat',
  'Holds up to 90 kg; folds flat.—Choose your favorite from our Stools section.',
])('talk of the shop goes without the facts of its line: %s', async (line) => {
  const text = await published([line]);
  expect(text).toMatch(/holds up to 90 kg; folds flat/iu);
  expect(text).not.toMatch(/assortment|section/u);
});

describe('the name of the store that sells the product', () => {
  const written = (text: string) => published([text]);

  it.each([
    [
      'The Tarn folding stool holds two people, exclusively at Kelmar Store, where comfort meets style.',
      'The Tarn folding stool holds two people.',
    ],
    [
      'Exclusively at Kelmar Store, this stool brings comfort to the garden.',
      'This stool brings comfort to the garden.',
    ],
    [
      'Available exclusively at Kelmar Store, this stool brings comfort to the garden.',
      'This stool brings comfort to the garden.',
    ],
    [
      'This sturdy stool from Kelmar Home Shop carries two people.',
      'This sturdy stool carries two people.',
    ],
  ])('goes without the statement about the product: %s', async (line, rest) => {
    const text = await written(line);
    expect(text).toContain(rest.replace(/\.$/u, ''));
    expect(text).not.toMatch(/Kelmar|where comfort/u);
  });

  it('takes along what the store says of its range', async () => {
    const text = await written('At Kelmar Store, we offer stools that celebrate your garden.');
    expect(text).not.toMatch(/Kelmar|celebrate/u);
  });

  it('stays where it is where a program comes from', async () => {
    const text = await written('The planner for this stool from App Store shows each step.');
    expect(text).toContain('stool from App Store shows');
  });
});

it.each([
  'The lead time to ship could be 5-7 days',
  'From that point, it takes approximately 12 – 18* days for items to arrive.',
  'Monogram only is priced as one-color print.',
  'Priced including monogram on the seat, as shown.',
  'Choose your coordinating accessories.',
  'Fell Club members = 2 points',
  'You will get a voucher when you pick up your stool at the store.',
  'I love it so much and I hope you will too!',
  'So, order it now and impress your father.',
  'Order your own stool today and make a statement!',
  'The price is one piece!',
  'Free world wide shipping',
  'GCC delivery available',
  'Convenient delivery and in-store pickup options',
  'Follow this link to order the tray.',
  'Photo is of a sample stool.',
  'Upload a high-resolution picture for a better print.',
])('what only concerns the order or the maker’s hopes goes: %s', async (line) => {
  const text = await published(['Brass hinges', line]);
  expect(text).toContain('Brass hinges');
  expect(text).not.toContain(line.slice(0, 12));
});

it('a sentence goes on without its reference to a picture', async () => {
  const text = await published([
    'The seat has a light stain (seen in the last photo).',
    'It was first made with a brass hinge, as shown in the picture.',
    'The stool comes as shown in the picture, with two cushions.',
  ]);
  expect(text).toContain('The seat has a light stain.');
  expect(text).toContain('with a brass hinge.');
  expect(text).not.toContain('comes,');
});

it.each(['Order one size up for a deep seat.', 'Available for indoor use', 'Order of assembly'])(
  'what only sounds like the order stays: %s',
  async (line) => {
    expect(await published(['Brass hinges', line])).toContain(line.replace(/\.$/u, ''));
  },
);

describe('how to convert a unit', () => {
  it.each(['1 Inch: =2.54cm', '1 inch = 2.54 cm', '(1in=2.54cm)', '1 ft = 30.48 cm'])(
    'is left out: %s',
    async (line) => {
      expect(await published([line, 'Frame: Oak'], 'amazon')).not.toMatch(/2\.54|30\.48/u);
    },
  );
});

it.each([
  'Save more by buying in bulk!',
  'First come, first serve.',
  'Shop handmade slippers at Larkfell.',
  'Please limit yourself to five cakes or less.',
  'Hope you are all staying safe in the storm.',
  'At Larkfell, we are proud to present the latest trends in shoes for all ages.',
])('talk of the sale is in no listing: %s', async (line) => {
  const { description, bullets } = await write('amazon', 'Larkfell Slipper', [
    'The slipper has a soft lining.',
    line,
    'The sole grips wet floors.',
  ]);

  expect([description, ...bullets].join()).not.toContain(line.replace(/[.!]$/u, ''));
});
