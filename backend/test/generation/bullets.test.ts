import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('Amazon bullets', () => {
  it('keep the order of the input, with care instructions last', async () => {
    const { bullets } = await write('amazon', 'Larkfell Wool Cap', [
      'Earflaps fold down in wind',
      '100% lambswool',
      'Hand wash in cold water',
      'Elastic band at the back',
      'Lined with fleece',
    ]);

    expect(bullets).toEqual([
      'Earflaps fold down in wind',
      '100% lambswool',
      'Elastic band at the back',
      'Lined with fleece',
      'Hand wash in cold water',
    ]);
  });

  it('keep phrases with the sentence that sums them up', async () => {
    const { bullets } = await write('amazon', 'Larkfell Court Shoes', [
      'Field hero. City icon. Wardrobe friend. The Larkfell Court shoes are all those things and more. This pair shines with a plain look in white leather.',
    ]);

    expect(bullets[0]).toBe(
      'Field hero. City icon. Wardrobe friend. The Larkfell Court shoes are all those things and more',
    );
  });

  it('keep a sentence that points back with the one before it', async () => {
    const { bullets } = await write('amazon', 'Larkfell Swift Shoes', [
      'While surprises can be fun, calm is nice to have. Luckily these Larkfell shoes allow for both. The plain look works on every day of the year.',
    ]);

    expect(bullets[0]).toBe(
      'While surprises can be fun, calm is nice to have. Luckily these Larkfell shoes allow for both',
    );
  });

  it('have no scrap of a paragraph, no start of the name and no disclaimer beside other statements', async () => {
    const coffee = await write('amazon', 'Tarn Hill Green Coffee', [
      'The light roasts of this coffee taste of honey, almond and whole grain cakes. Town to Full Town. Good for espresso. A medium roast brings out dark sugar and a hint of berries.',
      'The four farms on the hill share one mill, which dries the beans in the shade.',
    ]);
    expect(coffee.bullets).not.toContain('Town to Full Town');
    expect(coffee.bullets).toContain('Good for espresso');

    const display = await write('amazon', 'Larkfell L22 Wide Display', [
      'Larkfell L22 - 22" Panel with LED Light - 3,000:1 Contrast Ratio - 8 ms Response Time',
    ]);
    expect(display.bullets).not.toContain('Larkfell L22');

    const meal = await write('amazon', 'Larkfell Camp Breakfast - 2 Servings', [
      'Just add water to the pouch and eat in ten minutes',
      'Free of artificial flavors and colors',
      'Gluten-free certified by an independent mill',
      'Recycle the empty pouch',
      'Ingredients displayed here may differ from what is printed on the pouch',
    ]);
    expect(meal.bullets).not.toContainEqual(expect.stringContaining('displayed here'));
  });

  it('have what the second sentence adds, though features would fill the list', async () => {
    const { bullets } = await write('amazon', 'Larkfell Running Tee', [
      'The Larkfell Running Tee looks plain on the hanger. Its mesh wicks sweat away before you feel it.',
      '• Crew neck.',
      '• Flat seams.',
      '• Reflective trim.',
      '• Dropped hem.',
      '• Key pocket.',
    ]);

    expect(bullets[0]).toBe(
      'The Larkfell Running Tee looks plain on the hanger. Its mesh wicks sweat away before you feel it',
    );
    expect(bullets).toContain('Dropped hem');
  });

  it('have every feature before a row of the shipment, and keep the subject of what can be done', async () => {
    const cabinet = await write('amazon', 'Larkfell 3 Drawer Cabinet', [
      'This cabinet is suitable for letter-size files. Its high-sided drawers take hanging folders and store many files without folding. It features ball bearings for a smooth and quiet drawer. It has adjustable feet for uneven floors. Made from real oak, it features four wheels, and a lock and key.',
      'Shipping Weight: 50 lbs',
      'Country of Origin: Norway',
    ]);
    expect(cabinet.bullets.join('\n')).toContain('Made from real oak');
    const scale = await write('amazon', 'Larkfell Label Scale', [
      'This scale prints labels on thermal rolls without any ribbon. It can easily be connected to any laptop. It weighs parcels of up to 40 lbs.',
    ]);
    expect(scale.bullets.join('\n')).not.toMatch(/^Can /mu);
  });

  it('have a fact once, though its number is written in another way', async () => {
    const { bullets } = await write('amazon', 'Larkfell Harbor-opoly', [
      'For 2-6 players',
      'Choose classic play or two hour version',
      'Harbor-style play',
      'Choose Classic Play or 2-hour version',
      'Family fun',
      'Learn all about the port',
    ]);
    expect(bullets).toContain('Learn all about the port');
    expect(bullets.filter((bullet) => /version/u.test(bullet))).toHaveLength(1);
  });

  it('have materials with their effect', async () => {
    const { bullets } = await write('amazon', 'Larkfell Boyfriend Tee', [
      'Cool and refined, our Larkfell tee brings style to your wardrobe. Designed with a relaxed cut, it flatters everyone. Made from soft cotton, it keeps you comfortable all day.',
      'The deep navy shade adds a polished touch.',
    ]);

    expect(bullets).toContain('Designed with a relaxed cut, it flatters everyone');
    expect(bullets).toContain('Made from soft cotton, it keeps you comfortable all day');
  });

  it('have a label that holds the subject, and so has the description', async () => {
    const { description } = await write('amazon', 'Larkfell Phone Case', [
      'SHOCKPROOF: absorbs shock upon impact. Greatly reduces the chance of a cracked screen.',
      'BETTER GRIP: The silicone of this case improves the grip of your device.',
      'FIT: The case keeps dust out and protects against scratches.',
    ]);

    expect(description).toContain('Shockproof: absorbs shock upon impact');
  });

  it('have no slogan while there is a feature', async () => {
    const { bullets } = await write('amazon', 'Larkfell Air Racer', [
      'The Larkfell Air Racer runs on nothing but air. No batteries means more play.',
      'Build it. Crank it. Watch it go.',
      'The racer covers 40 meters at up to 20 miles per hour.',
      'A valve in the tank keeps you from pumping too much.',
      'The wheels grip on grass and on gravel.',
    ]);

    expect(bullets).toHaveLength(5);
    expect(bullets.join()).not.toContain('Crank it');
  });

  it('say what the product does before slogans, and file nothing', async () => {
    const { bullets } = await write(
      'amazon',
      'Larkfell Indoor Shoes',
      [
        "Walls can't contain you. On the court, you're in control. Release your full force. These indoor shoes keep you stable with a supportive mid-cut design. The coated upper has a laceless forefoot.",
      ],
      {
        attributes: [
          { name: 'Color', value: 'Black' },
          { name: 'Style', value: 'LK-0322' },
          { name: 'Brand', value: 'Larkfell' },
        ],
      },
    );
    expect(bullets).toEqual([
      'These indoor shoes keep you stable with a supportive mid-cut design',
      'The coated upper has a laceless forefoot',
      'Color: Black',
    ]);
  });

  it('have the product before what the seller tells in the first person or asks', async () => {
    const { bullets } = await write('amazon', 'Hollin Otter Print', [
      'Otters have always had a special place in my heart.',
      'Did someone say cute?!',
      'This is a full color print on matte card.',
      'Four corner mounts and a backing board',
    ]);

    expect(bullets[0]).toBe('This is a full color print on matte card');
    expect(bullets.slice(2).join()).toContain('in my heart');
    expect(bullets.join()).not.toContain('Did someone');
  });

  it("open on what the product is rather than on the maker's other products", async () => {
    const { bullets } = await write('amazon', 'Larkfell Leaf Filter 77-20', [
      'Our gutter covers are built so that no leaves enter, but in storms a filter is the last safeguard. The leaf filter is a coarse net of steel that shields the inlet and leaves the flow of the water almost untouched.',
      'The 77-20 fits the 02-0200 covers.',
      'Key features',
      '- Blocks leaves, insects and twigs',
      '- Coarse mesh, minimal loss of flow',
      '- 860 x 40 x 10 mm',
    ]);

    expect(bullets[0]).toMatch(/^The leaf filter is a coarse net/u);
    expect(bullets.join()).not.toContain('gutter covers');
  });

  it('have what shoppers compare before what they do not', async () => {
    const computer = await write('amazon', 'Larkfell All-In-One Computer', [
      '- 2.5GHz Tarn Dual-Core Processor',
      '- 20.1" Widescreen Bright Color Technology Display',
      '- 500GB 7200rpm Hard Drive',
      '- Built-In Camera And Microphone',
      '- 4GB Installed Memory',
      '- 800MHz Front Side Bus Speed',
      '- 2MB Cache',
      '- Genuine Tarn Office Home Premium Edition 64-Bit Suite',
    ]);
    expect(computer.bullets.join()).toContain('Widescreen');
    expect(computer.item_highlights).toContain('Genuine Tarn Office');
    const lamp = await write('amazon', 'Larkfell LED Wall Lamp', [
      'Switch Type: Knob Switch',
      'Voltage: 90-260V',
      'Power Source: AC',
      'Base: Round Brass Plate',
      'Techniques: Wire Drawing Hanging',
      'Lighting Area: 5-10 square meters',
      'Bulbs Included: Yes',
    ]);
    expect(lamp.bullets).toContain('Bulbs Included: Yes');
  });

  it('have no heading with the number of a step', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Serum', [
      '- A watery serum with mint that cools the skin. - A light texture without stickiness. How To Use 1. Apply a few drops to your face.',
    ]);

    expect(bullets.join('\n')).not.toMatch(/use 1/iu);
    expect(description).toContain('Apply a few drops');
  });

  it('have the subject of what has been done', async () => {
    const { bullets } = await write('amazon', 'Larkfell Barrel Clock', [
      'This is a Larkfell barrel clock of solid oak. It has been engraved with an otter.',
      'The clock takes one AA battery.',
    ]);

    expect(bullets.join('\n')).toMatch(/It has been engraved with an otter$/mu);
  });

  it('have the paragraph about the product before what it was shown in', async () => {
    const { bullets } = await write('amazon', 'Larkfell Otters Cropped T-Shirt', [
      'Show your team spirit.',
      'Keep comfy and casual in the Larkfell Otters T-Shirt. Its cropped design makes this cotton tee a show of support.',
      'Product Details',
      '100% cotton',
      'Machine wash',
      'Shown: Orange',
      'Style: LKMD032-0LQ',
    ]);
    expect(bullets.at(0)).toMatch(/^Keep comfy/u);
    expect(bullets).toContain('100% cotton');
    expect(bullets.join(' ')).not.toMatch(/team spirit|LKMD/u);
  });

  it('put a bare material or measure after what the product does', async () => {
    const { bullets } = await write('amazon', 'Larkfell Backyard Seesaw', [
      'Steel, plastic',
      'Padded handles for small hands',
      'Turns a full circle',
      'Rubber feet spare the lawn',
    ]);

    expect(bullets).toEqual([
      'Padded handles for small hands',
      'Turns a full circle',
      'Rubber feet spare the lawn',
      'Material: Steel, plastic',
    ]);
  });

  it("include what is in the box and what isn't, before figures from the title", async () => {
    const { bullets } = await write('amazon', 'Larkfell 20V Drill', [
      'Voltage: 20 V max',
      'Chuck: 1/2 in keyless',
      'Torque: 45 Nm',
      'Light above the trigger',
      'Clutch: 21 settings',
      'Includes: drill, charger and bag',
      'Battery not included',
    ]);

    expect(bullets).not.toContain('Voltage: 20 V max');
    expect(bullets).toContain('Includes: drill, charger and bag');
    expect(bullets.at(-1)).toBe('Battery not included');
  });

  it('leave no slot empty while lines are left', async () => {
    const { bullets } = await write('amazon', 'Larkfell Camp Stove', [
      'Boils half a liter in three minutes. Packs into its own pot. Piezo igniter built in. Gas not included. Do not use in tents.',
    ]);

    expect(bullets).toHaveLength(5);
    expect(bullets).toContain('Do not use in tents');
  });

  it('start with the first line, even if its heading has a number or a verb of use', async () => {
    const press = await write('amazon', 'Larkfell Garlic Press', [
      'Press unpeeled cloves. Large hopper. Soft handles spare your hand. Dishwasher safe.',
    ]);
    const charger = await write('amazon', 'Larkfell Charger', [
      '【3 in 1 Station】Charge your phone, watch and earbuds at the same time.',
      '【Fold and Go】Folds down to the size of a card holder.',
      '【Safe】Stops when it detects a coin or key.',
    ]);

    expect(press.bullets[0]).toBe('Press unpeeled cloves');
    expect(charger.bullets[0]).toMatch(/^3 in 1 Station: Charge your phone/u);
  });

  it('have one sentence each', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Stud Earrings', [
      'Tiny brushed discs that sit flat to the ear. Gold posts and butterfly backs. Nickel free. They come in a linen pouch.',
    ]);

    expect(bullets.slice(-2)).toEqual(['Nickel free', 'They come in a linen pouch']);
    expect(description).toContain('Nickel free. They come in a linen pouch.');
  });

  it('leave a bare measurement to the highlights and the description', async () => {
    const { description, item_highlights } = await write('amazon', 'Larkfell Camp Stove', [
      'Boils half a liter in three minutes. Packs into its own pot. 73 g. Piezo igniter built in. Arms hold pots of 18 cm. Gas not included.',
    ]);

    expect(item_highlights).toBe('73 g');
    expect(description).toContain('73 g');
  });
});

