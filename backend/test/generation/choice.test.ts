import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** Which line goes into which place, as a copy chief judges it. */
describe('the short description of a shop', () => {
  it('is what opens the features where nothing else is left but a warranty', async () => {
    const { bullets, description } = await write('woocommerce', 'Larkfell Kettle', [
      'The Larkfell Kettle boils a liter of water in four minutes.',
      'Its handle stays cool enough to hold it for long.',
      'Warranty: 3 year warranty',
    ]);

    expect(bullets).toEqual(['The Larkfell Kettle boils a liter of water in four minutes']);
    expect(description).toBe(
      '<p>Its handle stays cool enough to hold it for long.</p><p>3 year warranty.</p>',
    );
  });

  it('is no line that sells other products', async () => {
    const { bullets } = await write('woocommerce', 'Tollgate Dragon Costume', [
      'Dragon costume features a fleece jumpsuit with attached tail and a headpiece with attached ears',
      'Polyester',
      'Coordinate with additional dragon costumes and accessories available from Tollgate',
      'Important: Costumes are sized differently than apparel',
    ]);

    expect(bullets).toEqual([
      'Dragon costume features a fleece jumpsuit with attached tail and a headpiece with attached ears',
    ]);
  });
});

describe('a meta description', () => {
  it('has the name before a sentence that is too short without it', async () => {
    const { meta_description: meta } = await write(
      'shopify',
      'Fernbrook Yoga Pant',
      [
        'Everyone who loves yoga loves this all-purpose pant. Designed for yoga, gym and lounge, the ' +
          'Fernbrook Yoga Pant is a loose-fitting, classic-style pant made from a light blend of cotton, ' +
          'recycled polyester and a touch of spandex.',
      ],
      { category: 'Men > Pants' },
    );

    expect(meta).toBe('Fernbrook Yoga Pant – Everyone who loves yoga loves this all-purpose pant.');
  });

  it('never has a brand alone for the name', async () => {
    const { meta_description: meta } = await write(
      'shopify',
      'Tollgate – 3 Truck Depot – Shape Sorting Toy Depot with Keys and 3 Toy Trucks for Toddlers of 2 Years and Up',
      ['This set comes with a depot for three trucks, 3 push vehicles and 1 ring of 3 keys.'],
    );

    expect(meta).toBe(
      'This set comes with a depot for three trucks, 3 push vehicles and 1 ring of 3 keys.',
    );
  });

  it('says what the product is rather than how it arrives', async () => {
    const { meta_description: meta } = await write('shopify', 'Larkfell Longboard', [
      'This item is assembled already and ready to ride when you have it in.',
      'Deck of seven layers of maple with a medium concave and a low flex.',
    ]);

    expect(meta).not.toContain('assembled already');
    expect(meta).toContain('Deck of seven layers of maple');
  });

  it('is a sentence that agrees with itself where there is one', async () => {
    const { meta_description: meta } = await write('shopify', 'Ardsley Hoodie', [
      'The full-zip Ardsley Hoodie give just what you need on a cold morning. The hood of the Ardsley Hoodie ' +
        'keeps you warm while breathable fabric lets you cool down.',
    ]);

    expect(meta).toBe(
      'The hood of the Ardsley Hoodie keeps you warm while breathable fabric lets you cool down.',
    );
  });
});

describe('bullets on Amazon', () => {
  it('are as few as a short input has, without a category or brand to fill them', async () => {
    const { bullets } = await write(
      'amazon',
      'Larkfell Fish Steak',
      [
        'Quality fish steak, suitable for grilling, baking, or pan-searing.',
        'Warranty: 1 month warranty',
      ],
      { category: 'groceries', brand_name: 'Larkfell' },
    );

    expect(bullets).toEqual(['1 month warranty']);
  });

  it('begin with "Its" only where a warranty would be the only one', async () => {
    const { bullets, description } = await write(
      'amazon',
      'Glass',
      [
        'The Glass is an elegant drinking vessel for a variety of beverages.',
        'Its clear design allows you to enjoy the colors of your drinks.',
        'Warranty: 3 year warranty',
      ],
      { category: 'kitchen-accessories' },
    );

    expect(bullets).toEqual([
      'Its clear design allows you to enjoy the colors of your drinks',
      '3 year warranty',
    ]);
    expect(description).toBe('The Glass is an elegant drinking vessel for a variety of beverages.');
  });

  it('do not where there are others', async () => {
    const { bullets } = await write('amazon', 'Glass', [
      'The Glass is an elegant drinking vessel for a variety of beverages.',
      'Its clear design allows you to enjoy the colors of your drinks.',
      'Stackable up to six high',
      'Etched line at 0.2 l',
      'Warranty: 3 year warranty',
    ]);

    expect(bullets.join('\n')).not.toContain('Its clear');
  });
});

