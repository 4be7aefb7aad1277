import { isSectionHeading } from '../reading/heading-text.ts';
import type { Unit } from '../reading/index.ts';
import { contentStems } from '../text/words.ts';
import type { Entry } from './types.ts';

/** Checks what is left of a group: nothing may depend on what was dropped, and no line may be left alone. */

/** "That's why our blend …", "Look no further than …": means nothing without the statement or question before it. */
const ANSWERS =
  /^(?:(?:that|this)(?:['’]s| is) (?:why|where|when|how)|look no further|you['’]re in luck|if so|then)\b/iu;

/** The units to keep, without answers to what isn't kept, unless nothing would be left. */
export function withoutOrphans(
  units: readonly Unit[],
  isKept: (unit: Unit) => boolean,
): readonly Unit[] {
  const kept = units.filter(isKept);
  if (kept.length === units.length) return kept;
  const isOrphan = (unit: Unit) => {
    const before = units[units.indexOf(unit) - 1];
    return before !== undefined && !kept.includes(before) && ANSWERS.test(unit.text);
  };
  const standing = kept.filter((unit) => !isOrphan(unit));
  return standing.some(({ finite }) => finite) ? standing : kept;
}

const MIN_RESTATED_STEMS = 2;

/**
 * Entries in which no line is left alone below a heading that isn't shown: it has the heading as its label. A general
 * heading, such as "Key features", is no label, and the line goes if the text above says the same.
 */
export function withLoneLines(
  entries: readonly Entry[],
  isAllowed: (heading: string) => boolean,
): Entry[] {
  const [lone, ...more] = entries.filter(({ section }) => section !== undefined);
  const section = lone?.section;
  if (
    lone === undefined ||
    section === undefined ||
    more.length > 0 ||
    entries.length === 1 ||
    lone.line.label !== undefined ||
    lone.units.some(({ closed }) => closed)
  )
    return [...entries];
  if (!isSectionHeading(section.text))
    return isAllowed(section.text)
      ? entries.map((entry) =>
          entry === lone ? { ...lone, label: section, section: undefined } : entry,
        )
      : [...entries];
  const stems = contentStems(lone.units.map(({ text }) => text).join(' '));
  const isRestated =
    stems.length >= MIN_RESTATED_STEMS &&
    entries.some(({ units }) =>
      units.some((unit) => {
        const said = new Set(unit === lone.units[0] ? [] : contentStems(unit.text));
        return stems.every((stem) => said.has(stem));
      }),
    );
  return isRestated ? entries.filter((entry) => entry !== lone) : [...entries];
}
