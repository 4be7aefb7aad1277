import { isForbidden } from '../platforms/forbidden-wording.ts';
import { labelType } from '../reading/facts.ts';
import { startsWithReference } from '../reading/references.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { dropPronoun } from '../realizing/item-starts.ts';
import { firstWordOf, startsWithDigit } from '../text/words.ts';
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
import { topicOf } from './topics.ts';
import type { Entry, Setting } from './types.ts';

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
    const text = dropPronoun(unit.text);
    const isShorter = text !== unit.text && isThirdPerson(firstWordOf(text).toLowerCase());
    return isShorter ? [{ ...sentence, units: [{ ...unit, text, dependsOnPrevious: false }] }] : [];
  });
}

/** "This is the Tarn kettle, …" */
const DEFINES = /^(?:this|it) is (?:the|an?|our) /iu;

/** A sentence that names the product doesn't depend on the heading or question above it. */
export function withoutDependency(entry: Entry, setting: Setting): Entry {
  const [unit] = entry.units;
  if (unit?.dependsOnPrevious !== true) return entry;
  const isDefinition = DEFINES.test(unit.text);
  const isPresented = GREETING.test(unit.text) && mentionsProduct(entry, setting);
  const isNamed = isPresented || namesProduct(entry, setting);
  if (!isNamed && !(isDefinition && topicOf(entry, setting) === 'kind')) return entry;
  if (startsWithReference(unit.text) && !isDefinition) return entry;
  return { ...entry, units: [{ ...unit, dependsOnPrevious: false }, ...entry.units.slice(1)] };
}

/** A statement that ends before the words that the platform forbids, if it can end there. */
export function withoutForbiddenEnd(
  entry: Entry,
  { platform, reading: { language } }: Setting,
): Entry {
  const hasForbidden = ({ units }: Entry) =>
    units.some(({ text }) => isForbidden(text, platform) || isForbidden(text, 'amazon'));
  if (language !== 'en' || !hasForbidden(entry)) return entry;
  const shorter = shorterForms(entry).find((form) => !form.needsName && !hasForbidden(form.entry));
  return shorter?.entry ?? entry;
}

/** Whether a statement is an imperative: "Save money with our lunch box". */
function isImperative({ units: [unit] }: Entry): boolean {
  return verbShapeOf(unit?.text ?? '') === 'imperative';
}
