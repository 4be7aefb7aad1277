import type { MissingFact } from '../advice/index.ts';
import { detailsOf } from '../details.ts';
import { isPlural } from '../reading/name.ts';
import type { Reading } from '../reading/index.ts';
import { productHeads } from '../realizing/phrases/product-head.ts';
import { goodsOf, isProduct, isVague } from '../realizing/phrases/words.ts';
import { foldWord, wordsOf } from '../text/words.ts';
import { groupedVocabulary, isOf } from '../vocabulary/index.ts';
import { textOfInput } from './input-text.ts';
import { pieceCounts } from './piece-counts.ts';

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
/** Toys that get dirty and can be washed. */
const WASHABLE = /\b(?:plush(?:es)?|stuffed|dolls?|puppets?|fabric|cloth|pillows?|blankets?)\b/iu;

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

/** Kinds of goods that the toy department has; of other kinds, it has toys: a car, a dress, a kitchen. */
const SOLD_WITH_TOYS = new Set([
  'costume',
  'prop',
  'headwear',
  'protective',
  'eyewear',
  'puzzle',
  'game',
  'game set',
  'playing cards',
  'trading cards',
  'game accessory',
  'book',
  'software',
  'toy',
  'craft',
  'building set',
  'activity book',
  'art supply',
  'storage',
  'model',
  'remote control',
  'hobby',
  'part',
  'collectible',
  'party',
  'stationery',
  'sports',
  'ride',
  'float',
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
/** Kinds that a toy department has for grown-ups too, and of which it also has toys: a play purse. */
const SOLD_TO_ANYONE = new Set([
  'jewelry',
  'bag',
  'bedding',
  'decor',
  'device',
  'clothing',
  'footwear',
]);
/** Departments of one kind of goods, whatever the words of a product's name mean elsewhere. */
const UNIFORM = new Set(['software', 'motor']);
const TOYS = /\btoys?\b/iu;
/** A toy by its name, where no category says more. */
const TOY_NAME = /\b(?:toys?|pretend|play ?sets?|play (?:food|kitchen)|dolls?)\b/iu;
/** Pet toys and toy storage. */
const NO_TOY = /\b(?:pets?|dogs?|cats?|storage|organizers?|baskets?|bins?|chests?)\b/iu;
const OF_BOOK = /\bbook (?:requires|contains|has|is|includes)\b/giu;
/** Characters in which "this" and a word before "book" are looked for. */
const BEFORE_BOOK = 30;
const CONTAINER = /\b(?:jars?|bottles?|cans?|tins?|canisters?)$/iu;
/** Pills, powders and drinks for health, whatever "tablet" or "drink" means elsewhere. */
const SUPPLEMENT =
  /\b(?:supplements?|gummies|multi-?vitamins?|multi-?minerals?|\d{1,4} (?:tablets|capsules|softgels)|vitamins? [a-z]\d{0,2}|ayurved\w{0,4}|probiotics?)\b/iu;
const COMPATIBLE = /\bcompatible with\b/iu;

/** "This book requires the core rule book.", "this coloring book has": the product itself. */
function speaksOfItsBook(text: string): boolean {
  return [...text.matchAll(OF_BOOK)].some(({ index }) => {
    const before = text.slice(Math.max(0, index - BEFORE_BOOK), index).toLowerCase();
    return before.split(/\s/u).slice(-3, -1).includes('this');
  });
}

/** The kind of goods that a product is, where it is known. */
export function kindOfGoods(reading: Reading): string | undefined {
  return kindOf(reading, reading.request.category ?? '', isToy(reading));
}

function isToy({ request: { category = '' }, name: { text } }: Reading): boolean {
  const [department = ''] = category.split('>');
  return (
    TOYS.test(department) || (category.trim() === '' && TOY_NAME.test(text) && !NO_TOY.test(text))
  );
}

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
  return isSure && isProduct(noun) && !isVague(noun) && goodsOf(termOf(head)) === undefined;
}

const KITS = /^(?:kit|set)s?$/iu;

function isKit(reading: Reading): boolean {
  const [head] = productHeads(reading);
  return KITS.test(head?.words[head.at] ?? '');
}

/** Puzzles that no one chooses by the number of pieces. */
const KNOTS = /\b(?:brain ?teasers?|disentanglement|puzzle (?:cube|box|ball|ring|lock)s?)\b/iu;

/** Words of those who play, and of what they play with. */
const CHILDREN: ReadonlySet<string> = new Set(
  (
    'kid kids child children boy boys girl girls toddler toddlers baby babies infant infants ' +
    'preschool preschooler preschoolers student students classroom classrooms ' +
    'pretend play playset playsets playtime playmate playmates building ' +
    'doll dolls stuffed plush puppet puppets toy toys imagination imaginations imaginative'
  ).split(' '),
);

function speaksOfChildren(text: string): boolean {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => CHILDREN.has(word));
}

/** Levels of the toy department that have goods for grown-ups too. */
const WIDE_LEVEL = /^ *(?:sports & outdoor play|dress up & pretend play|novelty & gag toys) *$/iu;

/** What the name and the details say, wherever the product is filed. */
function saidIn({ name, request }: Reading): string {
  return `${name.text}\n${detailsOf(request)}`;
}

