import type { Unit } from '../reading/index.ts';
import { contentStems } from '../text/words.ts';
import { MIN_REMAINING_ROWS, MIN_REMAINING_WORDS, leavesEnough } from './enough-text.ts';
import { splitIntoUnits, charactersIn, wordsIn } from './entries.ts';
import { isNameAlone, mentionsProduct, onlyIntroducesName, stemsOfName } from './meta-naming.ts';
import { MAX_SHORT_CHARACTERS } from './opening-lines.ts';
import { isUsageOrLimitation } from './rank.ts';
import { isCallToAction, isSloganLine } from './slogans.ts';
import { isChart } from './split-line.ts';
import { MIN_PHRASE_WORDS, readsOnAlone, startsParagraph } from './remaining-text.ts';
import { isOffTopic } from './topics.ts';
import type { Entry, Setting } from './types.ts';

/**
 * Chooses the first sentences of prose for the short description of a store; the long one has the rest.
 */

export interface Opening {
  readonly sentences: readonly Entry[];
  /** Whether the rest reads well without these sentences. */
  readonly restStandsAlone: boolean;
}

/**
 * The start of a text that says something about the product, and after which the rest makes sense by itself: the
 * first paragraph, or else the fewest sentences. If there is no such point, the sentence that says what the product is,
 * which the text also keeps.
 * @param lines entries outside the text
 */
export function openingOf(
  prose: readonly Entry[],
  lines: readonly Entry[],
  setting: Setting,
): Opening {
  const sentences = prose.flatMap(sentencesOf);
  const saysEnough = informationIn(sentences, setting, MAX_UNNAMED_SENTENCES);
  const informs = informationIn(sentences, setting, 0);
  const isAnswerless = (rest: readonly Entry[]) => rest.length > 0 && rest.every(isQuestion);
  // "Light up your evenings!" alone is no description.
  const isMereSlogan = (rest: readonly Entry[]) =>
    lines.length === 0 && rest.length > 0 && rest.every((one) => isSloganLine(one, setting));
  const counts = allowedCounts(sentences).filter((count) => {
    const rest = sentences.slice(count);
    return leavesEnough(rest, lines, setting) && !isAnswerless(rest) && !isMereSlogan(rest);
  });
  const readsOn = (count: number, mayIntroduce: boolean) =>
    readsOnAlone(sentences.slice(count), setting, mayIntroduce);
  const isBalanced = (count: number) => isMoreThanRemark(sentences, count, MIN_REST_SHARE);
  const ways: ((count: number) => boolean)[] = [
    (count) => saysEnough(count) && endsParagraph(sentences, count) && readsOn(count, false),
    (count) => saysEnough(count) && isBalanced(count) && readsOn(count, false),
    (count) => count === 1 && isTagline(sentences, setting),
    (count) => saysEnough(count) && isBalanced(count) && readsOn(count, true),
    (count) => saysEnough(count) && readsOn(count, true),
    (count) => isNamedCall(sentences.slice(0, count), setting) && readsOn(count, true),
    // Better a weak opening than a sentence told twice.
    (count) => isStatementAbove(sentences.slice(0, count), setting) && readsOn(count, true),
    // "Click-pen eyeliner for precise lines." above "Tarnliner deposits …"
    (count) => count === 1 && isPhrase(sentences[0]) && informs(count) && readsOn(count, false),
  ];
  const onTopic = counts.filter((count) => goesIntoProduct(sentences, count, setting));
  for (const candidates of [onTopic, counts])
    for (const way of ways) {
      const count = candidates.find(way);
      if (count !== undefined)
        return { sentences: sentences.slice(0, count), restStandsAlone: true };
    }
  // Above a data sheet, the short description can have all of a brief text.
  const isAll =
    lines.length >= MIN_REMAINING_ROWS &&
    allowedCounts(sentences).includes(sentences.length) &&
    saysEnough(sentences.length);
  if (isAll) return { sentences, restStandsAlone: true };
  const repeated = repeatedSentence(sentences, setting);
  return { sentences: repeated === undefined ? [] : [repeated], restStandsAlone: false };
}

