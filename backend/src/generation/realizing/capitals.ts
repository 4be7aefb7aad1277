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
import { isAcronym, isShortFormInText } from './acronyms.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu;
/** "Nm" in "30 Nm": a unit after a number keeps its case. */
const UNIT_WORD = /(?<=\d ?)\p{L}{1,3}(?![\p{L}\p{N}])/gu;
const MIN_CAPITALIZED_WORDS = 2;
const MIN_NAMED = 2;
/** Maximum words of a model's name. */
const MAX_MODEL_WORDS = 4;

/** Whether at least four words in five of a text are in capitals, and one is no abbreviation. */
export function isMostlyCaps(text: string): boolean {
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
}

/** "NEF (RAW), JPEG, MOV": single short words that aren't English. */
function isListOfAcronyms(text: string): boolean {
  const items = text.replace(/\([^()]{1,20}\)/gu, '').split(/[,/;]/u);
  return items.length > 1 && items.every((item) => UNKNOWN.test(item.trim()) && !isWord(item));
}

/** Bounded, so that a long run of capitals is read once. */
const CHAIN = /\p{Lu}[\p{Lu}\d]{0,11}(?:\/\p{Lu}[\p{Lu}\d]{0,11})+/gu;

/** "UMTS/EDGE/GPRS": acronyms, even if some of them are words elsewhere. */
function isChainOfAcronyms(chain: string): boolean {
  const items = chain.split('/');
  return items.filter((item) => UNKNOWN.test(item) && !isWord(item)).length * 2 > items.length;
}

const UNKNOWN = /^\p{Lu}[\p{Lu}\d]{1,4}[.]?$/u;

function isWord(item: string): boolean {
  const small = item.trim().replace(/[.]$/u, '').toLowerCase();
  return isCommonWord(small) || sensesOf(small) !== undefined;
}

/**
 * Converts a text in all caps to sentence case. Abbreviations, names in the input and words with
 * digits stay as they are.
 */
export function toSentenceCase(text: string, names: ReadonlySet<string>, productName = ''): string {
  if (NAMES_IN_CHAIN.test(text)) return text;
  if (LONE.test(text) && !isKnownWord(withoutPoint(text).toLowerCase())) return text;
  if (isMostlyCaps(text)) return lowered(text, names, productName);
  const opened = lowerCapitalizedOpening(text, names, productName);
  const calm = lowerCapitalizedRuns(opened, names);
  return lowerCapitalizedClauses(calm, names, opened !== text);
}

/** "RUST/RUST/SAND", as makers call the colors of a shoe. */
const NAMES_IN_CHAIN = /^\p{Lu}{3,12}(?:\/\p{Lu}{3,12})+$/u;

/** "TLRN.": a name on its own, if it is no word. */
const LONE = /^\p{Lu}{2,6}[.]?$/u;

function withoutPoint(text: string): string {
  return text.replace(/[.]$/u, '');
}

/** A label in capitals, in normal case: with several words, it is not an abbreviation. */
export function labelToSentenceCase(label: string, names: ReadonlySet<string>): string {
  return wordsOf(label).length > 1 ? lowered(label, names) : toSentenceCase(label, names);
}

/** "Recommended USE", "What's INCLUDED": English words in capitals behind others that have none. */
export function lowerCapitalizedWords(label: string, names: ReadonlySet<string>): string {
  return label.replace(SHOUTED_BEHIND, (word) => {
    const small = word.toLowerCase();
    return isCommonWord(small) && !isShortFormInText(word) && !names.has(word) ? small : word;
  });
}

