import type { PublishingTexts } from '@wareword/publishing/words';
import { t } from '../messages/publishing.ts';

type Texts<Key extends string> = Readonly<Record<Key, () => string>>;

const STATES: Texts<Parameters<PublishingTexts['state']>[0]> = {
  queued: () => t('stateQueued'),
  generating: () => t('stateGenerating'),
  ready: () => t('stateReady'),
  publish_queued: () => t('statePublishQueued'),
  publishing: () => t('statePublishing'),
  published: () => t('statePublished'),
  conflict: () => t('stateConflict'),
  undo_queued: () => t('stateUndoQueued'),
  undoing: () => t('stateUndoing'),
  undone: () => t('stateUndone'),
  failed: () => t('stateFailed'),
  skipped: () => t('stateSkipped'),
};

const FAILED: Texts<Parameters<PublishingTexts['failed']>[0]> = {
  generate: () => t('writingFailed'),
  publish: () => t('publishingFailed'),
  undo: () => t('undoFailed'),
};

const PARTS: Readonly<Record<Parameters<PublishingTexts['count']>[0], (count: number) => string>> =
  {
    to_write: (count) => t('toWrite', { count }),
    not_written: (count) => t('notWritten', { count }),
    to_review: (count) => t('toReview', { count }),
    publishing: (count) => t('publishing', { count }),
    published: (count) => t('published', { count }),
    conflict: (count) => t('changed', { count }),
    undoing: (count) => t('undoing', { count }),
    undone: (count) => t('undone', { count }),
    failed: (count) => t('failed', { count }),
    skipped: (count) => t('skipped', { count }),
  };

/** What runs and their products are called, in the page's language. */
export const publishingTexts: PublishingTexts = {
  state: (state) => STATES[state](),
  failed: (stage) => FAILED[stage](),
  stopped: (state) => (state === 'paused' ? t('paused') : t('canceled')),
  lookingUp: () => t('lookingUpProducts'),
  count: (part, count) => PARTS[part](count),
  media: (kind, count) => t(kind, { count }),
  skipped: (because) => (because === 'media' ? t('skippedForMedia') : t('skippedForUndo')),
  note: {
    same: () => t('noChange'),
    sameButSpacing: () => t('onlySpacing'),
    undoLosesParts: (warning) => t('undoLosesParts', { warning }),
    notEmpty: () => t('notEmpty'),
    unrestorable: (warning) => t('unrestorable', { warning }),
    media: (media) => t('hasMedia', { media }),
    notSelected: () => t('notSelected'),
  },
};
