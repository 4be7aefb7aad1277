import type { ItemState, Stage } from '../fields.ts';

export const STATE_WORDS: Readonly<Record<ItemState, string>> = {
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

/** "Publishing failed" says more than "Failed". */
export function stateOf({
  state,
  stage,
}: {
  readonly state: ItemState;
  readonly stage: Stage | null;
}): string {
  if (state !== 'failed') return STATE_WORDS[state];
  switch (stage) {
    case 'publish':
      return 'Publishing failed';
    case 'undo':
      return 'Undo failed';
    case 'generate':
      return 'Writing failed';
    case null:
      return STATE_WORDS.failed;
  }
}
