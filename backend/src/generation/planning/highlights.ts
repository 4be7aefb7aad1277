import type { FactType } from '../reading/index.ts';
import { isColor } from '../reading/facts.ts';
import { limitOn } from '../platforms/index.ts';
import { isRefused } from '../platforms/refusals.ts';
import { contentStems, countWords, foldWord, hasDigit } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import { isAdjective } from './opening.ts';
import type { Entry, HighlightsPlan, Item, Setting, TitlePlan } from './types.ts';

const MAX_WORDS = 5;
/** Facts that make sense without a sentence around them. */
const TOLD_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['material', 'size', 'weight', 'count', 'part', 'color', 'age', 'power'] as const),
]);
const JOINT = 2;
/** "Color: ", the longest label that a segment gets. */
const LABEL = 7;

/**
 * Amazon's item highlights: the segments of the name that did not fit the title. If there are none,
 * one short fact that neither the title nor a bullet holds.
 */
export function planHighlights(
  setting: Setting,
  entries: readonly Entry[],
  title: TitlePlan,
  bullets: readonly Item[],
): HighlightsPlan {
  const { reading, platform, day } = setting;
  const limit =
    platform === 'amazon' ? limitOn(platform, 'amazon.item_highlights.length', day) : undefined;
  if (limit === undefined) return { segments: [] };
  const told = new Set(
    title.segments.flatMap((at) => contentStems(reading.name.segments[at]?.text ?? '')),
  );
  let length = 0;
  const take = (text: string, more = JOINT): boolean => {
    const stems = contentStems(text);
    if (stems.every((stem) => told.has(stem)) || length + text.length + more > limit) return false;
    for (const stem of stems) told.add(stem);
    length += text.length + more;
    return true;
  };
  const segments: number[] = [];
  for (const [at, { text }] of reading.name.segments.entries()) {
    if (title.segments.includes(at) || isRefused(text, platform)) continue;
    // A single word means something with a label, or as one of a list.
    const listed = segments.includes(at - 1) || countWords(text) > 1;
    if ((listed || typeOfWord(text) !== undefined) && take(text, JOINT + LABEL)) segments.push(at);
  }
  const fact =
    segments.length > 0
      ? undefined
      : entries.find(
          (entry) =>
            isShortFact(entry) && !isBullet(entry, bullets) && take(entry.units[0]?.text ?? ''),
        );
  return fact === undefined ? { segments } : { segments, fact };
}

/** What a segment of one word is: "Medium" is a size; "Mixed" means nothing by itself. */
export function typeOfWord(word: string): FactType | undefined {
  if (isColor(word)) return 'color';
  return isOf(foldWord(word), 'sizes') || hasDigit(word) ? 'size' : undefined;
}

function isBullet({ units: [unit] }: Entry, bullets: readonly Item[]): boolean {
  return bullets.some((item) => item.kind === 'entry' && item.entry.units[0] === unit);
}

function isShortFact({ line, units, type }: Entry): boolean {
  const [unit, ...more] = units;
  return (
    unit !== undefined &&
    more.length === 0 &&
    line.label === undefined &&
    !unit.finite &&
    unit.words <= MAX_WORDS &&
    TOLD_TYPES.has(type) &&
    !isAdjective(unit.text)
  );
}
