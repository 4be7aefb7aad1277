import { isForbidden } from '../platforms/forbidden-wording.ts';
import { textOf } from '../realizing/cited.ts';
import { dropPronoun } from '../realizing/edits.ts';
import { realizeItem } from '../realizing/items.ts';
import { labelType } from '../reading/facts.ts';
import type { ProductName, Reading, Unit } from '../reading/index.ts';
import { leadOf } from '../reading/name.ts';
import { isTagged, tagText } from '../reading/tagging.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { apart, byUnit, isAside, without, wordsIn } from './entries.ts';
import { fallbackItem } from './fallback-item.ts';
import { planHighlights } from './highlights.ts';
import { inBulletOrder, withoutRepeats } from './bullet-order.ts';
import { introductionOf } from './introduction.ts';
import { layoutOf, openingText, type Layout } from './layout.ts';
import { inRankOrder, isBare, isBareFact, isDecisive, isFiled, isWeak } from './rank.ts';
import { isSound } from './meta-statements.ts';
import { isRunOfSlogans, isSloganLine, slogansLast } from './slogans.ts';
import { isBullet, unitsWithRoom } from './statements.ts';
import { isInName } from './restated-entries.ts';
import { listOf, paragraphs, withOpenerFirst } from './stores.ts';
import { allParts } from './title.ts';
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
    bullets: stated.length > 0 ? inBulletOrder(stated, setting).map(asItem) : standIn,
    highlights,
    blocks: descriptionOf(setting, layout, stated),
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
  const [first, ...others] = slogansLast(sentences(text), setting);
  const opening = await fitting(first === undefined ? [] : [first], setting);
  const told = await fitting([...others, ...sentences(below)], setting);
  const isSlogan = (entry: Entry) => isRunOfSlogans(entry) || isSloganLine(entry, setting);
  const [next, ...rest] = told.filter((entry) => !isSlogan(entry));
  const isReason = next !== undefined && text.length > 0 && wordsIn(next) >= MIN_REASON_WORDS;
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
    ...ranked.filter((entry) => !isFirst(entry) && !isLast(entry)),
    ...more,
    ...ranked.filter((entry) => !isFirst(entry) && isLast(entry)),
    ...lines.filter((entry) => isFiled(entry) && !isFirst(entry)),
    ...(await fitting(restOf(list, whole, setting), setting)),
    ...told.filter(isSlogan),
  ];
  const isKept = (entry: Entry) =>
    (!isAside(entry) && !isFiled(entry) && !isSloganLine(entry, setting)) ||
    entry.type === 'origin' ||
    isMaking(entry) ||
    entry.preferred === true;
  return withoutRepeats(ordered)
    .slice(0, MAX_BULLETS)
    .filter((entry, index) => index < MIN_BULLETS || isKept(entry));
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
const OF_SEVERAL = /^they /iu;
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
    if (before === undefined || (unit.pointsBack && standsAlone(unit, before))) runs.push([unit]);
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

/** Minimum share of words in statements for lines to read as a text. */
const TOLD_SHARE = 1 / 2;
/** Minimum share of words in sentences. */
const SPOKEN_SHARE = 1 / 3;
/** Minimum words of a phrase that reads as a statement among sentences. */
const MIN_TOLD_WORDS = 6;
/** Minimum words of a phrase between statements. */
const MIN_JOINED_WORDS = 3;
/** Maximum words of a paragraph made of lines. */
const MAX_PARAGRAPH_WORDS = 70;
/** Minimum numbers in a phrase that only measures something. */
const MIN_MEASURES = 3;

/**
 * The whole running text, followed by the lines of the list that aren't bullets. If there is no text,
 * statements are joined into one, and phrases are lines below a typed sentence or the name.
 */
