import type { FactType } from '../reading/index.ts';
import { isAside, wordsIn } from './entries.ts';
import type { Entry } from './types.ts';

/** Types that measure or file a product. */
const SLIGHT_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['weight', 'size', 'care', 'material', 'color', 'audience', 'use', 'origin', 'age'] as const),
]);
/** Words of a fact that says little. */
export const MAX_SLIGHT_WORDS = 3;

/** Whether an entry by itself would tell a buyer next to nothing. */
export function isSlight(entry: Entry): boolean {
  return isAside(entry) || SLIGHT_TYPES.has(entry.type);
}

/** "Polyester", "Imported": facts of a few words that open no list which has more to say. */
export function isBare(entry: Entry): boolean {
  return (
    wordsIn(entry) <= MAX_SLIGHT_WORDS && SLIGHT_TYPES.has(entry.type) && entry.label === undefined
  );
}
