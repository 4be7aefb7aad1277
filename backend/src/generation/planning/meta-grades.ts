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

/** Minimum words of a statement that tells something by itself. */
export const MIN_STATEMENT_WORDS = 4;
/** Statements of a lower rank, such as origin and courtesies, say too little in a search result. */
const MAX_RANK = 4;
/** Types of facts that no one searches for. */
const UNSEARCHED_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['origin', 'model', 'color'] as const),
]);
/** Types that come last, in a few words. */
export const MEASURE_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  'size',
  'weight',
  'age',
]);
/** Types that give no reason to buy a product, but tell what it is. */
const DESCRIPTIVE_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['size', 'weight', 'age', 'audience', 'use'] as const),
]);
/** Minimum new words of "Includes a poster" below a poster's name. */
const MIN_NEW_WORDS = 2;

/** Maximum words of a phrase of which half are new. */
const MAX_HALF_NEW_STEMS = 2;
/** Minimum new words of a statement that may repeat others. */
const MIN_NEW_WORDS_DESPITE_REPEATS = 5;

/** How much a statement tells in a search result: what the product is or does, a fact in a few words, a call to the reader, or little. */
export const INFORMATIVE = 0;
export const FACT = 1;
export const CALL_TO_ACTION = 2;
export const FILLER = 3;

/** How much a statement tells in a search result, or undefined if it has no place there. */
export function gradeOf(entry: Entry, setting: Setting): number | undefined {
  const stems = stemsOfName(setting);
  const isLow = rankOf(entry) > MAX_RANK && !isRequirement(entry);
  if (!isPlainStatement(entry, setting) || isLow || refersToPrevious(entry)) return undefined;
  const text = entry.units[0]?.text ?? '';
  const withoutBrackets = text.replace(/\([^()]*\)/gu, '');
  if (
    newWordCount(entry, stems) === 0 ||
    SINGLE_ITEM.test(text) ||
    isBareMeasure(entry) ||
    SOLD_SEPARATELY.test(withoutBrackets)
  )
    return undefined;
  if (lacksAntecedent(text, setting.reading.name.text)) return undefined;
  const isDataSheetRow =
    (isDataRow(entry) || isShortValue(entry)) && factTypeOf(entry) !== 'contents';
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
  // "Fill with air"
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

/** "1 costume", "One per pack", "Package of 1 kit": what a buyer takes for granted. */
const SINGLE_ITEM =
  /^(?:1|one|single) (?:\p{L}+[ .!]*){1,2}$|^(?:an? )?(?:pack(?:age)?|set|box) of (?:1|one)\b[^,;]{0,40}$/iu;
/** "Products that are great fun", "High quality toys", "Choosing the right one can help you": true of any product. */
const GENERIC_CLAIM =
  /^(?:our )?products (?:that|which|are)\b|^(?:high|top|best|great|premium)[- ]quality(?: \p{L}+(?: and \p{L}+)?)?[.!]?$|\bthe (?:whole|entire) family (?:can|will) (?:enjoy|love)\b|^(?:choosing|finding|selecting|picking) (?:the|an?|your) /iu;
/** "Compatible with many other sets": other than those of a sentence before it. */
const OTHER_PRODUCTS = /^[^,;&]*\b(?:many|most|several|some|all|any) other \p{L}+/iu;
const COORDINATED_OTHER = /\b(?:and|or|each|than)\b[^,;]*\bother\b/iu;
/** "Stockings available separately": what a buyer doesn't get. */
export const SOLD_SEPARATELY =
  /\b(?:sold|available|purchased?) separately\b|\bnot included\b|\bbut not an?\b|\b(?:do|does) not (?:come|include)\b/iu;
/** "Launch an attack by squeezing his wrist", "When you build them": needs the sentence before it. */
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
    ? !PLURAL.test(before)
    : !PERSON.test(`${name} ${before}`) && !PROPER_NAME.test(before);
}

