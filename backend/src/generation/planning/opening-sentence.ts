import type { Unit } from '../reading/index.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import { apart, byUnit, charactersIn, pointsBack, without, wordsIn } from './entries.ts';
import { mentions } from './meta-naming.ts';
import { MAX_SHORT_CHARACTERS } from './opening-lines.ts';
import { isLater } from './rank.ts';
import { isCallLine, isSloganLine } from './slogans.ts';
import { isChart } from './split-line.ts';
import type { Entry, Setting } from './types.ts';

/** The sentence that a text opens with, in a store's short description, and the text without it. */

/** Sentences of a short description if none of them says what the product is. */
const MAX_UNNAMED = 2;
/** Minimum words of a sentence that a description can consist of. */
export const MIN_LEFT_WORDS = 6;

/**
 * The sentence that a text opens with in the short description, and what goes on from it, as long as the text still has something to
 * say; otherwise that sentence alone. A call to the reader goes on to the first sentence that tells something, or gives way to it.
 */
export function openingOf(prose: readonly Entry[], setting: Setting): Entry[] {
  const hook = hookOf(prose, setting);
  const runs = prose.flatMap(byUnit);
  const last = runs.findIndex(({ units: [unit] }) => unit === hook.at(-1)?.units.at(-1));
  if (last === -1) return hook;
  const after = runs.slice(last + 1);
  const isCall = (run: Entry) => isCallLine(run, setting) || isSloganLine(run, setting);
  const isCalled = hook.flatMap(byUnit).every(isCall);
  const told = isCalled ? after.findIndex((run) => !isCall(run)) : 0;
  const next = after[told];
  if (next === undefined || (isCalled && isLater(next))) return hook;
  const needsHook = next.units.some(needsBefore);
  const longer = needsHook || isCalled ? [...hook, ...after.slice(0, told + 1)] : hook;
  if (isShort(longer) && goesOnWithout(longer, prose)) return longer;
  return isCalled && !needsHook && isShort([next]) && isTold(next) ? [next] : hook;
}

function isShort(entries: readonly Entry[]): boolean {
  return charactersIn(entries.flatMap(({ units }) => units)) <= MAX_SHORT_CHARACTERS;
}

/** A statement of its own that ends where its line or sentence does. */
function isTold(entry: Entry): boolean {
  return entry.units.every(isSaid) && !isTorn(entry) && wordsIn(entry) >= MIN_LEFT_WORDS;
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
      !isTorn(run) &&
      !pointsBack(run) &&
      run.units[0]?.text.endsWith('?') === false &&
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
  // Two sentences that are all the text leave one of them to the description.
  const [first] = some;
  const isEnough = first !== undefined && wordsIn(first) >= MIN_LEFT_WORDS;
  return isEnough && !goesOnWithout(some, prose) && goesOnWithout([first], prose) ? [first] : some;
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

/** A quotation that ends in another sentence. */
function isTorn({ units }: Entry): boolean {
  const text = units.map((unit) => unit.text).join(' ');
  return text.split('“').length !== text.split('”').length;
}

/** "It adds …", unlike "With a gold case, it adds …". */
function opensOnPronoun({ text }: Unit): boolean {
  return /^(?:it|they|he|she|its|their|his|her)\b|^(?:this|that|these|those) (?:is|are|was|has|have|will|can|makes?)\b/iu.test(
    text,
  );
}

/** Whether a text reads on without sentences at its beginning, or without whole lines. */
export function goesOnWithout(hook: readonly Entry[], prose: readonly Entry[]): boolean {
  const units = prose.flatMap((entry) => entry.units);
  const taken = new Set(hook.flatMap((entry) => entry.units));
  const left = without(prose, hook);
  const firsts = new Set(left.map((entry) => entry.units[0]));
  const isTorn = units.some((unit, at) => {
    const isAfter = taken.has(units[at - 1] ?? unit) && !taken.has(unit);
    // What stood before the hook in its line isn't what the next sentence goes on from.
    return isAfter && (!firsts.has(unit) || needsBefore(unit));
  });
  const isFromTop = units[0] !== undefined && taken.has(units[0]);
  return isFromTop && !isTorn && mayOpen(left);
}

/** Minimum words of what is left of a text: fewer would be a leftover rather than a description. */
const MIN_REST_WORDS = 12;

/** Whether what is left of a text can be a description. */
function mayOpen(left: readonly Entry[]): boolean {
  const [unit] = left[0]?.units ?? [];
  const told = left.flatMap(byUnit).filter((entry) => entry.units.some(isSaid) && !isLater(entry));
  return (
    unit !== undefined &&
    isSaid(unit) &&
    told.reduce((sum, entry) => sum + wordsIn(entry), 0) >= MIN_REST_WORDS
  );
}

/** "It folds flat", "Built for camps, it stays dry", unlike "This 19-inch tent": what can't open a text. */
function needsBefore(unit: Unit): boolean {
  const isBound = /^[^;:.]{3,120}, (?:it|they)(?:['’]\p{L}+)?\s/iu.test(unit.text);
  return opensOnPronoun(unit) || isBound || (unit.pointsBack && !/^this /iu.test(unit.text));
}

/** A statement of its own, with or without a verb. */
function isSaid({ finite, closed, words }: Unit): boolean {
  return finite || (closed && words >= MIN_LEFT_WORDS);
}
