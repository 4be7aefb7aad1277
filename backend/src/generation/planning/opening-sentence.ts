import type { Unit } from '../reading/index.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import {
  splitIntoStatements,
  splitIntoUnits,
  charactersIn,
  dependsOnPrevious,
  wordsIn,
} from './entries.ts';
import { isNameAlone, mentionsProduct, onlyIntroducesName } from './meta-naming.ts';
import { MAX_SHORT_CHARACTERS } from './opening-lines.ts';
import { isUsageOrLimitation, isUninformative } from './rank.ts';
import { isCallToAction, isSloganLine } from './slogans.ts';
import { isChart } from './split-line.ts';
import {
  isWithoutSubject,
  MIN_PHRASE_WORDS,
  readsOnAlone,
  startsWithPronoun,
} from './remaining-text.ts';
import { isOffTopic } from './topics.ts';
import type { Entry, Setting } from './types.ts';

/**
 * Chooses the first sentences of prose for the short description of a store; the long one has the rest.
 */

/** Maximum sentences of a short description if none mentions the product, or if it has the whole text. */
const MAX_SENTENCES = 2;
/** Minimum words of a sentence that is enough for a description. */
export const MIN_REMAINING_WORDS = 6;
/** Minimum words of phrases that are enough for a description. */
const MIN_REMAINING_PHRASE_WORDS = 10;
/** Minimum words that are enough for a description in other languages than English. */
const MIN_REMAINING_WORDS_NON_ENGLISH = 12;
/** Minimum short lines that are enough for a description. */
export const MIN_REMAINING_LINES = 2;
/** Minimum lines of a data sheet that is enough for a description. */
const MIN_REMAINING_ROWS = 4;
/** Minimum words of a slogan that can be the short description. */
const MIN_SLOGAN_WORDS = 8;
/** Minimum items in one line that are enough for a description. */
const MIN_LISTED = 3;

export interface Opening {
  readonly sentences: readonly Entry[];
  /** Whether the rest reads well without these sentences. */
  readonly restStandsAlone: boolean;
}

/**
 * The shortest stretch at the start of a text that is informative and after which the rest makes sense by
 * itself. If there is none, the sentence that says what the product is, which the text also keeps.
 * @param lines entries outside the text
 */
export function openingOf(
  prose: readonly Entry[],
  lines: readonly Entry[],
  setting: Setting,
): Opening {
  const sentences = prose.flatMap(sentencesOf);
  const isPromotional = (sentence: Entry) =>
    isCallToAction(sentence, setting) || isSloganLine(sentence, setting);
  const isNamed = (sentence: Entry) => mentionsProduct(sentence, setting);
  const isInformative = (sentence: Entry) =>
    !isNameAlone(sentence, setting) &&
    !onlyIntroducesName(sentence, setting) &&
    (isNamed(sentence) || (isStatement(sentence) && !sentence.units.some(isAboutReader))) &&
    !isOffTopic(sentence, setting) &&
    !sentence.units.some(isAboutPerson) &&
    sentence.units.every(isClosed) &&
    !isQuestion(sentence) &&
    !isUsageOrLimitation(sentence) &&
    !isPromotional(sentence);
  const mustName = sentences.slice(0, MAX_SENTENCES).some(isNamed);
  const hasInformation = (entries: readonly Entry[]) =>
    entries.some(isInformative) && (!mustName || entries.some(isNamed));
  // A call to action is better than a sentence in both descriptions.
  const isCallOrStatement = (entries: readonly Entry[]) =>
    entries.some(
      (sentence) =>
        isStatement(sentence) &&
        !isQuestion(sentence) &&
        !sentence.units.some(isAboutPerson) &&
        (wordsIn(sentence) >= MIN_SLOGAN_WORDS || !isSloganLine(sentence, setting)),
    );
  const counts = allowedCounts(sentences).filter((count) =>
    leavesEnough(sentences.slice(count), lines, setting),
  );
  for (const qualifies of [hasInformation, isCallOrStatement]) {
    for (const mayIntroduce of [false, true]) {
      const count = counts.find(
        (count) =>
          qualifies(sentences.slice(0, count)) &&
          readsOnAlone(sentences.slice(count), setting, mayIntroduce),
      );
      if (count !== undefined)
        return { sentences: sentences.slice(0, count), restStandsAlone: true };
    }
  }
  const opening = repeatedOpening(prose, setting);
  // The last sentence can be removed from a text: "Keep soup off your clothes. 100% cotton twill."
  const [last, ...others] = opening.flatMap(({ units }) => units);
  const isEnd = others.length === 0 && last !== undefined && sentences.at(-1)?.units[0] === last;
  const restStandsAlone = isEnd && sentences.slice(0, -1).some(isStatement);
  // Above a data sheet, the short description can have all of a brief text.
  const isAll =
    !restStandsAlone &&
    lines.length >= MIN_REMAINING_ROWS &&
    sentences.length <= MAX_SENTENCES &&
    allowedCounts(sentences).includes(sentences.length) &&
    hasInformation(sentences);
  return isAll ? { sentences, restStandsAlone: true } : { sentences: opening, restStandsAlone };
}

