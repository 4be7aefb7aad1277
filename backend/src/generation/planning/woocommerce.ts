import type { Fact } from '../reading/index.ts';
import { textOf } from '../realizing/cited.ts';
import { realizeItem } from '../realizing/items.ts';
import {
  apart,
  charactersIn,
  isAside,
  isInstruction,
  isNote,
  isOrder,
  pointsBack,
  wordsIn,
} from './entries.ts';
import { categoryOf, fillersOf } from './fillers.ts';
import { introductionOf, sentencesAboutProduct, openingOf } from './opening.ts';
import { isBare, isSlight } from './slight.ts';
import { asItem, bodyOf, MIN_LISTED } from './stores.ts';
import { isWeak, strengthOf } from './strength.ts';
import type { Block, Entry, Item, Setting } from './types.ts';

const MAX_SHORT = 3;
const MAX_SHORT_CHARACTERS = 120;
const MAX_HOOK_CHARACTERS = 160;

/** WooCommerce: a short description of the strongest facts, and a long one that repeats none of them. */
export function planWooCommerce(
  setting: Setting,
  entries: readonly Entry[],
): { bullets: Item[]; blocks: Block[] } {
  const found = shortOf(setting, entries);
  // What says little of the product is no short description where a sentence can be one.
  const opening = openingOf(entries);
  const [only, ...others] = found;
  // A few words by themselves, beside an opening that they are no part of.
  const lone =
    only !== undefined &&
    others.length === 0 &&
    opening.length > 0 &&
    wordsIn(only) <= MIN_HOOK_WORDS &&
    !opening.some(({ line }) => line === only.line);
  const hook = lone || found.every(isSlight) ? hookOf(entries, opening) : [];
  const told = new Set(hook.flatMap((entry) => entry.units));
  const left = entries.filter(({ units }) => units.some((unit) => !told.has(unit)));
  // Where a warranty alone would be left for the long text, the lines about the product are the hook.
  const bare = left.every((entry) => opening.includes(entry) || isAside(entry));
  const about = bare ? sentencesAboutProduct(opening, setting.reading) : [];
  const hooked = hook.length > 0 && !left.every(isAside);
  const chosen = about.length > 0 ? about : hooked ? hook : found;
  const short = chosen.length > 0 ? chosen : spareOf(setting, entries);
  const warranty = short.length > 0 ? [] : warrantyOf(entries);
  const used = new Set(
    [...short, ...warranty].flatMap((entry) => entry.units.map((unit) => unit.id)),
  );
  const rest = entries.flatMap((entry): Entry[] => {
    const units = entry.units.filter((unit) => !used.has(unit.id));
    if (units.length === entry.units.length) return [entry];
    return units.length === 0 ? [] : [{ ...entry, units }];
  });
  const bullets =
    short.length > 0 ? short.map(asItem) : [...instead(setting, entries), ...warranty.map(asItem)];
  return { bullets, blocks: bodyOf(setting, rest) };
}

function factsOf({ reading }: Setting): Fact[] {
  return [...fillersOf(reading), ...categoryOf(reading)];
}

/** A warranty beside the brand, where the long text has something else to say. */
function warrantyOf(entries: readonly Entry[]): Entry[] {
  const told = entries.filter(({ type, units }) => type === 'warranty' && units.length === 1);
  return entries.some((entry) => !isAside(entry)) ? told.slice(0, 1) : [];
}

/** One short line of several, which tells more than brand, color or category. */
function spareOf(setting: Setting, entries: readonly Entry[]): Entry[] {
  const short = entries.find((entry) => isShort(entry, setting));
  const left = entries.filter((entry) => entry !== short);
  return short === undefined || left.every(isAside) ? [] : [short];
}

