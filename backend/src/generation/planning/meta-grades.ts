import { labelType } from '../reading/facts.ts';
import type { FactType } from '../reading/index.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { contentStems, firstWordOf, hasDigit } from '../text/words.ts';
import { wordsIn } from './entries.ts';
import {
  isNearlyName,
  isAboutOtherProduct,
  namesProduct,
  newWordCount,
  stemsOfName,
} from './meta-naming.ts';
import {
  refersToPrevious,
  isCatalogRow,
  isRequirement,
  isPlainStatement,
  isDataRow,
} from './meta-statements.ts';
import {
  isUnlabeledWord,
  isVerblessFact,
  isGameplayFact,
  isUninformative,
  rankOf,
} from './rank.ts';
import { isCallToAction, isSloganLine } from './slogans.ts';
import type { Entry, Setting } from './types.ts';
import { pointsBack } from './unresolved-references.ts';

/** Minimum words of a statement that is understood by itself. */
export const MIN_STATEMENT_WORDS = 4;
/** Lower ranks, such as origin, say too little in a search result. */
const MAX_RANK = 4;
/** Types of facts that no one searches for. */
const UNSEARCHED_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['origin', 'model', 'color'] as const),
]);
/** Types of facts that come last if they are short. */
export const MEASURE_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  'size',
  'weight',
  'age',
]);
/** Types that describe a product without being a reason to buy it. */
const DESCRIPTIVE_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['size', 'weight', 'age', 'audience', 'use'] as const),
]);
/** Minimum new words of "Includes a poster" below a poster's name. */
const MIN_NEW_WORDS = 2;

/** Maximum words of a phrase of which half are new. */
const MAX_HALF_NEW_STEMS = 2;
/** Minimum new words of a statement that may repeat others. */
const MIN_NEW_WORDS_DESPITE_REPEATS = 5;

/**
 * The grades of statements: they say what the product is or does, state a short fact, call the reader to act, or say
 * little.
 */
export const INFORMATIVE = 0;
export const FACT = 1;
export const CALL_TO_ACTION = 2;
export const FILLER = 3;

/** The grade of a statement, or undefined if it doesn't belong in a meta description. */
export function gradeOf(entry: Entry, setting: Setting): number | undefined {
  const stems = stemsOfName(setting);
  const isLow = rankOf(entry) > MAX_RANK && !isRequirement(entry);
  if (!isPlainStatement(entry, setting) || isLow || refersToPrevious(entry)) return undefined;
  const text = entry.units[0]?.text ?? '';
  const withoutBrackets = text.replace(/\([^()]*\)/gu, '');
  if (
    newWordCount(entry, stems) === 0 ||
    CLAUSE_ONLY.test(text) ||
    SINGLE_ITEM.test(text) ||
    isBareMeasure(entry) ||
    SOLD_SEPARATELY.test(withoutBrackets)
  )
    return undefined;
  if (lacksAntecedent(text, setting.reading.name.text)) return undefined;
  if (setting.reading.language === 'en' && pointsBack(entry, setting)) return undefined;
  const isDataSheetRow =
    (isDataRow(entry) || isShortValue(entry) || isDashedRow(entry)) &&
    factTypeOf(entry) !== 'contents';
  const saysLittle =
    isDataSheetRow ||
    isCatalogRow(entry) ||
    (isUninformative(entry) &&
      !isUnlabeledWord(entry) &&
      !isGameplayFact(entry) &&
      !DESCRIPTIVE_TYPES.has(factTypeOf(entry))) ||
    isSloganLine(entry, setting) ||
    GENERIC_CLAIM.test(text) ||
    (OTHER_PRODUCTS.test(text) && !COORDINATED_OTHER.test(text)) ||
    isAboutOtherProduct(entry, stems, setting.reading.name.noun) ||
    isNearlyName(entry, stems) ||
    (lacksSubject(entry) && newWordCount(entry, stems) < MIN_NEW_WORDS);
  if (saysLittle || isUnsearchedFact(entry)) return FILLER;
  if (isCallToAction(entry, setting)) return CALL_TO_ACTION;
  // An imperative is finite, but can be as short as a phrase: "Fill with air".
  const isImperative = verbShapeOf(text) === 'imperative';
  const isShort = (!isSentence(entry) || isImperative) && wordsIn(entry) < MIN_STATEMENT_WORDS;
  const isVaguePhrase =
    !isSentence(entry) && !namesProduct(entry, setting) && !addsInformation(entry, [], setting);
  return isShort ||
    isVaguePhrase ||
    isMeasure(entry) ||
    isUnlabeledWord(entry) ||
    isVerblessFact(entry)
    ? FACT
    : INFORMATIVE;
}

