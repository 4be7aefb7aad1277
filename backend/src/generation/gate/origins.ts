import type { Evidence } from './evidence.ts';
import { isBoundary, type Token } from './tokens.ts';

/** Verbs of making. */
const MAKING: ReadonlySet<string> = new Set(
  'made handmade manufactured produced crafted handcrafted built'.split(' '),
);
/** Words that link a product to a place without saying that it is made there. */
const OTHER_LINKS: ReadonlySet<string> = new Set(
  'designed engineered developed inspired based headquartered founded tested ships shipped'.split(
    ' ',
  ),
);
/** Words between the verb and its place: "made in our workshop in Lyon". */
const MAX_TOKENS_TO_PLACE = 6;

/** "Made in France" where the input only says that it is designed there. */
export function unsaidOrigin(
  tokens: readonly Token[],
  { statements }: Evidence,
): string | undefined {
  for (const [at, token] of tokens.entries()) {
    if (!MAKING.has(token.text)) continue;
    const place = placeOf(tokens, at);
    if (place === undefined) continue;
    const naming = statements.filter(({ stems }) => stems.has(place.stem));
    const isElsewhere = ({ tokens: own }: (typeof statements)[number]) =>
      own.some(({ text }) => OTHER_LINKS.has(text)) && !own.some(({ text }) => MAKING.has(text));
    if (naming.length > 0 && naming.every(isElsewhere)) {
      return `it says "${token.raw} in ${place.raw}", which the product data does not say`;
    }
  }
  return undefined;
}

/** The place after "in" that belongs to a verb. */
function placeOf(tokens: readonly Token[], verb: number): Token | undefined {
  const behind = tokens.slice(verb + 1, verb + 1 + MAX_TOKENS_TO_PLACE);
  const end = behind.findIndex((token) => token.kind === 'mark' && isBoundary(token));
  const clause = end === -1 ? behind : behind.slice(0, end);
  return clause.find(
    (token, index) => clause[index - 1]?.text === 'in' && /^\p{Lu}/u.test(token.raw),
  );
}
