import type { Evidence, Statement } from './evidence.ts';
import type { Token } from './tokens.ts';

/** Words between a quality and its noun: "attached inner hood". */
const MAX_TOKENS_TO_NOUN = 2;

/** "Attached hood" where the input says that the hood is detached, and only the gloves are attached. */
export function oppositeQuality(
  tokens: readonly Token[],
  { lexicon, statements }: Evidence,
): string | undefined {
  for (const [at, { kind, text, stem, raw }] of tokens.entries()) {
    const noun = tokens[at + 1];
    if (kind !== 'word' || noun?.kind !== 'word' || !lexicon.isNoun(noun.text)) continue;
    const opposites = lexicon.opposites(text);
    if (opposites.size === 0) continue;
    const says = (one: Statement, quality: (stem: string) => boolean) =>
      one.tokens.some(
        (token, place) =>
          token.stem === noun.stem &&
          one.tokens
            .slice(Math.max(0, place - MAX_TOKENS_TO_NOUN), place)
            .some((before) => quality(before.stem)),
      );
    if (
      statements.some((one) => says(one, (other) => opposites.has(other))) &&
      !statements.some((one) => says(one, (other) => other === stem))
    ) {
      return `it says "${raw} ${noun.raw}" where the product data says the opposite`;
    }
  }
  return undefined;
}