const SHOUTED_BEHIND = /(?<=\p{Ll} )\p{Lu}{3,}(?![\p{L}\p{N}'’/-])/gu;

function lowered(text: string, names: ReadonlySet<string>, productName = ''): string {
  // "DreamWorks" beside "DREAMWORKS": the form with small letters is the name's own.
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
  // "GALAXY S10 LITE", "GALAXY A SERIES"
  const isModel = words.some((word) => hasDigit(word) || /^\p{Lu}$/u.test(word));
  // "DreamWorks", as the input has it elsewhere.
  const inNameCase = () =>
    toNameCase(text).replace(WORD, (word) => {
      const own = known.get(word.toUpperCase()) ?? word;
      return /\p{Ll}\p{Lu}/u.test(own) ? own : word;
    });
  if (opensNamed && isModel && words.filter((word) => /\p{L}{2}/u.test(word)).length > 1)
    return inNameCase();
  if (named.length >= MIN_NAMED && named.length * 2 >= words.length) return inNameCase();
  const chains = [...text.matchAll(CHAIN)].filter(([chain]) => isChainOfAcronyms(chain));
  const marks = [...text.matchAll(MARKS), ...chains];
  let opens = true;
  const calm = text.replace(WORD, (word, at: number) => {
    if (marks.some(({ index, 0: mark }) => at >= index && at < index + mark.length)) {
      opens = false;
      return word;
    }
    if (isInCode(text, at)) {
      opens = false;
      return word;
    }
    const small = word.toLowerCase();
    const first = opens;
    opens = /[.!?]$/u.test(word);
    const degrees = /^[CF]\b/u.test(word) && /\d ?°?$/u.test(text.slice(0, at));
    const behind = text.slice(at + word.length);
    if (hasLowercase(word) || isAcronym(word) || degrees || isSize(word, text)) return word;
    if (isScale(word, text.slice(0, at), behind)) return word;
    const name = known.get(word);
    if (isOwner(word)) return capitalizeFirst(small);
    const keeps =
      (name !== undefined && !isTradeTerm(small)) ||
      vocabulary('proper-names').has(small) ||
      isUnknownName(text.slice(0, at), small);
    return keeps && name !== undefined ? name : first || keeps ? capitalizeFirst(small) : small;
  });
  // "Wooly-Fox": a name of two words.
  return calm.replace(JOINED, (word) => known.get(word.toUpperCase()) ?? word);
}

/** "RUBIE’S": whose it is, if that is no word. */
function isOwner(word: string): boolean {
  const owner = /^(\p{Lu}{3,})['’]S$/u.exec(word)?.[1]?.toLowerCase();
  return owner !== undefined && !isCommonWord(owner) && sensesOf(owner) === undefined;
}

/** "Tarnholm" of "THE QUEEN OF TARNHOLM": what nobody could know as a word, where a name stands. */
function isUnknownName(before: string, word: string): boolean {
  return (
    /(?:^|\s)(?:OF|FROM|BY)\s$/u.test(before) && /^\p{Ll}{5,}$/u.test(word) && !isKnownWord(word)
  );
}

const JOINED = /\p{L}+(?:-\p{L}+)+/gu;

/** Minimum characters of a code's part that has letters and figures. */
const MIN_CODE = 4;

/** "KK" of "KK-KIDS22-15", "MG" of "MG_151": a part of a code with figures. */
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

/** "M" of "SIZES M, L, XL": a letter among other sizes. */
function isSize(word: string, text: string): boolean {
  return /^(?:X{0,3}[SL]|M)$/u.test(word) && (text.match(SIZES)?.length ?? 0) > 1;
}

/** "HRC" in "HRC 60": letters that aren't pronounced as a word, before a number. */
function isScale(word: string, before: string, behind: string): boolean {
  return (
    /^[B-DF-HJ-NP-TV-XZ]{2,4}$/u.test(word) &&
    /^ \d/u.test(behind) &&
    !/\d ?$/u.test(before) &&
    !isInClass(word.toLowerCase(), 'counted amounts') &&
    !/^(?:PCS?|PKS?|QTY|HRS?|LBS?)$/u.test(word)
  );
}

/** Marks of certificates that are written in capitals: "ENERGY STAR". */
const MARKS =
  /\b(?:ENERGY STAR|STANDARD 100|MADE IN GREEN|FAIR ?TRADE|CRADLE TO CRADLE|GREENGUARD GOLD)\b/gu;

const SHOUTED_OPENING = /^(?:[\p{Lu}\p{N}][\p{Lu}\p{N}'’/-]*,? ){2,}(?=\p{L}?\p{Ll})/u;

/** "INTENDED for both": an English word, and no abbreviation. */
const SHOUTED_WORD = /^\p{Lu}{5,} (?=\p{Ll})/u;

/** "QUICK DRY surface": the first words of a line in capitals, if one is not an abbreviation. */
function lowerCapitalizedOpening(
  text: string,
  names: ReadonlySet<string>,
  productName: string,
): string {
  const [alone = ''] = SHOUTED_WORD.exec(text) ?? [];
  const word = alone.trim().toLowerCase();
  const isPlain = isCommonWord(word) && !isShortFormInText(alone.trim());
  if (isPlain && !names.has(alone.trim()) && !productName.includes(alone.trim()))
    return alone.charAt(0) + alone.slice(1).toLowerCase() + text.slice(alone.length);
  const opening = SHOUTED_OPENING.exec(text)?.[0] ?? '';
  // "ROSY ROSA Brush Set is …": capitals that the product's name has where it has others too.
  const isNamed = productName.includes(opening.trim()) && !isMostlyCaps(productName);
  return isMostlyCaps(opening) && !isNamed
    ? lowered(opening, names, productName) + text.slice(opening.length)
    : text;
}

const KNOWN_FORM = /(?<![\p{L}\p{N}])[\p{L}][\p{L}\p{N}-]*/gu;

/** "Ipx7", "bpa-free", "ios": restores the standard form of words and their first parts. */
export function restoreForms(text: string): string {
  const known = text.replace(KNOWN_FORM, (word, at: number) => {
    const [first = '', ...rest] = word.split('-');
    const whole = formOf(word, at);
    const part = formOf(first, at);
    if (whole !== word) return whole;
    return part === first ? word : [part, ...rest].join('-');
  });
  return restoreModels(
    known.replace(TYPE_C, (form) => form.slice(0, -1) + form.slice(-1).toUpperCase()),
  );
}

/** "Type c charging" */
const TYPE_C = /\btype[ -]c(?= (?:charg|port|cable|plug|input|output|fast))/giu;
const MODEL =
  /(?<=\b(?:MacBook|iPad|iPhone(?: \d{1,2})?|AirPods) )(?:pro|air|mini|max|plus)\b|\bsurface (?:laptop|pro|book|go)\b|\b(?:dell|xps|samsung|lenovo|kindle|chromebook)\b/gu;
const DEVICE = /\b(?:MacBook|iPad|iPhone|AirPods)\b/u;

/** "MacBook Pro, Dell XPS, Surface Laptop": where one device has its capitals, the others have theirs. */
function restoreModels(text: string): string {
  if (!DEVICE.test(text)) return text;
  const all = text.match(/\p{L}+/gu) ?? [];
  return text.replace(MODEL, (model) => {
    // "iPad mini/mini 2": what isn't given to each is given to none.
    if (all.filter((word) => word === model).length > 1) return model;
    return model === 'xps' ? 'XPS' : model.split(' ').map(capitalizeFirst).join(' ');
  });
}

/** The standard form of a word, unless the input already gives it a deliberate case. */
function formOf(word: string, at: number): string {
  const hasNoOwnCase = word === word.toLowerCase() || word === word.toUpperCase();
  const isOpening = at === 0 && /^\p{Lu}[^\p{Lu}]*$/u.test(word);
  return hasNoOwnCase || isOpening ? (knownForms().get(word.toLowerCase()) ?? word) : word;
}

let forms: ReadonlyMap<string, string> | undefined;

function knownForms(): ReadonlyMap<string, string> {
  forms ??= new Map([...vocabulary('known-forms')].map((form) => [form.toLowerCase(), form]));
  return forms;
}

/** "90X50CM" of a name in capitals. */
const MEASURED = /(?<=\d)(?:X(?=\d)|(?:CM|MM|KG|ML|OZ|LBS?|IN|FT)$)/gu;

const SHOUTED_RUN =
  /(?<=[\p{Ll}\p{N},;–—-] )\p{Lu}{2,}(?: \p{Lu}+)*(?: \p{Lu}{2,})(?![\p{L}\p{N}'’-]| \p{Lu}{2})/gu;

/** "Cover DOES NOT fit": lowers ordinary words in capitals inside a line, but not names. */
function lowerCapitalizedRuns(text: string, names: ReadonlySet<string>): string {
  return text.replace(SHOUTED_RUN, (run, at: number) => {
    // "If no one finds it, YOU WIN!": a cheer.
    if (text.charAt(at + run.length) === '!') return run;
    const words = run.split(' ');
    const isWord = (word: string) =>
      !isShortFormInText(word) &&
      !names.has(word) &&
      (STOP_WORDS.has(foldWord(word)) || isTradeTerm(word.toLowerCase()));
    return words.every(isWord) ? run.toLowerCase() : run;
  });
}

const MIN_CLAUSE_WORDS = 3;

/**
 * "Read the chart and WATCH THE VIDEO": of a line whose opening is lowered, the other clauses are, too, and of any
 * line those that say what it does: "Wall decor - MAKES A GREAT GIFT".
 */
function lowerCapitalizedClauses(
  text: string,
  names: ReadonlySet<string>,
  isOpeningLowered: boolean,
): string {
  return text.replace(SHOUTED_RUN, (run) => {
    const words = run.split(' ');
    const isClause =
      words.length >= MIN_CLAUSE_WORDS &&
      words.some((word) => STOP_WORDS.has(foldWord(word))) &&
      (isOpeningLowered || isThirdPerson(words[0]?.toLowerCase() ?? ''));
    const isKept = (word: string) => isShortFormInText(word) || names.has(word);
    return isClause
      ? words.map((word) => (isKept(word) ? word : word.toLowerCase())).join(' ')
      : run;
  });
}

const NONE: ReadonlySet<string> = new Set();
/** "EC" of "EC LEAF OX": two letters that are no word. */
const CODE = /^\p{Lu}{2}$/u;

/**
 * Converts a name in capitals to title case.
 * @param written words that are capitalized in running text, such as the maker's name
 */
export function toNameCase(name: string, written: ReadonlySet<string> = NONE): string {
  if (!isMostlyCaps(name)) return name;
  return name.replace(WORD, (word, at: number) => {
    const small = word.toLowerCase();
    if (isInCode(name, at)) return word;
    if (isInClass(small, 'units in capitals') && /\d $/u.test(name.slice(0, at))) return small;
    if (written.has(word) || (CODE.test(word) && !isInClass(small, 'words of two letters')))
      return word;
    if (isAcronym(word)) return word.replace(MEASURED, (unit) => unit.toLowerCase());
    return at > 0 && isInClass(small, 'name joints') && !isLetter(word, name, at)
      ? small
      : capitalizeFirst(small);
  });
}

/** "A" of "GALAXY A SERIES": a letter of a name, and no article. */
function isLetter(word: string, name: string, at: number): boolean {
  return word === 'A' && /^A (?:SERIES|CLASS|TYPE|MODEL|\d)/u.test(name.slice(at));
}

/** Whether a word in a name is a common term of trade rather than a name. */
export function isTradeTerm(word: string): boolean {
  return ['colors', 'materials', 'qualities', 'parts', 'audiences', 'verbs', 'traits'].some(
    (name) => vocabulary(name as 'colors').has(word),
  );
}
