import { CONTACTS, PLACEHOLDERS } from '../platforms/forbidden-wording.ts';
import { countWords, foldWord, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { isDoubt } from './doubts.ts';
import type { UnitKind } from './types.ts';
import { isEmptyValue, isFiled } from './values.ts';

export const NOTE =
  /^(?:note|please note|important|warning|caution|attention|disclaimer|no warranty|do not|don['’]?t(?! (?:be fooled|let|miss|worry|settle|just|wait|you))|never|not (?:for|suitable|intended|recommended))\b|^\*|\b(?:statements?|product) (?:has|have|is) not (?:been )?(?:evaluated|intended)\b|\bsold separately\b|\b(?:packaging|colors?|contents|styles?|designs?|sizes?) (?:may|will) vary\b/iu;
/** A clause that stops at its subject: "… the bed where you". */
const CLAUSE_CUT =
  /\b(?:where|when|if|which|because|while|as|so|what|before|after|until) (?:you|it|they|we|he|she|your \p{L}+)$/iu;

/** Whether a field was cut at its limit. */
export type CutOff = 'no' | 'maybe' | 'surely';

export interface UnitContext {
  readonly finite: boolean;
  readonly closed: boolean;
  /** The label whose value the unit is. */
  readonly label: string | undefined;
  readonly cutOff: CutOff;
  readonly lastUnit: boolean;
  readonly siblings: number;
  /** The product's name. */
  readonly name: string;
  /** Whether a question may be answered after it, or be worded as we do not know. */
  readonly answered: boolean;
}

/** What a unit is, by its words and its place. */
export function kindOf(text: string, context: UnitContext): UnitKind {
  if (isBroken(text, context) || isEmptyValue(context.label, text)) return 'broken';
  if (isBoilerplate(text) || isFiled(context.label, text)) return 'boilerplate';
  if (isDoubt(text, context.name, context.answered)) return 'doubt';
  if (NOTE.test(text)) return 'note';
  if (context.finite) return 'sentence';
  return context.label === undefined ? 'phrase' : 'labeled';
}

/** Whether a statement was cut off, or says nothing: it ends as no statement ends. */
function isBroken(
  text: string,
  { finite, closed, cutOff, lastUnit, siblings, label }: UnitContext,
): boolean {
  if (PLACEHOLDERS.test(text.trim()) && countWords(text) <= 1) return true;
  if (GLUED.test(text) || NO_NUMBER.test(text) || REST.test(text)) return true;
  if (closed) return false;
  const words = wordsOf(text);
  const last = foldWord(words.at(-1) ?? '');
  // A comma behind an item of a list ends it, unless the whole text stops there.
  if (/[:&–(-]$/u.test(text.trim()) || CLAUSE_CUT.test(text.trim())) return true;
  if (cutOff !== 'no' && text.trim().endsWith(',')) return true;
  if (hasOpenBracket(text) && lastUnit) return true;
  if (
    vocabulary('danglers').has(last) &&
    !(words.length <= 2 && label !== undefined) &&
    !(finite && isOf(last, 'verbs with a number'))
  )
    return !endsOnAdverb(words) && !(cutOff === 'no' && endsOnNoun(words));
  // A text that stops at its limit without a mark, after sentences that have theirs.
  if (cutOff === 'surely') return true;
  if (cutOff === 'maybe') return siblings > 1 || words.length <= 1 || text.length > 60;
  return lastUnit && words.length === 1 && isOf(last, 'cut-off words');
}

/** "3AAbatteriesrequired": words that lost the spaces between them. */
const GLUED = /\d\p{L}{12}/u;

/** "Others": a list that was not completed. */
const REST = /^(?:and )?(?:others?|etc|misc|more)[.…]*$/iu;

/** "0.11.0 amp": a number that there is none of. */
const NO_NUMBER = /(?<![\d.])\d+\.\d+\.\d+ ?\p{L}/u;

/** "That hugs you back", "to play with": a small word that a verb ends on. */
function endsOnAdverb(words: readonly string[]): boolean {
  const last = foldWord(words.at(-1) ?? '');
  const before = foldWord(words.at(-2) ?? '');
  // "Beautifully crafted": about the product, without a "by" or "of" to follow.
  if (before.endsWith('ly') && isOf(last, 'made words')) return true;
  if (!isOf(last, 'particles')) return false;
  if (isOf(last, 'adverbs that end a phrase'))
    return words.length > 1 && !isOf(before, 'prepositions of joints');
  return vocabulary('verbs').has(before) && words.length > 2;
}

/** "Dolls, cars and more", "ready for gift giving", "all your costume needs": complete in the middle of a text. */
function endsOnNoun(words: readonly string[]): boolean {
  const [before = '', last = ''] = words.slice(-2).map(foldWord);
  if (last === 'more') return ['and', 'or', 'much'].includes(before);
  return words.length > 1 && isOf(last, 'nouns like verbs') && !isOf(before, 'pronouns');
}

function hasOpenBracket(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

/** "Only white left, black coming soon": true for a few days, and of the shop. */
const STOCK =
  /\bonly (?!(?:to|on|for|the|from|at)\b)[\p{L}\p{N}]{1,20}(?: \p{L}{1,20})? left(?=[\s,;.!]*$|[,;.!]| in stock)|\bcoming soon\b|\b(?:back|out of|now in) stock\b|\bback in stock\b|\b(?:almost|nearly) (?:gone|sold out)\b|\bsold out\b/iu;

/** Talk of the shop, the page or the seller. */
export function isBoilerplate(text: string): boolean {
  if (CONTACTS.test(text) || STOCK.test(text)) return true;
  const folded = ` ${text.toLowerCase().replace(/[’]/gu, "'")} `;
  for (const phrase of vocabulary('boilerplate')) {
    const opening = phrase.startsWith('^');
    const parts = phrase.split(' … ');
    if (
      opening
        ? folded.startsWith(` ${phrase.slice(1)}`)
        : parts.every((part) => folded.includes(part))
    )
      return true;
  }
  return false;
}
