import { labelType } from '../reading/facts.ts';
import type { FactType } from '../reading/index.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { contentStems, firstWordOf, opensWithDigit } from '../text/words.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { byUnit, inInputOrder, pointsBack, wordsIn } from './entries.ts';
import { isChart } from './split-line.ts';
import { layoutOf } from './layout.ts';
import {
  echoes,
  isEcho,
  isOfCategory,
  isOfOthers,
  isSubject,
  mentions,
  names,
  newsOf,
  stemsOfName,
} from './meta-naming.ts';
import { leadAfterName, leadAlone, MIN_ALONE_WORDS } from './meta-leads.ts';
import { planRows, textOfPlan } from './meta-rows.ts';
import {
  callsBack,
  isFiling,
  isPlain,
  isRow,
  isTellingRow,
  isTitled,
  mayStand,
} from './meta-statements.ts';
import { piecesOf } from './pieces.ts';
import { inRankOrder, isBareFact, isLater, isUninformative, rankOf } from './rank.ts';
import { isSloganLine } from './slogans.ts';
import type { Entry, MetaPlan, Setting } from './types.ts';

/** Length at which nothing more is added, in characters. */
const ENOUGH_CHARACTERS = 120;
/** Maximum statements in a meta description. */
const MAX_STATEMENTS = 3;
/** Minimum words not in the name for a statement to add information. */
const MIN_NEWS = 2;
/** Minimum words of a phrase after a sentence. */
const MIN_JOINED_WORDS = 4;
/** Statements of a lower rank, such as origin and courtesies, say too little after a name. */
const MAX_RANK = 4;
/** Types of facts that no one searches for; they come last. */
const UNSEARCHED_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['size', 'weight', 'contents', 'origin', 'model', 'color', 'age'] as const),
]);

/**
 * The sentence that opens the text, after the name if it doesn't contain it, and more statements if
 * there is room. For lines: the name and the best of them; for a data sheet, the rows that tell
 * something. A name that is too long loses segments, but never the one that says what the product
 * is.
 */
