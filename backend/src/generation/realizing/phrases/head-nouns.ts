import type { Reading } from '../../reading/index.ts';
import { productSegmentOf } from '../../reading/name.ts';
import { foldWord, hasDigit, stemOf } from '../../text/words.ts';
import { isInClass } from '../../vocabulary/index.ts';
import { lastWordOf, termSpansOf, textOfTerms, type TermSpan } from './term-spans.ts';
import { brandWords } from './brands.ts';
import { phraseEvidenceOf, isProductTypeWord, type PhraseEvidence } from './phrase-evidence.ts';
import {
  headNounAt,
  findHeadNoun,
  KNOWN_PRODUCT_SCORE,
  SURE_SCORE,
  scoreTermAt,
  type HeadNoun,
} from './head-noun-candidates.ts';
import { varietiesOf } from './stated-facts.ts';
import { hasTrailingPhrase } from './word-spans.ts';
import { productGroupOf, isMaterial, isProduct, isGenericNoun, singularOf } from './words.ts';

const heads = new WeakMap<Reading, readonly HeadNoun[]>();
const parts = new WeakMap<Reading, readonly TermSpan[]>();

/** A segment about a product that this one fits: "Fits 18-Inch Dolls". */
export const FITS_OTHER_PRODUCT = /^(?:(?:can )?fits?|for use|compatible|works|goes) /iu;

/** The spans of an English name that can say what the product is, without lists of uses. */
export function nameTermSpans(reading: Reading): readonly TermSpan[] {
  const known = parts.get(reading);
  if (known !== undefined) return known;
  const { pairedWords } = phraseEvidenceOf(reading);
  const lead = reading.name.segments[productSegmentOf(reading.name)];
  let isList = false;
  const found = reading.name.segments.flatMap((segment) => {
    // A list of uses: "Ideal for football, baseball, cheerleading fans".
    const continuesList = isList && segment.separator.trim() === ',';
    isList = continuesList || hasTrailingPhrase(segment.text);
    const isUse = segment !== lead && FITS_OTHER_PRODUCT.test(segment.text);
    return continuesList || isUse ? [] : termSpansOf(segment, pairedWords);
  });
  parts.set(reading, found);
  return found;
}

