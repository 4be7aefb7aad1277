import { isForbidden } from '../platforms/forbidden-wording.ts';
import type { Unit } from '../reading/index.ts';
import { productSegmentOf } from '../reading/name.ts';
import { isAdjective } from '../reading/tagging.ts';
import { labelType } from '../reading/facts.ts';
import {
  countWords,
  foldWord,
  hasDigit,
  startsWithDigit,
  STOP_WORDS,
  wordsOf,
} from '../text/words.ts';
import { dependsOnPrevious } from './entries.ts';
import { isUnlabeledWord, isColorFact, isUsageOrLimitation, isUninformative } from './rank.ts';
import { isAboutOrder } from './topics.ts';
import type { Entry, Setting } from './types.ts';

const MIN_WORDS = 2;
const MAX_HEADING_WORDS = 3;
const MIN_FOREIGN_WORDS = 6;
/** Maximum numbers in a statement for a search result. */
const MAX_NUMBERS = 4;
/**
 * Statements about the manufacturer, terms for buyers, and store records: "We use recycled materials", "The package
 * weight is 2 lb".
 */
const NOT_ABOUT_PRODUCT =
  /^don['’]t be fooled\b[^;]*$|^(?:made by|collect (?:and|all|them)\b|we|our company|our family|you may|you must|refer to|please refer)\b|\bmay appear\b|\bno longer (?:available|in production|in stock|made|produced|sold)\b|\bpictured (?:here|above|below)\b|\b(?:world|market|global) leader\b|\b(?:may|will|might) (?:slightly )?(?:vary|differ)\b|\bvar(?:y|ies)[.!]?$|\badult supervision\b|\bunattended\b|\bfor (?:reference|illustration)(?: only| purposes?)?[.!]?$|\b\d{1,2} ?[-–] ?\d{1,2} (?:business )?(?:days|weeks)\b|\bI (?:ask|will|can)\b|\bmodels? (?:is|are) wearing\b|\bis wearing (?:an? )?(?:(?:us|uk|eu|it|italian|french) )?(?:size|small|medium|large|x{1,3}[ -]|\d)|\bnot (?:be )?(?:responsible|liable)\b|\bwait ?list\b|\b(?:sign up|subscribe)\b|\bat (?:the )?(?:best|lowest) prices?\b|\blook for [^.]{0,40}(?:logo|trademark|label)|\bsince (?:1[89]|20)\d\d\b|\b(?:harmful (?:if|or|when)|fatal|flammable|poison)|\b(?:package|packag(?:ed|ing)|shipping) weight\b|\bcountry of origin\b|^from our \p{L}+ (?:\p{L}+ )?(?:assortment|catalog(?:ue)?|selection)[.!]?$|^(?:the )?price (?:is )?(?:for|per)\b|^available (?:for|to) purchase\b|^(?:in the same vein|also discover|see also)\b|\bplease (?:provide|send|share|upload|mention|specify)\b|^send (?:us|the|your)\b|^(?:an? )?(?:\d[\d/.-]*|half|quarter) (?:an? )?(?:cups?|teaspoons?|tablespoons?|tsp|tbsp)\b/iu;
/**
 * A plural pronoun after an introduction, which can't follow a singular name: "Lightweight yet sturdy, they withstand
 * sunlight".
 */
const PLURAL_AFTER_INTRODUCTION = /^[^,;:.]{3,60}, they\b/iu;
/** Delivery and packaging. */
const DELIVERY =
  /^(?:this|the|each|every|your) (?:item|product|order|package)s? (?:is|are|was|comes?|arrives?|ships?|will)\b.*\b(?:assembled|shipped|packed|packaged|delivered|sent)\b|\b(?:comes|arrives|packed|packaged) in (?:an?|its|our) [\p{L} -]{0,40}(?:box|carton|packag\p{L}+)[.!]?$|^packaged (?:in|with)\b|\b(?:bulk|carton|paper|polybag)[- ](?:packed|packaged)[.!]?$|\b(?:comes|arrives) (?:packaged|packed|boxed|gift[- ]wrapped) /iu;
/**
 * A pronoun that refers to an earlier statement: "The jacket promises that, plus a laid-back look", "Each carries a
 * scent", "A tribute to that chase".
 */
const UNRESOLVED_DEMONSTRATIVE =
  /\b(?:that|this|these|those)(?=[,;.!]|$)|\b(?:experience|do|say|enjoy) the same\b|\b(?:for|from|in|of|to|with) that \p{L}+ ?\p{L}*[.!]?$|^to \p{L}+ (?:one|it|them) |^each (?!lens|glass|dress)\p{L}+s (?:an?|the|its|with|in|on|to|from)\b/iu;

/** Headings of text for buyers who already have the product. */
const USAGE_HEADING =
  /^(?:warnings?|cautions?|precautions?|directions?|instructions?|suggested use|how to|usage|care|storage|storing|safety|allergens?|(?:may )?contains?|disclaimers?|notes?|please note)\b/iu;
/** An imperative with "it": "Top it off with a serum", "When you arrive, top it off". */
const IMPERATIVE_WITH_IT = /^(?:(?:after|if|once|when|while)\b[^,]{3,80}, )?\p{L}+ it /iu;
/** Ends like a heading whose content is missing: "Fragrance notes". */
const HEADING_END =
  /\b(?:notes|specs|specifications?|details|features|information|highlights|benefits|overview)$/iu;

/** An imperative that says little after another statement: "See channeling at a glance". */
const SEE = /^see\b/iu;
/** Effects on the body, which a summary shouldn't promise: "Burns fat". */
const BODY_EFFECT =
  /\b(?:burns? fat|fat[- ]burning|builds? muscle|(?:lose|weight) (?:weight|loss)|boosts? (?:immunity|metabolism|testosterone)|detox(?:es|ifies)?)\b/iu;
/** Available options: "Sizes S/M, L/XL". */
const CHOICE =
  /^(?:sizes|one size|available in)\b|^in (?:different|various|several|many|assorted) (?:colou?rs|sizes|styles)\b|\bto choose from[.!]?$/iu;
/** "Machine wash cold, gentle cycle" */
const CARE =
  /^(?:(?:machine|hand) wash|dry clean|tumble dry|spot clean|wash (?:cold|warm|in|by))\b/iu;
/** How sizes run: "Large to size, choose size down". */
const SIZING =
  /\b(?:runs? (?:a (?:bit|little) )?(?:small|large|big|true)|(?:small|large|true) to size|siz(?:e|ing) (?:up|down)|(?:choose|order|select) (?:a |one |your )?siz)|\bsized (?:differently|the same)\b/iu;
/** The number of the next step, joined to this one: "Use after washing.3." */
const ENDS_ON_STEP = /\p{L}[.!]\d{1,2}[.)]?$/u;
/** The merchant's own doubt: "Holds 44 lb? we tested 20 lb". */
const MERCHANT_DOUBT = /\?\s+\S/u;
/** Minimum words of a question that states something: "What more do you need than a short in cotton?" */
const MIN_QUESTION_WORDS = 12;

