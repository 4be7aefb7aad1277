import { contentStems } from '../text/words.ts';
import type { Entry } from './types.ts';

/**
 * "Material: Cotton, Spandex" beside "93% cotton, 7% spandex", or the phrase "Cocona fabric" beside
 * "Material: Cocona fabric, Polyester".
 */
export function findRestated(entries: readonly Entry[]): (entry: Entry) => boolean {
  const isLabeled = ({ line }: Entry) => line.label !== undefined;
  const materials = entries
    .filter(({ type }) => type === 'material')
    .map((entry) => {
      const stems = stemsOf(entry);
      return { labeled: isLabeled(entry), stems: new Set(stems), count: stems.length };
    });
  return (entry) => {
    const labeled = isLabeled(entry);
    if (entry.units.some((unit) => unit.finite) || (labeled && entry.type !== 'material'))
      return false;
    const others = materials.filter((other) => other.labeled !== labeled);
    if (others.length === 0) return false;
    const stems = stemsOf(entry);
    return others.some(
      ({ stems: fuller, count }) =>
        stems.every((stem) => fuller.has(stem)) && (labeled || stems.length < count),
    );
  };
}

/** The stems of what an entry says. */
function stemsOf({ units }: Entry): string[] {
  return units.flatMap((unit) => contentStems(unit.text.replaceAll('/', ' ')));
}
