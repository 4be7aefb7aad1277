import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

describe('an Amazon description', () => {
  it('is not a single bullet if every line is a bullet', async () => {
    const { description, bullets } = await write('amazon', 'Tollgate Floor Puzzle, Harbor', [
      'BIG PIECES - The thick pieces are easy to hold. They never bend or tear.',
      'EASY TO STORE - The tub has a rope handle. Everything goes back into it in a minute.',
      'FOR RAINY DAYS - Children find 40 boats in the harbor.',
    ]);

    expect(description).toMatch(
      /^The thick pieces .* The tub has .* Everything goes .* Children find .*\.$/u,
    );
    expect(bullets).toHaveLength(3);
  });
});

describe('lines without a text', () => {
  const LINES = [
    '80% wool, 20% nylon',
    'Imported',
    'The cuffs stay up on long walks',
    'Heel and toe are knitted twice for wear',
    'A good gift for hikers and campers',
  ];

  it('read as a text on Amazon, where the bullets are the list', async () => {
    const { description } = await write('amazon', 'Larkfell Hiking Socks', LINES);

    expect(description).toBe(
      'Larkfell Hiking Socks<br><br>The cuffs stay up on long walks. Heel and toe are knitted twice for wear. A good gift for hikers and campers.<br><br>Imported',
    );
  });

  it('get no sentence of ours if one of them says what the product is', async () => {
    const lines = ['Front pouch pocket.', 'Elastic hem.', 'Front zip closure.'];
    const stated = await write('amazon', 'Larkfell Fell Jacket', [
      'Roomy jacket made of light cotton.',
      ...lines,
    ]);
    expect(stated.description).toMatch(/Roomy jacket made of light cotton/u);
    expect(stated.description).not.toContain('This jacket has');
    const unstated = await write('amazon', 'Larkfell Fell Jacket', ['Roomy.', ...lines]);
    expect(unstated.description).toContain('This jacket has');
  });

  it('leave a bare fact that they begin with a line of its own', async () => {
    const { description } = await write('amazon', 'Larkfell Hiking Socks', [
      'Made in Portugal',
      ...LINES.slice(2),
    ]);
    expect(description).toMatch(/hikers and campers\.<br><br>Made in Portugal$/u);
  });

  it('begin with a feature rather than the fibers of each color', async () => {
    const { description } = await write('shopify', 'Larkfell Game Night T-Shirt', [
      'Solid colors: 100% Cotton; Heather Grey: 90% Cotton, 10% Polyester',
      'Imported',
      'Machine wash cold',
      'This tee says "My turn" across the front',
    ]);
    expect(description).toMatch(/^<ul><li>This tee says/u);
  });

  it('begin with a feature in a store', async () => {
    const { description } = await write('shopify', 'Larkfell Hiking Socks', LINES);

    expect(description).toMatch(/^<ul><li>The cuffs .*80% wool, 20% nylon<\/li>/u);
  });

  it("keep the label's dash, and the label that a list goes on from", async () => {
    const { description } = await write('shopify', 'Larkfell Lab Kit', [
      'Larkfell - Lab Kit',
      'Goggles - Clear lenses for young scientists',
      'Deluxe set includes: 2 test tubes with stand, dropper, adjustable funnel and cards.',
      'Solid colors: 100% Cotton; Heather: 90% Cotton, 10% Polyester',
    ]);
    expect(description).toBe(
      '<ul><li>Goggles - Clear lenses for young scientists</li>' +
        '<li>Deluxe set includes: 2 test tubes with stand, dropper, adjustable funnel and cards</li>' +
        '<li>Solid colors: 100% Cotton; Heather: 90% Cotton, 10% Polyester</li></ul>',
    );
  });

  it('open with a sentence as a sentence, above lines of a data sheet', async () => {
    const { description } = await write(
      'amazon',
      'Larkfell Book 14',
      ['The Larkfell Book 14 is a slim laptop with a bright touchscreen for work on the go.'],
      { attributes: [{ name: 'Brand', value: 'Larkfell' }] },
    );
    expect(description).toMatch(/^The Larkfell Book 14 is [^<]+ on the go\./u);
  });

  it('all come after a short text', async () => {
    const { description } = await write('amazon', 'Larkfell Crate', [
      'Use the crowbar to open the Larkfell Crate. Pull its tongue and it makes fun noises.',
      'Motion sensor inside reacts when it is upside down',
      'Record your voice and it plays your message back',
      'Comes with 45 sounds and its favorite food',
      'Holds a frozen treat, a lock, a chain and a crowbar',
    ]);
    expect(description).toMatch(
      /fun noises\.<br><br>Motion sensor .*<br>Record .*<br>Comes with .*<br>Holds .* a crowbar$/u,
    );
  });

  it('keep the marks of the sentences that go on with a text above them', async () => {
    const { description } = await write('amazon', 'Larkfell Counter Table Set', [
      'The Larkfell table set invites you to sit up high.',
      'This set doubles the charm with tops in brown and bases in white.',
      "The table's shelves make the most of every inch of space.",
      'Includes a table and 2 stools',
      'Distressed white finish',
      '3 open shelves',
    ]);
    expect(description).toMatch(
      /in white\..*inch of space\.<br><br>Includes a table and 2 stools<br>/u,
    );
  });

  it('stay lines where most of them are labeled', async () => {
    const { description } = await write('amazon', 'Larkfell Wall Hook', [
      'Finish: Brushed brass',
      'Length: 12 cm',
      'Max load: 8 kg',
    ]);

    expect(description).toContain('Length: 12 cm<br>Max load: 8 kg');
  });

  it('are a paragraph where they begin with all of their sentences', async () => {
    const { description } = await write('shopify', 'Larkfell Lantern', [
      'The Larkfell Lantern lights a whole tent.',
      'Its battery lasts three nights on the low setting.',
      'Warranty: 2 years',
    ]);

    expect(description).toMatch(/^<p>The Larkfell .*low setting\.<\/p>/u);
  });
});

