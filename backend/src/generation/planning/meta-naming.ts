import { withoutAccessories } from '../reading/name.ts';
import { isTagged, tagText } from '../reading/tagging.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import {
  contentStems,
  firstWordOf,
  foldWord,
  startsWithDigit,
  STOP_WORDS,
  stemOf,
  wordsOf,
} from '../text/words.ts';
import { wordsIn } from './entries.ts';
import { mainSegmentText } from './meta-statements.ts';
import type { Entry, Setting } from './types.ts';

const MIN_SHARED = 2;
/** Minimum words of the name in a phrase that repeats it. */
const MIN_REPEATED = 4;
/** Minimum words of a segment that identify a product; "Baby Stroller" doesn't. */
const MIN_DISTINCTIVE = 3;
/** From this length on, a sentence may lack one word of the name. */
const MIN_LONG_NAME = 5;
const MAX_SUBJECT_WORDS = 4;
/**
 * Share of the name's words from which a subject counts as the name: "Tarn Fell Jacket" for "Tarn Fell Pullover".
 */
const MIN_NAME_SHARE = 2 / 3;
/** Minimum words of a statement with final punctuation that counts as a sentence without a verb. */
const MIN_SENTENCE_WORDS = 10;
/** Another subject: a whole class ("All thoroughbreds") or a person ("Charles Harper was"). */
const OTHER_SUBJECT =
  /^(?:(?:[Aa]ll|[Ee]very|[Nn]one|[Mm]any|[Mm]ost|[Ss]ome) |\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll})/u;

/** A biography: "Charles Harper (1875 in Leeds, † 1937) was". */
const BIOGRAPHY = /^\p{Lu}[^()]{2,60} \([^()]*\b\d{4}\b[^()]*\) (?:was|is) /u;

export function stemsOfName({ reading: { name } }: Setting): ReadonlySet<string> {
  return new Set(contentStems(name.text));
}

/** Number of words in an entry's first unit that aren't in the name. */
export function newWordCount({ units: [unit] }: Entry, name: ReadonlySet<string>): number {
  // Compounds count by their parts: "1000-piece" below "1000 Piece Puzzle".
  const isCompoundOfName = (stem: string) => stem.split('-').every((part) => name.has(part));
  const isNew = (stem: string) => !name.has(stem) && !isCompoundOfName(stem);
  return new Set(contentStems(unit?.text ?? '').filter(isNew)).size;
}

/** Whether a sentence isn't about the product. */
export function isAboutOtherProduct(
  { units: [unit] }: Entry,
  name: ReadonlySet<string>,
  noun: string | undefined,
): boolean {
  const text = unit?.text ?? '';
  if (BIOGRAPHY.test(text)) return true;
  // "Our" introduces the maker's other products: "Our plush dolls, bears and rabbits make great gifts".
  const [range] = /^our [^.,]{3,60}(?=, [^.]{2,60}(?:\band\b|&) )/iu.exec(text) ?? [];
  if (range !== undefined && verbShapeOf(range) !== 'clause') return true;
  const isAboutRange =
    /^(?:our|all) /iu.test(text) && noun !== undefined && !containsAllStems(text, noun);
  if (isAboutRange && unit?.finite === true) return true;
  return (
    unit?.finite === true &&
    OTHER_SUBJECT.test(text) &&
    verbShapeOf(text) === 'clause' &&
    !contentStems(text).some((stem) => name.has(stem))
  );
}

function containsAllStems(text: string, words: string): boolean {
  const stems = new Set(contentStems(text));
  return contentStems(words).every((stem) => stems.has(stem));
}

/** Whether a statement has its own subject and contains the product's noun, or most of the name. */
export function namesProduct({ units: [unit] }: Entry, setting: Setting): boolean {
  const text = unit?.text ?? '';
  if (verbShapeOf(text) === 'predicate' || isThirdPerson(firstWordOf(text))) return false;
  // Phrases such as "From Robot City 4, as a figure" have no subject.
  if (unit?.finite !== true && /^(?:as|from) /iu.test(text)) return false;
  const stems = new Set(contentStems(text));
  const { noun } = setting.reading.name;
  const segmentStems = contentStems(mainSegmentText(setting));
  const shared = segmentStems.filter((stem) => stems.has(stem)).length;
  // A list names parts: "Suede upper, block heel".
  if (unit?.finite !== true && text.includes(',') && shared < segmentStems.length) return false;
  const hasNoun = noun === undefined || contentStems(noun).every((stem) => stems.has(stem));
  return (
    shared === segmentStems.length ||
    (hasNoun && shared >= Math.max(MIN_SHARED, segmentStems.length / 2))
  );
}

const MAX_CATEGORY_PHRASE_WORDS = 8;

/**
 * Whether a phrase contains the category's noun, which the name lacks: "Men's rain boots" of a "Tarn Low M".
 */
