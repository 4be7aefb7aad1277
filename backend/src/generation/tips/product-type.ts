import { isPlural } from '../reading/name.ts';
import type { Reading } from '../reading/index.ts';
import { headNouns } from '../realizing/phrases/head-nouns.ts';
import { productGroupOf } from '../realizing/phrases/words.ts';
import { foldWord, wordsOf } from '../text/words.ts';
import { groupedVocabulary, isInClass } from '../vocabulary/index.ts';
import { isCollectible, speaksOfChildren } from './bought-by-age.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import { textOfInput } from './input-text.ts';
import { oncePer } from '../remember.ts';

const TOYS = /\btoys?\b/iu;
/** A name of a toy, if the category isn't more specific. */
const TOY_NAME = /\b(?:toys?|pretend|play ?sets?|play (?:food|kitchen)|dolls?)\b/iu;
/** Pet toys and toy storage. */
const NOT_A_TOY = /\b(?:pets?|dogs?|cats?|storage|organizers?|baskets?|bins?|chests?)\b/iu;
/** "Dog Toys", "Pet Supplies": a department for pets. */
const PETS = /\b(?:pets?|dogs?|cats?)\b/iu;
/** "Chew Toy for Puppies", "Cat Toy": names the pet that uses it. */
const FOR_PETS =
  /\bfor (?:small |large )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?)\b|\b(?:dog|cat|pet|puppy|kitten|chew) (?:\p{L}{1,12} )?(?:toys?|beds?)\b/iu;
/** "Satisfies the hunting instinct": phrases used only of pets. */
const OF_PREY = /\b(?:hunt(?:ing)?|prey|chas(?:e|ing)|predatory) (?:instincts?|drive)\b/iu;
/** Product types that are also made for pets. */
const ALSO_FOR_PETS = new Set(['toy', 'furniture', 'bedding', 'sports', 'game', 'decor']);
/** Words used of toy vehicles but not of real ones. */
const PLAYTHING = /\b(?:toys?|play ?sets?|pretend|kids can|action figures?)\b/iu;
const BOOKS = /^(?:e-?)?books?$/iu;
const HEALTH = /\b(?:health care|nutrition|vitamins|supplements)\b/iu;
/** Forms of supplements that are counted, even if the noun of the name isn't known. */
export const COUNTED = /\b(?:tablets|capsules|caplets|softgels|gummies|lozenges|chews|sachets)\b/iu;
const OF_BOOK = /\bbook (?:requires|contains|has|is|includes)\b/giu;
/** Maximum characters between "this" and "book". */
const BEFORE_BOOK = 30;
const CONTAINER = /\b(?:jars?|bottles?|cans?|tins?|canisters?)$/iu;
/** Pills, powders and drinks for health, whatever "tablet" or "drink" means in other products. */
const SUPPLEMENT =
  /\b(?:supplements?|gummies|multi-?vitamins?|multi-?minerals?|\d{1,4} ?(?:m?c?g )?(?:tablets|capsules|softgels)|(?:tablets|capsules) x ?\d{1,4}|vitamins? [a-z]\d{0,2}|ayurved\w{0,4}|probiotics?)\b/iu;
const FIGURE =
  /\bscale figures?\b|\b(?:action|vinyl|collectible) figure of\b|\bscale [^.\n]{0,20}complete product\b/iu;
const CONSOLE = /\b(?:play ?station|ps ?[2-5]|xbox|nintendo (?:switch|3?ds)|wii)\b/iu;
const COMPATIBLE = /\bcompatible with\b/iu;

/**
 * Whether a text refers to the product as a book: "this coloring book has", but not "This book
 * requires the core rule book.".
 */
function speaksOfItsBook(text: string): boolean {
  return [...text.matchAll(OF_BOOK)].some(({ index }) => {
    const before = text.slice(Math.max(0, index - BEFORE_BOOK), index).toLowerCase();
    return before.split(/\s/u).slice(-3, -1).includes('this');
  });
}

/** The product type, if it is known. */
export const productTypeOf = oncePer((reading: Reading) =>
  findProductType(reading, reading.request.category ?? '', isToy(reading)),
);

/** Whether the product is a toy. */
export function isToy(reading: Reading): boolean {
  const { category = '' } = reading.request;
  const { text } = reading.name;
  const [department = ''] = category.split('>');
  if (isForPets(reading)) return false;
  return (
    TOYS.test(department) ||
    (category.trim() === '' && TOY_NAME.test(text) && !NOT_A_TOY.test(text))
  );
}

const isForPets = oncePer(
  ({ request, name: { text } }: Reading) =>
    FOR_PETS.test(text) || PETS.test(request.category ?? '') || OF_PREY.test(textOfInput(request)),
);

