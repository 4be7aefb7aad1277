import type { Advice, MissingFact } from '../advice/index.ts';
import type { RequestFacts } from '../facts/request-facts.ts';
import { bodyOf } from '../score.ts';
import type { ListingText } from '../platforms/index.ts';
import type { FactType, Reading } from '../reading/index.ts';
import { isUsable } from '../reading/uncertain-units.ts';
import { lacksUnit } from '../reading/values.ts';
import { foldWord, hasDigit, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { expectedFacts, nextFacts } from './expected-facts.ts';
import { COUNTED, productTypeOf } from './product-type.ts';
import { textOfInput } from './input-text.ts';
import { pieceCounts } from './piece-counts.ts';
import { POWERED } from './powered.ts';
import { hasUnitBeforeNumber, isMadeFrom } from './wording-of-facts.ts';

/** Minimum letters of a material that can be part of a compound: "Ahornholz". */
const MIN_PART = 4;
/** Maximum letters of such a material. */
const MAX_PART = 10;

const AFTER_COMMA = /, .*$/su;

const OF_SIDES = /^(?:product |overall )?(?:dimensions?|measurements?)$/iu;

/** "11 x 5 x 5" */
function areBareSides(value: string): boolean {
  const sides = value.replace(/[.]$/u, '').split(/[x×]/u);
  return sides.length > 1 && sides.every((side) => /^ ?\d{1,4}(?:\.\d{1,2})? ?$/u.test(side));
}

/** Advice about a measure without a unit. */
export function unitTip(text: ListingText, reading: Reading): Advice | undefined {
  // "Capacity: 22, for 4 people"
  const numberOf = ({ units }: Reading['lines'][number]) =>
    (units[0]?.text ?? '').replace(AFTER_COMMA, '');
  const bare = reading.lines.find(
    (line) =>
      lacksUnit(line.label?.text, numberOf(line)) ||
      (OF_SIDES.test(line.label?.text.trim() ?? '') && areBareSides(numberOf(line))),
  );
  if (bare?.label === undefined) return undefined;
  const value = numberOf(bare).replace(/[.]$/u, '');
  return {
    code: isShown(value, text) ? 'noUnit' : 'noUnitLeftOut',
    values: { text: `${bare.label.text}: ${value}` },
  };
}

/** Advice to add a fact that shoppers ask for; undefined if none is missing. */
export function missingTip(reading: Reading): Advice | undefined {
  const fact = missingFact(reading);
  return fact === undefined ? undefined : { code: 'missing', values: { fact } };
}

/** Advice about the facts that shoppers ask for next. */
export function nextTip(reading: Reading): Advice | undefined {
  if (reading.language !== 'en') return undefined;
  const fact = nextFacts(reading).find((candidate) => !IS_STATED[candidate](reading));
  return fact === undefined ? undefined : { code: 'missing', values: { fact } };
}

/** Advice about what to add to sparse input. */
export function sparseInputTip(facts: RequestFacts, reading: Reading): Advice | undefined {
  if (!facts.brief) return undefined;
  const fact = missingFact(reading);
  // Two lines are enough to write from, if they state the first fact.
  const code = isOneLine(reading) ? 'thinMissing' : 'missing';
  if (fact !== undefined) return { code, values: { fact } };
  return isOneLine(reading) ? { code: 'thin' } : undefined;
}

/** Minimum words of a single line that is enough to write from. */
const LONG_LINE = 25;

function isOneLine({ lines }: Reading): boolean {
  const usableLines = lines.filter(({ units }) => units.some(isUsable));
  const words = usableLines
    .flatMap(({ units }) => units)
    .reduce((sum, unit) => sum + unit.words, 0);
  return usableLines.length <= 1 && words < LONG_LINE;
}

/** The first fact that shoppers ask for and the input lacks. */
function missingFact(reading: Reading): MissingFact | undefined {
  // Product types and their facts are only recognized in English.
  const asked = reading.language === 'en' ? expectedFacts(reading) : undefined;
  if (asked !== undefined) return asked.find((fact) => !IS_STATED[fact](reading));
  // If the type of an English product is unknown, there is no fact that is sure to apply.
  if (reading.language === 'en') return undefined;
  const noMaterial = POWERED.test(allText(reading)) || CONSUMABLE.test(allText(reading));
  return EXPECTED_OF_ANY_KIND.find(
    (fact) => !IS_STATED[fact](reading) && !(fact === 'material' && noMaterial),
  );
}

/** Whether a listing has a figure, or the sides of a measure. */
function isShown(value: string, text: ListingText): boolean {
  const texts = [text.title, ...bodyOf(text)];
  return /^[\d.,]+$/u.test(value)
    ? texts.flatMap(wordsOf).includes(value)
    : texts.some((text) => text.includes(value));
}

/** Consumables, whose material shoppers don't ask for. */
const CONSUMABLE =
  /\b(?:powders?(?! coat)|supplements?|health|grocer(?:y|ies)|food|beauty|vitamins?|capsules?|tablets?|games?|software|books?|movies?|music|drinks?|snacks?|spreads?|electronics|smartphones?|laptops?|fragrances?|skin|patterns?|pdf|downloads?|printables?|courses?|lessons?|tickets?|plants?|seeds?|succulents?|bulbs?|candles?|soaps?|inks?|paints?|wax|fertilizers?|detergents?|cleaners?|treats?|litter|bouquets?|flowers?|wreaths?|herbs?|teas?|coffee|spices?|serums?|creams?|lotions?|shampoos?|cosmetics|lipsticks?|sérums?|crèmes?|cremas?|creme|seifen?|kerzen?|bougies?|savons?|huiles?|miel|honig|tee|kaffee|velas?|aceites?|olio|sapone|candel[ae])\b/iu;

/** Plastics named by abbreviations. */
const POLYMERS = /\b(?:TR-?90|ABS|TPU|TPE|EVA|PVC|PLA|HDPE|PETG|PP|PC\/ABS|Tritan)\b/u;

/** Materials accepted as present, although the writer has no fact for them (latex, terracotta). */
const OTHER_MATERIALS =
  /\b(?:foil|mylar|clay|terrazzo|terra[- ]cotta|cellophane|vinyls|crepe|laminated?|soft[- ]?shell|(?:blue|chip|gr[ae]y|fiber|foam|hard|paper|particle|paste) ?board|(?:card|board|paper) ?stock|(?:human|synthetic|virgin|rem[iy]|indian) hair)\b/iu;

/** "100% Kanekalon hair". */
const ALL_HAIR = /\b100 ?% (?:[a-z]{1,15} ){1,2}hair\b/iu;

/** Products chosen by who will wear, use or receive them. */
const PERSONAL =
  /\b(?:cloth(?:e[ds]?|ing|s)?|apparel|shoes?|boots?|costumes?|toys?|games?|puzzles?|gifts?|hair|fragrances?|supplements?|vitamins?)\b/iu;

/** Products without a particular audience. */
const FOR_ANYONE = /\b(?:cards?|parts?|spares?|accessor(?:y|ies)|candles?|stickers?|toppers?)\b/iu;

/** The purpose of a device rather than its audience: "Extension Cable for Welder Generators". */
const FOR_A_THING =
  /\bfor (?!(?:kids|children|men|women|girls|boys|teens|adults|seniors|her|him|home|office|travel|music|gaming|sports?|running|calls|phone calls)\b)\p{L}/iu;

/**
 * "Waist 30 inches", "38-inch chest": a body measurement, unlike the inches of an inseam, a heel or
 * a strap.
 */
const INCHES_OF_BODY =
  /\b(?:waist|chest|bust|hips?|sizes?|fits|length)\b(?:[^.\n]{0,20}\d ?-?(?:["”]|inch)| ?\((?:inch(?:es)?|in|cm)\):? ?\d)|\d ?-?(?:["”]|inch(?:es)?) (?:waists?|chest|bust|hips?)\b/iu;

/** "Adjustable opening": a ring that fits any finger. */
const OPEN_RING =
  /\b(?:adjustable|resizable) (?:open )?(?:band|opening|rings?|size)\b|\brings? (?:is|are) (?:adjustable|resizable)\b/iu;

const ENDS_IN_SIZE = /\s\d{1,2}(?:\.5)?$/u;
/** "Small buttons", "large front pocket": the size of a part. */
const SIZED_PART = /\b(?:small|medium|large)(?= (?!to\b|and\b|or\b|only\b|sizes?\b)\p{Ll}{3})/giu;

function withoutSizedParts(text: string): string {
  return text.replace(SIZED_PART, '');
}

/** "XL", "A5": a size without other words. */
const SIZED = /^(?:x{0,3}[sl]|m|a[3-6])$/iu;

/**
 * "Jumpsuit with attached shoe covers and mask", "dress, belt and gloves": lists the pieces of a
 * costume.
 */
const LISTS_PIECES =
  /\b(?:with|and) (?:an? )?(?:attached|matching|detachable|removable)\b|[,;] [^.,;\n&]{2,30},? (?:and|&) |\bone[- ]piece\b|\bonly\b/iu;

/** Materials that have only one color each. */
const OF_ONE_COLOR =
  /\b(?:walnut|oak|maple|pine|bamboo|acacia|beech|birch|cedar|cherry|mahogany|teak|wood(?:en)?|steel|brass|copper|cork|wicker|rattan|marble|slate|clay|terra[- ]cotta|crystal)\b/iu;

/** "a Merlot finish": a color with a name of its own, unlike "a Satin finish". */
const NAMED_FINISH = /\p{Ll} (\p{Lu}\p{Ll}{2,20}) (?:finish|stain)\b/u;
const SHEEN =
  /^(?:antiqued?|brushed|distressed|flat|gloss|glossy|hammered|matte?|metallic|mirror|natural|polished|premium|satin|smooth|textured|wax|waxed)$/iu;

function hasNamedFinish(text: string): boolean {
  const [, finish] = NAMED_FINISH.exec(text) ?? [];
  return finish !== undefined && !SHEEN.test(finish);
}

/** The facts expected in other languages, in which product types aren't recognized. */
const EXPECTED_OF_ANY_KIND: readonly MissingFact[] = ['size', 'material', 'audience'];

const says =
  (words: RegExp) =>
  (reading: Reading): boolean =>
    words.test(allText(reading));

/** Whether the input states a fact, in any wording. */
const IS_STATED: Readonly<Record<MissingFact, (reading: Reading) => boolean>> = {
  size: (reading) =>
    hasFact(reading, 'size', 'weight', 'count') ||
    hasWordOf(reading, 'size words') ||
    wordsOf(reading.name.text).some((word) => SIZED.test(word)) ||
    /[\d¼½¾⅛⅜⅝⅞] ?(?:["”]|\p{L})/u.test(allText(reading)),
  material: (reading) =>
    hasFact(reading, 'material') ||
    hasWord(reading, 'materials') ||
    POLYMERS.test(allText(reading)) ||
    OTHER_MATERIALS.test(allText(reading)) ||
    ALL_HAIR.test(allText(reading)) ||
    isMadeFrom(allText(reading)) ||
    wordsOf(allText(reading).toLowerCase()).some(isNonEnglishMaterial),
  audience: (reading) =>
    hasFact(reading, 'audience', 'age') ||
    (reading.request.customer ?? '').trim() !== '' ||
    hasWordOf(reading, 'people words') ||
    hasWord(reading, 'audiences') ||
    !PERSONAL.test(nameAndCategory(reading)) ||
    FOR_ANYONE.test(allText(reading)) ||
    /\b(?:you|your|anyone|everyone|home|office)\b/iu.test(allText(reading)),
  age: (reading) =>
    hasFact(reading, 'age') ||
    says(
      /\bages?\b|\baged \d|\b\d{1,2} ?(?:\+[.!)]?$|\+? ?(?:years?|yrs?|months?|mos?)\b)|\b(?:bab(?:y|ies)|infants?|newborns?|toddlers?|preschool(?:ers?)?|kindergart\w{2,4}|grades?|teens?|adults?)\b/imu,
    )(reading),
  sizes: (reading) =>
    // "Inline Skate, 10.5"
    ENDS_IN_SIZE.test(reading.name.text) ||
    wordsOf(withoutSizedParts(allText(reading))).some((word) =>
      isInClass(foldWord(word), 'size words'),
    ) ||
    wordsOf(allText(reading)).some((word) => SIZED.test(word)) ||
    says(
      /\b(?:one size|fits (?!your|the|well|perfectly)|size chart|\d{1,2}t\b|\d{1,2}(?:[-/]\d{1,2})? ?(?:months?|mos?|years?)\b)/iu,
    )(reading) ||
    says(INCHES_OF_BODY)(reading) ||
    says(OPEN_RING)(reading),
  dimensions: (reading) =>
    // "Size: Regular, Large" names sizes but no dimensions, unlike "Twin" for bedding.
    reading.facts.some(
      ({ type, text }) => type === 'size' && (hasDigit(text) || !isBareSize(text)),
    ) ||
    hasUnitBeforeNumber(allText(reading)) ||
    says(
      /\d ?-?(?:["”″]|'{1,2}|(?:inch(?:es)?|in|cm|mm|ft|feet|foot|yards?|m|meters?|ml|oz|qt|quarts?|liters?|l)\b)|\d ?[x×] ?\d|\blife[- ]size|\b(?:official|regulation|standard|full)[- ]sized?\b|[¼½¾⅛⅜⅝⅞] ?(?:["”″]|\p{L})|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: and a (?:half|quarter))?[- ](?:inch(?:es)?|foot|feet|yards?|meters?)\b/iu,
    )(reading),
  care: says(
    /\b(?:hand|machine)?wash|\b(?:dry[- ]clean|wipe|dishwasher|laundry|iron\b|rinse|clean)/iu,
  ),
  players: says(
    /\bplayers?\b|\bmultiplayer\b|\bsolitaire\b|\b(?:two|2) people\b|\bhead[- ]to[- ]head\b|\byou and (?:an?|\d|one|two|three|your) (?:\w{1,20} )?friends?\b|\b\d ?(?:-|–|to|or) ?\d (?:people|kids|friends)\b/iu,
  ),
  pieces: (reading) => pieceCounts(allText(reading)).length > 0,
  // A product named in the singular is a single item.
  count: (reading) =>
    (!reading.name.plural && !COUNTED.test(reading.name.text)) ||
    hasFact(reading, 'count', 'contents') ||
    says(
      /\d ?-?(?:ct|count|pk|packs?|pcs?|pieces?|per|pairs?|sheets?|(?:\p{L}{3,12} )?(?:tablets|capsules|caplets|softgels|gummies|lozenges|chews|sachets))\b|\b(?:set|pack|box|bag|case|package) of\b|\bper (?:box|pack|package|bag|case|set)\b|\bincludes? (?:\d|one|two|three|four|five|six|eight|ten|an? )|^\d{1,3} \p{L}|\bcontains \d|\bx ?\d{1,4}\b|\b\d{1,4}['’]s\b/imu,
    )(reading),
  amount: says(
    /^(?:net )?(?:weight|volume|content)\b|\d ?-?(?:ml|cl|l|fl|oz|ounces?|gm?s?|mg|kgs?|grams?|lbs?|pounds?|liters?|gallons?|count|ct|capsules|tablets|servings?|bags|pcs?|pieces?|sheets?)\b/imu,
  ),
  ingredients: says(
    /\bingredients?\b|\bmade (?:of|from|with)\b|\bcontains?\b|\b(?:with|of) \w{1,20} (?:oil|extract|butter|acid)\b|\b(?:vitamin|aloe|shea|extracts?|infused)\b|\d ?(?:mg|mcg|μg|iu)\b/iu,
  ),
  storage: says(/\d ?(?:gb|tb)\b|\bstorage\b/iu),
  fit: (reading) =>
    hasFact(reading, 'compatibility') ||
    says(/\b(?:compatib|fits?\b|works with|used? (?:on|in|with))/iu)(reading) ||
    says(/\b[Ff]or (?:the |an? )?\p{Lu}/u)(reading) ||
    says(/\b(?:all|any|every|most) [^.,;:\n]{0,40} (?:models?|makes?|brands?)\b/iu)(reading) ||
    // "Landing Gear Set: UMX Timber"
    /: ?\p{Lu}/u.test(reading.name.text),
  compatibility: (reading) =>
    hasFact(reading, 'compatibility') ||
    FOR_A_THING.test(reading.name.text) ||
    says(
      /\b(?:compatib|fits|works with|recommended for|threads?\b|(?:designed|made) for (?:the )?(?-i:\p{Lu})[^.,;\n]{0,30}\d|connects to|universal|ios|android|iphone|ipad|galaxy|magsafe|usb|smart home|play ?station|xbox|nintendo|3\.5 ?mm)/iu,
    )(reading),
  power: (reading) =>
    hasFact(reading, 'power') ||
    says(
      /\b(?:batter|power(?:ed|s)? (?:\p{L}{2,12} )?(?:by|from|through)\b|(?!high|super|low|more)\p{L}{3,12}[ -]powered\b|usb|plugs?|rechargeab|adapter|cordless|corded|wired|3\.5 ?mm|mains|watts?|volts?|solar|charging)|\d ?(?:w|v)\b/iu,
    )(reading),
  contents: (reading) =>
    hasFact(reading, 'contents') ||
    (productTypeOf(reading) === 'costume' && LISTS_PIECES.test(allText(reading))) ||
    says(
      /\binclud|\bcomes? with\b|\d ?-?(?:ct|count|packs?|pcs?)\b|\b(?:and|&) \p{L}{2,20} set\b|\bcontains?\b|\bset of\b|\bwith \d|\bone sheet\b|\d (?:cards?|pieces|sheets|bags|tiles)\b/iu,
    )(reading),
  scale: says(/\bscale\b|\b1[:/]\d{1,3}\b/iu),
  load: says(/\d ?-?(?:lbs?|pounds|kg)\b|\bweight (?:limit|capacity)\b/iu),
  year: says(/\b(?:19|20)\d\d\b/u),
  color: (reading) =>
    hasFact(reading, 'color') ||
    hasWord(reading, 'colors') ||
    says(OF_ONE_COLOR)(reading) ||
    says(
      /\b(?:multi|bi|two|three)?-?colou?r(?:s|ed|ful)?\b|\bmulti\b|\bassorted\b|\btransparent\b|\bclear\b/iu,
    )(reading) ||
    hasNamedFinish(allText(reading)),
  cut: says(
    /\b(?:slim|regular|loose|relaxed|fitted|fits?|tight|snug|oversized?|compression|skinny|straight|tapered|cropped|roomy|stretch\w{0,2})\b/iu,
  ),
  playTime: says(/\b(?:minutes?|mins?|hours?|quick|fast)\b/iu),
  assembly: says(/\bassembl|\bready to|\bset up\b|\bbuild/iu),
  origin: (reading) =>
    hasFact(reading, 'origin') ||
    says(
      /\b(?:made|manufactured|produced|crafted|handmade|built|grown|printed|assembled|designed|imported) in\b|\bimported\b|\bproduct of\b|\bproudly\b/iu,
    )(reading),
};

const BARE_SIZES =
  /^(?:size: ?)?(?:(?:small|medium|regular|large|one size|mini|big)(?:[,/ ]|and|or)*)+$/iu;

function isBareSize(text: string): boolean {
  return BARE_SIZES.test(text.trim());
}

function hasFact({ facts }: Reading, ...types: readonly FactType[]): boolean {
  return facts.some((fact) => types.includes(fact.type));
}

function hasWord(reading: Reading, name: 'materials' | 'audiences' | 'colors'): boolean {
  // "Bio-acetate" is acetate.
  return wordsOf(allText(reading).toLowerCase())
    .flatMap((word) => [word, ...word.split('-')])
    .some((word) => vocabulary(name).has(word));
}

function hasWordOf(reading: Reading, name: string): boolean {
  return wordsOf(allText(reading)).some((word) => isInClass(foldWord(word), name));
}

/**
 * Whether a word is a material in another language than English: "Cuero", "Edelstahl", "Ahornholz".
 */
function isNonEnglishMaterial(word: string): boolean {
  if (isInClass(word, 'foreign materials')) return true;
  // In German, it is at an end of a longer word.
  const longest = Math.min(MAX_PART, word.length - MIN_PART);
  for (let part = MIN_PART; part <= longest; part++) {
    if (
      isInClass(word.slice(0, part), 'german materials') ||
      isInClass(word.slice(-part), 'german materials')
    )
      return true;
  }
  return isInClass(word, 'german materials');
}

/** The name and the category. */
function nameAndCategory({ request }: Reading): string {
  return `${request.product_name}\n${request.category ?? ''}`;
}

/** All of the input without the length of a warranty, which is neither an age nor a size. */
function allText({ request }: Reading): string {
  return textOfInput(request).replace(LENGTH_OF_WARRANTY, ' ');
}

const LENGTH_OF_WARRANTY =
  /\b\d{1,2}[- ](?:weeks?|months?|years?|yrs?)(?:[- ]\p{L}{1,15})?[- ](?:warranty|guarantee)\b/giu;
