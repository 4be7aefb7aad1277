import { isPlural } from '../../reading/name.ts';
import { foldWord, stemOf } from '../../text/words.ts';
import { isInClass, vocabulary } from '../../vocabulary/index.ts';
import {
  lastWordOf,
  textOfTerms,
  wordCountOf,
  type PhraseTerm,
  type TermSpan,
} from './term-spans.ts';
import { isProductTypeWord, type PhraseEvidence } from './phrase-evidence.ts';
import {
  productGroupOf,
  isColor,
  isDescribing,
  isInDictionary,
  isKnownCompound,
  isMaterial,
  isNoun,
  isAudience,
  isPictured,
  isProduct,
  isThing,
  isGenericNoun,
} from './words.ts';

/** A span of the name with the noun that says what the product is. */
export interface HeadNoun extends TermSpan {
  /** The index of the first term of the noun phrase, including modifiers that it can't do without. */
  readonly firstTerm: number;
  readonly lastTerm: number;
  /** The words of the span, and the positions of the noun and of the noun phrase among them. */
  readonly words: readonly string[];
  readonly at: number;
  readonly startIndex: number;
  /** How strongly the input supports this noun. */
  readonly score: number;
  readonly confidence: Confidence;
}

/**
 * How certain a noun is: 3 if the category has it, 2 if the features use it or it is a known term, 1 if it is
 * a known product, 0 if it is only a word for a thing.
 */
type Confidence = 3 | 2 | 1 | 0;

export const SURE_SCORE = 6;
/** The score of a known product in the name itself. */
export const KNOWN_PRODUCT_SCORE = 3;
const THING_SCORE = 1;

/** The highest-scoring head noun of a span, if any. */
export function findHeadNoun(span: TermSpan, evidence: PhraseEvidence): HeadNoun | undefined {
  // Accessories aren't the product: "Pool accessories".
  const [end] = span.terms.slice(-1);
  if (end !== undefined && isInClass(lastWordOf(end), 'what goes with things')) return undefined;
  // Included items aren't the product: "Screws Included".
  if (end !== undefined && /^included$/iu.test(end.text)) return undefined;
  // A material after a quantity: "1000 feet of plastics".
  if (span.precedingWord === 'of' && span.segment.separator !== '') return undefined;
  let best: { readonly last: number; readonly score: HeadNounScore } | undefined;
  for (let last = span.terms.length - 1; last >= 0; last -= 1) {
    const score = scoreTermAt(span, last, evidence);
    if (score === undefined || !canEndAt(span.terms, last, score.score)) continue;
    if (best === undefined || score.score > best.score.score) best = { last, score };
  }
  if (best === undefined) return undefined;
  const isInCategory = best.score.confidence === 3;
  return headNounAt(span, fullTermIndex(span.terms, best.last, isInCategory), best.score, evidence);
}

/** The span with its noun at the given term. */
export function headNounAt(
  span: TermSpan,
  last: number,
  score: HeadNounScore,
  evidence: PhraseEvidence,
): HeadNoun {
  const first = firstTermOf(span.terms, last, evidence);
  const words = textOfTerms(span.terms).split(' ');
  const at = wordCountOf(span.terms.slice(0, last + 1)) - 1;
  return {
    ...span,
    ...score,
    firstTerm: first,
    lastTerm: last,
    words,
    at,
    startIndex: wordCountOf(span.terms.slice(0, first)),
  };
}

/** Maximum words of a span that mentions one product once. */
const MAX_WORDS_OF_ONE_MENTION = 6;

/**
 * The full term for a noun: an earlier term with the same noun ("Water bottle" of "pet water bottle travel pet cup
 * bottle"), or the first of several terms of one product group ("laptop backpack office bag college travel tote").
 */
function fullTermIndex(terms: readonly PhraseTerm[], at: number, isInCategory: boolean): number {
  const [head] = terms.slice(at);
  if (head === undefined) return at;
  const kind = productGroupOf(head.text.split(' '));
  const isAlike = ({ kind: termKind, text }: PhraseTerm) =>
    termKind === 'thing' &&
    isProduct(lastWordOf({ text })) &&
    productGroupOf(text.split(' ')) === kind;
  const isRow =
    kind !== undefined &&
    !isInCategory &&
    wordCountOf(terms.slice(0, at + 1)) > MAX_WORDS_OF_ONE_MENTION;
  const first = isRow ? terms.findIndex(isAlike) : -1;
  if (first > 0 && first < at - 1) return first;
  if (head.text.includes(' ')) return at;
  const noun = stemOf(head.text);
  const earlier = terms
    .slice(0, at)
    .findIndex((term) => isKnownTerm(term) && stemOf(lastWordOf(term)) === noun);
  return earlier === -1 ? at : earlier;
}

