import type { NameSegment, ProductName } from '../reading/index.ts';
import { repairSpacing } from '../realizing/edits.ts';
import { thirdOccurrence } from './title-duplicates.ts';
import type { TitlePart } from './types.ts';

/** The parts of a name that a title shows. */

/** The whole name. */
export function wholeName({ segments }: ProductName): TitlePart[] {
  return segments.map((_segment, segment) => ({ segment }));
}

export function inOrder(parts: readonly TitlePart[]): TitlePart[] {
  return parts.toSorted((a, b) => a.segment - b.segment);
}

/** The text of a part, with a space between its ranges. */
export function textOfPart({ ranges }: TitlePart, text: string): string {
  return ranges === undefined
    ? text
    : ranges.map(({ start, end }) => text.slice(start, end)).join(' ');
}

export function lengthOf(segments: readonly NameSegment[], parts: readonly TitlePart[]): number {
  return parts.reduce((sum, part, index) => {
    const { text = '', separator = '' } = segments[part.segment] ?? {};
    const mark = Math.max(2, separator.length) + (separator.includes('(') ? 1 : 0);
    return sum + repairSpacing(textOfPart(part, text)).length + (index === 0 ? 0 : mark);
  }, 0);
}

export function repeatsWord(
  segments: readonly NameSegment[],
  parts: readonly TitlePart[],
): boolean {
  const texts = parts.map((part) => textOfPart(part, segments[part.segment]?.text ?? ''));
  return thirdOccurrence(texts.join(' ')) !== Infinity;
}

/**
 * The segment in which the enclosing bracket opens, if the name continues after the bracket: such a bracket qualifies
 * only what precedes it.
 */
export function bracketStart(segments: readonly NameSegment[], at: number): number | undefined {
  const opener = segments.findLastIndex(
    ({ separator }, index) => index <= at && /[([]\s*$/u.test(separator),
  );
  const end = segments.findIndex(
    ({ separator }, index) => index > opener && /[)\]]/u.test(separator),
  );
  return opener === -1 || end <= at ? undefined : opener;
}

/** Whether a part shows a segment to its end. */
export function endsAt(
  { segment, ranges }: TitlePart,
  at: number,
  segments: readonly NameSegment[],
): boolean {
  const isEnd = ranges === undefined || ranges.at(-1)?.end === segments[at]?.text.length;
  return segment === at && isEnd;
}
