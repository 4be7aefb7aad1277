import type { FieldView } from '../items/read-items.ts';
import { mediaOf } from './media.ts';
import type { PublishingTexts } from './texts.ts';

/** What to know about a field before publishing it; null if nothing. */
export interface FieldNotes {
  readonly whenSelected: string | null;
  readonly whenNotSelected: string | null;
}

/**
 * @param tags replaces the note of tags that are not selected
 */
export function fieldNotes(
  field: Omit<FieldView, 'parts'>,
  texts: PublishingTexts,
  tags?: string,
): FieldNotes {
  const { because, warning, undo, currentText, proposedText } = field;
  const { note } = texts;
  if (because === 'same') {
    const isEqual = typeof currentText !== 'string' || currentText === proposedText;
    const same = isEqual ? note.same() : note.sameButSpacing();
    return { whenSelected: same, whenNotSelected: same };
  }
  return {
    whenSelected: undo === 'loses_parts' ? note.undoLosesParts(warning ?? '') : null,
    whenNotSelected: notSelected(field, because, texts, tags),
  };
}

function notSelected(
  { field, warning, currentMedia }: Omit<FieldView, 'parts'>,
  because: Exclude<FieldView['because'], 'same'>,
  texts: PublishingTexts,
  tags: string | undefined,
): string {
  const { note } = texts;
  switch (because) {
    case 'not_empty':
      return note.notEmpty();
    case 'unrestorable':
      return note.unrestorable(warning ?? '');
    case 'media':
      return note.media(mediaOf(currentMedia, texts));
    case 'not_selected':
    case null:
      return field === 'tags' && tags !== undefined ? tags : note.notSelected();
  }
}