function isKnownTerm({ kind, text }: PhraseTerm): boolean {
  return (
    kind === 'thing' && isKnownCompound(text.split(' ').at(-2) ?? '', text.split(' ').at(-1) ?? '')
  );
}

type HeadNounScore = Pick<HeadNoun, 'score' | 'confidence'>;

/** The score of a term as the head noun; undefined if it can't be a product. */
export function scoreTermAt(
  { terms, followingWord: until }: TermSpan,
  at: number,
  evidence: PhraseEvidence,
): HeadNounScore | undefined {
  const term = terms[at];
  if (term === undefined || term.kind === 'brand' || term.kind === 'franchise') return undefined;
  const word = lastWordOf(term);
  const stem = stemOf(word);
  const before = terms[at - 1];
  const isPair =
    isKnownCompound(term.text.split(' ').at(-2) ?? '', word) ||
    isInClass(term.text, 'product lines') ||
    (term.text.includes(' ') && isProduct(term.text));
  if (isAudience(word) || isInClass(term.text, 'compound kinds')) return undefined;
  // An activity rather than a product: "Camping" gear.
  if (/ing$/u.test(word) && !isThing(word) && !isPair) return undefined;
  // Generic nouns count only after a known term: "contact lens solution", not "Model".
  const followsKnownTerm = before !== undefined && isKnownTerm(before);
  if (isInClass(foldWord(word), 'bare nouns') && !isPair && !followsKnownTerm) return undefined;
  // "Toy" after a specific product: "action figure toy".
  if (isInClass(word, 'toys') && before !== undefined && before.text.includes(' '))
    return undefined;
  if (isGenericNoun(word) && isInClass(before?.text ?? '', 'sides')) return undefined;
  // The shade of a color: "tee light oatmeal".
  const isShade = (other: string) => isInClass(foldWord(other), 'shades');
  const isTint =
    ((before !== undefined && isShade(lastWordOf(before))) ||
      (isShade(word) && at < terms.length - 1)) &&
    terms.slice(0, at).some(({ text }) => isProduct(lastWordOf({ text })));
  if (isTint) return undefined;
  // A shape or size after the noun: "lamp shade linen drum", "king".
  const isShape = isInClass(foldWord(word), 'after the noun') || isInClass(foldWord(word), 'sizes');
  const isLater = terms.slice(0, at).some(({ kind }) => kind === 'thing');
  if (isShape && isLater) return undefined;
  const categoryItem = evidence.categoryItems.find(
    ({ words }) => isProductTypeWord(word) && stemOf(words.at(-1) ?? '') === stem,
  );
  const mention = evidence.productMentions.find(({ words }) => stemOf(words.at(-1) ?? '') === stem);
  // A color or material rather than a product: "White", "construction paper".
  const isColorOrMaterial =
    !isInClass(foldWord(word), 'colors that are goods') &&
    (isColor(word) || (isMaterial(word) && !isProduct(word)));
  if (isColorOrMaterial && !isPair && categoryItem?.depth !== 0 && mention === undefined)
    return undefined;
  const unitCount = evidence.unitCounts.get(stem) ?? 0;
  const isEnd = at === terms.length - 1;
  const canStandAlone =
    isEnd && (isThing(word) ? at > 0 || !isDescribing(word) : at > 0 && !isDescribing(word));
  const ownScore =
    isPair || isProduct(word)
      ? KNOWN_PRODUCT_SCORE
      : canStandAlone && isThing(word)
        ? THING_SCORE
        : 0;
  const isUsed = canStandAlone && evidence.lowercaseStems.has(stem) && isNoun(word);
  const inputScore =
    (categoryItem === undefined ? 0 : categoryItem.depth === 0 ? 4 : isGenericNoun(word) ? 0 : 2) +
    (mention === undefined ? 0 : mention.isUncertain ? 2 : 3);
  // A title: "Treasure of the Caribbean".
  const isTitle = isEnd && until === 'of' && inputScore < 4;
  if ((ownScore + inputScore === 0 && !isUsed) || isTitle) return undefined;
  const isBare = isGenericNoun(word) && !isPair;
  const isConfirmed =
    isPair || mention !== undefined || (categoryItem !== undefined && !isGenericNoun(word));
  return {
    score:
      ownScore + inputScore + Math.min(unitCount, 3) / 2 + (isEnd ? 0.5 : 0) - (isBare ? 1 : 0),
    confidence:
      categoryItem?.depth === 0 ? 3 : isConfirmed ? 2 : ownScore === KNOWN_PRODUCT_SCORE ? 1 : 0,
  };
}

