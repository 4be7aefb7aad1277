import type { ProductName, Unit } from '../reading/index.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import { apart, byUnit, charactersIn, pointsBack, wordsIn } from './entries.ts';
import { mentions } from './meta-naming.ts';
import { MAX_SHORT_CHARACTERS } from './opening-lines.ts';
import { isLater, isUninformative } from './rank.ts';
import { isCallLine, isSloganLine } from './slogans.ts';
import { isChart } from './split-line.ts';
import type { Entry, Setting } from './types.ts';

/** The sentences that a text opens with, in a store's short description, and the text without them. */

/** Sentences of a short description if none of them says what the product is. */
const MAX_UNNAMED = 2;
/** Minimum words of a sentence that a description can consist of. */
export const MIN_LEFT_WORDS = 6;
/** Minimum words of phrases that a description can consist of. */
const MIN_LEFT_PHRASES = 10;
/** Minimum words of a text that a description can consist of, in other languages than English. */
const MIN_LEFT_ELSEWHERE = 12;
/** Minimum lines of a few words that a description can consist of. */
export const MIN_LEFT_LINES = 2;
/** Minimum words of a slogan that can be a short description. */
const MIN_CALL_WORDS = 8;
/** Minimum things of a list in one line that a description can consist of. */
const MIN_LISTED = 3;
/** Minimum words of a phrase that needs no other beside it. */
const MIN_PHRASE_WORDS = 4;

export interface Opening {
  readonly runs: readonly Entry[];
  /** Whether what is left reads on without it. */
  readonly isOwn: boolean;
}

/**
 * The shortest stretch at the beginning of a text that tells something and after which the rest stands by itself. If
 * there is none, the sentence that says what the product is, which the text keeps.
 * @param others what stands beside the text
 */
export function openingOf(
  prose: readonly Entry[],
  others: readonly Entry[],
  setting: Setting,
): Opening {
  const runs = prose.flatMap(sentencesOf);
  const isCall = (run: Entry) => isCallLine(run, setting) || isSloganLine(run, setting);
  const isNamed = (run: Entry) => mentions(run, setting);
  const tells = (run: Entry) =>
    (isNamed(run) || (isStatement(run) && !run.units.some(isOfReader))) &&
    !run.units.some(isOfOther) &&
    run.units.every(isClosed) &&
    !isQuestion(run) &&
    !isLater(run) &&
    !isCall(run);
  const mustName = runs.slice(0, MAX_UNNAMED).some(isNamed);
  const tell = (some: readonly Entry[]) => some.some(tells) && (!mustName || some.some(isNamed));
  // A call is better than a sentence that stands in both texts.
  const call = (some: readonly Entry[]) =>
    some.some(
      (run) =>
        isStatement(run) &&
        !isQuestion(run) &&
        !run.units.some(isOfOther) &&
        (wordsIn(run) >= MIN_CALL_WORDS || !isSloganLine(run, setting)),
    );
  const sizes = sizesOf(runs).filter((size) => leavesEnough(runs.slice(size), others, setting));
  for (const say of [tell, call])
    for (const mayIntroduce of [false, true]) {
      const size = sizes.find(
        (one) => say(runs.slice(0, one)) && standsAlone(runs.slice(one), setting, mayIntroduce),
      );
      if (size !== undefined) return { runs: runs.slice(0, size), isOwn: true };
    }
  return { runs: repeatedOf(prose, setting), isOwn: false };
}

/** The sentences of an entry, of which the first has its label; a chart is one. */
function sentencesOf(entry: Entry): Entry[] {
  if (isChart(entry.units)) return [entry];
  return byUnit(entry).map((run, at) => (at === 0 ? run : unlabeled(run)));
}

function unlabeled(entry: Entry): Entry {
  const { label, ...rest } = entry;
  return label === undefined ? entry : rest;
}

/** The numbers of sentences that have room in a short description and tear no quotation. */
function sizesOf(runs: readonly Entry[]): number[] {
  const sizes: number[] = [];
  let length = 0;
  for (const [at, { units }] of runs.entries()) {
    length += charactersIn(units);
    if (length > MAX_SHORT_CHARACTERS) break;
    if (!isTorn(runs.slice(0, at + 1))) sizes.push(at + 1);
  }
  return sizes;
}

