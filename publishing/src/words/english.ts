import { formatCount, formatNumber } from '@wareword/shared-schema/format';
import type { ItemState, Stage } from '../fields.ts';
import type { SkippedField } from '../tables.ts';
import type { Media } from '../text/media.ts';
import type { PublishingTexts, RunPart } from './texts.ts';

const STATES: Readonly<Record<ItemState, string>> = {
  queued: 'Queued',
  generating: 'Writing',
  ready: 'Ready to review',
  publish_queued: 'Queued to publish',
  publishing: 'Publishing',
  published: 'Published',
  conflict: 'Changed in the store',
  undo_queued: 'Queued to undo',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
  skipped: 'Skipped',
};

const FAILED: Readonly<Record<Stage, string>> = {
  generate: 'Writing failed',
  publish: 'Publishing failed',
  undo: 'Undo failed',
};

const PARTS: Readonly<Record<RunPart, string>> = {
  to_write: 'to write',
  not_written: 'not written',
  to_review: 'to review',
  publishing: 'publishing',
  published: 'published',
  conflict: 'changed in the store',
  undoing: 'undoing',
  undone: 'undone',
  failed: 'failed',
  skipped: 'skipped',
};

const MEDIA: Readonly<Record<keyof Media, readonly [one: string, other: string]>> = {
  pictures: ['picture', 'pictures'],
  videos: ['video', 'videos'],
  galleries: ['gallery', 'galleries'],
  others: ['other embedded item', 'other embedded items'],
};

const SKIPPED: Readonly<Record<SkippedField['because'], string>> = {
  media: "it has pictures, videos or other items that the new text doesn't include",
  unrestorable: "an undo couldn't restore parts of it, such as an embedded video or a script",
};

/** @param locale how numbers are written; the words are English */
export function englishTexts(locale: string): PublishingTexts {
  return {
    state: (state) => STATES[state],
    failed: (stage) => FAILED[stage],
    stopped: (state) => (state === 'paused' ? 'Paused' : 'Canceled'),
    lookingUp: () => 'Looking up products',
    count: (part, count) => `${formatNumber(count, locale)} ${PARTS[part]}`,
    media: (kind, count) => formatCount(count, ...MEDIA[kind], locale),
    skipped: (because) => SKIPPED[because],
    note: {
      same: () => 'No change.',
      sameButSpacing: () => 'Only capitalization or spacing differs, so your store keeps its text.',
      undoLosesParts: (warning) => `An undo can't fully restore this text. ${warning}`,
      notEmpty: () => 'Not selected: it already has content, and this run only fills empty fields.',
      unrestorable: (warning) => `Not selected, because an undo can't fully restore it. ${warning}`,
      media: (media) =>
        `Not selected: the text in your store has ${media} that the new one doesn't include. Select Publish to replace it, or add them to the new text.`,
      notSelected: () => 'Not selected: your store keeps its text.',
    },
  };
}
