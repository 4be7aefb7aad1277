import { detailsText } from '../details.ts';
import type { MissingFact } from '../advice/index.ts';
import type { Reading } from '../reading/index.ts';
import { withoutAccessories } from '../reading/name.ts';
import { headNouns } from '../realizing/phrases/head-nouns.ts';
import { productGroupOf, isProduct, isGenericNoun } from '../realizing/phrases/words.ts';
import { wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { isBoughtByAge } from './bought-by-age.ts';
import { COUNTED, isToy, productTypeOf, productTypeTerm } from './product-type.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import { textOfInput } from './input-text.ts';
import { POWERED } from './powered.ts';

/** Facts that apply to only one product type, so that the product's noun must be of that type. */
const TYPE_SPECIFIC: ReadonlySet<MissingFact> = new Set([
  'players',
  'pieces',
  'power',
  'storage',
  'year',
  'scale',
  'load',
  'contents',
  'ingredients',
  'care',
]);
/** Makeup that is chosen by its color. */
const HAS_SHADES =
  /\b(?:lipsticks?|lip (?:gloss|liner|tint)|nail|polish|eye ?shadows?|mascara|blush|foundation|concealer|makeup|brow|hair colou?r)\b/iu;
/** Toys that get dirty and can be washed. */
const WASHABLE = /\b(?:plush(?:es)?|stuffed|dolls?|puppets?|fabric|cloth|pillows?|blankets?)\b/iu;

/**
 * The facts that shoppers ask about a product, the most important first; undefined if its type is
 * unknown.
 */
export function expectedFacts(reading: Reading): readonly MissingFact[] | undefined {
  const kind = productTypeOf(reading);
  if (kind === undefined || isCoatOfLiquid(kind, reading)) return undefined;
  const { first = [], anyAge } = PRODUCT_TYPES[kind] ?? {};
  const asked = (first.includes('amount') ? withAmountFact(first, reading) : first).map((fact) =>
    fact === 'dimensions' ? measureOf(kind, reading) : fact,
  );
  const forAge = isToy(reading) && anyAge !== true && !asked.includes('age');
  const all = forAge ? ['age' as const, ...asked] : asked;
  const fitting = all.filter(
    (fact) =>
      fits(fact, kind, reading) && !(TYPE_SPECIFIC.has(fact) && nameContradictsCategory(reading)),
  );
  return fitting.length === 0 && all.length > 0 ? undefined : fitting;
}

/**
 * The measure that shoppers ask for. "Stain Powder" has no sides to measure, and "Signet Ring" comes in
 * several sizes.
 */
function measureOf(kind: string, { name, request }: Reading): MissingFact {
  const product = withoutAccessories(name.segments[0]?.text ?? '');
  const [noun = ''] = wordsOf(product).slice(-1);
  if (POURED.test(noun) || definesAsPoured(detailsText(request))) return 'amount';
  return kind === 'jewelry' && RING.test(product) ? 'sizes' : 'dimensions';
}

const POURED = /^(?:powders?|liquids?|sprays?|gels?|glues?|slime|syrups?|lubricants?)$/iu;
/** "is a slick, durable polish and sealant that …": what a text says the product is. */
const DEFINITION = /\bis an? ([^.!?:;\n]{1,100})/iu;
const AFTER_NOUN = / (?:by|for|from|in|of|that|to|which|with) /iu;
const POURED_NOUN = /(?<!\p{L})(?:gel|glue|liquid|lubricant|polish|powder|sealant|spray)$/iu;

/** Whether a text says that the product is poured, unlike "a spray bottle" or "a stand for glue". */
function definesAsPoured(text: string): boolean {
  const [, definition = ''] = DEFINITION.exec(text) ?? [];
  const [product = ''] = definition.split(AFTER_NOUN, 1);
  return POURED_NOUN.test(product.trim());
}

/** A finger ring. */
const RING = /(?<!\b(?:key|napkin|teething|ear|nose|toe|belly|split) ?)\brings?$/iu;

/** The facts that shoppers ask for next. */
export function nextFacts(reading: Reading): readonly MissingFact[] {
  const kind = productTypeOf(reading) ?? '';
  if (isCoatOfLiquid(kind, reading)) return [];
  return (PRODUCT_TYPES[kind]?.next ?? []).filter((fact) => {
    if (fact === 'origin') return true;
    if (nameContradictsCategory(reading)) return false;
    if (kind === 'computer') return !COMPONENT.test(reading.name.text);
    if (kind === 'beauty' && fact === 'color') return HAS_SHADES.test(reading.name.text);
    if (fact === 'playTime') return fits('players', kind, reading);
    if (fact === 'assembly') return !SEWN_FURNITURE.test(reading.name.text);
    return kind !== 'toy' || WASHABLE.test(reading.name.text);
  });
}

/** Furniture that is sewn or filled rather than assembled. */
const SEWN_FURNITURE =
  /\b(?:bean ?bags?|cushions?|hammocks?|mattress(?:es)?|floor pillows?|poufs?|pouff?es?)\b/iu;

/** Whether a fact applies to a product type. */
function fits(fact: MissingFact, kind: string, reading: Reading): boolean {
  if (fact === 'pieces')
    return !KNOTS.test(`${reading.name.text}\n${reading.request.category ?? ''}`);
  if (fact === 'power') return hasPower(kind, reading);
  // "Auger Adapter": a part of a machine, which works with no device.
  if (fact === 'compatibility' && kind === 'device')
    return isElectric(reading) || (reading.request.category ?? '').trim() !== '';
  if (fact === 'storage') return !COMPONENT.test(reading.name.text);
  if (fact === 'ingredients')
    return wordsOf(textOfInput(reading.request)).some((word) =>
      isInClass(word, 'words of the body'),
    );
  if ((fact === 'dimensions' || fact === 'material') && REGULATED.test(reading.name.text))
    return false;
  // "Vehicle" alone can be a toy.
  if (fact === 'year') return (reading.request.category ?? '').trim() !== '';
  if (fact === 'sizes') return !UNSEWN.test(textOfInput(reading.request));
  if (fact === 'care' && kind === 'kitchenware')
    return AT_A_MEAL.test(textOfInput(reading.request));
  if (fact === 'players') return !ON_A_SCREEN.test(reading.name.text);
  return fact !== 'age' || isBoughtByAge(reading, kind, isToy(reading));
}

/** Balls whose size and material the rules of their game set. */
const REGULATED = /\b(?:golf|table tennis|tennis|ping[- ]pong) balls?\b/iu;

/** What kitchenware is for, unlike an empty vial or the backing plate of a polisher. */
const AT_A_MEAL =
  /\b(?:bak|beverage|breakfast|brew|coffee|cook|cuisine|dine|dining|dinner|dish|drink|eat|food|kitchen|lunch|meal|mug|oven|pans?\b|pots?\b|sauce|serv(?:e|ing)|snack|soup|spic|stove|tableware|tea|tumbler|water|wine)/iu;

/** "Unstitched suit", "Silk saree": fabric, which has no sizes. */
const UNSEWN = /\bun-?(?:stitched|sewn)\b|\b(?:dupatta|sar(?:ee|i)|shawl|stole)s?\b/iu;

const VOLUME = /\b\d[\d.,]{0,6} ?(?:ml|litres?|liters?|fl\.? ?oz)\b/iu;

/** "Nano Coat (250 ml)": a coat that nobody wears. */
function isCoatOfLiquid(kind: string, { name }: Reading): boolean {
  return kind === 'clothing' && VOLUME.test(name.text);
}

/** Computer parts and accessories that store no files. */
const COMPONENT =
  /\b(?:ram|memory (?:module|kit|stick)s?|processors?|cpu|gpu|graphics|motherboards?|monitors?|mouse|keyboards?|printers?|coolers?|fans?|power supply|stands?|sleeves?)\b/iu;

/** Words for remote-controlled products, unlike tubes or fuel that are only in their category. */
const CONTROLLED =
  /\b(?:r\/?c|remote|radio|controll(?:ed|er|s)|drones?|(?:quad|heli)copters?|(?:air)?planes?|cars?|trucks?|boats?|robots?|motors?)\b/iu;

function hasPower(kind: string, reading: Reading): boolean {
  if (kind === 'device') return isElectric(reading);
  const { name, request } = reading;
  return (
    kind !== 'remote control' ||
    (!isSparePart(reading) && CONTROLLED.test(`${name.text}\n${detailsText(request)}`))
  );
}

/** Whether a product needs power. A "Selfie Stick" in an electronics department doesn't. */
function isElectric({ request }: Reading): boolean {
  return POWERED.test(textOfInput(request));
}

/**
 * Whether a product is a part, which needs no power: "Monster Truck Wheels" in a department of
 * remote-controlled cars.
 */
function isSparePart({ name }: Reading): boolean {
  const [noun = ''] = wordsOf(withoutAccessories(name.segments[0]?.text ?? '')).slice(-1);
  const lowercase = noun.toLowerCase();
  return [lowercase, lowercase.replace(/s$/u, '')].some((form) => vocabulary('parts').has(form));
}

/** Games that are played on a device, most of them alone. */
const ON_A_SCREEN = /\b(?:ipads?|tablets?|apps?|electronic|handheld)\b/iu;

/**
 * Whether the name contradicts the category's product type (a rope under Games), so that the
 * questions for that type may not apply.
 */
function nameContradictsCategory(reading: Reading): boolean {
  const [head] = headNouns(reading);
  if (head === undefined) return false;
  const noun = head.words[head.at] ?? '';
  const isSure = head.confidence === 1 || head.confidence === 2;
  return (
    isSure &&
    isProduct(noun) &&
    !isGenericNoun(noun) &&
    productGroupOf(productTypeTerm(head)) === undefined
  );
}

const KITS = /^(?:kit|set|bundle)s?$/iu;

/** Adds the fact for the amount: a kit has contents rather than one weight, and pills are counted. */
function withAmountFact(facts: readonly MissingFact[], reading: Reading): readonly MissingFact[] {
  const [head] = headNouns(reading);
  if (KITS.test(head?.words[head.at] ?? '')) return ['contents'];
  return COUNTED.test(reading.name.text)
    ? facts.map((fact) => (fact === 'amount' ? 'count' : fact))
    : facts;
}

/** Puzzles that aren't chosen by the number of pieces. */
const KNOTS = /\b(?:brain ?teasers?|disentanglement|puzzle (?:cube|box|ball|ring|lock)s?)\b/iu;
