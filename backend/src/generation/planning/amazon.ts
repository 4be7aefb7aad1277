import { isRefused } from '../platforms/refusals.ts';
import { textOf } from '../realizing/cited.ts';
import { dropPronoun } from '../realizing/edits.ts';
import { realizeItem } from '../realizing/items.ts';
import { TONE_CHOICES } from '../realizing/tones.ts';
import type { ProductName, Unit } from '../reading/index.ts';
import { contentStems, hasDigit, wordsOf } from '../text/words.ts';
import { apart, byUnit, isAside, without, wordsIn } from './entries.ts';
import { standInOf } from './fillers.ts';
import { planHighlights } from './highlights.ts';
import { introductionOf } from './introduction.ts';
import { planSummary } from './meta.ts';
import { passagesOf } from './passages.ts';
import { inRankOrder, isDecisive, isLater, isWeak, withLaterLast } from './rank.ts';
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
/** Letters from which a word beside a figure tells something. */
const MIN_TELLING = 4;
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
  const { name } = setting.reading;
  const { opening, list, later } = statementsOf(entries, name);
  const candidates = fitting([...opening, ...list, ...later], setting);
  const chosen = bulletsOf(candidates, name.text);
  // Lines of several sentences are parted where there is too little otherwise.
  const stated = bounded(
    chosen.length < MIN_BULLETS
      ? bulletsOf(fitting(entries.flatMap(apart), setting), name.text)
      : chosen,
    setting,
  );
  const standIn = [standInOf(setting)].filter((item) => mayStandIn(item, setting));
  const highlights = planHighlights(setting, without(entries, stated), title);
  return {
    bullets: stated.length > 0 ? withLaterLast(inInputOrder(stated)).map(asItem) : standIn,
    highlights,
    blocks: descriptionOf(setting, entries, stated, highlights.facts),
  };
}

/**
 * The best, and among them what is in the box and what the product lacks. No slot stays empty while a
 * line is left, but a warranty or delivery is none; what the title says comes last.
 */
function bulletsOf(candidates: readonly Entry[], name: string): Entry[] {
  const ranked = inRankOrder(candidates);
  const isFirst = (entry: Entry) => entry.opens || isDecisive(entry);
  const isLast = (entry: Entry) => isInName(entry, name);
  const ordered = [
    ...ranked.filter(isFirst),
    ...ranked.filter((entry) => !isFirst(entry) && !isLast(entry)),
    ...ranked.filter((entry) => !isFirst(entry) && isLast(entry)),
  ].slice(0, MAX_BULLETS);
  return ordered.filter((entry, index) => index < MIN_BULLETS || !isAside(entry));
}

/** "Voltage: 20 V max" below a name with "20V": a figure that the title has, and no word besides it. */
function isInName({ units }: Entry, name: string): boolean {
  const squashed = (text: string) => text.toLowerCase().replace(/(?<=\d)[ -](?=\p{L})/gu, '');
  const said = new Set(wordsOf(squashed(name)));
  const words = units.flatMap(({ text }) => wordsOf(squashed(text)));
  const isTold = (word: string) => said.has(word) || (!hasDigit(word) && word.length < MIN_TELLING);
  return words.some(hasDigit) && words.every(isTold);
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

function statementsOf(entries: readonly Entry[], name: ProductName): Statements {
  const { above, list, below } = passagesOf(entries);
  const runs = [...above, ...below]
    .flat()
    .flatMap(apart)
    .flatMap((run) => onePerBullet(run, name));
  const [first, ...rest] = runs;
  const isOpening = first !== undefined && !isLater(first);
  // What was one paragraph keeps its order; the input's own list goes first.
  const items = list.filter(({ part }) => !part);
  const others = inInputOrder([...list.filter(({ part }) => part), ...(isOpening ? rest : runs)]);
  return { opening: isOpening ? [first] : [], list: items, later: others };
}

/** "It comes in a gift box": said of the product, whatever the sentence before it is about. */
const OF_PRODUCT =
  /^(?:it|they) (?:comes?|weighs?|measures?|ships?|arrives?|includes?|runs?|fits?|holds?)\b/iu;
/** Words that a subject is among. */
const MAX_SUBJECT_WORDS = 5;
/** "There's a poster in the box": what needs no sentence before it. */
const SAID_APART = /^there(?:['’]s| is| are) /iu;
const OF_SEVERAL = /^they /iu;

/**
 * A run parted into bullets of one sentence: where the second says of the product what, below the title,
 * needs no "It". Others that point back are left to the description, which has the paragraph whole.
 */
function onePerBullet(run: Entry, name: ProductName): Entry[] {
  const stems = new Set(contentStems(name.text));
  const isOfProduct = ({ text }: Unit) =>
    contentStems(wordsOf(text).slice(0, MAX_SUBJECT_WORDS).join(' ')).some((stem) =>
      stems.has(stem),
    );
  const standsAlone = ({ text }: Unit, before: readonly Unit[]) =>
    SAID_APART.test(text) ||
    ((OF_SEVERAL.test(text) ? name.plural : dropPronoun(text) !== text) &&
      (OF_PRODUCT.test(text) || before.every(isOfProduct)));
  const runs: Unit[][] = [];
  for (const unit of run.units) {
    const before = runs.at(-1);
    if (before === undefined || (unit.pointsBack && standsAlone(unit, before))) runs.push([unit]);
    else if (!unit.finite || before.some(({ finite }) => !finite)) before.push(unit);
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
  highlighted: readonly Entry[],
): Block[] {
  const { above, list, below } = passagesOf(entries);
  const unstated = without(list, stated);
  const left = stated.length === 0 ? unstated : without(unstated, highlighted.filter(isScrap));
  const text = [...above, ...below].flat();
  const telling = left.filter((entry) => !isLater(entry) && !isWeak(entry));
  const isEnough = telling.reduce((sum, entry) => sum + wordsIn(entry), 0) >= MIN_TOLD_WORDS;
  // The opening sentence and a warning make no text.
  const isMore = text.flatMap(byUnit).length > 1 || without(text, stated).length > 0 || isEnough;
  if (text.length > 0 && isMore)
    return paragraphs(above.length > 0 ? [...above, left, ...below] : [...below, left]);
  const spoken = entries.flatMap(byUnit).filter(isSpoken);
  if (spoken.length > 1 && unstated.length === 0) return paragraphs([spoken]);
  const { sentences, used } = introductionOf(setting.reading, stated);
  const isTold = TONE_CHOICES[setting.tone].introduction && sentences[0]?.form === 'intro';
  if (isTold) return [{ kind: 'typed', sentences }, ...paragraphs([without(left, used)])];
  const summary = planSummary(setting, isEnough ? telling : stated, MAX_SUMMARY, MAX_SUMMARY);
  const isNamed = (entry: Entry) => entry.units[0]?.id === summary.within?.unit;
  const told = inInputOrder([...without(summary.statements, left), ...left]).filter(
    (entry) => !isNamed(entry),
  );
  const statements = withOpenerFirst(told);
  // A single bullet behind the name says too little.
  if (statements.length < 2 && stated.length > 1)
    return paragraphs([inInputOrder([...stated, ...left])]);
  return [{ kind: 'summary', summary: { ...summary, statements } }];
}

const MAX_SCRAP_WORDS = 3;

/** "73 g", "Navy blue": no sentence of a text, where highlights have it. */
function isScrap(entry: Entry): boolean {
  return entry.label === undefined && !isSpoken(entry) && wordsIn(entry) <= MAX_SCRAP_WORDS;
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
