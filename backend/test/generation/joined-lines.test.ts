import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('a short line', () => {
  it.each(['shopify', 'woocommerce', 'amazon'] as const)(
    'stays with the question above it on %s',
    async (platform) => {
      const listing = await write(platform, 'Tarn Ridge Boots', [
        'Cut from one piece of leather, the boots keep water out.',
        'Warmth?',
        'They have that covered too!',
        'What makes a Tarn boot so light?',
        'Many things.',
        'The sole is cast in one piece and weighs 200 g.',
      ]);
      const { description } = listing;
      const bullets = 'bullets' in listing ? listing.bullets : [];
      const meta = 'meta_description' in listing ? listing.meta_description : '';
      const said = [...bullets, description].join('\n');
      expect(said).toContain('Warmth? They have that covered too!');
      expect(said).toContain('What makes a Tarn boot so light? Many things.');
      for (const text of [...bullets, meta]) {
        expect(text).not.toMatch(/^(?:They have|Many things)/u);
        expect(text.includes('Many things')).toBe(text.includes('so light?'));
        expect(text.includes('They have')).toBe(text.includes('Warmth?'));
      }
    },
  );

  it('goes on below an open bracket or a short form', async () => {
    const { bullets } = await write('amazon', 'Tarn Ridge Tent', [
      'With a lot of room inside (for max.',
      '6 sleepers), full standing height and a round roof, this tent takes the family along.',
      'The bag weighs approx.',
      '4 kg and fits in any trunk.',
    ]);
    expect(bullets).toEqual([
      'With a lot of room inside (for max. 6 sleepers), full standing height and a round roof, this tent takes the family along',
      'The bag weighs approx. 4 kg and fits in any trunk',
    ]);
  });

  it('is a feature or a fact, and no heading of the lines below it', async () => {
    const plush = await write('amazon', 'Tarn Otter Plush, 16 Inch', [
      'The otter is ready for every trip to the river with its soft plush coat',
      'Embroidered details',
      'Suggested for ages 1 to 6',
      'The river otters live in a series of picture books by the Tarn',
    ]);
    expect(plush.bullets).toContain('Embroidered details');
    const tail = await write('shopify', 'Tarn Mermaid Blanket', [
      '80% polyester, 20% polyurethane',
      'Imported',
      '🧜 Slide in and be a mermaid while you stay warm and cozy!',
      '🧜 The soft tail is a blanket and a sleeping bag at once!',
      '🧜 Read or play games and keep both hands free!',
    ]);
    expect(tail.description).toContain('Imported');
  });

  it('with the sizes of a waist in inches answers which there are', async () => {
    const { pro_tip } = await write(
      'shopify',
      'Tarn Jeans',
      [
        'Jeans with five pockets and a straight leg.',
        'Waist (inch): 29-46',
        'leg (inch): 30 to 38',
      ],
      { category: 'Trousers' },
    );
    expect(pro_tip).not.toContain('which sizes');
  });
});

