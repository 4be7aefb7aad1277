import type { FieldView } from '../items/read-items.ts';
import { mediaOf } from './media.ts';

/** What to know about a field before publishing it; null if nothing. */
export interface FieldNotes {
  readonly whenSelected: string | null;
  readonly whenNotSelected: string | null;
}

/**
 * @param options.tags replaces the note of tags that are not selected
 */
export function fieldNotes(
  field: Omit<FieldView, 'parts'>,
  { locale, tags }: { readonly locale: string; readonly tags?: string },
): FieldNotes {
  const { because, warning, undo, currentText, proposedText } = field;
  if (because === 'same') {
    const note =
      typeof currentText !== 'string' || currentText === proposedText
        ? 'No change.'
        : 'Only capitalization or spacing differs, so your store keeps its text.';
    return { whenSelected: note, whenNotSelected: note };
  }
  return {
    whenSelected:
      undo === 'loses_parts' ? `An undo can't fully restore this text. ${warning ?? ''}` : null,
    whenNotSelected: notSelected(field, because, locale, tags),
  };
}

function notSelected(
  { field, warning, currentMedia }: Omit<FieldView, 'parts'>,
  because: Exclude<FieldView['because'], 'same'>,
  locale: string,
  tags: string | undefined,
): string {
  switch (because) {
    case 'not_empty':
      return 'Not selected: it already has content, and this run only fills empty fields.';
    case 'unrestorable':
      return `Not selected, because an undo can't fully restore it. ${warning ?? ''}`;
    case 'media':
      return `Not selected: the text in your store has ${mediaOf(currentMedia, locale)} that the new one doesn't include. Select Publish to replace it, or add them to the new text.`;
    case 'not_selected':
    case null:
      return field === 'tags' && tags !== undefined
        ? tags
        : 'Not selected: your store keeps its text.';
  }
}
