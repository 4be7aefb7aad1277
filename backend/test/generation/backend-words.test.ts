import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('Amazon backend terms', () => {
  const termsOf = async (name: string, lines: readonly string[]) =>
    (await write('amazon', name, lines)).backend_terms;

  it('include what the category says of use and kind, below the department', async () => {
    const lines = ['Comes in a box.'];
    const { backend_terms: cape } = await write('amazon', 'Larkfell Cape', lines, {
      category: 'Toys & Games > Dress Up & Pretend Play > Capes',
    });
    expect(cape).toBe('pretend play');
    const { backend_terms: gear } = await write('amazon', 'Larkfell Pinion', lines, {
      category: 'Hobbies > Remote & App Controlled Vehicles & Parts > Pinions',
    });
    expect(gear).toBe('remote controlled vehicles');
  });

  it('include no word that is wrong or means nothing on its own', async () => {
    const terms = await termsOf('Larkfell Volleyball', [
      'Blue, yellow and white',
      'Ball pump not included',
      'Meet your arch-rival',
      'Sheets, rocks and blanks',
    ]);
    expect(terms).toBe('');
  });

  it('include words of the name for which the title has no room', async () => {
    const name = `${'Larkfell Brindlewick Quillmere Tolmar Harbor Lane Meadow Orchard '.trim()} Lamp, Lantern for Kids`;
    const listing = await write('amazon', name, ['Comes in a box.']);
    expect(`${listing.item_highlights} ${listing.backend_terms}`.toLowerCase()).toContain(
      'lantern',
    );
  });

  it('include all parts of a compound or none', async () => {
    const terms = await termsOf('Larkfell Paint Brushes', [
      'Non-toxic',
      'Hand wash',
      'Quick-drying',
      'Must-have for watercolor and tempera',
    ]);

    expect(terms).toBe('non toxic quick drying');
  });

  it('include no abstract noun, no part of any product and no verb', async () => {
    const terms = await termsOf('Larkfell Hand Drum', [
      'Development of motor skills',
      'Two AAA batteries with instructions',
      'Change the height',
      'High standards of construction',
      'Maple shell',
    ]);

    expect(terms).toBe('');
  });

  it('include no half of a compound that starts in the title', async () => {
    const terms = await termsOf('Larkfell Dry Bag', ['Quick-dry straps with steel buckles']);

    expect(terms).toBe('');
  });

  it('include no thing, person or place that a sentence only mentions, and no care', async () => {
    const terms = await termsOf('Larkfell Wooden Train', [
      'Our founder, an engineer from Germany, carved the first train for his daughter on a kitchen table.',
      'Customers send us pictures of the train on roads, in offices and at the beach all year round.',
      'Hand wash only',
      'This tank engine has a magnet at both ends',
      'Made of beech wood, with six wagons and a whistle',
    ]);

    expect(terms.split(' ')).toEqual(expect.arrayContaining(['beech', 'wood']));
    expect(terms).not.toMatch(/founder|engineer|germany|daughter|table|road|beach|wash|customer/u);
  });

  it('include no verbs, and no words that nobody searches for', async () => {
    const terms = await termsOf('Fernbrook Tee', [
      'Work out with ease in this essential tee, ideal for endless variations.',
      'Scoop neckline',
      'Warranty: 1 year warranty',
    ]);

    expect(terms).toBe('');
  });
});
