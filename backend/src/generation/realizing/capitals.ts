import {
  capitalizeFirst,
  foldWord,
  hasDigit,
  hasLowercase,
  STOP_WORDS,
  wordsOf,
} from '../text/words.ts';
import { isCommonWord, isKnownWord, sensesOf } from '../reading/tagging.ts';
import { isThirdPerson } from '../reading/verbs.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { isAcronym, isAbbreviationInText } from './acronyms.ts';
import { oncePerText } from '../remember.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu;
/** A unit after a number keeps its case: "30 Nm". */
const UNIT_WORD = /(?<=\d ?)\p{L}{1,3}(?![\p{L}\p{N}])/gu;
const MIN_CAPITALIZED_WORDS = 2;
const MIN_NAMED = 2;
/** Maximum words of a model's name. */
const MAX_MODEL_WORDS = 4;

/** Whether at least four of five words are in all caps, and at least one isn't an abbreviation. */
export const isMostlyCaps = oncePerText((text) => {
  const words =
    text
      .replace(UNIT_WORD, '')
      .replace(CHAIN, (chain) => (isChainOfAcronyms(chain) ? '' : chain))
      .match(WORD)
      ?.filter((word) => /\p{L}/u.test(word)) ?? [];
  const capitals = words.filter((word) => !hasLowercase(word));
  if (isListOfAcronyms(text)) return false;
  const long = capitals.filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) > 3);
  return (
    long.length > 0 &&
    capitals.length >= Math.min(MIN_CAPITALIZED_WORDS, words.length) &&
    capitals.length * 5 >= words.length * 4
  );
});

/** Single short words that aren't English: "NEF (RAW), JPEG, MOV". */
function isListOfAcronyms(text: string): boolean {
  const items = text.replace(/\([^()]{1,20}\)/gu, '').split(/[,/;]/u);
  return items.length > 1 && items.every((item) => UNKNOWN.test(item.trim()) && !isWord(item));
}

/** Bounded, so that a long run of capitals is scanned once. */
const CHAIN = /\p{Lu}[\p{Lu}\d]{0,11}(?:\/\p{Lu}[\p{Lu}\d]{0,11})+/gu;

/** Whether words joined by slashes are acronyms, even if some are also words: "UMTS/EDGE/GPRS". */
function isChainOfAcronyms(chain: string): boolean {
  const items = chain.split('/');
  return items.filter((item) => UNKNOWN.test(item) && !isWord(item)).length * 2 > items.length;
}

const UNKNOWN = /^\p{Lu}[\p{Lu}\d]{1,4}[.]?$/u;

function isWord(item: string): boolean {
  const lower = item.trim().replace(/[.]$/u, '').toLowerCase();
  return isCommonWord(lower) || sensesOf(lower) !== undefined;
}

/**
 * Converts a text in all caps to sentence case. Abbreviations, names in the input and words with
 * digits stay as they are.
 */
export function toSentenceCase(text: string, names: ReadonlySet<string>, productName = ''): string {
  if (NAMES_IN_CHAIN.test(text)) return text;
  if (SINGLE_WORD.test(text) && !isKnownWord(withoutPeriod(text).toLowerCase())) return text;
  if (isMostlyCaps(text)) return lowerCapitals(text, names, productName);
  const opened = lowerCapitalizedOpening(text, names, productName);
  const withLoweredRuns = lowerCapitalizedRuns(opened, names);
  return lowerCapitalizedClauses(withLoweredRuns, names, opened !== text);
}

/** Color names of a shoe stay in all caps: "RUST/RUST/SAND". */
const NAMES_IN_CHAIN = /^\p{Lu}{3,12}(?:\/\p{Lu}{3,12})+$/u;

/** A single word that may be a name: "TLRN.". */
const SINGLE_WORD = /^\p{Lu}{2,6}[.]?$/u;

function withoutPeriod(text: string): string {
  return text.replace(/[.]$/u, '');
}

/** Converts a label to sentence case; a label of several words isn't an abbreviation. */
export function labelToSentenceCase(label: string, names: ReadonlySet<string>): string {
  return wordsOf(label).length > 1 ? lowerCapitals(label, names) : toSentenceCase(label, names);
}

