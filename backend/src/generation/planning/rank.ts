import { namesOnlyMaterials, labelType } from '../reading/facts.ts';
import type { FactType, Quote, Unit } from '../reading/index.ts';
import { plainLabel } from '../reading/values.ts';
import { isCommonNoun } from '../reading/name.ts';
import { countWords, firstWordOf, hasDigit, startsWithDigit, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import { withoutEndMark } from '../realizing/edits.ts';
import { isMaterial } from '../realizing/phrases/words.ts';
import { isAside, isNote, wordsIn } from './entries.ts';
import { meansNothingAlone } from './makers-and-models.ts';
import type { Entry } from './types.ts';
import { oncePer } from '../remember.ts';

/**
 * How important a statement is to a buyer who reads only a few lines; 1 is the most important. A statement
 * without a type describes what the product does.
 */
const RANKS: Readonly<Partial<Record<FactType, number>>> = {
  compatibility: 2,
  material: 3,
  contents: 3,
  count: 3,
  power: 3,
  size: 4,
  weight: 4,
  color: 4,
  age: 4,
  audience: 4,
  use: 4,
  certification: 5,
  origin: 5,
  model: 5,
  care: 6,
  warranty: 7,
};
export const OPENING_RANK = 1;
const FUNCTION_RANK = 3;
const OPTION_RANK = 4;
/** "Pattern: Solid", "Great gift for coffee lovers", "Headlights": fillers. */
const WEAK_RANK = 5;
const USE_RANK = 6;
export const LAST_RANK = 7;
/** Ranks from here on: usage and limitations. */
const LOW_PRIORITY_RANK = USE_RANK;

/**
 * Generic praise, which states nothing about the product: "Great gift for …", "Sure to become a favorite".
 */
const GENERIC_PRAISE =
  /^(?:(?:an? |makes? an? )?(?:great|perfect|ideal|lovely|wonderful|thoughtful|best) (?:\p{L}+ ){0,2}gift|(?:this (?:item|product) is )?an? (?:great|good|excellent) value|(?:an? |the )?must[- ]have\b|made with love|hours of fun|(?:(?:is|are) )?(?:sure|certain|bound) to (?:be(?:come)?|please|delight|impress)|collect (?:and \p{L}{1,12} )?(?:them )?all\b|(?:high[- ]|top[- ])?quality materials?$)\b/iu;
/** "How to use: …", "Ingredients: …": labels of details for buyers who have already chosen the product. */
const USE_LABELS =
  /^(?:how to|directions?|instructions?|preparation|usage|ingredients|care|washing|assembly|shipping|delivery)\b/iu;
/**
 * "Gas not included", "Frame only", "Not for induction": limits that would make a buyer return the
 * product.
 */
const LIMITATIONS =
  /\b(?:not included|not incl\b|(?:is|are|comes?) sold separately|(?:sold|available) separately|sold individually|does(?: not|n['’]t) fit|nicht (?:enthalten|inklusive|im lieferumfang)|non (?:incluse?s?|fournie?s?|inclus[oaie])|no incluid[oa]s?|ne convient pas)\b|^not (?:for|compatible)\b|^\p{L}+ only\b(?=,|$)/iu;
/** "Sheds at first", "adapter not included": drawbacks that a buyer has to accept. */
const CAVEATS =
  /^(?:(?:the )?\p{L}+ pictured (?:is|are)\b|please|shrinks|close it|empty (?:it )?before|nicht|nur|ne convient pas|no apto|non adatto|register|does not|not suitable|requires? (?!no)|must be|needs? to)\b|\b(?:toxic to|cannot ship|can['’]t ship|not incl(?:uded)?|(?:sold|available) separately|(?:may|will|can) (?:vary|shed|shrink|fade|crystallize)|slight variations?|subject to change|variations? (?:is|are) |before (?:the )?first (?:use|wear|wash)|sheds? a little|shedding|patch test|assembly (?:is )?required|recommended(?! for))\b/iu;
/**
 * "This lamp needs two bulbs", unless the input begins with it: "This expansion requires a copy of the base
 * game".
 */
const REQUIREMENTS = /^this \p{L}{1,20} (?:requires|needs) /iu;
/** "Fits …", "Works with …": a statement about compatibility from its first word. */
const FIT =
  /^(?:(?:custom|laser|made|designed|universal)[ -]?)?(?:\p{L}+ )?(?:fits?|compatible|works with|for use with|suits)\b|^(?:custom|laser) \p{L}+ for\b/iu;
/** "One size fits most": a size in any wording. */
export const ONE_SIZE = /^one size\b|\bfits? most\b/iu;
const MAX_LICENSE_WORDS = 12;
/** "Officially licensed", "licensed by DC Comics", but not "licensed silicone wristbands". */
const LICENSE =
  /\b(?:officially|official|fully) licensed\b|\blicensed (?:by|from|product|merchandise)\b|\binspired by (?:entertainment|the (?:film|movie|show|series))\b/iu;

/** "Occasion: Casual", "Package dimensions: 30 x 20 cm": facts of a data sheet that no one buys a product for. */
export const MINOR_LABEL =
  /^(?:(?:estimated )?assembly time|(?:cable|cord) length|(?:item )?package (?:dimensions?|size|weight|quantity)|shipping (?:weight|dimensions?|size)|catalog(?:ue)? page|number of (?:items|pieces|packs)|unit count|age range|theme|activit(?:y|ies)|target (?:audience|gender)|sales package|specific uses|breed recommendation|novelty feature|seasons?)\b/iu;
/** "Pack of: 1" */
const ONE_PACK = /^(?:pack|set|quantity|net quantity|pack of|set of)\b/iu;
/** "Gemstone: Diamond", "Water resistant: Yes": facts that buyers compare, however short. */
const COMPARED_LABEL =
  /^(?:(?:base|body|case|frame|outer|upper|main|shell) )?(?:materials?|fabric)$|\b(?:gemstone|stone|resistan(?:t|ce)|waterproof|capacity|wattage|compatib\p{L}+|ingredients?|flavou?rs?|scents?|contents?)\b|^(?:coffee|skin|hair) type$/iu;

/** "Made by Tarn, offering costumes and more", "We provide all you need": about the manufacturer and its range. */
const ABOUT_MANUFACTURER =
  /^made by [^.]{1,80}, offering\b|^our (?:products|company|brand|team)\b|^rest assured\b|\bwe provide (?:you|all|every)|\b(?:premier|leading) (?:manufacturer|maker|supplier)s? of\b/iu;
/** "Earbuds not included": something that isn't in the box. */
export const LACKING = /\bnot incl(?:uded)?\b|\b(?:sold|available) separately\b/iu;

export const BRACKETED = /\([^)]*\)/gu;

/** The rank of an entry if only a few have room; 1 is first. */
export const rankOf = oncePer((entry: Entry): number => {
  // A remark in parentheses or after the first clause doesn't turn a feature into a caveat.
  const [first = ''] = (entry.units[0]?.text ?? '').replace(BRACKETED, '').split(';');
  if (entry.preferred === true) return OPENING_RANK;
  const isCaveat = CAVEATS.test(first) || (REQUIREMENTS.test(first) && !entry.opens);
  if (isNote(entry) || isAside(entry) || isCaveat || meansNothingAlone(entry)) return LAST_RANK;
  if (
    (isUsage(entry) && !isOpeningInstruction(entry)) ||
    USE_LABELS.test(entry.line.label?.text ?? '')
  )
    return USE_RANK;
  if (ONE_SIZE.test(first)) return OPTION_RANK;
  // "Outsole: Rubber" is a material, too.
  const hasOwnLabel =
    entry.label !== undefined &&
    entry.type !== 'material' &&
    labelType(entry.label.text) === undefined;
  // "Certified organic cotton": a material.
  const type =
    entry.type === 'certification' && wordsOf(entryText(entry)).some(isMaterial)
      ? 'material'
      : entry.type;
  const rank = type === undefined || hasOwnLabel ? undefined : RANKS[type];
  if (rank !== undefined && rank >= LOW_PRIORITY_RANK) return rank;
  if (isWeak(entry)) return WEAK_RANK;
  if (entry.opens) return OPENING_RANK;
  if (rank === RANKS.compatibility && entry.label === undefined && !FIT.test(first))
    return FUNCTION_RANK;
  // "20-inch widescreen display" is a part rather than a measure.
  if (entry.type === 'size' && describesPart(entry, MIN_PART_WORDS)) return FUNCTION_RANK;
  const { line, units } = entry;
  const isPlain =
    isSheetValue({ label: line.label, units }) && !COMPARED_LABEL.test(entry.label?.text ?? '');
  return rank ?? (isPlain ? OPTION_RANK : FUNCTION_RANK);
});

/**
 * Whether an entry is about use, care, a warranty, delivery or a caveat, and so can't come first.
 */
export function isUsageOrLimitation(entry: Entry): boolean {
  return rankOf(entry) >= LOW_PRIORITY_RANK;
}

/** Whether an entry states colors, which don't belong at the start of a summary. */
export function isColorFact({ type, label }: Entry): boolean {
  return type === 'color' || labelType(label?.text) === 'color';
}

export function entryText({ units }: Entry): string {
  return units.map(({ text }) => text).join(' ');
}

/** "Wipe with a damp cloth": what a buyer does with the product later. */
export function isUsage({ label, units: [unit] }: Entry): boolean {
  // "What you get: vacuum, floor brush": after a label, the word can be a thing.
  if (label !== undefined && unit?.finite !== true) return false;
  const text = unit?.text ?? '';
  if (/^step \d/iu.test(text)) return true;
  // "Don't" begins a warning or an idiom, not a care instruction.
  if (/^don['’]?t\b/iu.test(text)) return false;
  const [first = '', second = '', ...more] = wordsOf(text);
  // "Order, compare and count" lists what the product is used for, unlike "Rinse, dry and store".
  if (text.startsWith(`${first}, `) && !isInClass(second, 'usage verbs')) return false;
  // "Dry wick finish" describes the product, unlike "Dry flat" and "Dry clean only".
  const modifiesNoun = /^(?:dry|wet)$/iu.test(first) && more.length > 0 && isCommonNoun(second);
  if (DESCRIBES.test(text) && isCommonNoun(second)) return false;
  return isInClass(first, 'usage verbs') && !(modifiesNoun && second !== 'clean');
}

/** "Clean lines are softened by a curved back": the first word describes the subject. */
const DESCRIBES = /^\p{L}+ \p{L}+ (?:is|are|has|have)\b/u;

/**
 * "Press unpeeled cloves", "Store your coats in this wardrobe": at the start of the input, it says what the
 * product does.
 */
function isOpeningInstruction({ opens, units: [unit] }: Entry): boolean {
  const text = unit?.text ?? '';
  return opens && (isInClass(firstWordOf(text), 'verbs of function') || WITH_PRODUCT.test(text));
}

const WITH_PRODUCT = /\b(?:(?:with|in|on) (?:this|these|our)|with \p{Lu}\p{Ll}+) /u;

/** "Gas not included", "Each sold separately": something that the product lacks or isn't for. */
export function isLimitation({ units }: Pick<Entry, 'units'>): boolean {
  return units.some(({ text }) => LIMITATIONS.test(text.replace(BRACKETED, '')));
}

/** "Seasons: 3", "Doors: 2/2": a short value of a data sheet. */
export function isSheetValue({
  label,
  units,
}: {
  readonly label?: Quote | undefined;
  readonly units: readonly Unit[];
}): boolean {
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  return label !== undefined && words <= MAX_SHEET_WORDS;
}

const MAX_SHEET_WORDS = 2;

/** Types of catalog data. */
const CATALOG_TYPES: ReadonlySet<FactType> = new Set(['use', 'audience']);

/** Types that distinguish a product from similar ones but give no reason to want it. */
const NEUTRAL_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['age', 'weight', 'size', 'color', 'audience', 'origin', 'model', 'warranty'] as const),
]);

/** "Ages 4+", "Weighs 2 lb", "Style: Hoodie": facts that no one buys a product for. */
export function isUninformative(entry: Entry): boolean {
  const type = entry.type ?? labelType(entry.label?.text);
  return (
    (NEUTRAL_TYPES.has(type) && !(type === 'size' && describesPart(entry))) ||
    isWeak(entry) ||
    isGameplayFact(entry)
  );
}

/** Minimum words of a part besides its measure, unlike "27 in body length". */
const MIN_PART_WORDS = 3;

/** "12 in wheels and training wheels" says what the product has. */
function describesPart(entry: Entry, minWords = 1): boolean {
  const text = entryText(entry);
  return (
    startsWithDigit(text) &&
    entry.label === undefined &&
    wordsOf(text).filter((word) => !MEASURE_WORD.test(word)).length >= minWords
  );
}

/** "For 2-4 players", "30 minute playing time": the number of players or the length of a game. */
const GAMEPLAY =
  /^(?:for )?\d{1,3}(?: ?[-–] ?\d{1,3}| (?:to|or) \d{1,3}|\+)?[ -](?:players?|minutes?|mins?)(?: (?:of )?(?:play(?:ing)?|game)[ -]?(?:time|play)?)?[.]?$/iu;

export function isGameplayFact({ label, units }: Entry): boolean {
  return label === undefined && units.every(({ text }) => GAMEPLAY.test(text));
}

/** Whether an entry says so little that others should come first. */
export const isWeak = oncePer((entry: Entry): boolean => {
  const { type, label, units } = entry;
  if (isMinorFact(entry) || meansNothingAlone(entry)) return true;
  const text = entryText(entry);
  if (
    GENERIC_PRAISE.test(text) ||
    ABOUT_MANUFACTURER.test(text) ||
    isUnlabeledWord(entry) ||
    isLicense(entry)
  )
    return true;
  if (wordsIn(entry) === 1 && label === undefined)
    return !isInClass(withoutEndMark(text).toLowerCase(), 'searched traits');
  const plain =
    (type === undefined || CATALOG_TYPES.has(type)) &&
    label !== undefined &&
    labelType(label.text) === undefined &&
    !COMPARED_LABEL.test(label.text) &&
    !units.some((unit) => unit.finite || hasDigit(unit.text));
  return plain && (isEnumeration(entry) || wordsIn(entry) === 1);
});

function isMinorFact({ label, units: [unit] }: Entry): boolean {
  const name = label?.text.trim() ?? '';
  if (/^occasions?$/iu.test(name)) return unit?.words === 1;
  return MINOR_LABEL.test(name) || (ONE_PACK.test(name) && /^(?:1|one)\b/iu.test(unit?.text ?? ''));
}

/** Whether an entry is about a license, which comes after the description of the product. */
export function isLicense(entry: Entry): boolean {
  const isLicensed = ({ text }: Unit) =>
    LICENSE.test(text) || LICENSE.test(entry.label?.text ?? '');
  return wordsIn(entry) <= MAX_LICENSE_WORDS && entry.units.every(isLicensed);
}

/** "Our products are made with care": says nothing about this product. */
export function isAboutManufacturer({ units }: Entry): boolean {
  return units.every(({ text }) => ABOUT_MANUFACTURER.test(text));
}

/** "Polyester", "Steel, plastic", "Black": a single unlabeled word, or only materials. */
export function isUnlabeledWord(entry: Entry): boolean {
  const [unit, ...more] = entry.units;
  if (unit === undefined || entry.type === undefined || entry.label !== undefined) return false;
  const isMaterial =
    entry.type === 'material' && more.length === 0 && namesOnlyMaterials(unit.text);
  return wordsIn(entry) === 1 || isMaterial;
}

/** Types of facts about materials and measurements. */
const SHEET_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['material', 'size', 'weight', 'color', 'origin', 'care'] as const),
]);

/** "2-inch screen for crisp video": a feature, even though it begins with a measure. */
const FEATURE_CONTINUATION = / (?:for|with|that|to) /iu;
const OTHER_FIBERS = /^\d{1,3} ?% other fib(?:er|re)s?[.]?$/iu;

/** "80% wool, 20% nylon", "Wool 80%", "18 inches tall": a fact without a verb, which can't open a text. */
export function isVerblessFact(entry: Entry): boolean {
  const { type, units } = entry;
  const text = units[0]?.text ?? '';
  const startsWithFigure =
    startsWithDigit(text) || (type === 'material' && /^\p{L}+ \d{1,3} ?%/u.test(text));
  const isPartSize = (type === 'size' || type === 'weight') && !isMeasure(entry);
  const isSheet = (SHEET_TYPES.has(type) && !isPartSize) || OTHER_FIBERS.test(text);
  return (
    isSheet &&
    startsWithFigure &&
    !units.some(({ finite }) => finite) &&
    !FEATURE_CONTINUATION.test(text)
  );
}

/** Words that a measure consists of besides its numbers: "18 inches tall, approx. 2 lb each". */
const MEASURE_WORD =
  /^(?:\d[\d.,/x-]*\p{L}{0,3}|[x\p{L}]|by|[cm]m|in|inch(?:es)?|ft|feet|foot|yards?|yds?|(?:fl|oz|ml|cl|kg|lbs?|gr)|ounces?|lit(?:er|re)s?|grams?|kilograms?|pounds?|gallons?|dia|diam|diameter|high|height|wide|width|long|length|tall|deep|depth|thick|thickness|sizes?|measures?|measuring|dimensions?|approx|approximately|about|weighs?|weight|overall|total|and|each|square|hoch|breit|lang|tief|groß|haute?u?r?|largeu?r?|longu?e?u?r?|profonde?u?r?|épaisseur|de|alto|alta|altura|ancho|largo|lungo|larghezza|altezza|profondità)$/iu;

/** Only a size or weight: "18 inches tall", unlike "18-55 mm zoom lens". */
function isMeasure({ units }: Entry): boolean {
  return units.every(({ text }) => wordsOf(text).every((word) => MEASURE_WORD.test(word)));
}

/** Labels of catalog data, which is no reason to buy: "Pages: 32", "Shipping weight: 9 lb". */
const CATALOG_LABEL =
  /^(?:pages?|languages?|publisher|authors?|isbn|brand|manufacturer|model|series|(?:manufactur\p{L}+|model) year|collection|department|item|part (?:no|number)|sku|shipping weight|country of (?:origin|manufacture)|shown|style|type)\b/iu;

const MAX_CATALOG_WORDS = 4;

export function isCatalogData({ label, units }: Entry): boolean {
  return (
    label !== undefined &&
    CATALOG_LABEL.test(label.text) &&
    units.every(({ finite, words }) => !finite && words <= MAX_CATALOG_WORDS)
  );
}

const MAX_ENUMERATED_WORDS = 2;

/** Whether a value only lists catalog terms: "Style: Jacket, Rain Coat, Windbreaker". */
function isEnumeration({ label, units }: Entry): boolean {
  const parts = units.flatMap((unit) => unit.text.split(','));
  return (
    countWords(plainLabel(label?.text ?? '')) === 1 &&
    parts.every((part) => countWords(part) <= MAX_ENUMERATED_WORDS)
  );
}
