import { describe, expect, it } from 'vitest';
import { typoBetween } from '../../src/generation/tips/typos.ts';
import { write } from './write-fixture.ts';

async function tipOf(name: string, line: string, category = 'Toys & Games'): Promise<string> {
  const lines = ['The owner can rely on it every day.', line];
  return (await write('shopify', name, lines, { category })).pro_tip;
}

describe('what a slip makes of a word', () => {
  it.each([
    ['imporatnt', 'important', 'swapped'],
    ['athete', 'athlete', 'missing'],
    ['storeage', 'storage', 'extra'],
    ['diarama', 'diorama', 'vowel'],
    ['backback', 'backpack', 'replaced'],
    ['storage', 'storage', undefined],
    ['cat', 'cart', 'missing'],
    ['stone', 'store', 'replaced'],
    ['table', 'cable', 'replaced'],
    ['lamp', 'lantern', undefined],
    ['form', 'from', 'swapped'],
    ['abcd', 'badc', undefined],
  ])('%s for %s: %s', (word, other, slip) => {
    expect(typoBetween(word, other)).toBe(slip);
  });
});

describe('tips on spelling', () => {
  it.each([
    ['With a pocket for easy storeage', 'storeage'],
    ['Sleeves with kalidoscope patterns', 'kalidoscope'],
    ['It folds ith one hand', 'ith'],
    ['A great gift fro everyone', 'fro'],
    ['Fun for all special occassions', 'occassions'],
    ['Comes with hook and loop attachements', 'attachements'],
    ['A tastey treat for dogs', 'tastey'],
    ['Purple stiching along the hem', 'stiching'],
    ['Instuctions included', 'Instuctions'],
    ['Womans belt', 'Womans'],
    ['The new Larkfell Performanc Set', 'Performanc'],
  ])('quote the word that is misspelled in "%s"', async (line, word) => {
    expect(await tipOf('Larkfell Set', line)).toContain(`Check the spelling of "${word}".`);
  });

  it('quote a word of the name', async () => {
    expect(await tipOf('Larkfell Consruction Set', 'Ages 3+')).toContain(
      'Check the spelling of "Consruction".',
    );
  });

  it('quote two words at most', async () => {
    const line = 'Easy storeage for the athete with kalidoscope patterns';
    expect(await tipOf('Larkfell Set', line)).toContain(
      'Check the spelling of "storeage" and "athete".',
    );
  });

  it.each([
    ['Larkfell Shakra Bracelet', 'A chakra bracelet in blue', 'Shakra', 'chakra'],
    ['Larkfell Kotobukiya Statue', 'Kotoubkiya carves each by hand', 'Kotobukiya', 'Kotoubkiya'],
    ['Sylvia Larkfell Capri', 'The new Silvia Larkfell Capri', 'Sylvia', 'Silvia'],
    ['Larkfell Redcat Racing Body', 'Genuine Redact Racing parts', 'Redcat', 'Redact'],
    // Names, which no dictionary has
    ['Corvellin Yoga Pant', 'In this Corvelin Yoga Pant', 'Corvellin', 'Corvelin'],
    ['Zarrelin Yoga Pant', 'In the all-purpose Zarellin Yoga Pant', 'Zarrelin', 'Zarellin'],
    ['Deyon Long-Sleeve Tee', 'The Deon Long-Sleeve Tee', 'Deyon', 'Deon'],
    ['Velios Running Tank', 'The mesh Velio Training Tank', 'Velios', 'Velio'],
    ["Mirella's Secret Garden", 'Mirandabella secret garden', 'Mirella', 'Mirandabella'],
  ])('report the two spellings of one word: %s, %s', async (name, line, one, other) => {
    expect(await tipOf(name, line)).toContain(
      `You write both "${one}" and "${other}". Use one spelling.`,
    );
  });

  it.each([
    // Forms that no dictionary lists.
    'Fully poseable and repositionable',
    'A graphene membrane behind each tweeter',
    'Two enduros on one trail',
    'A breathability that is customizable, and swappable heads',
    'For screeds of cement and anhydrite',
    'Made with salt and gingelly oil, with cannellini beans',
    'An optimized fit for the urbanite, whilst it lasts',
    'Plushier, snuggly, twirly and huggable, with a textural weave',
    'Takes selfies in tutus and wellies',
    'A cushion for meditators and cogitators',
    // Two words in one.
    'Lightfast, with an underband and a baseplate',
    // Names and species.
    'A Stegosaurus ungulatus and a Parasaurolophus walkeri',
    'Plays as Megatron or Moonlite, from Fighterz',
    'Original art by Anna llenas',
    'Crataegus monogyna',
    // Several of what the name has one of, another name, and a name with its accent
    'Larkfells and Larkfell Sets',
    'From Markfell, the makers of the Set',
    'Each Lárkfell Set',
    // The spelling of another country.
    'A grey and multicoloured jewellery tray',
    // Inflections.
    'One puzzle of four Larkfell puzzles',
    'Read more at www.storeage.example, or athete@larkfell.example',
  ])('take nothing right for a slip: %s', async (line) => {
    expect(await tipOf('Larkfell Set', line)).not.toMatch(/spelling/u);
  });

  it('say nothing of other languages', async () => {
    const { pro_tip } = await write('shopify', 'Larkfell Schreibtisch', [
      'Der Schreibtisch aus Eiche passt in jedes Zimmer.',
      'Mit zwei Schubladen und einer Ablage',
    ]);
    expect(pro_tip).not.toMatch(/spelling/u);
  });
});