function descriptionOf(setting: Setting, layout: Layout, stated: readonly Entry[]): Block[] {
  const text = [...layout.text, ...layout.below];
  // A line that a bullet contains only partly appears in full.
  const left = layout.list.filter((entry) => without([entry], stated).length > 0);
  // Repeating a single bullet makes no text.
  const isText = text.flatMap(({ units }) => units).length > 1 || left.length > 0;
  if (text.length > 0 && (isText || layout.list.length === 0))
    return [...paragraphs(text), ...listOf(left)];
  // "Size options: S, M, L" is a line below a text, and no part of it.
  const options = layout.list.filter(isOption);
  const list = [...text, ...without(layout.list, options)];
  const joined = list.filter(mayJoin);
  if (joined.length > 0 && readsAsText(list)) {
    // One label that stays in a text keeps the others.
    const prose = joined.every(mayLoseLabel) ? joined.map(withoutLabel) : joined;
    return [
      ...paragraphs(withSheetLast(prose), MAX_PARAGRAPH_WORDS),
      ...listOf(without(left, prose)),
    ];
  }
  const { sentences, used } = introductionOf(setting.reading, list);
  if (sentences.length > 0)
    return [{ kind: 'typed', sentences }, ...listOf(without([...list, ...options], used))];
  const ordered = withOpenerFirst(list);
  const labeled = list.filter(({ label }) => label !== undefined);
  // "Color black", "Long lasting": a few words each are lines, and no text.
  const told = list.filter(({ units }) => units.some(isStatement));
  const isSheet = labeled.length * 2 >= list.length || told.length * 2 < list.length;
  const prose = isSheet ? openingText(ordered) : ordered;
  const rows = isSheet ? [...without(ordered, prose), ...options] : without(options, stated);
  const body = [...paragraphs(prose, MAX_PARAGRAPH_WORDS), ...listOf(rows)];
  const isNamed = opensOnName(ordered, setting.reading.name);
  return isNamed ? body : [{ kind: 'name', parts: allParts(setting.reading.name) }, ...body];
}

/** "100% Acetate. Imported. Hand Wash.": what opens no text. */
function withSheetLast(prose: readonly Entry[]): readonly Entry[] {
  const isSheet = (entry: Entry) =>
    isBareFact(entry) || isBare(entry) || entry.type === 'care' || entry.type === 'origin';
  const first = prose.findIndex((entry) => !isSheet(entry));
  return first <= 0 ? prose : [...prose.slice(first), ...prose.slice(0, first)];
}

function isOption({ units }: Entry): boolean {
  return units.some(({ span }) => span.field === 'variants');
}

/** Whether a text begins with the name, so that a name above it would repeat it. */
function opensOnName([first]: readonly Entry[], name: ProductName): boolean {
  const text = first?.label === undefined ? (first?.units[0]?.text ?? '') : '';
  const said = new Set(contentStems(text));
  return contentStems(name.segments[leadOf(name)]?.text ?? name.text).every((stem) =>
    said.has(stem),
  );
}

/** Whether lines read as a text: mostly statements, with sentences among them. */
function readsAsText(list: readonly Entry[]): boolean {
  const units = list.flatMap((entry) => entry.units);
  const words = (some: readonly Unit[]) => some.reduce((sum, unit) => sum + unit.words, 0);
  const told = units.filter(isStatement);
  const spoken = units.filter(({ finite }) => finite);
  return (
    told.length > 1 &&
    words(told) >= words(units) * TOLD_SHARE &&
    words(spoken) >= words(units) * SPOKEN_SHARE
  );
}

/** A sentence, or a phrase that says as much as one. */
function isStatement({ finite, words, kind, text }: Unit): boolean {
  const measures = text.match(/\d+(?:[.,]\d+)?/gu)?.length ?? 0;
  return finite || (kind !== 'labeled' && words >= MIN_TOLD_WORDS && measures < MIN_MEASURES);
}

/** Whether a line can be part of a paragraph rather than a data sheet. */
function mayJoin(entry: Entry, at: number): boolean {
  const isOfSheet = labelType(entry.label?.text) !== undefined || (at === 0 && isBareFact(entry));
  return wordsIn(entry) >= MIN_JOINED_WORDS && !(isOfSheet && entry.units[0]?.finite !== true);
}

/** In running text, a sentence needs no label, but "Shockproof: absorbs shock" and "In two sizes: S fits 20 in" do. */
function mayLoseLabel({ label, units: [unit] }: Entry): boolean {
  const text = unit?.text ?? '';
  const isRow = /^(?:X{0,3}[SML]\b|\d)/u.test(text);
  const isSaid = unit?.finite === true && !isRow && !isTagged(tagText(text)[0], 'VBZ');
  return label === undefined || isSaid;
}

function withoutLabel({ label: _label, ...entry }: Entry): Entry {
  return entry;
}
