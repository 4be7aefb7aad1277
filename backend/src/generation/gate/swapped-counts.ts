import type { Figure } from './figures.ts';
import type { Evidence, Statement } from './evidence.ts';
import { STOP_WORDS } from '../text/words.ts';
import { isBoundary, type Token } from './tokens.ts';

/** Maximum tokens between a count and the adjectives of what it counts. */
const MAX_TOKENS_TO_ADJECTIVE = 7;

/** Maximum numbers of a statement that are compared. */
const MAX_FIGURES = 20;

/**
 * The reason to doubt a count that the input gives to a different item: "six wide pockets", for
 * "six narrow, four wide".
 */
export function swappedCount(
  figures: readonly Figure[],
  tokens: readonly Token[],
  evidence: Evidence,
): string | undefined {
  for (const figure of figures) {
    if (figure.unit !== undefined || figure.isAge) continue;
    const adjectives = adjectivesAfter(tokens, figure.at, evidence);
    if (adjectives.length === 0) continue;
    const swapped = evidence.statements.some((statement) =>
      swapsCount(statement, figure.value, adjectives, evidence),
    );
    if (swapped) return `the product details give "${figure.raw}" for something else`;
  }
  return undefined;
}

/** The adjectives after a count, up to the next punctuation or number. */
function adjectivesAfter(tokens: readonly Token[], at: number, { lexicon }: Evidence): string[] {
  const adjectives: string[] = [];
  for (const token of tokens.slice(at + 1, at + 1 + MAX_TOKENS_TO_ADJECTIVE)) {
    if (token.kind === 'number' || (isBoundary(token) && token.text !== '/')) break;
    if (!STOP_WORDS.has(token.text) && lexicon.mainPartOfSpeech(token.text) === 'adj')
      adjectives.push(token.stem);
  }
  return adjectives;
}

/** A number of a statement, and the adjectives of what it counts. */
interface Count {
  readonly value: string;
  readonly adjectives: readonly string[];
}

const counted = new WeakMap<Statement, readonly Count[]>();

function countsIn(statement: Statement, evidence: Evidence): readonly Count[] {
  const cached = counted.get(statement);
  if (cached !== undefined) return cached;
  const { tokens, figures } = statement;
  const counts = figures
    .slice(0, MAX_FIGURES)
    .filter(({ unit, isAge }) => unit === undefined && !isAge)
    .map(({ at, value }) => ({ value, adjectives: adjectivesAfter(tokens, at, evidence) }))
    .filter(({ adjectives }) => adjectives.length > 0);
  counted.set(statement, counts);
  return counts;
}

/** Whether the input gives this count to a different item, and this item a different count. */
function swapsCount(
  statement: Statement,
  number: string,
  adjectives: readonly string[],
  evidence: Evidence,
): boolean {
  const counts = countsIn(statement, evidence);
  const sameAdjective = counts.filter((count) =>
    count.adjectives.some((adjective) => adjectives.includes(adjective)),
  );
  return (
    sameAdjective.length > 0 &&
    sameAdjective.every(({ value }) => value !== number) &&
    counts.some(({ value }) => value === number)
  );
}
