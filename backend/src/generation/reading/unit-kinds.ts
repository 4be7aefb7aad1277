import { PLACEHOLDERS } from '../platforms/forbidden-wording.ts';
import { countWords, foldWord, hasDigit, hasLetterOrDigit, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { isUncertain } from './uncertain-units.ts';
import { hasJoinedWords } from './joined-words.ts';
import { isStoreBoilerplate } from './store-boilerplate.ts';
import { isCommonWord, isKnownWord, isTagged, sensesOf, tagText } from './tagging.ts';
import type { Language, UnitKind } from './types.ts';
import { isThirdPerson } from './verbs.ts';
import {
  isEmptyValue,
  isPlaceholderBrand,
  isStoreClassification,
  isTypeInName,
  lacksNumber,
} from './values.ts';

export const NOTE =
  /^(?:note|please note|important|warning|caution|attention|disclaimer|no warranty|do not|don['’]?t(?! (?:be fooled|let|miss|worry|settle|just|wait|you))|never|not (?:for|suitable|intended|recommended))\b|^\*|\b(?:statements?|product) (?:has|have|is) not (?:been )?(?:evaluated|intended)\b|\bsold separately\b|\b(?:packaging|colou?rs?|contents|styles?|designs?|sizes?) (?:can|may|might|will) (?:differ|vary)\b/iu;
/** A clause that ends at its subject: "… the bed where you". */
const CLAUSE_CUT =
  /\b(?:where|when|if|whether|that|which|because|while|as|so|what|before|after|until) (?:you|it|they|we|he|she|your \p{L}+)$/iu;

/** "It's not just" and "… flavors, all": continues in words that are missing. */
const ENDS_IN_NOT_JUST = /\bnot (?:just|only|merely|simply)$/iu;
const GOES_ON_AFTER_COMMA = /, (?:all|each|both|just|not|whether)$/iu;

/** "There are over 60": a count without the things counted. */
const COUNT_CUT =
  /\b(?:are|has|have|includes?|contains?|with) (?:over|more than|at least) \d[\d,]*$/iu;

export interface UnitContext {
  readonly finite: boolean;
  readonly closed: boolean;
  /** The label that the unit is the value of. */
  readonly label: string | undefined;
  /** The language of the input, whose function words can't end a statement. */
  readonly language: Language;
  /** The remaining characters of the field, for the last statement of a field with a limit. */
  readonly remainingCharacters: number | undefined;
  readonly lastUnit: boolean;
  /** The number of statements in its line. */
  readonly statementsInLine: number;
  /** Whether it is the last statement and has no final punctuation, unlike the one before it. */
  readonly isUnpunctuatedLast: boolean;
  /** The text before it. */
  readonly precedingText: string;
  /** The product's name. */
  readonly name: string;
  /** Whether the next statement answers a question; always true for languages other than English. */
  readonly answered: boolean;
}

/** The kind of a unit, from its words and position. */
export function unitKindOf(text: string, context: UnitContext): UnitKind {
  const isListNumber = context.label === undefined && LIST_NUMBER.test(text);
  const isEmpty =
    isEmptyValue(context.label, text) || isTypeInName(context.label, text, context.name);
  if (isPlaceholder(text) || isListNumber || isEmpty) return 'empty';
  if (
    JOINED_WORDS.test(text) ||
    hasJoinedWords(text, context.name) ||
    TEMPLATE.test(text) ||
    NO_NUMBER.test(text) ||
    lacksNumber(context.label, text) ||
    isPlaceholderBrand(context.label, text) ||
    isFiller(text)
  )
    return 'doubt';
  if (isStoreClassification(context.label, text)) return 'boilerplate';
  if (isCutOff(text, context)) return 'broken';
  if (isStoreBoilerplate(text, context.label, context.name)) return 'boilerplate';
  if (isUncertain(text, context.name, context.answered)) return 'doubt';
  if (NOTE.test(outsideBrackets(text))) return 'note';
  if (context.finite) return 'sentence';
  return context.label === undefined ? 'phrase' : 'labeled';
}

/**
 * The text without remarks in parentheses, which don't turn it into a note: "Ten cups hold beads (sold
 * separately)".
 */
function outsideBrackets(text: string): string {
  const precedingText = text.replace(BRACKETED, '').trim();
  return hasLetterOrDigit(precedingText) ? precedingText : text;
}

const BRACKETED = /\([^()]*\)/gu;

/** "N/A", "Others": a placeholder for a missing value. */
function isPlaceholder(text: string): boolean {
  return (
    (PLACEHOLDERS.test(text.trim()) && countWords(text) <= 1) ||
    UNFINISHED_LIST.test(text) ||
    NO_TERMS.test(text) ||
    LINK.test(text) ||
    NO_VALUE.test(text)
  );
}

/**
 * Whether a statement is cut off. Missing final punctuation isn't evidence, because few phrases
 * have any.
 */
function isCutOff(text: string, context: UnitContext): boolean {
  const { closed, remainingCharacters = Infinity, lastUnit } = context;
  // "Pictures are for illustration only.-": a stray dash after the end.
  const end = text.trim().replace(/(?<=[.!?])[-–]+$/u, '');
  const atLimit = remainingCharacters <= MAX_CUT_WORD;
  if (atLimit && ELLIPSIS.test(end)) return true;
  if (closed) return context.language === 'en' && stopsAtVerb(end);
  if (/[:&–(-]$/u.test(end) || CLAUSE_CUT.test(end)) return true;
  if (lastUnit && (hasOpenPair(end) || (context.finite && COUNT_CUT.test(end)))) return true;
  if (lastUnit && (ENDS_IN_NOT_JUST.test(end) || (context.finite && GOES_ON_AFTER_COMMA.test(end))))
    return true;
  if (
    endsOnFunctionWord(end, context) ||
    (context.isUnpunctuatedLast && isUnfinished(end, context))
  )
    return true;
  return (
    (remainingCharacters <= 0 && !endsOnWord(end)) || (atLimit && hasSuspiciousEnding(end, context))
  );
}

/**
 * Whether a text that fills its field ends on a complete word, unlike "Polyes", or "1" for "12".
 */
function endsOnWord(text: string): boolean {
  const last = foldWord(wordsOf(text).at(-1) ?? '');
  if (/\d$/u.test(text)) return false;
  if (hasDigit(last) || isCommonWord(last) || vocabulary('materials').has(last)) return true;
  return last.length >= MIN_RARE_WORD && sensesOf(last) !== undefined;
}

/**
 * Minimum letters of a rare dictionary word: shorter entries are mostly abbreviations, and may be
 * the start of a truncated word.
 */
const MIN_RARE_WORD = 4;

/** "This ocean animal plush is.": ends at a linking verb. */
function stopsAtVerb(text: string): boolean {
  const words = wordsOf(text.toLowerCase());
  return (
    /\b(?:is|are)\.$/u.test(text) &&
    !STATES_BEFORE_COMMA.test(text) &&
    !words.some((word) => isInClass(word, 'words that open clauses'))
  );
}

/** "The sky isn't the limit, your courage is." */
const STATES_BEFORE_COMMA = /\b(?:is|are)(?:n['’]t| not|) [^,]{1,80}, [^,]{1,60}$/u;

/**
 * Maximum remaining characters of a field whose last word is cut off: more would have held the
 * word.
 */
const MAX_CUT_WORD = 12;
const ELLIPSIS = /(?:…|\.{3})["'”’)\]]*$/u;

/**
 * Endings that are suspicious only at the end of a truncated text: "To clean,", "Vroom! Handy", "It makes a
 * great".
 */
function hasSuspiciousEnding(text: string, { statementsInLine }: UnitContext): boolean {
  if (text.endsWith(',') || endsOnAdjective(text)) return true;
  return (
    countWords(text) <= 1 &&
    (statementsInLine > 1 || isInClass(wordsOf(text)[0] ?? '', 'cut-off words'))
  );
}

/**
 * Whether a text can't be the end of a sentence: "This small smart TV", "… while four slim legs
 * express over".
 */
function isUnfinished(
  text: string,
  { finite, language, label, precedingText, name }: UnitContext,
): boolean {
  if (language !== 'en' || label !== undefined) return false;
  const hasVerb = wordsOf(text)
    .map(foldWord)
    .some((word) => vocabulary('verbs').has(word) || isThirdPerson(word));
  if (isStub(text) || NO_END.test(text) || endsInPiece(text, precedingText, name)) return true;
  if (!finite && !hasVerb && OPENS_SENTENCE.test(text) && !text.includes(',')) return true;
  const [before = '', last = ''] = wordsOf(text).slice(-2).map(foldWord);
  return (
    CLAUSE_INSIDE.test(text) &&
    isInClass(last, 'words before an object') &&
    !isInClass(before, 'pronouns')
  );
}

/** "… with cream cheese frosting. Ev": the first letters of a sentence. */
function isStub(text: string): boolean {
  return /^\p{Lu}\p{Ll}{0,2}$/u.test(text) && !isKnownWord(text.toLowerCase());
}

/** "Celebrate with your dogs i", "a balanced diet your do" */
const NO_END = /\p{L} [b-z]$|\b(?:your|our|their|its|my) (?:do|be|is|are|has|have)$/u;

/**
 * Whether a text ends in the first letters of a word that occurs nowhere else in it: "… and three
 * spoonfuls of oi".
 */
function endsInPiece(text: string, precedingText: string, name: string): boolean {
  const word = LAST_WORD.exec(text.slice(-MAX_PIECE))?.[1];
  if (word === undefined || countWords(text) < MIN_PIECE_WORDS || isKnownWord(word)) return false;
  if (INFLECTED.test(word) || vocabulary('materials').has(word)) return false;
  const before = text.slice(0, text.length - word.length);
  return ![name, precedingText, before].some((known) =>
    wordsOf(known.toLowerCase()).includes(word),
  );
}

/** Letters after a space, but not a unit after its number. */
const LAST_WORD = /(?<=[\p{L},–—-] )(\p{Ll}{1,20})$/u;
const MAX_PIECE = 24;
const MIN_PIECE_WORDS = 3;
/** An inflected word, whether or not it is in the dictionary: "freshly misted". */
const INFLECTED = /^\p{Ll}{3,}(?:ed|ing|ly)$/u;

/** Words that start a sentence but not a short feature. */
const OPENS_SENTENCE =
  /^(?:this|these|it|they|you|we|when|while|if|because|whether|although|since)\b/iu;
const CLAUSE_INSIDE = / (?:while|because|when|if|as|that|which|and) /iu;

/** Whether a text ends in an article and adjectives without a noun: "Makes a great". */
function endsOnAdjective(text: string): boolean {
  const tokens = tagText(text);
  const before = tokens[tokens.findLastIndex((token) => !isTagged(token, 'JJ', 'RB'))];
  return before !== tokens.at(-1) && isInClass(before?.word ?? '', 'words before a thing');
}

/** Whether a text ends on a function word that needs more words after it. */
function endsOnFunctionWord(text: string, { finite, label, language, name }: UnitContext): boolean {
  const words = wordsOf(text);
  const last = foldWord(words.at(-1) ?? '');
  // 'Reads "with courage and might"': a closing quotation mark completes the text.
  if (/\p{L}["”]$/u.test(text)) return false;
  // "Vitamin A"
  if (words.length > 1 && /^\p{Lu}$/u.test(words.at(-1) ?? '')) return false;
  if (language !== 'en') return language !== 'other' && isInClass(last, `danglers ${language}`);
  if (!vocabulary('danglers').has(last) || (words.length <= 2 && label !== undefined)) return false;
  // "4 Servings Per Can"
  if (/^per$/iu.test(words.at(-2) ?? '')) return false;
  // "These boots are a must have"
  if (/\b(?:an?|absolute|real|true) must have$/iu.test(text)) return false;
  // "Galaxy S8 Plus"
  if (last === 'plus' && (words.at(-1) === 'Plus' || hasDigit(words.at(-2) ?? ''))) return false;
  // "Designed for the Optica SX10 IS"
  if (CODE.test(words.at(-2) ?? '') && CAPITALS.test(words.at(-1) ?? '') && /\p{Ll}/u.test(text))
    return false;
  if (finite && isInClass(last, 'verbs with a number')) return false;
  // "Vintage watering can"
  if (last === foldWord(wordsOf(name).at(-1) ?? '')) return false;
  return (
    !endsOnAdverb(words) &&
    !endsOnNoun(words) &&
    !AS_ONE_LIKES.test(text) &&
    !ENDS_IN_SHORT_CLAUSE.test(text)
  );
}

/** "Digs where other tools can't", "keeps trash where it should be", "lasts longer than paper does": the verb is understood. */
const ENDS_IN_SHORT_CLAUSE =
  /\b(?:as|how|than|that|what|when|where) (?:\p{L}+ ){1,4}(?:\p{L}{2,5}n['’]t|cannot|(?:can|could|must|need to|needs to|should|used to|would) be)$|\bthan (?:\p{L}+ ){1,4}(?:are|can|could|did|do|does|is|was|were|will|would)$/iu;

/** "SX10": the number of a model, and "IS": the letters after it. */
const CODE = /^\p{Lu}{1,4}\d{1,5}$/u;
const CAPITALS = /^\p{Lu}{2,3}$/u;

/**
 * "Arranged as you like", "everything she needs", "the length you would like it to be": a clause whose
 * object precedes its verb.
 */
const AS_ONE_LIKES =
  /\b(?:you|they|he|she)(?:['’]d| would)? (?:like|need|prefer|want)s? (?:\p{L}{1,12} ){1,3}to be$|\b(?:all|anything|as|everything|how(?:ever)?|way|what(?:ever)?|when(?:ever)?|wherever) (?:you|they|we|he|she|it)(?:['’]d| would)? (?:like|needs|wants|takes|requires?)$/iu;

/** "[bone / circle / other – edit as needed]", "[insert size]": unfilled template placeholders. */
const TEMPLATE =
  /\b(?:edit|adjust|change|fill in|replace) as (?:needed|necessary)\b|[[{<](?:insert|add|your|enter|edit|mention|specify|placeholder|tbd|x{2,}) ?[^\]}>\n]{0,120}[\]}>]|\blorem ipsum\b/iu;
/** Minimum words of placeholder Latin. */
const MIN_FILLER = 3;

function isFiller(text: string): boolean {
  return wordsOf(text).filter((word) => isInClass(word, 'filler Latin')).length >= MIN_FILLER;
}

/** "3AAbatteriesrequired": words without the spaces between them. */
const JOINED_WORDS = /\d\p{L}{12}/u;

/** "TX12 Data Sheet", "Documents": the text of a link, which a listing can't contain. */
const LINK = /^(?:(?:[\p{L}\p{N}-]{1,30} ){0,3}data ?sheet|documents|documentation)s?$/iu;
/** "No warranty", with or without its label. */
const NO_TERMS = /^no (?:warranty|guarantee)[.!]?$/iu;
/** "No Closure closure": a missing value together with its label. */
const NO_VALUE = /^no (\p{L}{3,20}) \1[.]?$/iu;
/** "1.": the number of a missing list item, or "How To Use 1.": that of a step, which follows. */
const LIST_NUMBER =
  /^(?:\(?\d{1,2}[.)]|\p{L}|(?:[Dd]irections|[Hh]ow [Tt]o [Uu]se|HOW TO USE|[Ii]nstructions|[Uu]sage) ?\d{1,2}[.)]?)$/u;
/** "Others": an incomplete list. */
const UNFINISHED_LIST = /^(?:and )?(?:others?|etc|misc|more|multi)[.…]*$/iu;

/** "0.11.0 amp": an impossible number. */
const NO_NUMBER = /(?<![\d.])\d+\.\d+\.\d+ ?\p{L}/u;

/**
 * Whether a text ends in a particle or preposition that belongs to its verb: "That hugs you back",
 * "to play with", "to get in and out of".
 */
function endsOnAdverb(words: readonly string[]): boolean {
  const last = foldWord(words.at(-1) ?? '');
  const before = foldWord(words.at(-2) ?? '');
  // "Beautifully crafted" is complete without a "by" or "of"
  if (isInClass(last, 'made words') && words.slice(0, -1).every(describesMaking))
    return words.length > 1;
  if (before.endsWith('ly') && isInClass(last, 'made words')) return true;
  if (!isInClass(last, 'particles')) return false;
  if (isInClass(last, 'adverbs that end a phrase'))
    return words.length > 1 && !isInClass(before, 'prepositions of joints');
  const verb = words.map(foldWord).findLast((word) => !isInClass(word, 'stranded words')) ?? '';
  return vocabulary('verbs').has(verb) && words.length > 2;
}

/** Words for how a product is made: "Individually hand" in "Individually hand crafted". */
function describesMaking(word: string): boolean {
  return /\p{L}ly$/u.test(word) || isInClass(foldWord(word), 'words of making');
}

/**
 * Endings that are complete in the middle of a text: "Dolls, cars and more", "ready for gift
 * giving", "all your costume needs".
 */
function endsOnNoun(words: readonly string[]): boolean {
  const [before = '', last = ''] = words.slice(-2).map(foldWord);
  if (last === 'more') return ['and', 'or', 'much'].includes(before);
  return words.length > 1 && isInClass(last, 'nouns like verbs') && !isInClass(before, 'pronouns');
}

/** Whether a parenthesis or a quotation isn't closed: "(up to", "the “Great". */
function hasOpenPair(text: string): boolean {
  return ['()', '[]', '“”', '«»'].some(
    ([open = '', close = '']) => text.lastIndexOf(open) > text.lastIndexOf(close),
  );
}
