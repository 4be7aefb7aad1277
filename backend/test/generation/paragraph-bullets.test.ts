import { expect, it } from 'vitest';
import { write } from './write-fixture.ts';

/** How running text becomes bullets on Amazon. */

it('every sentence about the product is a bullet, though each starts with a pronoun', async () => {
  const { bullets } = await write('amazon', 'Larkfell Plum Sauce', [
    'Larkfell Plum Sauce is cooked from ripe plums and cane sugar. It brings a dark, round taste to roasts and bread. It is made with ginger, star anise and a little vinegar. Serve your duck or dumplings with a spoon of sauce. It does not contain any starch or color.',
  ]);

  expect(bullets).toEqual([
    'Larkfell Plum Sauce is cooked from ripe plums and cane sugar',
    'Brings a dark, round taste to roasts and bread',
    'Made with ginger, star anise and a little vinegar',
    'Serve your duck or dumplings with a spoon of sauce',
    'Does not contain any starch or color',
  ]);
});

it('sentences that continue others share their bullets if there are more than five', async () => {
  const { bullets } = await write('amazon', 'Larkfell Hair Oil', [
    'The Larkfell Hair Oil is a light treatment for dry hair. It has the scent of cut grass. Eight oils are pressed cold for the bottle. The pump gives one drop at a time. The glass keeps out the sun. A drop before drying tames curls for a day.',
  ]);

  expect(bullets).toEqual([
    'The Larkfell Hair Oil is a light treatment for dry hair. It has the scent of cut grass',
    'Eight oils are pressed cold for the bottle',
    'The pump gives one drop at a time',
    'The glass keeps out the sun',
    'A drop before drying tames curls for a day',
  ]);
});

it('a sentence is left out of the bullets with the one that corrects it', async () => {
  const { bullets } = await write('amazon', 'Larkfell Pad A5', [
    'Sheets resist bleeding and feathering, which makes them a favorite among people who write with ink. This comes from a mill in Tarn. It looks like a dot grid at first sight. However, what looks like dots are tiny crosses that the eye takes for dots at the usual distance from the page.',
  ]);

  expect(bullets).toEqual([
    'Sheets resist bleeding and feathering, which makes them a favorite among people who write with ink. This comes from a mill in Tarn',
  ]);
});

it('a pronoun stays before two verbs that need it', async () => {
  const { bullets } = await write('amazon', 'Larkfell Face Cream', [
    'The Larkfell Face Cream smells of roses. It is light and absorbs quickly, so nothing sticks.',
  ]);

  expect(bullets).toEqual([
    'The Larkfell Face Cream smells of roses. It is light and absorbs quickly, so nothing sticks',
  ]);
});

it('what points back at the sentence before it stays with it', async () => {
  const { bullets } = await write('amazon', 'Larkfell Plum Tea', [
    'Plums can be sweet, tart or warm like a jam. This blend plays to all of those nuances. The first was the plum of Tarn, which has a red skin. The tin opens with a twist. Dried plums and rose hips fill the cup.',
  ]);

  expect(bullets).toEqual([
    'Plums can be sweet, tart or warm like a jam. This blend plays to all of those nuances. The first was the plum of Tarn, which has a red skin',
    'The tin opens with a twist',
    'Dried plums and rose hips fill the cup',
  ]);
});

it('a paragraph too long for a bullet below a bare line has several', async () => {
  const { bullets } = await write(
    'amazon',
    'Floss Fair',
    [
      '2 spoons a pot. No caffeine',
      'Some people call it fairy floss. Others go for spun sugar. Whatever you want to call it, we can all agree on one thing: it is sweet, it is loud and it is a lot of fun on any day. And this tea was mixed with that treat in mind. It combines nut brittle and candied mango with a base of green rooibos.',
      'Best served: Latte',
    ],
    { category: 'Tea' },
  );

  expect(bullets.join()).toContain('Combines nut brittle and candied mango');
});

it('an opening too long for a bullet ends where it could have ended, but not in a list', async () => {
  const rest =
    'a red color scheme, a wide windshield, tires of soft rubber, a destination sign above the door, a ticket bin for the driver, an open deck with a hand pole and a half-spiral staircase that leads to the seats of the upper deck';
  const bus = await write('amazon', 'Larkfell London Bus', [
    `Celebrate the design of the double-decker Larkfell London Bus, featuring many details, including ${rest}.`,
  ]);
  expect(bus.bullets).toEqual([
    'Celebrate the design of the double-decker Larkfell London Bus, featuring many details',
  ]);
  expect(bus.description).toContain(rest);

  const van = await write('amazon', 'Larkfell Surfer Van', [
    `Head out for the beach with the Larkfell Surfer Van, featuring ${rest}.`,
    'Includes two figures and a dog.',
  ]);
  expect(van.bullets).toEqual([
    'Head out for the beach with the Larkfell Surfer Van',
    'Includes two figures and a dog',
  ]);
});
