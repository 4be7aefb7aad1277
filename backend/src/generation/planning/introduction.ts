import { isMaterialOfPart, type Reading } from '../reading/index.ts';
import { isCommonNoun, isPlural } from '../reading/name.ts';
import { isAdjective } from '../reading/tagging.ts';
import { headNouns } from '../realizing/phrases/head-nouns.ts';
import {
  contentStems,
  countWords,
  foldWord,
  isCapitalized,
  stemOf,
  wordsOf,
} from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { startsWithCommonWord } from '../realizing/edits.ts';
import { headOfPhrase } from './topics.ts';
import type { Entry, TypedSentence } from './types.ts';

const MAX_PARTS = 4;
/** Minimum parts for an introduction; a single one isn't enough. */
const MIN_STATED = 2;
/** Minimum words of a phrase that says what the product is. */
const MIN_DESCRIPTION_WORDS = 4;

/** Typed sentences, and the entries whose facts they state. */
export interface Introduction {
  readonly sentences: readonly TypedSentence[];
  readonly used: readonly Entry[];
}

/**
 * Sentences from our own templates for a list of phrases: what the product is made of and has, in one
 * sentence if possible, and what is in the box. There are none if a statement of the merchant's already names
 * the product.
 */
export function introductionOf(reading: Reading, entries: readonly Entry[]): Introduction {
  const sentences: TypedSentence[] = [];
  const used: Entry[] = [];
  const nounStems = contentStems(reading.name.noun ?? '');
  const isAlreadyStated = reading.units.some(({ finite, kind, text }) => {
    if (kind === 'boilerplate') return false;
    // "Roomy jacket made of wool" of a jacket, unlike "Roomy jacket"
    const isDescription = countWords(text) >= MIN_DESCRIPTION_WORDS;
    const head = isDescription ? headOfPhrase(text) : undefined;
    const stems = new Set(contentStems(finite ? text : (head ?? '')));
    return nounStems.every((stem) => stems.has(stem));
  });
  if (reading.language !== 'en' || isAlreadyStated || !isSureOfNoun(reading))
    return { sentences, used };
  const factOf = (entry: Entry) => reading.facts.find((fact) => fact.unit === entry.units[0]?.id);
  const [material, ...others] = entries.filter(isOneMaterial);
  const only = material === undefined || others.length > 0 ? undefined : factOf(material);
  const made = only === undefined || isMaterialOfPart(only, reading) ? undefined : only;
  const materialEntries = made === undefined || material === undefined ? [] : [material];
  // "Strap bottom", for a bottom: the product itself, not a part of it.
  const noun = stemOf(wordsOf(reading.name.noun ?? '').at(-1) ?? '');
  const isOtherThing = ({ units: [unit] }: Entry) =>
    stemOf(wordsOf(unit?.text ?? '').at(-1) ?? '') !== noun;
  const parts = entries
    .filter((entry) => isUsablePart(entry) && isOtherThing(entry))
    .slice(0, MAX_PARTS);
  if (parts.length === 0 || parts.length + materialEntries.length < MIN_STATED)
    return { sentences, used };
  const partFacts = parts.flatMap((entry) => factOf(entry) ?? []);
  sentences.push({ form: 'intro', parts: partFacts, ...(made && { material: made }) });
  used.push(...parts, ...materialEntries);
  const box = entries.find((entry) => entry.type === 'contents' && isCounted(entry));
  const contents = box === undefined ? undefined : factOf(box);
  if (box !== undefined && contents !== undefined) {
    sentences.push({ form: 'includes', contents });
    used.push(box);
  }
  const [size, ...more] = entries.filter((entry) => !used.includes(entry));
  const measured = size === undefined || more.length > 0 ? undefined : factOf(size);
  // A list needs two items.
  if (size !== undefined && measured !== undefined && isMeasure(size)) {
    sentences.push({ form: 'measures', size: measured });
    used.push(size);
  }
  return { sentences, used };
}

/**
 * Whether search phrases end in the same noun as the name, with no other product noun before it, unlike "Kids
 * Rain Boots Frog".
 */
function isSureOfNoun(reading: Reading): boolean {
  const { noun } = reading.name;
  const [head] = headNouns(reading);
  if (noun === undefined || head === undefined) return false;
  const isPluralNoun = (word: string) =>
    isPlural(word) && isCommonNoun(word) && !vocabulary('audiences').has(word);
  const before = head.words.slice(0, head.startIndex).map(foldWord);
  const isSame = stemOf(wordsOf(noun).at(-1) ?? '') === stemOf(head.words[head.at] ?? '');
  return isSame && !before.some(isPluralNoun);
}

/** "30 x 20 x 12 cm" */
const MEASURE = /^\d[\d.,/]*(?: ?["”a-z]{0,6})?(?: ?[x×] ?\d[\d.,/]*(?: ?["”a-z]{0,6})?)+[.]?$/iu;

function isMeasure({ units, line }: Entry): boolean {
  return line.label === undefined && MEASURE.test(units[0]?.text ?? '');
}

function isUsablePart(entry: Entry): boolean {
  const { type, line, units } = entry;
  return (
    type === 'part' &&
    line.label === undefined &&
    units.length === 1 &&
    !countsFirstOfNouns(units[0]?.text ?? '') &&
    isLowerCasePhrase(entry)
  );
}

/** "48 spoke wheels" after "has": the number could count either noun. */
function countsFirstOfNouns(text: string): boolean {
  const [number = '', ...words] = wordsOf(text);
  return /^\d+$/u.test(number) && words.slice(0, -1).some((word) => !isAdjective(word));
}

/** "Contents: 2 brackets and 8 screws": counted items, which can follow "Includes". */
function isCounted({ units: [unit, ...more], line }: Entry): boolean {
  return (
    unit !== undefined &&
    more.length === 0 &&
    line.label !== undefined &&
    !unit.finite &&
    /^(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve) \p{L}/u.test(unit.text)
  );
}

/** "Solid walnut" or "Material: Solid walnut", but not a list of several. */
function isOneMaterial(entry: Entry): boolean {
  const { type, line } = entry;
  const [unit, ...more] = entry.units;
  return (
    type === 'material' &&
    unit !== undefined &&
    more.length === 0 &&
    /^materials?$/iu.test(line.label?.text.trim() ?? 'material') &&
    !/[,;:/]/u.test(unit.text) &&
    !isAdjective(unit.text) &&
    isLowerCasePhrase(entry)
  );
}

/** "Non-slip cork base": only the first word is capitalized, so the phrase fits inside a sentence. */
function isLowerCasePhrase({ units: [unit] }: Entry): boolean {
  const text = unit?.text ?? '';
  const rest = text.split(' ').slice(1);
  return (
    rest.every((word) => !isCapitalized(word)) &&
    (/^[\p{Ll}\d]/u.test(text) || startsWithCommonWord(text))
  );
}
