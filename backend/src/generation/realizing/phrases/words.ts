import { SUBJECTIVE_TERMS } from '../../platforms/amazon-terms.ts';
import { isPlural } from '../../reading/name.ts';
import { isAdjective, sensesOf, tagText } from '../../reading/tagging.ts';
import { foldWord, hasDigit, STOP_WORDS } from '../../text/words.ts';
import { groupedVocabulary, isInClass, vocabulary } from '../../vocabulary/index.ts';
import { oncePerText } from '../../remember.ts';

/** Classifies the words of English names without knowing the product. */

/** WordNet's lexicographer files for artifacts and food. */
const THINGS: readonly number[] = [6, 13];
/** The files for animals, people, places and plants, which products picture. */
const PICTURED: readonly number[] = [5, 15, 18, 20];
const PLACES = 15;
const PERSONS = 18;
const ANIMALS = 5;

/** The singular of an English noun, judging by its ending. */
export const singularOf = oncePerText((noun) => {
  if (isInClass(noun, 'plurals of none') || /(?:ss|us|is)$/u.test(noun)) return noun;
  if (/(?:shel|scar|loa|kni)ves$/u.test(noun))
    return noun.replace(/ves$/u, noun.startsWith('kni') ? 'fe' : 'f');
  if (/\p{L}{3}ies$/u.test(noun)) return noun.replace(/ies$/u, 'y');
  return noun.replace(/(?:(?<=ss|ch|sh|x)es|s)$/u, '');
});

function sensesOfWord(word: string): readonly number[] | undefined {
  const folded = foldWord(word);
  return sensesOf(folded) ?? sensesOf(singularOf(folded));
}

/** Whether the dictionary or a word list has a word, so that it isn't a name. */
export const isInDictionary = oncePerText((word) => {
  if (isProduct(word) || isAudience(word)) return true;
  return foldWord(word)
    .split('-')
    .every((part) => formsOf(part).some((form) => sensesOf(form) !== undefined));
});

/** Forms that a dictionary may list: "stack" and "stacke" for "stacking". */
function formsOf(word: string): string[] {
  const stem = word.replace(/(?:i[sz])?(?:ing|ed|er)$/u, '');
  return [
    word,
    singularOf(word),
    word.replace(/es$/u, ''),
    stem,
    `${stem}e`,
    stem.replace(/(.)\1$/u, '$1'),
  ];
}

export function isNoun(word: string): boolean {
  return sensesOfWord(word)?.some((file) => file > 2 && file < 29) === true;
}

/** Whether a word names a product by itself: "mount", "boots". */
export const isProduct = oncePerText((word) => {
  const folded = foldWord(word.replaceAll('_', ' '));
  const products = vocabulary('products');
  return products.has(folded) || products.has(singularOf(folded));
});

/** Whether a word can name something that is sold: "puppet" and "honey", not "elegance". */
export const isThing = oncePerText((word) => {
  if (isInClass(foldWord(word), 'bare nouns')) return false;
  return isProduct(word) || sensesOfWord(word)?.some((file) => THINGS.includes(file)) === true;
});

/** Whether a word names only what products picture: "Unicorn", "Paris". */
export function isPictured(word: string): boolean {
  return !isThing(word) && sensesOfWord(word)?.some((file) => PICTURED.includes(file)) === true;
}

/** Whether a word names only an animal: "Cheetah". */
export function isAnimal(word: string): boolean {
  const senses = sensesOfWord(word);
  return senses !== undefined && senses.length > 0 && senses.every((file) => file === ANIMALS);
}

/** Whether a word names only a person, such as an occupation: "Maker", "baker". */
export function isPerson(word: string): boolean {
  const senses = sensesOf(foldWord(word));
  return (
    isInClass(foldWord(word), 'makers of things') || (senses?.length === 1 && senses[0] === PERSONS)
  );
}

/** Whether a word names only a place: "Austria". */
export function isPlace(word: string): boolean {
  const senses = sensesOfWord(word);
  return senses !== undefined && senses.length > 0 && senses.every((file) => file === PLACES);
}

/** Whether a word names only places or persons: "Essex", "Titian". */
export function isProperName(word: string): boolean {
  const senses = sensesOf(foldWord(word));
  const isPlaceOrPerson = senses?.every((file) => file === PLACES || file === PERSONS) === true;
  return isPlaceOrPerson && !isAudience(word);
}

/** Whether the dictionary lacks a word or lists it only as a person, animal, plant or place: "Daphne", "Tiberius". */
export function isPossibleName(word: string): boolean {
  return !isInDictionary(word) || isPictured(word);
}

/** The product group of a term, by its last two words or its last one; a "lunch box" isn't a box. */
export function productGroupOf(words: readonly string[]): string | undefined {
  const [before = '', last = ''] = ['', ...words].slice(-2).map(foldWord);
  const kinds = groupedVocabulary('goods');
  const singular = singularOf(last);
  return (
    kinds.get(`${before} ${singular}`) ??
    kinds.get(`${before} ${last}`) ??
    kinds.get(last) ??
    kinds.get(singular)
  );
}

