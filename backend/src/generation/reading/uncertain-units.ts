import { countWords, firstWordOf, hasDigit } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import type { Unit } from './types.ts';
import { verbShapeOf } from './verbs.ts';

/** Whether a statement is complete, certain and about the product. */
export function isUsable({ kind }: Pick<Unit, 'kind'>): boolean {
  return !['broken', 'empty', 'boilerplate', 'doubt'].includes(kind);
}

/** "No problem.", "Yes, please!": the second half of a rhetorical question, unlike the answer "No.". */
const REPLY = /^(?:no (?!longer\b)\p{L}{4,}|yes, (?:please|thanks))[.!]$/iu;
const ANSWER = /^[-–—: ]*(?:no|yes|not sure|maybe|depends)\b/iu;

/** Whether a text is an answer to a question, without the question. */
function isAnswer(text: string): boolean {
  return ANSWER.test(text) && !REPLY.test(text);
}

/** Whether a text completes the question before it. */
export function completesQuestion(text: string): boolean {
  return ANSWER.test(text) || REPLY.test(text) || isRequest(text);
}

/** "Take this table along.": a closed sentence that starts with a verb. */
export function isRequest(text: string): boolean {
  return /[.!]$/u.test(text) && vocabulary('verbs').has(firstWordOf(text).toLowerCase());
}

/** "Holds up to 44 lb? we tested 20 lb": a question mark after which the statement continues. */
const QUESTION_INSIDE = /[^\s?]{1,40}\?[\s?!]*(?=[\p{L}\p{N}])/gu;
/** Quotation marks that an export turned into question marks: "supports ?millions? of colors". */
const QUOTED = /(?<=\s)\?(\p{L}[^\s?]{0,40})\?(?=[\s.,;])/gu;
/** A lowercase statement with a number that follows a question. */
const LOWERCASE_WITH_NUMBER = /^\p{Ll}\P{N}*\p{N}/u;
const NUMBER = /\d[\d.,]*/gu;

/** "Dermatologist recommended?": a statement with a question mark. */
const QUESTION_AT_END = /[^\s?]\s?\?[?!\s]*$/u;
const ASKS_SHOPPER = /^\p{L}{1,20}ing\b|\byour?\b/iu;
const ASKED_TWICE = /\?\s?\?/u;

/** "But will she win?" */
const OPENER = /^(?:and|but|or|so|then|because)\b,? /iu;

/** Whether a statement contains a question, or corrects one number with another. */
export function isUncertain(text: string, name: string, answered: boolean): boolean {
  // "Getting chilly before class?", "Sore after a run?": a question to the shopper.
  const first = firstWordOf(text.replace(OPENER, '')).replace(/,$/u, '');
  const isQuestion = isInClass(first, 'asking words') || ASKS_SHOPPER.test(text);
  const last = text.trim().split(/\s+/u).at(-1) ?? '';
  if (QUESTION_AT_END.test(text) && !isQuestion && !name.includes(last))
    return !answered || ASKED_TWICE.test(text);
  const asked = text.replace(QUOTED, '$1').match(QUESTION_INSIDE) ?? [];
  // In "Guess Who? comes with 48 faces", the question mark is part of the name.
  return asked.some((word) => !name.includes(word.trim())) || corrects(text);
}

/** Maximum characters from a number to the one that corrects it. */
const MAX_CORRECTION = 40;

/** "Weighs 2 lb, sorry 3 lb" */
function corrects(text: string): boolean {
  const [first, ...others] = [...text.matchAll(NUMBER)];
  const last = others.at(-1);
  if (first === undefined || last === undefined) return false;
  const between = text.slice(first.index, last.index).toLowerCase();
  // "In the 9th century, but the world had to wait until 1740": a statement of its own.
  if (between.length > MAX_CORRECTION) return false;
  const words = ` ${between.replace(/[^\p{L}]+/gu, ' ')} `;
  return [...vocabulary('corrections')].some((phrase) => words.includes(` ${phrase} `));
}

/**
 * Merges the sentences of a truncated quotation into one unit, because the first ones alone would
 * leave it open.
 */
export function withOpenQuote(units: readonly Unit[]): readonly Unit[] {
  const last = units.at(-1);
  if (last?.kind !== 'broken') return units;
  const before = units.slice(0, -1);
  const at = before.findLastIndex(({ text }) => text.includes('“'));
  const quoted = units.slice(Math.max(at, 0));
  if (at < 0 || quoted.slice(0, -1).some(({ text }) => text.includes('”'))) return units;
  const text = quoted.map((unit) => unit.text).join(' ');
  const start = quoted[0]?.span.start ?? last.span.start;
  const whole = { ...last, text, words: countWords(text), span: { ...last.span, start } };
  return [...units.slice(0, at), whole];
}

/** Maximum words of a question that only introduces contact details. */
const MAX_CONTACT_QUESTION_WORDS = 12;

/**
 * Marks questions and their answers as uncertain: "NESTS with a canister? YES" doesn't state a
 * fact.
 */
export function markUncertain(units: readonly Unit[]): Unit[] {
  const isQuestion = (unit: Unit | undefined) => unit?.text.endsWith('?') === true;
  const answers = (unit: Unit | undefined, question: Unit | undefined) =>
    isQuestion(question) &&
    (isAnswer(unit?.text ?? '') ||
      // "holds 44 lb? we tested 20", but not "Need 2 hands? This one takes none."
      (hasDigit(question?.text ?? '') && LOWERCASE_WITH_NUMBER.test(unit?.text ?? '')));
  const runsInto = (at: number) => units.slice(at + 1).find((unit) => !isQuestion(unit));
  return units.map((unit, at): Unit => {
    const next = units[at + 1];
    // Drops "Questions? Mail us at …" as a whole, and so "Broken part? Missing part? Mail us at …"
    if (
      isQuestion(unit) &&
      runsInto(at)?.kind === 'boilerplate' &&
      unit.words <= MAX_CONTACT_QUESTION_WORDS
    )
      return { ...unit, kind: 'boilerplate' };
    return answers(unit, units[at - 1]) || answers(next, unit) ? { ...unit, kind: 'doubt' } : unit;
  });
}

/** Whether a position of a text is inside a quotation that is closed later: 'say, “Hi! I am here.”' */
export function openQuotations(text: string): (at: number) => boolean {
  if (!text.includes('“')) return () => false;
  return (at) => {
    const before = text.slice(0, at);
    return before.lastIndexOf('“') > before.lastIndexOf('”') && text.indexOf('”', at) !== -1;
  };
}

/** Minimum words of a clause that is kept without a cut-off one after it. */
const MIN_MAIN_WORDS = 8;
/** ", making every bite a celebration of": a participle clause at the end. */
const PARTICIPLE_CLAUSE = /, (?=(?!(?:during|including)\b)\p{Ll}{2,}ing [^,;:.()“”"]+$)/u;

/**
 * The end of the main clause of a sentence that is cut off in a participle clause, or 0: "The cake is
 * finished with frosting, making every bite".
 */
export function endOfMainClause(text: string): number {
  const at = text.search(PARTICIPLE_CLAUSE);
  const main = text.slice(0, Math.max(at, 0));
  const isWhole = countWords(main) >= MIN_MAIN_WORDS && verbShapeOf(main) !== 'none';
  return isWhole && !/[(“"]/u.test(main) ? at : 0;
}
