import { detailsOf } from '../details.ts';
import type { MissingFact } from '../advice/index.ts';
import type { Reading } from '../reading/index.ts';
import { withoutTail } from '../reading/name.ts';
import { headNouns } from '../realizing/phrases/head-nouns.ts';
import { productGroupOf, isProduct, isGenericNoun } from '../realizing/phrases/words.ts';
import { wordsOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { isBoughtByAge } from './bought-by-age.ts';
import { isToy, kindOfGoods, kindTerm } from './goods-kind.ts';
import { GOODS } from './goods.ts';
import { textOfInput } from './input-text.ts';
import { POWERED } from './powered.ts';

/** Facts that only goods of one kind have, so that a product's noun has to be of that kind. */
const OF_ONE_KIND: ReadonlySet<MissingFact> = new Set([
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
 * The facts that shoppers ask about a product, the most important first; undefined if its kind is
 * unknown.
 */
export function expectedFacts(reading: Reading): readonly MissingFact[] | undefined {
  const kind = kindOfGoods(reading);
  if (kind === undefined) return undefined;
  const { first = [], anyAge } = GOODS[kind] ?? {};
  const asked = (first.includes('amount') ? withAmount(first, reading) : first).map((fact) =>
    fact === 'dimensions' ? measureOf(kind, reading) : fact,
  );
  const forAge = isToy(reading) && anyAge !== true && !asked.includes('age');
  const all = forAge ? ['age' as const, ...asked] : asked;
  const fitting = all.filter(
    (fact) => fits(fact, kind, reading) && !(OF_ONE_KIND.has(fact) && isOfOtherKind(reading)),
  );
  return fitting.length === 0 && all.length > 0 ? undefined : fitting;
}

/** "Stain Powder", "Signet Ring": what shoppers ask of goods that have no sides to measure, or several sizes. */
function measureOf(kind: string, { name }: Reading): MissingFact {
  const said = withoutTail(name.segments[0]?.text ?? '');
  const [noun = ''] = wordsOf(said).slice(-1);
  if (POURED.test(noun)) return 'amount';
  return kind === 'jewelry' && RING.test(said) ? 'sizes' : 'dimensions';
}

const POURED = /^(?:powders?|liquids?|sprays?|gels?|glues?|slime|syrups?|lubricants?)$/iu;
/** A ring for a finger. */
const RING = /(?<!\b(?:key|napkin|teething|ear|nose|toe|belly|split) ?)\brings?$/iu;

/** The facts that shoppers ask next. */
export function nextFacts(reading: Reading): readonly MissingFact[] {
  const kind = kindOfGoods(reading) ?? '';
  return (GOODS[kind]?.next ?? []).filter((fact) => {
    if (fact === 'origin') return true;
    if (isOfOtherKind(reading)) return false;
    if (kind === 'computer') return !COMPONENT.test(reading.name.text);
    if (kind === 'beauty' && fact === 'color') return HAS_SHADES.test(reading.name.text);
    if (fact === 'playTime') return fits('players', kind, reading);
    return kind !== 'toy' || WASHABLE.test(reading.name.text);
  });
}

/** Whether goods of a kind can be asked for a fact. */
function fits(fact: MissingFact, kind: string, reading: Reading): boolean {
  if (fact === 'pieces')
    return !KNOTS.test(`${reading.name.text}\n${reading.request.category ?? ''}`);
  if (fact === 'power') return hasPower(kind, reading);
  if (fact === 'storage') return !COMPONENT.test(reading.name.text);
  if (fact === 'players') return !ON_A_SCREEN.test(reading.name.text);
  return fact !== 'age' || isBoughtByAge(reading, kind, isToy(reading));
}

/** Parts and accessories of computers that keep no files. */
const COMPONENT =
  /\b(?:ram|memory (?:module|kit|stick)s?|processors?|cpu|gpu|graphics|motherboards?|monitors?|mouse|keyboards?|printers?|coolers?|fans?|power supply|stands?|sleeves?)\b/iu;

/** What is said of a remote control, and of tubes or fuel filed with what has one only by its category. */
const CONTROLLED =
  /\b(?:r\/?c|remote|radio|controll(?:ed|er|s)|drones?|(?:quad|heli)copters?|(?:air)?planes?|cars?|trucks?|boats?|robots?|motors?)\b/iu;

function hasPower(kind: string, reading: Reading): boolean {
  if (kind === 'device') return isElectric(reading);
  const { name, request } = reading;
  return (
    kind !== 'remote control' ||
    (!isPart(reading) && CONTROLLED.test(`${name.text}\n${detailsOf(request)}`))
  );
}

/** "Selfie Stick" in a department of devices has no power. */
function isElectric({ request }: Reading): boolean {
  return POWERED.test(textOfInput(request));
}

/** "Monster Truck Wheels" in a department of remote-controlled cars: a part, which has no power of its own. */
function isPart({ name }: Reading): boolean {
  const [noun = ''] = wordsOf(withoutTail(name.segments[0]?.text ?? '')).slice(-1);
  const small = noun.toLowerCase();
  return [small, small.replace(/s$/u, '')].some((form) => vocabulary('parts').has(form));
}

/** Games that are played on a device, most of them alone. */
const ON_A_SCREEN = /\b(?:ipads?|tablets?|apps?|electronic|handheld)\b/iu;

/**
 * Whether the name says that the product is something of which no kind is known, as a rope that is filed
 * with games: what is asked of the kind that it is filed under may not fit it.
 */
function isOfOtherKind(reading: Reading): boolean {
  const [head] = headNouns(reading);
  if (head === undefined) return false;
  const noun = head.words[head.at] ?? '';
  const isSure = head.confidence === 1 || head.confidence === 2;
  return (
    isSure &&
    isProduct(noun) &&
    !isGenericNoun(noun) &&
    productGroupOf(kindTerm(head)) === undefined
  );
}

const KITS = /^(?:kit|set|bundle)s?$/iu;
/** What comes in a number of pieces, even where the noun of a name isn't known. */
export const COUNTED = /\b(?:tablets|capsules|caplets|softgels|gummies|lozenges|chews|sachets)\b/iu;

/** How the amount is told: a kit has contents and no one weight, and pills are counted. */
function withAmount(facts: readonly MissingFact[], reading: Reading): readonly MissingFact[] {
  const [head] = headNouns(reading);
  if (KITS.test(head?.words[head.at] ?? '')) return ['contents'];
  return COUNTED.test(reading.name.text)
    ? facts.map((fact) => (fact === 'amount' ? 'count' : fact))
    : facts;
}

/** Puzzles that no one chooses by the number of pieces. */
const KNOTS = /\b(?:brain ?teasers?|disentanglement|puzzle (?:cube|box|ball|ring|lock)s?)\b/iu;
