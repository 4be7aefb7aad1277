import { labelType } from '../reading/facts.ts';
import { isCommonNoun } from '../reading/name.ts';
import { verbShapeOf } from '../reading/verbs.ts';
import { contentStems, hasDigit, opensWithDigit, stemOf, wordsOf } from '../text/words.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { byUnit, inInputOrder, pointsBack, wordsIn } from './entries.ts';
import { isChart } from './split-line.ts';
import { layoutOf } from './layout.ts';
import {
  CALLS,
  FACT,
  FILLER,
  factsLast,
  gradeOf,
  isNews,
  isSentence,
  lacksSubject,
  MIN_TOLD_WORDS,
  TELLS,
  typeOf,
} from './meta-grades.ts';
import { echoes, isSubject, mentions, names, stemsOfName } from './meta-naming.ts';
import { leadAfterName, leadAlone } from './meta-leads.ts';
import { planRows, textOfPlan } from './meta-rows.ts';
import { callsBack, isTellingRow, isTitled, mayStand } from './meta-statements.ts';
import { piecesOf } from './pieces.ts';
import { isLater } from './rank.ts';
import type { Entry, MetaPlan, Setting } from './types.ts';

/** Length at which nothing more is added, in characters. */
const ENOUGH_CHARACTERS = 120;
/** Maximum statements in a meta description. */
const MAX_STATEMENTS = 4;
/** Minimum words of a phrase after a sentence. */
const MIN_JOINED_WORDS = 6;
interface Candidate {
  readonly entry: Entry;
  readonly grade: number;
}

/**
 * The merchant's statements in their order, as many as there is room for, after the name if the first doesn't contain it: first
 * those that tell what the product is or does, then facts in a few words. For a data sheet, the rows that tell something.
 */
export async function planMeta(
  setting: Setting,
  entries: readonly Entry[],
  limit: number,
): Promise<MetaPlan> {
  const { text, list, below } = layoutOf(entries, setting.reading);
  const pieces = piecesOf(list);
  const lines = list.filter((entry) => !pieces.includes(entry));
  const statements = inInputOrder([
    ...[...text, ...below].flatMap(byUnit),
    ...lines.map(firstSentence),
  ]);
  await yieldToEventLoop();
  const titled = statements.filter(isTitled).length;
  // "Compatible with Fell Wooden Railway" is written like a heading.
  const isHeading = (entry: Entry) =>
    entry.type !== 'compatibility' &&
    isTitled(entry) &&
    titled * 4 < statements.length * 3 &&
    !hasDigit(entry.units[0]?.text ?? '');
  const graded = (some: readonly Entry[]) =>
    some.flatMap((entry): Candidate[] => {
      const grade = isHeading(entry) ? undefined : gradeOf(entry, setting);
      return grade === undefined ? [] : [{ entry, grade }];
    });
  const candidates = graded(statements);
  await yieldToEventLoop();
  const plan = await planLead(
    candidates,
    () => graded(lines.flatMap(laterSentences)),
    text,
    setting,
    limit,
  );
  if (plan === undefined) return planRows(statements, setting, limit);
  return fill(plan, candidates, statements, text, setting, limit);
}

/** The first statement that tells most and fits, with or without the name. */
async function planLead(
  candidates: readonly Candidate[],
  others: () => readonly Candidate[],
  text: readonly Entry[],
  setting: Setting,
  limit: number,
): Promise<MetaPlan | undefined> {
  const ofGrade = (grade: number) =>
    candidates.filter((one) => one.grade === grade).map(({ entry }) => entry);
  const telling = ofGrade(TELLS);
  const afterName = (entry: Entry) => leadAfterName(entry, setting, limit);
  const alone = (entry: Entry) => leadAlone(entry, setting, limit);
  // "Early starts ask for tea": a paragraph can come to its product in its second sentence.
  const named = telling.filter(
    (entry) => isSentence(entry) && entry.line === text[0]?.line && names(entry, setting),
  );
  return (
    (await firstFitting(named, (entry) => afterName(entry) ?? alone(entry))) ??
    (await firstFitting(
      telling,
      (entry) =>
        afterName(entry) ??
        (isOfProduct(entry, setting) && !lacksSubject(entry) ? alone(entry) : undefined),
    )) ??
    (await firstFitting(
      others().flatMap(({ entry, grade }) => (grade === TELLS && isClause(entry) ? [entry] : [])),
      afterName,
    )) ??
    (await firstFitting(ofGrade(FACT).filter(isTold), afterName)) ??
    (await firstFitting(ofGrade(CALLS), (entry) => afterName(entry) ?? alone(entry))) ??
    (await firstFitting(telling, (entry) =>
      UNNAMED.test(entry.units[0]?.text ?? '') || lacksSubject(entry) ? undefined : alone(entry),
    )) ??
    (await firstFitting(ofGrade(FACT), afterName)) ??
    (await firstFitting(
      others().flatMap(({ entry, grade }) => (grade === FILLER ? [] : [entry])),
      afterName,
    )) ??
    (await firstFitting(ofGrade(FILLER).filter(isSentence), afterName))
  );
}

/** A fact in more words than "Polyester blend". */
function isTold(entry: Entry): boolean {
  return wordsIn(entry) >= MIN_TOLD_WORDS;
}

/** Words within which a sentence names what it is about. */
const MAX_SUBJECT_WORDS = 6;