export function namesCategory({ label, units: [unit] }: Entry, { reading }: Setting): boolean {
  const last = reading.request.category?.split('>').at(-1) ?? '';
  const [categoryStem, ...otherStems] = contentStems(last);
  const isPhrase =
    label === undefined && unit?.finite === false && unit.words <= MAX_CATEGORY_PHRASE_WORDS;
  if (categoryStem === undefined || otherStems.length > 0 || !isPhrase) return false;
  return (
    contentStems(unit.text).includes(categoryStem) &&
    !contentStems(reading.name.text).includes(categoryStem)
  );
}

/** Whether an entry contains the product's noun or several words of its name. */
export function mentionsProduct({ units }: Entry, { reading: { name } }: Setting): boolean {
  const textStems = new Set(units.flatMap((unit) => contentStems(unit.text)));
  const nameStems = new Set(contentStems(name.text));
  const shared = [...nameStems].filter((stem) => textStems.has(stem)).length;
  return (
    shared >= Math.min(MIN_SHARED, nameStems.size) ||
    contentStems(name.noun ?? '').some((stem) => textStems.has(stem))
  );
}

/** Whether a sentence states the name, so that the name before it would be a repetition. */
export function statesName(entry: Entry, setting: Setting): boolean {
  const { name } = setting.reading;
  const stems = new Set(entry.units.flatMap(({ text }) => stemsOfParts(text)));
  const isContained = (text: string) => stemsOfParts(text).every((stem) => stems.has(stem));
  if (startsWithName(entry, setting) || containsWholeName(entry, setting)) return true;
  if (wordsIn(entry) >= MIN_SENTENCE_WORDS && hasNameAsSubject(entry, setting, MIN_NAME_SHARE))
    return true;
  const segment = mainSegmentText(setting);
  const missing = stemsOfParts(segment).filter((stem) => !stems.has(stem)).length;
  if (missing === 1 && contentStems(segment).length >= MIN_LONG_NAME) return true;
  const mainSegments = name.segments.filter(({ distinguishesVariant }) => !distinguishesVariant);
  return (
    namesProduct(entry, setting) &&
    (hasNameAsSubject(entry, setting) ||
      (isContained(segment) &&
        (contentStems(segment).length >= MIN_DISTINCTIVE ||
          mainSegments.every(({ text }) => isContained(text)))))
  );
}

/** The stems of a text, and those of the parts of its compounds: "2-Speed" and "2 Speed" are the same. */
function stemsOfParts(text: string): readonly string[] {
  return contentStems(text.replace(/(?<=[\p{L}\d])[-/](?=[\p{L}\d])/gu, ' '));
}

/** Whether a statement contains a name of several words, spelled with or without hyphens: "11-in-1 Multi-Cooker". */
function containsWholeName({ units: [unit] }: Entry, { reading: { name } }: Setting): boolean {
  if (contentStems(name.text).length < MIN_LONG_NAME) return false;
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return letters(unit?.text ?? '').includes(letters(name.text));
}

/** Whether an entry consists of the words of the name, or the first of them: "Tarn L22" of "Tarn L22 Display". */
export function isNameAlone({ units: [unit, ...more] }: Entry, { reading }: Setting): boolean {
  const isSingle = unit !== undefined && more.length === 0;
  const words = wordsOf(unit?.text ?? '');
  const name = wordsOf(reading.name.text).slice(0, words.length);
  return isSingle && words.length > 1 && words.join(' ') === name.join(' ');
}

/** Whether a sentence says nothing but the name: "Introducing the Tarn Jacket." */
export function onlyIntroducesName(entry: Entry, setting: Setting): boolean {
  const { units } = entry;
  return (
    units.length === 1 &&
    /^(?:introducing|presenting|unveiling) [^,:;–—]+$/iu.test(units[0]?.text ?? '') &&
    newWordCount(entry, stemsOfName(setting)) <= 1
  );
}

