import type { MissingFact } from '../advice/index.ts';
import type { Reading } from '../reading/index.ts';
import { productHeads } from '../realizing/phrases/product-head.ts';
import { goodsOf, isProduct, isVague } from '../realizing/phrases/words.ts';
import { isBoughtByAge } from './bought-by-age.ts';
import { isToy, kindOfGoods, kindTerm } from './goods-kind.ts';

/** The facts that shoppers expect about each kind of goods (`vocabulary/goods.txt`), the most important first. */
const EXPECTED_FACTS: Readonly<Record<string, readonly MissingFact[]>> = {
  clothing: ['sizes', 'material', 'care'],
  costume: ['sizes', 'material', 'contents'],
  prop: ['dimensions', 'material'],
  headwear: ['material', 'sizes'],
  wig: ['material', 'color'],
  footwear: ['sizes', 'material'],
  protective: ['sizes', 'material'],
  jewelry: ['material', 'dimensions'],
  watch: ['material', 'dimensions'],
  eyewear: ['material', 'dimensions'],
  bag: ['dimensions', 'material'],
  puzzle: ['pieces', 'age', 'dimensions'],
  game: ['players', 'age', 'contents'],
  'game set': ['dimensions', 'material', 'contents'],
  'playing cards': ['count', 'material'],
  'trading cards': ['contents'],
  'game accessory': ['count', 'dimensions'],
  book: [],
  software: [],
  toy: ['age', 'dimensions', 'material'],
  craft: ['age', 'contents', 'count'],
  'art supply': ['count'],
  storage: ['dimensions', 'material'],
  model: ['scale', 'dimensions'],
  'remote control': ['power', 'dimensions'],
  hobby: [],
  part: ['fit'],
  collectible: ['dimensions', 'material'],
  party: ['count', 'dimensions', 'material'],
  food: ['amount'],
  beauty: ['amount', 'ingredients'],
  supplement: ['amount', 'ingredients'],
  fragrance: ['amount'],
  computer: ['storage'],
  speaker: ['power', 'dimensions'],
  device: ['compatibility', 'power'],
  cable: ['compatibility', 'dimensions'],
  holder: ['compatibility', 'material'],
  appliance: ['power', 'dimensions'],
  furniture: ['dimensions', 'material'],
  stationery: ['dimensions', 'count'],
  bedding: ['dimensions', 'material', 'care'],
  kitchenware: ['dimensions', 'material', 'care'],
  'building set': ['age', 'dimensions'],
  'activity book': ['age', 'dimensions'],
  tool: ['dimensions', 'material'],
  decor: ['dimensions', 'material'],
  sports: ['dimensions', 'material'],
  ride: ['load', 'dimensions'],
  float: ['dimensions', 'load', 'material'],
  motor: ['year'],
  pet: ['dimensions', 'material'],
};

/** What shoppers ask next, if the input answers what they ask first. */
const NEXT_FACTS: Readonly<Record<string, readonly MissingFact[]>> = {
  clothing: ['color', 'cut'],
  costume: ['color', 'care'],
  headwear: ['color', 'care'],
  footwear: ['color'],
  protective: ['color'],
  toy: ['care'],
  eyewear: ['color'],
  bag: ['color'],
  puzzle: ['material'],
  game: ['playTime'],
  'playing cards': ['dimensions'],
  craft: ['dimensions'],
  storage: ['color'],
  part: ['dimensions', 'material'],
  party: ['color'],
  beauty: ['color'],
  computer: ['color'],
  holder: ['color'],
  appliance: ['color'],
  furniture: ['color', 'assembly'],
  bedding: ['color'],
  kitchenware: ['color'],
  decor: ['color'],
  ride: ['color', 'assembly'],
  float: ['color'],
};

