import type { Line, Unit } from '../reading/index.ts';
import { withoutEndMark } from '../realizing/edits.ts';
import type { ListingRequest } from '../request.ts';

/** A statement with its label, as written in the input. */
export function quotedLine({ label, units }: Line, unit: Unit, request: ListingRequest): string {
  const text = withoutEndMark(unit.text)
    .trim()
    .replace(/^[–—-]\s+/u, '');
  if (label === undefined || units[0] !== unit) return text;
  return `${label.text.trim()}${separatorBetween(label, unit, request) ?? ': '}${text}`;
}

/** The separator between a label and its value: " - " in "Tarnside - An American company". */
function separatorBetween(
  { span }: NonNullable<Line['label']>,
  unit: Unit,
  { features }: ListingRequest,
): string | undefined {
  if (span.field !== 'features' || unit.span.field !== 'features') return undefined;
  const between = features.slice(span.end, unit.span.start);
  return SEPARATOR.test(between) ? between : undefined;
}

const SEPARATOR = /^ ?[:–—-] ?$/u;
