import { isForbidden } from '../platforms/forbidden-wording.ts';
import { labelType } from '../reading/facts.ts';
import { startsWithReference } from '../reading/references.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { dropPronoun } from '../realizing/item-starts.ts';
import { isThing, singularOf } from '../realizing/phrases/words.ts';
import { contentStems, countWords, firstWordOf, startsWithDigit } from '../text/words.ts';
import { dependsOnPrevious, splitIntoUnits } from './entries.ts';
import { isSentence, lacksSubject, MIN_STATEMENT_WORDS } from './meta-grades.ts';
import { isRedundantLabel } from './meta-labels.ts';
import {
  mentionsProduct,
  namesProduct,
  repeatsNameAsLabel,
  statesName,
  stemsOfName,
} from './meta-naming.ts';
import { GREETING } from './meta-scores.ts';
import { shorterForms } from './shorter-forms.ts';
import { isChart } from './split-line.ts';
import { headOfPhrase, topicOf } from './topics.ts';
import type { Entry, Setting } from './types.ts';
import { pointsBack } from './unresolved-references.ts';

/** Gives the statements of the input the form in which a meta description can use them. */

/**
 * The first sentence of an entry, without its label if it has a subject; rows of a chart stay together.
 */
export function firstSentence({ label, ...entry }: Entry, setting: Setting): Entry {
  const units = isChart(entry.units) ? entry.units : entry.units.slice(0, 1);
  const [unit] = units;
  const text = unit?.text ?? '';
  // "Tent size: 48 x 48 in, and mesh panels let air in", "Dial system: Tightens the boot"
  const needsLabel =
    unit?.finite !== true ||
    labelType(label?.text) === 'contents' ||
    startsWithDigit(text) ||
    // "Technique: Spray Painting"
    (unit.words < MIN_STATEMENT_WORDS && verbShapeOf(text) === 'imperative') ||
    (label !== undefined && repeatsNameAsLabel(label.text, setting)) ||
    lacksSubject({ ...entry, units });
  if (label !== undefined && isRedundantLabel(label.text, text, stemsOfName(setting)))
    return { ...entry, units };
  // "Sturdy toy: Tarn Activity Tower has …"
  if (statesName({ ...entry, units }, setting)) return { ...entry, units };
  return { ...entry, units, ...(label !== undefined && needsLabel ? { label } : {}) };
}

/** The later sentences of a line that don't depend on others. */
export function laterSentences({ label: _label, ...entry }: Entry): Entry[] {
  return isChart(entry.units)
    ? []
    : splitIntoUnits({ ...entry, units: entry.units.slice(1) }).filter(
        (sentence) =>
          (isSentence(sentence) || isImperative(sentence)) && !dependsOnPrevious(sentence),
      );
}

/**
 * Sentences without their pronoun, directly after one that mentions the product: "Folds flat" of "It folds flat".
 */
export function withoutPronouns(entry: Entry, setting: Setting): Entry[] {
  return splitIntoUnits(entry).flatMap((sentence, at, all): Entry[] => {
    const [unit] = sentence.units;
    const before = all[at - 1];
    if (
      unit?.dependsOnPrevious !== true ||
      before === undefined ||
      !mentionsProduct(before, setting)
    )
      return [];
    // "Made for small hands, it has a round lid": the name before it is what "it" refers to.
    if (AFTER_INTRODUCTION.test(unit.text))
      return [{ ...sentence, units: [{ ...unit, dependsOnPrevious: false }] }];
    const text = dropPronoun(unit.text);
    const isShorter = text !== unit.text && isThirdPerson(firstWordOf(text).toLowerCase());
    return isShorter ? [{ ...sentence, units: [{ ...unit, text, dependsOnPrevious: false }] }] : [];
  });
}

