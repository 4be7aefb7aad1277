import { plainText } from '../text/plain.ts';
import type { Evidence } from './evidence.ts';
import { ownershipIn } from './ownership.ts';
import { wordsOf } from './words-of.ts';

/**
 * The input as far as a sentence cites it: the product's name and the statements that its quotes are
 * of. Its numbers and what it says of which part are judged by these alone. Without quotes, or with
 * none that the input has, that is the whole input.
 */
export function citedEvidence(evidence: Evidence, quotes: readonly string[]): Evidence {
  const known = quotes.map((quote) => wordsOf(plainText(quote))).filter((quote) => quote !== '');
  const [name, ...others] = evidence.statements;
  const cited = others.filter(({ text }) => {
    const words = wordsOf(text);
    return known.some((quote) => words.includes(quote) || quote.includes(words));
  });
  if (name === undefined || cited.length === 0) return evidence;
  const statements = [name, ...cited];
  return { ...evidence, ...ownershipIn(statements), statements };
}
