import type { ItemState } from '@wareword/publishing';

/** Which products of a run are shown, from the URL. */
export interface Group {
  readonly name: string;
  readonly label: string;
  readonly states: readonly ItemState[];
}

export const GROUPS: readonly Group[] = [
  { name: 'review', label: 'To review', states: ['ready', 'conflict'] },
  { name: 'published', label: 'Published', states: ['published', 'publish_queued', 'publishing'] },
  { name: 'failed', label: 'Failed', states: ['failed'] },
  { name: 'unwritten', label: 'Not written yet', states: ['queued', 'generating'] },
  { name: 'undone', label: 'Undone', states: ['undone', 'undo_queued', 'undoing'] },
  { name: 'skipped', label: 'Skipped', states: ['skipped'] },
];

/** Undefined for all. */
export function groupOf(params: URLSearchParams): Group | undefined {
  return GROUPS.find(({ name }) => name === params.get('show'));
}
