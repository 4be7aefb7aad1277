import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** How the layout of an input is read, and which of its lines come first (ADR-0059). */
describe('an input', () => {
  it('in lowercase has sentences, and sentence ends are found', async () => {
    const { bullets } = await write('amazon', 'Larkfell Dumbbell Pair', [
      'replaces 15 sets of weights. steps of 2.5 lb up to 25 lbs. durable molding for quiet workouts. storage trays included. no assembly',
    ]);

    expect(bullets).toContain('Durable molding for quiet workouts');
    expect(bullets).toContain('Replaces 15 sets of weights');
  });

  it('keeps a measurement with two abbreviations whole', async () => {
    const { description } = await write('shopify', 'Larkfell Mini Fridge', [
      'Capacity: 3.2 cu. ft. with separate 0.6 cu. ft. freezer',
      'Reversible door, chrome handle',
    ]);

    expect(description).toContain(
      '<li>Capacity: 3.2 cu. ft. with separate 0.6 cu. ft. freezer</li>',
    );
  });

  it('has one item for the rows of a size chart, below their heading', async () => {
    const { bullets } = await write('amazon', 'Larkfell Harness', [
      'SIZE CHART (chest girth)',
      'S: 17-22 in',
      'M: 22-28 in',
      'L: 28-34 in',
      'Two leash clips, front and back',
      'Reflective stitching for night walks',
    ]);

    expect(bullets.filter((bullet) => /\d/u.test(bullet))).toEqual([
      expect.stringMatching(
        /^size chart \(chest girth\): S: 17-22 in, M: 22-28 in, L: 28-34 in$/iu,
      ),
    ]);
  });

  it('has one item per row of a table, with the column headings', async () => {
    const { description } = await write('shopify', 'Larkfell Tee', [
      'Heavy garment-dyed cotton',
      'Printed by hand',
      'Size | Width | Length',
      'S | 20 | 27',
      'M | 22 | 28',
    ]);

    expect(description).toContain('S: Width 20, Length 27');
    expect(description).toContain('M: Width 22, Length 28');
  });

  it("has a shop's own sections, and none for a description or a single one", async () => {
    const text = [
      'Description',
      'The Larkfell Toner calms your skin after a long day outdoors.',
      'Benefits',
      'Suits all skin types',
      'No artificial fragrance',
      'Application',
      'Spray onto a cotton pad',
      'Press gently into the skin',
    ];
    const both = (await write('shopify', 'Larkfell Toner', text)).description;
    expect(both).toBe(
      '<p>The Larkfell Toner calms your skin after a long day outdoors.</p>' +
        '<h2>Benefits</h2><ul><li>Suits all skin types</li><li>No artificial fragrance</li></ul>' +
        '<h2>Application</h2><ul><li>Spray onto a cotton pad</li><li>Press gently into the skin</li></ul>',
    );
    const asked = [...text.slice(0, 2), 'Why Skin Loves It', ...text.slice(3)];
    expect((await write('shopify', 'Larkfell Toner', asked)).description).toContain(
      '<h2>Why Skin Loves It</h2>',
    );
    const one = (await write('shopify', 'Larkfell Toner', text.slice(0, 5))).description;
    expect(one).not.toMatch(/Description|Benefits/u);
    const label = (
      await write('shopify', 'Larkfell Toner', [
        ...text.slice(0, 2),
        'Ingredients',
        'Aqua, Glycerin',
      ])
    ).description;
    expect(label).toContain('Ingredients: Aqua, Glycerin');
  });

  it('has headings in brackets, and in capitals before a dash', async () => {
    const { description } = await write('shopify', 'Larkfell Feeder', [
      '【PORTION CONTROL】Each portion is about 10 g',
      'SIZING – S/M: calf 11-14.5 in; L/XL: calf 15-19 in',
      'Steel bowl comes off',
    ]);

    expect(description).toContain('<li>Portion control: Each portion is about 10 g</li>');
    expect(description).toContain('<li>Sizing: S/M: calf 11-14.5 in');
  });
});

