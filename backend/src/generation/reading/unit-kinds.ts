import { PLACEHOLDERS } from '../platforms/forbidden-wording.ts';
import { countWords, foldWord, hasDigit, hasLetterOrDigit, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { isDoubt } from './doubts.ts';
import { isGlued } from './glue.ts';
import { isShopTalk } from './shop-talk.ts';
import { isCommonWord, isKnownWord, isTagged, sensesOf, tagText } from './tagging.ts';
import type { Language, UnitKind } from './types.ts';
import { isThirdPerson } from './verbs.ts';
import { isEmptyValue, isPlaceholderBrand, isStoreClassification, lacksNumber } from './values.ts';

export const NOTE =
  /^(?:note|please note|important|warning|caution|attention|disclaimer|no warranty|do not|don['’]?t(?! (?:be fooled|let|miss|worry|settle|just|wait|you))|never|not (?:for|suitable|intended|recommended))\b|^\*|\b(?:statements?|product) (?:has|have|is) not (?:been )?(?:evaluated|intended)\b|\bsold separately\b|\b(?:packaging|colors?|contents|styles?|designs?|sizes?) (?:may|will) vary\b/iu;
/** A clause that stops at its subject: "… the bed where you". */
const CLAUSE_CUT =
  /\b(?:where|when|if|whether|that|which|because|while|as|so|what|before|after|until) (?:you|it|they|we|he|she|your \p{L}+)$/iu;

/** "It's not just" and "… flavors, all": goes on in words that are not there. */
const GOES_ON = /\bnot (?:just|only|merely|simply)$/iu;
const GOES_ON_AFTER_COMMA = /, (?:all|each|both|just|not|whether)$/iu;

/** "There are over 60": a count of things that are not there. */
const COUNT_CUT =
  /\b(?:are|has|have|includes?|contains?|with) (?:over|more than|at least) \d[\d,]*$/iu;

export interface UnitContext {
  readonly finite: boolean;
  readonly closed: boolean;
  /** The label whose value the unit is. */
  readonly label: string | undefined;
  /** The language of the input, whose function words can't end a statement. */
  readonly language: Language;
  /** For the last statement of a field with a limit: how many characters the field has left. */
  readonly room: number | undefined;
  readonly lastUnit: boolean;
  /** How many statements its line has. */
  readonly siblings: number;
  /** Whether the text ends with it, after a statement that ended with a mark. */
  readonly isRest: boolean;
  /** What the text says before it. */
  readonly told: string;
  /** The product's name. */
  readonly name: string;
  /** Whether the next statement answers a question; always true for languages other than English. */
  readonly answered: boolean;
}

/** The kind of a unit, by its words and its position. */
export function unitKindOf(text: string, context: UnitContext): UnitKind {
  const isBareMark = context.label === undefined && BARE_MARK.test(text);
  if (isPlaceholder(text) || isBareMark || isEmptyValue(context.label, text)) return 'empty';
  if (
    GLUED.test(text) ||
    isGlued(text, context.name) ||
    TEMPLATE.test(text) ||
    NO_NUMBER.test(text) ||
    lacksNumber(context.label, text) ||
    isPlaceholderBrand(context.label, text) ||
    isFiller(text)
  )
    return 'doubt';
  if (isStoreClassification(context.label, text)) return 'boilerplate';
  if (isCutOff(text, context)) return 'broken';
  if (isShopTalk(text, context.label, context.name)) return 'boilerplate';
  if (isDoubt(text, context.name, context.answered)) return 'doubt';
  if (NOTE.test(outsideBrackets(text))) return 'note';
  if (context.finite) return 'sentence';
  return context.label === undefined ? 'phrase' : 'labeled';
}

/** "Ten cups hold beads (sold separately)" without its remark, which makes no note of it. */
function outsideBrackets(text: string): string {
  const told = text.replace(BRACKETED, '').trim();
  return hasLetterOrDigit(told) ? told : text;
}

const BRACKETED = /\([^()]*\)/gu;

/** "N/A", "Others": a placeholder for a missing value. */
function isPlaceholder(text: string): boolean {
  return (
    (PLACEHOLDERS.test(text.trim()) && countWords(text) <= 1) ||
    REST.test(text) ||
    NO_TERMS.test(text) ||
    LINK.test(text) ||
    NO_VALUE.test(text)
  );
}

/** Whether a statement is cut off. Missing final punctuation isn't a sign, because few phrases have any. */
function isCutOff(text: string, context: UnitContext): boolean {
  const { closed, room = Infinity, lastUnit } = context;
  // "Pictures are for illustration only.-": a mark after the end, and nothing that goes on.
  const end = text.trim().replace(/(?<=[.!?])[-–]+$/u, '');
  const atLimit = room <= MAX_CUT_WORD;
  if (atLimit && ELLIPSIS.test(end)) return true;
  if (closed) return context.language === 'en' && stopsAtVerb(end);
  if (/[:&–(-]$/u.test(end) || CLAUSE_CUT.test(end)) return true;
  if (lastUnit && (hasOpenPair(end) || (context.finite && COUNT_CUT.test(end)))) return true;
  if (lastUnit && (GOES_ON.test(end) || (context.finite && GOES_ON_AFTER_COMMA.test(end))))
    return true;
  if (dangles(end, context) || (context.isRest && isUnfinished(end, context))) return true;
  return (room <= 0 && !endsOnWord(end)) || (atLimit && stopsShort(end, context));
}

/** Whether a text that fills its field ends on a word, and not on a piece of one: "Polyes", "1" of "12". */
function endsOnWord(text: string): boolean {
  const last = foldWord(wordsOf(text).at(-1) ?? '');
  if (/\d$/u.test(text)) return false;
  if (hasDigit(last) || isCommonWord(last) || vocabulary('materials').has(last)) return true;
  return last.length >= MIN_RARE_WORD && sensesOf(last) !== undefined;
}

/** Shorter entries of the dictionary are mostly short forms, which a piece of a word can be. */
const MIN_RARE_WORD = 4;

/** "This ocean animal plush is.": ends at a linking verb. */
function stopsAtVerb(text: string): boolean {
  const words = wordsOf(text.toLowerCase());
  return (
    /\b(?:is|are)\.$/u.test(text) && !words.some((word) => isOf(word, 'words that open clauses'))
  );
}

/** Before a limit, there is room for less than the word that was cut. */
const MAX_CUT_WORD = 12;
const ELLIPSIS = /(?:…|\.{3})["'”’)\]]*$/u;

/**
 * Endings that are only suspicious at the end of a cut text: "To clean,", "Vroom! Handy", "It makes
 * a great".
 */
function stopsShort(text: string, { siblings }: UnitContext): boolean {
  if (text.endsWith(',') || endsOnAdjective(text)) return true;
  return countWords(text) <= 1 && (siblings > 1 || isOf(wordsOf(text)[0] ?? '', 'cut-off words'));
}

/** "This small smart TV", "… while four slim legs express over": no end of a sentence. */
function isUnfinished(text: string, { finite, language, label, told, name }: UnitContext): boolean {
  if (language !== 'en' || label !== undefined) return false;
  const hasVerb = wordsOf(text)
    .map(foldWord)
    .some((word) => vocabulary('verbs').has(word) || isThirdPerson(word));
  if (endsInPiece(text, told, name)) return true;
  if (!finite && !hasVerb && OPENS_SENTENCE.test(text) && !text.includes(',')) return true;
  const [before = '', last = ''] = wordsOf(text).slice(-2).map(foldWord);
  return (
    CLAUSE_INSIDE.test(text) && isOf(last, 'words before an object') && !isOf(before, 'pronouns')
  );
}

/** "… and three spoonfuls of oi": the first letters of a word, which nothing else in the text has. */
function endsInPiece(text: string, told: string, name: string): boolean {
  const word = LAST_WORD.exec(text.slice(-MAX_PIECE))?.[1];
  if (word === undefined || countWords(text) < MIN_PIECE_WORDS || isKnownWord(word)) return false;
  if (INFLECTED.test(word) || vocabulary('materials').has(word)) return false;
  const before = text.slice(0, text.length - word.length);
  return ![name, told, before].some((said) => wordsOf(said.toLowerCase()).includes(word));
}

/** Letters behind a space, but no unit behind its figure. */
const LAST_WORD = /(?<=[\p{L},–—-] )(\p{Ll}{1,20})$/u;
const MAX_PIECE = 24;
const MIN_PIECE_WORDS = 3;
/** A form of a word, whether the dictionary has the word or not: "freshly misted". */
const INFLECTED = /^\p{Ll}{3,}(?:ed|ing|ly)$/u;

/** Words that a sentence opens with and that a feature in a few words does not. */
const OPENS_SENTENCE =
  /^(?:this|these|it|they|you|we|when|while|if|because|whether|although|since)\b/iu;
const CLAUSE_INSIDE = / (?:while|because|when|if|as|that|which|and) /iu;

/** "Makes a great": an article and adjectives without a noun. */
function endsOnAdjective(text: string): boolean {
  const tokens = tagText(text);
  const before = tokens[tokens.findLastIndex((token) => !isTagged(token, 'JJ', 'RB'))];
  return before !== tokens.at(-1) && isOf(before?.word ?? '', 'words before a thing');
}

/** Whether a text ends on a function word that needs more words after it. */
function dangles(text: string, { finite, label, language, name }: UnitContext): boolean {
  const words = wordsOf(text);
  const last = foldWord(words.at(-1) ?? '');
  // 'Reads "with courage and might"': a quotation ends as it was written.
  if (/\p{L}["”]$/u.test(text)) return false;
  // "Vitamin A"
  if (words.length > 1 && /^\p{Lu}$/u.test(words.at(-1) ?? '')) return false;
  if (language !== 'en') return language !== 'other' && isOf(last, `danglers ${language}`);
  if (!vocabulary('danglers').has(last) || (words.length <= 2 && label !== undefined)) return false;
  // "4 Servings Per Can"
  if (/^per$/iu.test(words.at(-2) ?? '')) return false;
  // "Galaxy S8 Plus"
  if (last === 'plus' && (words.at(-1) === 'Plus' || hasDigit(words.at(-2) ?? ''))) return false;
  if (finite && isOf(last, 'verbs with a number')) return false;
  // "Vintage watering can"
  if (last === foldWord(wordsOf(name).at(-1) ?? '')) return false;
  return !endsOnAdverb(words) && !endsOnNoun(words) && !AS_ONE_LIKES.test(text);
}

/** "Arranged as you like", "everything she needs": the verb of a clause that has its object before it. */
const AS_ONE_LIKES =
  /\b(?:all|anything|as|everything|how(?:ever)?|way|what(?:ever)?|when(?:ever)?|wherever) (?:you|they|we|he|she|it) (?:like|needs|wants|takes|requires?)$/iu;

/** "[bone / circle / other – edit as needed]", "[insert size]": unfilled template placeholders. */
const TEMPLATE =
  /\b(?:edit|adjust|change|fill in|replace) as (?:needed|necessary)\b|[[{<](?:insert|add|your|enter|edit|placeholder|tbd|x{2,}) ?[^\]}>\n]{0,40}[\]}>]|\blorem ipsum\b/iu;
/** Minimum words of the Latin with which templates fill a page. */
const MIN_FILLER = 3;

function isFiller(text: string): boolean {
  return wordsOf(text).filter((word) => isOf(word, 'filler Latin')).length >= MIN_FILLER;
}

/** "3AAbatteriesrequired": words that lost the spaces between them. */
const GLUED = /\d\p{L}{12}/u;

/** "TX12 Data Sheet", "Documents": the text of a link, which leads nowhere in a listing. */
const LINK = /^(?:(?:[\p{L}\p{N}-]{1,30} ){0,3}data ?sheet|documents|documentation)s?$/iu;
/** "No warranty", with its label or without. */
const NO_TERMS = /^no (?:warranty|guarantee)[.!]?$/iu;
/** "No Closure closure": the word for no value, and the row that it was in. */
const NO_VALUE = /^no (\p{L}{3,20}) \1[.]?$/iu;
/** "1.": the number of a missing item. */
const BARE_MARK = /^(?:\(?\d{1,2}[.)]|\p{L})$/u;
/** "Others": a list that was not completed. */
const REST = /^(?:and )?(?:others?|etc|misc|more|multi)[.…]*$/iu;

/** "0.11.0 amp": an impossible number. */
const NO_NUMBER = /(?<![\d.])\d+\.\d+\.\d+ ?\p{L}/u;

/**
 * "That hugs you back", "to play with", "to get in and out of": a particle or preposition after its
 * verb.
 */
function endsOnAdverb(words: readonly string[]): boolean {
  const last = foldWord(words.at(-1) ?? '');
  const before = foldWord(words.at(-2) ?? '');
  // "Beautifully crafted": about the product, without a "by" or "of" to follow.
  if (isOf(last, 'made words') && words.slice(0, -1).every(isOfMaking)) return words.length > 1;
  if (before.endsWith('ly') && isOf(last, 'made words')) return true;
  if (!isOf(last, 'particles')) return false;
  if (isOf(last, 'adverbs that end a phrase'))
    return words.length > 1 && !isOf(before, 'prepositions of joints');
  const verb = words.map(foldWord).findLast((word) => !isOf(word, 'stranded words')) ?? '';
  return vocabulary('verbs').has(verb) && words.length > 2;
}

/** "Individually hand" of "Individually hand crafted": words that say how a thing is made. */
function isOfMaking(word: string): boolean {
  return /\p{L}ly$/u.test(word) || isOf(foldWord(word), 'words of making');
}

/** "Dolls, cars and more", "ready for gift giving", "all your costume needs": complete in the middle of a text. */
function endsOnNoun(words: readonly string[]): boolean {
  const [before = '', last = ''] = words.slice(-2).map(foldWord);
  if (last === 'more') return ['and', 'or', 'much'].includes(before);
  return words.length > 1 && isOf(last, 'nouns like verbs') && !isOf(before, 'pronouns');
}

/** "(up to", "the “Great": a bracket or a quotation that does not end. */
function hasOpenPair(text: string): boolean {
  return ['()', '[]', '“”', '«»'].some(
    ([open = '', close = '']) => text.lastIndexOf(open) > text.lastIndexOf(close),
  );
}