/** Whether what is left of a text, and what stands beside it, is more than a leftover. */
function leavesEnough(
  rest: readonly Entry[],
  others: readonly Entry[],
  { reading: { language } }: Setting,
): boolean {
  const told = rest.filter((run) => !isLater(run));
  const isSentence = (run: Entry) =>
    !isUninformative(run) &&
    run.units.some(({ finite, words }) => finite && words >= MIN_LEFT_WORDS);
  const words = told.reduce((sum, run) => sum + wordsIn(run), 0);
  // In other languages, what points back isn't known: "Es ligera" means the product.
  if (language !== 'en' && rest.length > 0) return words >= MIN_LEFT_ELSEWHERE;
  const lines = others.filter((entry) => !isLater(entry) && !isUninformative(entry));
  return (
    told.some(isSentence) ||
    words >= MIN_LEFT_PHRASES ||
    lines.length >= MIN_LEFT_LINES ||
    lines.some(
      ({ label, units }) =>
        units.length >= MIN_LISTED || (label === undefined && wordsIn({ units }) >= MIN_LEFT_WORDS),
    )
  );
}

/**
 * Whether the rest of a text reads on without what stood before it.
 * @param mayIntroduce whether it may open on an introduction and a pronoun, which the page explains
 */
function standsAlone(
  [first, next]: readonly Entry[],
  { reading: { name } }: Setting,
  mayIntroduce: boolean,
): boolean {
  const [unit] = first?.units ?? [];
  if (unit === undefined) return true;
  if (mayIntroduce ? leans(unit) && !introduces(unit, name) : leans(unit)) return false;
  if (unit.finite) return true;
  // "V-neckline. Two side pockets.", unlike "Comfort, of course. But also …"
  const isBrief = unit.words < MIN_PHRASE_WORDS && (next === undefined || pointsBack(next));
  return !isBrief && !OPENS_ON_PREPOSITION.test(unit.text);
}

/** "From a small basket to a large one": a phrase that goes on from another statement. */
const OPENS_ON_PREPOSITION =
  /^(?:with(?:out)?|from|for|in|on|at|by|to|of|as|like|than|between)\b/iu;
/** "Layer it over a shirt", "Because of their weight, …", unlike "Turn the dial by its rim" */
const EARLY_PRONOUN =
  /^(?:each (?:one|of them)|the (?:latter|former|other)|(?:\S+ ){0,3}(?:it|them|the same)|(?:\S+ ){0,2}(?:its|they|their))\b/iu;