/** "Made for small hands, it has a lid" */
const AFTER_INTRODUCTION =
  /^\p{L}+(?:ed|en|ing|t) (?!by (?:it|this|that)\b)[^.!?;:]{3,160}, it(?:['’]s \p{Ll}| \p{Ll}+s )/u;
/** "This is the Tarn kettle, …" */
const DEFINES = /^(?:this|it) is (?:the|an?|our) /iu;

/** Whether a text says which thing "this" is: "This is a solid loaf from the hills", unlike "This is a process". */
function isThisThing(text: string): boolean {
  const [, complement] = /^this is (?:an?|our) (.+)$/iu.exec(text) ?? [];
  return isThing(singularOf(headOfPhrase(complement ?? '') ?? ''));
}

/** A sentence that names the product doesn't depend on the heading or question above it. */
export function withoutDependency(entry: Entry, setting: Setting): Entry {
  const [unit] = entry.units;
  if (unit?.dependsOnPrevious !== true) return entry;
  const isDefinition = DEFINES.test(unit.text);
  const isPresented = GREETING.test(unit.text) && mentionsProduct(entry, setting);
  const isNamed = isPresented || namesProduct(entry, setting);
  const definesProduct =
    isDefinition && (topicOf(entry, setting) === 'kind' || isThisThing(unit.text));
  const isIntroduced = entry.opens && AFTER_INTRODUCTION.test(unit.text);
  if (isIntroduced) return { ...entry, units: [{ ...unit, dependsOnPrevious: false }] };
  if (!isNamed && !definesProduct) return entry;
  if (startsWithReference(unit.text) && !isDefinition) return entry;
  return { ...entry, units: [{ ...unit, dependsOnPrevious: false }, ...entry.units.slice(1)] };
}

/** "Night mode - The lamp dims by itself": a label before a dash. */
const DASHED_LABEL = /^(\p{Lu}\S{1,20}(?: [^\s,.:;!?–—]{1,20}){0,2}) [-–] (?=\p{Lu})/u;

/** "A kettle for hikers" after "Tarn Kettle 2 –" */
const SAYS_KIND = /^(?:an?|our|the) \p{Ll}/u;

/** A phrase without the label that has the words of the name, unless it is the whole name. */
function withoutNameAsLabel({ label, ...entry }: Entry, setting: Setting): Entry {
  const whole = label === undefined ? entry : { ...entry, label };
  if (label === undefined || !SAYS_KIND.test(entry.units[0]?.text ?? '')) return whole;
  const stems = contentStems(label.text);
  const name = stemsOfName(setting);
  const shared = stems.filter((stem) => name.has(stem)).length;
  const isName = shared > 1 && stems.length - shared <= 1;
  return isName && !statesName(whole, setting) ? entry : whole;
}

/** A sentence without the label before it, which would follow the name and its dash. */
export function withoutDashedLabel(whole: Entry, setting: Setting): Entry {
  const entry = withoutNameAsLabel(whole, setting);
  const [unit, ...more] = entry.units;
  const [mark, label] = DASHED_LABEL.exec(unit?.text ?? '') ?? [];
  if (unit === undefined || mark === undefined || more.length > 0) return entry;
  const text = unit.text.slice(mark.length);
  const isSentence = ['clause', 'imperative'].includes(verbShapeOf(text));
  const name = stemsOfName(setting);
  const isInName = contentStems(label ?? '').some((stem) => name.has(stem));
  if (!isSentence || isInName || verbShapeOf(label ?? '') !== 'none') return entry;
  return { ...entry, units: [{ ...unit, text, words: countWords(text) }] };
}

/**
 * A statement that ends before what the platform forbids or what points to another statement, if it can end there.
 */
export function withoutUnusableEnd(entry: Entry, setting: Setting): Entry {
  const { platform, reading } = setting;
  const isUnusable = (one: Entry) =>
    pointsBack(one, setting) ||
    one.units.some(({ text }) => isForbidden(text, platform) || isForbidden(text, 'amazon'));
  if (reading.language !== 'en' || !isUnusable(entry)) return entry;
  const shorter = shorterForms(entry).find((form) => !form.needsName && !isUnusable(form.entry));
  return shorter?.entry ?? entry;
}

/** Whether a statement is an imperative: "Save money with our lunch box". */
function isImperative({ units: [unit] }: Entry): boolean {
  return verbShapeOf(unit?.text ?? '') === 'imperative';
}
