import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('a meta description', () => {
  const metaOf = async (name: string, lines: readonly string[]) =>
    (await write('shopify', name, lines)).meta_description;

  it('shows the name before a phrase that names the product otherwise', async () => {
    const line = 'A dark green wrap dress set with tied sleeves and a pleated skirt';
    expect(await metaOf("Mirelle's Fern Dress Set", [line])).toBe(
      `Mirelle's Fern Dress Set – ${line}.`,
    );
  });

  it('shows the model before a sentence that only says the kind', async () => {
    const line = 'Light running shoes with a springy sole and a knitted upper';
    expect(await metaOf('Running Shoes - Tarn Glide', [line])).toBe(
      `Running Shoes - Tarn Glide: ${line}.`,
    );
  });

  it("doesn't repeat the name before a sentence about it", async () => {
    const line = 'The Fernbrook mug is thrown by hand in small batches.';
    expect(await metaOf('Fernbrook Stoneware Mug', [line])).toBe(line);
  });

  it("doesn't repeat a name that a line begins with", async () => {
    const line = 'Tarn-Cap 4K Pro - Professional Grade.';
    expect(await metaOf('Tarn-Cap 4K Pro', [line])).toBe(line);
  });

  it('shows the whole name, even if its last word is small', async () => {
    const line = 'Courage and friendship meet in a stormy winter adventure!';
    expect(await metaOf('Girl The Whales Need You', [line])).toBe(
      'Girl The Whales Need You – Courage and friendship meet in a stormy winter adventure.',
    );
  });

  it('names the product in a sentence of its own if the name is too long', async () => {
    const opening =
      'This fire table has a black glass top and a base of woven outdoor wicker in warm brown.';
    expect(
      await metaOf('The Tarn Garden Company Montrose 59-Inch Linear Propane Gas Fire Pit Table', [
        `${opening} The side door hides a standard propane tank.`,
      ]),
    ).toBe(`${opening} The side door hides a standard propane tank.`);
  });

  it('opens with the first sentence, also below headings', async () => {
    const opening =
      'Add this Tarn Gold Rim Dinnerware to your table to enjoy long dinners with friends at home.';
    expect(
      await metaOf('Tarn Gold Rim Dinnerware', [
        'Description',
        'Details',
        `${opening} It is made of ceramic and decorated by hand.`,
        'Material: Ceramic',
        'Chip-resistant',
      ]),
    ).toContain(opening);
  });

  it('goes on with other lines of a list after one of a few words', async () => {
    expect(
      await metaOf('Tarn Bikini Top', [
        'Triangle top.',
        'Ultra thin straps.',
        'Ties at the back and neck.',
        'Quick drying.',
      ]),
    ).toBe(
      'Tarn Bikini Top – Triangle top. Ultra thin straps. Ties at the back and neck. Quick drying.',
    );
  });

  it('takes facts from a data sheet, and not its classification', async () => {
    expect(
      await metaOf('Larkfell Party Pacifiers', [
        'Brand: Larkfell',
        'Style type: Novelty',
        'Color: Pink',
        'Occasion: Baby shower, birthday',
        'Material: Acrylic',
        'Payment method: cash on delivery',
      ]),
    ).toBe('Larkfell Party Pacifiers – Occasion: Baby shower, birthday. Made of acrylic.');
  });

  it('is the name if nothing else is about the product', async () => {
    expect(
      await metaOf('Tarn Boosting Essence (150 ml)', [
        'Refer to product packaging.',
        'Colors may appear different on your screen.',
        'Brand: Tarn',
      ]),
    ).toBe('Tarn Boosting Essence (150 ml)');
  });

  it('has no end of a quotation without its beginning', async () => {
    const text =
      '“A tale full of wonder for every fan of ships.… Readers will love this book and beg for more.”';
    expect(await metaOf('Kings of Tarn (Books 2 and 3)', [text])).not.toContain('beg for more.”');
  });

  it('has no colon after a colon', async () => {
    expect(await metaOf('Old Greek Salt Mill - Brass', ['Grinder: Hardened steel'])).toBe(
      'Old Greek Salt Mill - Brass. Grinder: Hardened steel.',
    );
  });

  it('says what the product does before what the other products of the shop are', async () => {
    expect(
      await metaOf('12 V Step-Up Converter', [
        'Our roof hatches and their control units are 24 V units.',
        'Converts 12 V to 24 V for a van, an ambulance or a horse trailer.',
      ]),
    ).toMatch(/^12 V Step-Up Converter – Converts 12 V to 24 V/u);
  });
});

