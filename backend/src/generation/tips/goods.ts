import type { MissingFact } from '../advice/index.ts';
import type { Reading } from '../reading/index.ts';
import { productHeads } from '../realizing/phrases/product-head.ts';
import { singularOf } from '../realizing/phrases/words.ts';
import { foldWord, wordsOf } from '../text/words.ts';
import { groupedVocabulary } from '../vocabulary/index.ts';

/** The facts that shoppers expect about each kind of goods (`vocabulary/goods.txt`), the most important first. */
const EXPECTED_FACTS: Readonly<Record<string, readonly MissingFact[]>> = {
  clothing: ['sizes', 'material', 'care'],
  costume: ['sizes', 'material', 'contents'],
  headwear: ['material', 'sizes'],
  footwear: ['sizes', 'material'],
  jewelry: ['material', 'dimensions'],
  watch: ['material', 'dimensions'],
  eyewear: ['material', 'dimensions'],
  bag: ['dimensions', 'material'],
  puzzle: ['pieces', 'age', 'dimensions'],
  game: ['players', 'age', 'contents'],
  toy: ['age', 'dimensions', 'material'],
  craft: ['age', 'contents', 'count'],
  model: ['scale', 'dimensions'],
  collectible: ['dimensions', 'material'],
  party: ['count', 'dimensions', 'material'],
  food: ['amount'],
  beauty: ['amount', 'ingredients'],
  fragrance: ['amount'],
  computer: ['storage'],
  device: ['compatibility', 'power'],
  appliance: ['power', 'dimensions'],
  furniture: ['dimensions', 'material'],
  bedding: ['dimensions', 'material', 'care'],
  kitchenware: ['dimensions', 'material', 'care'],
  decor: ['dimensions', 'material'],
  sports: ['dimensions', 'material'],
  ride: ['load', 'dimensions'],
  motor: ['year'],
  pet: ['dimensions', 'material'],
};

/** Kinds that shoppers don't choose by age, even in a toy department. */
const FOR_ANY_AGE = new Set(['costume', 'headwear', 'clothing', 'party', 'collectible', 'model']);
const TOYS = /\btoys?\b/iu;

/** The facts that shoppers expect about a product, the most important first; empty if its kind is unknown. */
export function expectedFacts(reading: Reading): readonly MissingFact[] {
  const { category = '' } = reading.request;
  const [department = ''] = category.split('>');
  const isToy = TOYS.test(department);
  const kind = kindOf(reading, category);
  if (kind === undefined || (isToy && kind === 'motor'))
    return isToy ? (EXPECTED_FACTS['toy'] ?? []) : [];
  const asked = EXPECTED_FACTS[kind] ?? [];
  return isToy && !FOR_ANY_AGE.has(kind) && !asked.includes('age') ? ['age', ...asked] : asked;
}

/** The kind of the product's head noun or, failing that, of the most specific level of its category. */
function kindOf(reading: Reading, category: string): string | undefined {
  const [head] = productHeads(reading);
  const named = head === undefined ? (reading.name.noun ?? '').split(' ') : termOf(head);
  const levels = category
    .split('>')
    .filter((level) => !TOYS.test(level) || !/\bgames?\b/iu.test(level))
    .reverse();
  const parts = levels.flatMap((level) => level.split(/[&,/]/u).reverse());
  const texts = [named, ...parts.map((part) => wordsOf(part.replaceAll('-', ' ')))];
  return texts.map(kindOfTerm).find((kind) => kind !== undefined);
}

function termOf({ words, at }: { readonly words: readonly string[]; readonly at: number }) {
  return words.slice(Math.max(0, at - 1), at + 1);
}

/** By its last two words, or its last one: a "lunch box" is no box. */
function kindOfTerm(words: readonly string[]): string | undefined {
  const [before = '', last = ''] = ['', ...words].slice(-2).map(foldWord);
  const kinds = groupedVocabulary('goods');
  const one = singularOf(last);
  return (
    kinds.get(`${before} ${one}`) ??
    kinds.get(`${before} ${last}`) ??
    kinds.get(last) ??
    kinds.get(one)
  );
}