/** The head nouns of the name: the most certain first, then other mentions of the product. */
export function headNouns(reading: Reading): readonly HeadNoun[] {
  const known = heads.get(reading);
  if (known !== undefined) return known;
  const evidence = phraseEvidenceOf(reading);
  const lead = reading.name.segments[productSegmentOf(reading.name)];
  const all = nameTermSpans(reading)
    .flatMap((span) => findHeadNoun(span, evidence) ?? [])
    .filter(
      (head) =>
        !isInTrailingPhrase(head) && !endsBrand(head, reading) && !endsVariety(head, reading),
    );
  const adjustedScore = (head: HeadNoun) => {
    const { segment, score } = head;
    return (
      score +
      (segment === lead ? (score > KNOWN_PRODUCT_SCORE ? 2.5 : 1) : 0) -
      (/[([]/u.test(segment.separator) ? 3 : 0) -
      // The first item of a list of ingredients: "Iron & Vitamin C Tablets".
      (isListStart(head) || isInClass(nounOf(head).toLowerCase(), 'nouns of no product') ? 3 : 0)
    );
  };
  const sorted = all.toSorted((a, b) => adjustedScore(b) - adjustedScore(a));
  // A saying is printed on the product: "I love to ride".
  const isSaying = /^(?:I|you|we|they|he|she|it)\b/iu.test(reading.name.text);
  const [first] = isSaying ? [] : sorted;
  // A part of the product in the category: "Battery" after a phone's name.
  const isOfPart =
    first !== undefined &&
    first.segment !== lead &&
    first.confidence < 2 &&
    hasDigit(lead?.text ?? '') &&
    evidence.categoryItems.some(
      ({ depth, hasSiblings, words }) =>
        depth === 0 && !hasSiblings && isProduct(words.at(-1) ?? ''),
    );
  const main = isOfPart || isUnlikelyHead(first, evidence) ? undefined : first;
  const found = sorted.filter(
    (head) => main !== undefined && (head === main || isAnotherMention(head, main, evidence)),
  );
  const named = first === undefined && !isSaying ? fallbackHeadNouns(reading) : found;
  heads.set(reading, named);
  return named;
}

/** Fallback: a product noun among many modifiers: "Seed oil" of "Rosehip Seed Oil Anti-Aging Natural For Face". */
function fallbackHeadNouns(reading: Reading): HeadNoun[] {
  const evidence = phraseEvidenceOf(reading);
  const isMentioned = evidence.productMentions.some(
    ({ words, isUncertain }) => !isUncertain && isProduct(words.at(-1) ?? ''),
  );
  const isInCategory = evidence.categoryItems.some(
    ({ words, depth, hasSiblings }) => depth === 0 && !hasSiblings && isProduct(words.at(-1) ?? ''),
  );
  if (isMentioned || isInCategory) return [];
  for (const span of nameTermSpans(reading)) {
    const scores = span.terms.map((_, at) => scoreTermAt(span, at, evidence));
    const isProductAt = (at: number) => (scores[at]?.confidence ?? 0) > 0;
    // An accessory's noun is its last one: "golf ball spinner key ring key accessory".
    const isAccessory = isInClass(
      lastWordOf(span.terms.at(-1) ?? { text: '' }),
      'what goes with things',
    );
    const find = isAccessory ? 'findLastIndex' : 'findIndex';
    let last = scores[find]((_, at) => isProductAt(at));
    while (isProductAt(last + 1)) last += 1;
    const score = scores[last];
    const head = score === undefined ? undefined : headNounAt(span, last, score, evidence);
    if (head !== undefined && !isGenericNoun(nounOf(head)) && !endsBrand(head, reading))
      return [head];
  }
  return [];
}

/**
 * Whether the category or the features name another product: "Abstract Circuitry" in Posters, the "support" of a
 * cable.
 */
function isUnlikelyHead(
  head: HeadNoun | undefined,
  { categoryItems, productMentions }: PhraseEvidence,
): boolean {
  const noun = head === undefined ? '' : nounOf(head).toLowerCase();
  const isOtherProductInCategory = categoryItems.some(({ depth, hasSiblings, words }) => {
    const kind = words.at(-1) ?? '';
    const isTitled =
      head?.confidence === 0 && isInClass(foldWord(singularOf(kind)), 'goods with titles');
    const isNotProduct =
      isInClass(noun, 'nouns of no product') && isProduct(kind) && !isGenericNoun(kind);
    return depth === 0 && !hasSiblings && isProductTypeWord(kind) && (isTitled || isNotProduct);
  });
  // The noun is the end of the category's noun: "Rise bar" and handlebar.
  const isSame = categoryItems.some(
    ({ words }) => words.at(-1)?.toLowerCase().endsWith(noun) === true,
  );
  // The features name another product: "Support" for a drink.
  const isOtherProductInFeatures =
    isInClass(noun, 'nouns of no product') &&
    productMentions.some(({ words, isUncertain }) => !isUncertain && isProduct(words.at(-1) ?? ''));
  return (
    head !== undefined &&
    head.confidence < 2 &&
    (isOtherProductInCategory || isOtherProductInFeatures) &&
    !isSame
  );
}

/** Whether the noun ends a variety: the wine "Pinot Noir". */
function endsVariety(head: HeadNoun, reading: Reading): boolean {
  const noun = foldWord(nounOf(head));
  return varietiesOf(reading).some(({ text }) => ` ${text.toLowerCase()}`.endsWith(` ${noun}`));
}

const WITH = /\s(?:with|w\/|including|includes)\s/iu;

/** Whether the noun is in a phrase about accessories: "Figures" of a racer "with a helmet, and two figures". */
function isInTrailingPhrase({ segment, words, at }: HeadNoun): boolean {
  // Only the sentence with the noun counts: "A Sky with a Star on Top! Mini Playset".
  const sentence = segment.text.split(/! /u).at(-1) ?? '';
  return !(sentence.split(WITH)[0] ?? '').includes(words[at] ?? '');
}

/** Whether the noun ends the brand: "Larkfell Vineyards". */
function endsBrand({ words, at }: HeadNoun, reading: Reading): boolean {
  const brand = brandWords(reading).map(foldWord).join(' ');
  return (
    brand.includes(' ') &&
    words
      .slice(0, at + 1)
      .map(foldWord)
      .join(' ')
      .endsWith(brand)
  );
}

/**
 * Whether another span also names the product rather than a part: by the same noun, by one from the category or
 * features, or by one of the same product group.
 */
function isAnotherMention(
  head: HeadNoun,
  main: HeadNoun | undefined,
  evidence: PhraseEvidence,
): boolean {
  const noun = stemOf(nounOf(head));
  const isLong = head.terms.length > 1 && !isGenericNoun(nounOf(head));
  // A purpose: "Powder to set foundation".
  if (isListStart(head) || head.precedingWord === 'to') return false;
  // An ingredient in a list: "coffee & dark chocolate liqueur".
  const isListed =
    /^(?:and|&)$/iu.test(head.followingWord) && /^(?:and|&)$/iu.test(main?.precedingWord ?? '');
  if (isListed && head.segment === main?.segment) return false;
  return (
    (main !== undefined && stemOf(nounOf(main)) === noun) ||
    head.score >= SURE_SCORE ||
    (head.terms !== main?.terms &&
      head.score > KNOWN_PRODUCT_SCORE &&
      haveSameProductGroup(head, main)) ||
    (isLong &&
      head.score >= KNOWN_PRODUCT_SCORE &&
      head.segment === main?.segment &&
      evidence.unitCounts.has(noun))
  );
}

/** A material at the start of a list: "Iron" of "Iron & Vitamin C Tablets". */
function isListStart(head: HeadNoun): boolean {
  return /^(?:and|&)$/iu.test(head.followingWord) && isMaterial(nounOf(head));
}

/** Whether two nouns belong to one product group. */
export function haveSameProductGroup(head: HeadNoun, main: HeadNoun | undefined): boolean {
  const kind = productGroupOf(headTermOf(head).split(' '));
  return (
    kind !== undefined && main !== undefined && productGroupOf(headTermOf(main).split(' ')) === kind
  );
}

export function nounOf({ words, at }: HeadNoun): string {
  return words[at] ?? '';
}

/** The noun with the modifiers that it can't do without: "alarm clock", "slime making kit". */
export function headTermOf({ terms, firstTerm, lastTerm }: HeadNoun): string {
  return textOfTerms(terms.slice(firstTerm, lastTerm + 1));
}
