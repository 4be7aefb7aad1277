import { isForbidden } from '../platforms/forbidden-wording.ts';
import { textOf } from '../realizing/cited.ts';
import { dropPronoun } from '../realizing/edits.ts';
import { realizeItem } from '../realizing/items.ts';
import type { ProductName, Reading, Unit } from '../reading/index.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { apart, byUnit, isAside, without, wordsIn } from './entries.ts';
import { amazonDescription } from './amazon-description.ts';
import { fallbackItem } from './fallback-item.ts';
import { planHighlights } from './highlights.ts';
import {
  haveAllSides,
  inBulletOrder,
  isSide,
  nearRepeatsLast,
  withoutRepeats,
} from './bullet-order.ts';
import { layoutOf, type Layout } from './layout.ts';
import { inRankOrder, isDecisive, isFiled, isOfMaker, isWeak } from './rank.ts';
import { isSound } from './meta-statements.ts';
import { isMoodLine, isRunOfSlogans, isSloganLine, slogansLast } from './slogans.ts';
import { isBullet, unitsWithRoom } from './statements.ts';
import { isInName } from './restated-entries.ts';
import { meansNothingAlone } from './makers-and-models.ts';
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

/** Plans an Amazon listing: the best lines as bullets, and a description that reads as running text. */
export async function planAmazon(
  setting: Setting,
  entries: readonly Entry[],
  title: TitlePlan,
): Promise<BodyPlan & { readonly highlights: HighlightsPlan }> {
  const layout = layoutOf(entries, setting.reading);
  const stated = bounded(await bulletsOf(layout, setting), setting);
  const standIn = [fallbackItem(setting)].filter((item) => mayStandIn(item, setting));
  const others = withoutRepeats([...stated, ...without(entries, stated)]).slice(stated.length);
  const highlights = planHighlights(setting, others, title, stated);
  await yieldToEventLoop();
  return {
    bullets:
      stated.length > 0 ? withLabelsOnce(inBulletOrder(stated, setting)).map(asItem) : standIn,
    highlights,
    blocks: amazonDescription(setting, layout, stated),
  };
}

/**
 * One line per bullet: first the sentence that opens the input, then what is in the box and what the product
 * lacks, then the list by rank. If there is room, sentences of the running text follow. Weak statements come
 * last, and a warranty or delivery is used only if there are fewer than three bullets.
 */
