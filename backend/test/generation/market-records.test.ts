import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** Exports of marketplaces contain more than plain statements. */
describe('a record of a marketplace', () => {
  it('has no placeholder among its facts', async () => {
    const { description } = await write('shopify', 'Tarn Face Wash', ['Foams at once.'], {
      attributes: [
        { name: 'Brand', value: 'nan' },
        { name: 'Scent', value: 'null' },
      ],
    });
    expect(description).not.toMatch(/nan|null/u);
  });

  it('has colors between emoji as one list, and none as the heading of others', async () => {
    const { description } = await write('woocommerce', 'Tarn Fitted Sheet', [
      'The edges are elastic all around.',
      '🌸Cream 🌸Light Grey 🌸Brown 🌸Black',
    ]);
    expect(description).toContain('Cream, Light Grey, Brown, Black');
  });

  it('has each choice of a size whole, whatever comes after its bracket', async () => {
    const { bullets, description } = await write('woocommerce', 'Tarn Fitted Sheet', ['Cotton'], {
      variants: [
        {
          name: 'size',
          values: ['Single (90x200cm)-Pillowcase*1', 'King (180x200cm)-Pillowcase*2'],
        },
      ],
    });
    expect([...bullets, description].join()).toContain(
      'Single (90x200 cm) - Pillowcase*1 and King (180x200 cm) - Pillowcase*2',
    );
  });

  it('keeps a sentence about a bestselling author', async () => {
    const sentence =
      'In this tale of the sea, the #1 New York Times bestselling author returns to the isle of Tarn.';
    const { description } = await write('shopify', 'Isle of Tarn', [sentence]);
    expect(description).toContain(sentence);
  });

  it('keeps a newspaper list that a book was on, but no offer', async () => {
    const sentence =
      'An instant New York Times bestseller, Isle of Tarn began as the notes of a lighthouse keeper.';
    const { description } = await write('shopify', 'Isle of Tarn', [
      sentence,
      'Our best seller of the week.',
    ]);
    expect(description).toContain(sentence);
    expect(description).not.toContain('best seller');
  });

  it('keeps a short question with its answer', async () => {
    const { description } = await write('shopify', 'Hop! by Ada Tarn', [
      'Ten wide tires carry this truck through town. His job? Eating your trash, and loving it!',
    ]);
    expect(description).toContain('His job? Eating your trash');
  });

  it('takes shoe sizes for no price', async () => {
    const sizes = 'Available in two widths, the S/M fits EUR 36-40, while the L/XL fits EUR 41-45';
    const { bullets } = await write('amazon', 'Tarn Slippers', ['A padded sole.', `${sizes}.`]);
    expect(bullets).toContain(sizes);
  });

  it('keeps what the seller says of the reader in a story', async () => {
    const story =
      "Don't go to bed yet. We know your pillow has never looked softer. But walk away, and wash your face.";
    const { description } = await write('shopify', 'Tarn Cleanser', [
      'A soft oil cleanser.',
      story,
    ]);
    expect(description).toContain('We know your pillow');
  });

  it('keeps the capitals of who is quoted', async () => {
    const { description } = await write('amazon', 'Isle of Tarn', [
      'A NOVEL OF THE SEA',
      "'A beautiful book by a bright mind' DAILY LANTERN",
      'The last novel of a keeper of lights.',
    ]);
    expect(description).toContain("mind' DAILY LANTERN");
  });

  it('has no welcome to the store', async () => {
    const { description } = await write('shopify', 'Tarn Shirt', [
      'Welcome to our Tarn Fashion Store!',
      'Visit our Shirt Guide',
      'The fabric is soft and breathable.',
      'The pictures are all real shots.',
    ]);
    expect(description).toBe('<p>The fabric is soft and breathable.</p>');
  });

  it('has no code of the origin, name of the record or type that the name says', async () => {
    const { description } = await write('shopify', 'Tarn Cat Tower', [
      'CN: Hubei',
      'No. of Tiers: 5-Layer',
      'Material: Wood',
      'Type: cats',
      'Name: 90cm tower with a scratching post and bell',
    ]);
    expect(description).toBe('<ul><li>No. of Tiers: 5-Layer</li><li>Material: Wood</li></ul>');
  });

  it('has a type that the name lacks', async () => {
    const { description } = await write('shopify', 'Tarn Clock', ['Type: Alarm', 'Material: Wood']);
    expect(description).toContain('Type: Alarm');
  });

  describe('on Amazon', () => {
    const name =
      'Tarn Nylon Braided 3A Lightning to USB A Syncing and Fast Charging Data Cable for Phones and Tablets';

    it('has no half of a pair in its title', async () => {
      const { title } = await write('amazon', name, ['The braided cord bends without breaking.']);
      expect(title).toMatch(/^Tarn Nylon Braided 3A Lightning to USB A Syncing Data Cable/u);
    });

    it('is called what its category says', async () => {
      const { title } = await write(
        'amazon',
        'Tarn Digital Television, Set-Top Box Remote Compatible for SD and HD Recording (Black)',
        ['Works with any TV'],
        { category: 'Remote Controls' },
      );
      expect(title).toContain('Set-Top Box Remote');
    });

    it('has facts in its description even if they are highlights', async () => {
      const { description } = await write('amazon', 'Tarn Oven', [
        ...['Roller ring', 'Wire rack', 'Crusty plate', 'Glass turntable', 'User manual', 'Grill'],
      ]);
      expect(description).toContain('Wire rack');
    });
  });
});
