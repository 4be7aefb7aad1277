import { apart, charactersIn, inInputOrder, pointsBack, without, wordsIn } from './entries.ts';
import { standInOf } from './fillers.ts';
import { layoutOf, type Layout } from './layout.ts';
import { isChoice } from './meta-statements.ts';
import { inRankOrder, isLater, isUntelling } from './rank.ts';
import { bodyOf } from './stores.ts';
import { asItem, type BodyPlan, type Entry, type Setting } from './types.ts';

const MAX_FACTS = 3;
/** Lines that a long text needs to be a list. */
const MIN_LISTED = 2;
/** Words from which a line says more than what a thing is or has. */
const MIN_TOLD_WORDS = 4;
/** Characters of a short text. */
const MAX_SHORT_CHARACTERS = 400;

/**
 * WooCommerce: a short text that hooks, and a long one that repeats none of it and stands by itself.
 */
export function planWooCommerce(setting: Setting, entries: readonly Entry[]): BodyPlan {
  const layout = layoutOf(entries, setting.reading);
  const short = layout.text.length > 0 ? hookOf(layout) : factsOf(layout.list);
  // A statement stands once; the name and the category say nothing that a page lacks.
  const bullets = short.length > 0 ? short.map(asItem) : [standInOf(setting)];
  const left = without(layout.text, short);
  // Of a line that is partly a list, what is left are items.
  const items = left.filter(({ part }) => part).flatMap(apart);
  return {
    bullets,
    blocks: bodyOf(setting, {
      text: left.filter(({ part }) => !part),
      list: [...items, ...without(layout.list, short)],
      below: without(layout.below, short),
    }),
  };
}

/** The first sentence of the text, with those that point back at it, where anything else is left. */
function hookOf({ text, list, below }: Layout): Entry[] {
  const [first, ...rest] = text.flatMap(apart);
  if (first === undefined) return [];
  const end = rest.findIndex((run) => !pointsBack(run));
  const hook = [first, ...rest.slice(0, end === -1 ? rest.length : end)];
  const units = hook.flatMap((run) => run.units);
  const others = [...list, ...below];
  // A warranty by itself is no text: the second sentence joins it, unless it needs the first.
  const [, second] = hook;
  if (hook.length > 1 && others.every(isLater) && second !== undefined && !opensOnPronoun(second))
    return [first];
  const isLeft = rest.length >= hook.length || others.length > 0;
  return isLeft && charactersIn(units) <= MAX_SHORT_CHARACTERS ? [{ ...first, units }] : [];
}

/** "It adds …", unlike "With a gold case, it adds …". */
function opensOnPronoun({ units: [unit] }: Entry): boolean {
  return /^(?:it|they|this|that|these|those|he|she)\b|^(?:its|their|his|her)\b/iu.test(
    unit?.text ?? '',
  );
}

/** The strongest lines, where enough are left for a list; never one that only measures or limits. */
function factsOf(list: readonly Entry[]): Entry[] {
  const count = Math.min(MAX_FACTS, Math.max(list.length - MIN_LISTED, list.length > 1 ? 1 : 0));
  const mayOpen = (entry: Entry, at: number) => {
    const next = list[at + 1];
    return !pointsBack(entry) && !(next !== undefined && pointsBack(next));
  };
  const able = list.filter(mayOpen);
  const telling = able.filter(
    (entry) => !isLater(entry) && !isUntelling(entry) && !isChoice(entry),
  );
  const isShort = (entry: Entry) => entry.label === undefined && wordsIn(entry) < MIN_TOLD_WORDS;
  const best = inRankOrder(telling).toSorted((a, b) => Number(isShort(a)) - Number(isShort(b)));
  const ranked = telling.length > 0 ? best : inRankOrder(able);
  const chosen: Entry[] = [];
  let length = 0;
  for (const entry of ranked.slice(0, count)) {
    length += charactersIn(entry.units);
    if (chosen.length > 0 && length > MAX_SHORT_CHARACTERS) break;
    chosen.push(entry);
  }
  return inInputOrder(chosen);
}