describe('the contents of a box', () => {
  it('are one item, however much each thing is described', async () => {
    const { bullets } = await write('amazon', 'Larkfell Sourdough Kit', [
      'Everything for a first loaf is in this box.',
      'In the box:',
      '1 jar dried starter (20 g)',
      '1 glass jar with a lid and band, 25 oz',
      '1 bench scraper',
    ]);

    expect(bullets).toContain(
      'In the box: 1 jar dried starter (20 g); 1 glass jar with a lid and band, 25 oz; 1 bench scraper',
    );
  });
});

describe('headings in capitals inside a paragraph', () => {
  const lines =
    'Waters up to 40 pots. EASY SETUP - push the tubing in, no tools. KIT INCLUDES - 50 ft of hose and 20 tees. Saves water.';

  it('label items as they do at the start of a line', async () => {
    const { description } = await write('shopify', 'Larkfell Drip Kit', [lines]);

    expect(description).toContain('<li>Easy setup: push the tubing in, no tools</li>');
    expect(description).toContain('<li>Kit includes: 50 ft of hose and 20 tees</li>');
  });

  it('keep the sentences that follow', async () => {
    const { bullets } = await write('amazon', 'Larkfell Drip Kit', [
      'EASY SETUP - push the tubing in. Needs no tools. KIT INCLUDES - 50 ft of hose. Tees come in a bag. LONG LIFE - the tubing stands sun and frost.',
    ]);

    expect(bullets).toContain('Easy setup: push the tubing in. Needs no tools');
    expect(bullets).toContain('Kit includes: 50 ft of hose. Tees come in a bag');
  });
});

it.each(['amazon', 'shopify', 'woocommerce'] as const)(
  'a question that the merchant answers is left out on %s, and the tip says so',
  async (platform) => {
    const listing = await write(platform, 'Larkfell Camp Mug', [
      'ULTRALIGHT: 66 g without the lid',
      'MATERIAL: pure titanium, single wall',
      'NESTS with a gas canister? YES',
      'INCLUDED: mug, lid, mesh sack',
    ]);

    const { bullets, description, meta_description: meta, pro_tip: tip } = listing;
    expect(`${bullets.join()} ${description} ${meta}`).not.toMatch(/canister/u);
    expect(tip).toContain('unclear: "NESTS with a gas canister? YES"');
  },
);

describe("the writer doesn't state", () => {
  it('a color that another color contradicts', async () => {
    const { meta_description: meta } = await write('shopify', 'Larkfell Blanket Grey', [
      'Color: navy',
      'Small pockets keep the beads in place',
      'Spot clean',
    ]);

    expect(meta).not.toContain('in navy');
  });

  it('that a word of the name is the product if it may not be', async () => {
    const { description } = await write('shopify', 'Kids Rain Boots Frog', [
      'natural rubber, easy pull handles, non-slip sole, cotton lining, frog face design',
    ]);

    expect(description).not.toMatch(/this frog/iu);
  });

  it('what a food is made of', async () => {
    const { meta_description: meta } = await write('shopify', 'Larkfell Matcha 30 g', [
      'Bright green with little bitterness',
      'Ingredients: organic green tea',
      'Sifted twice',
    ]);

    expect(meta).not.toContain('in organic green tea');
  });
});

