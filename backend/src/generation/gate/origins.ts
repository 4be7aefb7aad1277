import type { Evidence } from './evidence.ts';
import { isBoundary, type Token } from './tokens.ts';

/** Participles that say where a product is made. */
const MAKING: ReadonlySet<string> = new Set(
  'made handmade manufactured produced crafted handcrafted built'.split(' '),
);
/** Words that link a product to a place without saying that it is made there. */
const OTHER_LINKS: ReadonlySet<string> = new Set(
  'designed engineered developed inspired based headquartered founded tested ships shipped'.split(
    ' ',
  ),
);
/** Maximum tokens between the verb and its place: "made in our workshop in Lyon". */
const MAX_TOKENS_TO_PLACE = 6;

/**
 * The reason to doubt a place of manufacture: "made in France", if the product is only designed
 * there.
 */
export function unsupportedOrigin(
  tokens: readonly Token[],
  { statements }: Evidence,
): string | undefined {
  for (const [at, token] of tokens.entries()) {
    if (!MAKING.has(token.text)) continue;
    const place = placeAfter(tokens, at);
    if (place === undefined) continue;
    const mentions = statements.filter(({ stems }) => stems.has(place.stem));
    const isElsewhere = ({ tokens: statementTokens }: (typeof statements)[number]) =>
      statementTokens.some(({ text }) => OTHER_LINKS.has(text)) &&
      !statementTokens.some(({ text }) => MAKING.has(text));
    if (mentions.length > 0 && mentions.every(isElsewhere)) {
      return `it says "${token.raw} in ${place.raw}", which isn't in the product details`;
    }
  }
  return undefined;
}

/** The place after "in" in the clause of a verb. */
function placeAfter(tokens: readonly Token[], verb: number): Token | undefined {
  const following = tokens.slice(verb + 1, verb + 1 + MAX_TOKENS_TO_PLACE);
  const end = following.findIndex((token) => token.kind === 'punctuation' && isBoundary(token));
  const clause = end === -1 ? following : following.slice(0, end);
  return clause.find(
    (token, index) => clause[index - 1]?.text === 'in' && /^\p{Lu}/u.test(token.raw),
  );
}
