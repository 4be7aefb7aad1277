import { isForbidden } from '../platforms/forbidden-wording.ts';
import { textOf } from '../realizing/cited.ts';
import { dropPronoun } from '../realizing/edits.ts';
import { realizeItem } from '../realizing/items.ts';
import type { ProductName, Reading, Unit } from '../reading/index.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import { descriptionOf, isInName } from './amazon-description.ts';
import { apart, inInputOrder, isAside, without } from './entries.ts';
import { standInOf } from './fillers.ts';
import { planHighlights } from './highlights.ts';
import { passagesOf } from './passages.ts';
import { inRankOrder, isDecisive, isLater, withLaterLast } from './rank.ts';
import { isBullet } from './statements.ts';
import {
  asItem,
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
  const { opening, list, later } = statementsOf(entries, setting.reading);
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
  return ordered.filter(
    (entry, index) => index < MIN_BULLETS || !isAside(entry) || isMaking(entry),
  );
}

/** "Handmade in Jaipur, India": an origin that tells how a product is made. */
function isMaking(entry: Entry): boolean {
  return /^(?:hand|small|made in small|woven|knit|sewn|built)/iu.test(entry.units[0]?.text ?? '');
}

function mayStandIn(item: Item, setting: Setting): boolean {
  const text = textOf(realizeItem(item, setting));
  return isBullet(item, setting) && !isForbidden(text, setting.platform);
}

interface Statements {
  /** The sentence that opens the running text. */
  readonly opening: readonly Entry[];
  readonly list: readonly Entry[];
  /** The other sentences of the running text. */
  readonly later: readonly Entry[];
}

function statementsOf(entries: readonly Entry[], { name, facts }: Reading): Statements {
  const { above, list, below } = passagesOf(entries);
  const runs = [...above, ...below]
    .flat()
    .flatMap(apart)
    .flatMap((run) => onePerBullet(run, name))
    .map((run) => typed(run, facts));
  const [first, ...rest] = runs;
  const isOpening = first !== undefined && !isLater(first);
  // What was one paragraph keeps its order; the input's own list goes first.
  const items = list.filter(({ part }) => !part);
  const others = inInputOrder([...list.filter(({ part }) => part), ...(isOpening ? rest : runs)]);
  return { opening: isOpening ? [first] : [], list: items, later: others };
}

/** "Cream.": the color that a paragraph ends on is one. */
function typed(run: Entry, facts: Reading['facts']): Entry {
  const [unit, ...more] = run.units;
  const fact = facts.find((one) => one.unit === unit?.id && one.whole);
  return more.length > 0 || run.type !== undefined || fact?.type !== 'color'
    ? run
    : { ...run, type: fact.type };
}

/** "It comes in a gift box": about the product, whatever the sentence before it is about. */
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

/** Entries that can be a bullet, shortened to the units that fit. */
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