/** Tells whether the first sentences of a text, of the given count, say something about the product. */
function informationIn(
  sentences: readonly Entry[],
  setting: Setting,
  maxUnnamed: number,
): (count: number) => boolean {
  const isNamed = (sentence: Entry) => identifiesProduct(sentence, setting);
  const mustName = sentences.slice(0, maxUnnamed).some(isNamed);
  return (count) => {
    const opening = sentences.slice(0, count);
    const last = opening.at(-1);
    // Its answer follows.
    if (last !== undefined && isQuestion(last)) return false;
    return (
      opening.some((sentence) => isInformative(sentence, setting)) &&
      (!mustName || opening.some(isNamed))
    );
  };
}

/**
 * Whether the first sentences of a text have a word of the name, if their paragraph names the product at all:
 * "Prepare for the long run." leads up to "Zip into this running jacket".
 */
function goesIntoProduct(sentences: readonly Entry[], count: number, setting: Setting): boolean {
  // "Fun awaits!" is no paragraph, but the call above it.
  const isCall = sentences[0]?.units.at(-1)?.text.endsWith('!') === true;
  const start = isCall && sentences[1] !== undefined && startsParagraph(sentences[1]) ? 1 : 0;
  const paragraph = sentences.filter(({ line }) => line === sentences[start]?.line);
  return (
    sentences.slice(0, count).some((sentence) => hasWordOfName(sentence, setting)) ||
    !paragraph.some((sentence) => identifiesProduct(sentence, setting))
  );
}

function hasWordOfName({ units }: Entry, setting: Setting): boolean {
  const name = stemsOfName(setting);
  return units.some(({ text }) => contentStems(text).some((stem) => name.has(stem)));
}

/** If a text names the product in its first sentences, its opening has to include one that does. */
const MAX_UNNAMED_SENTENCES = 2;

function isInformative(sentence: Entry, setting: Setting): boolean {
  const isAboutSomeone = sentence.units.some(isAboutReader);
  return (
    !isNameAlone(sentence, setting) &&
    !onlyIntroducesName(sentence, setting) &&
    (identifiesProduct(sentence, setting) || (isStatement(sentence) && !isAboutSomeone)) &&
    !isOffTopic(sentence, setting) &&
    !sentence.units.some(isAboutPerson) &&
    sentence.units.every(isClosed) &&
    !isQuestion(sentence) &&
    !isUsageOrLimitation(sentence) &&
    !isPromotional(sentence, setting)
  );
}

/** Whether a sentence mentions the product, or points at it with a word of its name: "this golf polo". */
function identifiesProduct(sentence: Entry, setting: Setting): boolean {
  const name = stemsOfName(setting);
  const pointsAtProduct = ({ text }: Unit) =>
    [...text.matchAll(POINTED_AT)].some(([phrase]) =>
      contentStems(phrase).some((stem) => name.has(stem)),
    );
  return mentionsProduct(sentence, setting) || sentence.units.some(pointsAtProduct);
}

const POINTS = /\b(?:this|these|our) \p{L}/iu;
const POINTED_AT = /\b(?:this|these|our) (?:[^\s,.;:!?]{1,30} ?){1,4}/giu;

function isPromotional(sentence: Entry, setting: Setting): boolean {
  return isCallToAction(sentence, setting) || isSloganLine(sentence, setting);
}

/** Whether sentences are at least a call to the reader that names the product: better than telling one of them twice. */
function isNamedCall(opening: readonly Entry[], setting: Setting): boolean {
  return opening.some(
    (sentence) =>
      isStatement(sentence) && !isQuestion(sentence) && identifiesProduct(sentence, setting),
  );
}

/**
 * Whether sentences include a statement about the product, even if it says little, and don't end in a question that the
 * rest answers.
 */
function isStatementAbove(opening: readonly Entry[], setting: Setting): boolean {
  const last = opening.at(-1);
  const isOfProduct = (sentence: Entry) =>
    isStatement(sentence) &&
    !isOffTopic(sentence, setting) &&
    !sentence.units.some((unit) => isAboutReader(unit) || isAboutPerson(unit)) &&
    (hasWordOfName(sentence, setting) || !isPromotional(sentence, setting));
  return opening.some(isOfProduct) && last !== undefined && !isQuestion(last);
}

