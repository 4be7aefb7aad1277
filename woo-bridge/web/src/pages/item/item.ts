import { isGone } from '@wareword/publishing/words';
import type { RouterOutputs } from '@wareword/woo-bridge/trpc';

export type Item = RouterOutputs['runs']['item'];
export type FieldView = Item['fields'][number];
export type Field = FieldView['field'];

/** Whether its state changes without a click. */
export function isInProgress({ state }: Item): boolean {
  return [
    'queued',
    'generating',
    'publish_queued',
    'publishing',
    'undo_queued',
    'undoing',
  ].includes(state);
}

/** Whether its new text can be edited, selected and published. */
export function isOpen(item: Item): boolean {
  const { state, stage, fields } = item;
  if (fields.length === 0 || isGone(item)) return false;
  return (
    ['ready', 'conflict', 'undone', 'skipped'].includes(state) ||
    (state === 'failed' && stage === 'publish')
  );
}

/** Whether what is shown as new is what the store has. */
export function isPublished({ state, stage }: Item): boolean {
  return (
    ['published', 'undo_queued', 'undoing'].includes(state) ||
    (state === 'failed' && stage === 'undo')
  );
}

/** A value as an editor holds it: HTML as it is, tags one a line. */
export function editable({ format, proposed, proposedText }: FieldView): string {
  const value = format === 'html' ? proposed : proposedText;
  return typeof value === 'string' ? value : value.join('\n');
}

/** What an editor holds, as the API takes it. */
export function valueOf(field: Field, typed: string): string | string[] {
  return field === 'tags'
    ? typed
        .split('\n')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== '')
    : typed;
}
