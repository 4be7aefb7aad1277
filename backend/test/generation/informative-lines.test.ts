import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** Lines that tell of the product come before calls, puff and what needs another line. */
describe("the order of a merchant's lines", () => {
  it('keeps a list of activities first, whatever its verb means elsewhere', async () => {
    const { description, meta_description: meta } = await write('shopify', 'Tarn Number Cups', [
      'Order, compare and count to ten',
      'Ten cups hold stacks of beads (sold separately)',
    ]);

    expect(description.indexOf('Order, compare')).toBeLessThan(description.indexOf('Ten cups'));
    expect(meta).toContain('Ten cups hold stacks of beads');
  });

  it('keeps a first line that only says in brackets what is sold apart', async () => {
    const { description } = await write('shopify', 'Tarn Tea Shop for Dolls', [
      'Get your dolls ready for tea and cake at the fell (dolls sold separately)',
      'Recommended for kids ages 3+',
      'Includes a shop, 2 cups and a tray',
    ]);

    expect(description.indexOf('Get your dolls')).toBeLessThan(description.indexOf('Recommended'));
  });

  it('keeps a first line that says what an addition needs', async () => {
    const { bullets } = await write('amazon', 'Fell Riders: Winter', [
      'This expansion requires a copy of the Fell Riders base game.',
      'Ride through the snow on eight new maps!',
      'Each round, one of the riders draws a storm card.',
      'If your rider is out of the wind, you get a token.',
    ]);

    expect(bullets[0]).toContain('requires a copy');
  });

  it("leaves the maker's praise and the time of assembly below facts", async () => {
    const { bullets } = await write('amazon', 'Tarn Cake Candle', [
      'Stands 3 in. tall on a cake of any size',
      'Our products are made from high-quality materials to give you peace of mind',
      'Brighten every party with Tarn products. We provide all you need to celebrate',
      'Estimated assembly time: 30 minutes',
      'White wax with a blue edge and silver dust',
      'Burns for about 20 minutes without dripping',
      'Clip at the base holds it upright in soft icing',
      'Comes with a paper tag for a name',
    ]);

    expect(bullets.join()).not.toMatch(/Our products|We provide|assembly/u);
    expect(bullets).toContain('Comes with a paper tag for a name');
  });

  it('has no bullet that says little more than another', async () => {
    const { bullets } = await write('amazon', 'Singing Tarn Fox', [
      'The singing Tarn fox is a plush friend for the road. Press the collar of the fox to start one of six songs and hear it laugh. The fox wears a green coat that comes off. Ages 3 and up',
      'Press collar to start the sounds',
      'The fox stands 10 in. tall',
    ]);

    expect(bullets.join('\n')).not.toContain('start the sounds');
  });

  it('ends with a call to read about the artist and collect the rest', async () => {
    const { bullets, description } = await write('woocommerce', 'Fell Lake 300-Piece Puzzle', [
      'Cottage by the lake in the evening sun',
      '300 large pieces that small hands can hold',
      'Read about artist Ada Moss & collect all her puzzles',
      'Thick board and a random cut hold the pieces together',
      'Linen finish keeps the light from the lamp off the picture',
    ]);

    expect(bullets.join()).not.toContain('Read about');
    expect(description).toMatch(/Read about artist[^<]*<\/li>\s*<\/ul>/u);
  });
});

describe('a meta description', () => {
  const metaOf = async (name: string, lines: string[], category = 'Toys & Games') =>
    (await write('shopify', name, lines, { category })).meta_description;

  it('keeps the segment of a long name that says what the product is', async () => {
    const meta = await metaOf(
      'Tarn Fell Mountain Fox, "The Old One" Fleece Throw Blanket, 46 x 60 in, Many Colors',
      [
        'This 20th anniversary throw shows it as in the first of the books, drawn in ink by Ada Moss, on gray',
        'Soft and warm fleece with a bound edge on all sides',
      ],
      'Home > Bedding > Blankets',
    );
    expect(meta).toContain('Throw Blanket');
  });

  it('is no call that leaves out the product, and no name of a series with an age', async () => {
    const meta = await metaOf(
      'Fell Friends by Larkmoor – A Cup with a Cloud on Top! Small Tea Shop – Toys, Cups, and Cakes for 12-inch Dolls – Ages 3 and Up',
      [
        'Get your dolls ready for a tea party full of sugar and cream with a cloud on top (dolls sold separately)',
        'Compatible with most 12-inch dolls and clothes',
        'Recommended for kids ages 3+',
      ],
      'Toys & Games > Dress Up & Pretend Play',
    );
    expect(meta).toContain('Tea Shop');
  });

  it('has facts of the product rather than praise of all products', async () => {
    const meta = await metaOf('Tarn College Playing Cards', [
      'Products that are great fun for children and adults',
      'High quality games and toys',
      'Games and toys that the whole family can enjoy',
      "Features your college team's crest and colors!",
      'Each deck is wrapped inside a sealed box',
    ]);
    expect(meta).toContain("team's crest and colors");
    expect(meta).not.toMatch(/great fun|High quality|whole family/u);
  });

  it('does not start with how to choose such a product', async () => {
    const meta = await metaOf('Tarn Card Reader', [
      'Choosing the right payment terminal for your shop can help you raise your profits and lower your costs. This card reader does just that. It takes chip cards, too.',
      'Reads all magnetic stripe cards',
      'Prints receipts in two seconds',
    ]);
    expect(meta).toContain('Reads all magnetic stripe cards');
    expect(meta).not.toContain('Choosing');
  });

  it('has no other products before those that they are other than', async () => {
    const meta = await metaOf('Tarn 6" Straight Rail (4-Piece)', [
      'Made from beech without any paint',
      'Compatible with Fell Wooden Railway',
      'Compatible with many other wooden train sets and wooden accessories',
    ]);
    expect(meta).toContain('Fell Wooden Railway');
  });

  it('names one package of one thing only if there is nothing else', async () => {
    const meta = await metaOf('Larkmoor 2411 Party Decor, Assorted Sizes', [
      'Package of 1 room decorating kit',
      'Black and white dots and stripes below a headline in gold',
    ]);
    expect(meta).toContain('dots and stripes');
    expect(meta).not.toContain('Package of 1');
  });

  it('says once that something is made of a material, and ends no name with a stop', async () => {
    const jeans = await metaOf('Larkfell Straight Jeans', [
      'Five pockets and a straight leg with room at the knee.',
      'Material: softer, lighter denim made of 100% cotton.',
    ]);
    expect(jeans).not.toContain('Made of softer');
    const weights = await metaOf('Larkmoor Wrapped Balloon Weights, Set of 12.', [
      'Foil in six colors for tables and doors',
    ]);
    expect(weights).toContain('Set of 12 – Foil');
  });
});