/** "Built for camps, it stays dry": the product stands behind an introduction. */
const INTRODUCED =
  /^[^;:.?!]{3,120}?, (it|they|this(?= (?:is|will|has|can|makes?) ))(?:['’]\p{L}+)? /iu;
/** "At its center, a pendant catches the light" */
const OF_PRODUCT = /^(?:at|in|on|with) (its|their) [^.?!]{3,80}?, (?!(?:it|they)\b)/iu;

/** "With its steel frame, the tent …": says what it is about. */
const EXPLAINED =
  /^(?:\S+ ){1,3}(?:its|their) [^.?!]{3,80}?, (?:[Tt]he|[Tt]his|[Tt]hese|[Oo]ur|\p{Lu})/u;

/** Whether a sentence needs another before it, unlike "This tent …". */
function leans(unit: Unit): boolean {
  const { text } = unit;
  const isBack = unit.dependsOnPrevious && !/^(?:this|these) /iu.test(text);
  const isEarly = EARLY_PRONOUN.test(text) && !EXPLAINED.test(text);
  return isBack || isEarly || opensOnPronoun(unit) || INTRODUCED.test(text);
}

/** Whether the pronoun of a sentence can only mean the product. */
function introduces({ text }: Unit, { plural }: ProductName): boolean {
  const isOf = (pronoun: string | undefined) =>
    pronoun !== undefined && /^(?:they|their)$/iu.test(pronoun) === plural;
  return EARLY_PRONOUN.test(text)
    ? isOf(OF_PRODUCT.exec(text)?.[1])
    : isOf(INTRODUCED.exec(text)?.[1]);
}

/**
 * The sentence that a text keeps although it stands above it. A call to the reader gives way to the first sentence
 * that tells something.
 */
function repeatedOf(prose: readonly Entry[], setting: Setting): Entry[] {
  const hook = hookOf(prose, setting);
  const runs = prose.flatMap(byUnit);
  const isCall = (run: Entry) => isCallLine(run, setting) || isSloganLine(run, setting);
  if (!hook.flatMap(byUnit).every(isCall)) return hook;
  const last = runs.findIndex(({ units: [unit] }) => unit === hook.at(-1)?.units.at(-1));
  const after = last === -1 ? [] : runs.slice(last + 1);
  const next = after.find((run) => !isCall(run));
  const isTold =
    next !== undefined &&
    isStatement(next) &&
    !pointsBack(next) &&
    !isLater(next) &&
    !isTorn([next]) &&
    charactersIn(next.units) <= MAX_SHORT_CHARACTERS;
  return isTold ? [next] : hook;
}

/**
 * The first sentence that says what the product is. If none does, "Easy to love." would only be a teaser: it has the
 * next one beside it.
 */
function hookOf(prose: readonly Entry[], setting: Setting): Entry[] {
  const runs = prose.flatMap(apart).map(firstUnit);
  const able = runs.filter(
    (run) =>
      !isLater(run) &&
      !isTorn([run]) &&
      !pointsBack(run) &&
      !isQuestion(run) &&
      charactersIn(run.units) <= MAX_SHORT_CHARACTERS,
  );
  const isSlogan = (run: Entry) => isSloganLine(run, setting);
  const mayLead = (run: Entry) => runs.indexOf(run) < MAX_UNNAMED || opensOnNoun(run, setting);
  const found = able.find(
    (run) =>
      !isSlogan(run) && mentions(run, setting) && !run.units.some(opensOnPronoun) && mayLead(run),
  );
  if (found !== undefined) return [found];
  const told = able.filter((run) => !isSlogan(run) || wordsIn(run) >= MIN_LEFT_WORDS);
  const from = told[0] === undefined ? 0 : runs.indexOf(told[0]);
  const second = told[0] && nextIn(prose, told[0]);
  const near = second?.units.some(opensOnPronoun) === true ? [second] : [];
  const two =
    near.length > 0 ? [...told.slice(0, 1), ...near] : runs.slice(from, from + MAX_UNNAMED);
  const some = two.filter((run) => near.includes(run) || told.includes(run));
  // Two sentences that are all the text would be the description over again.
  const [first] = some;
  const isAll = some.length === runs.length;
  return isAll && first !== undefined && isStatement(first) ? [first] : some;
}

/** The sentence after one. */
function nextIn(prose: readonly Entry[], { units: [unit] }: Entry): Entry | undefined {
  const all = prose.flatMap(byUnit);
  return all[all.findIndex(({ units: [one] }) => one === unit) + 1];
}

const MAX_SUBJECT_WORDS = 4;

/** "This loveseat has loose pillows": the product is what a sentence is about, wherever it stands. */
function opensOnNoun({ line, units: [unit] }: Entry, { reading: { name } }: Setting): boolean {
  const subject = wordsOf(unit?.text ?? '').slice(0, MAX_SUBJECT_WORDS);
  const said = new Set(contentStems(subject.join(' ')));
  return unit === line.units[0] || contentStems(name.noun ?? '').some((stem) => said.has(stem));
}

function firstUnit(entry: Entry): Entry {
  return isChart(entry.units) ? entry : { ...entry, units: entry.units.slice(0, 1) };
}

function isQuestion({ units }: Entry): boolean {
  return units.at(-1)?.text.endsWith('?') === true;
}

/** A quotation that ends in another sentence. */
function isTorn(entries: readonly Entry[]): boolean {
  const text = entries.flatMap(({ units }) => units.map((unit) => unit.text)).join(' ');
  return text.split('“').length !== text.split('”').length;
}

/** "It adds …" and "This also covers …", unlike "With a gold case, it adds …". */
function opensOnPronoun({ text }: Unit): boolean {
  return /^(?:it|they|he|she|its|their|his|her)\b|^(?:this|these) (?:also|even|all|further)\b|^you(?:['’]ll)? both\b|^(?:this|that|these|those) (?:is|are|was|has|have|will|can|makes?)\b/iu.test(
    text,
  );
}

/** A sentence, or a phrase that is written as one: "Leather jacket with a zip." */
function isClosed({ finite, closed, words }: Unit): boolean {
  return finite || (closed && words >= MIN_PHRASE_WORDS);
}

/** "Running is where you will find her": about someone rather than the product. */
function isOfOther({ text }: Unit): boolean {
  return /\b(?:she|he|her|him)\b/iu.test(text);
}

/** "You have been there", unlike "The fleece keeps you warm" */
function isOfReader({ text }: Unit): boolean {
  return /^(?:\S+ ){0,2}you\b/iu.test(text);
}

/** A statement that says something by itself. */
function isStatement(entry: Entry): boolean {
  return entry.units.every(isSaid) && wordsIn(entry) >= MIN_LEFT_WORDS;
}

/** A statement of its own, with or without a verb. */
function isSaid({ finite, closed, words }: Unit): boolean {
  return finite || (closed && words >= MIN_LEFT_WORDS);
}
