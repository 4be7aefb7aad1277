import type { Field } from '../fields.ts';
import type { SkippedField } from '../tables.ts';

const REASON_WORDS: Readonly<Record<SkippedField['because'], string>> = {
  media: "it has pictures, videos or other items that the new text doesn't include",
  unrestorable: "an undo couldn't restore parts of it, such as an embedded video or a script",
};

/**
 * "Description: it has pictures…"
 * @param names the platform's names of its fields
 */
export function describeSkippedField(
  { field, because }: Pick<SkippedField, 'field' | 'because'>,
  names: Readonly<Partial<Record<Field, string>>>,
): string {
  return `${names[field] ?? field}: ${REASON_WORDS[because]}`;
}