/** Lowercases all-caps English words after lowercase ones: "Recommended USE", "What's INCLUDED". */
export function lowerCapitalizedWords(label: string, names: ReadonlySet<string>): string {
  return label.replace(CAPITALS_AFTER_LOWERCASE, (word) => {
    const lower = word.toLowerCase();
    return isCommonWord(lower) && !isAbbreviationInText(word) && !names.has(word) ? lower : word;
  });
}

const CAPITALS_AFTER_LOWERCASE = /(?<=\p{Ll} )\p{Lu}{3,}(?![\p{L}\p{N}'’/-])/gu;

function lowerCapitals(text: string, names: ReadonlySet<string>, productName = ''): string {
  // If the input has both "DreamWorks" and "DREAMWORKS", the form with lowercase letters is the name's own.
  const byForm = [...names].toSorted((a, b) => Number(hasLowercase(a)) - Number(hasLowercase(b)));
  const known = new Map(byForm.map((name) => [name.toUpperCase(), name]));
  const words = text.match(WORD) ?? [];
  const titled = new Set(wordsOf(productName.toUpperCase()));
  const named = words.filter(
    (word) =>
      /\p{L}{2}/u.test(word) &&
      (known.has(word) || titled.has(word)) &&
      !isTradeTerm(word.toLowerCase()),
  );
  // A line that is itself a name: "NELLA THE PRINCESS KNIGHT".
  const opensNamed =
    words.length <= MAX_MODEL_WORDS && named[0] !== undefined && named[0] === words[0];
  // A model name: "GALAXY S10 LITE", "GALAXY A SERIES".
  const isModel = words.some((word) => hasDigit(word) || /^\p{Lu}$/u.test(word));
  // Uses the input's mixed case where it has one: "DreamWorks".
  const inNameCase = () =>
    toNameCase(text).replace(WORD, (word) => {
      const inputForm = known.get(word.toUpperCase()) ?? word;
      return /\p{Ll}\p{Lu}/u.test(inputForm) ? inputForm : word;
    });
  if (opensNamed && isModel && words.filter((word) => /\p{L}{2}/u.test(word)).length > 1)
    return inNameCase();
  if (named.length >= MIN_NAMED && named.length * 2 >= words.length) return inNameCase();
  const chains = [...text.matchAll(CHAIN)].filter(([chain]) => isChainOfAcronyms(chain));
  const marks = [...text.matchAll(CERTIFICATES), ...chains];
  let opens = true;
  const result = text.replace(WORD, (word, at: number) => {
    if (marks.some(({ index, 0: mark }) => at >= index && at < index + mark.length)) {
      opens = false;
      return word;
    }
    if (isInCode(text, at)) {
      opens = false;
      return word;
    }
    const lower = word.toLowerCase();
    const first = opens;
    opens = /[.!?]$/u.test(word);
    const degrees = /^[CF]\b/u.test(word) && /\d ?°?$/u.test(text.slice(0, at));
    const after = text.slice(at + word.length);
    if (hasLowercase(word) || isAcronym(word) || degrees || isSize(word, text)) return word;
    if (isScaleName(word, text.slice(0, at), after)) return word;
    const name = known.get(word);
    if (isPossessiveName(word)) return capitalizeFirst(lower);
    const keeps =
      (name !== undefined && !isTradeTerm(lower)) ||
      vocabulary('proper-names').has(lower) ||
      isUnknownName(text.slice(0, at), lower);
    return keeps && name !== undefined ? name : first || keeps ? capitalizeFirst(lower) : lower;
  });
  // Restores names of two words: "Wooly-Fox".
  return result.replace(JOINED, (word) => known.get(word.toUpperCase()) ?? word);
}

/** A possessive whose noun isn't a word: "RUBIE’S". */
function isPossessiveName(word: string): boolean {
  const noun = /^(\p{Lu}{3,})['’]S$/u.exec(word)?.[1]?.toLowerCase();
  return noun !== undefined && !isCommonWord(noun) && sensesOf(noun) === undefined;
}

/** An unknown word in a name position: "Tarnholm" in "THE QUEEN OF TARNHOLM". */
function isUnknownName(before: string, word: string): boolean {
  return (
    /(?:^|\s)(?:OF|FROM|BY)\s$/u.test(before) && /^\p{Ll}{5,}$/u.test(word) && !isKnownWord(word)
  );
}

const JOINED = /\p{L}+(?:-\p{L}+)+/gu;

/** Minimum characters of a code part that mixes letters and digits. */
const MIN_CODE = 4;

/** Whether a word is part of a code with digits: "KK" in "KK-KIDS22-15", "MG" in "MG_151". */
function isInCode(text: string, at: number): boolean {
  const from = text.lastIndexOf(' ', at) + 1;
  const space = text.indexOf(' ', at);
  const token = text.slice(from, space === -1 ? text.length : space);
  if (/^\p{Lu}[\p{Lu}\d_-]*[_-][\p{Lu}\d_-]*\d[\p{Lu}\d_-]*$/u.test(token)) return true;
  // "T773HU-XVU", but not "2-PACK"
  const parts = token.split(/[_-]/u);
  const isCode = (part: string) =>
    part.length >= MIN_CODE && /\p{Lu}/u.test(part) && /\d/u.test(part);
  return parts.length > 1 && /^[\p{Lu}\d_-]+$/u.test(token) && parts.some(isCode);
}

const SIZES = /(?<![\p{L}\p{N}])(?:\d?X{0,3}[SL]|M)(?![\p{L}\p{N}'’])/gu;

/** Whether a letter is one of several sizes: "M" in "SIZES M, L, XL". */
function isSize(word: string, text: string): boolean {
  return /^(?:X{0,3}[SL]|M)$/u.test(word) && (text.match(SIZES)?.length ?? 0) > 1;
}

/** Unpronounceable letters before a number: "HRC" in "HRC 60". */
function isScaleName(word: string, before: string, after: string): boolean {
  return (
    /^[B-DF-HJ-NP-TV-XZ]{2,4}$/u.test(word) &&
    /^ \d/u.test(after) &&
    !/\d ?$/u.test(before) &&
    !isInClass(word.toLowerCase(), 'counted amounts') &&
    !/^(?:PCS?|PKS?|QTY|HRS?|LBS?)$/u.test(word)
  );
}

/** Certificates that are written in all caps. */
const CERTIFICATES =
  /\b(?:ENERGY STAR|STANDARD 100|MADE IN GREEN|FAIR ?TRADE|CRADLE TO CRADLE|GREENGUARD GOLD)\b/gu;

const CAPITALIZED_OPENING =
  /^(?:[\p{Lu}\p{N}][\p{Lu}\p{N}'’/-]*,? )(?:(?:[\p{Lu}\p{N}][\p{Lu}\p{N}'’/-]*,?|&) )+(?=\p{L}?\p{Ll})/u;

/** An English word rather than an abbreviation: "INTENDED for both". */
const CAPITALIZED_FIRST_WORD = /^\p{Lu}{5,} (?=\p{Ll})/u;

/** Lowercases an all-caps opening if one of its words isn't an abbreviation: "QUICK DRY surface". */
function lowerCapitalizedOpening(
  text: string,
  names: ReadonlySet<string>,
  productName: string,
): string {
  const [alone = ''] = CAPITALIZED_FIRST_WORD.exec(text) ?? [];
  const word = alone.trim().toLowerCase();
  const isPlain = isCommonWord(word) && !isAbbreviationInText(alone.trim());
  if (isPlain && !names.has(alone.trim()) && !productName.includes(alone.trim()))
    return alone.charAt(0) + alone.slice(1).toLowerCase() + text.slice(alone.length);
  const opening = CAPITALIZED_OPENING.exec(text)?.[0] ?? '';
  // The product's name has the same words in all caps: "ROSY ROSA Brush Set is …".
  const [first = '', second = '', ...more] = opening.trim().split(' ');
  // A brand with one of its own terms: "TARN LINK Function" of a "TARN Player".
  const isTermOfBrand =
    second !== '' &&
    more.length === 0 &&
    /^\p{Lu}/u.test(text.slice(opening.length)) &&
    !isKnownWord(first.toLowerCase()) &&
    wordsOf(productName).includes(first);
  const isNamed =
    (productName.includes(opening.trim()) || isTermOfBrand) && !isMostlyCaps(productName);
  return isMostlyCaps(opening) && !isNamed
    ? lowerCapitals(opening, names, productName) + text.slice(opening.length)
    : text;
}

/** Units after a number in an all-caps name: "90X50CM". */
const MEASURED = /(?<=\d)(?:X(?=\d)|(?:CM|MM|KG|ML|OZ|LBS?|IN|FT)$)/gu;

const CAPITALIZED_RUN =
  /(?<=[\p{Ll}\p{N},;–—-] )\p{Lu}{2,}(?: \p{Lu}+)*(?: \p{Lu}{2,})(?![\p{L}\p{N}'’-]| \p{Lu}{2})/gu;

/** Lowercases ordinary all-caps words inside a line, but not names: "Cover DOES NOT fit". */
function lowerCapitalizedRuns(text: string, names: ReadonlySet<string>): string {
  return text.replace(CAPITALIZED_RUN, (run, at: number) => {
    // An exclamation keeps its capitals: "If no one finds it, YOU WIN!"
    if (text.charAt(at + run.length) === '!') return run;
    const words = run.split(' ');
    const isWord = (word: string) =>
      !isAbbreviationInText(word) &&
      !names.has(word) &&
      (STOP_WORDS.has(foldWord(word)) || isTradeTerm(word.toLowerCase()));
    return words.every(isWord) ? run.toLowerCase() : run;
  });
}

const MIN_CLAUSE_WORDS = 3;

/**
 * Lowercases all-caps clauses: every clause if the line's opening was lowercased ("Read the chart and WATCH THE
 * VIDEO"), otherwise those that start with a verb ("Wall decor - MAKES A GREAT GIFT").
 */
function lowerCapitalizedClauses(
  text: string,
  names: ReadonlySet<string>,
  isOpeningLowered: boolean,
): string {
  return text.replace(CAPITALIZED_RUN, (run) => {
    const words = run.split(' ');
    const isClause =
      words.length >= MIN_CLAUSE_WORDS &&
      words.some((word) => STOP_WORDS.has(foldWord(word))) &&
      (isOpeningLowered || isThirdPerson(words[0]?.toLowerCase() ?? ''));
    const isKept = (word: string) => isAbbreviationInText(word) || names.has(word);
    return isClause
      ? words.map((word) => (isKept(word) ? word : word.toLowerCase())).join(' ')
      : run;
  });
}

const NONE: ReadonlySet<string> = new Set();
/** Two letters that aren't a word: "EC" in "EC LEAF OX". */
const CODE = /^\p{Lu}{2}$/u;

/**
 * Converts a name in capitals to title case.
 * @param written words that are capitalized in running text, such as the maker's name
 */
export function toNameCase(name: string, written: ReadonlySet<string> = NONE): string {
  if (!isMostlyCaps(name) || hasOnlyBrandInCaps(name)) return name;
  return name.replace(WORD, (word, at: number) => {
    const lower = word.toLowerCase();
    if (isInCode(name, at)) return word;
    if (isInClass(lower, 'units in capitals') && /\d $/u.test(name.slice(0, at))) return lower;
    if (written.has(word) || (CODE.test(word) && !isInClass(lower, 'words of two letters')))
      return word;
    if (isAcronym(word)) return word.replace(MEASURED, (unit) => unit.toLowerCase());
    return at > 0 && isInClass(lower, 'name joints') && !isModelLetter(word, name, at)
      ? lower
      : capitalizeFirst(lower);
  });
}

/** "TARN F2 Pro": beside a word in normal case, the capitals of the first word alone are a brand's. */
function hasOnlyBrandInCaps(name: string): boolean {
  const words = wordsOf(name).filter((word) => !hasDigit(word) && word.length > 1);
  const [first = '', ...others] = words;
  return !hasLowercase(first) && others.length > 0 && others.every(hasLowercase);
}

/** A letter of a model name rather than an article: "A" in "GALAXY A SERIES". */
function isModelLetter(word: string, name: string, at: number): boolean {
  return word === 'A' && /^A (?:SERIES|CLASS|TYPE|MODEL|\d)/u.test(name.slice(at));
}

/** Whether a word of a name is a common trade term. */
export function isTradeTerm(word: string): boolean {
  return ['colors', 'materials', 'qualities', 'parts', 'audiences', 'verbs', 'traits'].some(
    (name) => vocabulary(name as 'colors').has(word),
  );
}
