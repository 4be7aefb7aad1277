import { isRefused } from '../platforms/refusals.ts';
import { textOf } from '../realizing/cited.ts';
import { dropPronoun } from '../realizing/edits.ts';
import { realizeItem } from '../realizing/items.ts';
import { TONE_CHOICES } from '../realizing/tones.ts';
import type { Unit } from '../reading/index.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import { apart, byUnit, without, wordsIn } from './entries.ts';
import { standInOf } from './fillers.ts';
import { planHighlights } from './highlights.ts';
import { introductionOf } from './introduction.ts';
import { planSummary } from './meta.ts';
import { passagesOf } from './passages.ts';
import { inRankOrder, isLast, isLater, isWeak } from './rank.ts';
import { isBullet } from './statements.ts';
import { withOpenerFirst } from './stores.ts';
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
/** Characters of a description that says the name and the best of the bullets. */
const MAX_SUMMARY = 300;
/** Words from which a list says enough to be told in a description. */
const MIN_TOLD_WORDS = 6;
/** A description of no more words is one paragraph. */
const MAX_JOINED_WORDS = 40;

/**
 * Amazon: the best statements as bullets, from the sentence that opens the input on, and as
 * description the running text and what the bullets leave of the list.
 */
export function planAmazon(
  setting: Setting,
  entries: readonly Entry[],
  title: TitlePlan,
): BodyPlan & { readonly highlights: HighlightsPlan } {
  const { opening, list, later } = statementsOf(entries, setting.reading.name.text);
  const candidates = fitting([...opening, ...list, ...later], setting);
  const chosen = bulletsOf(candidates);
  // Lines of several sentences are parted where there is too little otherwise.
  const stated = bounded(
    chosen.length < MIN_BULLETS ? bulletsOf(fitting(entries.flatMap(apart), setting)) : chosen,
    setting,
  );
  const standIn = [standInOf(setting)].filter((item) => mayStandIn(item, setting));
  return {
    bullets: stated.length > 0 ? inRankOrder(inInputOrder(stated)).map(asItem) : standIn,
    highlights: planHighlights(setting, without(entries, stated), title),
    blocks: descriptionOf(setting, entries, stated),
  };
}

/** The best; a note or a warranty only where there are too few others. */
function bulletsOf(candidates: readonly Entry[]): Entry[] {
  const ranked = inRankOrder(candidates).slice(0, MAX_BULLETS);
  return ranked.filter((entry, index) => index < MIN_BULLETS || !isLast(entry));
}

function mayStandIn(item: Item, setting: Setting): boolean {
  const text = textOf(realizeItem(item, setting));
  return isBullet(item, setting) && !isRefused(text, setting.platform);
}

interface Statements {
  /** The sentence that opens the running text. */
  readonly opening: readonly Entry[];
  readonly list: readonly Entry[];
  /** The other sentences of the running text. */
  readonly later: readonly Entry[];
}

function statementsOf(entries: readonly Entry[], name: string): Statements {
  const { above, list, below } = passagesOf(entries);
  const runs = [...above, ...below]
    .flat()
    .flatMap(apart)
    .flatMap((run) => withoutPronouns(run, name));
  const [first, ...rest] = runs;
  if (first === undefined || isLater(first)) return { opening: [], list, later: runs };
  return { opening: [first], list, later: rest };
}

/** "It comes in a gift box": said of the product, whatever the sentence before it is about. */
const OF_PRODUCT = /^(?:it|they) (?:comes?|weighs?|measures?|ships?|arrives?|includes?)\b/iu;
/** Words that a subject is among. */
const MAX_SUBJECT_WORDS = 5;

/** A run parted where a sentence says of the product what, below the title, needs no "It". */
function withoutPronouns(run: Entry, name: string): Entry[] {
  const stems = new Set(contentStems(name));
  const isOfProduct = ({ text }: Unit) =>
    contentStems(wordsOf(text).slice(0, MAX_SUBJECT_WORDS).join(' ')).some((stem) =>
      stems.has(stem),
    );
  const runs: Unit[][] = [];
  for (const unit of run.units) {
    const before = runs.at(-1);
    const isDropped = unit.pointsBack && dropPronoun(unit.text) !== unit.text;
    const isOwn = isDropped && (OF_PRODUCT.test(unit.text) || before?.every(isOfProduct) === true);
    if (before === undefined || isOwn) runs.push([unit]);
    else before.push(unit);
  }
  return runs.map((units) => ({ ...run, units, opens: run.opens && units[0] === run.units[0] }));
}

function inInputOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => (a.units[0]?.id ?? 0) - (b.units[0]?.id ?? 0));
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

/**
 * The running text whole, and what the bullets leave of the list. A list is introduced by a typed
 * sentence, or else by the name.
 */
function descriptionOf(
  setting: Setting,
  entries: readonly Entry[],
  stated: readonly Entry[],
): Block[] {
  const { above, list, below } = passagesOf(entries);
  const left = without(list, stated);
  const text = [...above, ...below].flat();
  const isMore = [...text, ...left].flatMap(byUnit).length > 1 || without(text, stated).length > 0;
  if (text.length > 0 && isMore)
    return paragraphs(above.length > 0 ? [...above, left, ...below] : [...below, left]);
  const spoken = entries.flatMap(byUnit).filter(isSpoken);
  if (spoken.length > 1 && left.length === 0) return paragraphs([spoken]);
  const { sentences, used } = introductionOf(setting.reading, stated);
  const isTold = TONE_CHOICES[setting.tone].introduction && sentences[0]?.form === 'intro';
  if (isTold) return [{ kind: 'typed', sentences }, ...paragraphs([without(left, used)])];
  const telling = left.filter((entry) => !isLater(entry) && !isWeak(entry));
  const isEnough = telling.reduce((sum, entry) => sum + wordsIn(entry), 0) >= MIN_TOLD_WORDS;
  const summary = planSummary(setting, isEnough ? telling : stated, MAX_SUMMARY, MAX_SUMMARY);
  const told = inInputOrder([...without(summary.statements, left), ...left]);
  const statements = withOpenerFirst(told);
  // A single bullet behind the name says too little.
  if (statements.length < 2 && stated.length > 1)
    return paragraphs([inInputOrder([...stated, ...left])]);
  return [{ kind: 'summary', summary: { ...summary, statements } }];
}

function isSpoken({ units: [unit], label }: Entry): boolean {
  return unit?.finite === true && label === undefined;
}

/** Groups as paragraphs; a few words stand as one. */
function paragraphs(groups: readonly (readonly Entry[])[]): Block[] {
  const all = groups.flat();
  const words = all.reduce((sum, entry) => sum + wordsIn(entry), 0);
  return (words <= MAX_JOINED_WORDS ? [all] : groups)
    .filter((group) => group.length > 0)
    .map((group): Block => ({ kind: 'paragraph', entries: group }));
}
