import type { Reading } from '../reading/index.ts';
import { isKnownWord } from '../reading/tagging.ts';
import { countWords, foldWord, STOP_WORDS, wordsOf } from '../text/words.ts';
import { isAbbreviationInText } from './acronyms.ts';
import { isMostlyCaps, toSentenceCase } from './capitals.ts';

/** Adjacent words in all caps. */
const CAPITALIZED_RUN =
  /(?<![\p{L}\p{N}'’/&.-])\p{Lu}{2,}(?: \p{Lu}{2,}){0,8}(?![\p{L}\p{N}'’/&-]|\.\p{L})/gu;
/** A possessive in all caps: "TARN'S". */
const CAPITALIZED_POSSESSIVE = /(?<![\p{L}\p{N}'’/&.-])\p{Lu}{3,}['’]S(?![\p{L}\p{N}])/gu;
/** Minimum letters of a word that can't be an abbreviation. */
const MIN_WORD_LETTERS = 4;

/**
 * Converts a text to normal case. If some words of a line are lowercased, all are, except abbreviations and
 * names: "Accent and HIGHLIGHT your color with GLITTER".
 * @param source the statement as in the input, before edits of its punctuation
 */
export function inNormalCase(text: string, source: string, reading: Reading): string {
  if (WARNING.test(text) && !isMostlyCaps(text)) return text;
  const { names, name } = reading;
  const opened = lowerOpening(text, reading);
  const sentenceCase = toSentenceCase(opened, names, name.text);
  const lowered = loweredStatements(reading);
  if (!LONG_CAPITALS.test(sentenceCase) || lowered.size === 0) return sentenceCase;
  // In other lines, a single all-caps word is emphasis, but a run such as "DISCO THEMED" is converted.
  const minWords = lowered.has(source) ? 1 : MIN_RUN;
  const titled = new Map(
    wordsOf(name.text)
      .filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word))
      .map((word) => [word.toUpperCase(), word]),
  );
  const isProductName = (word: string) => names.has(word) || name.text.includes(word);
  const isWord = (word: string) =>
    !isAbbreviationInText(word) &&
    !isProductName(word) &&
    (STOP_WORDS.has(foldWord(word)) ||
      (word.length >= MIN_WORD_LETTERS && isKnownWord(word.toLowerCase())));
  const withPossessives = sentenceCase.replace(CAPITALIZED_POSSESSIVE, (word) => {
    const noun = word.slice(0, -"'s".length);
    const name = titled.get(noun);
    if (name !== undefined) return name + word.slice(-"'s".length).toLowerCase();
    return isWord(noun) ? word.toLowerCase() : word;
  });
  return withPossessives.replace(CAPITALIZED_RUN, (run, at: number) => {
    const words = run.split(' ');
    const hasLongWord = words.some((word) => word.length >= MIN_WORD_LETTERS);
    if (words.length < minWords || AFTER_QUOTATION.test(withPossessives.slice(0, at))) return run;
    // Words of the name take its capitals: "MERINGUE CREAM" of the "Tarn Meringue Cream".
    const isNamed = words.length > 1 && words.every((word) => titled.has(word));
    if (hasLongWord && at > 0 && !isNamed && words.every(isWord)) return run.toLowerCase();
    return words.map((word) => titled.get(word) ?? word).join(' ');
  });
}

/** Who is quoted: "'A lamp to love' TARN POST". */
const AFTER_QUOTATION = /[\p{L}.!?]['’"”] $/u;

/** Warnings keep their capitals: "WARNING: This lamp CAN NOT be put under water!" */
const WARNING = /(?:^|[\s(])(?:WARNING|CAUTION|DANGER)\b/u;

/** All-caps words at the start of a line that continues in lower case. */
const CAPITALIZED_OPENING = /^\p{Lu}{2,}(?: \p{Lu}{2,}){0,5}(?= [^\n]{0,60}\p{Ll}{2})/u;
/** Minimum lines that open in capitals for the openings to count as a style. */
const MIN_OPENINGS = 3;

/** Lowercases the all-caps opening of a line if most lines have one: "COMPACT legs fold", "SIX bags". */
function lowerOpening(text: string, reading: Reading): string {
  const [run] = CAPITALIZED_OPENING.exec(text) ?? [];
  if (run === undefined || !linesOpenInCapitals(reading)) return text;
  const isWord = (word: string) =>
    !isAbbreviationInText(word) &&
    !reading.names.has(word) &&
    !reading.name.text.includes(word) &&
    (STOP_WORDS.has(foldWord(word)) || isKnownWord(word.toLowerCase()));
  return run.split(' ').every(isWord)
    ? run.charAt(0) + run.slice(1).toLowerCase() + text.slice(run.length)
    : text;
}

const openings = new WeakMap<Reading, boolean>();

function linesOpenInCapitals(reading: Reading): boolean {
  const known = openings.get(reading);
  if (known !== undefined) return known;
  const opened = reading.lines.filter(
    ({ label, units: [unit] }) => label === undefined && CAPITALIZED_OPENING.test(unit?.text ?? ''),
  );
  const result = opened.length >= MIN_OPENINGS && opened.length * 2 > reading.lines.length;
  openings.set(reading, result);
  return result;
}

/** Minimum all-caps words in a line without other lowercased words. */
const MIN_RUN = 2;
const LONG_CAPITALS = /\p{Lu}{4}/u;

const loweredByReading = new WeakMap<Reading, ReadonlySet<string>>();

/** The statements of lines in which some all-caps words are lowercased. */
function loweredStatements(reading: Reading): ReadonlySet<string> {
  const known = loweredByReading.get(reading);
  if (known !== undefined) return known;
  const isLowered = (text: string) =>
    /\p{Lu}{2}/u.test(text) && toSentenceCase(text, reading.names, reading.name.text) !== text;
  const isAllCapsLabel = (text = '') => countWords(text) > 1 && isMostlyCaps(text);
  const lines = reading.lines.filter(
    ({ label, units }) => isAllCapsLabel(label?.text) || units.some(({ text }) => isLowered(text)),
  );
  const texts = new Set(lines.flatMap(({ units }) => units.map(({ text }) => text)));
  loweredByReading.set(reading, texts);
  return texts;
}