async function bulletsOf({ text, list, below }: Layout, setting: Setting): Promise<Entry[]> {
  const { name, facts } = setting.reading;
  const sentences = (some: readonly Entry[]) =>
    some
      .flatMap(apart)
      .flatMap((run) => onePerBullet(run, name))
      .map((run) => typed(run, facts));
  const whole = await fitting(list, setting);
  const lines = whole.length < MIN_BULLETS ? await fitting(sentences(list), setting) : whole;
  // If there are lines enough, each has one bullet, which a long paragraph fills as far as there is room.
  const isSlogan = (entry: Entry) =>
    isRunOfSlogans(entry) || isSloganLine(entry, setting) || isMoodLine(entry, setting);
  const isStrong = (entry: Entry) => !isWeak(entry) && !isFiled(entry) && !isAside(entry);
  const strong = [...text, ...list.filter(isStrong)].filter((entry) => !isSlogan(entry));
  const isMany = strong.length >= MAX_BULLETS;
  const isWhole = (entry: Entry) => isMany && fitted(entry, setting) !== undefined;
  const spoken = text.flatMap((entry) => (isWhole(entry) ? [entry] : sentences([entry])));
  const [first, ...others] = slogansLast(spoken, setting);
  // "The Larkfell chair is a natural beauty" takes no place of what tells more.
  const telling = [...others, ...list.filter(isStrong)].filter((entry) => !isSlogan(entry));
  const isMood = first !== undefined && isMoodLine(first, setting) && telling.length >= MAX_BULLETS;
  const opening = await fitting(first === undefined || isMood ? [] : [first], setting);
  const later = await fitting([...(isMood ? spoken : others), ...sentences(below)], setting);
  const [next, ...rest] = later.filter((entry) => !isSlogan(entry));
  const isReason =
    !isMany &&
    !isMood &&
    next !== undefined &&
    text.length > 0 &&
    wordsIn(next) >= MIN_REASON_WORDS;
  const [second, more] = isReason
    ? [[next], rest]
    : [[], next === undefined ? [] : [next, ...rest]];
  const isFirst = (entry: Entry) => entry.preferred === true || isDecisive(entry);
  const isLast = (entry: Entry) =>
    isWeak(entry) || isAside(entry) || isSlogan(entry) || isInName(entry, name.text);
  const ranked = inRankOrder(lines.filter((entry) => !isFiled(entry) || isFirst(entry)));
  const ordered = [
    ...opening,
    // The sentence after an opening often gives the reason for it.
    ...second,
    ...ranked.filter(isFirst),
    ...more.filter((entry) => isOfAge(entry, facts)),
    ...ranked.filter((entry) => !isFirst(entry) && !isLast(entry)),
    ...more,
    ...ranked.filter((entry) => !isFirst(entry) && isLast(entry)),
    ...lines.filter((entry) => isFiled(entry) && !isFirst(entry)),
    ...(await fitting(restOf(list, whole, setting), setting)),
    ...later.filter(isSlogan),
  ];
  const isKept = (entry: Entry) =>
    (!isAside(entry) && !isFiled(entry) && !isOfMaker(entry) && !isSloganLine(entry, setting)) ||
    entry.type === 'origin' ||
    isMaking(entry) ||
    entry.preferred === true;
  const chosen = (some: readonly Entry[]) =>
    nearRepeatsLast(withoutRepeats(some))
      .slice(0, MAX_BULLETS)
      .filter((entry, index) => index < MIN_BULLETS || isKept(entry));
  const meaning = ordered.filter((entry) => !meansNothingAlone(entry));
  const able = meaning.length > 0 ? meaning : ordered;
  const bullets = chosen(able);
  return haveAllSides(bullets, able) ? bullets : chosen(able.filter((entry) => !isSide(entry)));
}

/** "Recommended for children of 3 and up" in a paragraph. */
function isOfAge({ units }: Entry, facts: Reading['facts']): boolean {
  return facts.some(({ type, unit }) => type === 'age' && units.some(({ id }) => id === unit));
}

/** The sentences of lines that are too long for a bullet, which can stand apart. */
function restOf(list: readonly Entry[], shown: readonly Entry[], setting: Setting): Entry[] {
  const cut = list.filter(({ units }) => shown.some((one) => isStartOf(one.units, units)));
  return without(cut, shown)
    .flatMap(byUnit)
    .filter((entry) => entry.units.every(({ finite }) => finite) && isSound(entry, setting));
}

function isStartOf(units: readonly Unit[], all: readonly Unit[]): boolean {
  return units.length < all.length && units[0] === all[0];
}

/** Minimum words of a sentence after the opening that can give a reason. */
const MIN_REASON_WORDS = 6;
/** "Handmade in Jaipur, India": an origin that says how a product is made. */
function isMaking(entry: Entry): boolean {
  return /^(?:hand|small|made in small|woven|knit|sewn|built)/iu.test(entry.units[0]?.text ?? '');
}

function mayStandIn(item: Item, setting: Setting): boolean {
  const text = textOf(realizeItem(item, setting));
  return isBullet(item, setting) && !isForbidden(text, setting.platform);
}

