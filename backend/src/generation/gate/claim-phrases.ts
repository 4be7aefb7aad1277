import { stemOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';

/** Words that may appear between the words of a phrase: "glow in the dark", "left-handed". */
const ALLOWED_BETWEEN: ReadonlySet<string> = new Set('- in the a an of its at to'.split(' '));

let phrases: readonly (readonly string[])[] | undefined;

/**
 * The reason to doubt a phrase that claims more than its words do ("lights up") and that the input
 * doesn't contain.
 */
export function unsupportedPhrase(
  tokens: readonly Token[],
  evidence: Evidence,
): string | undefined {
  phrases ??= [...vocabulary('claim-phrases')].map((phrase) => phrase.split(' ').map(stemOf));
  for (const phrase of phrases) {
    const position = phrasePosition(tokens, phrase);
    if (position === undefined) continue;
    if (
      evidence.statements.some(
        (statement) => phrasePosition(statement.tokens, phrase) !== undefined,
      )
    )
      continue;
    // "Lights up" is supported if the product is backlit.
    if (phrase[1] === 'up' && LIGHT_STEMS.some((stem) => evidence.stems.has(stem))) continue;
    // "Switches itself off" is supported if the product has automatic shut-off.
    if (
      phrase[1] === 'off' &&
      evidence.statements.some(({ tokens: statementTokens }) => mentionsShutoff(statementTokens))
    )
      continue;
    return `it says "${phrase.join(' ')}", which isn't in the product details`;
  }
  return undefined;
}

function mentionsShutoff(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text }, at) =>
      text === 'shutoff' ||
      (text === 'off' &&
        tokens.slice(Math.max(0, at - 2), at).some(({ stem }) => SHUTOFF_STEMS.has(stem))),
  );
}

const SHUTOFF_STEMS: ReadonlySet<string> = new Set(
  'switch shut turn power auto automatic'.split(' ').map(stemOf),
);

const LIGHT_STEMS: readonly string[] = 'backlit backlight lit led illuminated lights lighted'
  .split(' ')
  .map(stemOf);

/** The position where the words of a phrase occur in sequence. */
function phrasePosition(tokens: readonly Token[], phrase: readonly string[]): number | undefined {
  const words = [...tokens.entries()].filter(
    ([, { text }]) => phrase.includes(text) || !ALLOWED_BETWEEN.has(text),
  );
  const start = words.findIndex((_, from) =>
    phrase.every((stem, index) => words[from + index]?.[1].stem === stem),
  );
  return words[start]?.[0];
}
