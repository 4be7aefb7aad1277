import type { Reading } from '../../reading/index.ts';
import { foreignNoun } from './foreign-phrases.ts';
import { productPhrase } from './product-phrase.ts';
import { isCompound, isFiled, isProduct, isTold, isVague } from './word-kinds.ts';

/** The noun that says what a product is. */
export interface HeadNoun {
  /** The word itself, in small letters but for German: "boots" of "Kids Rain Boots Frog". */
  readonly word: string;
  /** With what it does not go without: "rain boots". */
  readonly whole: string;
  /** Whether the category, the details or common knowledge confirm it. */
  readonly sure: boolean;
}

/** The head noun of a product's name; undefined if the name shows none. */
export function headNoun(reading: Reading): HeadNoun | undefined {
  if (reading.language !== 'en') {
    const noun = foreignNoun(reading);
    return noun === undefined ? undefined : { word: noun, whole: noun, sure: true };
  }
  const core = productPhrase(reading)?.core.map((word) => word.toLowerCase()) ?? [];
  const word = core.at(-1);
  if (word === undefined) return undefined;
  const isThing = isCompound(core.at(-2) ?? '', word, 'things');
  const sure =
    isThing || isFiled(word, reading) || isProduct(word) || isTold(word, reading) || isVague(word);
  return { word, whole: core.join(' '), sure };
}