/** '3" W': a code rather than a statement. */
const BARE_MEASURE =
  /^\d[\d.,/]* ?(?:["”″'’]|in(?:ch(?:es)?)?|cm|mm|ft|lbs?|oz|kg|g|ml)[.]?(?: ?(?:[LWHD]|long|wide|high|tall|deep))?[.]?$/iu;

function isBareMeasure({ label, units: [unit] }: Entry): boolean {
  return label === undefined && BARE_MEASURE.test(unit?.text ?? '');
}

/** Whether an entry has a verb: "The tray keeps pens in one place", "Keeps pens in one place". */
export function isSentence(entry: Entry | undefined): boolean {
  return entry?.units[0]?.finite === true;
}

function isUnsearchedFact(entry: Entry): boolean {
  return UNSEARCHED_TYPES.has(factTypeOf(entry)) && !isSentence(entry);
}

/** "Ages 8+", "20 x 29 in": a measure in a few words, which comes last. */
function isMeasure(entry: Entry): boolean {
  const type = factTypeOf(entry);
  if (isGameplayFact(entry)) return true;
  if (ENDS_ON_MEASURE.test(entry.units[0]?.text ?? '')) return true;
  if (!MEASURE_TYPES.has(type) || wordsIn(entry) > MAX_MEASURE_WORDS) return false;
  const words = entry.units[0]?.text.match(VALUE_WORDS) ?? [];
  return type === 'age' || words.filter((word) => !DIMENSION.test(word)).length <= 1;
}

const MAX_MEASURE_WORDS = 8;
/** "This product has the following measurements: 58 x 72 cm" */
const ENDS_ON_MEASURE =
  /^(?:\S+ ){0,5}(?:measure(?:s|ments?)|dimensions?)\b[^.]{0,20}\d[\d\s.,/x×"”]*(?:cm|mm|in|inch(?:es)?|ft|m)?[.]?$/iu;
const DIMENSION =
  /^(?:approx\p{L}*|deep|depth|diameter|dimensions?|feet|foot|height|high|inch(?:es)?|large|length|long|measures?|pounds?|ounces?|sized?|tall|thick|weigh(?:s|t)?|wide|width)$/iu;
/** Words beside numbers and units. */
const VALUE_WORDS = /\p{L}{3,}/gu;

/** "Temperature: -20 °C to 40 °C": a value of a data sheet, unlike "Display: 5.5\" panel, readable in sunlight". */
function isShortValue({ label, units: [unit] }: Entry): boolean {
  const words = unit?.text.match(VALUE_WORDS)?.length ?? 0;
  return label !== undefined && unit?.finite !== true && words < MIN_STATEMENT_WORDS;
}

/** "100% wool" is a reason to buy; "80% wool, 20% nylon" is not. */
const PURE = /^100 ?%/u;

/** Puts what a product is made of and its measures last. */
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

/** "Features a banner" */
export function lacksSubject({ units: [unit] }: Entry): boolean {
  const text = unit?.text ?? '';
  return verbShapeOf(text) === 'predicate' || isThirdPerson(firstWordOf(text));
}

/** Whether most of what a statement says isn't in the name, and not in the others either. */
export function addsInformation(entry: Entry, others: readonly Entry[], setting: Setting): boolean {
  const name = stemsOfName(setting);
  const knownStems = new Set([
    ...name,
    ...others.flatMap(({ units }) => units.flatMap(({ text }) => contentStems(text))),
  ]);
  const stems = new Set(entry.units.flatMap(({ text }) => contentStems(text)));
  const newWords = newWordCount(entry, knownStems);
  if (others.some((other) => startsAlike(entry, other))) return false;
  // "Plaited pattern" and "1L jug + 4 glasses" of a plaited belt and a set of glasses
  const isShort =
    stems.size <= MAX_HALF_NEW_STEMS || entry.units.some(({ text }) => hasDigit(text));
  // "90-watt power" of a 90-watt bulb
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

/** "Slim design fits in a pocket" after "a wallet with a slim design": whether another has the two words that a statement opens with. */
function startsAlike({ units: [unit] }: Entry, { units }: Entry): boolean {
  const [first, second] = contentStems(unit?.text ?? '');
  if (first === undefined || second === undefined) return false;
  return units.some(({ text }) => {
    const stems = contentStems(text);
    return stems.some((stem, at) => stem === first && stems[at + 1] === second);
  });
}