export async function planMeta(
  setting: Setting,
  entries: readonly Entry[],
  limit: number,
): Promise<MetaPlan> {
  const { text, list, below } = layoutOf(entries, setting.reading);
  const pieces = piecesOf(list);
  const spoken = [...text, ...below].flatMap(byUnit);
  const lines = list.filter((entry) => !pieces.includes(entry)).map(firstSentence);
  const best = searchedFirst(lines);
  const isLead = (entry: Entry) =>
    isPlain(entry, setting) &&
    rankOf(entry) <= MAX_RANK &&
    !isUninformative(entry) &&
    !isRow(entry) &&
    !isFiling(entry) &&
    !callsBack(entry) &&
    newsOf(entry, stemsOfName(setting)) > 0;
  await yieldToEventLoop();
  const told = spoken.filter(isLead);
  await yieldToEventLoop();
  const found = distinctiveFirst(best.filter(isLead), setting);
  await yieldToEventLoop();
  const [first] = distinctiveFirst(lines.filter(isLead), setting);
  const opening = first === undefined ? [] : [first];
  const leads = bareFactsLast(
    aboutProductFirst(
      text.length > 0 ? [...told, ...found] : [...opening, ...found, ...told],
      setting,
    ),
  );
  await yieldToEventLoop();
  const isOfProduct = (entry: Entry) => names(entry, setting) || isSubject(entry, setting);
  const afterName = (entry: Entry) => leadAfterName(entry, setting, limit);
  const alone = (entry: Entry) => leadAlone(entry, setting, limit);
  // A sentence that says what the product is comes before one that fits better.
  const isOpener = (entry: Entry) =>
    opensText(entry) && isSentence(entry) && isOfCategory(entry, setting);
  const said = leads.filter((entry) => (names(entry, setting) ? isTold(entry) : isOpener(entry)));
  const opener = leads.find((entry) => opensText(entry) && mentions(entry, setting));
  const isOpened = opener !== undefined && alone(opener) !== undefined;
  // "All year fun" says less after the name than the opening does alone.
  const isOutdone = (entry: Entry) =>
    isOpened && entry !== opener && wordsIn(entry) < MIN_TOLD_WORDS && !isSentence(entry);
  const named =
    (await firstFitting(said, (entry) => afterName(entry) ?? alone(entry))) ??
    (await firstFitting(
      leads.filter((entry) => !isOutdone(entry)),
      (entry) => afterName(entry) ?? (isOfProduct(entry) ? alone(entry) : undefined),
    ));
  const unnamed =
    named ??
    (await firstFitting(leads, (entry) =>
      UNNAMED.test(entry.units[0]?.text ?? '') ? undefined : alone(entry),
    )) ??
    (await firstFitting(leads, alone));
  const isWithout =
    named === undefined && unnamed !== undefined && !unnamed.statements.some(saysNoun(setting));
  // "The electric fan keeps the puck afloat" by itself doesn't say that it is of a table.
  const plan = isWithout
    ? ((await firstFitting(list.flatMap(byUnit).map(firstSentence).filter(isLead), afterName)) ??
      unnamed)
    : unnamed;
  if (plan === undefined) return planRows(best, spoken, setting, limit);
  const [lead] = plan.statements;
  const after = spoken.findIndex((entry) => entry === lead);
  const more = text.length > 0 ? [...spoken.slice(after + 1), ...best] : [...best, ...spoken];
  const added = plan.statements.slice();
  for (const entry of more) {
    await yieldToEventLoop();
    const { length } = textOfPlan({ ...plan, statements: added }, setting);
    if (length >= ENOUGH_CHARACTERS || added.length === MAX_STATEMENTS) break;
    const isNext = after !== -1 && entry === spoken[after + 1] && added.length === 1;
    const follows = isNext && pointsBack(entry) && !isLater(entry);
    if (isTorn(entry, added.at(-1))) continue;
    if (
      added.some((one) => one === entry || saysSame(one, entry)) ||
      !(follows || mayFollow(entry, lead, setting))
    )
      continue;
    const all = [...added, entry];
    const sorted = bareFactsLast(distinctiveFirst(sheetLast(inInputOrder(all)), setting));
    // After a statement with the name, only "A tense game of hidden roles" goes before it.
    const isKind = sorted[0] === lead || /^an? /iu.test(sorted[0]?.units[0]?.text ?? '');
    const isTurned = plan.parts.length === 0 && !isKind;
    const statements = text.length > 0 || isTurned ? all : sorted;
    if (textOfPlan({ ...plan, statements }, setting).length > limit) continue;
    added.splice(0, added.length, ...statements);
  }
  const isTelling = (entry: Entry) =>
    isTellingRow(entry, setting) && !echoes(entry, stemsOfName(setting));
  const isScant = added.reduce((words, entry) => words + wordsIn(entry), 0) < MIN_TOLD_WORDS;
  const isNew = (entry: Entry) => !added.some((one) => one === entry || saysSame(one, entry));
  const row = isScant ? best.find((entry) => isTelling(entry) && isNew(entry)) : undefined;
  const withRow = { ...plan, statements: row === undefined ? added : [...added, row] };
  return textOfPlan(withRow, setting).length <= limit ? withRow : { ...plan, statements: added };
}

