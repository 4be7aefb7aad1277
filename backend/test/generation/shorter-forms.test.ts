import { describe, expect, it } from 'vitest';
import { shorterForms } from '../../src/generation/planning/shorter-forms.ts';
import type { Entry } from '../../src/generation/planning/types.ts';

describe('a shorter form of a statement', () => {
  const formsOf = (text: string, finite = true) =>
    shorterForms({ units: [{ text, finite, words: 20 }] } as unknown as Entry).map(
      ({ entry, needsName }) => [entry.units[0]?.text, needsName],
    );

  it('is whole, the longest first', () => {
    expect(
      formsOf('The rack holds six coats and hats, while two hooks take bags, making room for all'),
    ).toEqual([
      ['The rack holds six coats and hats, while two hooks take bags', false],
      ['The rack holds six coats and hats', false],
    ]);
  });

  it('ends after a noun that says enough without what modifies it', () => {
    const jacket = 'Our light jacket warms you with a felted wool cloth';
    expect(formsOf(`${jacket} stitched between two layers of canvas`)).toEqual([[jacket, false]]);
    expect(formsOf(`${jacket} that dries in an hour`)).toEqual([[jacket, false]]);
    expect(formsOf('Our light jacket is the one that dries in an hour')).toEqual([]);
    expect(formsOf('The special sole of our shoe allows the foot to easily bend')).toEqual([]);
    expect(formsOf('Our light jacket has such a fine lining that you forget it')).toEqual([]);
  });

  it('ends before a list of what it has said', () => {
    expect(
      formsOf('Bring two heroes of the story to the table: a fox and a badger, ready to play with'),
    ).toEqual([['Bring two heroes of the story to the table', false]]);
  });

  it.each([
    [
      'what a person does',
      'The second novel of the series tells the tale of a lonely miller',
      ', who must find his way home',
    ],
    [
      'what follows from it',
      'A ranger is sent to find a herd that is older than the valley',
      ', requiring him to cross the ice',
    ],
    ['its next step', 'This rye loaf is made with caraway and honey', ', then baked on a stone'],
    ['how it is sold', 'Fellside Rye, a dark bread made with seeds', ', offered in small loaves'],
    [
      'what else people do',
      'The authors reveal ten habits of bakers',
      ', and show readers the trade',
    ],
    [
      'what it lets people do',
      'The tarn router is a great leap in network speed',
      ' giving you time for walks',
    ],
    ['its purpose', 'The tarn ball has shallow dimples on its surface', ', providing good lift'],
    ['its reason', 'The walls of our breakfast mug are shaped by hand', ' because hands see more'],
    [
      'a series of effects',
      'A balm that calms the skin at night and feeds it',
      ', softening, soothing, helping it rest',
    ],
  ])('ends before %s', (_what, kept, rest) => {
    const isSentence = /^(?:The|This) /u.test(kept) || / is /u.test(kept);
    expect(formsOf(`${kept}${rest}`, isSentence)).toContainEqual([kept, false]);
  });

  it('ends before a dash rather than after the start of a condition', () => {
    const sofa = 'The tarn sofa fits you and your home';
    expect(formsOf(`${sofa} – and as your life changes, you can add a seat`)).toEqual([
      [sofa, false],
    ]);
  });

  it.each([
    ['a label', 'Five features of a good tent: it is light, dry, warm, roomy and easy to pack'],
    ['an item of a list', 'Great for cutting, gluing, and painting paper of all kinds and colors'],
    ['half of what is said', 'This stove is not only light on the back, but it boils fast'],
    [
      'what leads up to a sentence',
      'If you like long walks in the rain, while others stay home, wear it',
    ],
    ['part of a list of uses', 'The bat is made for pitching, hitting, and fielding on grass'],
    [
      'what only compares',
      'Ilse Tarn is such a writer and it is such a book, weaving in all of us',
    ],
    ['a thing without its point', 'On a long night we will all have a hard time keeping you awake'],
    [
      'the first half of more',
      'This carved bowl is more than just a dish – it keeps what you lost',
    ],
    [
      'an introduction',
      'In a happy meeting with a potter, who has made bowls for years, we made it',
    ],
    [
      'half of the adjectives',
      'Our tarn chairs let you create a chic, enduring small garden room for all',
    ],
    ['an open bracket', 'The set has twelve small tiles (six red, while six are blue)'],
  ])('is never %s', (_what, text) => {
    expect(formsOf(text)).toEqual([]);
  });
});
