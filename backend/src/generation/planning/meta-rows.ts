import { textOf } from '../realizing/cited.ts';
import { realizeMeta } from '../realizing/meta.ts';
import { labelType } from '../reading/facts.ts';
import { contentStems, startsWithDigit } from '../text/words.ts';
import { inInputOrder, wordsIn } from './entries.ts';
import { isSentence } from './meta-grades.ts';
import {
  mentionsProduct,
  rephrasesName,
  restatesName,
  startsWithName,
  statesName,
  stemsOfName,
} from './meta-naming.ts';
import {
  refersToPrevious,
  isOptionList,
  isCatalogRow,
  isMisparsedRow,
  isUsableStatement,
  isInformativeRow,
  hasUnbalancedMarks,
  isUsableOrOrigin,
  UNSUITABLE,
} from './meta-statements.ts';
import { isCatalogData, isColorFact } from './rank.ts';
import { isSloganLine } from './slogans.ts';
import { planTitle } from './title.ts';
import { wholeName } from './title-parts.ts';
import type { Entry, MetaPlan, Setting } from './types.ts';

/** Minimum words of a statement that is used if there are no rows. */
const MIN_STOPGAP_WORDS = 3;
/** Maximum rows of a data sheet. */
const MAX_ROWS = 2;

/**
 * Plans the meta description of a data sheet: the name and the most informative rows, otherwise any other statement,
 * otherwise the name alone.
 */
export function planRows(statements: readonly Entry[], setting: Setting, limit: number): MetaPlan {
  const name = stemsOfName(setting);
  // A material is informative even if the name has a word of it: "Fabric: Fleece (warm)".
  const isMaterial = ({ type, label }: Entry) => (type ?? labelType(label?.text)) === 'material';
  const isInformative = (entry: Entry) =>
    isInformativeRow(entry, setting) && (isMaterial(entry) || !restatesName(entry, name));
  const rows = statements.filter(isInformative).slice(0, MAX_ROWS);
  // A label from the name adds nothing: "Pistachios: Snacks".
  const isFromName = (label = '') =>
    label !== '' && contentStems(label).every((stem) => name.has(stem));
  const isStopgap = (entry: Entry) =>
    isUsableStatement(entry, setting) &&
    !refersToPrevious(entry) &&
    !isColorFact(entry) &&
    !isCatalogRow(entry) &&
    !restatesName(entry, name) &&
    !isFromName(entry.label?.text) &&
    !isMisparsedRow(entry) &&
    (entry.label !== undefined || wordsIn(entry) >= MIN_STOPGAP_WORDS);
  // Any statement says more than the name alone; options say least.
  const isLabeled = (entry: Entry) => Number(entry.label !== undefined);
  const isNumber = ({ units }: Entry) =>
    units.every(({ text }) => contentStems(text).every((stem) => startsWithDigit(stem)));
  const penaltyOf = (entry: Entry) =>
    3 * Number(isSloganLine(entry, setting)) +
    2 * Number(isOptionList(entry)) +
    Number(isNumber(entry));
  const stopgaps = statements
    .filter(isStopgap)
    .toSorted((a, b) => isLabeled(a) - isLabeled(b))
    .toSorted((a, b) => penaltyOf(a) - penaltyOf(b));
  const whole = { parts: wholeName(setting.reading.name), statements: [] };
  const isWhole = metaTextOf(whole, setting).length <= limit;
  const { parts } = isWhole ? whole : planTitle(setting, limit);
  // A single row is too little; two measurements are better.
  const nameParaphrase = statements.find((entry) => paraphrasesName(entry, setting));
  if (rows.length === 0 && nameParaphrase !== undefined) {
    const plan: MetaPlan = { parts: [], statements: [nameParaphrase] };
    if (metaTextOf(plan, setting).length <= limit) return plan;
  }
  const pair = stopgaps
    .filter((entry) => entry.label !== undefined && !isCatalogData(entry))
    .slice(0, MAX_ROWS);
  const hasStatement = rows.length > 0 || stopgaps.some(({ label }) => label === undefined);
  const choices = [
    inInputOrder(rows),
    ...(hasStatement || pair.length < MAX_ROWS ? [] : [inInputOrder(pair)]),
    ...[...rows, ...stopgaps.filter((entry) => !isMeasure(entry))].map((entry) => [entry]),
  ];
  const containsName = (entry: Entry) =>
    startsWithName(entry, setting) ||
    rephrasesName(entry, setting) ||
    (isSentence(entry) && statesName(entry, setting));
  const partsFor = (lead: readonly Entry[]) => (lead.some(containsName) ? [] : parts);
  const plans = choices.map((statements): MetaPlan => {
    return { parts: partsFor(statements), statements };
  });
  const fits = (plan: MetaPlan) => metaTextOf(plan, setting).length <= limit;
  const bare: MetaPlan = { parts, statements: [] };
  return (
    plans.find((plan) => plan.statements.length > 0 && fits(plan)) ??
    statements
      .filter((entry) => isWholeSentence(entry, setting))
      .flatMap((entry): MetaPlan[] => {
        const named: MetaPlan = { parts: partsFor([entry]), statements: [entry] };
        // Without room for the name, "This …" or "These …" still says more than the name alone.
        const canStandAlone =
          (setting.platform === 'shopify' && /^(?:this|these) /iu.test(textOfFirst(entry))) ||
          (entry.opens && mentionsProduct(entry, setting));
        return canStandAlone ? [named, { ...named, parts: [] }] : [named];
      })
      .find(fits) ??
    // Even a measurement says more than the name alone.
    statements
      .filter((entry) => isLastResort(entry, setting) && !restatesName(entry, name))
      .map((entry): MetaPlan => ({ parts: partsFor([entry]), statements: [entry] }))
      .find(fits) ??
    // A long phrase that says what the product is needs no name.
    statements
      .filter((entry) => isLastResort(entry, setting) && isDescription(entry, setting))
      .map((entry): MetaPlan => ({ parts: [], statements: [entry] }))
      .find(fits) ??
    bare
  );
}

