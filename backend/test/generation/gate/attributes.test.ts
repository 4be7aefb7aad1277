import { describe, expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { Draft, ListingRequest } from '../../../src/generation/index.ts';

const BAG: ListingRequest = {
  product_name: 'Larkfield Trail Bag',
  features: [
    'It has rubberized end panels and padded, ventilated shoulder straps',
    'A sheer design with a roomy main compartment',
    'Left bottle pocket and an inner zip pocket',
    'Printed lid with attached tags',
    'Embroidery on the front flap',
    'Wooden buckle and a carved toggle',
    'Bag: Low stretch',
    'Strap: Adjustable, Padded, Detachable',
    'For hiking, climbing and kayaking',
    'Ages 6 to 10, holds 14 books',
    'Two steel rings and one ring of brass',
    'Helps prevent slipping',
    'Machine wash cold, line dry',
    'Designed in Canada',
    'Matching accessories such as a raincoat are available',
    'Wear it over your favorite jacket',
    'It does not matter if you walk or run',
    "Don't let its plain style fool you",
    'Nothing to lose: no loose parts',
  ].join('\n'),
  platform: 'shopify',
  tone: 'Professional',
};

async function reasonsOf(draft: Draft): Promise<string[]> {
  const gate = await openGate(BAG);
  const { violations } = await gate.check({ title: 'Larkfield Trail Bag', ...draft });
  return violations.map(({ reason }) => reason);
}

describe('the gate removes a sentence that gives', () => {
  it.each([
    ['a label the quality of another label', 'Panels: Padded'],
    ['another age', 'For ages 2 to 10.'],
    ['an age as a count', 'The set of six has books.'],
    ["one thing another thing's number", 'It holds two books.'],
    ['an invented temperature', 'Machine wash warm.'],
    ['an origin to where it was designed', 'It is made entirely in Canada.'],
    ['an accessory a place in the box', 'The matching raincoat comes with it.'],
    ["the reader's own things a place in the box", 'A jacket is built in.'],
    ['a season as its use', 'Carry it on winter evenings.'],
    ['a group as its audience', 'Let preschool classes explore with it.'],
    ['a common verb as a quality', 'The removable panels fit well.'],
    ['a common word as a quality', 'It has a weighted base.'],
    ['a common word as a material', 'It has a felt-lined pocket.'],
    ['a letter as a shape', 'It has a V-neck.'],
    ['a part by a word that is also a verb', 'It has a long handle.'],
    ['an occasion before a noun', 'It decorates a birthday table.'],
    ['a part of a body as a place', 'It has chest pockets.'],
    ['a quality as complete', 'It is completely padded.'],
  ])('%s', async (_kind, description) => {
    expect(await reasonsOf({ description })).toHaveLength(1);
  });
});

describe('the gate keeps a sentence that', () => {
  it.each([
    ['gives the same quality after its part', 'The shoulder straps are padded.'],
    ['joins the qualities of one part', 'The straps are ventilated and padded.'],
    ['gives the quality of a label', 'The padded, detachable strap adjusts.'],
    ['repeats part of a list', 'Made for climbing or kayaking.'],
    ['adds up what is counted', 'Three rings hold your things.'],
    ['gives an age in other words', 'Children from 6 to 10 carry it.'],
    ['keeps the side', 'The bottle pocket is on the left.'],
    ['keeps a hedge', 'It helps keep your things from slipping.'],
    ['keeps the care', 'Wash it cold in the machine and hang it on a line to dry.'],
    ['keeps what was done in which country', 'It was designed in Canada.'],
    ['repeats what only seems denied', 'Walk or run with it.'],
    ['repeats a quality from an idiom', 'Behind the plain style is more.'],
    ['puts a thing where the input puts it', 'The front flap has embroidery on it.'],
  ])('%s', async (_kind, description) => {
    expect(await reasonsOf({ description })).toEqual([]);
  });
});

describe('a bullet is judged together with its heading', () => {
  const judged = async (bullet: string) => {
    const gate = await openGate({ ...BAG, platform: 'amazon' });
    const { violations } = await gate.check({
      title: 'Larkfield Trail Bag',
      description: 'A bag for hiking.',
      bullets: [bullet],
    });
    return violations.map(({ text }) => text);
  };

  it('and removed if the heading names another part', async () => {
    expect(await judged('Panels: Padded and ventilated')).toEqual(['Padded and ventilated']);
  });

  it('and removed if it lists more than what is in the box', async () => {
    expect(await judged('In the Box: Bag, raincoat and straps')).toEqual([
      'Bag, raincoat and straps',
    ]);
  });

  it('and kept if the heading names its part, or names the subject of the text', async () => {
    expect(await judged('Straps: Padded and ventilated')).toEqual([]);
    expect(await judged('Capacity: Holds 14 books')).toEqual([]);
  });
});
