import type { FieldValues } from '@wareword/publishing';
import type { EditInput, Review, ReviewField } from '../../src/load-context/index.ts';

export type Drafts = Readonly<Partial<Record<ReviewField['field'], string>>>;

const MOVING: ReadonlySet<string> = new Set([
  'queued',
  'generating',
  'publish_queued',
  'publishing',
  'undo_queued',
  'undoing',
]);

/** Whether its state changes on its own. */
export function isInProgress({ item }: Review): boolean {
  return MOVING.has(item.state);
}

/** Whether its new text can be edited, selected and published. */
export function isOpen({ item: { state, stage, gone }, fields }: Review): boolean {
  if (fields.length === 0 || gone) return false;
  return (
    ['ready', 'conflict', 'undone', 'skipped'].includes(state) ||
    (state === 'failed' && stage === 'publish')
  );
}

/** Whether the text shown as new is in the store. */
export function isPublished({ item: { state, stage } }: Review): boolean {
  return (
    ['published', 'undo_queued', 'undoing'].includes(state) ||
    (state === 'failed' && stage === 'undo')
  );
}

/**
 * A value as shown in an editor: HTML unchanged, tags separated by commas as in Shopify's own form.
 */
export function editable({ format, proposed, proposedText }: ReviewField): string {
  const value = format === 'html' ? proposed : proposedText;
  return typeof value === 'string' ? value : value.join(', ');
}

/** The editors' values, as the server expects them. */
export function valuesOf(drafts: Drafts): NonNullable<EditInput['values']> {
  const { tags, ...texts } = drafts;
  const values: FieldValues = texts;
  if (tags === undefined) return values;
  const list = tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return { ...values, tags: list };
}

/** Typed values that differ from the saved ones. */
export function unsavedOf(fields: readonly ReviewField[], drafts: Drafts): Drafts {
  const differs = fields.filter((field) => {
    const draft = drafts[field.field];
    return draft !== undefined && draft !== editable(field);
  });
  return Object.fromEntries(differs.map(({ field }) => [field, drafts[field]]));
}
