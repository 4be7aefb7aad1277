import { isPlural } from '../reading/name.ts';
import type { Reading } from '../reading/index.ts';
import { headNouns } from '../realizing/phrases/head-nouns.ts';
import { productGroupOf } from '../realizing/phrases/words.ts';
import { foldWord, wordsOf } from '../text/words.ts';
import { groupedVocabulary, isOf } from '../vocabulary/index.ts';
import { isCollectible, speaksOfChildren } from './bought-by-age.ts';
import { GOODS } from './goods.ts';
import { textOfInput } from './input-text.ts';

const TOYS = /\btoys?\b/iu;
/** A toy by its name, where no category says more. */
const TOY_NAME = /\b(?:toys?|pretend|play ?sets?|play (?:food|kitchen)|dolls?)\b/iu;
/** Pet toys and toy storage. */
const NO_TOY = /\b(?:pets?|dogs?|cats?|storage|organizers?|baskets?|bins?|chests?)\b/iu;
/** "Dog Toys", "Pet Supplies": a department for pets. */
const PETS = /\b(?:pets?|dogs?|cats?)\b/iu;
/** "Chew Toy for Puppies", "Cat Toy": who plays with it or sleeps on it. */
const FOR_PETS =
  /\bfor (?:small |large )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?)\b|\b(?:dog|cat|pet|puppy|kitten|chew) (?:\p{L}{1,12} )?(?:toys?|beds?)\b/iu;
/** "Satisfies the hunting instinct": of whom no one says so but of pets. */
const OF_PREY = /\b(?:hunt(?:ing)?|prey|chas(?:e|ing)|predatory) (?:instincts?|drive)\b/iu;
/** Kinds of which there are goods for pets. */
const ALSO_FOR_PETS = new Set(['toy', 'furniture', 'bedding', 'sports', 'game', 'decor']);
/** What is said of a toy vehicle, and of no other. */
const PLAYTHING = /\b(?:toys?|play ?sets?|pretend|kids can|action figures?)\b/iu;
const OF_BOOK = /\bbook (?:requires|contains|has|is|includes)\b/giu;
/** Characters in which "this" and a word before "book" are looked for. */
const BEFORE_BOOK = 30;
const CONTAINER = /\b(?:jars?|bottles?|cans?|tins?|canisters?)$/iu;
/** Pills, powders and drinks for health, whatever "tablet" or "drink" means elsewhere. */
const SUPPLEMENT =
  /\b(?:supplements?|gummies|multi-?vitamins?|multi-?minerals?|\d{1,4} ?(?:m?c?g )?(?:tablets|capsules|softgels)|(?:tablets|capsules) x ?\d{1,4}|vitamins? [a-z]\d{0,2}|ayurved\w{0,4}|probiotics?)\b/iu;
const FIGURE =
  /\bscale figures?\b|\b(?:action|vinyl|collectible) figure of\b|\bscale [^.\n]{0,20}complete product\b/iu;
const CONSOLE = /\b(?:play ?station|ps ?[2-5]|xbox|nintendo (?:switch|3?ds)|wii)\b/iu;
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

/** Whether a shop has a product in its toy department, or would. */
export function isToy(reading: Reading): boolean {
  const { category = '' } = reading.request;
  const { text } = reading.name;
  const [department = ''] = category.split('>');
  if (isForPets(reading)) return false;
  return (
    TOYS.test(department) || (category.trim() === '' && TOY_NAME.test(text) && !NO_TOY.test(text))
  );
}

function isForPets({ request, name: { text } }: Reading): boolean {
  return (
    FOR_PETS.test(text) || PETS.test(request.category ?? '') || OF_PREY.test(textOfInput(request))
  );
}

/** The kind that the product's noun says, or else the nearest level of the category. */
function kindOf(reading: Reading, category: string, isOfToyShop: boolean): string | undefined {
  const levels = category.split('>').map((level) => level.trim());
  const department = kindOfLevel(levels[0] ?? '');
  if (department !== undefined && GOODS[department]?.wholeDepartment === true) return department;
  // "Honey Jar"
  if (department === 'food' && CONTAINER.test(reading.name.text)) return department;
  // "Skin Compatible with the Tarnside Drone"
  if (COMPATIBLE.test(reading.name.text)) return 'part';
  if (SUPPLEMENT.test(`${reading.name.text}\n${category}`)) return 'supplement';
  if (speaksOfItsBook(textOfInput(reading.request))) return 'book';
  // "Witch: Original Dress Ver."
  if (FIGURE.test(textOfInput(reading.request))) return 'collectible';
  const [head] = headNouns(reading);
  // "Bodybuilder Program" in a shop's department of sports gear
  if (wordsOf(reading.name.text).some((word) => isOf(foldWord(word), 'things of no size')))
    return undefined;
  const noun = (reading.name.noun ?? '').split(' ');
  const own = productGroupOf(head === undefined ? noun : kindTerm(head));
  // "Almond Butter Cups" in a department of food
  const named = department === 'food' && own === 'kitchenware' ? department : own;
  const filed = levels
    .filter((level) => !TOYS.test(level) || !/\bgames?\b/iu.test(level))
    .reverse()
    .map(kindOfLevel);
  const isOfToys = (kind: string) =>
    GOODS[kind]?.toys === 'all' ||
    (GOODS[kind]?.toys === 'some' && kind === named && !speaksOfChildren(reading));
  const kind =
    [named, ...filed].find((kind) => kind !== undefined && (!isOfToyShop || isOfToys(kind))) ??
    (isOfToyShop ? 'toy' : undefined);
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
  if (/\baccessories$/iu.test(level)) return productGroupOf(termsOf(level));
  const kinds = partsOfLevel(level).map((part) => productGroupOf(termsOf(part)));
  // "Science/Math/Computer" is a subject, and no computer.
  if (level.includes('/') && kinds.includes(undefined)) return undefined;
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

function termsOf(level: string): readonly string[] {
  return wordsOf(level.replaceAll('-', ' '));
}

/** The words of a product head that tell its kind: its noun with the word before. */
export function kindTerm({
  words,
  at,
}: {
  readonly words: readonly string[];
  readonly at: number;
}) {
  return words.slice(Math.max(0, at - 1), at + 1);
}
