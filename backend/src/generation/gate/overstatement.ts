import { STOP_WORDS } from '../text/words.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';
import { isEffect } from './word-classes.ts';

const TOTAL_WORDS: ReadonlySet<string> = new Set(
  'all every any entire complete completely total totally whole fully entirely absolutely permanently forever'.split(
    ' ',
  ),
);
/** Adverbs that make a quality complete. */
const COMPLETELY: ReadonlySet<string> = new Set(
  'completely totally fully entirely absolutely permanently forever'.split(' '),
);
const NEARLY: ReadonlySet<string> = new Set(['almost', 'nearly', 'not']);
const PARTIAL_WORDS: ReadonlySet<string> = new Set(
  'most some many several almost partly'.split(' '),
);

const FITTING: ReadonlySet<string> = new Set('fit fits compatible'.split(' '));

/**
 * Whether a sentence says that the product fits everything of one type, except for places ("fits
 * all rooms").
 */
function fitsAll(tokens: readonly Token[], at: number, { lexicon }: Evidence): boolean {
  const noun = tokens[at + 1];
  const before = tokens.slice(Math.max(0, at - 2), at);
  const category = noun?.kind === 'word' ? lexicon.nounCategory(noun.text) : undefined;
  return (
    before.some(({ text }) => FITTING.has(text)) && category !== 'place' && category !== 'abstract'
  );
}

/**
 * The reason to doubt "all" where the input says most, some or a percentage, or a claim to fit
 * everything that the input doesn't make.
 */
export function overstatement(tokens: readonly Token[], evidence: Evidence): string | undefined {
  const inputSaysAll = evidence.statements.some((statement) =>
    statement.tokens.some(({ text }) => TOTAL_WORDS.has(text)),
  );
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (token.text === 'most' && isUnsupportedSuperlative(tokens, at, evidence)) {
      return `it says "${token.raw} ${tokens[at + 1]?.raw ?? ''}", which isn't in the product details`;
    }
    if (!TOTAL_WORDS.has(token.text) || NEARLY.has(before?.text ?? '')) continue;
    if (
      !inputSaysAll &&
      (COMPLETELY.has(token.text) || (before !== undefined && isEffect(before)))
    ) {
      return `it says "${token.raw}" where the product details say less`;
    }
    if (!inputSaysAll && fitsAll(tokens, at, evidence)) {
      return `it says that the product fits "${token.raw}", which isn't in the product details`;
    }
    const words = tokens
      .slice(at + 1, at + 4)
      .filter(({ kind: category, text }) => category === 'word' && !STOP_WORDS.has(text));
    for (const { stem } of words) {
      const mentions = evidence.statements.filter((statement) => statement.stems.has(stem));
      if (mentions.length > 0 && mentions.every((mention) => isPartial(mention.tokens, stem))) {
        return `it says "${token.raw}" where the product details say less`;
      }
    }
  }
  return undefined;
}

/** Whether "most" forms a superlative that the input doesn't contain: "the most complete". */
function isUnsupportedSuperlative(
  tokens: readonly Token[],
  at: number,
  { lexicon, statements }: Evidence,
): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (!/^(?:the|our|its)$/u.test(before?.text ?? '') || next?.kind !== 'word') return false;
  if (lexicon.mainPartOfSpeech(next.text) !== 'adj') return false;
  return !statements.some((statement) =>
    statement.tokens.some(
      ({ text }, index) => text === 'most' && statement.tokens[index + 1]?.stem === next.stem,
    ),
  );
}

/** Maximum words of a phrase before its noun: "most other major wooden railway brands". */
const MAX_PHRASE_WORDS = 5;

function isPartial(tokens: readonly Token[], stem: string): boolean {
  const at = tokens.findIndex((token) => token.stem === stem);
  const before = tokens.slice(Math.max(0, at - MAX_PHRASE_WORDS), at);
  return before.some(
    ({ text }, index) =>
      PARTIAL_WORDS.has(text) || (text === '%' && before[index - 1]?.text !== '100'),
  );
}
