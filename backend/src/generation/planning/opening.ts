import type { Reading } from '../reading/index.ts';
import { opensIntroducing } from '../reading/units.ts';
import { contentStems, firstWordOf, isCapitalized, wordsOf } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import { dropPronoun, opensCommonly } from '../realizing/edits.ts';
import { byUnit, isAside, pointsBack, wordsIn } from './entries.ts';
import type { Entry, TypedSentence } from './types.ts';

/** Words from which an unmarked sentence is long enough to open a description. */
const MIN_OPENING_WORDS = 9;
const MIN_FIRST_WORDS = 5;
const MIN_LISTED_SENTENCES = 2;

/**
 * The entries that open a description: the first running text, or else the first long sentence,
 * with the entries after it that point back or go on as running text.
 */
export function openingOf(entries: readonly Entry[]): Entry[] {
  const first = entries.findIndex(
    (entry) => !isAside(entry) && isParagraph(entry) && !isAddition(entry),
  );
  // The input's own first line opens where it is a sentence, even a short one.
  const [line] = entries;
  const told = isSentence(line, MIN_FIRST_WORDS) && line?.type !== 'size';
  const start = told || isClosedPhrase(line) ? 0 : first;
  if (start === -1) return [];
  const opening = entries.slice(start, start + 1);
  // Several lines of one sentence each are a list, a single one goes on from the opening.
  const alone = entries.slice(start + 1).filter((entry) => entry.prose && !pointsBack(entry));
  const listed = alone.length >= MIN_LISTED_SENTENCES;
  for (const entry of entries.slice(start + 1)) {
    const running = entry.prose && (!listed || entry.units.length > 1);
    if (!pointsBack(entry) && !(running && opening.at(-1)?.prose === true)) break;
    opening.push(entry);
  }
  return opening;
}

/** Running text of several sentences, or a long line of one: no item that a list would be torn for. */
function isParagraph(entry: Entry): boolean {
  return entry.prose && (entry.units.length > 1 || wordsIn(entry) >= MIN_OPENING_WORDS);
}

function isSentence(entry: Entry | undefined, words: number): boolean {
  return (
    entry !== undefined &&
    entry.line.label === undefined &&
    !pointsBack(entry) &&
    entry.units.some((unit) => unit.finite && unit.words >= words)
  );
}

/** "With a folding board of walnut.": a phrase that adds to what is said elsewhere. */
function isAddition({ units: [unit] }: Entry): boolean {
  return unit?.finite === false && isOf(firstWordOf(unit.text), 'introducing words');
}

/** "Battery-operated car with lights and sounds.": a first line that is written as a sentence. */
function isClosedPhrase(entry: Entry | undefined): boolean {
  const [unit] = entry?.units ?? [];
  return (
    entry?.line.label === undefined &&
    entry?.type === undefined &&
    unit?.closed === true &&
    unit.words >= MIN_FIRST_WORDS
  );
}

/**
 * Facts for typed sentences, if the input has no running text to open with: material and parts in
 * one, or else the material, and the contents of the box. An opening that does not name the product
 * is followed only by the sentence that does.
 */
