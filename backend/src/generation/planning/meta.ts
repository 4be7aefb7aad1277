import { hasDigit } from '../text/words.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { splitIntoUnits, inInputOrder, dependsOnPrevious, wordsIn } from './entries.ts';
import { layoutOf } from './layout.ts';
import {
  CALL_TO_ACTION,
  factsLast,
  gradeOf,
  addsInformation,
  isSentence,
  MIN_STATEMENT_WORDS,
  INFORMATIVE,
  factTypeOf,
} from './meta-grades.ts';
import {
  canFollowSentence,
  isFullSentence,
  isScrap,
  MIN_JOINED_WORDS,
  PREDICATE_PHRASE,
  withoutFragments,
} from './meta-following.ts';
import { isDefective } from './meta-defects.ts';
import { describesOtherSubject } from './meta-dependence.ts';
import {
  restatesName,
  mentionsProduct,
  namesCategory,
  newWordCount,
  stemsOfName,
} from './meta-naming.ts';
import { planLead } from './meta-lead.ts';
import { isDirection, isAboutOptionsOrExtras, type Candidate } from './meta-scores.ts';
import { planRows, metaTextOf } from './meta-rows.ts';
import {
  firstSentence,
  laterSentences,
  withoutDashedLabel,
  withoutDependency,
  withoutUnusableEnd,
  withoutPronouns,
} from './meta-sentences.ts';
import {
  refersToPrevious,
  isUsableOrOrigin,
  isUsableStatement,
  isInformativeRow,
  hasTitleLength,
  isInTitleCase,
  canFollowName,
} from './meta-statements.ts';
import { setPiecesOf } from './set-pieces.ts';
import { isUsageOrLimitation } from './rank.ts';
import { shorterForms } from './shorter-forms.ts';
import { headOfPhrase, topicOf } from './topics.ts';
import type { Entry, MetaPlan, Setting } from './types.ts';
import { pointsBack } from './unresolved-references.ts';

/** Length at which nothing more is added, in characters. */
const ENOUGH_CHARACTERS = 120;
/** Maximum statements in a meta description. */
const MAX_STATEMENTS = 4;
/** Maximum statements without a verb: more of them read like a data sheet. */
const MAX_PHRASES = 3;
/** A purpose in title case isn't a heading: "Great For Parties". */
const FOR_USE = /^(?:great|good|perfect|ideal) for /iu;

/**
 * Chooses the first statement of the meta description, after the name if needed, and adds further ones while there is
 * room. A data sheet gets informative rows instead.
 */
export async function planMeta(
  setting: Setting,
  entries: readonly Entry[],
  limit: number,
): Promise<MetaPlan> {
  const { prose, list, below } = layoutOf(entries, setting.reading);
  const pieces = setPiecesOf(list);
  const lines = list.filter((entry) => !pieces.includes(entry));
  const statements = inInputOrder([
    ...[...prose, ...below].flatMap(splitIntoUnits),
    ...lines.map((entry) => firstSentence(entry, setting)),
  ])
    .map((entry) => withoutDependency(entry, setting))
    .map((entry) => withoutUnusableEnd(entry, setting))
    .map((entry) => withoutDashedLabel(entry, setting));
  await yieldToEventLoop();
  const titleCaseCount = statements.filter(isInTitleCase).length;
  const longCount = statements.filter(hasTitleLength).length;
  // Compatibility is capitalized without being a heading: "Compatible with Fell Wooden Railway".
  const isHeading = (entry: Entry) =>
    entry.type !== 'compatibility' &&
    !FOR_USE.test(entry.units[0]?.text ?? '') &&
    isInTitleCase(entry) &&
    titleCaseCount * 4 < longCount * 3 &&
    !hasDigit(entry.units[0]?.text ?? '');
  const graded = (entries: readonly Entry[]) =>
    entries.flatMap((entry): Candidate[] => {
      const isCategory = namesCategory(entry, setting) && isUsableStatement(entry, setting);
      const grade = isCategory
        ? INFORMATIVE
        : isHeading(entry)
          ? undefined
          : gradeOf(entry, setting);
      return grade === undefined ? [] : [{ entry, grade }];
    });
  const candidates = graded(statements);
  await yieldToEventLoop();
  const later = graded([
    ...lines.flatMap(laterSentences),
    ...[...prose, ...below].flatMap((entry) => withoutPronouns(entry, setting)),
  ]);
  await yieldToEventLoop();
  const complete = (lead: MetaPlan) =>
    addStatements(lead, candidates, statements, prose, setting, limit);
  const plan =
    (await planLead({ candidates, later, statements, prose }, setting, limit, complete)) ??
    planRows(statements, setting, limit);
  if (plan.statements.length > 0) return plan;
  // Any complete statement says more than the name alone.
  const stopgaps = statements
    .filter((entry) => isStopgap(entry, setting))
    .map((entry): Candidate => ({ entry, grade: INFORMATIVE }));
  const noMore = (lead: MetaPlan) => Promise.resolve(lead);
  const sources = { candidates: stopgaps, later: [], statements, prose };
  return (await planLead(sources, setting, limit, noMore)) ?? plan;
}