describe('tags and keywords', () => {
  const tagsOf = async (name: string, lines: readonly string[], category?: string) => {
    const more = category === undefined ? {} : { category };
    return (await write('woocommerce', name, lines, more)).product_tags;
  };

  it('end on what the product is, and not on a word of a foreign name', async () => {
    const tags = await tagsOf(
      'Ardsley Coco Noir Eau De',
      ['Coco Noir is an elegant and mysterious fragrance with notes of grapefruit.'],
      'fragrances',
    );

    expect(tags).toEqual(['fragrances']);
  });

  it('leave no number of a thing behind', async () => {
    const tags = await tagsOf(
      'Tollgate – 3 Car Garage – Shape Sorting Toy',
      ['Push the button on top to see the car leave the garage by itself.'],
      'Toys & Games > Play Vehicles > Vehicle Playsets',
    );

    expect(tags).not.toContain('car garage');
  });

  it('read a slash as "or"', async () => {
    const tags = await tagsOf(
      'Jay Tollgate JoJo Sweet Life Curtain/Drapes',
      ['These drapes will make any room in your house pop.'],
      'Home & Kitchen > Window Treatments > Curtain Panels',
    );

    expect(tags).not.toContain('sweet life');
    expect(tags).toContain('curtain panels');
  });

  it('skip words that say nothing of the product', async () => {
    const tags = await tagsOf(
      'Larkfell New Old Vibe Beach Series Longboard Complete Cruiser and Decks',
      ['Seven layers of maple.'],
      'Sports & Outdoors > Skateboarding > Standard',
    );

    expect(tags).toContain('longboard cruiser');
    expect(tags).not.toContain('complete cruiser');
  });

  it('say what kind of game a game is', async () => {
    const tags = await tagsOf('Rec-Tek Over the Door Skeet Hunt Game for Kids', [
      'Sets up in minutes on any door.',
    ]);

    expect(tags).toContain('skeet hunt game');
    expect(tags).not.toContain('hunt game');
  });
});

describe('a focus keyphrase', () => {
  it('is what the product is, and no brand', async () => {
    const { focus_keyphrase: keyphrase } = await write('woocommerce', 'Tollgate – 3 Car Garage', [
      'The doors open with a red key, a blue key and a green key.',
    ]);

    expect(keyphrase).toBe('3 Car Garage');
  });
});

describe('a sentence that opens a description by itself', () => {
  it('speaks of nothing that only the line it was taken from names', async () => {
    const { description } = await write('amazon', 'Larkfell Floor Puzzle', [
      'FOR RAINY DAYS - Children find 40 boats in the harbor.',
      'BIG PIECES - The thick cardboard is easy to hold. Every picture shows another boat.',
      'STORAGE TUB - When the fun is over, cleaning is easy. Put all of the cardboard back in the tub until the next time.',
    ]);

    expect(description).toBe('Every picture shows another boat.');
  });
});

describe('measures', () => {
  it('stand apart from the word after an inch mark', async () => {
    const { description } = await write('shopify', 'Larkfell Wall Decals', [
      'Comes with 19 wall decals of an assembled size of 30.2"wide x 24.5"high.',
    ]);

    expect(description).toContain('30.2" wide x 24.5" high');
  });

  it('have one inch mark', async () => {
    const { title } = await write('shopify', 'Larkfell Jumbo 10.5”" Animal Playset', [
      'A set of five animals for children.',
    ]);

    expect(title).toBe('Larkfell Jumbo 10.5” Animal Playset');
  });
});
