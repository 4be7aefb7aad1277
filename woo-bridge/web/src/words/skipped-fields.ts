import * as words from '@wareword/publishing/words';
import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import { publishingTexts } from './publishing-texts.ts';
import { fieldName } from './states.ts';

type SkippedField = RouterOutputs['runs']['previewPublish']['skippedFields'][number];

export function describeSkippedField({
  field,
  because,
}: Pick<SkippedField, 'field' | 'because'>): string {
  return words.describeSkippedField(
    { field, because },
    { [field]: fieldName(field) },
    publishingTexts,
  );
}