/** Goods that people choose by where they come from. */
const CHOSEN_BY_ORIGIN: ReadonlySet<string> = new Set([
  'clothing',
  'footwear',
  'jewelry',
  'watch',
  'bag',
  'food',
  'beauty',
  'bedding',
  'kitchenware',
  'furniture',
  'decor',
  'pet',
]);
/** Kinds that shoppers don't choose by age, even in a toy department. */
const FOR_ANY_AGE = new Set([
  'costume',
  'prop',
  'headwear',
  'protective',
  'eyewear',
  'clothing',
  'game set',
  'playing cards',
  'trading cards',
  'game accessory',
  'book',
  'software',
  'art supply',
  'storage',
  'jewelry',
  'bag',
  'bedding',
  'decor',
  'device',
  'party',
  'collectible',
  'model',
  'remote control',
  'hobby',
  'part',
  'stationery',
  'float',
]);
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
/** Toys that get dirty and can be washed. */
const WASHABLE = /\b(?:plush(?:es)?|stuffed|dolls?|puppets?|fabric|cloth|pillows?|blankets?)\b/iu;

/**
 * The facts that shoppers ask about a product, the most important first; undefined if its kind is
 * unknown.
 */
export function expectedFacts(reading: Reading): readonly MissingFact[] | undefined {
  const kind = kindOfGoods(reading);
  if (kind === undefined) return undefined;
  const ofKind = EXPECTED_FACTS[kind] ?? [];
  // Of a kit, shoppers ask what is in it: it has no one weight.
  const asked = ofKind.includes('amount') && isKit(reading) ? ['contents' as const] : ofKind;
  const forAge = isToy(reading) && !FOR_ANY_AGE.has(kind) && !asked.includes('age');
  const all = forAge ? ['age' as const, ...asked] : asked;
  const fitting = all.filter(
    (fact) => fits(fact, kind, reading) && !(OF_ONE_KIND.has(fact) && isOfOtherKind(reading)),
  );
  return fitting.length === 0 && all.length > 0 ? undefined : fitting;
}

/** The facts that shoppers ask next. */
export function nextFacts(reading: Reading): readonly MissingFact[] {
  const kind = kindOfGoods(reading) ?? '';
  const ofKind = (NEXT_FACTS[kind] ?? []).filter((fact) => {
    if (fact === 'playTime') return fits('players', kind, reading);
    return kind !== 'toy' || WASHABLE.test(reading.name.text);
  });
  return [
    ...(isOfOtherKind(reading) ? [] : ofKind),
    ...(CHOSEN_BY_ORIGIN.has(kind) ? (['origin'] as const) : []),
  ];
}

/** Whether goods of a kind can be asked for a fact. */
function fits(fact: MissingFact, kind: string, reading: Reading): boolean {
  if (fact === 'pieces')
    return !KNOTS.test(`${reading.name.text}\n${reading.request.category ?? ''}`);
  if (fact === 'players') return !ON_A_SCREEN.test(reading.name.text);
  return fact !== 'age' || isBoughtByAge(reading, kind);
}

/** Games that are played on a device, most of them alone. */
const ON_A_SCREEN = /\b(?:ipads?|tablets?|apps?|electronic|handheld)\b/iu;

/**
 * Whether the name says that the product is something of which no kind is known, as a rope that is filed
 * with games: what is asked of the kind that it is filed under may not fit it.
 */
function isOfOtherKind(reading: Reading): boolean {
  const [head] = productHeads(reading);
  if (head === undefined) return false;
  const noun = head.words[head.at] ?? '';
  const isSure = head.confidence === 1 || head.confidence === 2;
  return isSure && isProduct(noun) && !isVague(noun) && goodsOf(kindTerm(head)) === undefined;
}

const KITS = /^(?:kit|set)s?$/iu;

function isKit(reading: Reading): boolean {
  const [head] = productHeads(reading);
  return KITS.test(head?.words[head.at] ?? '');
}

/** Puzzles that no one chooses by the number of pieces. */
const KNOTS = /\b(?:brain ?teasers?|disentanglement|puzzle (?:cube|box|ball|ring|lock)s?)\b/iu;
