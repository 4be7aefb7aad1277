import { labelType } from '../reading/facts.ts';
import { startsWithReference } from '../reading/units.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { dropPronoun } from '../realizing/edits.ts';
import { firstWordOf, hasDigit, startsWithDigit } from '../text/words.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { byUnit, inInputOrder, pointsBack, wordsIn } from './entries.ts';
import { isChart } from './split-line.ts';
import { layoutOf } from './layout.ts';
import {
  CALLS,
  factsLast,
  gradeOf,
  isNews,
  isSentence,
  lacksSubject,
  MIN_TOLD_WORDS,
  TELLS,
  typeOf,
} from './meta-grades.ts';
import { isFaulty } from './meta-faults.ts';
import {
  echoes,
  isNameAgain,
  mentions,
  names,
  saysKind,
  saysName,
  stemsOfName,
} from './meta-naming.ts';
import { isDirection, isOfExtras, planLead, type Candidate } from './meta-choice.ts';
import { planRows, textOfPlan } from './meta-rows.ts';
import { callsBack, isSound, isTellingRow, isTitled, mayStand } from './meta-statements.ts';
import { piecesOf } from './pieces.ts';
import { isLater } from './rank.ts';
import { shorterForms } from './shorter-forms.ts';
import type { Entry, MetaPlan, Setting } from './types.ts';

/** Length at which nothing more is added, in characters. */
const ENOUGH_CHARACTERS = 120;
/** Maximum statements in a meta description. */
const MAX_STATEMENTS = 4;
/** "Great For Parties" */
const FOR_USE = /^(?:great|good|perfect|ideal) for /iu;
/** "Perfect for winters", "Dishwasher and microwave safe": says of the product what a sentence would. */
const SAID =
  /^(?:great|good|perfect|ideal) (?:for|with) |^(?:\S+ )+(?:safe|free|proof|resistant|washable|compatible)[.!]?$/iu;
