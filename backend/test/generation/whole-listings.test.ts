import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('a list in the order of the merchant', () => {
  it('keeps an opening feature that has a measure in it', async () => {
    const { description } = await write('shopify', 'Tarn FX200 Camera', [
      '18-55 mm zoom lens.',
      'Flash that pops up.',
      'Slot for two cards.',
      '5" x 3" x 4".',
    ]);

    expect(description).toMatch(/^<ul><li>18-55 mm zoom lens</u);
    expect(description).toMatch(/5" x 3" x 4"<\/li><\/ul>$/u);
  });

  it('keeps a labeled feature with a measure at the top', async () => {
    const { description } = await write('shopify', 'Tarn Flight Controller', [
      'Bright display: 5.5" 1080P screen with 1000 cd/m²',
      'Transmission: Tarnlink 2.0 video',
      'System: customized for pilots',
    ]);

    expect(description).toMatch(/^<ul><li>Bright display/u);
  });

  it('has a measured part in a short description', async () => {
    const { bullets } = await write('woocommerce', "Tarn Children's Bike", [
      'Strong steel frame and fork',
      '12" wheels and training wheels',
      'Streamers',
      'White tires',
      'Quick release clamp for the seat post',
    ]);

    expect(bullets).toContain('12" wheels and training wheels');
  });
});

describe("Amazon's item highlights", () => {
  it('don’t have half of a set of measures, and the description has both', async () => {
    const { item_highlights, description } = await write('amazon', 'Tarn Glass Vase', [
      'Blown glass.',
      '10" diameter.',
      '17" high.',
      'Imported.',
    ]);

    expect(item_highlights).not.toContain('high');
    expect(description).toContain('10" diameter');
    expect(description).toContain('17" high');
  });

  it('take no restriction', async () => {
    const { item_highlights, description } = await write('amazon', 'Tarn Glider Twin Pack', [
      'Simply fit the Tarn glider into its handle and send it into the air.',
      'The shape of the wing lets it glide through air and water.',
      'This pack contains two gliders and two launchers.',
      'Suitable for outdoor play only.',
      'Recommended for ages 5 years and up.',
      'Keep your children active for a whole afternoon.',
      'The foam bends and finds back into its shape.',
    ]);

    expect(item_highlights).not.toContain('only');
    expect(description).toContain('Suitable for outdoor play only');
  });

  it('take neither of two values that contradict each other', async () => {
    const { item_highlights } = await write('amazon', 'Tarn Fell Curtain', [
      'Color: Red',
      'Hangs from rings or from a rod with a hook on each end',
      'Lined for dark rooms in summer and in winter alike',
      'Washes well at forty degrees with other curtains',
      'Hemmed on all sides so that it falls straight',
      'Comes with tiebacks and a bag to keep it in',
      'Shade: Blue',
      'Color: Blue',
    ]);

    expect(item_highlights).not.toMatch(/red|blue/iu);
  });
});

describe('a line that informs buyers', () => {
  it.each(['amazon', 'woocommerce'] as const)(
    'keeps the whole sentence on how to choose a size on %s',
    async (platform) => {
      const { bullets, description, pro_tip } = await write(
        platform,
        "Tarn Child's Heron Costume",
        [
          'Long sleeve jumpsuit with attached wings and tail; beaded bracelets',
          'Feathered hood with a printed beak and eyes of felt',
          "READ BEFORE BUYING: Costumes are not sized the same as apparel, please review the Tarn's CHILD SIZE CHART IN IMAGES, reviews and Q & A, do not choose based on clothing size",
        ],
      );

      const text = `${bullets.join(' ')} ${description}`;
      expect(text).toContain('Costumes are not sized the same as apparel');
      expect(text).toContain('do not choose based on clothing size');
      expect(pro_tip).not.toContain('Left out');
    },
  );

  it('says how many there are, even if it repeats the name', async () => {
    const { bullets, description } = await write('woocommerce', 'Clear Tarn Treat Bags, 25ct', [
      'Package of 25 Clear Tarn Treat Bags',
      'Bags measure 15" x 6.5"',
      'Ties are included for a party of guests who take sweets home',
      'Ideal for birthdays and weddings in the garden',
    ]);

    expect(`${bullets.join(' ')} ${description}`).toContain('Package of 25 Clear Tarn Treat Bags');
  });

  it('is no row of a feed', async () => {
    const { description, bullets, pro_tip } = await write('woocommerce', 'Tarn Rattle Set', [
      'The ring rattle has beads that move and make a soft sound when it is shaken.',
      'The teether has several textures and fabrics for small hands.',
      'Age mfg maximum: 12.0, Age mfg minimum: 0.0',
    ]);

    expect(`${bullets.join(' ')} ${description}`).not.toContain('mfg');
    expect(pro_tip).toContain('Age mfg maximum');
  });

  it('is no opening if it says what is not in the box', async () => {
    const { bullets } = await write('woocommerce', "Tarn Child's Miller Costume, Medium", [
      'Long sleeve top with lace on its cuffs and a brown vest; neck tie trimmed in lace; and a hat',
      'Stockings and shoes available separately',
      'Combine it with other pieces of the mill for book reports, school plays and parades',
      'Vest closes with three wooden buttons in front',
    ]);

    expect(bullets.join()).not.toContain('separately');
  });
});

describe('a fact that a longer line has', () => {
  const SET = [
    'Luxury 20-piece cutlery set in stainless steel.',
    'Includes knives, forks, spoons and small spoons for five people.',
    '20 pieces',
    'Stainless steel construction',
    'No polishing required',
    'Polishing not required',
    'Storage case',
  ];

  it.each(['amazon', 'shopify', 'woocommerce'] as const)('is said once on %s', async (platform) => {
    const { bullets, description } = await write(platform, 'Tarn Fell Cutlery', SET);
    expect(`${bullets.join('\n')} ${description}`).not.toMatch(
      /20 pieces|construction|not required/u,
    );
    expect(description).toContain('No polishing required');
  });

  it('is another one if its words are far apart there', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Felt Birthday Crown', [
      '1 headband',
      'Pink headband with a crown, a blue ruffle and a "1" in a heart',
      'Dress the child for the first birthday with it',
    ]);
    expect(`${bullets.join()} ${description}`).toContain('1 headband');
  });

  it('is another one if it denies what the other says', async () => {
    const { description } = await write('shopify', 'Tarn Field Shelf', [
      'Assembly required for the four legs',
      'No assembly required',
      'Oak boards with a wax finish',
    ]);
    expect(description).toContain('No assembly required');
  });
});

