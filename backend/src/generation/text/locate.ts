import type { Provenance, SourceSpan } from '@wareword/shared-schema';
import { SOURCE_FIELDS } from '@wareword/shared-schema';

/** Finds quotes in an input, whatever their letter case, spaces and quotation marks. */
export function locateIn(input: Provenance['input']): (quote: string) => SourceSpan[] {
  const fields = SOURCE_FIELDS.flatMap((field) => {
    const text = input[field];
    return text === undefined ? [] : [{ field, ...folded(text) }];
  });
  return (quote) => {
    const sought = folded(quote).text.trim();
    if (sought === '') return [];
    for (const { field, text, places } of fields) {
      const at = text.indexOf(sought);
      if (at === -1) continue;
      const last = places[at + sought.length - 1] ?? 0;
      return [{ field, start: places[at] ?? 0, end: last + 1 }];
    }
    return [];
  };
}

/** A text in the form in which quotes are compared, and the offset of each of its UTF-16 units. */
function folded(text: string): { readonly text: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let result = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    const space = unit.trim() === '';
    if (space && (result === '' || result.endsWith(' '))) continue;
    const low = unit.toLowerCase();
    // Some letters change their length with their case.
    result += space ? ' ' : (MARKS.get(unit) ?? (low.length === 1 ? low : unit));
    places.push(at);
  }
  return { text: result, places };
}

const MARKS: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
]);