/** "Cream.": a color at the end of a paragraph. */
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
/** How many words at the start of a sentence may contain its subject. */
const MAX_SUBJECT_WORDS = 5;
/** "There's a poster in the box": a sentence that needs no other before it. */
const SAID_APART = /^there(?:['’]s| is| are) /iu;
/** "Made from soft cotton, it keeps you cool": the product, whatever the sentence before it is about. */
const INTRODUCED =
  /^(?:made|designed|crafted|handcrafted|built|finished|constructed|engineered|woven|knitted|printed|infused|lined)\b[^.?!]{1,120}?, (it|they)\b/iu;
const OF_SEVERAL = /^(?:they|their) /iu;
/** "Designed for standout style, ": what stands before the subject of a sentence. */
const INTRODUCTION =
  /^(?:with|made|designed|crafted|built|featuring|perfect|ideal)\b[^.?!,]{1,80}, /iu;
/** "With its boxy cut, it keeps you cool" */
const WITH_ITS = /^with (?:its|their) [^.?!,]{1,80}, (?:it|they)\b/iu;

/**
 * Splits a run into bullets of one sentence, if the second is about the product and needs no "It"
 * below the title. Other sentences that point back are left to the description, which has the whole
 * paragraph.
 */
function onePerBullet(run: Entry, name: ProductName): Entry[] {
  const stems = new Set(contentStems(name.text));
  const isOfProduct = ({ text }: Unit) =>
    contentStems(
      wordsOf(text.replace(INTRODUCTION, '')).slice(0, MAX_SUBJECT_WORDS).join(' '),
    ).some((stem) => stems.has(stem));
  const standsAlone = ({ text }: Unit, before: readonly Unit[]) =>
    SAID_APART.test(text) ||
    INTRODUCED.exec(text)?.[1]?.toLowerCase() === (name.plural ? 'they' : 'it') ||
    (WITH_ITS.test(text) && before.every(isOfProduct)) ||
    ((OF_SEVERAL.test(text) ? name.plural : dropPronoun(text) !== text) &&
      (OF_PRODUCT.test(text) || before.every(isOfProduct)));
  const runs: Unit[][] = [];
  for (const unit of run.units) {
    const before = runs.at(-1);
    if (before === undefined || (unit.dependsOnPrevious && standsAlone(unit, before)))
      runs.push([unit]);
    // "Its fabric wicks away sweat": a sentence that explains the previous one stays with it.
    else if (!unit.finite || before.length === 1 || before.some(({ finite }) => !finite))
      before.push(unit);
  }
  // Below the title, the answer to a question doesn't need the question.
  const [first, ...answers] = runs[0] ?? [];
  const [answer] = answers;
  if (first?.text.endsWith('?') === true && answer !== undefined && isOfProduct(answer))
    runs.splice(0, 1, answers);
  return runs.map((units) => ({ ...run, units, opens: run.opens && units[0] === run.units[0] }));
}

/** Bullets with the label of a line on the first of them. */
function withLabelsOnce(bullets: readonly Entry[]): Entry[] {
  return bullets.map((entry, at) => {
    const { label, ...rest } = entry;
    const isSaid = bullets.slice(0, at).some((other) => other.label === label);
    return label !== undefined && isSaid ? rest : entry;
  });
}

/** Entries that can be a bullet, shortened to the units that fit. */
async function fitting(entries: readonly Entry[], setting: Setting): Promise<Entry[]> {
  const all: Entry[] = [];
  for (const entry of entries) {
    await yieldToEventLoop();
    const cut = fitted(entry, setting);
    if (cut !== undefined) all.push(cut);
  }
  return all;
}

/**
 * Starts with the most units that can fit: otherwise, a list of hundreds would be realized hundreds
 * of times.
 */
function fitted(entry: Entry, setting: Setting): Entry | undefined {
  for (let count = unitsWithRoom(entry, setting); count > 0; count--) {
    const cut =
      count === entry.units.length ? entry : { ...entry, units: entry.units.slice(0, count) };
    if (isBullet({ kind: 'entry', entry: cut }, setting)) return cut;
  }
  return undefined;
}

/** As many of the entries as fit together. */
function bounded(entries: readonly Entry[], setting: Setting): Entry[] {
  let total = 0;
  return entries.filter((entry) => {
    const { length } = textOf(realizeItem(asItem(entry), setting));
    if (total + length > MAX_TOTAL) return false;
    total += length;
    return true;
  });
}
