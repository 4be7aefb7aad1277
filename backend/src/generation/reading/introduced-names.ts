import type { Line, Unit } from './types.ts';

/** "A computer named Josie", "an owl called Orla" */
const INTRODUCES = /\b(?:named|called) (\p{Lu}\p{Ll}+)/u;

/**
 * Keeps a statement that seems to be about the store if it introduces someone whom later statements name: "We have
 * built a computer named Josie" above "Josie has gone mad". Stories often begin that way.
 */
export function withIntroducedNames(lines: readonly Line[]): readonly Line[] {
  const units = lines.flatMap((line) => line.units);
  const introduces = (unit: Unit) => {
    const name = unit.kind === 'boilerplate' ? INTRODUCES.exec(unit.text)?.[1] : undefined;
    return (
      name !== undefined &&
      units.some(
        ({ id, kind, text }) => id > unit.id && kind !== 'boilerplate' && text.includes(name),
      )
    );
  };
  const kept = new Set(units.filter(introduces));
  return kept.size === 0
    ? lines
    : lines.map((line) => ({
        ...line,
        units: line.units.map((unit): Unit =>
          kept.has(unit) ? { ...unit, kind: 'sentence' } : unit,
        ),
      }));
}
