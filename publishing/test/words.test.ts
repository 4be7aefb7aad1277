import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { ITEM_STATES, type ItemState } from '../src/fields.ts';
import {
  describeSkippedField,
  fieldNotes,
  mediaOf,
  publishingTexts,
  stateOf,
  summaryOf,
  type PublishingTexts,
} from '../src/words/index.ts';
import german from '../src/words/messages/de/publishing.ts';
import english from '../src/words/messages/en/publishing.ts';

function textsIn(locale: string, messages: typeof english): PublishingTexts {
  const t = createTranslator<typeof english>({ locale, messages });
  return publishingTexts(() => t);
}

const ENGLISH = textsIn('en-US', english);

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

test("a run's summary says what its owner can do next", () => {
  const counts = countsOf({ queued: 1, generating: 2, ready: 3, published: 1200, failed: 1 });
  const run = { state: 'active', gathering: false, counts } as const;
  expect(summaryOf(run, ENGLISH)).toBe('3 to write, 3 to review, 1,200 published, 1 failed');
  const stopped = { ...run, state: 'canceled', gathering: true } as const;
  expect(summaryOf(stopped, ENGLISH)).toMatch(/^Canceled, Looking up products, 3 not written, /);
});

test("words and numbers are those of the reader's language", () => {
  const run = {
    state: 'active',
    gathering: false,
    counts: countsOf({ published: 1200 }),
  } as const;
  expect(summaryOf(run, textsIn('de-DE', german))).toBe('1.200 veröffentlicht');
  const media = { pictures: 1200, videos: 1, galleries: 0, others: 0 };
  expect(mediaOf(media, textsIn('de-DE', german))).toBe('1.200 Bilder, 1 Video');
});

test('every state has a name, and a failure says what failed', () => {
  for (const state of ITEM_STATES)
    expect(stateOf({ state, stage: null }, ENGLISH)).toMatch(/^[A-Z]/);
  expect(stateOf({ state: 'failed', stage: 'undo' }, ENGLISH)).toBe('Undo failed');
});

test('an unchanged field is called what the platform calls it', () => {
  const skipped = { field: 'description', because: 'media' } as const;
  expect(describeSkippedField(skipped, { description: 'Product text' }, ENGLISH)).toMatch(
    /^Product text: it has images/,
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
  const notes = fieldNotes(field, textsIn('de-DE', german));
  expect(notes.whenNotSelected).toContain('enthält 1.200 Bilder, die im neuen Text fehlen');
  expect(notes.whenSelected).toBe(
    'Dieser Text lässt sich nach dem Veröffentlichen nicht vollständig wiederherstellen. It has a form.',
  );

  const same = fieldNotes({ ...field, because: 'same', proposedText: 'OLD' }, ENGLISH);
  expect(same.whenSelected).toMatch(/^Only capitalization/);
  expect(same.whenNotSelected).toBe(same.whenSelected);

  const tags = { ...field, field: 'tags', because: 'not_selected' } as const;
  expect(fieldNotes(tags, ENGLISH).whenNotSelected).toContain('keeps its text');
  expect(fieldNotes(tags, ENGLISH, 'Tags move products.')).toMatchObject({
    whenNotSelected: 'Tags move products.',
  });
});