/** Minimum words of a phrase that replaces the name. */
const MIN_PHRASE_WORDS = 9;
const MIN_SHARED_WORDS = 3;

/**
 * Whether a long phrase paraphrases the name: "Lovely old oak stool made in Lyon in the 1950s." for "Oak Stool,
 * France".
 */
function paraphrasesName(entry: Entry, setting: Setting): boolean {
  const [unit, ...more] = entry.units;
  const name = stemsOfName(setting);
  const isPhrase = unit?.finite === false && unit.closed && more.length === 0;
  return (
    isPhrase &&
    entry.label === undefined &&
    wordsIn(entry) >= MIN_PHRASE_WORDS &&
    !unit.text.includes(',') &&
    isUsableOrOrigin(entry, setting) &&
    contentStems(unit.text).filter((stem) => name.has(stem)).length >= MIN_SHARED_WORDS
  );
}

/** Whether a phrase has the product's noun and is long enough without the name: "Wall mount bracket for …". */
function isDescription({ label, units: [unit] }: Entry, setting: Setting): boolean {
  const noun = contentStems(setting.reading.name.noun ?? '').at(-1);
  const text = unit?.text ?? '';
  const isNamed = noun !== undefined && contentStems(text).includes(noun);
  return label === undefined && isNamed && text.length >= MIN_DESCRIPTION_CHARACTERS;
}

const MIN_DESCRIPTION_CHARACTERS = 60;

/** Whether a statement can follow the name if there is no better one: "Dimensions: 60 x 30 x 31 in". */
function isLastResort(entry: Entry, setting: Setting): boolean {
  const [unit, ...more] = entry.units;
  return (
    unit !== undefined &&
    more.length === 0 &&
    isUsableStatement(entry, setting) &&
    !isCatalogData(entry) &&
    !isMisparsedRow(entry) &&
    !refersToPrevious(entry) &&
    (entry.label !== undefined || wordsIn(entry) >= MIN_STOPGAP_WORDS)
  );
}

/** Whether an entry is only a measurement: "Height: 12 in". */
function isMeasure({ label, units: [unit] }: Entry): boolean {
  return label === undefined
    ? MEASURE.test(unit?.text ?? '')
    : MEASURE_LABEL.test(label.text) && unit?.finite !== true;
}

const MEASURE = /^\d[\d.,/]* ?(?:cm|mm|in|inch(?:es)?|ft|m)\b/iu;
const MEASURE_LABEL =
  /^(?:(?:product|item) )?(?:dimensions?|height|width|depth|length|diameter)\b/iu;

/** Minimum words of a sentence on another topic, such as the manufacturer. */
const MIN_SENTENCE_WORDS = 6;

function isWholeSentence(entry: Entry, setting: Setting): boolean {
  const [unit, ...more] = entry.units;
  return (
    unit?.kind === 'sentence' &&
    more.length === 0 &&
    unit.closed &&
    wordsIn(entry) >= MIN_SENTENCE_WORDS &&
    (!unit.dependsOnPrevious || entry.opens || RESULT.test(unit.text) || followsIt(entry)) &&
    !COMPARES.test(unit.text) &&
    // "Call it a lamp, or call it a Tarn Light": the name comes later.
    (!refersToPrevious(entry) || (entry.opens && mentionsProduct(entry, setting))) &&
    !hasUnbalancedMarks(unit) &&
    !UNSUITABLE.test(unit.text) &&
    !unit.text.endsWith('?')
  );
}

/** "It doesn't get better than this": says nothing of the product. */
const COMPARES = /\bthan (?:this|that|these|those)[.!]?$/iu;

/** Whether "Its …" follows a first sentence with "It …": the name before it is what both refer to. */
function followsIt({ line, units: [unit] }: Entry): boolean {
  const [first, second] = line.units;
  return (
    second?.id === unit?.id && /^it\b/iu.test(first?.text ?? '') && /^its /iu.test(unit?.text ?? '')
  );
}

/** "The result is a mild ale": says what the product is without the sentence before it. */
const RESULT = /^the result is an? /iu;

function textOfFirst({ units: [unit] }: Entry): string {
  return unit?.text ?? '';
}

export function metaTextOf(plan: MetaPlan, setting: Setting): string {
  return textOf(realizeMeta(plan, setting, Infinity));
}
