import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const DETAILS = ['Packed in a linen bag.', 'Made in Norway.'];

describe("titles of names that are longer than Amazon's titles", () => {
  it.each([
    [
      'end before what a set comes with, not within it',
      'Fjordhaven Watercolor Paint Set with Assorted Travel Sized Squirrel Hair Brushes & Palette, Set of 24',
      'Fjordhaven Watercolor Paint Set, Set of 24',
    ],
    [
      'keep a quantity of two units whole or leave it out',
      '8-Pack of Fjordhaven Orchard Feast Extra Large Garden Bird Seed Block 2 lb. 10 oz.',
      '8-Pack of Fjordhaven Orchard Feast Extra Large Garden Bird Seed Block',
    ],
    [
      'keep a count in brackets, whatever comes after it',
      'Fjord n\' Haven Green Building Brick Baseplates - 5"x 5" - (Pack of 4) Tight Fit-Brick Compatible',
      'Fjord n\' Haven Green Building Brick Baseplates - 5"x 5" (Pack of 4)',
    ],
    [
      'leave out a word that waits for what was cut',
      'FJORDHAVEN 50 Class QX200 Ultra HD 4K Smart TV powered by Lumen QX200FZXA-55 2024',
      'FJORDHAVEN 50 Class QX200 Ultra HD 4K Smart TV',
    ],
    [
      'leave out the first of two mentions of the product before other words',
      "Bramble's Costume Fox Rider Tales of the Misty Moor Wardens Deluxe Child Costume",
      "Bramble's Fox Rider Tales of the Misty Moor Wardens Deluxe Child Costume",
    ],
    [
      'show no part of a list, and keep what the product is',
      'Fjordhaven Builder 3in1 Arctic Creatures 40177 Make a Walrus, Seal, Angler Fish, and Tern with this Polar Animal Toy Building Kit (210 Pieces)',
      'Fjordhaven Builder 3in1 Arctic Creatures 40177, Building Kit (210 Pieces)',
    ],
    [
      'give a stock number no room that the count had none of',
      'Fjordhaven Fineline and Conical Watercolor Combo Marker Pack - Pack of 190-10 Each of 8 Colors - 062413',
      'Fjordhaven Fineline and Conical Watercolor Combo Marker Pack',
    ],
    [
      'leave out qualities before the product rather than a word of a theme',
      'The Nook By Fjordhaven See You Later Alligator Animal Goodbyes Stretched Canvas Wall Art, Made in Norway',
      'The Nook By Fjordhaven See You Later Alligator Animal Goodbyes Wall Art',
    ],
    [
      'leave out what belongs to words that were cut',
      "Fjordhaven E2930 Buzz 'n Cut Fuzzy Pumper Barber Shop Toy with Electric Buzzer and 5 Soft Colors, 2-Ounce Cans",
      "Fjordhaven E2930 Buzz 'n Cut Fuzzy Pumper Barber Shop Toy",
    ],
    [
      'add to a brand what the product is',
      'Fjordhaven, Slow-Simmered Smoky Reindeer Goulash, Juniper and Bay, 3.5 oz, 6-Count',
      'Fjordhaven, Slow-Simmered Smoky Reindeer Goulash, 3.5 oz, 6-Count',
    ],
  ])('%s', async (_rule, name, title) => {
    expect((await write('amazon', name, DETAILS)).title).toBe(title);
  });

  it('leave to highlights no beginning and no item of a list', async () => {
    const listing = await write(
      'amazon',
      'Fjordhaven Builder 3in1 Arctic Creatures 40177 Make a Walrus, Seal, Angler Fish, and Tern with this Polar Animal Toy Building Kit (210 Pieces)',
      DETAILS,
    );
    expect('item_highlights' in listing && listing.item_highlights).not.toMatch(/Walrus|Angler/u);
  });

  it('end before the last words rather than lose one in the middle, if they name no product', async () => {
    const { title } = await write(
      'amazon',
      'Fjordhaven at Home 740 Numbers 5X7 Kids ABC Educational Alphabet Letter Anti Skid, 4\'5"X6\'9", Multi/Color',
      DETAILS,
      { category: 'Home & Kitchen > Home Décor > Rugs' },
    );
    expect(title).toContain('Kids ABC Educational Alphabet');
    expect(title).not.toContain('Anti');
  });

  it('end on what the category calls the product, or before a clause that does not fit', async () => {
    const bedding = await write(
      'amazon',
      'Harbor Lane Designs Mint Green, Grey and White Watercolor Elephant Safari Girl Twin Kid Childrens Bedding Comforter Set - 4 Pieces',
      DETAILS,
      { category: "Home > Bedding > Kids' Bedding > Comforters & Sets > Comforter Sets" },
    );
    expect(bedding.title).toMatch(/Comforter Set/u);
    const bundle = await write(
      'amazon',
      'Harlow & Finch On-the-Go Water Wow! - Garden Stories and Connect the Dots Bundle',
      DETAILS,
      { category: 'Toys & Games > Learning & Education' },
    );
    expect(bundle.title).not.toContain('Dots');
  });

  it('show the product without its franchise if there is room for only one of them', async () => {
    const name = 'Realms & Rivals - Vault of the Sunken Tide "Kelp & Coral" Storm Game Expansion';
    const listing = await write('amazon', name, DETAILS, { category: 'Toys > Board Games' });
    expect(listing.title).toBe('Vault of the Sunken Tide "Kelp & Coral" Storm Game Expansion');
  });

  it.each([
    [
      'have what a cut name ends on',
      'FJORDHAVEN 50 Class QX200 Ultra HD 4K Smart TV powered by Lumen QX200FZXA-55 2024',
      /^Powered by Lumen QX200FZXA-55 2024/u,
    ],
    [
      'have a quantity that the title has no room for',
      '8-Pack of Fjordhaven Orchard Feast Extra Large Garden Bird Seed Block 2 lb. 10 oz.',
      /^2 lb\. 10 oz\./u,
    ],
  ])('whose highlights %s', async (_rule, name, highlights) => {
    expect((await write('amazon', name, DETAILS)).item_highlights).toMatch(highlights);
  });

  it('keep a pair of colors whole, and a bracket as it is bound', async () => {
    const set =
      'Fjordhaven Nook Blush Pink, Gray and White Watercolor Otter Forest Girl Twin Kid Bedding Comforter Set - 4 Pieces';
    const category = 'Home & Kitchen > Bedding > Comforters & Sets > Comforter Sets';
    expect((await write('amazon', set, DETAILS, { category })).title).toMatch(
      /Pink, Gray and White .*Bedding Comforter Set$/u,
    );
    const toy = 'Fjordhaven Tide Lady: Nightfall-(B Side Ver) Toy';
    expect((await write('amazon', toy, DETAILS)).title).toBe(toy);
  });

  it('keep the product before the age, and the brand before what the product is for', async () => {
    const dragon =
      'Fjordhaven Dragons, Nightfin Deluxe Dragon with Lights & Sounds, for Kids Aged 4 & Up';
    expect(await write('amazon', dragon, DETAILS)).toMatchObject({
      title: 'Fjordhaven Dragons, Nightfin Deluxe Dragon with Lights & Sounds',
      item_highlights: 'For Kids Aged 4 & Up',
    });
    const fans =
      'Fjordhaven Race Spectators - Set of 15 Detailed Fans - 1:32 Scale Figures - Scenery for Slot Car Track Sets';
    const category = 'Toys & Games > Hobbies > Slot Cars';
    expect((await write('amazon', fans, DETAILS, { category })).title).toMatch(
      /^Fjordhaven Race Spectators - Set of 15/u,
    );
    const elf = await write('amazon', 'Fjordhaven Elf Adult Costume', DETAILS, {
      category: 'Costumes > Men > Costumes',
    });
    expect(elf.title).toBe('Fjordhaven Elf Adult Costume');
    const ring = await write('amazon', 'Fjordhaven Owl Foam Key Ring', DETAILS, {
      category: 'Clothing > Novelty > Men > Accessories > Keychains',
    });
    expect(ring.title).toBe('Fjordhaven Owl Foam Key Ring');
    expect(ring.keywords.join()).not.toMatch(/men/u);
  });

  it.each([
    [
      'keep the product that the category names, even after "with"',
      'The Kids Nook by Fjordhaven Green Fire Engine with Red Border Stretched Canvas Wall Art, 16 x 20, Multi-Color',
      'Baby Products > Nursery > Wall Décor > Wall Plaques',
      'The Kids Nook by Fjordhaven Green Fire Engine Canvas Wall Art, 16 x 20',
    ],
    [
      "keep the set's own name rather than its category",
      'Fjordhaven Games The Blue Heron Tavern Friends - Ansgar vs. The Moor Queen Board Games',
      'Toys & Games > Board Games',
      'Fjordhaven Games The Blue Heron Tavern Friends - Ansgar vs. The Moor Queen',
    ],
    [
      'say once for whom it is, and keep the size',
      "Fjordhaven Sails 3-Piece Long All Star Sports Children's Full/Queen Boys Bedding Set",
      'Home > Bedding > Comforter Sets',
      'Fjordhaven Sails 3-Piece Long All Star Sports Full/Queen Boys Bedding Set',
    ],
    [
      "end at the merchant's own mark rather than within a name",
      "Fjordhaven TwirlPad Dual Game Pack: Otter Party Time With Nell and Bramble's Sweet Treats",
      'Toys & Games > Electronic Learning Toys',
      'Fjordhaven TwirlPad Dual Game Pack: Otter Party Time',
    ],
    [
      'show the first of two items that have no room together',
      "Bramble Otter's Harbor Trolley with Bramble Otter Figure & Shipmates Figures Set",
      'Toys & Games > Action Figures',
      "Bramble Otter's Harbor Trolley with Bramble Otter Figure",
    ],
    [
      'keep a last word that the details say, which tells a variant',
      'Fjordhaven Teething Ball & Training Toothbrush – Silicone, BPA-Free Bitey Biter Quince-Shaped Teething Ball Featuring Many Textures to Soothe Gums, Quince',
      'Baby Products > Teethers',
      'Fjordhaven Teething Ball & Training Toothbrush – Silicone, Quince',
    ],
    [
      'lose an opening that is said twice, rather than their end',
      'Fjordhaven Trains Fjordhaven Trains 40 ft 4-Bay Offset Hopper Northern Pacific #30017',
      'Toys & Games > Freight Cars',
      'Fjordhaven Trains 40 ft 4-Bay Offset Hopper Northern Pacific #30017',
    ],
    [
      'show the beginning of a later segment, up to what it comes with',
      "Fjordhaven Scooter Board, 16 Inch Children's Sit & Scoot Board with 2 Inch Nylon Casters for Gym Class",
      'Sports > Scooters & Equipment',
      "Fjordhaven Scooter Board, 16 Inch Children's Sit & Scoot Board",
    ],
    [
      'cut no title in quotation marks',
      `Fjordhaven's Tales of the Moor, "The Fiddler's Mad" Woven Tapestry Throw Blanket, 48" x 60"`,
      'Home > Bedding > Throws',
      `Fjordhaven's Tales of the Moor, Woven Tapestry Throw Blanket, 48" x 60"`,
    ],
    [
      'show no last word of a list that they have no room for',
      'Fjordhaven HopStart Preschool 4-in-1 Activity Book Bundle with ABC, Shapes & Colors, Math, Otters',
      'Toys & Games > Learning',
      'Fjordhaven HopStart Preschool 4-in-1 Activity Book Bundle with ABC',
    ],
    [
      'show no place of a list that has no beginning',
      'Fjordhaven Mini Fir Tree, 17.81" Artificial Christmas Tree Miniature With Linen Base Perfect For Christmas Decorations, Home, Kitchen, Dining Table',
      'Home > Trees',
      'Fjordhaven Mini Fir Tree, 17.81" Artificial Christmas Tree Miniature',
    ],
    [
      'show no word alone of a row of them',
      'Fjordhaven 6in1 Organic Cotton Newborn Gift Set | Blanket | Mittens | Booties | Bonnet | Tieside',
      'Baby > Sets',
      'Fjordhaven 6in1 Organic Cotton Newborn Gift Set',
    ],
  ])('%s', async (_rule, name, category, title) => {
    const lines = [
      'Colorful art for a room',
      'A quince-shaped ball',
      'Pages of otters',
      ...DETAILS,
    ];
    expect((await write('amazon', name, lines, { category })).title).toBe(title);
  });

  it('leave to highlights the whole rest after a mark, the second item, and all of a list', async () => {
    const highlights = async (name: string) =>
      (await write('amazon', name, DETAILS)).item_highlights;
    expect(
      await highlights(
        "Fjordhaven TwirlPad Dual Game Pack: Otter Party Time With Nell and Bramble's Sweet Treats",
      ),
    ).toBe("Otter Party Time With Nell and Bramble's Sweet Treats");
    expect(
      await highlights(
        "Bramble Otter's Harbor Trolley with Bramble Otter Figure & Shipmates Figures Set",
      ),
    ).toBe('Shipmates Figures Set');
    expect(
      await highlights(
        'All Seasons Wooden Dollhouse by Fjordhaven | Award Winning 3 Story Doll House with Furniture, Accessories, Movable Stairs and Hinged Walls',
      ),
    ).toContain('Furniture, Accessories, Movable Stairs');
  });

  it('lose a last word that says little before others', async () => {
    const name =
      'Fjordhaven Otter Phone Case with Flower Grip & Beaded Charm, Y2K Glitter Cover for a Phone of 6 Inches, Anime';
    expect((await write('amazon', name, DETAILS)).title).not.toContain('Anime');
  });

  it('lose a maker’s line before a colon rather than who a figure is', async () => {
    const { title, item_highlights } = await write(
      'amazon',
      'TARN SELECT TOYS Harbor Gallery: Avenue Infinity War Movie Doctor Orlow PVC Diorama Figure, Blue',
      ['Figure is in 9" scale', 'Detailed sculpting', 'Window box in full color'],
    );
    expect(title).toBe('Avenue Infinity War Movie Doctor Orlow PVC Diorama Figure, Blue');
    expect(item_highlights).not.toContain('Diorama');
  });
});