/** Whether a word is a prefix: "Mini" of a minicar. */
function isPrefix(word: string): boolean {
  return isInClass(word.toLowerCase(), 'prefixes') || isInClass(word.toLowerCase(), 'sizes');
}

/** Whether the dictionary lists two words as one: "Sugar cane", "note book". */
export function isClosedCompound(first: string, second: string): boolean {
  const isLong = first.length > 2 && second.length > 2 && !isPlural(first.toLowerCase());
  return (
    isLong &&
    isNoun(first) &&
    !isPrefix(first) &&
    sensesOf(foldWord(`${first}${second}`)) !== undefined
  );
}

export function isKnownCompound(first: string, second: string): boolean {
  return vocabulary('products').has(`${foldWord(first)} ${singularOf(foldWord(second))}`);
}

/** Whether a noun needs a modifier to name a product type: "Set", "kit", "toy". */
export function isGenericNoun(word: string): boolean {
  const folded = foldWord(word);
  return isInClass(folded, 'vague nouns') || isInClass(folded, 'bare nouns');
}

export function isAudience(word: string): boolean {
  return isInClass(word.toLowerCase().replace(/['’]s?$/u, ''), 'groups of people');
}

export function isColor(word: string): boolean {
  const folded = foldWord(word);
  return vocabulary('colors').has(folded) && !isInClass(folded, 'rather things');
}

/** Whether a word describes a thing regardless of its position, so a phrase can start after it. */
export function isAttribute(word: string): boolean {
  return isColor(word) || isMaterial(word) || isInClass(foldWord(word), 'searched traits');
}

export function isMaterial(word: string): boolean {
  return vocabulary('materials').has(foldWord(word));
}

/** Abbreviations and technical spellings: "LED", "USB-C", "iPhone". */
export const isAbbreviation = oncePerText((word) => {
  const [first = ''] = word.toLowerCase().split('-');
  return (
    vocabulary('acronyms').has(first.toUpperCase()) ||
    isInClass(first, 'technical words') ||
    /^\p{Lu}[\p{Lu}\d]*-\p{Lu}$|^\p{Ll}+\p{Lu}\p{L}*$/u.test(word)
  );
});

/** Whether a word describes the next one: "wooden", "folding", "women's", "black". */
export const isDescribing = oncePerText((word) => {
  const folded = foldWord(word);
  return (
    isAudience(word) ||
    isColor(word) ||
    isMaterial(word) ||
    isAbbreviation(word) ||
    isInClass(folded, 'describing words') ||
    isInClass(folded, 'searched traits') ||
    (isAdjective(folded) && !isProduct(folded) && isKnownAdjective(folded)) ||
    (/ing$/u.test(folded) && tagText(`the ${folded} is`)[1]?.tag === 'VBG') ||
    (/.{3}ed$/u.test(folded) && !isProduct(folded))
  );
});

function isKnownAdjective(word: string): boolean {
  return word.includes('-') || sensesOf(word)?.some((file) => file < 2 || file === 44) === true;
}

/** Whether a word modifies the next one and says nothing without it: "Extra", "High", "Dark". */
export function modifiesNextWord(word: string): boolean {
  const folded = foldWord(word);
  return isInClass(folded, 'binding words') || isInClass(folded, 'shades') || /ly$/u.test(folded);
}

/** Whether a word is a measure, count, model number or size, which separates the words of a name. */
export function isMeasureOrCode(word: string): boolean {
  const folded = foldWord(word);
  if (/^(?:[23]d|\d-in-\d)$/u.test(folded)) return false;
  if (hasDigit(word) || isInClass(folded, 'figure words')) return true;
  return /^\p{L}$/u.test(folded) && !isInClass(folded, 'letters that join');
}

/** A size, unless it starts a name: "Small World Toys". */
export function isSizeWord(word: string): boolean {
  return isInClass(word, 'figure words');
}

/** Filler, which nobody searches for: "New", "Original". */
export function isFiller(word: string): boolean {
  const folded = foldWord(word);
  return (
    (SUBJECTIVE_TERMS.has(folded) && !isInClass(folded, 'no praise')) ||
    isInClass(folded, 'empty words') ||
    isInClass(folded, 'line words')
  );
}

/** Promotional words, which nobody searches for: "Premium", "feature-rich". */
export const isPromotional = oncePerText((word) => {
  const folded = foldWord(word);
  const isKnown = isInClass(folded, 'searched traits') || isInClass(folded, 'describing words');
  return (
    isFiller(word) ||
    isInClass(folded, 'praise') ||
    vocabulary('opinions').has(folded) ||
    (/-(?:rich|quality|grade)$/u.test(folded) && !isKnown)
  );
});

export const isFunctionWord = oncePerText((word) => {
  const folded = foldWord(word);
  return (
    STOP_WORDS.has(folded) || isInClass(folded, 'letters that join') || !/[\p{L}\p{N}]/u.test(word)
  );
});
