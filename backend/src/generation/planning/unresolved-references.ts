import { isProductNoun } from './topics.ts';
import type { Entry, Setting } from './types.ts';

/** Tells whether a statement points to one that a reader doesn't see. */

/** "To start, …", "That's why …", "But now …", "Bad news is, …": one of several sentences. */
const CONTINUES_AT_START =
  /^(?:but\b|(?:the )?(?:bad|good) news\b(?: is|:|,)|(?:that|this)(?:['’]s| is) (?:why|how|when|where|because)\b|then \p{Ll}|for (?:this|that|these) reasons?\b|to (?:this|that) end\b|case in point\b|see (?:the )?(?:product )?(?:description|below|above)\b|(?:to (?:begin|start)(?: with)?|first(?:ly)?|second(?:ly)?|third(?:ly)?|next|finally|lastly|instead|otherwise|hence|thus|therefore|for (?:example|instance)),)/iu;
/** "The cloth is then dyed", "Includes a strap, too." */
const CONTINUES_LATER = /\b(?:is|are|was|were) then\b|(?:\btoo|\bas well)[.!]?$/iu;
/** What a sentence before has described: "this technique", "these steps". Other nouns can be the product's. */
const DESCRIBED_BEFORE =
  /\b(?:this|these|such an?|such) (?:\p{L}+ )?(techniques?|methods?|process(?:es)?|procedures?|modes?|marriage|steps?|elements?|principles?|approach|facts?|reasons?|results?|problems?|issues?|goals?|effects?)\b/giu;

/** "Cradled among these hills", "one of those songs": things that were mentioned before, unless they are the product. */
const MENTIONED_BEFORE =
  /(?<!\S)(?:among|between|by|for|from|of|to) (?:these|those) (?:\p{L}+ )?(\p{L}+s)\b/giu;

/** Whether an English statement points back at something that it doesn't contain. */
export function pointsBack({ line, opens, units: [unit] }: Entry, setting: Setting): boolean {
  // Nothing comes before the first statement.
  if (unit === undefined || (opens && line.units[0]?.id === unit.id)) return false;
  const { text } = unit;
  if (CONTINUES_AT_START.test(text) || CONTINUES_LATER.test(text)) return true;
  const mentioned = [...text.matchAll(MENTIONED_BEFORE)].filter(
    ({ 1: noun = '' }) => !isProductNoun(noun, setting) && !setting.reading.name.plural,
  );
  return [...text.matchAll(DESCRIBED_BEFORE), ...mentioned].some(({ 1: noun = '', index }) => {
    const before = text.slice(0, index).toLowerCase();
    return !before.includes(noun.toLowerCase().replace(/e?s$/u, ''));
  });
}