/** The sentences of an entry, the first with its label; a chart counts as one. */
function sentencesOf(entry: Entry): Entry[] {
  if (isChart(entry.units)) return [entry];
  return splitIntoUnits(entry).map((sentence, at) => (at === 0 ? sentence : unlabeled(sentence)));
}

function unlabeled(entry: Entry): Entry {
  const { label, ...rest } = entry;
  return label === undefined ? entry : rest;
}

/** The sentence counts that fit a short description and don't split a quotation. */
function allowedCounts(sentences: readonly Entry[]): number[] {
  const counts: number[] = [];
  let length = 0;
  for (const [at, { units }] of sentences.entries()) {
    length += charactersIn(units);
    if (length > MAX_SHORT_CHARACTERS) break;
    if (!splitsQuotation(sentences.slice(0, at + 1))) counts.push(at + 1);
  }
  return counts;
}

/** Whether the rest of the prose, with the other lines, is enough for a description. */
function leavesEnough(
  rest: readonly Entry[],
  others: readonly Entry[],
  { reading: { language } }: Setting,
): boolean {
  const informative = rest.filter((sentence) => !isUsageOrLimitation(sentence));
  const isSentence = (sentence: Entry) =>
    !isUninformative(sentence) &&
    sentence.units.some(({ finite, words }) => finite && words >= MIN_REMAINING_WORDS);
  const words = informative.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
  // Dependent sentences are recognized only in English: "Es ligera" means the product.
  if (language !== 'en' && rest.length > 0) return words >= MIN_REMAINING_WORDS_NON_ENGLISH;
  const lines = others.filter((entry) => !isUsageOrLimitation(entry) && !isUninformative(entry));
  return (
    informative.some(isSentence) ||
    words >= MIN_REMAINING_PHRASE_WORDS ||
    lines.length >= MIN_REMAINING_LINES ||
    lines.some(
      ({ label, units }) =>
        units.length >= MIN_LISTED ||
        ((label === undefined || CONTAINS.test(label.text)) &&
          wordsIn({ units }) >= MIN_REMAINING_WORDS),
    )
  );
}

/** "Product contains: One oak stool with two hooks" */
const CONTAINS = /\b(?:contains?|includes?)$/iu;

/**
 * The sentence that opens both descriptions. If it is a call to the reader, the first informative sentence
 * replaces it.
 */
function repeatedOpening(prose: readonly Entry[], setting: Setting): Entry[] {
  const opening = firstProductSentence(prose, setting);
  const sentences = prose.flatMap(splitIntoUnits);
  const isPromotional = (sentence: Entry) =>
    isCallToAction(sentence, setting) || isSloganLine(sentence, setting);
  if (!opening.flatMap(splitIntoUnits).every(isPromotional)) return opening;
  const last = sentences.findIndex(({ units: [unit] }) => unit === opening.at(-1)?.units.at(-1));
  const after = last === -1 ? [] : sentences.slice(last + 1);
  const next = after.find((sentence) => !isPromotional(sentence));
  const isUsable =
    next !== undefined &&
    isStatement(next) &&
    !next.units.some(({ text }) => isWithoutSubject(text)) &&
    !dependsOnPrevious(next) &&
    !isUsageOrLimitation(next) &&
    !splitsQuotation([next]) &&
    charactersIn(next.units) <= MAX_SHORT_CHARACTERS;
  return isUsable ? [next] : opening;
}

/**
 * The first sentence that says what the product is. A teaser such as "Easy to love." gets the next sentence
 * after it.
 */