/** Minimum words of a statement that is better than the name alone. */
const MIN_STOPGAP_WORDS = 6;
const MIN_STOPGAP_NEW_WORDS = 2;
/** Maximum words of a fragment. */
const MAX_FRAGMENT_WORDS = 9;

function isStopgap(entry: Entry, setting: Setting): boolean {
  const { label, units } = entry;
  const isLong = units.length === 1 && wordsIn(entry) >= MIN_STOPGAP_WORDS;
  const isPhrase =
    headOfPhrase(units[0]?.text ?? '') !== undefined || wordsIn(entry) > MAX_FRAGMENT_WORDS;
  return (
    isLong &&
    label === undefined &&
    (isSentence(entry) || isPhrase) &&
    newWordCount(entry, stemsOfName(setting)) >= MIN_STOPGAP_NEW_WORDS &&
    !refersToPrevious(entry) &&
    !pointsBack(entry, setting) &&
    isUsableOrOrigin(entry, setting)
  );
}

async function addStatements(
  plan: MetaPlan,
  candidates: readonly Candidate[],
  statements: readonly Entry[],
  prose: readonly Entry[],
  setting: Setting,
  limit: number,
): Promise<MetaPlan> {
  const [lead] = plan.statements;
  let added = plan.statements;
  const after = statements.findIndex((entry) => lead !== undefined && isSameStatement(entry, lead));
  const next = statements[after + 1];
  const isProse = prose.some(({ line }) => line === lead?.line);
  const staysFirst =
    plan.parts.length === 0 || (lead !== undefined && topicOf(lead, setting) === 'kind');
  const continues = (entry: Entry) =>
    (dependsOnPrevious(entry) || refersToPrevious(entry)) &&
    !isUsageOrLimitation(entry) &&
    !isContrast(entry);
  // "That's why …" can refer to the end of a sentence that has lost it.
  const isWhole = textOf(statements[after]) === textOf(lead);
  const isTied =
    isWhole || !/^(?:because|hence|so|such|that|these|this|those)\b/iu.test(textOf(next));
  const follower = isProse && isTied && next !== undefined && continues(next) ? next : undefined;
  const byGrade = factsLast(
    candidates.filter(({ grade }) => grade < CALL_TO_ACTION).map(({ entry }) => entry),
  );
  // Prose continues with its next sentences; a list, with its first lines.
  const isInProse = ({ line }: Entry) => prose.some((entry) => entry.line === line);
  const ordered = byGrade.filter(
    (entry) => (!isProse && !isInProse(entry)) || statements.indexOf(entry) > after,
  );
  for (const entry of follower === undefined ? ordered : [follower, ...ordered]) {
    await yieldToEventLoop();
    const { length } = metaTextOf({ ...plan, statements: added }, setting);
    if (length >= ENOUGH_CHARACTERS || added.length === MAX_STATEMENTS) break;
    if (!isSentence(entry) && added.filter((one) => !isSentence(one)).length === MAX_PHRASES)
      continue;
    if (
      added.some((previous) => isSameStatement(previous, entry)) ||
      !addsInformation(entry, added, setting)
    )
      continue;
    if (entry !== follower && (isAboutOptionsOrExtras(entry) || !canFollowName(entry, setting)))
      continue;
    if (isDirection(entry) || isQuestion(entry)) continue;
    if (isScrap(entry) && added.length === 1 && isLong(lead)) continue;
    if (isFullSentence(lead) && !canFollowSentence(entry)) continue;
    if (isDefective(entry, setting)) continue;
    if (isSeparatedFromPrevious(entry, added.at(-1), setting)) continue;
    if (mixesLabels([...added, entry])) continue;
    for (const form of formsOf(entry, setting)) {
      const extended = [...added, form];
      // A statement that replaces the name or says what the product is stays first.
      const placed = withoutFragments(
        isProse || staysFirst ? extended : factsLast(inInputOrder(extended)),
      );
      if (isProse && !readsAsProse(placed, setting)) continue;
      if (metaTextOf({ ...plan, statements: placed }, setting).length > limit) continue;
      added = placed;
      break;
    }
  }
  const isScant = added.reduce((words, entry) => words + wordsIn(entry), 0) < MIN_JOINED_WORDS;
  const row = statements.find(
    (entry) =>
      isScant &&
      isInformativeRow(entry, setting) &&
      !restatesName(entry, stemsOfName(setting)) &&
      !added.some((previous) => previous.line === entry.line || isSameType(previous, entry)),
  );
  const withRow = { ...plan, statements: row === undefined ? added : [...added, row] };
  return metaTextOf(withRow, setting).length <= limit ? withRow : { ...plan, statements: added };
}

