import { diffArrays, diffWordsWithSpace } from 'diff';
import type { FieldFormat } from '../fields.ts';
import { textForm } from './text-form.ts';

/** A stretch of text that is in both, or in one of them. */
export interface DifferencePart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Texts that have little in common take long to compare, and marks on every word say nothing. */
const PATIENCE_MS = 100;

/**
 * What a reader would see change, word by word; tag by tag for lists. Of two texts that differ all
 * over, the one is removed and the other added.
 */
export function differences(
  before: string | readonly string[],
  after: string | readonly string[],
  format: FieldFormat,
): DifferencePart[] {
  if (typeof before !== 'string' || typeof after !== 'string') {
    const list = (value: string | readonly string[]) =>
      (typeof value === 'string' ? [value] : value).map((one) => textForm(one, format));
    return diffArrays(list(before), list(after)).flatMap(({ added, removed, value }) =>
      value.map((text) => ({ kind: kindOf(added, removed), text })),
    );
  }
  const [was, is] = [textForm(before, format), textForm(after, format)];
  const parts = diffWordsWithSpace(was, is, { timeout: PATIENCE_MS });
  if (parts === undefined) {
    return [
      { kind: 'removed', text: was },
      { kind: 'added', text: is },
    ];
  }
  return parts.map(({ added, removed, value }) => ({ kind: kindOf(added, removed), text: value }));
}

function kindOf(added: boolean, removed: boolean): DifferencePart['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}