/** Whether an entry begins with the whole name, or has it as its label. */
export function startsWithName({ label, units: [unit] }: Entry, setting: Setting): boolean {
  const { name } = setting.reading;
  if (label !== undefined && repeatsNameAsLabel(label.text, setting)) return true;
  const text = (label?.text ?? unit?.text ?? '').toLowerCase().replace(/^["“'‘«]/u, '');
  const startsWith = (part: string) =>
    part !== '' && text.startsWith(part) && !/^[\p{L}\p{N}]/u.test(text.slice(part.length));
  // "Tarn SE Camera with a case" of a "Tarn SE Camera with a lens"
  const main = withoutAccessories(name.segments[0]?.text ?? '').toLowerCase();
  return (
    startsWith(name.text.toLowerCase()) ||
    (contentStems(main).length >= MIN_LONG_NAME && startsWith(main))
  );
}

/** Whether a label is the product's segment of the name: "Tarn Cap" of "Tarn Cap (Large)". */
export function repeatsNameAsLabel(label: string, setting: Setting): boolean {
  const labelStems = contentStems(label);
  const nameStems = stemsOfName(setting);
  const segmentStems = contentStems(mainSegmentText(setting));
  return (
    labelStems.length >= MIN_SHARED &&
    labelStems.every((stem) => nameStems.has(stem)) &&
    segmentStems.every((stem) => labelStems.includes(stem))
  );
}

/**
 * Whether the subject of a sentence is the name in other words: "The Fernbrook mug is thrown by hand".
 * @param share how much of the name's first segment it has
 */
export function hasNameAsSubject({ units: [unit] }: Entry, setting: Setting, share = 0): boolean {
  // Only the first item of a list can be the subject: "Kitchen towels, play food and a menu".
  const [first = ''] = (unit?.text ?? '').split(', ');
  const subject = first.split(' ').slice(0, MAX_SUBJECT_WORDS).join(' ');
  const name = stemsOfName(setting);
  const shared = new Set(contentStems(subject).filter((stem) => name.has(stem))).size;
  // Accepts sentences with a typo in the verb: "The Tarn Jacket defense against the cold".
  const isSentenceLike =
    unit?.finite === true || (unit?.closed === true && unit.words >= MIN_SENTENCE_WORDS);
  const minShared = new Set(contentStems(mainSegmentText(setting))).size * share;
  return isSentenceLike && shared >= Math.max(MIN_SHARED, minShared);
}

/**
 * Whether a phrase is little more than the name: "Official Tarn hat and glove set" below "Tarn Winter Hat & Glove
 * Set".
 */
export function isNearlyName({ units: [unit] }: Entry, name: ReadonlySet<string>): boolean {
  const stems = contentStems(unit?.text ?? '');
  const shared = stems.filter((stem) => name.has(stem)).length;
  return unit?.finite !== true && shared >= MIN_REPEATED && shared * 3 >= stems.length * 2;
}

/** Whether at least half of an entry repeats the name. */
export function restatesName({ units }: Entry, name: ReadonlySet<string>): boolean {
  const stems = units
    .flatMap((unit) => contentStems(unit.text))
    .filter((stem) => !startsWithDigit(stem));
  const shared = stems.filter((stem) => name.has(stem)).length;
  // Numbers such as "4+" are new.
  if (stems.length === 0) return false;
  return shared === stems.length || (shared >= MIN_SHARED && shared * 2 >= stems.length);
}

/** Minimum words of a phrase before the product's noun. */
const MIN_KIND_WORDS = 2;
/** Maximum words of a name that leaves open what kind it is. */
const MAX_BARE_NAME = 3;

/** Whether a phrase ends in the name's last word and says more about it: "Strap bandeau top". */
export function statesKind({ label, opens, units: [unit] }: Entry, setting: Setting): boolean {
  const words = wordsOf(unit?.text ?? '');
  const name = contentStems(setting.reading.name.text);
  const isKind = label === undefined && stemOf(words.at(-1) ?? '') === name.at(-1);
  const added = words.filter((word) => !name.includes(stemOf(word)));
  return (
    isKind &&
    unit?.finite === false &&
    (opens ? added.length > 0 : name.length <= MAX_BARE_NAME && added.length >= MIN_KIND_WORDS) &&
    !words.some((word) => STOP_WORDS.has(foldWord(word)))
  );
}

/** Minimum characters of a phrase that replaces the name, and the share of the name's words that it has. */
const MIN_PHRASE_CHARACTERS = 60;
const MOST_WORDS = 0.6;

/** Whether a long phrase has most of the name's words: "Tarn toner for the T5 and T7" below "Tarn Black Toner - T-83". */
export function rephrasesName({ label, units: [unit] }: Entry, setting: Setting): boolean {
  if (label !== undefined || unit?.finite !== false || unit.text.length < MIN_PHRASE_CHARACTERS)
    return false;
  if (/\b(?:this|these)\b/iu.test(unit.text)) return false;
  if (tagText(unit.text).some((token) => isTagged(token, 'MD', 'PRP', 'VBP', 'VBZ'))) return false;
  const name = contentStems(mainSegmentText(setting));
  const stems = contentStems(unit.text);
  // "High pressure hand pump for …" below "Tarn Air Double Action High Pressure Hand Pump"
  const isEnd = name
    .slice(-MIN_NAME_WORDS)
    .every((stem) => stems.slice(0, MIN_NAME_WORDS + 1).includes(stem));
  if (isEnd && name.length > MIN_NAME_WORDS) return true;
  const opening = new Set(stems.slice(0, name.length + 2));
  const shared = name.filter((stem) => opening.has(stem)).length;
  return name.length >= MIN_NAME_WORDS && shared >= name.length * MOST_WORDS;
}

/** A shorter name is seldom all that a phrase says. */
const MIN_NAME_WORDS = 3;