/** Minimum words of a phrase after a sentence. */
const MIN_JOINED_WORDS = 6;

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
    ...lines.map((entry) => firstSentence(entry, setting)),
  ]).map((entry) => withoutPointer(entry, setting));
  await yieldToEventLoop();
  const titled = statements.filter(isTitled).length;
  // "Compatible with Fell Wooden Railway" is written like a heading.
  const isHeading = (entry: Entry) =>
    entry.type !== 'compatibility' &&
    !FOR_USE.test(entry.units[0]?.text ?? '') &&
    isTitled(entry) &&
    titled * 4 < statements.length * 3 &&
    !hasDigit(entry.units[0]?.text ?? '');
  const graded = (some: readonly Entry[]) =>
    some.flatMap((entry): Candidate[] => {
      const isKind = saysKind(entry, setting) && isSound(entry, setting);
      const grade = isKind ? TELLS : isHeading(entry) ? undefined : gradeOf(entry, setting);
      return grade === undefined ? [] : [{ entry, grade }];
    });
  const candidates = graded(statements);
  await yieldToEventLoop();
  const later = graded([
    ...lines.flatMap(laterSentences),
    ...[...text, ...below].flatMap((entry) => withoutPronouns(entry, setting)),
  ]);
  await yieldToEventLoop();
  const plan = await planLead({ candidates, later, statements, text }, setting, limit);
  if (plan === undefined) return planRows(statements, setting, limit);
  return fill(plan, candidates, statements, text, setting, limit);
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
  const after = statements.findIndex((entry) => lead !== undefined && isSame(entry, lead));
  const next = statements[after + 1];
  const isProse = text.some(({ line }) => line === lead?.line);
  const goesOn = (entry: Entry) =>
    (pointsBack(entry) || callsBack(entry)) && !isLater(entry) && !isTurn(entry);
  const follower = isProse && next !== undefined && goesOn(next) ? next : undefined;
  const some = factsLast(candidates.filter(({ grade }) => grade < CALLS).map(({ entry }) => entry));
  // A sentence of a paragraph is followed by what comes after it; lines of a list, by the first of the list.
  const isOfText = ({ line }: Entry) => text.some((one) => one.line === line);
  const ordered = some.filter(
    (entry) => (!isProse && !isOfText(entry)) || statements.indexOf(entry) > after,
  );
  for (const entry of follower === undefined ? ordered : [follower, ...ordered]) {
    await yieldToEventLoop();
    const { length } = textOfPlan({ ...plan, statements: added }, setting);
    if (length >= ENOUGH_CHARACTERS || added.length === MAX_STATEMENTS) break;
    if (added.some((one) => isSame(one, entry)) || !isNews(entry, added, setting)) continue;
    if (entry !== follower && (isOfExtras(entry) || !mayStand(entry, setting))) continue;
    if (isDirection(entry) || isQuestion(entry)) continue;
    if (isStatement(lead) && !isSaid(entry)) continue;
    if (isFaulty(entry, setting)) continue;
    if (isTornOff(entry, added.at(-1), setting)) continue;
    for (const form of formsOf(entry, setting)) {
      const all = [...added, form];
      // A statement that stands for the name stays in front.
      const placed = withoutScraps(
        isProse || plan.parts.length === 0 ? all : factsLast(inInputOrder(all)),
      );
      if (isProse && !readsOn(placed, setting)) continue;
      if (textOfPlan({ ...plan, statements: placed }, setting).length > limit) continue;
      added = placed;
      break;
    }
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

/** Whether a statement is a sentence with its own subject or a call, unlike "Keeps pens in one place". */
function isStatement(entry: Entry | undefined): boolean {
  const shape = verbShapeOf(entry?.units[0]?.text ?? '');
  return isSentence(entry) && (shape === 'clause' || shape === 'imperative');
}

/** Behind a sentence, only what can follow one. */
function withoutScraps([first, ...entries]: readonly Entry[]): readonly Entry[] {
  if (first === undefined) return [];
  return [first, ...(isStatement(first) ? entries.filter(isSaid) : entries)];
}

/** "Easy to clean", "Recommended for ages 5 and up": says of the product what a sentence would, unlike "Silk trousers". */
const SAID_OF_IT = /^(?:easy|recommended|suitable|great|good|perfect|ideal|for) /iu;

/** Whether a statement can follow a sentence: another sentence, or a phrase that reads as one. */
function isSaid(entry: Entry): boolean {
  const [unit] = entry.units;
  const text = unit?.text ?? '';
  if (/\p{L} \/ \p{L}/u.test(text)) return false;
  // "A game of secret roles for four players"
  const isTold = unit?.closed === true || /^(?:an?|the) /iu.test(text);
  const isPhrase = isTold && wordsIn(entry) >= MIN_JOINED_WORDS;
  return isSentence(entry) || isPhrase || SAID.test(text) || SAID_OF_IT.test(text);
}

/** "Or do you need more room?": its answer is another sentence. */
function isQuestion({ units: [unit] }: Entry): boolean {
  return unit?.text.endsWith('?') === true;
}

function isSameType(one: Entry, other: Entry): boolean {
  return typeOf(one) !== undefined && typeOf(one) === typeOf(other);
}

/** "But don't be fooled": leads up to the sentence after it. */
function isTurn({ units: [unit] }: Entry): boolean {
  return /^(?:but|however|yet)\b/iu.test(unit?.text ?? '');
}

/** Whether two entries have the same statement, whole or in a shorter form. */
function isSame({ units: [one] }: Entry, { units: [other] }: Entry): boolean {
  return one?.id === other?.id;
}

/** A statement, and its shorter forms that need no name before them. */
function formsOf(entry: Entry, { reading: { language } }: Setting): Entry[] {
  const shorter = language === 'en' ? shorterForms(entry) : [];
  return [entry, ...shorter.filter(({ needsName }) => !needsName).map((form) => form.entry)];
}

/** "If it rains, …", "Just be ready": what goes on from the sentence before it. */
const LEANS =
  /^(?:just|so|then|and|but|or|now|if|when|because|simply|even|plus|also|instead|otherwise)\b/iu;

/** Whether a sentence from the middle of a line would be torn from the one before it. */
function isTornOff(entry: Entry, last: Entry | undefined, setting: Setting): boolean {
  const {
    line,
    units: [unit],
  } = entry;
  const at = line.units.findIndex(({ id }) => id === unit?.id);
  if (at <= 0 || last?.units.at(-1)?.id === line.units[at - 1]?.id) return false;
  const text = unit?.text ?? '';
  const isFree = unit?.finite !== true || hasDigit(text) || mentions(entry, setting);
  return LEANS.test(text) || !isFree;
}

/** Whether no scrap of a list stands after a paragraph's sentence. */
function readsOn([lead, ...entries]: readonly Entry[], setting: Setting): boolean {
  return entries.every((entry) => {
    const text = entry.units[0]?.text ?? '';
    // "Back vent at hem", "Size Small 6, Size Large 11"
    const isPhrase = wordsIn(entry) >= MIN_JOINED_WORDS && !hasDigit(text);
    if (entry.line === lead?.line) return isSentence(entry) || isPhrase || SAID.test(text);
    const isKind = mentions(entry, setting) && wordsIn(entry) >= MIN_TOLD_WORDS;
    const isClosed = entry.units.every(({ finite, closed }) => finite && closed);
    const isSaid = isClosed && wordsIn(entry) > MIN_TOLD_WORDS;
    return wordsIn(entry) >= MIN_JOINED_WORDS || isSaid || isKind || pointsBack(entry);
  });
}

/** An entry's first sentence, which needs no label if it has a subject; rows of a chart stay together. */
function firstSentence({ label, ...entry }: Entry, setting: Setting): Entry {
  const units = isChart(entry.units) ? entry.units : entry.units.slice(0, 1);
  const [unit] = units;
  const text = unit?.text ?? '';
  // "Tent size: 48 x 48 in, and mesh panels let air in", "Dial system: Tightens the boot"
  const needsLabel =
    unit?.finite !== true ||
    labelType(label?.text) === 'contents' ||
    startsWithDigit(text) ||
    (label !== undefined && isNameAgain(label.text, setting)) ||
    lacksSubject({ ...entry, units });
  // "Sturdy toy: Tarn Activity Tower has …"
  if (saysName({ ...entry, units }, setting)) return { ...entry, units };
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

/** "Folds flat" of "It folds flat", right below what the product is: what can follow the name. */
function withoutPronouns(entry: Entry, setting: Setting): Entry[] {
  return byUnit(entry).flatMap((one, at, all): Entry[] => {
    const [unit] = one.units;
    const before = all[at - 1];
    if (unit?.dependsOnPrevious !== true || before === undefined || !mentions(before, setting))
      return [];
    const text = dropPronoun(unit.text);
    const isShorter = text !== unit.text && isThirdPerson(firstWordOf(text).toLowerCase());
    return isShorter ? [{ ...one, units: [{ ...unit, text, dependsOnPrevious: false }] }] : [];
  });
}

/** "This is the Tarn kettle, …" */
const DEFINES = /^(?:this|it) is (?:the|an?|our) /iu;

/** What the product is, below a heading or as the answer to a question, needs neither: it names the product. */
function withoutPointer(entry: Entry, setting: Setting): Entry {
  const [unit] = entry.units;
  if (unit?.dependsOnPrevious !== true || !names(entry, setting)) return entry;
  if (startsWithReference(unit.text) && !DEFINES.test(unit.text)) return entry;
  return { ...entry, units: [{ ...unit, dependsOnPrevious: false }, ...entry.units.slice(1)] };
}

/** "Save money with our lunch box": tells the reader what to do. */
function isCalling({ units: [unit] }: Entry): boolean {
  return verbShapeOf(unit?.text ?? '') === 'imperative';
}
