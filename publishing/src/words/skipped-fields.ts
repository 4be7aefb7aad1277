import type { Field } from '../fields.ts';
import type { SkippedField } from '../tables.ts';
import type { PublishingTexts } from './texts.ts';

/**
 * "Description: it has images…"
 * @param names the platform's names of its fields
 */
export function describeSkippedField(
  { field, because }: Pick<SkippedField, 'field' | 'because'>,
  names: Readonly<Partial<Record<Field, string>>>,
  texts: PublishingTexts,
): string {
  return texts.skipped(names[field] ?? field, because);
}