/** Whether a statement can follow the name or another statement. */
export function canFollowName(entry: Entry, setting: Setting): boolean {
  const text = entry.units[0]?.text ?? '';
  return (
    isPlainStatement(entry, setting) &&
    (text.match(/\d+(?:[.,]\d+)*/gu)?.length ?? 0) <= MAX_NUMBERS &&
    (entry.opens || !SEE.test(text))
  );
}

/** Whether a statement is no caution, care instruction, option, claim, measurement or slogan. */
export function isPlainStatement(entry: Entry, setting: Setting): boolean {
  const [unit, ...more] = entry.units;
  if (unit === undefined || more.length > 0 || !isUsableStatement(entry, setting)) return false;
  if (isOptionList(entry) || isShortExclamation(unit) || isMeasureRow(unit) || isTerms(entry))
    return false;
  // Outside English, a few words can be an instruction.
  const minimum = setting.reading.language === 'en' ? MIN_WORDS : MIN_FOREIGN_WORDS;
  return (
    (entry.label !== undefined || (unit.words >= minimum && !isAdjective(unit.text))) &&
    !disagrees(unit, setting)
  );
}

/** "This floor is unsuitable for wet rooms": a use that the product isn't for. */
export const UNSUITABLE = /\b(?:un|not )suitable (?:for|with)\b/iu;
/** "Good vintage condition" */
const CONDITION =
  /^(?:in )?(?:\p{L}+ )?(?:good|great|excellent|fair|mint|perfect) (?:\p{L}+ ){0,2}condition[.!]?$/iu;
