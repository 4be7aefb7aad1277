import { textOf } from '../realizing/cited.ts';
import { realizeItem } from '../realizing/items.ts';
import { apart, charactersIn, pointsBack, without, wordsIn } from './entries.ts';
import { standInOf } from './fillers.ts';
import { isChoice } from './meta-statements.ts';
import { passagesOf } from './passages.ts';
import { bestOf, inRankOrder, isLater, isWeak } from './rank.ts';
import { bodyOf } from './stores.ts';
import { asItem, type BodyPlan, type Entry, type Setting } from './types.ts';

const MAX_FACTS = 3;
const MAX_FACT_CHARACTERS = 120;
const MAX_HOOK_CHARACTERS = 255;
const MIN_HOOK_WORDS = 6;
/** Fewer items make no list, so that a short description takes no more than leave so many. */
const MIN_LISTED = 2;

/**
 * WooCommerce: a short description of the sentence that opens, or else of the best facts of the list,
 * and a long one that repeats none of it.
 */
export function planWooCommerce(setting: Setting, entries: readonly Entry[]): BodyPlan {
  const { above, list, below } = passagesOf(entries);
  const text = [...above, ...below].flat();
  const short =
    hookOf(text, list) ?? (text.length > 0 ? lateFactsOf(list) : factsOf(list, setting));
  const left = without(entries, short);
  if (short.length > 0 && left.length > 0)
    return { bullets: short.map(asItem), blocks: bodyOf(setting, left, entries) };
  // A single statement is both; the name and the category say nothing that a page lacks.
  const bullets = short.length > 0 ? short.map(asItem) : [standInOf(setting)];
  return { bullets, blocks: bodyOf(setting, entries) };
}

/** The best short facts, where they leave a list. */
function factsOf(list: readonly Entry[], setting: Setting): Entry[] {
  const short = list.filter((entry) => !pointsBack(entry) && isShort(entry, setting));
  const telling = short.filter((entry) => !isWeak(entry));
  const count = Math.max(1, Math.min(MAX_FACTS, list.length - MIN_LISTED));
  // The merchant's own beginning, and the best of the rest.
  const first = telling.find((entry) => !isLater(entry) && !isChoice(entry));
  const others = (telling.length > 0 ? telling : short).filter((entry) => entry !== first);
  if (first === undefined) return inRankOrder(bestOf(others, count, 1));
  return [
    first,
    ...bestOf(
      others.filter((entry) => !isChoice(entry)),
      count - 1,
    ),
  ];
}

function isShort(entry: Entry, setting: Setting): boolean {
  return textOf(realizeItem(asItem(entry), setting)).length <= MAX_FACT_CHARACTERS;
}

/** Warranty and the like, for a text of a sentence that the long description needs. */
function lateFactsOf(list: readonly Entry[]): Entry[] {
  return bestOf(list, MAX_FACTS, MAX_FACTS);
}

/**
 * The first sentence of the running text, with those that point back at it, where something is left
 * that says what the product is.
 */
function hookOf(text: readonly Entry[], list: readonly Entry[]): Entry[] | undefined {
  const runs = text.filter((entry) => !isLater(entry)).flatMap(apart);
  const [first, ...more] = runs;
  if (first === undefined) return undefined;
  const hook = [first];
  for (const run of more) {
    const said = hook.reduce((sum, one) => sum + wordsIn(one), 0);
    if (!pointsBack(run) && (run.line !== first.line || said >= MIN_HOOK_WORDS)) break;
    hook.push(run);
  }
  const told = [...runs.slice(hook.length), ...list].some((entry) => !isLater(entry));
  // Right below, what points back at the hook says enough.
  const units = told ? hook.flatMap((run) => run.units) : first.units.slice(0, 1);
  const isLeft = told || first.units.length > 1 || hook.length > 1;
  return isLeft && charactersIn(units) <= MAX_HOOK_CHARACTERS ? [{ ...first, units }] : undefined;
}