/** Shares of the words of an opening that the paragraphs below it, or the rest of its paragraph, should have. */
const MIN_BELOW_SHARE = 1 / 2;
const MIN_REST_SHARE = 1 / 4;

/** Whether a paragraph ends after a number of sentences, above paragraphs that are no mere remark on it. */
function endsParagraph(sentences: readonly Entry[], count: number): boolean {
  const next = sentences[count];
  const isEnd = next !== undefined && startsParagraph(next);
  // A label begins another part of the text.
  const isPart = next?.label !== undefined;
  return isEnd && (isPart || isMoreThanRemark(sentences, count, MIN_BELOW_SHARE));
}

/** Whether nothing follows a number of sentences, or at least a share of their words. */
function isMoreThanRemark(sentences: readonly Entry[], count: number, share: number): boolean {
  const words = (entries: readonly Entry[]) =>
    entries.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
  const rest = words(sentences.slice(count));
  return rest === 0 || rest >= words(sentences.slice(0, count)) * share;
}

const MIN_TAGLINE_WORDS = 2;

/** Whether a text begins with a line that is a phrase: "Smoked chili stout." */
function isTagline([first, next]: readonly Entry[], setting: Setting): boolean {
  return (
    first !== undefined &&
    next !== undefined &&
    startsParagraph(next) &&
    !first.units.some(({ finite }) => finite) &&
    wordsIn(first) >= MIN_TAGLINE_WORDS &&
    !isQuestion(first) &&
    !isNameAlone(first, setting) &&
    !isPromotional(first, setting)
  );
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

/** The sentence that both descriptions have: the first that says what the product is. */
function repeatedSentence(sentences: readonly Entry[], setting: Setting): Entry | undefined {
  const fits = (sentence: Entry) =>
    !splitsQuotation([sentence]) && charactersIn(sentence.units) <= MAX_SHORT_CHARACTERS;
  const candidates = sentences.filter(
    (sentence) =>
      fits(sentence) &&
      isInformative(sentence, setting) &&
      wordsIn(sentence) >= MIN_REMAINING_WORDS,
  );
  const statements = sentences.filter(
    (sentence) => fits(sentence) && isStatement(sentence) && !isQuestion(sentence),
  );
  const isNamed = (sentence: Entry) => identifiesProduct(sentence, setting);
  const isWhole = (sentence: Entry) => readsOnAlone([sentence], setting, false);
  const [first] = sentences;
  // "Stab your demons with this blend", "Make your own calendars"
  const opens =
    first !== undefined &&
    fits(first) &&
    isStatement(first) &&
    !isQuestion(first) &&
    isWhole(first) &&
    !isOffTopic(first, setting) &&
    (first.units.some(({ text }) => POINTS.test(text)) || hasWordOfName(first, setting));
  if (opens) return first;
  // "Whipped orange icing with a smooth texture."
  if (first !== undefined && first === candidates[0] && (isNamed(first) || isPhrase(first)))
    return first;
  return (
    candidates.find((sentence) => isNamed(sentence) && isWhole(sentence)) ??
    sentences.find((sentence) => fits(sentence) && isNamedCall([sentence], setting)) ??
    candidates.find(isNamed) ??
    candidates.find(isWhole) ??
    candidates[0] ??
    statements.find(isWhole) ??
    statements[0] ??
    sentences.find((sentence) => fits(sentence) && !isQuestion(sentence)) ??
    sentences.findLast(fits)
  );
}

function isQuestion({ units }: Entry): boolean {
  return units.at(-1)?.text.endsWith('?') === true;
}

/** Whether a quotation continues after these sentences; 5” is five inches. */
function splitsQuotation(entries: readonly Entry[]): boolean {
  const text = entries.flatMap(({ units }) => units.map((unit) => unit.text)).join(' ');
  return text.split('“').length !== text.split(/(?<!\d)”/u).length;
}

function isPhrase(sentence: Entry | undefined): boolean {
  return sentence !== undefined && !sentence.units.some(({ finite }) => finite);
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
