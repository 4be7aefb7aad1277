import type { FactType } from '../reading/index.ts';
import { isListOfColors } from '../reading/facts.ts';
import { maxOfRule } from '../platforms/index.ts';
import { contentStems, countWords, foldWord, hasDigit } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import { textOf } from '../realizing/cited.ts';
import { realizeItem } from '../realizing/items.ts';
import { rankOf } from './rank.ts';
import { isForbiddenInTitle, textOfPart } from './title.ts';
import type { Entry, HighlightsPlan, Setting, TitlePlan } from './types.ts';

/** Longest fact among highlights, in characters. */
const MAX_FACT = 50;
/** Statements of a lower rank are fillers, not highlights. */
const MAX_RANK = 4;
const JOINT = 2;
/** Length of the longest label that a segment gets: "Color: ". */
const LABEL = 7;

/**
 * Amazon's item highlights: the segments of the name that did not fit the title, and short facts for
 * which the bullets had no room.
 */
export function planHighlights(
  setting: Setting,
  entries: readonly Entry[],
  title: TitlePlan,
): HighlightsPlan {
  const { reading, platform, day } = setting;
  const limit =
    platform === 'amazon' ? maxOfRule(platform, 'amazon.item_highlights.length', day) : undefined;
  if (limit === undefined) return { segments: [], facts: [] };
  const told = new Set(
    title.parts.flatMap((part) =>
      contentStems(textOfPart(part, reading.name.segments[part.segment]?.text ?? '')),
    ),
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
    // Of a segment without its beginning, the title shows only what the product fits.
    const isShown = title.parts.some(
      ({ segment, ranges }) => segment === at && (ranges?.[0]?.start ?? 0) === 0,
    );
    if (isShown || isForbiddenInTitle(text)) continue;
    // A single word means something with a label, or as one of a list.
    const listed = segments.includes(at - 1) || countWords(text) > 1;
    if ((listed || hasDigit(text) || typeOfWord(text) !== undefined) && take(text, JOINT + LABEL))
      segments.push(at);
  }
  const facts = entries.filter((entry) => {
    if (!isShortFact(entry)) return false;
    const text = textOf(realizeItem({ kind: 'entry', entry }, setting));
    return text.length <= MAX_FACT && take(text);
  });
  return { segments, facts };
}

/** "20-inch", "12\"", "500ml". */
const MEASURE = /^\d+(?:[.,]\d+)?-?(?:["”″'’]|in|inch|inches|ft|feet|cm|mm|m|oz|ml|l|g|kg|lbs?)$/iu;

/** What a segment of one word is: "Medium" is a size; "Mixed" means nothing by itself. */
export function typeOfWord(word: string): FactType | undefined {
  if (isListOfColors(word)) return 'color';
  return isOf(foldWord(word), 'sizes') || MEASURE.test(word) ? 'size' : undefined;
}

function isShortFact(entry: Entry): boolean {
  const [unit, ...more] = entry.units;
  const isFact = more.length === 0 && unit?.finite === false && !/^to /iu.test(unit.text);
  return isFact && rankOf(entry) <= MAX_RANK;
}
