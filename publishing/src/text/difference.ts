import { diffArrays, diffWordsWithSpace } from 'diff';
import type { FieldFormat } from '../fields.ts';
import { textForm } from './text-form.ts';

/** A span of text that is in both, or in only one. */
export interface DifferencePart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * Maximum edit distance. Time grows quadratically with it, and highlighting nearly every word is no
 * help.
 */
const MAX_CHANGES = 500;

/**
 * The visible changes, word by word, or item by item for lists. Texts that differ too much are
 * shown as removed and added.
 */
export function differences(
  before: string | readonly string[],
  after: string | readonly string[],
  format: FieldFormat,
): DifferencePart[] {
  if (typeof before !== 'string' || typeof after !== 'string') {
    const list = (value: string | readonly string[]) =>
      (typeof value === 'string' ? [value] : value).map((one) => textForm(one, format));
    const [was, is] = [list(before), list(after)];
    const parts = diffArrays(was, is, { maxEditLength: MAX_CHANGES });
    if (parts === undefined) {
      return [
        ...was.map((text) => ({ kind: 'removed' as const, text })),
        ...is.map((text) => ({ kind: 'added' as const, text })),
      ];
    }
    return parts.flatMap(({ added, removed, value }) =>
      value.map((text) => ({ kind: kindOf(added, removed), text })),
    );
  }
  const [was, is] = [textForm(before, format), textForm(after, format)];
  const parts = diffWordsWithSpace(was, is, { maxEditLength: MAX_CHANGES });
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

/** With less of both texts in common, nearly every word would be marked, which helps no one. */
const MIN_SHARE_IN_COMMON = 0.2;

/** Whether one text is a revision of the other, rather than a different text. */
export function isRevision(parts: readonly DifferencePart[]): boolean {
  const length = (of: readonly DifferencePart[]) =>
    of.reduce((sum, { text }) => sum + text.length, 0);
  const same = length(parts.filter(({ kind }) => kind === 'same'));
  return same > 0 && same >= length(parts) * MIN_SHARE_IN_COMMON;
}