export function introductionOf(
  reading: Reading,
  entries: readonly Entry[],
  measures = true,
): { sentences: TypedSentence[]; used: Entry[] } {
  const sentences: TypedSentence[] = [];
  const used: Entry[] = [];
  const opening = openingOf(entries);
  const opened = opening.length > 0;
  if (reading.language === 'other' || (opened && namesProduct(opening, reading)))
    return { sentences, used };
  const factOf = (entry: Entry) => reading.facts.find((fact) => fact.unit === entry.units[0]?.id);
  const tell = (sentence: TypedSentence, ...told: readonly Entry[]) => {
    sentences.push(sentence);
    used.push(...told);
  };
  const materials = entries.filter(
    (entry) =>
      entry.type === 'material' &&
      isOneMaterial(entry) &&
      (isSmall(entry) || reading.language === 'de'),
  );
  const [material] = materials.length === 1 ? materials : [];
  const made = material === undefined ? undefined : factOf(material);
  const plain = entries.filter(
    (entry) => entry.line.label === undefined && entry.units.length === 1 && isSmall(entry),
  );
  const parts = plain.filter((entry) => entry.type === 'part').slice(0, MAX_PARTS);
  const partFacts = parts.flatMap((entry) => factOf(entry) ?? []);
  const hasNoun = reading.language === 'en' && reading.name.noun !== undefined;
  if (hasNoun && parts.length > 0 && parts.length + materials.length >= MIN_TOLD) {
    const told = material === undefined ? parts : [...parts, material];
    const form = { form: 'intro', parts: partFacts } as const;
    tell(made === undefined ? form : { ...form, material: made }, ...told);
  } else if (opened) {
    return { sentences, used };
  } else if (material !== undefined && made !== undefined) {
    tell({ form: 'madeOf', material: made }, material);
  }
  const box = entries.find((entry) => entry.type === 'contents' && isCounted(entry));
  const contents = box === undefined ? undefined : factOf(box);
  if (box !== undefined && contents !== undefined) tell({ form: 'includes', contents }, box);
  const [size, ...more] = entries.filter(
    (entry) => !used.includes(entry) && !opening.includes(entry),
  );
  const measured = size === undefined || more.length > 0 ? undefined : factOf(size);
  // A list of one item is none.
  if (
    measures &&
    used.length > 0 &&
    size !== undefined &&
    measured?.type === 'size' &&
    isMeasure(size)
  )
    tell({ form: 'measures', size: measured }, size);
  return { sentences, used };
}

/**
 * "Its coating lets food slide off", "With a quartz movement, it keeps time": sentences that point at
 * the product an opening names, and that make sense right below a title. They can stand apart from
 * the opening where nothing but a warranty would be a bullet or the short description otherwise.
 */
export function sentencesAboutProduct(opening: readonly Entry[], reading: Reading): Entry[] {
  const [first, ...more] = opening.flatMap(byUnit);
  const named = first !== undefined && namesProduct([first], reading);
  const alone = more.every(
    ({ units: [{ text } = { text: '' }] }) =>
      dropPronoun(text) !== text || opensIntroducing(text) || /^they\b/iu.test(text),
  );
  return named && alone ? more : [];
}

function namesProduct(entries: readonly Entry[], { name }: Reading): boolean {
  const stems = new Set(
    entries.flatMap(({ units }) => units.flatMap((unit) => contentStems(unit.text))),
  );
  return contentStems(name.noun ?? name.text).every((stem) => stems.has(stem));
}

/** "Contents: 2 brackets and 8 screws": what can follow "Includes". */
function isCounted({ units, line }: Entry): boolean {
  const [unit, ...more] = units;
  return (
    unit !== undefined &&
    more.length === 0 &&
    line.label !== undefined &&
    !unit.finite &&
    /^(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve) \p{L}/u.test(unit.text)
  );
}

/** "Solid walnut" or "Material: Solid walnut", but not a list of several. */
function isOneMaterial({ units, line }: Entry): boolean {
  const [unit, ...more] = units;
  const labeled = /^materials?$/iu.test(line.label?.text.trim() ?? 'material');
  return (
    unit !== undefined &&
    more.length === 0 &&
    labeled &&
    !/[,;:/]/u.test(unit.text) &&
    !isAdjective(unit.text)
  );
}

/** "Synthetic", "Wooden": what a material is like, and nothing that a product is made of. */
export function isAdjective(material: string): boolean {
  return isOf(wordsOf(material).at(-1) ?? '', 'material adjectives');
}

const MAX_PARTS = 4;
/** One part by itself makes no introduction. */
const MIN_TOLD = 2;
/** "30 x 20 x 12 cm" */
const MEASURE = /^\d[\d.,/]*(?: ?["”a-z]{0,6})?(?: ?[x×] ?\d[\d.,/]*(?: ?["”a-z]{0,6})?)+[.]?$/iu;

function isMeasure({ units, line }: Entry): boolean {
  return line.label === undefined && MEASURE.test(units[0]?.text ?? '');
}

/** "Non-slip cork base": only the first word is capitalized, so the phrase fits inside a sentence. */
function isSmall(entry: Entry): boolean {
  const text = entry.units[0]?.text ?? '';
  const rest = text.split(' ').slice(1);
  return (
    rest.every((word) => !isCapitalized(word)) && (/^[\p{Ll}\d]/u.test(text) || opensCommonly(text))
  );
}
