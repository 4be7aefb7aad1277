import { expect, test } from 'vitest';
import { FIELDS, type FieldFormats, type FieldValues } from '../src/fields.ts';
import { chosenValues, planOf } from '../src/text/plan.ts';
import { differences } from '../src/text/difference.ts';

const FORMATS: FieldFormats = {
  title: 'entities',
  description: 'html',
  summary: 'html',
  tags: 'entities',
  keyphrase: 'text',
  metaDescription: 'text',
};
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

function written(
  options: {
    onlyEmpty?: boolean;
    edits?: FieldValues;
    chosen?: (keyof FieldValues)[];
    unrestorable?: { field: 'description'; reason: string }[];
  } = {},
): FieldValues {
  const { onlyEmpty = false, edits = null, chosen = null, unrestorable = [] } = options;
  const item = {
    base: { modified: '1', values: CURRENT, unrestorable },
    proposal: PROPOSAL,
    edits,
    chosen,
  };
  return chosenValues(planOf(item, { fields: [...FIELDS], onlyEmpty }, FORMATS));
}

test('tags are merged by name, without case, and none is lost', () => {
  expect(written().tags).toEqual(['salt &amp; pepper', 'Gift', 'mill']);
});

test('“only fill what is empty” writes only what is empty', () => {
  expect(written({ onlyEmpty: true })).toEqual({ summary: PROPOSAL.summary });
});

test('an edit that says what the store has already writes nothing', () => {
  expect(written({ edits: { title: CURRENT.title } }).title).toBeUndefined();
});

test('what reads as the store has it is no change, and a keyphrase in another case is none', () => {
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
  const plan = planOf(item, settings, FORMATS);
  expect(plan.map(({ field, because }) => [field, because])).toEqual([
    ['title', 'same'],
    ['keyphrase', 'same'],
    ['metaDescription', null],
  ]);
  const edits = { keyphrase: 'walnut desk' };
  expect(chosenValues(planOf({ ...item, edits }, settings, FORMATS)).keyphrase).toBe('walnut desk');
});

test('what an undo could not restore is written only where the owner chose it', () => {
  const unrestorable = [{ field: 'description' as const, reason: 'It holds a video.' }];
  expect(written({ unrestorable }).description).toBeUndefined();
  expect(written({ unrestorable, chosen: ['description'] })).toEqual({
    description: PROPOSAL.description,
  });
});

test('differences are told in words that a reader sees', () => {
  const parts = differences('<p>Red &amp; round.</p>', '<p>Blue &amp; round.</p>', 'html');
  expect(parts).toEqual([
    { kind: 'removed', text: 'Red' },
    { kind: 'added', text: 'Blue' },
    { kind: 'same', text: ' & round.' },
  ]);
});

test('texts that differ all over are compared in bounded time', () => {
  const words = (seed: number) =>
    Array.from({ length: 40_000 }, (_, at) => `w${(at * seed) % 9973}`).join(' ');
  const [was, is] = [words(7), words(11)];
  const started = process.cpuUsage();
  const parts = differences(was, is, 'text');
  // In microseconds of computing: the machine may do other things meanwhile.
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
  expect(parts.length).toBeGreaterThan(1);
});