function firstProductSentence(prose: readonly Entry[], setting: Setting): Entry[] {
  const sentences = prose.flatMap(splitIntoStatements).map(firstUnit);
  const candidates = sentences.filter(
    (sentence) =>
      !isUsageOrLimitation(sentence) &&
      !splitsQuotation([sentence]) &&
      !dependsOnPrevious(sentence) &&
      !isNameAlone(sentence, setting) &&
      !isQuestion(sentence) &&
      charactersIn(sentence.units) <= MAX_SHORT_CHARACTERS,
  );
  const isSlogan = (sentence: Entry) => isSloganLine(sentence, setting);
  const mayLead = (sentence: Entry) =>
    sentences.indexOf(sentence) < MAX_SENTENCES || isAboutProduct(sentence, setting);
  const found = candidates.find(
    (sentence) =>
      !isSlogan(sentence) &&
      mentionsProduct(sentence, setting) &&
      !sentence.units.some(startsWithPronoun) &&
      mayLead(sentence),
  );
  if (found !== undefined) return [found];
  const informative = candidates.filter(
    (sentence) => !isSlogan(sentence) || wordsIn(sentence) >= MIN_REMAINING_WORDS,
  );
  const from = informative[0] === undefined ? 0 : sentences.indexOf(informative[0]);
  const second = informative[0] && sentenceAfter(prose, informative[0]);
  const pronounSentence = second?.units.some(startsWithPronoun) === true ? [second] : [];
  const pair =
    pronounSentence.length > 0
      ? [...informative.slice(0, 1), ...pronounSentence]
      : sentences.slice(from, from + MAX_SENTENCES);
  const chosen = pair.filter(
    (sentence) => pronounSentence.includes(sentence) || informative.includes(sentence),
  );
  // If the two sentences are all the prose, both descriptions would be equal.
  const [first] = chosen;
  const isAll = chosen.length === sentences.length;
  return isAll && first !== undefined && isStatement(first) ? [first] : chosen;
}

/** The next sentence. */
function sentenceAfter(prose: readonly Entry[], { units: [unit] }: Entry): Entry | undefined {
  const all = prose.flatMap(splitIntoUnits);
  return all[all.findIndex(({ units: [firstUnit] }) => firstUnit === unit) + 1];
}

const MAX_SUBJECT_WORDS = 4;

/**
 * Whether a sentence begins its line or has the product as its subject: "This loveseat has loose pillows".
 */
function isAboutProduct({ line, units: [unit] }: Entry, { reading: { name } }: Setting): boolean {
  const subject = wordsOf(unit?.text ?? '').slice(0, MAX_SUBJECT_WORDS);
  const subjectStems = new Set(contentStems(subject.join(' ')));
  return (
    unit === line.units[0] || contentStems(name.noun ?? '').some((stem) => subjectStems.has(stem))
  );
}

function firstUnit(entry: Entry): Entry {
  return isChart(entry.units) ? entry : { ...entry, units: entry.units.slice(0, 1) };
}

function isQuestion({ units }: Entry): boolean {
  return units.at(-1)?.text.endsWith('?') === true;
}

/** Whether a quotation continues after these sentences. */
function splitsQuotation(entries: readonly Entry[]): boolean {
  const text = entries.flatMap(({ units }) => units.map((unit) => unit.text)).join(' ');
  return text.split('“').length !== text.split('”').length;
}

/** A sentence, or a phrase that is written as one: "Leather jacket with a zip." */
function isClosed({ finite, closed, words }: Unit): boolean {
  return finite || (closed && words >= MIN_PHRASE_WORDS);
}

/** Whether a sentence is about a person: "Running is where you will find her", but not "This doll has her own dog". */
function isAboutPerson({ text }: Unit): boolean {
  return /\b(?:she|he|her|him)\b/iu.test(text) && !/^(?:this|these) /iu.test(text);
}

/**
 * Whether a sentence is about the reader: "You have been there", unlike "The fleece keeps you warm".
 */
function isAboutReader({ text }: Unit): boolean {
  return /^(?:\S+ ){0,2}you\b/iu.test(text);
}

/** Whether an entry is a statement of its own. */
function isStatement(entry: Entry): boolean {
  return entry.units.every(isStatementUnit) && wordsIn(entry) >= MIN_REMAINING_WORDS;
}

/** Whether a unit is a sentence, or a long phrase with final punctuation. */
function isStatementUnit({ finite, closed, words }: Unit): boolean {
  return finite || (closed && words >= MIN_REMAINING_WORDS);
}