function textOf(entry: Entry | undefined): string {
  return entry?.units[0]?.text ?? '';
}

function isLong(entry: Entry | undefined): boolean {
  return entry !== undefined && wordsIn(entry) >= MIN_JOINED_WORDS;
}

/** A question needs its answer, which is another sentence. */
function isQuestion({ units: [unit] }: Entry): boolean {
  return unit?.text.endsWith('?') === true;
}

function isSameType(one: Entry, other: Entry): boolean {
  return factTypeOf(one) !== undefined && factTypeOf(one) === factTypeOf(other);
}

/** Whether some statements show the label of their line and others don't. */
function mixesLabels(entries: readonly Entry[]): boolean {
  const labeled = entries.filter(({ line }) => line.label !== undefined);
  const shown = labeled.filter(({ label }) => label !== undefined);
  return shown.length > 0 && shown.length < labeled.length;
}

/** Whether a sentence begins a contrast that the next one completes: "But don't be fooled". */
function isContrast({ units: [unit] }: Entry): boolean {
  return /^(?:but|however|yet)\b/iu.test(unit?.text ?? '');
}

/** Whether two entries are the same statement, whole or shortened. */
function isSameStatement({ units: [unit] }: Entry, { units: [otherUnit] }: Entry): boolean {
  return unit?.id === otherUnit?.id;
}

/** A statement, and its shorter forms that don't need the name. */
function formsOf(entry: Entry, { reading: { language } }: Setting): Entry[] {
  const shorter = language === 'en' ? shorterForms(entry) : [];
  return [entry, ...shorter.filter(({ needsName }) => !needsName).map((form) => form.entry)];
}

/** Starts with a word that continues the preceding sentence: "Just be ready". */
const CONTINUES =
  /^(?:just|so|then|and|but|or|now|if|when|because|simply|even|plus|also|instead|otherwise|other)\b/iu;

/** "With a zip at the neck." */
const WITH_START = /^with /iu;

/** Whether a sentence from the middle of a line depends on the preceding one, which is missing. */
function isSeparatedFromPrevious(entry: Entry, last: Entry | undefined, setting: Setting): boolean {
  const {
    line,
    units: [unit],
  } = entry;
  const at = line.units.findIndex(({ id }) => id === unit?.id);
  if (at <= 0 || last?.units.at(-1)?.id === line.units[at - 1]?.id) return false;
  const text = unit?.text ?? '';
  const standsAlone = unit?.finite !== true || hasDigit(text) || mentionsProduct(entry, setting);
  if (unit?.finite !== true && WITH_START.test(text)) return true;
  return CONTINUES.test(text) || !standsAlone || describesOtherSubject(entry, setting);
}

/** Whether no fragment of a list follows a sentence of prose. */
function readsAsProse([lead, ...entries]: readonly Entry[], setting: Setting): boolean {
  return entries.every((entry) => {
    const text = entry.units[0]?.text ?? '';
    // Short phrases and figures are fragments: "Back vent at hem".
    const isPhrase = wordsIn(entry) >= MIN_JOINED_WORDS && !hasDigit(text);
    if (entry.line === lead?.line)
      return isSentence(entry) || isPhrase || PREDICATE_PHRASE.test(text);
    const isAboutProduct = mentionsProduct(entry, setting) && wordsIn(entry) >= MIN_STATEMENT_WORDS;
    const isClosed = entry.units.every(({ finite, closed }) => finite && closed);
    const isShortSentence = isClosed && wordsIn(entry) > MIN_STATEMENT_WORDS;
    return (
      wordsIn(entry) >= MIN_JOINED_WORDS ||
      isShortSentence ||
      isAboutProduct ||
      dependsOnPrevious(entry)
    );
  });
}