/** The type of the product's noun, otherwise of the nearest level of the category. */
function findProductType(
  reading: Reading,
  category: string,
  isInToyStore: boolean,
): string | undefined {
  const levels = category.split('>').map((level) => level.trim());
  const department = productTypeOfLevel(levels[0] ?? '');
  if (department !== undefined && PRODUCT_TYPES[department]?.wholeDepartment === true)
    return department;
  // "Honey Jar"
  if (department === 'food' && CONTAINER.test(reading.name.text)) return department;
  // "Skin Compatible with the Tarnside Drone"
  if (COMPATIBLE.test(reading.name.text)) return 'part';
  if (SUPPLEMENT.test(`${reading.name.text}\n${category}`)) return 'supplement';
  if (speaksOfItsBook(textOfInput(reading.request))) return 'book';
  // "Witch: Original Dress Ver."
  if (FIGURE.test(textOfInput(reading.request))) return 'collectible';
  // "Dress for Your Shape" in the category "Media > Books".
  if (levels.some((level) => BOOKS.test(level))) return 'book';
  // "Lung Detox", if the text says that it comes in tablets.
  if (levels.some((level) => HEALTH.test(level)) && COUNTED.test(textOfInput(reading.request)))
    return 'supplement';
  const [head] = headNouns(reading);
  // "Bodybuilder Program" in a sports department.
  if (wordsOf(reading.name.text).some((word) => isInClass(foldWord(word), 'things of no size')))
    return undefined;
  const noun = (reading.name.noun ?? '').split(' ');
  const group = productGroupOf(head === undefined ? noun : productTypeTerm(head));
  // "Almond Butter Cups" in a food department.
  const named = department === 'food' && group === 'kitchenware' ? department : group;
  const categoryTypes = levels
    .filter((level) => !TOYS.test(level) || !/\bgames?\b/iu.test(level))
    .reverse()
    .map(productTypeOfLevel);
  const isToyType = (kind: string) =>
    PRODUCT_TYPES[kind]?.toys === 'all' ||
    (PRODUCT_TYPES[kind]?.toys === 'some' && kind === named && !speaksOfChildren(reading));
  const kind =
    [named, ...categoryTypes].find(
      (kind) => kind !== undefined && (!isInToyStore || isToyType(kind)),
    ) ?? (isInToyStore ? 'toy' : undefined);
  if (kind !== undefined && ALSO_FOR_PETS.has(kind) && isForPets(reading)) return 'pet';
  // "Rescue Vehicle … for pretend adventures"
  if (kind === 'motor' && PLAYTHING.test(textOfInput(reading.request))) return 'toy';
  // "FIFA 17 - PlayStation 4"
  if (kind === 'game' && CONSOLE.test(reading.name.text)) return 'software';
  // "Card Wars Sleeve", "Resin Chessmen"
  if (kind === 'game' && named !== 'game')
    for (const other of ['game accessory', 'game set'])
      if (wordsOf(reading.name.text).some((word) => productGroupOf([word]) === other)) return other;
  // "Funko Pop! Games" are figures, and so are toys that are called collectible.
  const isPlaything = kind === 'toy' || (kind === 'game' && !categoryTypes.includes('game'));
  return isPlaything && isCollectible(reading) ? 'collectible' : kind;
}

/**
 * The product type of a category level, if it is a single one. "Clothing, Shoes & Jewelry" has
 * several, and "Costumes & Accessories" is ambiguous.
 */
function productTypeOfLevel(level: string): string | undefined {
  const whole = groupedVocabulary('goods').get(level.toLowerCase());
  if (whole !== undefined) return whole;
  if (/\baccessories$/iu.test(level)) return productGroupOf(termsOf(level));
  const kinds = partsOfLevel(level).map((part) => productGroupOf(termsOf(part)));
  // "Science/Math/Computer" is a subject rather than a computer.
  if (level.includes('/') && kinds.includes(undefined)) return undefined;
  const known = new Set(kinds.filter((kind) => kind !== undefined));
  return known.size === 1 ? [...known][0] : undefined;
}

/** "Coat & Hat Racks" are coat racks and hat racks; "Dresses & Skirts" are dresses and skirts. */
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

function termsOf(level: string): readonly string[] {
  return wordsOf(level.replaceAll('-', ' '));
}

/** The words of a product head that determine its type: its noun and the word before it. */
export function productTypeTerm({
  words,
  at,
}: {
  readonly words: readonly string[];
  readonly at: number;
}) {
  return words.slice(Math.max(0, at - 1), at + 1);
}
