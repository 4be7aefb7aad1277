import type { createTranslator } from 'use-intl/core';
import type messages from './messages/en/publishing.ts';
import type { PublishingTexts } from './texts.ts';

/** Formats the messages of `messages/<language>/publishing.ts`. */
export type PublishingTranslator = ReturnType<typeof createTranslator<typeof messages>>;

type Keys<Name extends string> = Readonly<Record<Name, keyof typeof messages>>;

const STATES = {
  queued: 'stateQueued',
  generating: 'stateGenerating',
  ready: 'stateReady',
  publish_queued: 'statePublishQueued',
  publishing: 'statePublishing',
  published: 'statePublished',
  conflict: 'stateConflict',
  undo_queued: 'stateUndoQueued',
  undoing: 'stateUndoing',
  undone: 'stateUndone',
  failed: 'stateFailed',
  skipped: 'stateSkipped',
} as const satisfies Keys<Parameters<PublishingTexts['state']>[0]>;

const FAILED = {
  generate: 'writingFailed',
  publish: 'publishingFailed',
  undo: 'undoFailed',
} as const satisfies Keys<Parameters<PublishingTexts['failed']>[0]>;

const PARTS = {
  to_write: 'toWrite',
  not_written: 'notWritten',
  to_review: 'toReview',
  publishing: 'publishing',
  published: 'published',
  conflict: 'changed',
  undoing: 'undoing',
  undone: 'undone',
  failed: 'failed',
  skipped: 'skipped',
} as const satisfies Keys<Parameters<PublishingTexts['count']>[0]>;

/**
 * What runs and their products are called, in the translator's language.
 * @param t called for each text, because pages fetch their messages
 */
export function publishingTexts(t: () => PublishingTranslator): PublishingTexts {
  return {
    state: (state) => t()(STATES[state]),
    failed: (stage) => t()(FAILED[stage]),
    stopped: (state) => (state === 'paused' ? t()('paused') : t()('canceled')),
    lookingUp: () => t()('lookingUpProducts'),
    count: (part, count) => t()(PARTS[part], { count }),
    media: (kind, count) => t()(kind, { count }),
    skipped: (name, because) =>
      t()('skippedField', {
        name,
        reason: because === 'media' ? t()('skippedForMedia') : t()('skippedForUndo'),
      }),
    note: {
      same: () => t()('noChange'),
      sameButSpacing: () => t()('onlySpacing'),
      undoLosesParts: (warning) => t()('undoLosesParts', { warning }),
      notEmpty: () => t()('notEmpty'),
      unrestorable: (warning) => t()('unrestorable', { warning }),
      media: (media) => t()('hasMedia', { media }),
      notSelected: () => t()('notSelected'),
    },
  };
}
