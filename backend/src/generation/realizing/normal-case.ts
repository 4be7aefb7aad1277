import type { Reading } from '../reading/index.ts';
import { isKnownWord } from '../reading/tagging.ts';
import { countWords, foldWord, STOP_WORDS, wordsOf } from '../text/words.ts';
import { isShortFormInText } from './acronyms.ts';
import { isMostlyCaps, toSentenceCase } from './capitals.ts';

/** Words in capitals, and the others in capitals next to them. */
const SHOUTED =
  /(?<![\p{L}\p{N}'’/&.-])\p{Lu}{2,}(?: \p{Lu}{2,}){0,8}(?![\p{L}\p{N}'’/&-]|\.\p{L})/gu;
/** "TARN'S" */
const OWNER = /(?<![\p{L}\p{N}'’/&.-])\p{Lu}{3,}['’]S(?![\p{L}\p{N}])/gu;
/** Letters of a word that is surely no short form. */
const MIN_WORD = 4;

/**
 * A text in normal case. "Accent and HIGHLIGHT your color with GLITTER": of a line of which some words are lowered,
 * so are all the others but short forms and names.
 * @param source the statement of the input, of which other marks may have been edited
 */
export function inNormalCase(text: string, source: string, reading: Reading): string {
  if (WARNS.test(text) && !isMostlyCaps(text)) return text;
  const { names, name } = reading;
  const opened = withCalmOpening(text, reading);
  const calm = toSentenceCase(opened, names, name.text);
  const lowered = calmedTexts(reading);
  if (!SHOUTING.test(calm) || lowered.size === 0) return calm;
  // Beside such a line, single words of others are stressed; "DISCO THEMED" is how all of them are written.
  const minWords = lowered.has(source) ? 1 : MIN_RUN;
  const titled = new Map(
    wordsOf(name.text)
      .filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word))
      .map((word) => [word.toUpperCase(), word]),
  );
  const isOwn = (word: string) => names.has(word) || name.text.includes(word);
  const isWord = (word: string) =>
    !isShortFormInText(word) &&
    !isOwn(word) &&
    (STOP_WORDS.has(foldWord(word)) ||
      (word.length >= MIN_WORD && isKnownWord(word.toLowerCase())));
  const owned = calm.replace(OWNER, (word) => {
    const owner = word.slice(0, -"'s".length);
    const name = titled.get(owner);
    if (name !== undefined) return name + word.slice(-"'s".length).toLowerCase();
    return isWord(owner) ? word.toLowerCase() : word;
  });
  return owned.replace(SHOUTED, (run, at: number) => {
    const words = run.split(' ');
    const isSure = words.some((word) => word.length >= MIN_WORD);
    if (words.length < minWords) return run;
    // "MERINGUE CREAM" of the "Tarn Meringue Cream"
    const isNamed = words.length > 1 && words.every((word) => titled.has(word));
    if (isSure && at > 0 && !isNamed && words.every(isWord)) return run.toLowerCase();
    return words.map((word) => titled.get(word) ?? word).join(' ');
  });
}

/** "WARNING: This lamp CAN NOT be put under water!": the capitals of a warning are its point. */
const WARNS = /(?:^|[\s(])(?:WARNING|CAUTION|DANGER)\b/u;

/** Words in capitals that a line in small letters begins with. */
const OPENING = /^\p{Lu}{2,}(?: \p{Lu}{2,}){0,5}(?= [^\n]{0,60}\p{Ll}{2})/u;
/** Minimum lines, of those in most of which the first words are in capitals. */
const MIN_OPENINGS = 3;

/** "COMPACT legs fold", "SIX bags": first words in capitals, where those of most lines are, and none is calmed without the others. */
function withCalmOpening(text: string, reading: Reading): string {
  const [run] = OPENING.exec(text) ?? [];
  if (run === undefined || !opensInCapitals(reading)) return text;
  const isWord = (word: string) =>
    !isShortFormInText(word) &&
    !reading.names.has(word) &&
    !reading.name.text.includes(word) &&
    (STOP_WORDS.has(foldWord(word)) || isKnownWord(word.toLowerCase()));
  return run.split(' ').every(isWord)
    ? run.charAt(0) + run.slice(1).toLowerCase() + text.slice(run.length)
    : text;
}

const openings = new WeakMap<Reading, boolean>();

function opensInCapitals(reading: Reading): boolean {
  const known = openings.get(reading);
  if (known !== undefined) return known;
  const opened = reading.lines.filter(
    ({ label, units: [unit] }) => label === undefined && OPENING.test(unit?.text ?? ''),
  );
  const is = opened.length >= MIN_OPENINGS && opened.length * 2 > reading.lines.length;
  openings.set(reading, is);
  return is;
}

/** Minimum words in capitals of a line that has none which are lowered otherwise. */
const MIN_RUN = 2;
const SHOUTING = /\p{Lu}{4}/u;

const calmed = new WeakMap<Reading, ReadonlySet<string>>();

/** The statements of lines that have words in capitals which are lowered. */
function calmedTexts(reading: Reading): ReadonlySet<string> {
  const known = calmed.get(reading);
  if (known !== undefined) return known;
  const isCalmed = (text: string) =>
    /\p{Lu}{2}/u.test(text) && toSentenceCase(text, reading.names, reading.name.text) !== text;
  const isCall = (text = '') => countWords(text) > 1 && isMostlyCaps(text);
  const lines = reading.lines.filter(
    ({ label, units }) => isCall(label?.text) || units.some(({ text }) => isCalmed(text)),
  );
  const texts = new Set(lines.flatMap(({ units }) => units.map(({ text }) => text)));
  calmed.set(reading, texts);
  return texts;
}
