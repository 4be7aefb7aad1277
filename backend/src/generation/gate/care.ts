import { stemOf } from '../text/words.ts';
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
const REACH = 8;

/** How often something is done to a thing. */
const EACH: ReadonlySet<string> = new Set(['every', 'each', 'once', 'twice']);
const PERIODS: ReadonlySet<string> = new Set(
  'month months week weeks year years season'.split(' ').map(stemOf),
);

/** "Every month", where the input says nothing of months. */
function strangeInterval(tokens: readonly Token[], said: Said): string | undefined {
  const at = tokens.findIndex(({ text, stem }, index) => {
    const before = tokens.slice(Math.max(0, index - 3), index);
    return PERIODS.has(stem) && text !== '' && before.some((one) => EACH.has(one.text));
  });
  const period = tokens[at];
  if (period === undefined || said.bases.has(period.stem)) return undefined;
  return `it says "${period.raw}", an interval that the product data does not name`;
}

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
  return strangeInterval(tokens, said);
}

function nearCare(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - REACH), at + REACH + 1)
    .some(({ text }, index) => CARE.has(text) && index !== Math.min(at, REACH));
}
