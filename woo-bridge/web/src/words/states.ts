import type { RouterOutputs } from '@wareword/woo-bridge/trpc';

type Summary = RouterOutputs['runs']['items']['items'][number];
type State = Summary['state'];
export type Field = RouterOutputs['runs']['item']['fields'][number]['field'];

export const STATE_WORDS: Readonly<Record<State, string>> = {
  queued: 'Waits to be written',
  generating: 'Being written',
  ready: 'Ready to read',
  push_queued: 'Waits to be published',
  pushing: 'Being published',
  pushed: 'Published',
  conflict: 'Changed in the store',
  undo_queued: 'Waits to be undone',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Failed',
  skipped: 'Left out',
};

/** "Publishing failed" says more than "Failed". */
export function stateOf({ state, stage }: Pick<Summary, 'state' | 'stage'>): string {
  if (state !== 'failed') return STATE_WORDS[state];
  switch (stage) {
    case 'push':
      return 'Publishing failed';
    case 'undo':
      return 'Undoing failed';
    case 'generate':
      return 'Writing failed';
    case null:
      return STATE_WORDS.failed;
  }
}

/** The fields of a product, in WooCommerce's words. */
export const FIELD_WORDS: Readonly<Record<Field, string>> = {
  title: 'Product name',
  description: 'Description',
  summary: 'Short description',
  tags: 'Tags',
  keyphrase: 'Focus keyphrase',
  metaDescription: 'Meta description',
};

export const FIELDS = [
  'title',
  'description',
  'summary',
  'tags',
  'keyphrase',
  'metaDescription',
] as const satisfies readonly Field[];

export const STATUS_WORDS: Readonly<Record<string, string>> = {
  publish: 'Published',
  draft: 'Draft',
  pending: 'Pending review',
  private: 'Private',
  future: 'Scheduled',
  trash: 'In the trash',
};

/** A moment as its reader writes it. */
export function momentOf(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A moment of today. */
export function timeOf(iso: string): string {
  return new Date(iso).toLocaleTimeString(undefined, { timeStyle: 'short' });
}
