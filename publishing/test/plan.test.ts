import { expect, test } from 'vitest';
import { FIELDS, type FieldValues, type StoreFields } from '../src/fields.ts';
import { chosenValues, planOf } from '../src/text/plan.ts';
import { mediaInHtml } from '../src/text/media.ts';
import { canonicalText } from '../src/text/canonical-text.ts';
import { differences } from '../src/text/difference.ts';
import { textForm } from '../src/text/text-form.ts';
import { longestTurn } from '@wareword/event-loop/testing';

const STORE: StoreFields = {
  title: { format: 'entities', from: 'title', selected: true },
  description: { format: 'html', from: 'description', selected: true },
  summary: { format: 'html', from: 'bullets', selected: true },
  tags: { format: 'entities', from: 'product_tags', selected: true },
  keyphrase: { format: 'text', from: 'focus_keyphrase', selected: true },
  metaDescription: { format: 'text', from: 'meta_description', selected: true },
};
const TEXTS = { fields: STORE, mediaIn: (html: string) => mediaInHtml(html) };
const CURRENT = {
  title: 'Salt &amp; Pepper',
  description: '<p>Old.</p>',
  summary: '',
  tags: ['salt &amp; pepper', 'Gift'],
};
const PROPOSAL = {
  title: 'Mill',
  description: '<p>New.</p>',
  summary: '<ul><li>Fine</li></ul>',
  tags: ['gift', 'Salt &amp; Pepper', 'mill'],
};

async function written(
  options: {
    onlyEmpty?: boolean;
    edits?: FieldValues;
    chosen?: (keyof FieldValues)[];
    unrestorable?: { field: 'description'; reason: string; visible: boolean }[];
  } = {},
): Promise<FieldValues> {
  const { onlyEmpty = false, edits = null, chosen = null, unrestorable = [] } = options;
  const item = {
    base: { modified: '1', values: CURRENT, unrestorable },
    proposal: PROPOSAL,
    edits,
    chosen,
  };
  return chosenValues(await planOf(item, { fields: [...FIELDS], onlyEmpty }, TEXTS));
}

test('tags are merged by name, ignoring case, and none are lost', async () => {
  expect((await written()).tags).toEqual(['salt &amp; pepper', 'Gift', 'mill']);
});

test('"only fill what is empty" writes only what is empty', async () => {
  expect(await written({ onlyEmpty: true })).toEqual({ summary: PROPOSAL.summary });
});

test('an edit that says what the store has already writes nothing', async () => {
  expect((await written({ edits: { title: CURRENT.title } })).title).toBeUndefined();
});

test('equivalent text is not a change, and neither is a keyphrase that differs only in case', async () => {
  const current = { title: 'Salt & Pepper', keyphrase: 'Walnut desk', metaDescription: 'Oak' };
  const proposal = {
    title: 'Salt &amp; Pepper',
    keyphrase: 'walnut desk ',
    metaDescription: 'oak',
  };
  const item = {
    base: { modified: '1', values: current, unrestorable: [] },
    proposal,
    edits: null,
    chosen: null,
  };
  const settings = { fields: [...FIELDS], onlyEmpty: false };
  const plan = await planOf(item, settings, TEXTS);
  expect(plan.map(({ field, because }) => [field, because])).toEqual([
    ['title', 'same'],
    ['keyphrase', 'same'],
    ['metaDescription', null],
  ]);
  const edits = { keyphrase: 'walnut desk' };
  expect(chosenValues(await planOf({ ...item, edits }, settings, TEXTS)).keyphrase).toBe(
    'walnut desk',
  );
});

test('what an undo could not restore is only written if the owner selected it', async () => {
  const unrestorable = [
    { field: 'description' as const, reason: 'It holds a video.', visible: true },
  ];
  expect((await written({ unrestorable })).description).toBeUndefined();
  expect(await written({ unrestorable, chosen: ['description'] })).toEqual({
    description: PROPOSAL.description,
  });
});

test('a text that an undo restores visibly is selected by default', async () => {
  const unrestorable = [
    { field: 'description' as const, reason: 'It spells & differently.', visible: false },
  ];
  expect((await written({ unrestorable })).description).toBe(PROPOSAL.description);
});

