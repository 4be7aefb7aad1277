import { isThing } from '../realizing/phrases/words.ts';
import { contentStems, stemOf, wordsOf } from '../text/words.ts';

/** Minimum words of a value that needs no label. */
const MIN_WORDS = 6;
/** A label that says nothing about its value: "Design: Open band with …". */
const BLANK_LABEL = /^(?:design|style|description|product description|overview)$/iu;
/** The product is the subject, whatever the label: "Comes with hooks". */
const ABOUT_PRODUCT = /^(?:comes with|features|includes|equipped with|made (?:from|of|with)) /iu;
/** Nouns that can also name a thing, but not in a heading. */
const ACTIVITY = /^(?:installation|construction|assembly|comfort)$/iu;

/**
 * Whether a value says more about the product without its label: "Comes with hooks" of "Easy Installation – Comes with
 * hooks", unlike "Made of oak" of "Handle – Made of oak".
 */
export function isRedundantLabel(label: string, text: string, name: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  if (words.length < MIN_WORDS) return false;
  // "Steam Iron: For all fabrics that …" below "Tarn Steam Iron 2 kW"
  if (/^for /iu.test(text) && contentStems(label).every((stem) => name.has(stem))) return true;
  const isBlank = BLANK_LABEL.test(label) && /^(?:an? )?\p{L}+ /iu.test(text);
  const noun = wordsOf(label).at(-1) ?? '';
  // "Drain Tray – Includes a tray that …": the tray isn't the subject.
  const isObject = words.slice(1).some((word) => stemOf(word) === stemOf(noun));
  const isSubject = isThing(noun) && !ACTIVITY.test(noun) && !isObject;
  return isBlank || (ABOUT_PRODUCT.test(text) && !isSubject);
}
