import { countWords } from '../text/words.ts';
import { isGenericPraise, isStoreBoilerplate, givesSizingAdvice } from './store-boilerplate.ts';

/** "…, look for the logo on the label", "Runs small, use the chart in images", "… and packed in pairs, only items sold by us are genuine" */
const CLAUSE =
  /[,;] (?=(?:look for|search|see our|shop|visit|check out|(?:please )?(?:use|read|review|see|check|consult|refer to) (?:the|our|\p{L}+['’]s)\b|please specify\b|(?:only |all )?items (?:sold|shipped))\b)/iu;
const BOAST =
  /^[^,.!?]{1,80} (?:is|are) not only [^,.!?]{1,60} on the market, but (?:also )?(?=(?:each|every|the|its|it|this|these|they) )/iu;
/** A truncated note doesn't remove the statement before it. */
const CUT_OFF = / (?:and|or|the|an?|of|for|to|with)$/iu;
/** A web address after a sentence. */
const ADDRESS = /(?<=\p{L}[.!?]) (?=[\w-]{2,40}\.(?:com|info|net|org)[.!]?$)/iu;
/** "Same as LPC 2204 WARNING: Keep dry": a warning after a statement without final punctuation. */
const WARNING = /(?<=[\p{Ll}\p{N})\]]) (?:[-–—] )?(?=(?:WARNING|CAUTION|DANGER): \p{Lu})/u;
/** Minimum words of a clause that is a statement by itself. */
const MIN_WORDS = 4;

/**
 * Separates a statement about the product from praise before it, and from a note of the store or a
 * warning after it.
 */
export function separateNotes(
  ranges: readonly (readonly [number, number])[],
  text: string,
  name: string,
): [number, number][] {
  return ranges.flatMap(([from, to]): [number, number][] => {
    const fullText = text.slice(from, to);
    const first = fullText.indexOf(', ');
    // "Our line is not only one of the best on the market, but each piece folds": the fact comes
    // after the praise.
    const [boast = ''] = BOAST.exec(fullText) ?? [];
    const praised = boast.replace(/, but (?:also )?$/iu, '');
    if (isGenericPraise(praised))
      return [
        [from, from + praised.length],
        [from + boast.length, to],
      ];
    // "Great value, Easy to use, Full instructions included": phrases of a list are checked
    // separately.
    if (
      first > 0 &&
      isGenericPraise(fullText.slice(0, first)) &&
      /^\p{Lu}/u.test(fullText.slice(first + 2))
    )
      return [[from, from + first], ...separateNotes([[from + first + 2, to]], text, name)];
    const warned = WARNING.exec(fullText);
    if (warned !== null)
      return [
        ...separateNotes([[from, from + warned.index]], text, name),
        [from + warned.index + warned[0].length, to],
      ];
    // "Learn it in 2 minutes! tarn.info"
    const address = ADDRESS.exec(fullText)?.index ?? 0;
    if (address > 0)
      return [
        [from, from + address],
        [from + address + 1, to],
      ];
    const { index: at = -1 } = CLAUSE.exec(fullText) ?? {};
    const statement = fullText.slice(0, Math.max(at, 0));
    const isApart =
      countWords(statement) >= MIN_WORDS &&
      (!givesSizingAdvice(statement) || CUT_OFF.test(fullText)) &&
      isStoreBoilerplate(fullText.slice(at + 2), undefined, name) &&
      !isStoreBoilerplate(statement, undefined, name);
    return isApart
      ? [
          [from, from + at],
          [from + at + 2, to],
        ]
      : [[from, to]];
  });
}
