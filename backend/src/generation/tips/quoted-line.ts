import type { Line, Unit } from '../reading/index.ts';
import { withoutEndMark } from '../realizing/edits.ts';
import type { ListingRequest } from '../request.ts';

/** A statement with its label, as the input has them. */
export function quotedLine({ label, units }: Line, unit: Unit, request: ListingRequest): string {
  const text = withoutEndMark(unit.text)
    .trim()
    .replace(/^[–—-]\s+/u, '');
  if (label === undefined || units[0] !== unit) return text;
  return `${label.text.trim()}${markBetween(label, unit, request) ?? ': '}${text}`;
}

/** " - " of "Tarnside - An American company": what stands between a label and what it labels. */
function markBetween(
  { span }: NonNullable<Line['label']>,
  unit: Unit,
  { features }: ListingRequest,
): string | undefined {
  if (span.field !== 'features' || unit.span.field !== 'features') return undefined;
  const between = features.slice(span.end, unit.span.start);
  return MARK.test(between) ? between : undefined;
}

const MARK = /^ ?[:–—-] ?$/u;