/** Whether the noun phrase can end here, because the rest only describes or names the product. */
function canEndAt(terms: readonly PhraseTerm[], at: number, score: number): boolean {
  const rest = terms.slice(at + 1);
  const [head] = terms.slice(at);
  if (head === undefined) return false;
  const word = lastWordOf(head);
  const [next] = rest;
  // An audience or attribute follows the first word: "Glitter Girls", "Battery Operated".
  if (next !== undefined && at === 0 && score < SURE_SCORE && next.kind === 'audience')
    return false;
  // A qualifying noun: "Gas" grill; not "washing machine".
  if (next !== undefined && isInClass(head.text, 'nouns that qualify')) return false;
  if (isInClass(next?.text ?? '', 'nouns that qualify') && /ed$/u.test(rest[1]?.text ?? ''))
    return true;
  const isKnownTerm = head.text.includes(' ') || score > SURE_SCORE;
  return rest.every((term, index) => {
    const last = lastWordOf(term);
    // The color after a shade: "tee light oatmeal".
    if (isInClass(foldWord(rest[index - 1]?.text ?? ''), 'shades')) return true;
    if (
      ['attribute', 'audience', 'motif'].includes(term.kind) ||
      isInClass(foldWord(last), 'after the noun')
    )
      return true;
    if (
      isInClass(foldWord(last), 'sizes') ||
      (isGenericNoun(last) && isInClass(rest[0]?.text ?? '', 'sides'))
    )
      return true;
    if (isInClass(last, 'toys') && head.text.includes(' ')) return true;
    if (isProduct(last)) return false;
    if (isGenericNoun(word) && !isDescribing(last)) return false;
    return (isKnownTerm && rest.length > 1) || !isInDictionary(last) || isPictured(last);
  });
}

const MAX_TERM = 3;

/** The first term of the noun phrase, with modifiers that it can't do without: "making" kit, "board" game. */
function firstTermOf(terms: readonly PhraseTerm[], at: number, evidence: PhraseEvidence): number {
  const [head] = terms.slice(at);
  const isBare = head !== undefined && isGenericNoun(lastWordOf(head)) && !head.text.includes(' ');
  let from = at;
  while (from > 0 && textOfTerms(terms.slice(from, at + 1)).split(' ').length < MAX_TERM) {
    const [before, first] = terms.slice(from - 1);
    if (before === undefined || first === undefined) break;
    const isNoun = before.kind === 'thing' || before.kind === 'word' || before.kind === 'motif';
    const [previousWord, nextWord] = [lastWordOf(before), first.text.split(' ')[0] ?? ''];
    const isAdjacentInInput = evidence.adjacentStems.has(
      `${stemOf(previousWord)} ${stemOf(nextWord)}`,
    );
    // Part of a longer modifier: "slime making kit", "skeet hunt game".
    const isPart =
      isInDictionary(previousWord) && !isPlural(previousWord.toLowerCase()) && from > 1;
    const isOpen =
      isBare && isNoun && (from === at || isAdjacentInInput || isPart || /ing$/u.test(nextWord));
    const isMaking = isBare && from === at && /ing$/u.test(previousWord);
    // Another product of the same group: "ski jacket winter coat".
    const kind = productGroupOf(before.text.split(' '));
    const isRow = kind !== undefined && kind === productGroupOf((head?.text ?? '').split(' '));
    const isKind =
      isNoun &&
      !isRow &&
      (isCategoryPair(previousWord, nextWord, evidence) ||
        (isAdjacentInInput && !isPlural(previousWord.toLowerCase())) ||
        occursInInput(before, evidence));
    const isKnownTerm = from === at && isKind;
    if (!(isOpen || isMaking || isKnownTerm)) break;
    from -= 1;
  }
  return from;
}

/** Whether a thing also occurs in the features or the category: "Shoe" of a shoe cabinet. */
function occursInInput(term: PhraseTerm, { lowercaseStems }: PhraseEvidence): boolean {
  const word = lastWordOf(term);
  const isPart = vocabulary('parts').has(foldWord(word));
  return (
    term.kind === 'thing' &&
    !isPart &&
    lowercaseStems.has(stemOf(word)) &&
    !isPlural(word.toLowerCase())
  );
}

/** Whether two words are adjacent in the category: "Growth chart". */
function isCategoryPair(first: string, second: string, { categoryItems }: PhraseEvidence): boolean {
  const pair = `${stemOf(first)} ${stemOf(second)}`;
  return categoryItems.some(({ words }) =>
    ` ${words.map(stemOf).join(' ')} `.includes(` ${pair} `),
  );
}
