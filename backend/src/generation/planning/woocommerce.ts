import type { ProductName, Reading } from '../reading/index.ts';
import { dropPronoun } from '../realizing/edits.ts';
import { contentStems } from '../text/words.ts';
import { apart, charactersIn, inInputOrder, pointsBack, without, wordsIn } from './entries.ts';
import { fallbackItem } from './fallback-item.ts';
import { layoutOf, type Layout } from './layout.ts';
import { isChoice, isFiling, isRow, isTellingRow } from './meta-statements.ts';
import { inRankOrder, isBareFact, isLater, isUninformative } from './rank.ts';
import { isSloganLine } from './slogans.ts';
import { storeBody } from './stores.ts';
import { allParts } from './title.ts';
import { asItem, type BodyPlan, type Entry, type Setting } from './types.ts';

const MAX_FACTS = 3;
/** Minimum facts of a short description without a sentence. */
const MIN_FACTS = 2;
/** Minimum words of the name for a text to name the product. */
const MIN_NAMED = 2;
/** Minimum words of a line that says more than what the product is or has. */
const MIN_TOLD_WORDS = 4;
/** Maximum characters of the short description. */
const MAX_SHORT_CHARACTERS = 500;
/** A shorter sentence is followed by the best lines. */
const MIN_HOOK_CHARACTERS = 60;

/**
 * Plans a WooCommerce listing: a short description that attracts attention, and a long one that
 * stands on its own and repeats none of it. If nothing would be left for the long one, both have
 * the only statement.
 */
export function planWooCommerce(setting: Setting, entries: readonly Entry[]): BodyPlan {
  const layout = layoutOf(entries, setting.reading);
  const found = sharedOut(toldOf(hookOf(layout, setting.reading), layout), layout, setting);
  const hook = inBullets(found, layout, setting);
  const isThin = charactersIn(hook.flatMap(({ units }) => units)) < MIN_HOOK_CHARACTERS;
  const unsaid = without(layout.list, hook);
  const short = isThin ? [...hook, ...factsOf(unsaid, hook.length, setting)] : hook;
  // No statement appears twice, and the page already shows the name and the category.
  const bullets = short.length > 0 ? short.map(asItem) : [fallbackItem(setting)];
  const whole = [...layout.text, ...layout.list, ...layout.below];
  // What remains besides the only statement isn't a text: the repeated name, a line of sizes, a brand.
  const rest = without(whole, short).filter((entry) => !isChoice(entry) && !isFiling(entry));
  // Rows may stand below rows, but after a text they would be all that is left of it.
  const isSplit =
    (hook.length > 0 ? isEnough(rest) : rest.length > 0) &&
    !isBound(without(layout.text, short)[0]);
  const kept = isSplit ? short : [];
  const left = without(layout.text, kept);
  // The rest of a line that is partly a list becomes items, and so do sentences that need no "It"
  // in a list.
  const isItem = (entry: Entry, at: number) => entry.part || (at === 0 && mayLosePronoun(entry));
  const items = left.filter(isItem).flatMap(apart);
  const isSheet = !isSplit && whole.slice(0, 1).some(isFragment);
  return {
    bullets,
    blocks: [
      // "Material: Linen" by itself does not say of what.
      ...(isSheet ? [{ kind: 'name' as const, parts: allParts(setting.reading.name) }] : []),
      ...storeBody(setting, {
        text: left.filter((entry, at) => !isItem(entry, at)),
        list: [...items, ...without(layout.list, kept)],
        below: without(layout.below, kept),
      }),
    ],
  };
}

/** Minimum rows of a data sheet that a description can consist of. */
const MIN_SHEET_ROWS = 3;

/** Whether what is left besides a short description is a text or a data sheet of its own. */
function isEnough(left: readonly Entry[]): boolean {
  const told = left.filter((entry) => !isLater(entry));
  const isTold = ({ label, units }: Entry) =>
    label === undefined || units.some(({ finite }) => finite);
  return told.some(isTold) || told.length >= MIN_SHEET_ROWS;
}