/** Whether an entry is a complete statement about the product itself. */
export function isUsableStatement(entry: Entry, setting: Setting): boolean {
  return (!isUsageOrLimitation(entry) || isRequirement(entry)) && isUsableOrOrigin(entry, setting);
}

/** The same, but allows the origin and other low-priority facts. */
export function isUsableOrOrigin(entry: Entry, setting: Setting): boolean {
  const [unit] = entry.units;
  if (unit === undefined || dependsOnPrevious(entry)) return false;
  if (isBelowUsageHeading(entry) || (entry.label !== undefined && /^no$/iu.test(unit.text)))
    return false;
  const { label } = entry.line;
  if (label === undefined && isHeading(unit)) return false;
  // A variant isn't true of every product.
  if (unit.span.field === 'variants') return false;
  return (
    !isForbidden(unit.text, setting.platform) &&
    !isForbidden(unit.text, 'amazon') &&
    !BODY_EFFECT.test(unit.text) &&
    !MERCHANT_DOUBT.test(unit.text) &&
    !UNSUITABLE.test(unit.text) &&
    !CONDITION.test(unit.text) &&
    !isAboutOrder(unit.text, entry.opens) &&
    (label !== undefined || /\p{L}{2}/u.test(unit.text)) &&
    !SIZING.test(unit.text) &&
    !CARE.test(unit.text) &&
    !isImplausible(unit.text, setting) &&
    !(unit.text.endsWith('?') && unit.words < MIN_QUESTION_WORDS) &&
    !NOT_ABOUT_PRODUCT.test(unit.text) &&
    !hasUnbalancedMarks(unit) &&
    !ENDS_ON_STEP.test(unit.text) &&
    !(PLURAL_AFTER_INTRODUCTION.test(unit.text) && !setting.reading.name.plural) &&
    !DELIVERY.test(unit.text) &&
    !UNRESOLVED_DEMONSTRATIVE.test(unit.text)
  );
}

/** Something that buyers need in addition: "Requires the Fell base game to play". */
const REQUIREMENT =
  /^(?:this \p{L}{1,20} )?requires? (?:the|an?) [^,;:]{3,80} to (?:play|use|work|run)[.!]?$/iu;

export function isRequirement({ label, units: [unit] }: Entry): boolean {
  return label === undefined && REQUIREMENT.test(unit?.text ?? '');
}