/** Whether shoppers choose such a product by age: a game, or what is told or filed as children's. */
function isBoughtByAge(reading: Reading, kind: string): boolean {
  const [, ...levels] = (reading.request.category ?? '').split('>');
  const filed = levels.filter((level) => !WIDE_LEVEL.test(level));
  const told = [saidIn(reading), ...filed].join('\n');
  return (
    (kind === 'puzzle' || kind === 'game' || speaksOfChildren(told)) && !isForGrownUps(reading)
  );
}

/** The kind that the product's noun says, or else the nearest level of the category. */
function kindOf(reading: Reading, category: string, isOfToyShop: boolean): string | undefined {
  const levels = category.split('>').map((level) => level.trim());
  const department = kindOfLevel(levels[0] ?? '');
  if (department !== undefined && UNIFORM.has(department)) return department;
  // "Honey Jar"
  if (department === 'food' && CONTAINER.test(reading.name.text)) return department;
  // "Skin Compatible with the Tarnside Drone"
  if (COMPATIBLE.test(reading.name.text)) return 'part';
  if (SUPPLEMENT.test(`${reading.name.text}\n${category}`)) return 'supplement';
  if (speaksOfItsBook(textOfInput(reading.request))) return 'book';
  const [head] = productHeads(reading);
  // "Bodybuilder Program" in a shop's department of sports gear
  if (wordsOf(reading.name.text).some((word) => isOf(foldWord(word), 'things of no size')))
    return undefined;
  const noun = (reading.name.noun ?? '').split(' ');
  const named = goodsOf(head === undefined ? noun : termOf(head));
  const filed = levels
    .filter((level) => !TOYS.test(level) || !/\bgames?\b/iu.test(level))
    .reverse()
    .map(kindOfLevel);
  const isOfToys = (kind: string) =>
    SOLD_WITH_TOYS.has(kind) ||
    (kind === named && SOLD_TO_ANYONE.has(kind) && !speaksOfChildren(saidIn(reading)));
  const kind =
    [named, ...filed].find((kind) => kind !== undefined && (!isOfToyShop || isOfToys(kind))) ??
    (isOfToyShop ? 'toy' : undefined);
  if (kind === 'game' && named !== 'game' && hasGameAccessory(reading.name.text))
    return 'game accessory';
  // "Funko Pop! Games" are figures, and so are toys that are called collectible.
  const isPlaything = kind === 'toy' || (kind === 'game' && !filed.includes('game'));
  return isPlaything && isCollectible(reading) ? 'collectible' : kind;
}

/**
 * The kind of goods that a level of a category has, if it is a single one. "Clothing, Shoes & Jewelry" has
 * several, and no one knows what "Costumes & Accessories" are.
 */
function kindOfLevel(level: string): string | undefined {
  const whole = groupedVocabulary('goods').get(level.toLowerCase());
  if (whole !== undefined) return whole;
  if (/\baccessories$/iu.test(level)) return goodsOf(termsOf(level));
  const kinds = partsOfLevel(level).map((part) => goodsOf(termsOf(part)));
  const known = new Set(kinds.filter((kind) => kind !== undefined));
  return known.size === 1 ? [...known][0] : undefined;
}

/** "Coat & Hat Racks" are coat racks and hat racks, and "Dresses & Skirts" are both. */
function partsOfLevel(level: string): string[] {
  const parts = level.split(/[&,/]/u).map((part) => part.trim());
  const last = termsOf(parts.at(-1) ?? '');
  const shared = last.length > 1 ? (last.at(-1) ?? '') : '';
  return parts.map((part) =>
    shared !== '' && termsOf(part).length === 1 && !isPlural(part.toLowerCase())
      ? `${part} ${shared}`
      : part,
  );
}

function termsOf(level: string): string[] {
  return wordsOf(level.replaceAll('-', ' '));
}

/** "Card Wars Sleeve": what is used with a game, and not played by itself. */
function hasGameAccessory(name: string): boolean {
  return wordsOf(name).some((word) => goodsOf([word]) === 'game accessory');
}

const COLLECTIBLE = /\bcollect[ai]bles?\b/iu;
/** Goods for collectors and hobbyists, which aren't chosen by age. */
const FOR_COLLECTORS =
  /\bstatues?\b|\bfiguarts\b|\bcollectors?\b|\b(?:intermediate|advanced|experienced) (?:pilots?|riders?|modelers?|builders?)\b/iu;
const CARDS = /\bcards?\b/iu;

function isCollectible(reading: Reading): boolean {
  const text = textOfInput(reading.request);
  return COLLECTIBLE.test(text) && !CARDS.test(text);
}

const DRINKING = /\bdrinking (?:game|buddies)\b|\badults? only\b/iu;
/** Minimum pieces of a puzzle for adults. */
const MANY_PIECES = 500;

/** Whether it is for collectors, or too hard for children. */
function isForGrownUps(reading: Reading): boolean {
  const text = textOfInput(reading.request);
  const isPuzzle = /\bpuzzles?\b/iu.test(reading.name.text);
  return (
    COLLECTIBLE.test(text) ||
    FOR_COLLECTORS.test(text) ||
    DRINKING.test(text) ||
    (isPuzzle && pieceCounts(text).some((count) => count >= MANY_PIECES))
  );
}

function termOf({ words, at }: { readonly words: readonly string[]; readonly at: number }) {
  return words.slice(Math.max(0, at - 1), at + 1);
}
