import { dropPronoun } from '../realizing/item-starts.ts';
import { hasDigit, startsWithDigit } from '../text/words.ts';
import type { Line, Unit } from '../reading/index.ts';

const MAX_LISTED_WORDS = 8;
const MIN_LISTED_PHRASES = 4;
/** Share of short phrases above which a line is a list rather than running text. */
const LISTED_SHARE = 1 / 2;
/** Share of words in the sentences at the start of a line above which it is a paragraph. */
const TEXT_SHARE = 2 / 3;
/** Share of words in short phrases below which a line that opens with them is running text. */
const LISTED_WORD_SHARE = 1 / 4;

/**
 * The statements of a line. A line of short phrases is a list ("Cotton wick. Burns about 60 hours. 8 oz."),
 * and the sentences at its start stay together.
 * @param keepsText whether a line that is mostly sentences is a paragraph, even if it ends in phrases
 */
export function statementsOf(
  line: Line,
  units: readonly Unit[],
  keepsText: boolean,
): (readonly Unit[])[] {
  if (line.label !== undefined || line.listed || isChart(units) || units.length < 2) return [units];
  // "Brew like a barista. The spout gives …": a short call to action stays with the sentences after it.
  const startsWithCall = units.slice(1, 3).filter(isClause).length === 2;
  const first = units.findIndex((unit, at) => !isClause(unit) && !(at === 0 && startsWithCall));
  const lead = units.slice(0, first === -1 ? units.length : first);
  const rest = units.slice(lead.length);
  const phrases = rest.filter(isListedPhrase).length;
  const words = wordsIn(lead);
  const isText = words >= wordsIn(units) * TEXT_SHARE && words >= lead.length * MAX_LISTED_WORDS;
  const asks = units.some(({ text, words }) => text.endsWith('?') && words > MAX_SHORT_WORDS);
  const areLong = wordsIn(units) > units.length * MAX_LISTED_WORDS;
  if (keepsText && (isText || asks || areLong)) return [units];
  if (rest.length < 2 || phrases <= rest.length * LISTED_SHARE) return [units];
  // "Old songs, on blue vinyl. Pretty cool. The band plays some of them live.": single fragments in a text.
  const hasList = rest.some((unit, at) => isListedPhrase(unit) && rest[at + 1]?.finite === false);
  // "A quiet night. Old friends. In early March, the band played …": fragments that open a text.
  const listedWords = wordsIn(rest.filter(isListedPhrase));
  const opensText = lead.length === 0 && listedWords < wordsIn(units) * LISTED_WORD_SHARE;
  if (!hasList || opensText) return [units];
  // "Nickel free. They come in a pouch.": a few phrases that the next sentence continues aren't a list.
  const continues = rest.some((unit) => unit.finite && unit.dependsOnPrevious);
  if (continues && phrases < MIN_LISTED_PHRASES) return [units];
  return lead.length === 0 ? groupUnits(rest) : [lead, ...groupUnits(rest)];
}

function isListedPhrase(unit: Unit): boolean {
  return !isClause(unit) && unit.words <= MAX_LISTED_WORDS;
}

function wordsIn(units: readonly Unit[]): number {
  return units.reduce((sum, { words }) => sum + words, 0);
}

function isClause(unit: Unit): boolean {
  return (unit.finite && !isFigures(unit)) || (unit.closed && unit.words > MAX_LISTED_WORDS);
}

const FIGURE = /^\d[\d.,]*(?: ?[x×] ?\d[\d.,]*){0,2} ?%?(?: ?\p{L}{1,20}){0,2}\.?$/u;

/** "160 x 80 cm, 220 g", "85% poliéster, 15% poliamida": figures aren't a sentence in any language. */
function isFigures({ text }: Unit): boolean {
  return text.split(', ').every((part) => FIGURE.test(part));
}

/** Whether units are rows of a chart, which belong together. */
export function isChart(units: readonly Unit[]): boolean {
  return units.length > 1 && units.every(({ kind }) => kind === 'labeled');
}

/** Groups units: those that refer back join the one before them, and a short exclamation joins the one after it. */
export function groupUnits(units: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    const followsExclamation = last?.every(isShortExclamation) === true && !isShort(unit);
    const continues = followsExclamation || unit.dependsOnPrevious || isDependentClause(unit);
    if (last === undefined || !continues || isAboutProduct(unit, last)) groups.push([unit]);
    else last.push(unit);
    if (SUMS_UP.test(unit.text)) joinPhrases(groups);
  }
  return groups;
}

/** "The tent is all those things and more": sums up the phrases before it. */
const SUMS_UP = /\b(?:all (?:of )?(?:these|those)|(?:these|those) things)(?: and more)?[.!]?$/iu;

/** Joins the last group with the short phrases before it: "Field hero. City icon. The tent is all those things.". */
function joinPhrases(groups: Unit[][]): void {
  for (;;) {
    const [before, last] = groups.slice(-2);
    const [phrase, ...more] = before ?? [];
    const isPhrase = phrase !== undefined && more.length === 0 && !phrase.finite && isShort(phrase);
    if (last === undefined || !isPhrase) return;
    groups.splice(-2, 2, [phrase, ...last]);
  }
}

const MAX_SHORT_WORDS = 4;

/** "Time to eat!", unlike "5 new heroes!" */
function isShortExclamation(unit: Unit): boolean {
  return isShort(unit) && unit.text.endsWith('!') && !hasDigit(unit.text);
}

function isShort({ words }: Unit): boolean {
  return words <= MAX_SHORT_WORDS;
}

/** "Whether it's for a party, or just for fun.", "Be it a birthday or any other day.": a clause that continues the sentence before it. */
function isDependentClause({ text }: Unit): boolean {
  return (
    /^(?:whether|be it)\b/iu.test(text) &&
    !/, (?:this|these|the|it|they|you|we|our|your|every|each) /iu.test(text)
  );
}

/**
 * "7 LED colors. It shuts off": a sentence after a count in a list is about the product, not the counted
 * things.
 */
function isAboutProduct({ text }: Unit, [first, ...more]: readonly Unit[]): boolean {
  return (
    first !== undefined &&
    more.length === 0 &&
    startsWithDigit(first.text) &&
    /^it \p{L}/iu.test(text) &&
    dropPronoun(text) !== text
  );
}