/** A short description of nothing in the features, or of what the long text says as well. */
function instead(setting: Setting, entries: readonly Entry[]): Item[] {
  const [fact] = factsOf(setting);
  if (fact !== undefined) return [{ kind: 'fact', fact }];
  const short = entries.find((entry) => isShort(entry, setting));
  if (short !== undefined) return [asItem(short)];
  const { text, span } = setting.reading.name;
  return [
    {
      kind: 'fact',
      fact: { type: 'name', text: text === '' ? 'Product' : text, span, whole: true },
    },
  ];
}

/**
 * The two or three strongest facts outside of the running text, or else a later sentence of it.
 * What is left is a list again, and no single item.
 */
function shortOf(setting: Setting, entries: readonly Entry[]): Entry[] {
  const opening = openingOf(entries);
  const told = introductionOf(setting.reading, entries, false).used;
  // Where typed sentences carry the long text, a short opening is the hook before it.
  const [hook, ...more] = opening;
  if (told.length > 0 && hook !== undefined && more.length === 0 && isShort(hook, setting))
    return [hook];
  const outside = entries.filter((entry) => !opening.includes(entry) && !told.includes(entry));
  const short = outside.filter(
    (entry) => !pointsBack(entry) && !isNote(entry) && !isAside(entry) && isShort(entry, setting),
  );
  // "Vinyl" has its place in the long text, unless there is nothing else.
  const telling = short.filter(
    (entry) => !isBare(entry) && !isWeak(entry) && !isInstruction(entry),
  );
  const stated = telling.filter((entry) => !isOrder(entry));
  const free = stated.length > 0 ? stated : telling.length > 0 ? telling : short;
  const opened = opening.length > 0 || told.length > 0;
  const left = opened ? 0 : Math.min(MIN_LISTED, outside.length - 1);
  let count = Math.min(MAX_SHORT, free.length, outside.length - left);
  if (outside.length - count === 1 && count > 1) count -= 1;
  const runs = opening.flatMap(apart);
  // Of a longer text, the last sentence is no more of a hook than any other.
  const last = runs.length === 2 ? runs[1] : undefined;
  const closing =
    last !== undefined && !pointsBack(last) && last.units.length === 1 ? last : undefined;
  // One fact is no hook where a sentence can be.
  if (
    count === 1 &&
    closing !== undefined &&
    !isOrder(closing) &&
    isShort(closing, setting, MAX_HOOK_CHARACTERS)
  )
    return [closing];
  if (count > 0) {
    const best = new Set([...free].sort((a, b) => strengthOf(b) - strengthOf(a)).slice(0, count));
    return free.filter((entry) => best.has(entry));
  }
  return closing === undefined ? [] : [closing];
}

const MAX_OPENING_CHARACTERS = 255;
const MIN_HOOK_WORDS = 6;

/** The first sentence of the opening, or of the first line that has one, with those that point back at it. */
function hookOf(entries: readonly Entry[], opening: readonly Entry[]): Entry[] {
  const spoken = entries.filter(
    (entry) => !isAside(entry) && !isNote(entry) && entry.units.some((unit) => unit.finite),
  );
  const [line] = spoken;
  // A line of several sentences stays whole where it is short enough.
  if (
    opening.length === 0 &&
    line !== undefined &&
    charactersIn(line.units) <= MAX_OPENING_CHARACTERS
  )
    return [line];
  const runs = (opening.length > 0 ? opening : spoken.slice(0, 1)).flatMap(apart);
  const [first, ...more] = runs;
  if (first === undefined) return [];
  const units = [...first.units];
  for (const run of more) {
    const said = units.reduce((sum, unit) => sum + unit.words, 0);
    if (!pointsBack(run) && (run.line !== first.line || said >= MIN_HOOK_WORDS)) break;
    units.push(...run.units);
  }
  return charactersIn(units) <= MAX_OPENING_CHARACTERS ? [{ ...first, units }] : [];
}

function isShort(entry: Entry, setting: Setting, limit = MAX_SHORT_CHARACTERS): boolean {
  return textOf(realizeItem({ kind: 'entry', entry }, setting)).length <= limit;
}
