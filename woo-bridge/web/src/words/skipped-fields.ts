import * as words from '@wareword/publishing/words';
import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import { FIELD_WORDS } from './states.ts';

type SkippedField = RouterOutputs['runs']['previewPublish']['skippedFields'][number];

export function describeSkippedField(skipped: Pick<SkippedField, 'field' | 'because'>): string {
  return words.describeSkippedField(skipped, FIELD_WORDS);
}
