import type { Traced } from '../text/traced.ts';
import { countWords, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { isSectionHeading } from './heading-text.ts';
import type { RawLine } from './lines.ts';
import { verbShapeOf } from './verbs.ts';

/** Maximum words of an answer that says nothing by itself. */
const MAX_LEANING = 3;
/** Minimum words of an answer whose verb may not be seen. */
const MIN_TOLD = 8;
const CLOSED = /[.!]["'”’)\]]*$/u;

/** "Comfort?" above "They have that covered!": lines of a question and its answer as one line. */
export function withAnswers(lines: readonly RawLine[], { text }: Traced): RawLine[] {
  const joined: RawLine[] = [];
  for (const line of lines.toReversed()) {
    const [next] = joined;
    const isOne = (other: RawLine) => !other.heading && !other.listed && other.keywords !== true;
    const isAsked = next !== undefined && isOne(line) && isOne(next);
    const said = (one: RawLine) => text.slice(one.from, one.to);
    if (isAsked && answers(said(next), said(line))) joined.splice(0, 1, { ...line, to: next.to });
    else joined.unshift(line);
  }
  return joined;
}

/** Whether the line below a question answers it, and isn't only the first that the question heads. */
function answers(line: string, question: string): boolean {
  if (!question.endsWith('?') || !CLOSED.test(line)) return false;
  const isLeaning = countWords(line) <= MAX_LEANING || leans(line);
  const isTold = verbShapeOf(line) !== 'none' || countWords(line) >= MIN_TOLD;
  return isLeaning || (!isSectionHeading(question) && isTold);
}

/** "They have that covered", "This is why", unlike "This robe is cut from linen" */
function leans(line: string): boolean {
  const [first = '', second = ''] = wordsOf(line.toLowerCase());
  if (isOf(first, 'pointed at')) return isOf(second, 'pointing verbs');
  return vocabulary('pointers').has(first);
}