async function firstFitting(
  entries: readonly Entry[],
  planOf: (entry: Entry) => MetaPlan | undefined,
): Promise<MetaPlan | undefined> {
  for (const entry of entries) {
    await yieldToEventLoop();
    const plan = planOf(entry);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/** Whether a statement has the product's noun, if that is known. */
function saysNoun({ reading: { name } }: Setting): (entry: Entry) => boolean {
  const noun = contentStems(name.noun ?? '').at(-1);
  return ({ units }) =>
    noun === undefined || units.some(({ text }) => contentStems(text).includes(noun));
}

/** "This beast is all steel" doesn't say what is. */
const UNNAMED = /^(?:this|these) /iu;

/** Whether a statement can follow the first one without repeating it. */
function mayFollow(entry: Entry, lead: Entry | undefined, setting: Setting): boolean {
  return (
    mayStand(entry, setting) &&
    !isSloganLine(entry, setting) &&
    !isBareMeasure(entry) &&
    rankOf(entry) <= MAX_RANK &&
    (!isTitled(entry) || (lead !== undefined && isTitled(lead))) &&
    (isSentence(lead) && !isListItem(lead)
      ? mayFollowSentence(entry) && (isSentence(entry) || isAbout(lead, entry, setting))
      : mayFollowPhrase(entry)) &&
    (names(entry, setting) ||
      !echoes(entry, stemsOfName(setting)) ||
      PURE.test(entry.units[0]?.text ?? ''))
  );
}

/** "Ordinary tees don't cut it. Contrast neck tape.": a phrase needs a sentence about the product before it. */
function isAbout(lead: Entry | undefined, entry: Entry, setting: Setting): boolean {
  return (
    wordsIn(entry) >= MIN_TOLD_WORDS ||
    mentions(entry, setting) ||
    (lead !== undefined && names(lead, setting))
  );
}

/** '3" W': a code rather than a statement. */
const BARE_MEASURE =
  /^\d[\d.,/]* ?(?:["”″'’]|in(?:ch(?:es)?)?|cm|mm|ft|lbs?|oz|kg|g|ml)[.]?(?: ?(?:[LWHD]|long|wide|high|tall|deep))?[.]?$/iu;

function isBareMeasure({ label, units: [unit] }: Entry): boolean {
  return label === undefined && BARE_MEASURE.test(unit?.text ?? '');
}

/** "Just be ready", without the sentence before it. */
const LEANS = /^(?:just|so|then|and|but|or|now)\b/iu;

/** Whether a sentence that leans on the one before it in its paragraph would be torn from it. */
function isTorn(entry: Entry, last: Entry | undefined): boolean {
  const { units } = entry.line;
  const at = units.findIndex((unit) => unit === entry.units[0]);
  return at > 0 && last?.units.at(-1) !== units[at - 1] && LEANS.test(units[at]?.text ?? '');
}

/** Whether an input's text begins with it. */
function opensText({ opens, line, units: [unit] }: Entry): boolean {
  return opens && unit === line.units[0];
}

/** A sentence, or what opens the text as one: "Indulge in our necklace.", unlike "For anyone who wants it". */
function isTold(entry: Entry): boolean {
  const [unit] = entry.units;
  const opens = opensText(entry) && unit?.closed === true && unit.words >= MIN_ALONE_WORDS;
  return (isSentence(entry) && !/^(?:for |\d)/iu.test(unit?.text ?? '')) || opens;
}

/** Whether an entry has a verb: "The tray keeps pens in one place", "Keeps pens in one place". */
function isSentence(entry: Entry | undefined): boolean {
  return entry?.units[0]?.finite === true;
}

/** "100% acrylic" after "Made from acrylic yarn, 100 percent", or another composition. */
function saysSame(one: Entry, other: Entry): boolean {
  const said = new Set(one.units.flatMap(({ text }) => contentStems(text)));
  return other.type === 'material' && (one.type === 'material' || newsOf(other, said) === 0);
}

/** "Ties at the back": a few words of a list, which other phrases of the list may follow. */
function isListItem(entry: Entry | undefined): boolean {
  const text = entry?.units[0]?.text ?? '';
  const isPredicate = verbShapeOf(text) === 'predicate' || isThirdPerson(firstWordOf(text));
  return entry !== undefined && isPredicate && wordsIn(entry) <= MIN_TOLD_WORDS;
}

/** "Sit just below the waist": how a garment fits, in a few words of a list. */
const HANGS = /^(?:hit|sit|fall|rest)s? /iu;

function isScrap({ line, units: [unit] }: Entry): boolean {
  return (
    line.units.length === 1 &&
    unit !== undefined &&
    unit.words <= MIN_TOLD_WORDS &&
    HANGS.test(unit.text)
  );
}

/** After a sentence, "Ribbed cuffs", "Material: Polyester" and measures read as scraps. */
function mayFollowSentence(entry: Entry): boolean {
  const [unit] = entry.units;
  if (unit === undefined || isSheetFact(entry)) return false;
  // "Contrast detailing" passes for an order.
  if (unit.words < MIN_JOINED_WORDS || isScrap(entry)) return false;
  return unit.finite || entry.label === undefined;
}

/** After a phrase, other phrases read on, but "Model id: NB00678" does not. */
function mayFollowPhrase(entry: Entry): boolean {
  return isSentence(entry) || entry.label === undefined;
}

/** "100% wool" is a reason to buy; "80% wool, 20% nylon" and "18 inches tall" are not. */
const PURE = /^100 ?%/u;

/** Puts what a product is or does first ("28 blocks that teach counting" of blocks), then mixed materials, measures and counts. */
function distinctiveFirst(entries: readonly Entry[], setting: Setting): Entry[] {
  const isTelling = (entry: Entry) =>
    (wordsIn(entry) >= MIN_TOLD_WORDS && mentions(entry, setting)) ||
    entry.units.some(({ finite, text }) => finite || !opensWithDigit(text) || PURE.test(text));
  return [...entries.filter(isTelling), ...entries.filter((entry) => !isTelling(entry))];
}

/** Minimum words of a statement that says more than "100% polyester". */
const MIN_TOLD_WORDS = 6;

/** What a product is or does before what it is made of, if that is said in more than a few words. */
function bareFactsLast(entries: readonly Entry[]): Entry[] {
  const isTold = entries.some((entry) => wordsIn(entry) >= MIN_TOLD_WORDS && !isBareFact(entry));
  return isTold
    ? entries.toSorted((a, b) => Number(isBareFact(a)) - Number(isBareFact(b)))
    : [...entries];
}

/** By rank, with types that no one searches for last. */
function searchedFirst(entries: readonly Entry[]): Entry[] {
  return inRankOrder(entries).toSorted((a, b) => Number(isUnsearched(a)) - Number(isUnsearched(b)));
}

function sheetLast(entries: readonly Entry[]): Entry[] {
  const isLast = (entry: Entry) => isSheetFact(entry) || entry.type === 'age';
  return entries.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
}

function isUnsearched(entry: Entry): boolean {
  return UNSEARCHED_TYPES.has(entry.type ?? labelType(entry.line.label?.text));
}

/** "Ages 8+", "Size: 20 x 29 in": a fact in a few words or below a label that no one searches by. */
function isSheetFact(entry: Entry): boolean {
  const [unit] = entry.units;
  const isPhrase = entry.label === undefined && (unit?.words ?? 0) > MIN_JOINED_WORDS;
  return isUnsearched(entry) && unit?.finite !== true && !isPhrase;
}

/**
 * Puts statements about the product first, and headings, slogans and scraps such as "Multiple sizes" last. "All thoroughbreds go back to three sires" isn't one,
 * and "Includes the puzzle" adds nothing after the puzzle's name.
 */
function aboutProductFirst(entries: readonly Entry[], setting: Setting): Entry[] {
  const stems = stemsOfName(setting);
  const isLesser = (entry: Entry) =>
    !names(entry, setting) &&
    (isOfOthers(entry, stems, setting.reading.name.noun) || newsOf(entry, stems) < MIN_NEWS);
  const isStub = (entry: Entry) =>
    wordsIn(entry) < MIN_JOINED_WORDS && !isSentence(entry) && !names(entry, setting);
  const isTold = entries.some((entry) => wordsIn(entry) >= MIN_TOLD_WORDS && !isTitled(entry));
  const lastOf = (entry: Entry) =>
    4 * Number(isSloganLine(entry, setting)) +
    2 * Number(isTitled(entry)) +
    Number(isLesser(entry) || isEcho(entry, stems) || (isTold && isStub(entry)));
  return entries.toSorted((a, b) => lastOf(a) - lastOf(b));
}

/** An entry's first sentence, which needs no label; rows of a chart stay together. */
function firstSentence({ label, ...entry }: Entry): Entry {
  const units = isChart(entry.units) ? entry.units : entry.units.slice(0, 1);
  const [unit] = units;
  // "Tent size: 48 x 48 in, and mesh panels let air in"
  const isHeaded = label !== undefined && (unit?.finite !== true || opensWithDigit(unit.text));
  return { ...entry, units, ...(isHeaded ? { label } : {}) };
}