/** Maximum inches of anything but products for a room or a garden. */
const MAX_INCHES = 100;
const INCHES = /(\d{3,5})(?:\.\d+)? ?(?:["”″]|inch)/giu;
const LARGE_PRODUCT =
  /\b(?:furniture|sofas?|couch\p{L}*|beds?|bedding|mattress\p{L}*|rugs?|runners?|carpets?|tents?|canop\p{L}+|gazebos?|pools?|curtains?|drapes?|tablecloths?|table|fenc\p{L}+|tarps?|covers?|nets?|hoses?|ropes?|cords?|cables?|garlands?|banners?|flags?|tape|ribbons?|fabrics?|rolls?|screens?|ladders?|poles?|tracks?|lights?|garden|outdoors?|vehicles?|automotive)\b/iu;

/** Whether a size is implausible for the product, and so an error of the input. */
function isImplausible(text: string, { reading: { name, request } }: Setting): boolean {
  const isSize = / ?[x×] ?\d/iu.test(text);
  return (
    isSize &&
    [...text.matchAll(INCHES)].some(([, inches]) => Number(inches) > MAX_INCHES) &&
    !LARGE_PRODUCT.test(`${name.text} ${request.category ?? ''}`)
  );
}

/** Whether a statement is below a heading such as "Directions" or "Warning". */
export function isBelowUsageHeading({
  line: { label, section },
  section: heading,
}: Entry): boolean {
  return [label, section, heading].some((quote) => USAGE_HEADING.test(quote?.text ?? ''));
}

/** Whether an imperative refers to the preceding statement by "it". */
export function refersToPrevious({ units: [unit] }: Entry): boolean {
  return IMPERATIVE_WITH_IT.test(unit?.text ?? '');
}

function isHeading({ finite, closed, words, text }: Unit): boolean {
  return !finite && !closed && words <= MAX_HEADING_WORDS && HEADING_END.test(text);
}

/**
 * Whether quotation marks or parentheses are unbalanced: 'Fans will devour it and beg for more.”'. Inch marks don't
 * count.
 */
export function hasUnbalancedMarks({ text }: Unit): boolean {
  const quoted = text.replace(/\d”/gu, '');
  const count = (mark: string) => quoted.split(mark).length - 1;
  return count('“') !== count('”') || count('(') !== count(')');
}

/** Maximum words of one value of a row. */
const MAX_VALUE_WORDS = 4;
/** Labels of catalog data: "Style Type", "Condition options". */
const CATALOG_LABEL =
  /\b(?:brands?|collections?|colou?rs?|condition|delivery|department|ean|features?|id|manufactur\p{L}+|model|names?|numbers?|options?|packaging|pattern|payment|platform|quantity|qty|range|season|series|shipping|sku|style|types?|upc|vendor|year)\b/iu;

/** The same, before a dash: "Occasion - All". */
const DASHED_CATALOG =
  /^(?:brand|colou?rs?|model|occasions?|pattern|style|theme|type)(?: [-–]|[-–](?!\p{L}))/iu;

/** Whether an entry is a row of short values: "Occasion: Baby shower, birthday". */
export function isDataRow({ label, units }: Entry): boolean {
  return label !== undefined && units.every(isShortValue);
}

function isShortValue({ text, finite }: Unit): boolean {
  return !finite && text.split(/[,;/]/u).every((value) => countWords(value) <= MAX_VALUE_WORDS);
}

/** Labels of what a product looks like, which a longer value describes: "Style: Leaf-shaped studs with fine veins". */
const LOOK_LABEL = /^(?:pattern|style|type)$/iu;

/** Whether an entry is catalog data: "Style: Bohemian", "Payment method: Cash on delivery". */
export function isCatalogRow({ label, units: [unit] }: Entry): boolean {
  if (unit?.finite === true) return false;
  if (label === undefined) return DASHED_CATALOG.test(unit?.text ?? '');
  const isDescription = LOOK_LABEL.test(label.text) && unit !== undefined && !isShortValue(unit);
  return CATALOG_LABEL.test(label.text) && !isDescription;
}

/** Whether a value contains another label: "Inputs: (HDMI): 1". */
export function isMisparsedRow({ label, units: [unit] }: Entry): boolean {
  return label !== undefined && /^\(|^[^.]{1,20}: /u.test(unit?.text ?? '');
}

/** Whether a row is informative: neither a measurement nor catalog data. */
export function isInformativeRow(entry: Entry, setting: Setting): boolean {
  const { label, units } = entry;
  const isMaterial = (entry.type ?? labelType(label?.text)) === 'material';
  // "Linen" is written as "Material: Linen".
  if (isMaterial && isUnlabeledWord(entry)) return isUsableStatement(entry, setting);
  return (
    isDataRow(entry) &&
    !isMisparsedRow(entry) &&
    isPlainStatement(entry, setting) &&
    !isCatalogRow(entry) &&
    (isMaterial || !units.some(({ text }) => startsWithDigit(text))) &&
    !isUninformative(entry)
  );
}

const MIN_TITLE_CASE_WORDS = 3;

/** Whether a phrase is capitalized like a heading: "Sleek and Contemporary Design". */
export function isInTitleCase(entry: Entry): boolean {
  return (
    hasTitleLength(entry) && titleWordsOf(entry).every((word) => /^(?:\p{Lu}\p{Ll}|\d)/u.test(word))
  );
}

/** Whether a statement has no label and enough words to tell whether it is in title case. */
export function hasTitleLength(entry: Entry): boolean {
  return entry.label === undefined && titleWordsOf(entry).length >= MIN_TITLE_CASE_WORDS;
}

function titleWordsOf({ units: [unit] }: Entry): string[] {
  return wordsOf(unit?.text ?? '').filter((word) => !STOP_WORDS.has(foldWord(word)));
}

const MAX_SLOGAN_WORDS = 5;

/** Whether a unit is a short exclamation: "Look, no hands!". */
function isShortExclamation({ text, words }: Unit): boolean {
  return text.endsWith('!') && words <= MAX_SLOGAN_WORDS;
}

const MIN_MEASURES = 3;

const MAX_PAIRS = 1;
/** From this many words per number on, a phrase isn't a row of measurements. */
const MIN_WORDS_OF_NUMBER = 5;

/** A count of things rather than a measure: "3 saucepans", "A 5-piece set". */
const COUNTED =
  /(?<![\d.,:x×/] ?)\d{1,3}[ -](?!centi|feet|foot|gram|inch|kilo|lit[er]{2}|met[er]{2}|milli|ounce|pound|volt|watt|yard)\p{Ll}{4,}/gu;

/** Whether a unit is one or more rows of measurements: "Car #1: 9 x 4 x 3 in". */
function isMeasureRow({ text, finite, words }: Unit): boolean {
  const isSheet = text.split(': ').length > MAX_PAIRS + 1;
  // "1:55" is one number.
  const numbers =
    (text.match(/\d+(?:[.,:]\d+)*/gu)?.length ?? 0) - (text.match(COUNTED)?.length ?? 0);
  const isMostlyWords = words > numbers * MIN_WORDS_OF_NUMBER;
  return (isSheet || !finite) && numbers >= MIN_MEASURES && !isMostlyWords;
}

/** Whether an entry is about a warranty, which no one searches for. */
function isTerms(entry: Entry): boolean {
  return /\bwarrant(?:y|ies)\b/iu.test(entry.units[0]?.text ?? '');
}

/** Whether a statement names a color or the available sizes. */
export function isOptionList(entry: Entry): boolean {
  const text = entry.units[0]?.text ?? '';
  // "Size: Small, Medium", unlike "Size: 30 x 20 cm"
  const isSizes = labelType(entry.label?.text) === 'size' && text.includes(',') && !hasDigit(text);
  return isColorFact(entry) || isSizes || CHOICE.test(entry.label?.text ?? text);
}

/** Verbs in the plural form. */
const PLURAL_VERBS =
  'give|make|keep|have|come|feature|include|offer|provide|help|let|fit|bring|protect|do|are|were';

/** Whether a plural verb follows the product's singular noun: "The hoodie give". */
function disagrees(unit: Unit, setting: Setting): boolean {
  if (!/^(?:the|this) /iu.test(unit.text)) return false;
  const { name } = setting.reading;
  const noun = wordsOf(name.noun ?? mainSegmentText(setting)).at(-1) ?? '';
  if (name.plural || noun.endsWith('s') || !/^\p{L}+$/u.test(noun)) return false;
  return new RegExp(`^(?:the|this) [^,;:]*\\b${noun} (?:${PLURAL_VERBS})\\b`, 'iu').test(unit.text);
}

/** The segment of the name that says what the product is. */
export function mainSegmentText({ reading: { name } }: Setting): string {
  return name.segments[productSegmentOf(name)]?.text ?? name.text;
}
