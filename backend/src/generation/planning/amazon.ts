import { isRefused } from '../platforms/refusals.ts';
import { textOf } from '../realizing/cited.ts';
import { realizeItem } from '../realizing/items.ts';
import { FULL_BULLETS_STATEMENTS } from '../platforms/amazon-bullets.ts';
import { apart, byUnit, pointsBack, without, wordsIn } from './entries.ts';
import { standInOf } from './fillers.ts';
import { planHighlights } from './highlights.ts';
import { planSummary } from './meta.ts';
import { passagesOf } from './passages.ts';
import { bestOf, inRankOrder, isLater, isWeak } from './rank.ts';
import { isBullet } from './statements.ts';
import {
  asItem,
  type Block,
  type BodyPlan,
  type Entry,
  type HighlightsPlan,
  type Item,
  type Setting,
  type TitlePlan,
} from './types.ts';

const MIN_BULLETS = 3;
const MAX_BULLETS = 5;
/** Characters of all bullets together. */
const MAX_TOTAL = 999;
/** Characters of a description that says the name and one of the bullets. */
const MAX_SUMMARY = 200;
/** Words from which a first sentence is a description by itself. */
const MIN_OPENING_WORDS = 6;

/**
 * Amazon: the best statements as bullets, the running text and what is left as description. Running
 * text keeps its opening, and lends later sentences to bullets that the list leaves free.
 */
export function planAmazon(
  setting: Setting,
  entries: readonly Entry[],
  title: TitlePlan,
): BodyPlan & { readonly highlights: HighlightsPlan } {
  const stated = bounded(statedIn(entries, setting), setting);
  const spare = without(entries, stated);
  const some = planHighlights(setting, spare, title);
  // The description keeps what is left where it would be empty otherwise.
  const isTaken = without(spare, some.facts).length === 0 && stated.length < MIN_BULLETS;
  const highlights = isTaken ? { ...some, facts: [] } : some;
  const standIn = [standInOf(setting)].filter((item) => mayStandIn(item, setting));
  const bullets = stated.length > 0 ? inRankOrder(stated).map(asItem) : standIn;
  const blocks = descriptionOf(setting, without(spare, highlights.facts), stated);
  return { bullets, highlights, blocks };
}

function mayStandIn(item: Item, setting: Setting): boolean {
  const text = textOf(realizeItem(item, setting));
  return isBullet(item, setting) && !isRefused(text, setting.platform);
}

/** What the bullets say, in input order. */
function statedIn(entries: readonly Entry[], setting: Setting): Entry[] {
  const { text, list } = partedIn(entries);
  const listed = fitting(list, setting);
  // Two sentences are not parted for a list that is enough by itself.
  const isWhole = listed.length >= MIN_BULLETS && text.flatMap(apart).length <= 2;
  const lent = isWhole ? [] : fitting(lentBy(text), setting);
  const first = bestOf(listed, MAX_BULLETS);
  const more = bestOf(lent, MAX_BULLETS - first.length);
  const chosen = [...first, ...more];
  const others = [...listed, ...lent].filter((entry) => !chosen.includes(entry));
  chosen.push(...inRankOrder(others).slice(0, Math.max(0, MIN_BULLETS - chosen.length)));
  // Below a title, "Its …" says enough where nothing else speaks of the product.
  if (chosen.every(isLater)) chosen.unshift(...fitting(text.flatMap(byUnit).slice(1), setting));
  const every = fitting(entries.flatMap(apart), setting);
  // Where the text has too few to lend, all statements are bullets.
  const statements = entries.flatMap(apart).filter((entry) => !pointsBack(entry)).length;
  const isThin = statements < FULL_BULLETS_STATEMENTS && chosen.length > 0;
  const enough = isThin ? 1 : Math.min(MIN_BULLETS, every.length);
  const stated =
    chosen.length < enough ? bestOf(every, MAX_BULLETS, MIN_BULLETS) : chosen.slice(0, MAX_BULLETS);
  return stated.toSorted((a, b) => (a.units[0]?.id ?? 0) - (b.units[0]?.id ?? 0));
}

/** Paragraphs are text here; a sentence by itself above a list is the first of the list. */
function partedIn(entries: readonly Entry[]): { text: Entry[]; list: Entry[] } {
  const { above, list, below } = passagesOf(entries);
  const text = [...above, ...below].flat();
  const isText = text.flatMap(byUnit).length > 1 || list.every(isLater);
  return isText ? { text, list: [...list] } : { text: [], list: [...entries] };
}

/** The sentences of running text behind its opening. */
function lentBy(text: readonly Entry[]): Entry[] {
  const runs = text.flatMap(apart);
  let said = 0;
  const opened = runs.findIndex((run) => {
    const isOver = said >= MIN_OPENING_WORDS && !pointsBack(run);
    said += wordsIn(run);
    return isOver;
  });
  return opened === -1 ? [] : runs.slice(opened);
}

/** Entries that can stand as a bullet, cut back to the units that fit. */
function fitting(entries: readonly Entry[], setting: Setting): Entry[] {
  return entries.flatMap((entry) => fitted(entry, setting) ?? []);
}

function fitted(entry: Entry, setting: Setting): Entry | undefined {
  for (let count = entry.units.length; count > 0; count--) {
    const cut =
      count === entry.units.length ? entry : { ...entry, units: entry.units.slice(0, count) };
    if (isBullet({ kind: 'entry', entry: cut }, setting)) return cut;
  }
  return undefined;
}

/** As many of the entries as have room together. */
function bounded(entries: readonly Entry[], setting: Setting): Entry[] {
  let total = 0;
  return entries.filter((entry) => {
    const { length } = textOf(realizeItem(asItem(entry), setting));
    if (total + length > MAX_TOTAL) return false;
    total += length;
    return true;
  });
}

/** The running text, and behind it what the list has left; the name opens where nothing else can. */
function descriptionOf(
  setting: Setting,
  told: readonly Entry[],
  stated: readonly Entry[],
): Block[] {
  const { above, list, below } = passagesOf(told);
  const groups = [...above, ...(list.length === 0 ? [] : [list]), ...below];
  const blocks = groups.map((entries): Block => ({ kind: 'paragraph', entries }));
  const opens = (entry: Entry) =>
    !isLater(entry) && !isWeak(entry) && wordsIn(entry) >= MIN_OPENING_WORDS;
  if ([...above, list].some((entries) => entries.some(opens))) return blocks;
  const summary = planSummary(setting, told.length === 0 ? stated : [], MAX_SUMMARY, 1);
  return [{ kind: 'summary', summary }, ...blocks];
}
