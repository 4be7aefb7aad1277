import { labelType } from '../reading/facts.ts';
import type { FactType, ProductName } from '../reading/index.ts';
import { canEndName, leadOf, withoutTail } from '../reading/name.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { contentStems, firstWordOf, opensWithDigit, wordsOf } from '../text/words.ts';
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
  saysName,
  stemsOfName,
} from './meta-naming.ts';
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
import { inRankOrder, isBareFact, isLater, isUninformative, rankOf } from './rank.ts';
import { isSloganLine } from './slogans.ts';
import { allParts, planTitle } from './title.ts';
import type { Entry, MetaPlan, Setting, TitlePart } from './types.ts';

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
/** Minimum words of a phrase without a name before it. */
const MIN_ALONE_WORDS = 10;
/** A shorter text gets the name in front. */
const MIN_CHARACTERS = 60;
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
  const spoken = [...text, ...below].flatMap(byUnit);
  const lines = list.map(firstSentence);
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
  const plan =
    (await firstFitting(said, (entry) => afterName(entry) ?? alone(entry))) ??
    (await firstFitting(
      leads,
      (entry) => afterName(entry) ?? (isOfProduct(entry) ? alone(entry) : undefined),
    )) ??
    (await firstFitting(leads, (entry) =>
      UNNAMED.test(entry.units[0]?.text ?? '') ? undefined : alone(entry),
    )) ??
    (await firstFitting(leads, alone));
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
    if (
      added.some((one) => one === entry || saysSame(one, entry)) ||
      !(follows || mayFollow(entry, lead, setting))
    )
      continue;
    const all = [...added, entry];
    const isInOrder = text.length > 0 || plan.parts.length === 0;
    const statements = isInOrder
      ? all
      : bareFactsLast(distinctiveFirst(sheetLast(inInputOrder(all)), setting));
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

/** "Card Set with a Durable": a list that continues in the next segments. */
function isOpenList(segment: string, { reading: { name } }: Setting): boolean {
  return / with /iu.test(segment) && !canEndName(wordsOf(segment).at(-1) ?? '', name);
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

/** A statement that says the name, or one after the name or some of its segments. */
function leadAfterName(entry: Entry, setting: Setting, limit: number): MetaPlan | undefined {
  const plan = (parts: readonly TitlePart[]): MetaPlan => ({ parts, statements: [entry] });
  const fits = (one: MetaPlan) => textOfPlan(one, setting).length <= limit;
  if (saysName(entry, setting)) return fits(plan([])) ? plan([]) : undefined;
  const whole = plan(allParts(setting.reading.name));
  if (fits(whole)) return whole;
  const room = limit - textOfPlan(plan([]), setting).length - ' – '.length;
  const { parts } = planTitle(setting, room);
  const cut = plan(parts);
  const isWhole = parts.every((part) => isWholeThing(part, setting.reading.name));
  const isNamed = parts.some(({ segment }) => segment === leadOf(setting.reading.name));
  // "Card Set with a Durable, Waterproof Design": what it comes with goes whole.
  const { segments } = setting.reading.name;
  const last = segments[parts.at(-1)?.segment ?? 0]?.text ?? '';
  const shown = new Set(parts.map(({ segment }) => segment));
  const isCut = segments.some(({ marksVariant }, at) => !shown.has(at) && !marksVariant);
  const isOpen =
    isCut &&
    (withoutTail(last) !== last ||
      parts.some(({ segment }) => isOpenList(segments[segment]?.text ?? '', setting)));
  return isWhole && isNamed && !isOpen && fits(cut) ? cut : undefined;
}

/** If no statement fits after the name: one that needs nothing before it. */
function leadAlone(entry: Entry, setting: Setting, limit: number): MetaPlan | undefined {
  const plan: MetaPlan = { parts: [], statements: [entry] };
  const [unit] = entry.units;
  const isSaid = unit?.finite === true || (unit?.words ?? 0) >= MIN_ALONE_WORDS;
  const isAlone =
    names(entry, setting) || (isSaid && entry.label === undefined && !pointsBack(entry));
  const length = textOfPlan(plan, setting).length;
  return isAlone && length >= MIN_CHARACTERS && length <= limit ? plan : undefined;
}

/** "This beast is all steel" doesn't say what is. */
const UNNAMED = /^(?:this|these) /iu;

/** A segment as it is, or up to what the product comes with or is for. */
function isWholeThing({ segment, ranges }: TitlePart, { segments }: ProductName): boolean {
  if (ranges === undefined) return true;
  const [first, ...more] = ranges;
  const end = withoutTail(segments[segment]?.text ?? '').length;
  return first?.start === 0 && first.end === end && more.length === 0;
}

/** Whether a statement can follow the first one without repeating it. */
function mayFollow(entry: Entry, lead: Entry | undefined, setting: Setting): boolean {
  return (
    mayStand(entry, setting) &&
    !isSloganLine(entry, setting) &&
    rankOf(entry) <= MAX_RANK &&
    (!isTitled(entry) || (lead !== undefined && isTitled(lead))) &&
    (isSentence(lead) && !isListItem(lead)
      ? mayFollowSentence(entry) && (isSentence(entry) || isAbout(lead, entry, setting))
      : mayFollowPhrase(entry)) &&
    (names(entry, setting) || !echoes(entry, stemsOfName(setting)))
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

/** After a sentence, "Ribbed cuffs", "Material: Polyester" and measures read as scraps. */
function mayFollowSentence(entry: Entry): boolean {
  const [unit] = entry.units;
  if (unit === undefined || isSheetFact(entry)) return false;
  // "Contrast detailing" passes for an order.
  if (unit.words < MIN_JOINED_WORDS) return false;
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
