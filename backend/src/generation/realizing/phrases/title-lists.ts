import type { NameSegment } from '../../reading/index.ts';

/** The start of a title's list whose items begin with the same word: "Isles: The oldest, the highest". */
export function titleListStart([first, next]: readonly NameSegment[]): number | undefined {
  const mark = first?.text.indexOf(': ') ?? -1;
  const [firstWord = ''] = first?.text.slice(mark + 2).split(' ') ?? [];
  const isList = mark > 0 && next !== undefined && beginsWith(next, firstWord);
  return isList ? mark : undefined;
}

/** Whether a segment is a later item of such a list. */
export function isTitleListItem(segments: readonly NameSegment[], at: number): boolean {
  const mark = titleListStart(segments);
  const [firstWord = ''] = segments[0]?.text.slice((mark ?? 0) + 2).split(' ') ?? [];
  const segment = segments[at];
  return at > 0 && mark !== undefined && segment !== undefined && beginsWith(segment, firstWord);
}

function beginsWith({ text, separator }: NameSegment, word: string): boolean {
  return (
    separator.startsWith(',') &&
    text.includes(' ') &&
    text.toLowerCase().startsWith(`${word.toLowerCase()} `)
  );
}