/** "With a gold case, it keeps time": opens no text, because "it" is said before. */
function isBound(entry: Entry | undefined): boolean {
  return /^[^,;:.]{3,80}, (?:it|they)(?:['’]\p{L}+)?\s/iu.test(entry?.units[0]?.text ?? '');
}

/** "Material: Linen", "Steel": no text by itself. */
function isFragment(entry: Entry): boolean {
  return entry.label !== undefined || wordsIn(entry) < MIN_TOLD_WORDS - 1;
}

/**
 * The first paragraph over other text, or else the first sentence with those that point back at it,
 * where anything is left.
 */
function hookOf({ text, list, below }: Layout, { name }: Reading): Entry[] {
  const [first, ...rest] = text.flatMap(apart);
  if (first === undefined) return [];
  const end = rest.findIndex((run) => !pointsBack(run));
  const hook = [first, ...rest.slice(0, end === -1 ? rest.length : end)];
  const units = hook.flatMap((run) => run.units);
  const others = [...list, ...below];
  // A paragraph above features stays whole, because its second sentence can't open a text.
  const [paragraph, ...paragraphs] = text;
  const isOver = [...paragraphs, ...others].some((entry) => !isLater(entry));
  const fits = charactersIn(paragraph?.units ?? []) <= MAX_SHORT_CHARACTERS;
  const [next, ...left] = paragraphs;
  const isTold = paragraph !== undefined && mentionsProduct(paragraph, name);
  const both = [...(paragraph?.units ?? []), ...(next?.units ?? [])];
  // "Running with her friends is where you find her": not enough alone, because it doesn't say what
  // the product is.
  if (
    paragraph?.part === false &&
    next?.part === false &&
    !isTold &&
    [...left, ...others].length > 0 &&
    charactersIn(both) <= MAX_SHORT_CHARACTERS
  )
    return [paragraph, next];
  if (paragraph?.part === false && isOver && fits) return [paragraph];
  // A warranty alone isn't a text: the second sentence joins it, unless it depends on the first.
  const [, second] = hook;
  const isApart = second !== undefined && (!opensOnPronoun(second) || mayLosePronoun(second));
  if (hook.length > 1 && others.every(isLater) && isApart) return [first];
  // A single statement goes where shoppers look first.
  const isLeft = rest.length === 0 || rest.length >= hook.length || others.length > 0;
  return isLeft && charactersIn(units) <= MAX_SHORT_CHARACTERS ? [{ ...first, units }] : [];
}

/**
 * A paragraph is no bullet: facts stand above it if there are several, and it opens the long text;
 * otherwise each of its sentences is a bullet.
 */
function inBullets(hook: Entry[], { list }: Layout, setting: Setting): Entry[] {
  const [only, ...more] = hook;
  if (only === undefined || more.length > 0 || only.units.length < 2) return hook;
  // Which lines are facts is known only in English.
  const facts = setting.reading.language === 'en' ? bestOf(list, MAX_FACTS, setting) : [];
  return facts.length >= MIN_FACTS ? facts : apart(only);
}

/** "Easy to love." alone is only a teaser: without a list, the next sentences are added. */
function toldOf(hook: Entry[], { text, list }: Layout): Entry[] {
  const [only, ...more] = hook;
  if (only === undefined || more.length > 0 || list.length > 0) return hook;
  const runs = text.flatMap(apart);
  const next = runs.findIndex((run) => run.units.at(-1) === only.units.at(-1)) + 1;
  const units = [...only.units];
  for (const run of next === 0 ? [] : runs.slice(next)) {
    if (charactersIn(units) >= MIN_HOOK_CHARACTERS || run.line.id !== only.line.id) break;
    units.push(...run.units);
  }
  return charactersIn(units) <= MAX_SHORT_CHARACTERS ? [{ ...only, units }] : hook;
}

/**
 * If only rows such as "Color: Black" would be left below a hook, the description gets the prose: the hook is the first
 * sentence that names the product, as long as another is left that needs nothing before it.
 */
function sharedOut(hook: Entry[], layout: Layout, setting: Setting): Entry[] {
  const { text, list, below } = layout;
  const rest = without([...text, ...list, ...below], hook);
  const runs = text.flatMap(apart);
  const isRead = hook.length > 0 && setting.reading.language === 'en';
  if (!isRead || runs.length < 2 || !rest.every(isRowLike) || runs.some(isTorn)) return hook;
  const mayOpen = (run: Entry) => {
    const left = runs.filter((other) => other !== run);
    const [next] = left;
    const isTold = left.some(
      (other) =>
        !isSloganLine(other, setting) && !isLater(other) && wordsIn(other) >= MIN_LEFT_WORDS,
    );
    return next !== undefined && isTold && !pointsBack(next) && !opensOnPronoun(next);
  };
  const able = runs.filter((run) => mayOpen(run) && !isSloganLine(run, setting));
  const found =
    able.find((run) => mentionsProduct(run, setting.reading.name)) ??
    able.find((run) => run === runs[0]);
  // Besides a slogan, the only sentence stays in the description, and facts are above it.
  const isOpened = runs.some((run) => isSloganLine(run, setting));
  const facts = isOpened && list.length > 0 ? factsOf(list, 0, setting) : [];
  return found === undefined ? (facts.length > 0 ? facts : hook) : [found];
}

/** Minimum words of a sentence that a description can consist of. */
const MIN_LEFT_WORDS = 6;

/** A quotation that ends in another sentence. */
function isTorn({ units }: Entry): boolean {
  const text = units.map((unit) => unit.text).join(' ');
  return text.split('“').length !== text.split('”').length;
}

/** "Color: Black", "100% polyester", "Imported", a choice: no text below a text. */
function isRowLike(entry: Entry): boolean {
  const isOption = entry.units.some(({ span }) => span.field === 'variants');
  const isFinite = entry.units.some(({ finite }) => finite);
  return isOption || (!isFinite && (entry.label !== undefined || entry.type !== undefined));
}

/** Whether a text names the product by its noun, or by several words of its name. */
function mentionsProduct({ units }: Entry, { text, noun }: ProductName): boolean {
  const said = new Set(units.flatMap((unit) => contentStems(unit.text)));
  const nouns = contentStems(noun ?? '');
  const named = new Set(contentStems(text));
  const shared = [...named].filter((stem) => said.has(stem)).length;
  return shared >= Math.min(MIN_NAMED, named.size) || nouns.some((stem) => said.has(stem));
}

/** "It adds …", unlike "With a gold case, it adds …". */
function opensOnPronoun({ units: [unit] }: Entry): boolean {
  return /^(?:it|they|this|that|these|those|he|she)\b|^(?:its|their|his|her)\b/iu.test(
    unit?.text ?? '',
  );
}

/** "It features strings and a grip" as an item: "Features strings and a grip". */
function mayLosePronoun(entry: Entry): boolean {
  const text = entry.units[0]?.text ?? '';
  return pointsBack(entry) && dropPronoun(text) !== text;
}

/** "100% recycled plastic", "Includes 510 blocks": few words that give a reason to buy. */
function isReasonToBuy({ label, units: [unit] }: Entry): boolean {
  return (
    label === undefined && /^(?:100 ?% (?:recycled|organic) |includes \d)/iu.test(unit?.text ?? '')
  );
}

/**
 * The strongest lines, at most as many as the long description keeps.
 * @param said how many statements precede them
 */
function factsOf(list: readonly Entry[], said: number, setting: Setting): Entry[] {
  const half = Math.floor((list.length + said) / 2) - said;
  const least = said === 0 ? 1 : 0;
  const count = Math.min(MAX_FACTS - said, Math.max(half, least));
  // After a sentence, a few words would be a fragment.
  const isWhole = (entry: Entry) => said === 0 || wordsIn(entry) >= MIN_TOLD_WORDS;
  return bestOf(list, count, setting, isWhole);
}

/** The strongest lines, and never one that only measures or limits. */
function bestOf(
  list: readonly Entry[],
  count: number,
  setting: Setting,
  isWhole: (entry: Entry) => boolean = () => true,
): Entry[] {
  const mayOpen = (entry: Entry, at: number) => {
    const next = list[at + 1];
    return !pointsBack(entry) && !(next !== undefined && pointsBack(next));
  };
  const able = list.filter((entry, at) => mayOpen(entry, at) && isWhole(entry));
  const telling = able.filter(
    (entry) =>
      !isLater(entry) &&
      !isUninformative(entry) &&
      !isChoice(entry) &&
      (!(isRow(entry) || isFiling(entry)) || isTellingRow(entry, setting)),
  );
  const isShort = (entry: Entry) => entry.label === undefined && wordsIn(entry) < MIN_TOLD_WORDS;
  const isSheet = ({ label, type }: Entry) => label !== undefined && type === 'material';
  const weight = (entry: Entry) =>
    isReasonToBuy(entry) ? 0 : Number(isShort(entry)) + Number(isBareFact(entry) || isSheet(entry));
  const best = inRankOrder(telling).toSorted((a, b) => weight(a) - weight(b));
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
