import type { Evidence, Statement } from './evidence.ts';
import type { Token } from './tokens.ts';

/** Maximum tokens between a quality and its noun: "attached inner hood". */
const MAX_TOKENS_TO_NOUN = 2;

/**
 * For each word of a statement, the stems of the words shortly before it. Cached for all texts of a
 * draft.
 */
const qualities = new WeakMap<Statement, ReadonlyMap<string, ReadonlySet<string>>>();

function qualitiesOf(statement: Statement): ReadonlyMap<string, ReadonlySet<string>> {
  const cached = qualities.get(statement);
  if (cached !== undefined) return cached;
  const { tokens } = statement;
  const before = new Map<string, Set<string>>();
  for (const [place, { stem }] of tokens.entries()) {
    const stems = before.get(stem) ?? new Set();
    before.set(stem, stems);
    for (const token of tokens.slice(Math.max(0, place - MAX_TOKENS_TO_NOUN), place)) {
      stems.add(token.stem);
    }
  }
  qualities.set(statement, before);
  return before;
}

/**
 * The reason to doubt a quality of which the input states the opposite: "attached hood", if the
 * hood is detached and only the gloves are attached.
 */
export function oppositeQuality(
  tokens: readonly Token[],
  { lexicon, statements }: Evidence,
): string | undefined {
  const checked = new Set<string>();
  for (const [at, { kind, text, stem, raw }] of tokens.entries()) {
    const noun = tokens[at + 1];
    if (kind !== 'word' || noun?.kind !== 'word' || !lexicon.isNoun(noun.text)) continue;
    const pair = `${text} ${noun.stem}`;
    if (checked.has(pair)) continue;
    checked.add(pair);
    const antonyms = lexicon.antonyms(text);
    if (antonyms.size === 0) continue;
    const statedQualities = statements.flatMap(
      (statement) => qualitiesOf(statement).get(noun.stem) ?? [],
    );
    if (
      statedQualities.some((stems) => [...antonyms].some((other) => stems.has(other))) &&
      !statedQualities.some((stems) => stems.has(stem))
    ) {
      return `it says "${raw} ${noun.raw}" where the product details say the opposite`;
    }
  }
  return undefined;
}