it("what an item highlight says of a name that is cut isn't the start of a praise", async () => {
  const name =
    'Fjordhaven Kids Furniture, Wooden Table & 4 Chairs (White Table, Pink and Blue Chairs, Great Girls and Boys – Best for 3 and 4 Year Olds)';
  const { item_highlights } = await write('amazon', name, DETAILS);

  expect(item_highlights).toContain('Pink and Blue Chairs');
  expect(item_highlights).not.toContain('Great');
});

it("a title that is cut doesn't end in the sign before a number", async () => {
  const name = 'Fell and Tarn 8" Extra Soft, Extra Smooth Hex Faced Foam Polishing Pad# 852RH';
  expect((await write('amazon', name, DETAILS)).title).toMatch(/Polishing Pad$/u);
});

it.each([
  [
    'Fjordhaven Steel Multi-Slot Kitchen Organizer Rack – Plate, Lid & Cutting Board Holder',
    'Fjordhaven Steel Multi-Slot Kitchen Organizer Rack',
    'Plate, Lid & Cutting Board Holder',
  ],
  [
    'Fjordhaven Inline Water Filter Set | 3 Stages | Sediment, Carbon, RO Membrane | 10"',
    'Fjordhaven Inline Water Filter Set | 3 Stages | 10"',
    'Sediment, Carbon, RO Membrane',
  ],
  [
    'Fjordhaven Bath Non-Toxic Watercolor Crayons & Clean-Up Net Set – Yellow Sponge',
    'Fjordhaven Bath Non-Toxic Watercolor Crayons & Clean-Up Net Set',
    'Yellow Sponge',
  ],
])('a list after a dash stays together: %s', async (name, title, highlights) => {
  expect(await write('amazon', name, ['Hello'])).toMatchObject({
    title,
    item_highlights: highlights,
  });
});

