import { labelType } from './facts.ts';
import { isSectionHeading, labelOf, type HeadingKind, type PlacedLine } from './heading-text.ts';
import { isUsable } from './uncertain-units.ts';
import type { Line, Unit } from './types.ts';

/** Finds the lines of a group, such as one piece of a set below its name: "Skirt:", "Headband:". */

const KINDS: ReadonlySet<HeadingKind | undefined> = new Set(['list', 'pair']);
/** Minimum headings with a colon for each to have a group. */
const MIN_GROUPS = 2;
const MAX_ITEM_WORDS = 14;
const MAX_ITEM_UNITS = 2;
/** Maximum characters of a group, which is one item of a list. */
const MAX_GROUP = 240;

/** The headings with groups: names of pieces, rather than of sections or facts. */
export function groupHeadings(
  placed: readonly PlacedLine[],
  headings: ReadonlyMap<number, HeadingKind>,
): ReadonlySet<number> {
  const found = placed.flatMap(({ line }, at) => {
    const label = labelOf(line)?.text;
    const isOpen = line.units[0]?.text.endsWith(':') === true;
    const isNamed =
      label !== undefined && labelType(label) === undefined && !isSectionHeading(label);
    return KINDS.has(headings.get(at)) && isOpen && isNamed ? [at] : [];
  });
  return found.length < MIN_GROUPS ? new Set() : new Set(found);
}

/**
 * Everything below such a heading up to the next heading or a wider gap, if all of it can be one item;
 * taking only a part would assign the rest to nothing.
 */
export function groupBelow(
  placed: readonly PlacedLine[],
  at: number,
  headings: ReadonlyMap<number, HeadingKind>,
): Line[] {
  const gap = placed[at + 1]?.breaks ?? 1;
  const below: Line[] = [];
  for (let next = at + 1; next < placed.length; next++) {
    const item = placed[next];
    if (item === undefined || headings.has(next) || item.breaks > gap) break;
    if (!isItem(item.line)) return [];
    below.push(item.line);
  }
  const characters = below
    .flatMap(({ units }) => units)
    .reduce((sum, { text }) => sum + text.length + 2, 0);
  return characters > MAX_GROUP ? [] : below.map(withoutEndMark);
}

function isItem({ label, units }: Line): boolean {
  return (
    label === undefined &&
    units.length <= MAX_ITEM_UNITS &&
    units.every((unit) => isUsable(unit) && unit.kind !== 'heading' && unit.words <= MAX_ITEM_WORDS)
  );
}

/** "8-oz.": a phrase among others, which needs no period. */
function withoutEndMark(line: Line): Line {
  const [unit, ...more] = line.units;
  if (unit === undefined || more.length > 0 || unit.finite || !unit.text.endsWith('.')) return line;
  const trimmed: Unit = {
    ...unit,
    text: unit.text.slice(0, -1),
    span: { ...unit.span, end: unit.span.end - 1 },
    closed: false,
  };
  return { ...line, units: [trimmed] };
}
