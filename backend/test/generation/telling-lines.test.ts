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