it.each([
  [
    'Fjordhaven Otter Bakery Strawberry Artificially Flavored Cheesecake Mousse Parfait',
    /^(?!.*Artificially (?!Flavored))/u,
  ],
  [
    'Fjordhaven Folding Flat Stylus Tool Ballpoint Pen W/2 Black and 2 Blue Refills, Black',
    /Pen, Black$/u,
  ],
  [
    'Fjordhaven Handlebar Riser Top Cover Mount Clamp Fit for Tarn Otter 650R of 2019-21',
    /Clamp(?: for .*)?$/u,
  ],
  [
    'Papua Otter Fell 3D Engraved Crystal 3D Engraved Crystal Keepsake/Gift/Decor/Collectible',
    /^Papua Otter Fell 3D Engraved Crystal Keepsake\/Gift\/Decor\/Collectible$/u,
  ],
  [
    'Fjordhaven Balance Limited Ingredient Reserve Sweet Potato & Venison Recipe Adult Dog Food',
    /Reserve Recipe Adult Dog Food$/u,
  ],
  [
    'Fjordhaven End Tab File Folder, Straight Cut, Letter Size, Manila, 250/Box (TR56684)',
    /Manila, 250\/Box$/u,
  ],
])('no title ends within a phrase: %s', async (name, title) => {
  expect((await write('amazon', name, ['Hello'])).title).toMatch(title);
});
