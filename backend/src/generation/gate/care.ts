import type { Said } from './said.ts';
import type { Token } from './tokens.ts';

/** What is done to clean a thing. */
const CARE: ReadonlySet<string> = new Set(
  (
    'wash washes washed washable washing dry dries dried drying dryer launder laundering rinse clean cleans ' +
    'bleach bleached iron ironed'
  ).split(' '),
);
/** How it is done; ways on one line are the same. */
const WAYS: readonly (readonly string[])[] = (
  'line hang hung hanging drip|air|tumble dryer|hand|flat|spot|steam|warm lukewarm|cold cool|hot|' +
  'gentle delicate|low|iron ironed|bleach bleached'
)
  .split('|')
  .map((line) => line.split(' '));
/** Words between the act and the way: "wash it by hand". */
const REACH = 4;

/** A way to wash or dry that the input does not give. */
export function strangeCare(tokens: readonly Token[], said: Said): string | undefined {
  for (const [at, token] of tokens.entries()) {
    const ways = WAYS.find((line) => line.includes(token.text));
    if (ways === undefined || !nearCare(tokens, at)) continue;
    const given = said.statements.some(
      (one) =>
        one.tokens.some(({ text }) => ways.includes(text)) &&
        one.tokens.some(({ text }) => CARE.has(text)),
    );
    if (!given) return `it says "${token.raw}", a kind of care that the product data does not name`;
  }
  return undefined;
}

function nearCare(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - REACH), at + REACH + 1)
    .some(({ text }, index) => CARE.has(text) && index !== Math.min(at, REACH));
}
