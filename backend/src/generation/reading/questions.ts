import type { Traced } from '../text/traced.ts';
import { countWords, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { isSectionHeading } from './heading-text.ts';
import type { RawLine } from './lines.ts';
import { verbShapeOf } from './verbs.ts';

/** Maximum words of an answer that depends on its question. */
const MAX_DEPENDENT_ANSWER_WORDS = 3;
/** Minimum words of an answer that counts as a statement even if no verb is found. */
const MIN_STATEMENT_WORDS = 8;
const CLOSED = /[.!]["'”’)\]]*$/u;

/** Joins the line of a question with its answer: "Comfort?" above "They have that covered!". */
export function joinAnswers(lines: readonly RawLine[], { text }: Traced): RawLine[] {
  const joined: RawLine[] = [];
  for (const line of lines.toReversed()) {
    const [next] = joined;
    const isRunningText = (other: RawLine) =>
      !other.heading && !other.listed && other.keywords !== true;
    const isAsked = next !== undefined && isRunningText(line) && isRunningText(next);
    const textOf = (rawLine: RawLine) => text.slice(rawLine.from, rawLine.to);
    if (isAsked && isAnswerTo(textOf(next), textOf(line)))
      joined.splice(0, 1, { ...line, to: next.to });
    else joined.unshift(line);
  }
  return joined;
}

/**
 * Whether the line below a question answers it, rather than being the first of several under it.
 */
function isAnswerTo(line: string, question: string): boolean {
  if (!question.endsWith('?') || !CLOSED.test(line)) return false;
  const isDependent = countWords(line) <= MAX_DEPENDENT_ANSWER_WORDS || dependsOnQuestion(line);
  const isStatement = verbShapeOf(line) !== 'none' || countWords(line) >= MIN_STATEMENT_WORDS;
  return isDependent || (!isSectionHeading(question) && isStatement);
}

/**
 * Whether an answer depends on its question: "They have that covered", "This is why", unlike "This
 * robe is cut from linen".
 */
function dependsOnQuestion(line: string): boolean {
  const [first = '', second = ''] = wordsOf(line.toLowerCase());
  if (isInClass(first, 'pointed at')) return isInClass(second, 'pointing verbs');
  return vocabulary('pointers').has(first);
}
