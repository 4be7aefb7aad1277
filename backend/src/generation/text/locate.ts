import type { Provenance, SourceSpan } from '@wareword/shared-schema';
import { SOURCE_FIELDS } from '@wareword/shared-schema';

/** Finds quotes in an input, ignoring letter case, spacing and the style of quotation marks. */
export function locateIn(input: Provenance['input']): (quote: string) => SourceSpan[] {
  const fields = SOURCE_FIELDS.flatMap((field) => {
    const text = input[field];
    return text === undefined ? [] : [{ field, ...folded(text) }];
  });
  return (quote) => {
    const sought = folded(quote).text.trim();
    if (sought === '') return [];
    for (const { field, text, offsets } of fields) {
      const at = text.indexOf(sought);
      if (at === -1) continue;
      const last = offsets[at + sought.length - 1] ?? 0;
      return [{ field, start: offsets[at] ?? 0, end: last + 1 }];
    }
    return [];
  };
}

/** A text in the form in which quotes are compared, with the original offset of each UTF-16 unit. */
function folded(text: string): { readonly text: string; readonly offsets: readonly number[] } {
  const offsets: number[] = [];
  let result = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    const space = unit.trim() === '';
    if (space && (result === '' || result.endsWith(' '))) continue;
    const low = unit.toLowerCase();
    // Some letters change length with their case, and offsets must not.
    result += space ? ' ' : (PLAIN_QUOTES.get(unit) ?? (low.length === 1 ? low : unit));
    offsets.push(at);
  }
  return { text: result, offsets };
}

const PLAIN_QUOTES: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
]);
