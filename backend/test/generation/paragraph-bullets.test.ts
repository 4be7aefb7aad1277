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

it('a statement added with a connective is a bullet without it', async () => {
  const { bullets } = await write('amazon', 'Tarn Fell Camera', [
    'The Tarn Fell Camera records the river day and night in any weather that the valley has to offer. Additionally, the lens turns with the moving boat to keep every passing boat in the picture, even at a distance of half a mile from the bank. Plus, the Tarn Fell Camera has a lid against rain. And with its roof of tin and felt, the camera stays dry and quiet even in a storm that bends the reeds along the whole of the bank and drives the ducks under the old wooden bridge for a night.',
  ]);

  expect(bullets).toEqual([
    'The Tarn Fell Camera records the river day and night in any weather that the valley has to offer',
    'The lens turns with the moving boat to keep every passing boat in the picture, even at a distance of half a mile from the bank',
    'The Tarn Fell Camera has a lid against rain',
    'With its roof of tin and felt, the camera stays dry and quiet even in a storm that bends the reeds along the whole of the bank and drives the ducks under the old wooden bridge for a night',
  ]);
});

it('a new word for the product after "this" is the product', async () => {
  const { bullets } = await write('amazon', 'Larkfell Plum Night', [
    'This cream leaves the face rested after a night of sleep, with a scent of plums that fades before the morning comes. It also softens rough hands and elbows that the garden has worn, so that they feel like new after a week or two of use. It keeps for a year.',
  ]);

  expect(bullets).toEqual([
    'This cream leaves the face rested after a night of sleep, with a scent of plums that fades before the morning comes',
    'Softens rough hands and elbows that the garden has worn, so that they feel like new after a week or two of use',
    'Keeps for a year',
  ]);
});

it('a fact too short for a bullet joins the sentence before it', async () => {
  const { bullets } = await write('amazon', 'Larkfell Coat', [
    'Straight coat in heavy wool with wide lapels and two deep pockets. Single vent at the back and four buttons. Lined.',
  ]);

  expect(bullets).toEqual([
    'Straight coat in heavy wool with wide lapels and two deep pockets',
    'Single vent at the back and four buttons. Lined',
  ]);
});

it('a tilde between two numbers is a range', async () => {
  const { bullets } = await write('amazon', 'Tarn Water Sensor', [
    'Tarn Water Sensor measures how high the river stands. Works at a voltage of 3.3 ~ 5.5V.',
  ]);

  expect(bullets).toContain('Works at a voltage of 3.3-5.5V');
});

it('a tilde that means "about" is no range', async () => {
  const { bullets } = await write('amazon', 'Tarn Candles', ['Soy wax', 'Pack of 2 ~120 g each']);

  expect(bullets.join()).not.toContain('2-120');
});

it('an exclamation ends a sentence of a text without capitals', async () => {
  const { bullets } = await write('amazon', 'tarn pinball', [
    'puts the reflexes of your whole family to the test! features a river table that you?ll want to flood. the ball rolls uphill too!',
  ]);

  expect(bullets).toEqual([
    'Puts the reflexes of your whole family to the test',
    'Features a river table that you’ll want to flood',
    'The ball rolls uphill too',
  ]);
});

it('a doubt stays with the sentence that answers it', async () => {
  const { bullets } = await write('amazon', 'Iroko Notebook A5', [
    'The Iroko notebook has a paper that loves ink and lets every color stand out. Some may feel that the lines on its pages are too faint for a lamp. Even so, the paper pleases anyone who treasures color.',
  ]);

  expect(bullets).toContain(
    'Some may feel that the lines on its pages are too faint for a lamp. Even so, the paper pleases anyone who treasures color',
  );
});

it('a sentence that repeats another with its number comes last', async () => {
  const { bullets } = await write('amazon', 'Tarn Fell', [
    'The 2016 Tarn Fell is an iron cake with very tight compression. The smell of the leaves is warm and sweet. This tea is good now or after a long rest. The 2016 Tarn Fell is an iron cake pressed with very tight compression. Each cake weighs 200 g. The cakes come without a bamboo box.',
  ]);

  expect(bullets.filter((bullet) => bullet.includes('iron cake'))).toHaveLength(1);
});

it('a call of two words to the reader is no bullet', async () => {
  const { bullets } = await write('amazon', 'Tarn Turf Shoes', [
    'Be unpredictable. Shoes for the youngest players who start with football. The sole grips artificial turf and frozen ground. The upper guides the ball with its ribs. The stiff heel keeps the foot upright. The shaped insole follows the foot.',
  ]);

  expect(bullets).toHaveLength(5);
  expect(bullets[0]).toBe('Shoes for the youngest players who start with football');
});