describe('Amazon bullets of lines with several sentences', () => {
  it('have a label once', async () => {
    const { bullets } = await write('amazon', 'Tarn Fell Bike for Girls', [
      'ELEGANT STYLE – The Tarn bike is built in a simple design. It comes with a basket and reflectors. Small models come with training wheels.',
      'EASY ASSEMBLY – The Tarn bike comes almost assembled. The seat post has to be put in and tightened.',
    ]);
    expect(bullets.filter((bullet) => bullet.startsWith('Elegant style'))).toHaveLength(1);
  });

  it('tear no clause from its sentence', async () => {
    const { bullets } = await write('amazon', 'Tarn Bat Costume', [
      'Fun costumes for kids and adults. Whether for a party, a parade, or even for giggles.',
      '90% polyester, 10% spandex',
    ]);
    expect(bullets.some((bullet) => bullet.startsWith('Whether'))).toBe(false);
  });

  it('keep a line whole where there are lines enough', async () => {
    const { bullets } = await write('amazon', 'Tarn Doll Stroller', [
      'The Tarn Doll Stroller has a hood, a belt and a basket on the bottom.',
      'It is made of linen. Double wheels on its legs keep it on every path.',
      'Product dimensions: 20 x 10 x 20 inches',
      'Recommended for ages 2 years and up',
      'Fits 18" dolls and folds for easy storage',
    ]);
    expect(bullets).toHaveLength(5);
    expect(bullets.at(-1)).toMatch(/^Fits 18"/u);
  });
});

describe("Amazon's description", () => {
  it('has all lines below a short text', async () => {
    const { description } = await write('amazon', 'Tarn Night Heron 4-inch Figure', [
      'The return of Tarn The Vintage Collection!',
      'Packaging with the original branding of the maker',
      '4-inch-scale replica of the Night Heron',
      'Features many points of articulation',
      'Includes figure and accessory',
    ]);
    for (const line of ['replica of the Night Heron', 'points of articulation'])
      expect(description).toContain(line);
  });

  it('begins with the name if it has not a word of it', async () => {
    const { description } = await write('amazon', 'Fellside Reflections Playing Cards', [
      'Printed with soy ink, they are kind to the woods. Each box has a lid that holds.',
      'The paper is recycled.',
    ]);
    expect(description).toMatch(/^Fellside Reflections Playing Cards<br>/u);
  });

  it('has sentences at the top of a list as text', async () => {
    const { description } = await write('amazon', 'Tarn Plant Food', [
      'Balanced plant food with the nutrients that plants need for healthy growth.',
      'Suitable for all types of plants in pots and gardens.',
      'Slow-release formula',
      'No burning',
      'Organic-based',
      'Easy to apply',
      'Long-lasting',
    ]);
    expect(description).toMatch(
      /growth\. Suitable for .* gardens\.<br><br>Slow-release formula<br>/u,
    );
  });
});