test.each([
  ['<p>Salt & pepper</p>', '<p>Salt &amp; pepper</p>', true],
  ['One<br>two<br/>', 'One<br />two<br />', true],
  ["<p style='color: red;' class=a>x</p>", '<p class="a" style="color:red">x</p>', true],
  ['5 < 6', '5 &lt; 6', true],
  ['<p>One</p>', '<p><b>One</b></p>', false],
  ['&lt;p&gt;', '<p>', false],
  ['C:\\Temp', 'C:Temp', false],
  ['a\r\nb', 'a\nb', false],
])('%s reads like %s: %s', (one, other, same) => {
  expect(canonicalText(one, 'html') === canonicalText(other, 'html')).toBe(same);
});

test('differences are described in words that a reader sees', () => {
  const parts = differences('<p>Red &amp; round.</p>', '<p>Blue &amp; round.</p>', 'html');
  expect(parts).toEqual([
    { kind: 'removed', text: 'Red' },
    { kind: 'added', text: 'Blue' },
    { kind: 'same', text: ' & round.' },
  ]);
});

test('completely different or endless texts do not block the event loop', () => {
  const words = (seed: number) =>
    Array.from({ length: 40_000 }, (_, at) => `w${(at * seed) % 9973}`).join(' ');
  const pairs = [
    [words(7), words(11)],
    ['a b '.repeat(100_000), 'b a '.repeat(100_000)],
    ['<p>'.repeat(300_000), '<'.repeat(1_000_000)],
    [
      Array.from({ length: 5_000 }, (_, tag) => `a${tag}`),
      Array.from({ length: 5_000 }, (_, tag) => `b${tag}`),
    ],
  ] as const;
  for (const [was, is] of pairs) {
    // CPU time of this thread; the fastest of several runs, to reduce noise.
    const times = Array.from({ length: 4 }, () => {
      const before = process.threadCpuUsage();
      expect(differences(was, is, 'html').length).toBeGreaterThan(0);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  }
});

/** Milliseconds that this thread works, the fastest of some: the machine may do other things. */
function workMs(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const nested = (tags: number) => '<b>'.repeat(tags) + '</i>'.repeat(tags);

test('the media of a text of nothing but tags are counted in linear time', () => {
  const text = `${nested(30_000)}<img src="a.jpg"><IFRAME src="b"></IFRAME><video/>`;
  expect(mediaInHtml(text)).toEqual({ pictures: 1, videos: 2, galleries: 0, others: 0 });
  expect(workMs(() => mediaInHtml(text))).toBeLessThan(200);
});

test('texts of nothing but tags are compared and read without blocking others', () => {
  expect(workMs(() => canonicalText(nested(30_000), 'html'))).toBeLessThan(50);
  expect(workMs(() => canonicalText(nested(7_000), 'html'))).toBeLessThan(50);
  expect(workMs(() => textForm(nested(7_000), 'html'))).toBeLessThan(20);
  expect(canonicalText(nested(7_000), 'html')).not.toBe(canonicalText(`${nested(7_000)}x`, 'html'));
});

test.each([
  ['<p>One &amp; two</p><ul><li>three</li></ul>', 'One & two\nthree'],
  ['a<br>b<br />c', 'a\nb\nc'],
  ['<script>if (a < b) {}</script>seen<style>p {}</style>', 'seen'],
  ['<!-- wp:paragraph --><p>5 &lt; 6, &amp;lt;</p>', '5 < 6, &lt;'],
  ['<select><option>S<option>M</select> sizes', 'sizes'],
])('of %s a reader sees %j', (html, seen) => {
  expect(textForm(html, 'html')).toBe(seen);
});

test.each(['<p>', '<a><b>', '&amp;', '<img>', '[a b=', '<!--wp:a/-->'])(
  'twenty plans of texts of nothing but %s keep nobody waiting',
  async (unit) => {
    const text = unit.repeat(200_000 / unit.length);
    const values = { title: 'Oak', description: text, summary: text };
    const edits = { title: 'Ash', description: `${text} `, summary: `${text} ` };
    const item = {
      base: { modified: '1', values, unrestorable: [] },
      proposal: { title: 'Ash', description: '<p>New.</p>', summary: '<p>New.</p>' },
      edits,
      chosen: null,
    };
    const settings = { fields: [...FIELDS], onlyEmpty: false };
    const work = () =>
      Promise.all(Array.from({ length: 20 }, async () => planOf(item, settings, TEXTS)));
    expect(await longestTurn(work, 100)).toBeLessThan(100);
  },
);