/** One item, which buyers expect: "1 costume", "One per pack". */
const SINGLE_ITEM =
  /^(?:1|one|single) (?:\p{L}+[ .!]*){1,2}$|^(?:an? )?(?:pack(?:age)?|set|box) of (?:1|one)\b[^,;]{0,40}$/iu;
/** Claims that fit any product: "High quality toys", "Choosing the right one can help you". */
const GENERIC_CLAIM =
  /^(?:our )?products (?:that|which|are)\b|^(?:high|top|best|great|premium)[- ]quality(?: \p{L}+(?: and \p{L}+)?)?[.!]?$|\bthe (?:whole|entire) family (?:can|will) (?:enjoy|love)\b|^(?:choosing|finding|selecting|picking) (?:the|an?|your) /iu;
/** Refers to things that the preceding sentence mentions: "Compatible with many other sets". */
const OTHER_PRODUCTS = /^[^,;&]*\b(?:many|most|several|some|all|any) other \p{L}+/iu;
const COORDINATED_OTHER = /\b(?:and|or|each|than)\b[^,;]*\bother\b/iu;
/** What doesn't come with the product, or what it lacks: "Stockings available separately", "It does not have a lid". */
export const SOLD_SEPARATELY =
  /\b(?:sold|available|purchased?) separately\b|\bnot included\b|\bbut not an?\b|\b(?:do|does) not (?:come|include)\b|\b(?:do|does)(?: not|n['’]t) have an?\b/iu;
/** A subordinate clause without its main clause: "When a foam pad won't cut it". */
const CLAUSE_ONLY =
  /^(?:when|whenever|if|because|although|until|unless|while) (?:an?|the|this|these|you|your|it|we|our|they) [^,:;?–—]+$/iu;
/** Pronouns that need an antecedent: "Launch an attack by squeezing his wrist". */
const THIRD_PERSON_PRONOUN = /\b(?:his|hers?|he|she|him|them|they|their|theirs)\b/iu;

const PERSON =
  /\b(?:child|kid|boy|girl|baby|toddler|man|woman|dog|cat|pet|doll|figure|puppet)(?:s|['’]s)?\b/iu;
const PROPER_NAME = /.\b\p{Lu}\p{Ll}/u;
const PLURAL = /\p{L}{2}s\b|\b(?:children|people|women|men)\b/iu;

function lacksAntecedent(text: string, name: string): boolean {
  const at = text.search(THIRD_PERSON_PRONOUN);
  if (at === -1) return false;
  const before = text.slice(0, at);
  return /^the/iu.test(text.slice(at))
    ? !PLURAL.test(before) && !PERSON.test(before)
    : !PERSON.test(`${name} ${before}`) && !PROPER_NAME.test(before);
}

/** A measurement alone: '3" W'. */
const BARE_MEASURE =
  /^\d[\d.,/]* ?(?:["”″'’]|in(?:ch(?:es)?)?|cm|mm|ft|lbs?|oz|kg|g|ml)[.]?(?: ?(?:[LWHD]|long|wide|high|tall|deep))?[.]?$/iu;

function isBareMeasure({ label, units: [unit] }: Entry): boolean {
  return label === undefined && BARE_MEASURE.test(unit?.text ?? '');
}

/** Whether an entry has a finite verb: "Keeps pens in one place". */
export function isSentence(entry: Entry | undefined): boolean {
  return entry?.units[0]?.finite === true;
}

function isUnsearchedFact(entry: Entry): boolean {
  return UNSEARCHED_TYPES.has(factTypeOf(entry)) && !isSentence(entry);
}

/** Whether an entry is a short measurement: "Ages 8+", "20 x 29 in". */
function isMeasure(entry: Entry): boolean {
  const type = factTypeOf(entry);
  if (isGameplayFact(entry)) return true;
  if (ENDS_ON_MEASURE.test(entry.units[0]?.text ?? '')) return true;
  if (!MEASURE_TYPES.has(type) || wordsIn(entry) > MAX_MEASURE_WORDS) return false;
  const words = entry.units[0]?.text.match(VALUE_WORDS) ?? [];
  return type === 'age' || words.filter((word) => !DIMENSION.test(word)).length <= 1;
}

const MAX_MEASURE_WORDS = 8;
/** "This product has the following measurements: 58 x 72 cm", "Height with cord 60 cm" */
const ENDS_ON_MEASURE =
  /^(?:(?:\S+ ){0,5}(?:measure(?:s|ments?)|dimensions?)|(?:total |overall )?(?:depth|diameter|height|length|width)(?: (?:of|with|without) \p{L}+)?)\b[^.]{0,20}\d[\d\s.,/x×"”]*(?:cm|mm|in|inch(?:es)?|ft|m)?[.]?$/iu;
const DIMENSION =
  /^(?:approx\p{L}*|deep|depth|diameter|dimensions?|feet|foot|height|high|inch(?:es)?|large|length|long|measures?|pounds?|ounces?|sized?|tall|thick|weigh(?:s|t)?|wide|width)$/iu;
/** Words other than units. */
const VALUE_WORDS = /\p{L}{3,}/gu;

/** Whether an entry is a short labeled value: "Temperature: -20 °C to 40 °C". */
function isShortValue({ label, units: [unit] }: Entry): boolean {
  const words = unit?.text.match(VALUE_WORDS)?.length ?? 0;
  return label !== undefined && unit?.finite !== true && words < MIN_STATEMENT_WORDS;
}

/** A short value behind a dash: "Height of plant - 12 in". */
const DASHED_ROW = /^[^,.;:!?]{2,30} [-–—] /u;
const MAX_DASHED_WORDS = 8;

function isDashedRow({ label, units: [unit] }: Entry): boolean {
  const isShort = unit?.finite === false && unit.words <= MAX_DASHED_WORDS;
  return label === undefined && isShort && DASHED_ROW.test(unit.text);
}

/** A pure material is a reason to buy; a mix ("80% wool, 20% nylon") is not. */
const PURE = /^100 ?%/u;

/** Moves mixed materials and measurements to the end. */
export function factsLast(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (a, b) => Number(isMeasureOrMixedMaterial(a)) - Number(isMeasureOrMixedMaterial(b)),
  );
}

function isMeasureOrMixedMaterial(entry: Entry): boolean {
  const isMixed = entry.type === 'material' && !PURE.test(entry.units[0]?.text ?? '');
  return isMeasure(entry) || (isMixed && isVerblessFact(entry));
}

export function factTypeOf(entry: Entry): FactType | undefined {
  return entry.type ?? labelType(entry.line.label?.text);
}

/** Whether a statement begins with its verb: "Features a banner". */
export function lacksSubject({ units: [unit] }: Entry): boolean {
  const text = unit?.text ?? '';
  return verbShapeOf(text) === 'predicate' || isThirdPerson(firstWordOf(text));
}

/** Whether most of a statement is neither in the name nor in the other statements. */
export function addsInformation(entry: Entry, others: readonly Entry[], setting: Setting): boolean {
  const name = stemsOfName(setting);
  const knownStems = new Set([
    ...name,
    ...others.flatMap(({ units }) => units.flatMap(({ text }) => contentStems(text))),
  ]);
  const stems = new Set(entry.units.flatMap(({ text }) => contentStems(text)));
  const newWords = newWordCount(entry, knownStems);
  if (others.some((other) => startsAlike(entry, other))) return false;
  // A short phrase may repeat half: "Plaited pattern" of a plaited belt.
  const isShort =
    stems.size <= MAX_HALF_NEW_STEMS || entry.units.some(({ text }) => hasDigit(text));
  // A measurement from the name isn't new: "90-watt power" of a 90-watt bulb.
  const repeatsMeasure =
    newWords < MIN_NEW_WORDS && [...stems].some((stem) => name.has(stem) && hasDigit(stem));
  const isHalfNew =
    newWords > 0 &&
    newWords * 2 === stems.size &&
    isShort &&
    !repeatsMeasure &&
    newWordCount(entry, name) === newWords;
  return newWords * 2 > stems.size || newWords >= MIN_NEW_WORDS_DESPITE_REPEATS || isHalfNew;
}

/**
 * Whether another statement contains the first two words of this one: "Slim design fits in a pocket" after "a wallet
 * with a slim design".
 */
function startsAlike({ units: [unit] }: Entry, { units }: Entry): boolean {
  const [first, second] = contentStems(unit?.text ?? '');
  if (first === undefined || second === undefined) return false;
  return units.some(({ text }) => {
    const stems = contentStems(text);
    return stems.some((stem, at) => stem === first && stems[at + 1] === second);
  });
}
