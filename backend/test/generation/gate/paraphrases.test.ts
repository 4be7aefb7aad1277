import { describe, expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { ListingRequest } from '../../../src/generation/index.ts';

const LANTERN: ListingRequest = {
  product_name: 'Rechargeable Camping Lantern 3.7V',
  features: [
    'Modes: low, high, strobe',
    'Bluetooth 5.2 speaker inside',
    'Rated IPX4, 90 rotation hook',
    'Height 7.5", diameter 4.2"',
    'Beam reaches up to 60 ft',
    'Handle extends 3"-5.5"',
    'Power: 3 x AA (included), car adapter (not included)',
    'Weighs only 14 oz, fl oz marks on the cap',
    'Leak proof battery door + spare battery door',
    'Hand strap keeps the lantern from slipping',
    'Do not bleach the strap. Not for children under 3 years',
    'Holds a phone with or without case',
    'Shuts off by itself when hot',
    'Base unit needs hex key (sold separately)',
    '18 x 18 in mat protects the table from scratches',
    'Guide: hand-bound in our workshop in Duluth',
    'Some assembly required, tools included',
    'Over-voltage protection',
    'Cover not included',
    'Sizes XS, S, M, L',
    'Mat 18 x 20',
    'Triple weave bag',
    'Backlit dial',
    'Machine wash the bag cold',
    'I cast the hooks in Ely',
    'Red or teal',
    'Bear proof food box',
    'Box lid: 2 hinge steel clip',
    'Box is safe to 200F',
    '67% linen',
    'Ten narrow clips, five wide ones',
    'Cable 24 month warranty, 2.5 m dia',
    'Charging takes 1.5 h',
    'Loops up to 8 kg',
    'Teeth per inch: 17',
    'Reflector? No, on purpose',
    'Blended in Cornwall',
    '95% recycled',
    'No oil on the lens',
  ].join('\n'),
  customer: 'kids 8-12',
  platform: 'woocommerce',
  tone: 'Professional',
};

const BARN: ListingRequest = {
  product_name: 'Wooden Toy Barn 24 Pieces',
  features: [
    'MATERIAL: pine, unscented',
    'Food grade silicone. Stands up on its own',
    '60% cotton, 40% linen hay bags',
    'Animals: tempered glass, 2 x 1 in',
    '6 fence parts (2 gate, 3 corner, 1 curved)',
    'Water-resistant roof guards the hay from rain',
    'Rigid walnut doors and a maple veneer floor',
    'Ribbon is 18k gold plated',
    'No plastic touching food',
    'Waterproof stickers',
    'AGES 4+',
    'Not for children under 3 years',
  ].join('\n'),
  category: 'Toys',
  platform: 'woocommerce',
  tone: 'Professional',
};

async function reasonsFor(request: ListingRequest, text: string): Promise<string[]> {
  const bullet = /^[^.:]{1,40}: /u.test(text);
  const gate = await openGate(request);
  const { violations } = await gate.check({
    title: request.product_name,
    ...(bullet ? { bullets: [text], description: '-' } : { description: text }),
  });
  return violations.map(({ reason }) => reason);
}

describe('the gate keeps a sentence about the lantern that', () => {
  it.each([
    ['counts the members of a labeled list', 'Choose from three modes.'],
    ['counts what a list names in each member', 'It has two battery doors.'],
    ['counts its own list', 'Use it low, high or in strobe: it is made for all three.'],
    [
      'has a number without a unit before another',
      'A lantern with Bluetooth 5.2, 3 modes and a 3.7 V battery.',
    ],
    ['gives degrees to what turns', 'The hook turns 90 degrees.'],
    ['gives a diameter as a width', 'It is 7.5 inches tall and 4.2 inches wide.'],
    ['keeps a bound with "to"', 'The beam reaches to 60 ft.'],
    ['keeps a bound with "as far as"', 'The beam goes as far as 60 ft.'],
    ['takes the end of a range', 'The handle extends from 3 inches to 5.5 inches.'],
    [
      'writes out a unit in a list',
      'It stands 7.5 inches tall and 4.2 inches across, and weighs 14 oz.',
    ],
    ['writes out a unit without its number', 'The cap is marked in fluid ounces.'],
    ['names what a standard size is', 'It runs on three AA batteries, which are included.'],
    ['names the quantity of a unit', 'Voltage: 3.7 V'],
    ['mentions a rating', 'With its IPX4 rating, take it along.'],
    ['calls something with a low weight light', 'Light to Carry: It weighs only 14 oz'],
    ['calls equal sides square', 'Place it on the square mat.'],
    ['denies what the input is proof against', 'The battery door does not leak.'],
    ['denies what is prevented', 'No Slipping: The hand strap keeps it in place'],
    ['keeps what is prevented', 'A hand strap keeps your lantern from slipping.'],
    ['words a denial as an avoidance', 'Skip the bleach on the strap.'],
    ['words a denial as keeping away', 'Keep bleach away from the strap.'],
    ['words a denial as off limits', 'For the strap, bleach is off limits.'],
    ['keeps what is not included', 'There is no car adapter in the box.'],
    ['denies what is not included', 'There is no cover in the box.'],
    ['gives the age of its customers', 'For kids aged 8 to 12.'],
    ['affirms one of two options', 'It holds a phone in a case.'],
    ['makes a noun of a verb and its particle', 'It has an automatic shutoff.'],
    ['needs what is sold separately', 'The base works with a hex key that is sold separately.'],
    ['names a place of work as origin', 'The guide is made in Duluth.'],
    ['has a heading in title case', 'Built-In Protection: Against over-voltage'],
    ['uses a verb of the same degree', 'The mat shields the table from scratches.'],
    ['says what included things are for', 'Tools are included for the assembly.'],
    ['replaces the prefix "over"', 'It is protected against excess voltage.'],
    ['joins two clauses', 'It holds a phone, and the beam stays low.'],
    ['joins two requests', 'Hang it on the hook and swap modes by hand.'],
    ['uses a figure of speech', 'Go the extra mile with a lantern that goes from dusk to dawn.'],
    ['counts its own list after the noun', 'Pick from two colors, red and teal.'],
    ['counts colors', 'It comes in two colors.'],
    ['says what cannot get in', 'Bears cannot open the food box.'],
    ['gives the first part of a compound its material', 'The hinge is steel.'],
    ['calls a temperature hot', 'The box can get as hot as 200F.'],
    ['says what something is not for', 'Oil is not for the lens.'],
    ['says "almost all"', 'Almost all of it is recycled.'],
    ['counts what a list begins with', 'It comes in four sizes.'],
    ['gives sides the unit of others', 'The mat is 18 x 20 inches.'],
    ['spells out "triple"', 'The bag is woven three times over.'],
    ['says that something backlit lights up', 'The dial lights up.'],
    ['has a heading with a place', 'By the Tent: The lantern has a hook'],
    ['has "no more than"', 'Closing it takes no more than a turn of the cap.'],
    ['begins with its verb', 'Sticks to the table by its base'],
    ['has a hyphenated verb', 'Stir-fry by the light of the lantern.'],
    ['names the place of a verb in the present', 'Its hooks are cast in Ely.'],
    ['adds up counts', 'All 15 clips are in the bag.'],
    ['says a share in words', 'Two thirds of the bag is linen.'],
    ['says a time in words', 'Charging takes an hour and a half.'],
    ['gives months as years', 'Its warranty is for two years.'],
    ['spells out an abbreviation', 'The cable is 2.5 m in diameter.'],
    ['gives the maximum as the load', 'The loops hold 8 kg.'],
    ['shortens to initials', 'The saw has 17 TPI.'],
    ['makes an adjective from a place', 'It is a Cornish blend.'],
    ['counts what it lists in brackets', 'There are three modes (low, high and strobe).'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(LANTERN, sentence)).toEqual([]);
  });
});

describe('the gate removes a sentence about the lantern that', () => {
  it.each([
    ['gives a count to another kind', 'Ten of the clips are wide.'],
    ['says "most"', 'It is the most complete lantern.'],
    ['promises by a denial', "It shuts off so you won't wake up overheated."],
    ['puts an ordinary thing in the box', 'The set contains the strap and a carton.'],
    ['states what a question denies', 'It has a reflector.'],
    ['counts more than a list has', 'Choose from four modes.'],
    ['counts what no list names', 'It has three speakers.'],
    ['drops a bound', 'The beam reaches 60 ft and more.'],
    ['gives a number the unit of another', 'The handle extends to 5.5 ft.'],
    ['puts in the box what is not included', 'Charge it in the car with the included adapter.'],
    ['names an address', 'Find more lanterns at dulutheast.example.'],
    ['affirms what is denied', 'Bleach the strap.'],
    ['promises a result in time', 'Your back will thank you within weeks.'],
    ['is for children under the minimum age', 'Made for children under 3 years.'],
    ['claims an effect on health', 'Tighten your skin.'],
    ['names another origin', 'The lantern is made in Chicago.'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(LANTERN, sentence)).toHaveLength(1);
  });
});

describe('the gate keeps a sentence about the barn that', () => {
  it.each([
    ['has a material before the name', 'Serve hay in a wooden barn made for play.'],
    ['has a count after the name', 'Wooden Toy Barn 24 Pieces'],
    ['has a verb after the noun', 'These silicone animals stand up on their own.'],
    ['has a material as its heading', 'Cotton Blend: Hay bags of 60% cotton and 40% linen'],
    ['gives a labeled thing its quality', 'Each tempered glass animal is 2 x 1 inches.'],
    [
      'gives the heading of a list its quality',
      'Fence: two gate parts, three corner parts, one curved part',
    ],
    ['gives the material a quality of a label', 'Made of unscented pine.'],
    ['has a verb that could be a noun', 'A water-resistant roof guards against rain.'],
    ['denies a material', 'Pine Inside: Wood, so no plastic touches the food'],
    ['is for children above an age', 'It is made for children aged 4 and up.'],
    ['has a head that ends in a quality', 'Food Friendly: Waterproof stickers'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(BARN, sentence)).toEqual([]);
  });
});

describe('the gate removes a sentence about the barn that', () => {
  it.each([
    [
      'gives parts the materials of others',
      'This barn stands on doors of maple and has a walnut veneer floor.',
    ],
    ['gives it a rating by customers', 'It has a five-star rating.'],
    ['gives the bags a material of the doors', 'The hay bags are walnut.'],
  ])('%s', async (_kind, sentence) => {
    expect(await reasonsFor(BARN, sentence)).toHaveLength(1);
  });
});

describe('a search term', () => {
  it.each([
    ['for another thing is removed', 'motorcycle lantern', 1],
    ['with another noun for the product is kept', 'camping lamp', 0],
  ])('%s', async (_kind, term, violations) => {
    const gate = await openGate(LANTERN);
    const judged = await gate.check({ title: 'Lantern', description: '', keywords: [term] });
    expect(judged.violations).toHaveLength(violations);
  });
});