describe('a paragraph on Amazon', () => {
  it('stays whole, and each of its sentences can be a bullet', async () => {
    const { description, bullets } = await write('amazon', 'Larkfell Skillet', [
      'A pan for life. Seasoned with flaxseed oil, so you can cook from day one. Goes from stove to oven to table. Works on gas and induction. Hand wash and dry at once.',
    ]);

    expect(description).toMatch(
      /^Larkfell Skillet<br><br>A pan for life\. Seasoned .* Goes from .* dry at once\.$/u,
    );
    expect(bullets).toEqual([
      'A pan for life',
      'Seasoned with flaxseed oil, so you can cook from day one',
      'Goes from stove to oven to table',
      'Works on gas and induction',
      'Hand wash and dry at once',
    ]);
  });

  it('is never a phrase that adds to another, or a line from a list', async () => {
    const { description } = await write('shopify', 'Larkfell Chess Set', [
      'Staunton chessmen',
      'With a folding board of inlaid walnut and maple wood.',
      'This set makes a fine gift for anyone who loves the game',
    ]);

    expect(description).toMatch(/^<ul><li>Staunton chessmen.*This set makes/u);
  });
});

describe('an ampersand', () => {
  it("stays as it is in Amazon's plain text, and is an entity in a store's markup", async () => {
    const lines = ['Lace & trace the cards, then write on them with the pen.', 'Cards & pen'];
    const onAmazon = await write('amazon', 'Larkfell Tracing Cards', lines);
    const inShop = await write('shopify', 'Larkfell Tracing Cards', lines);

    expect(onAmazon.description).toContain('Lace & trace the cards');
    expect(inShop.description).toContain('Lace &amp; trace the cards');
  });

  it('is escaped on Amazon too if it, or a bracket, could be read as markup', async () => {
    const { description } = await write('amazon', 'Larkfell Code Book', [
      'Learn to write &lt; and other signs of markup in an hour.',
    ]);

    expect(description).toContain('write &lt; and');
  });
});

describe('an Amazon description when the bullets used everything', () => {
  it('is running text if the name leaves room for a single line', async () => {
    const { description } = await write('amazon', 'Larkfell Floor Puzzle', [
      'FOR RAINY DAYS - Children find 40 boats in the harbor.',
      'BIG PIECES - The thick cardboard is easy to hold. Every picture shows another boat.',
      'STORAGE TUB - When the fun is over, cleaning is easy. Put all of the cardboard back in the tub until the next time.',
    ]);

    expect(description).toMatch(
      /^Larkfell Floor Puzzle<br><br>Children find .* easy\. Put all .* time\.$/u,
    );
  });
});

it('a paragraph stays whole on Amazon if one of its sentences has a semicolon', async () => {
  const { description } = await write('amazon', 'Larkfell Hiking Socks', [
    'Count on these hiking socks to keep your feet warm and dry all day. They have a felted wool sole that cushions the heel; Loop Toe construction adds more comfort. The blend joins the warmth of merino wool with the strength of nylon.',
  ]);

  expect(description).toBe(
    'Count on these hiking socks to keep your feet warm and dry all day. They have a felted wool sole that cushions the heel; Loop Toe construction adds more comfort. The blend joins the warmth of merino wool with the strength of nylon.',
  );
});
