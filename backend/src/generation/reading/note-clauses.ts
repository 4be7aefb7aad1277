import { countWords } from '../text/words.ts';
import { isPraise, isShopTalk, tellsSizing } from './shop-talk.ts';

/** "…, look for the logo on the label", "Runs small, use the chart in images", "… and packed in pairs, only items sold by us are genuine" */
const CLAUSE =
  /[,;] (?=(?:look for|search|see our|shop|visit|check out|(?:please )?(?:use|read|review|see|check|consult|refer to) (?:the|our|\p{L}+['’]s)\b|(?:only |all )?items (?:sold|shipped))\b)/iu;
const BOAST =
  /^[^,.!?]{1,80} (?:is|are) not only [^,.!?]{1,60} on the market, but (?:also )?(?=(?:each|every|the|its|it|this|these|they) )/iu;
/** A note that is cut off doesn't take what stands before it along. */
const CUT_OFF = / (?:and|or|the|an?|of|for|to|with)$/iu;
/** An address behind a sentence. */
const ADDRESS = /(?<=\p{L}[.!?]) (?=[\w-]{2,40}\.(?:com|info|net|org)[.!]?$)/iu;
/** "Same as LPC 2204 WARNING: Keep dry": a warning behind a statement without a mark. */
const WARNING = /(?<=[\p{Ll}\p{N})\]]) (?:[-–—] )?(?=(?:WARNING|CAUTION|DANGER): \p{Lu})/u;
/** Minimum words of a clause that says something by itself. */
const MIN_WORDS = 4;

/** Parts a statement about the product from a clause after it that is a note of the store or a warning, and from praise before it. */
export function withNotesApart(
  ranges: readonly (readonly [number, number])[],
  text: string,
  name: string,
): [number, number][] {
  return ranges.flatMap(([from, to]): [number, number][] => {
    const said = text.slice(from, to);
    const first = said.indexOf(', ');
    // "Our line is not only one of the best on the market, but each piece folds": what is told stands behind it.
    const [boast = ''] = BOAST.exec(said) ?? [];
    const praised = boast.replace(/, but (?:also )?$/iu, '');
    if (isPraise(praised))
      return [
        [from, from + praised.length],
        [from + boast.length, to],
      ];
    // "Great value, Easy to use, Full instructions included": phrases of a list are judged one by one.
    if (first > 0 && isPraise(said.slice(0, first)) && /^\p{Lu}/u.test(said.slice(first + 2)))
      return [[from, from + first], ...withNotesApart([[from + first + 2, to]], text, name)];
    const warned = WARNING.exec(said);
    if (warned !== null)
      return [
        ...withNotesApart([[from, from + warned.index]], text, name),
        [from + warned.index + warned[0].length, to],
      ];
    // "Learn it in 2 minutes! tarn.info"
    const address = ADDRESS.exec(said)?.index ?? 0;
    if (address > 0)
      return [
        [from, from + address],
        [from + address + 1, to],
      ];
    const { index: at = -1 } = CLAUSE.exec(said) ?? {};
    const told = said.slice(0, Math.max(at, 0));
    const isApart =
      countWords(told) >= MIN_WORDS &&
      (!tellsSizing(told) || CUT_OFF.test(said)) &&
      isShopTalk(said.slice(at + 2), undefined, name) &&
      !isShopTalk(told, undefined, name);
    return isApart
      ? [
          [from, from + at],
          [from + at + 2, to],
        ]
      : [[from, to]];
  });
}