describe('the best lines', () => {
  it('are the opening and the contents on Amazon, with limits last', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Live Fern', [
      'Ships as a bushy plant, 14 inches tall. Toxic to cats if chewed. New leaves unroll as the fern grows. Likes bright, indirect light and wet soil. Nursery pot included; planter not included. We cannot ship to Hawaii.',
    ]);

    expect(bullets).toEqual([
      'Ships as a bushy plant, 14 inches tall',
      'New leaves unroll as the fern grows',
      'Likes bright, indirect light and wet soil',
      'Nursery pot included; planter not included',
      'Toxic to cats if chewed',
    ]);
    expect(description).toMatch(/^Ships as a bushy plant, 14 inches tall\. .* Hawaii\.$/u);
  });

  it("don't start an Amazon description with the bare name or repeat a single bullet", async () => {
    const { description } = await write('amazon', 'Larkfell Base Layer', [
      '100% merino wool, 18.5 micron',
      'Flatlock seams under a pack',
      'Drop tail hem',
      'Thumb loops at the cuffs',
      'Machine wash cold',
    ]);

    expect(description).toMatch(
      /^Larkfell Base Layer<br><br>100% merino .+<br>.+<br>Drop tail hem<br>/u,
    );
  });

  it('come before warnings and warranties on Amazon', async () => {
    const { bullets, description } = await write('amazon', 'Larkfell Drill', [
      'POWERFUL MOTOR - Drives screws into hardwood without stalling',
      'TWO SPEEDS - 400 and 1500 rpm for driving and drilling',
      'WORK LIGHT - Lights up dark corners',
      'LIGHT - Weighs 2.8 lb for jobs overhead',
      'WHAT YOU GET - vacuum nozzle, battery, charger, soft case',
      '3 YEAR WARRANTY - Register online within 30 days',
    ]);

    expect(bullets).toHaveLength(5);
    expect(bullets.join()).toContain('vacuum nozzle');
    expect(bullets.join()).not.toContain('Register');
    expect(description).toContain('Register online');
  });

  it('are complete in a short description, without a measurement before them', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Tent', [
      'Weight: 2 kg',
      'Seasons: 3',
      'Poles: aluminum',
      'Sets up in five minutes with colored clips. Two doors mean nobody climbs over anybody.',
    ]);

    expect(bullets).toEqual([
      'Sets up in five minutes with colored clips. Two doors mean nobody climbs over anybody.',
    ]);
    expect(description).toContain('<li>Weight: 2 kg</li>');
  });
});

it('a label stays with its own statement and gets no other, on every platform', async () => {
  for (const platform of ['amazon', 'shopify', 'woocommerce'] as const) {
    const { bullets, description, item_highlights } = await write(platform, 'Larkfell Straw Hat', [
      'Packable: rolls up and springs back. UPF 50+. Brim 4.3 inches. Chin cord comes off. Paper straw. Colors: natural, black.',
    ]);
    const text = [...bullets, description, item_highlights].join('\n');
    expect(text).toContain('Packable: rolls up and springs back');
    expect(text).not.toMatch(/Packable: UPF|springs back\. UPF 50\+[^<]*<\/li>/u);
  }
});

it('sentences that the short description leaves out are separate list items', async () => {
  const { description } = await write('woocommerce', 'Larkfell Bottle Warmer', [
    'warms breast milk in 3 min. fits most bottles incl. wide neck. keeps warm 24 hrs. defrost mode. auto shut off. bpa-free. not dishwasher safe',
  ]);
  expect(description).toContain('<li>Fits most bottles incl. wide neck</li>');
});

it('two sentences never share a list item, however short or loud the first one is', async () => {
  const { description } = await write('shopify', 'Larkfell Path Lights', [
    '8 lights. IP44. Turn switch ON before first use! NiMH battery in each',
  ]);
  expect(description).toContain('<li>NiMH battery in each</li>');
});

describe('a claim to cure', () => {
  it.each(['shopify', 'woocommerce', 'amazon'] as const)(
    'is left out on %s, and the tip says so',
    async (platform) => {
      const listing = await write(platform, 'Larkfell Compression Socks', [
        'Firm at the ankle, easing up the calf',
        'Moisture-wicking nylon and spandex',
        'Cures varicose veins and swelling',
      ]);

      expect(`${listing.description} ${listing.bullets.join()}`).not.toMatch(/varicose/u);
      expect(listing.pro_tip).toContain('"Cures varicose veins and swelling"');
    },
  );

  it('is not found in glue that cures or in a note that denies the claim', async () => {
    const { description } = await write('shopify', 'Larkfell Resin', [
      'Cures in 24 hours',
      'Clear gloss finish',
      'This product is not intended to diagnose, treat, cure or prevent any disease',
    ]);

    expect(description).toContain('Cures in 24 hours');
    expect(description).toContain('not intended to diagnose');
  });
});