describe('paragraphs', () => {
  it('stay whole if a sentence continues a phrase', async () => {
    const line =
      'Tiny brushed discs that sit flat to the ear. Gold posts and butterfly backs. Nickel free. They come in a linen pouch.';
    const { description } = await write('shopify', 'Larkfell Stud Earrings', [line]);

    expect(description).toBe(`<p>${line}</p>`);
  });

  it('are not made from care instructions that the short description left out of a list', async () => {
    const { description } = await write('woocommerce', 'Larkfell Cooling Mat', [
      'Gel that needs no water',
      'Folds flat for travel',
      'Wipe clean with damp cloth',
      'Grips the floor',
      'For dogs of 35 kg',
    ]);

    expect(description).toMatch(/^<p>Larkfell Cooling Mat<\/p><ul>/u);
    expect(description).toContain('<li>Wipe clean with damp cloth</li>');
  });
});

it('bullets give contents once, in the words that say more', async () => {
  const { bullets } = await write('amazon', 'Larkfell Heavy Driller', [
    'Grab your hard hat and head out with the Larkfell Heavy Driller. The driller has a cab and a shovel loader with a tipping bed. Includes 3 figures and a spider.',
    'Includes 3 figures: 2 miners and a cook, plus a spider.',
  ]);

  expect(bullets.filter((bullet) => bullet.includes('Includes'))).toEqual([
    'Includes 3 figures: 2 miners and a cook, plus a spider',
  ]);
  const twice = await write('amazon', 'Larkfell Beach House', [
    'The Larkfell Beach House opens at the back. Its boat has a tow rope. Includes 3 figures: Mara, Tolm and Finn.',
    'Includes three figures: Mara, Tolm and Finn',
  ]);
  expect(twice.bullets.filter((bullet) => bullet.includes('Includes'))).toHaveLength(1);
});

it('a first phrase in capitals says what the product is, though it could be a name', async () => {
  const { bullets } = await write('amazon', 'Pump Fell Poet', [
    'Stone Fruit Ipa.\nA beer which combines the taste of plums with hops from Tarn.',
  ]);

  expect(bullets[0]).toMatch(/^Stone Fruit/u);
});
