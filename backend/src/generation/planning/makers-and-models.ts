import { isCommonWord, isKnownWord } from '../reading/tagging.ts';
import { countWords, wordsOf } from '../text/words.ts';
import type { Entry } from './types.ts';

/**
 * Finds lines that mean nothing without context: a manufacturer's name, or what a model in a picture wears.
 */

/** "Ashley is wearing a Small", "Model is 5'9"", "Ashley is 5'9", waist 25"" */
const MODEL =
  /^(?:(?:the |our )?model (?:is|wears)\b|\p{L}+ is \d['’′]\d{1,2}["”″]?, (?:chest|bust|waist|hips?|inseam)\b|(?:the )?\p{L}+ is wearing (?:an? )?(?:\p{L}+ )?(?:size|x{0,3}-?(?:small|large)|medium|\d{1,2}\b))/iu;
/** "Same as the shirt": what it is the same as stands elsewhere. */
const SAME_AS = /^same (?:\p{L}+ )?as\b/iu;
/** "V:Room" */
const TIGHT_COLON = /^\p{Lu}:\p{Lu}\p{L}+[.]?$/u;
/** A capitalized word, unlike "Pre-shrunk", or one that joins two names. */
const NAME_WORD = /^(?:\p{Lu}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]*)*|et|from|of|by|and|de|du|la|von)$/u;
const NAME_PARTICLE = /^\p{Ll}/u;
const MAX_NAME_WORDS = 4;

/** Whether a line means nothing on its own: "Tarn Vesper", "Ashley is wearing a size 1". */
export function meansNothingAlone({ label, line, type, units: [unit, ...more] }: Entry): boolean {
  if (unit === undefined || more.length > 0 || label !== undefined) return false;
  if (MODEL.test(unit.text) || SAME_AS.test(unit.text)) return true;
  // "Stone Fruit IPA." at the very start says what the product is.
  const isFirst = line.id === 0 && unit === line.units[0] && !/\bby\b/iu.test(unit.text);
  return (
    type === undefined &&
    !unit.finite &&
    !(isFirst && countWords(unit.text) > 1) &&
    isManufacturerName(unit.text, unit.closed)
  );
}

/** "Tarn Vesper.", "Harald from Fell.": capitalized words, one of them unknown or all of them rare. */
function isManufacturerName(text: string, closed: boolean): boolean {
  if (TIGHT_COLON.test(text)) return true;
  if (!closed || /\d/u.test(text)) return false;
  const words = wordsOf(text);
  if (words.length > MAX_NAME_WORDS || !words.every((word) => NAME_WORD.test(word))) return false;
  const parts = words
    .filter((word) => !NAME_PARTICLE.test(word))
    .flatMap((word) => word.toLowerCase().split('-'));
  const isRare = words.length > 1 && parts.every((part) => !isCommonWord(part));
  return isRare || parts.some((part) => part.length > 1 && !isKnownWord(part));
}
