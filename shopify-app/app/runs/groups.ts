import type { useTranslations } from 'use-intl';
import type { ItemState } from '@wareword/publishing';

/** Which products of a run are shown, from the URL. */
export interface Group {
  readonly name: string;
  /** A message key. */
  readonly label: `group${string}` & Parameters<ReturnType<typeof useTranslations<'runs'>>>[0];
  readonly states: readonly ItemState[];
}

export const GROUPS: readonly Group[] = [
  { name: 'review', label: 'groupReview', states: ['ready', 'conflict'] },
  {
    name: 'published',
    label: 'groupPublished',
    states: ['published', 'publish_queued', 'publishing'],
  },
  { name: 'failed', label: 'groupFailed', states: ['failed'] },
  { name: 'unwritten', label: 'groupUnwritten', states: ['queued', 'generating'] },
  { name: 'undone', label: 'groupUndone', states: ['undone', 'undo_queued', 'undoing'] },
  { name: 'skipped', label: 'groupSkipped', states: ['skipped'] },
];

/** Undefined for all. */
export function groupOf(params: URLSearchParams): Group | undefined {
  return GROUPS.find(({ name }) => name === params.get('show'));
}
