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
  const { violations } = await gate.judge({ title: 'Larkfield Trail Bag', ...draft });
  return violations.map(({ reason }) => reason);
}

describe('a sentence goes that gives', () => {
  it.each([
    ['a label the quality of another', 'Panels: Padded'],
    ['another age', 'For ages 2 to 10.'],
    ['an age as a count', 'The set of six has books.'],
    ["one thing another thing's number", 'It holds two books.'],
    ['a temperature of its own', 'Machine wash warm.'],
    ['an origin to where it was designed', 'It is made entirely in Canada.'],
    ['an accessory a place in the box', 'The matching raincoat comes with it.'],
    ['what the reader has a place in the box', 'A jacket is built in.'],
    ['a season as its use', 'Carry it on winter evenings.'],
    ['a group as its audience', 'Let preschool classes explore with it.'],
    ['a plain verb as a quality', 'The removable panels fit well.'],
    ['a plain word as a kind', 'It has a weighted base.'],
    ['a common word as a material', 'It has a felt-lined pocket.'],
    ['a letter as a shape', 'It has a V-neck.'],
    ['a part by a word that is a verb too', 'It has a long handle.'],
    ['an occasion before a noun', 'It decorates a birthday table.'],
    ['a part of a body as a place', 'It has chest pockets.'],
    ['a quality completely', 'It is completely padded.'],
  ])('%s', async (_kind, description) => {
    expect(await reasonsOf({ description })).toHaveLength(1);
  });
});

describe('a sentence stays that', () => {
  it.each([
    ['gives the same quality after its part', 'The shoulder straps are padded.'],
    ['joins what one part is', 'The straps are ventilated and padded.'],
    ['gives the quality of a label', 'The padded, detachable strap adjusts.'],
    ['takes up a list in part', 'Made for climbing or kayaking.'],
    ['adds up what is counted', 'Three rings hold your things.'],
    ['gives an age in other words', 'Children from 6 to 10 carry it.'],
    ['keeps the side', 'The bottle pocket is on the left.'],
    ['keeps what is hedged', 'It helps keep your things from slipping.'],
    ['keeps the care', 'Wash it cold in the machine and hang it on a line to dry.'],
    ['keeps what was done where', 'It was designed in Canada.'],
    ['takes up what only seems denied', 'Walk or run with it.'],
    ['takes up a style that fools nobody', 'Behind the plain style is more.'],
    ['puts a thing where it is', 'The front flap has embroidery on it.'],
  ])('%s', async (_kind, description) => {
    expect(await reasonsOf({ description })).toEqual([]);
  });
});

describe('a bullet is judged with its head', () => {
  const judged = async (bullet: string) => {
    const gate = await openGate({ ...BAG, platform: 'amazon' });
    const { violations } = await gate.judge({
      title: 'Larkfield Trail Bag',
      description: 'A bag for hiking.',
      bullets: [bullet],
    });
    return violations.map(({ text }) => text);
  };

  it('its text goes where the head names another part', async () => {
    expect(await judged('Panels: Padded and ventilated')).toEqual(['Padded and ventilated']);
  });

  it('so does a list of the box that holds more', async () => {
    expect(await judged('In the Box: Bag, raincoat and straps')).toEqual([
      'Bag, raincoat and straps',
    ]);
  });

  it('it stays where the head names its part, and where it names what the text is about', async () => {
    expect(await judged('Straps: Padded and ventilated')).toEqual([]);
    expect(await judged('Capacity: Holds 14 books')).toEqual([]);
  });
});