/** "This roomy backpack comes with a folder" of a backpack: whether a statement is about the product as a whole. */
function isOfProduct(entry: Entry, setting: Setting): boolean {
  if (names(entry, setting) || isSubject(entry, setting)) return true;
  if (entry.opens && isSentence(entry) && mentions(entry, setting)) return true;
  const noun = contentStems(setting.reading.name.noun ?? '').at(-1);
  const opening = wordsOf(entry.units[0]?.text ?? '').slice(0, MAX_SUBJECT_WORDS);
  // "Thick puzzle board" is about the board.
  return opening.some((word, at) => stemOf(word) === noun && !isCommonNoun(opening[at + 1] ?? ''));
}

async function fill(
  plan: MetaPlan,
  candidates: readonly Candidate[],
  statements: readonly Entry[],
  text: readonly Entry[],
  setting: Setting,
  limit: number,
): Promise<MetaPlan> {
  const [lead] = plan.statements;
  let added = plan.statements;
  const after = statements.findIndex((entry) => entry === lead);
  const next = statements[after + 1];
  const isProse = text.some(({ line }) => line === lead?.line);
  const goesOn = (entry: Entry) =>
    (pointsBack(entry) || callsBack(entry)) && !isLater(entry) && !isTurn(entry);
  const follower = isProse && next !== undefined && goesOn(next) ? next : undefined;
  const some = factsLast(candidates.filter(({ grade }) => grade < CALLS).map(({ entry }) => entry));
  // A sentence of a paragraph is followed by what comes after it; lines of a list, by the first of the list.
  const ordered = some.filter((entry) => !isProse || statements.indexOf(entry) > after);
  for (const entry of follower === undefined ? ordered : [follower, ...ordered]) {
    await yieldToEventLoop();
    const { length } = textOfPlan({ ...plan, statements: added }, setting);
    if (length >= ENOUGH_CHARACTERS || added.length === MAX_STATEMENTS) break;
    if (added.includes(entry) || !isNews(entry, added, setting)) continue;
    if (entry !== follower && !mayStand(entry, setting)) continue;
    if (isTornOff(entry, added.at(-1))) continue;
    const all = [...added, entry];
    // A statement that stands for the name stays in front.
    const placed = plan.parts.length === 0 ? all : factsLast(inInputOrder(all));
    if (isProse && !readsOn(placed, setting)) continue;
    if (textOfPlan({ ...plan, statements: placed }, setting).length <= limit) added = placed;
  }
  const isScant = added.reduce((words, entry) => words + wordsIn(entry), 0) < MIN_JOINED_WORDS;
  const row = statements.find(
    (entry) =>
      isScant &&
      isTellingRow(entry, setting) &&
      !echoes(entry, stemsOfName(setting)) &&
      !added.some((one) => one.line === entry.line || isSameType(one, entry)),
  );
  const withRow = { ...plan, statements: row === undefined ? added : [...added, row] };
  return textOfPlan(withRow, setting).length <= limit ? withRow : { ...plan, statements: added };
}

function isSameType(one: Entry, other: Entry): boolean {
  return typeOf(one) !== undefined && typeOf(one) === typeOf(other);
}

/** "But don't be fooled": leads up to the sentence after it. */
function isTurn({ units: [unit] }: Entry): boolean {
  return /^(?:but|however|yet)\b/iu.test(unit?.text ?? '');
}

/** "Just be ready", without the sentence before it. */
const LEANS = /^(?:just|so|then|and|but|or|now)\b/iu;

/** Whether a sentence that leans on the one before it in its paragraph would be torn from it. */
function isTornOff({ line, units: [unit] }: Entry, last: Entry | undefined): boolean {
  const at = line.units.findIndex((one) => one === unit);
  return at > 0 && last?.units.at(-1) !== line.units[at - 1] && LEANS.test(unit?.text ?? '');
}

/** Whether no scrap of a list stands after a paragraph's sentence. */
function readsOn([lead, ...entries]: readonly Entry[], setting: Setting): boolean {
  return entries.every((entry) => {
    if (entry.line === lead?.line) return true;
    const isKind = mentions(entry, setting) && wordsIn(entry) >= MIN_TOLD_WORDS;
    const isClosed = entry.units.every(({ finite, closed }) => finite && closed);
    const isSaid = isClosed && wordsIn(entry) > MIN_TOLD_WORDS;
    return wordsIn(entry) >= MIN_JOINED_WORDS || isSaid || isKind || pointsBack(entry);
  });
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

/** "This beast is all steel" doesn't say what is. */
const UNNAMED = /^(?:this|these) /iu;

/** An entry's first sentence, which needs no label if it has a subject; rows of a chart stay together. */
function firstSentence({ label, ...entry }: Entry): Entry {
  const units = isChart(entry.units) ? entry.units : entry.units.slice(0, 1);
  const [unit] = units;
  const text = unit?.text ?? '';
  // "Tent size: 48 x 48 in, and mesh panels let air in", "Dial system: Tightens the boot"
  const needsLabel =
    unit?.finite !== true ||
    labelType(label?.text) === 'contents' ||
    opensWithDigit(text) ||
    lacksSubject({ ...entry, units });
  return { ...entry, units, ...(label !== undefined && needsLabel ? { label } : {}) };
}

/** The sentences of a line after its first that need none before them. */
function laterSentences({ label: _label, ...entry }: Entry): Entry[] {
  return isChart(entry.units)
    ? []
    : byUnit({ ...entry, units: entry.units.slice(1) }).filter(
        (one) => (isSentence(one) || isCalling(one)) && !pointsBack(one),
      );
}

/** "Save money with our lunch box": tells the reader what to do. */
function isCalling({ units: [unit] }: Entry): boolean {
  return verbShapeOf(unit?.text ?? '') === 'imperative';
}

/** Whether a sentence has a subject: neither "Squeeze the ear" nor "Features a horn". */
function isClause({ units: [unit] }: Entry): boolean {
  return verbShapeOf(unit?.text ?? '') === 'clause';
}
