import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('a meta description stands alone', () => {
  const metaOf = async (name: string, features: string) =>
    (await write('shopify', name, features.split('\n'))).meta_description;

  it.each([
    [
      'a step after one that is missing',
      'Fell Runner Mat',
      'The Fell Runner mat brightens every hall with its bold geometric print. A fine machine prints pictures of hills onto long polyester cloths. The cloth is then backed with a rubber mat that never skids.',
      /then backed/u,
    ],
    [
      'what only an earlier sentence describes',
      'Tarn Match Ball',
      'The panels of leather and of a leather composite of the first quality are sewn around a body of rubber by hand in our workshop, and only then are they painted. This technique is used for balls of both kinds.',
      /This technique/u,
    ],
    [
      'things that an earlier sentence has',
      'Tarn Teas Collection',
      'The Tarn valley in the far west has a wealth of hills that no map shows, in its wild and high terrain. Cradled among these green treasures are teas prized for their sweetness.',
      /these green treasures/u,
    ],
    [
      'one more thing than is there',
      'Larkfell Planner 10',
      'Make your own calendars and pages for a planner of any size that you can think of. Schedule walks, tracks and everything in between. Includes ready-made calendars too.',
      /too/u,
    ],
    [
      'a sentence that says how a story begins',
      'Twin Lens Camera',
      'What makes this camera so special? Many things. To start, the name stands for two lenses. The upper lens shows the picture on a ground glass screen.',
      /To start/u,
    ],
    [
      'a reason for what has been cut off',
      'Larkfell 72 Tee',
      'The Larkfell 72 Tee keeps its shape in the wash, and this shirt feels as fresh as on the day when the first Larkfell was sewn in a hut by the tarn in the year of 1972. That’s why a big 72 is on its front.',
      /That’s why/u,
    ],
    [
      'a heading that ran into its text',
      'Tarn Eye Balm',
      'A blend of rare oils and of the water of the tarn has been shown to care for the skin around the eye and to smooth it day after day and night after night. Results Immediately, the eye looks smooth and bright.',
      /Results Immediately/u,
    ],
    [
      'a contrast with what is missing',
      'The Tarn Keeper by Ava Fell',
      'Edmund Larkfell was once the finest warden of the western tarns, a master of every boat and every path -- until a storm took the hut in which he had lived for thirty years. But now a stranger is asking Larkfell to row across the tarn once more.',
      /But now/u,
    ],
    [
      'news of what is missing',
      'The Two Wardens by Ava Fell',
      "Two wardens want to keep the same tarn, which has been without a keeper since the hut on its northern shore burnt down in the long and dry summer of the year before. Bad news is, the miller's aunt wants neither of the two.",
      /Bad news/u,
    ],
    [
      'what the product lacks',
      'Larkfell open quiet booths',
      'Giving every team a place of its own for calls and for work that needs peace makes an office friendlier for all, and helps everyone who works there to think. This version does not have a roof. With its thick felt walls, the booth keeps out the noise of the hall.',
      /does not have/u,
    ],
    [
      'what is no longer for sale',
      'Larkfell T4 Gate Rail - Short - 1 Pair',
      'Larkfell T4 steel gate rails\nSold in pairs for left and right.\nThe T3 gate rail is no longer available.',
      /no longer/u,
    ],
    [
      'how it is packed',
      'Larkfell Tin Bottle 650ml',
      'Light tin bottle for cold drinks. With screw cap. Wash by hand only. Plastic free, bulk paper packed',
      /packed/u,
    ],
    [
      'a comparison with nothing',
      'Tarn Walking Shirt Moss',
      "It doesn't get much softer than this. Its stretchy wool bends with you, not against you, so you never feel held back on the hill.",
      /than this/u,
    ],
  ])('without %s', async (_what, name, features, dangling) => {
    expect(await metaOf(name, features)).not.toMatch(dangling);
  });

  it('keeps the start of a sentence whose end points back', async () => {
    expect(
      await metaOf(
        'Tarn Castle Bounce House',
        'Discover the hills of your own realm with us. This bouncy castle will make you feel like a true king or queen, with enough room to make sure that all of your court can jump in too!',
      ),
    ).toContain('This bouncy castle will make you feel like a true king or queen.');
  });

  it('begins with a short first sentence that says what the product is, if another one follows', async () => {
    expect(
      await metaOf(
        'Hexagonal crystal necklace (L8966)',
        'Beautiful necklace with Larkfell crystal. The chain length is 50 cm. The length of the tag is 2.2 cm.',
      ),
    ).toBe('Beautiful necklace with Larkfell crystal. The chain length is 50 cm.');
    expect(
      await metaOf(
        'Vintage Soft Zip Hoodie',
        'Soft cotton-blend hoodie\nHooded neckline with drawcords\nLong sleeves with banded cuffs\nZipper front',
      ),
    ).toMatch(/^Vintage Soft Zip Hoodie – Soft cotton-blend hoodie\. Hooded neckline/u);
  });

  it('has no label between the name and its sentence', async () => {
    expect(
      await metaOf(
        'Larkfell River Recipe',
        'Single protein - Wild river trout is a rich source of protein and good fat. Skin and coat - Flaxseed and rare oils keep a coat glossy.',
      ),
    ).toMatch(/– Wild river trout is/u);
  });

  it('reads "it" after an introduction as the product of the name', async () => {
    expect(
      await metaOf(
        'Trail Bike',
        'Featuring a carbon frame - with a fork made for mud - and a set of gears for hard use on any race track, it has the low weight and the calm handling that you need to stay in front.',
      ),
    ).toBe('Trail Bike – Has the low weight and the calm handling that you need to stay in front.');
  });
});

describe('a meta description begins with what says most', () => {
  const metaOf = async (name: string, features: string) =>
    (await write('woocommerce', name, features.split('\n'))).meta_description;

  it.each([
    [
      'a first sentence that recommends the product',
      'Yellow Bunny Balloon',
      'This tall yellow bunny balloon is the perfect addition to your spring party, or any event. Light and strong, it can be rented for a day and will bring more fun to all who come.',
      'This tall yellow bunny balloon is the perfect addition to your spring party, or any event.',
    ],
    [
      'a sentence with "our" that lists what one product is made from',
      'Larkfell Sea Soap - Cold Processed',
      'Our Larkfell Sea Soap is a mild bar, made from garden herbs, rare oils & sea salt. Glycerin, which is made by itself in the kettle, cares for the skin.',
      'Our Larkfell Sea Soap is a mild bar, made from garden herbs, rare oils & sea salt.',
    ],
    [
      'a clause whose verb few products have',
      'Larkfell Tarn 22 Pack',
      'Ideal for quick trips to see the sun go down over the western hills or a long weekend at your favorite mountain fair, the Larkfell Tarn 22 pack hauls your gear for a day and three liters of water.\nIncluded quick-drying bag helps you to drink as you walk',
      'The Larkfell Tarn 22 pack hauls your gear for a day and three liters of water.',
    ],
    [
      'notes in title case',
      'Larkfell Washer Stacking Kit - LK1',
      'Stack The Dryer On Top Of The Washer\nFree Up Room In Your Laundry\nWhite Finish',
      'Larkfell Washer Stacking Kit - LK1. Stack The Dryer On Top Of The Washer.',
    ],
  ])('such as %s', async (_what, name, features, expected) => {
    expect(await metaOf(name, features)).toContain(expected);
  });
});
