import type { MissingFact } from '../advice/index.ts';

/** The data that tips need about a product type. */
export interface ProductType {
  /** The facts that shoppers ask for, the most important first. */
  readonly first: readonly MissingFact[];
  /** The facts that they ask for next, if the input states the first ones. */
  readonly next?: readonly MissingFact[];
  /**
   * Whether the toy department sells all products of the type, or only some that are made for
   * children, such as a play purse. Of other types it sells only toys: a car, a kitchen.
   */
  readonly toys?: 'all' | 'some';
  /** Whether products aren't chosen by age, even in the toy department. */
  readonly anyAge?: true;
  /**
   * Whether everything in a department of the type has the type, whatever the words of its name
   * mean elsewhere.
   */
  readonly wholeDepartment?: true;
}

/** The product types of `vocabulary/goods.txt`. */
export const PRODUCT_TYPES: Readonly<Record<string, ProductType>> = {
  clothing: {
    first: ['sizes', 'material', 'care'],
    next: ['color', 'cut', 'origin'],
    toys: 'some',
    anyAge: true,
  },
  costume: {
    first: ['sizes', 'material', 'contents'],
    next: ['color', 'care'],
    toys: 'all',
    anyAge: true,
  },
  prop: { first: ['dimensions', 'material'], toys: 'all', anyAge: true },
  headwear: { first: ['material', 'sizes'], next: ['color', 'care'], toys: 'all', anyAge: true },
  wig: { first: ['material', 'color'] },
  footwear: { first: ['sizes', 'material'], next: ['color', 'origin'], toys: 'some' },
  protective: { first: ['sizes', 'material'], next: ['color'], toys: 'all', anyAge: true },
  jewelry: { first: ['material', 'dimensions'], next: ['origin'], toys: 'some', anyAge: true },
  watch: { first: ['material', 'dimensions'], next: ['origin'] },
  eyewear: { first: ['material', 'dimensions'], next: ['color'], toys: 'all', anyAge: true },
  bag: { first: ['dimensions', 'material'], next: ['color', 'origin'], toys: 'some', anyAge: true },
  puzzle: { first: ['pieces', 'age', 'dimensions'], next: ['material'], toys: 'all' },
  game: { first: ['players', 'age', 'contents'], next: ['playTime'], toys: 'all' },
  'game set': { first: ['dimensions', 'material', 'contents'], toys: 'all', anyAge: true },
  'playing cards': {
    first: ['count', 'material'],
    next: ['dimensions'],
    toys: 'all',
    anyAge: true,
  },
  'trading cards': { first: ['contents'], toys: 'all', anyAge: true },
  'game accessory': { first: ['count', 'dimensions'], toys: 'all', anyAge: true },
  book: { first: [], toys: 'all', anyAge: true },
  software: { first: [], toys: 'all', anyAge: true, wholeDepartment: true },
  toy: { first: ['age', 'dimensions', 'material'], next: ['care'], toys: 'all' },
  craft: { first: ['age', 'contents', 'count'], next: ['dimensions'], toys: 'all' },
  'art supply': { first: ['count'], toys: 'all', anyAge: true },
  storage: { first: ['dimensions', 'material'], next: ['color'], toys: 'all', anyAge: true },
  model: { first: ['scale', 'dimensions'], toys: 'all', anyAge: true },
  'remote control': { first: ['power', 'dimensions'], toys: 'all', anyAge: true },
  hobby: { first: [], toys: 'all', anyAge: true },
  part: { first: ['fit'], next: ['dimensions', 'material'], toys: 'all', anyAge: true },
  collectible: { first: ['dimensions', 'material'], toys: 'all', anyAge: true },
  party: { first: ['count', 'dimensions', 'material'], next: ['color'], toys: 'all', anyAge: true },
  food: { first: ['amount'], next: ['origin'] },
  beauty: { first: ['amount', 'ingredients'], next: ['color', 'origin'] },
  supplement: { first: ['amount', 'ingredients'] },
  fragrance: { first: ['amount'] },
  computer: { first: ['storage'], next: ['color'] },
  speaker: { first: ['power', 'dimensions'] },
  device: { first: ['compatibility', 'power'], toys: 'some', anyAge: true },
  cable: { first: ['compatibility', 'dimensions'] },
  holder: { first: ['compatibility', 'material'], next: ['color'] },
  appliance: { first: ['dimensions'], next: ['color'] },
  furniture: { first: ['dimensions', 'material'], next: ['color', 'assembly', 'origin'] },
  stationery: { first: ['dimensions', 'count'], toys: 'all', anyAge: true },
  bedding: {
    first: ['dimensions', 'material', 'care'],
    next: ['color', 'origin'],
    toys: 'some',
    anyAge: true,
  },
  kitchenware: { first: ['dimensions', 'material', 'care'], next: ['color', 'origin'] },
  'building set': { first: ['age', 'dimensions'], toys: 'all' },
  'activity book': { first: ['age', 'dimensions'], toys: 'all' },
  tool: { first: ['dimensions', 'material'] },
  decor: {
    first: ['dimensions', 'material'],
    next: ['color', 'origin'],
    toys: 'some',
    anyAge: true,
  },
  sports: { first: ['dimensions', 'material'], toys: 'all' },
  ride: { first: ['load', 'dimensions'], next: ['color', 'assembly'], toys: 'all' },
  float: { first: ['dimensions', 'load', 'material'], next: ['color'], toys: 'all', anyAge: true },
  motor: { first: ['year'], wholeDepartment: true },
  pet: { first: ['dimensions', 'material'], next: ['origin'] },
};
