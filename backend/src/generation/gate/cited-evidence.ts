import { plainText } from '../text/plain.ts';
import type { Evidence } from './evidence.ts';
import { indexAttributes } from './attribute-index.ts';
import { paddedWords } from './padded-words.ts';

/**
 * The part of the input that a sentence cites: the product's name and the statements that its
 * quotes are from. Its numbers and the attributes of parts are checked only against these. Without
 * quotes, or if the input has none of them, this is the whole input.
 */
export function citedEvidence(evidence: Evidence, quotes: readonly string[]): Evidence {
  const normalizedQuotes = quotes
    .map((quote) => paddedWords(plainText(quote)))
    .filter((quote) => quote !== '');
  const [name, ...others] = evidence.statements;
  const cited = others.filter(({ text }) => {
    const words = paddedWords(text);
    return normalizedQuotes.some((quote) => words.includes(quote) || quote.includes(words));
  });
  if (name === undefined || cited.length === 0) return evidence;
  const statements = [name, ...cited];
  return { ...evidence, ...indexAttributes(statements), statements };
}