describe('a paragraph that was wrapped', () => {
  it('never divides a list of what the product does not contain', async () => {
    const { bullets, description } = await write('amazon', 'Tarn Hair Oil', [
      'Light oil for dry hair',
      'Free from parabens,',
      'sulfates,',
      'and silicones.',
    ]);
    expect(bullets).toContain('Free from parabens, sulfates, and silicones');
    expect(description).toContain('Free from parabens, sulfates, and silicones');
  });

  it.each(['\n', '<br>'])('is one text, with %j between its lines', async (mark) => {
    const { description } = await write('shopify', 'Tarn Reed Wall Hanging', [
      [
        'This woven wall hanging with tassels is patiently',
        'inspired by the reeds of the fell. Its quiet colors will warm up any',
        'room in which it hangs. It can be used on its own or',
        'in company with other hangings.',
      ].join(mark),
    ]);
    expect(description).toBe(
      '<p>This woven wall hanging with tassels is patiently inspired by the reeds of the fell. Its quiet colors will warm up any room in which it hangs. It can be used on its own or in company with other hangings.</p>',
    );
  });

  it('goes on in a capital below an article, or a comma in running text', async () => {
    const article = await write('shopify', 'Tarn Reed Balm', [
      'This balm takes care of your hands. Its light texture stays soft and, thanks to the',
      'Reed-Plus complex, keeps the skin supple all day.',
    ]);
    expect(article.description).toContain('thanks to the Reed-Plus complex, keeps');
    expect(article.pro_tip).not.toContain('cut off');
    const comma = await write('shopify', 'Tarn Reed Balm', [
      'This balm takes care of your hands. It is made with the oils of argan, rose,',
      'Almond and plum kernels for dry skin. It smells of the marsh.',
    ]);
    expect(comma.description).toContain('argan, rose, Almond and plum');
  });

  it('is one text as soon as one of its lines goes on for certain', async () => {
    const { description } = await write('shopify', 'Tarn Heron Shirt', [
      'With a heron on the back and a dark piping',
      'at the neckline, our new shirt is sure to be a',
      'companion for every walk that you take.',
    ]);
    expect(description).toContain('dark piping at the neckline, our new shirt is sure to be a');
  });

  it('has the first letter of a word back that was left on the line above', async () => {
    const { description } = await write('shopify', 'Tarn Club Chair', [
      'The leather chair is part of the Tarn series from the early sixties. T',
      'his model was made for the rooms of a hotel by the sea.',
    ]);
    expect(description).toContain('sixties. This model was made');
  });

  it('is none if the next line begins a clause or the lines are items', async () => {
    const verse = await write('shopify', 'Tarn Heron Print', [
      'Those patient legs hold a different kind of time',
      'they measure depth. The heron sees what the pond hides.',
    ]);
    expect(verse.description).not.toContain('time they');
    const list = await write('shopify', 'Tarn Heron Print', [
      'Printed on thick paper made of cotton and reed',
      'ready to hang in a frame of your choice',
    ]);
    expect(list.description).not.toContain('reed ready');
  });

  it('is the value of the label above it if it begins with a colon', async () => {
    const { description } = await write('shopify', 'Tarn Ridge Kart', [
      'The Tarn Ridge kart runs on four air tires and stops on a foot brake.',
      'Specifications:',
      'Age group',
      ': 3 to 8',
      '',
      'Max weight (kg)',
      ': 60',
    ]);
    expect(description).toContain('<li>Age group: 3 to 8</li><li>Max weight (kg): 60</li>');
  });
});

describe('a sentence that ends in a colon', () => {
  const published = async (lines: readonly string[]) =>
    (await write('shopify', 'Tarn Money Guide', lines)).description;

  it('keeps a row of questions, which heads nothing', async () => {
    const questions = ['What is money?', 'How did it begin?', 'Can it end?', 'How do we save it?'];
    const { description } = await write('amazon', 'The Book of Money by Ada Tarn', [
      'An economist gathers her last thoughts on the greatest questions of her field.',
      ...questions,
    ]);
    for (const question of questions) expect(description).toContain(question);
  });

  it('keeps the questions below it', async () => {
    const description = await published([
      'This guide answers the questions that decide your savings, such as:',
      '',
      'What does a higher interest rate mean for my paycheck?',
      '',
      'What do bonds have to do with my pension?',
      '',
      'For people whose heads spin at the business pages, here is a map of them.',
    ]);
    expect(description).toContain('such as: What does a higher');
    expect(description).toContain('paycheck? What do bonds have to do with my pension?');
  });

  it('keeps the short phrases below it, whatever ends them', async () => {
    const description = await published([
      'This book gives you all the answers with brief introductions to:',
      'Big changes.',
      'A new desktop.',
      'Faster everything.',
    ]);
    expect(description).toContain(
      'introductions to: Big changes; A new desktop; Faster everything.',
    );
  });
});
