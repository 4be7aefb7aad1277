import type { Traced } from '../text/traced.ts';
import { wordsOf } from '../text/words.ts';

/** "Tarnside Store", but not "App Store", which says where a program comes from. */
export const STORE_NAME =
  "(?!(?:\\p{L}{1,20} )?(?:App|Google|Online|Play|Web) )(?:\\p{Lu}[\\p{L}\\p{N}&'’-]{1,20} ){1,3}(?:Boutique|Shop|Store)\\b(?!['’])";
const NAMED = / (?:Boutique|Shop|Store)\b/u;

/** "…, exclusively at Tarnside Store, where comfort meets style." */
const AT_END = new RegExp(
  `, (?:(?:available|exclusively|now|only) ){1,3}(?:at|by|from) ${STORE_NAME}(?:, where [^,.!?\\n]{1,80})?(?=[.!])`,
  'gu',
);
/** "Exclusively at Tarnside Store, this lamp", "Available only at Tarnside Store, it's a lamp" */
const AT_START = new RegExp(
  `(?<=^|\\n|[.!?] )(?:Available (?:exclusively |now |only )?(?:at|from)|(?:Exclusively|Only)(?: available)? at|At|From) ${STORE_NAME}, (?=(?:each|every|it|it['’]s|the|these|this) )\\p{Ll}`,
  'gu',
);
/** "this lamp from Tarnside Store" */
const OF_STORE = new RegExp(
  `[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,30}[\\])]? from ${STORE_NAME}(?=[,.!]| (?!online\\b)\\p{Ll})`,
  'gu',
);

/** Removes the name of the store that sells the product from statements about the product. */
export function withoutStoreNames(text: Traced, name: string): Traced {
  if (!NAMED.test(text.text)) return text;
  const named = new Set(wordsOf(name.toLowerCase()));
  return text
    .replace(AT_END, '')
    .replace(AT_START, (phrase) => phrase.slice(-1).toUpperCase())
    .replace(OF_STORE, (phrase) => {
      const product = phrase.slice(0, phrase.lastIndexOf(' from '));
      // "Buy it from Tarnside Store" names no product before the store.
      const [last = ''] = wordsOf(product.toLowerCase()).slice(-1);
      return named.has(last) ? product : phrase;
    });
}
