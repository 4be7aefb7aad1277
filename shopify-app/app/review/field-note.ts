import type { ReviewField } from '../../src/load-context/index.ts';
import { mediaOf } from './media.ts';

/** Why a field isn't selected, or what to know before publishing it; null for nothing. */
export function fieldNote(field: ReviewField, chosen: boolean, open: boolean): string | null {
  const { because, warning, undo, currentText, proposedText, currentMedia } = field;
  if (because === 'same') {
    return typeof currentText !== 'string' || currentText === proposedText
      ? 'No change.'
      : 'Only capitalization or spacing differs, so your store keeps its text.';
  }
  if (!open) return null;
  if (chosen) {
    return undo === 'loses_parts'
      ? `An undo can't fully restore this text. ${warning ?? ''}`
      : null;
  }
  switch (because) {
    case 'not_empty':
      return 'Not selected: it already has content, and this run only fills empty fields.';
    case 'unrestorable':
      return `Not selected, because an undo can't fully restore it. ${warning ?? ''}`;
    case 'media':
      return `Not selected: the text in your store has ${mediaOf(currentMedia)} that the new one doesn't include. Select it to replace the text anyway, or add them to the new text.`;
    case 'not_selected':
    case null:
      return field.field === 'tags'
        ? 'Not selected: tags can add products to automated collections, so they change only when you select them.'
        : 'Not selected: your store keeps its text.';
  }
}