describe('the text of an input', () => {
  it('has the sentence between its paragraph and a list of phrases', async () => {
    const { description } = await write('shopify', 'Tarn Lupin Enamel Pin', [
      'The lupin grows where others will not. This pin has its blues and greens.',
      'Enameled by hand, this is a pin that tells a story every time someone asks about it.',
      'Hard enamel',
      'Butterfly clutch backing',
      'Floral design: lupin',
      'Nickel-free back',
    ]);
    expect(description).toContain('asks about it.</p><ul>');
  });

  it('stays one where its short lines refer to each other', async () => {
    const { description } = await write('shopify', 'Eyes That Wait', [
      "The heron doesn't judge, it counts.",
      'It watches, listens, waits.',
      'Those patient eyes hold a different kind of time',
      'they measure depth. The heron sees what the pond hides.',
      'In that steady gaze lives an old promise to the marsh.',
    ]);
    expect(description).toContain('It watches, listens, waits.');
    expect(description).not.toContain('<li>');
  });

  it('has a new paragraph where the input has one, even if it points back', async () => {
    const { description } = await write('shopify', 'Tarn Heron Print', [
      'I drew this heron because of the long, quiet mornings that I have spent beside the pond at the end of our lane, where it has fished for as long as anyone can remember. I painted the water later in two more shades of green.',
      'This is a full color print on thick paper with a smooth finish that will not fade.',
    ]);
    expect(description).toContain('shades of green.</p><p>This is a full color print');
  });

  it('has a slogan and the phrase that says what the product is', async () => {
    const { description } = await write('shopify', 'Engraved Pewter Hip Flask', [
      'Toast Every Summit.',
      'A slim pewter hip flask engraved by hand, made to hold a small keepsake of the day.',
      'Shape — Curved to sit flat in a breast pocket',
      'Stopper — Hinged so that it cannot be lost on the way',
      'Lining — Steel that keeps the taste of whatever you pour',
    ]);
    expect(description).toMatch(
      /^<p>Toast Every Summit\.<\/p><p>A slim pewter hip flask [^<]*<\/p><ul><li>Shape/u,
    );
  });

  it('is text if it opens with a few fragments, or has one among its sentences', async () => {
    const story = await write('shopify', 'Live at the Old Mill', [
      'A quiet night. With old friends. And cake. In early March the Fellmen played three sets on the stage of the mill where they had met, and closed with the songs of their first record.',
    ]);
    expect(story.description).toMatch(
      /^<p>A quiet night[.] With old friends[.] And cake[.] In early/u,
    );
    const remark = await write('shopify', 'Birds of the Fell', [
      'Birds of the Fell, the first record of the Fellmen, on green vinyl. Very nice. Some of these songs are regulars in the shows of the band, and you can sing along. Out in May!',
    ]);
    expect(remark.description).not.toContain('<li>');
  });

  it('is text if its sentences only seem to have labels', async () => {
    const first = 'Ready for any road: pack it in the evening and leave with the first bus.';
    const second = 'This bag has room for a week of clothes and a pair of boots.';
    const third = 'Its frame carries the load on the hips, so that shoulders stay free all day.';
    const text = [`${first} ${second}\n`, third];

    expect((await write('shopify', 'Tarn Hill Bag', text)).description).toBe(
      `<p>${first} ${second}</p><p>${third}</p>`,
    );
    expect((await write('amazon', 'Tarn Hill Bag', text)).description).toMatch(
      /shoulders stay free all day[.]$/u,
    );
  });
});