describe("WooCommerce's short description", () => {
  const listingOf = (name: string, lines: readonly string[]) => write('woocommerce', name, lines);

  it('has no talk of delivery and payment', async () => {
    const { bullets } = await listingOf('Tarn Hoodie', [
      'Fabric: Fleece',
      'Delivery in 3-5 days',
      'Payment method: cash on delivery',
      '200 delivery charges will be applied',
    ]);
    expect(bullets).toEqual(['Fabric: Fleece']);
  });

  it('prefers statements to rows that only measure or file the product', async () => {
    const { bullets } = await listingOf('Tarn Measuring Cups', [
      'Style: Modern',
      'Capacity: 250 ml',
      'The engraved scale never rubs off.',
      'Stack into each other for a small drawer.',
    ]);
    expect(bullets).toEqual(['The engraved scale never rubs off.']);
  });

  it('leaves no description that only states the brand', async () => {
    const { description } = await listingOf('Tarn Superfood Capsules', [
      'Made with eight dried vegetables and no sugar.',
      'Brand: Tarn',
    ]);
    expect(description).toContain('Made with eight dried vegetables');
  });
});

describe('a meta description of few facts', () => {
  const metaOf = async (name: string, lines: readonly string[]) =>
    (await write('shopify', name, lines)).meta_description;

  it('says what a product is made of in a sentence', async () => {
    expect(await metaOf('Tarn Lace Cami', ['Material composition: 95% rayon, 5% spandex'])).toBe(
      'Tarn Lace Cami – Made of 95% rayon, 5% spandex.',
    );
    expect(await metaOf('Tarn Ring', ['Material: Stainless Steel'])).toBe(
      'Tarn Ring – Made of stainless steel.',
    );
  });

  it('prefers a statement to a slogan and to a scrap', async () => {
    const metaOf = async (name: string, lines: readonly string[]) =>
      (await write('shopify', name, lines)).meta_description;
    expect(
      await metaOf('Larkfell Otters Jersey', [
        'Loyalty to your team.',
        'The Otters jersey gives a comfortable fit with its light fabric.',
      ]),
    ).toBe('The Otters jersey gives a comfortable fit with its light fabric.');
    expect(
      await metaOf('Larkfell Gold Milk', [
        'You know it is important to take charge of your wellness. It can be hard to find time.',
        'Larkfell Gold gives complete and balanced nutrition in one glass.',
      ]),
    ).toMatch(/complete and balanced/u);
    expect(
      await metaOf('Larkfell Flat Pouch', [
        'Multiple sizes',
        'Holds pencils, brushes and cables in one zipped pocket',
      ]),
    ).toMatch(/Holds pencils/u);
  });

  it('says two rows of a sheet that only measures', async () => {
    const { meta_description } = await write('shopify', 'Larkfell LED Television', [], {
      attributes: [
        { name: 'Inputs', value: '(HDMI): 1' },
        { name: 'Height', value: '18 inches' },
        { name: 'Depth', value: '6 inches' },
      ],
    });
    expect(meta_description).toContain('Height: 18 inches. Depth: 6 inches.');
  });

  it('prefers a statement to a heading', async () => {
    expect(
      await metaOf('Tarn Sideboard', [
        'Sleek and Contemporary Design',
        'Two doors hide four deep shelves.',
      ]),
    ).toBe('Tarn Sideboard – Two doors hide four deep shelves.');
  });

  it('has no name before a sentence that says nearly all of it', async () => {
    const line = 'Striking smoked glass chandelier Tarn by Ada Moss, made in Oslo in the 1960s.';
    expect(await metaOf('Vintage smoked glass chandelier Tarn by Ada Moss', [line])).toBe(line);
  });

  it('has no row that says the name and its category', async () => {
    expect(await metaOf('TARN PISTACHIOS', ['Tarn pistachios — Snacks & Sweets'])).not.toContain(
      'pistachios:',
    );
  });

  it('has no name before a sentence about the product that says most of it', async () => {
    const line =
      'Soft leather where it matters, the Marsh Avenue Match Power collection will bring comfort to your living room.';
    expect(await metaOf('Marsh Avenue Power Loveseat', [line])).toBe(line);
  });

  it('opens on the first of two statements about parts', async () => {
    expect(
      await metaOf('Otter Island Pool Float', [
        'Recommended for adults. Large lounging area fits two adults. Has 2 air chambers for added safety.',
      ]),
    ).toBe(
      'Otter Island Pool Float – Large lounging area fits two adults. Has 2 air chambers for added safety.',
    );
  });

  it('says more than one short thing', async () => {
    expect(
      await metaOf('Patio Cooler', [
        'Powder coated.',
        'Insulated basin: Keeps drinks cold',
        'Two handles for easy movement',
      ]),
    ).toBe('Patio Cooler – Powder coated. Keeps drinks cold. Two handles for easy movement.');
  });
});
