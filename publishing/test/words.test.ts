import { expect, test } from 'vitest';
import { ITEM_STATES, type ItemState } from '../src/fields.ts';
import {
  describeSkippedField,
  englishTexts,
  fieldNotes,
  mediaOf,
  stateOf,
  summaryOf,
} from '../src/words/index.ts';

const ENGLISH = englishTexts('en-US');

function countsOf(some: Partial<Record<ItemState, number>>): Record<ItemState, number> {
  const none = {
    queued: 0,
    generating: 0,
    ready: 0,
    publish_queued: 0,
    publishing: 0,
    published: 0,
  };
  const rest = { conflict: 0, undo_queued: 0, undoing: 0, undone: 0, failed: 0, skipped: 0 };
  return { ...none, ...rest, ...some };
}

test('a run is summed up in the words of what its owner can do next', () => {
  const counts = countsOf({ queued: 1, generating: 2, ready: 3, published: 1200, failed: 1 });
  const run = { state: 'active', collecting: false, counts } as const;
  expect(summaryOf(run, ENGLISH)).toBe('3 to write, 3 to review, 1,200 published, 1 failed');
  const stopped = { ...run, state: 'canceled', collecting: true } as const;
  expect(summaryOf(stopped, ENGLISH)).toMatch(/^Canceled, Looking up products, 3 not written, /);
});

test("numbers are written as the reader's locale does", () => {
  const run = {
    state: 'active',
    collecting: false,
    counts: countsOf({ published: 1200 }),
  } as const;
  expect(summaryOf(run, englishTexts('de-DE'))).toBe('1.200 published');
  const media = { pictures: 1200, videos: 1, galleries: 0, others: 0 };
  expect(mediaOf(media, englishTexts('de-DE'))).toBe('1.200 pictures, 1 video');
});

test('every state has a name, and a failure says what failed', () => {
  for (const state of ITEM_STATES)
    expect(stateOf({ state, stage: null }, ENGLISH)).toMatch(/^[A-Z]/);
  expect(stateOf({ state: 'failed', stage: 'undo' }, ENGLISH)).toBe('Undo failed');
});

test("a field that is left as it is is named in the platform's words", () => {
  const skipped = { field: 'description', because: 'media' } as const;
  expect(describeSkippedField(skipped, { description: 'Product text' }, ENGLISH)).toMatch(
    /^Product text: it has pictures/,
  );
});

test('a field that is not selected says why, and a selected one what an undo would lose', () => {
  const noMedia = { pictures: 0, videos: 0, galleries: 0, others: 0 };
  const field = {
    field: 'description',
    format: 'html',
    current: '<p>Old</p>',
    proposed: '<p>New</p>',
    currentText: 'Old',
    proposedText: 'New',
    isRevision: true,
    chosen: false,
    because: 'media',
    warning: 'It has a form.',
    undo: 'loses_parts',
    currentMedia: { ...noMedia, pictures: 1200 },
    proposedMedia: noMedia,
    currentEmpty: false,
    edited: false,
  } as const;
  const notes = fieldNotes(field, englishTexts('de-DE'));
  expect(notes.whenNotSelected).toContain('has 1.200 pictures that the new one');
  expect(notes.whenSelected).toBe("An undo can't fully restore this text. It has a form.");

  const same = fieldNotes({ ...field, because: 'same', proposedText: 'OLD' }, ENGLISH);
  expect(same.whenSelected).toMatch(/^Only capitalization/);
  expect(same.whenNotSelected).toBe(same.whenSelected);

  const tags = { ...field, field: 'tags', because: 'not_selected' } as const;
  expect(fieldNotes(tags, ENGLISH).whenNotSelected).toContain('keeps its text');
  expect(fieldNotes(tags, ENGLISH, 'Tags move products.')).toMatchObject({
    whenNotSelected: 'Tags move products.',
  });
});
