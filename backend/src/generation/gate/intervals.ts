import { stemOf } from '../text/words.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';

const EACH: ReadonlySet<string> = new Set(['every', 'each', 'once', 'twice']);
const PERIODS: ReadonlySet<string> = new Set(
  'month months week weeks year years season'.split(' ').map(stemOf),
);
/** Between "every" and the period. */
const MAX_TOKENS_BETWEEN = 3;

/** "Every month", where the input says nothing of months. */
export function unsupportedInterval(
  tokens: readonly Token[],
  evidence: Evidence,
): string | undefined {
  const period = tokens.find(
    ({ stem }, at) =>
      PERIODS.has(stem) &&
      tokens.slice(Math.max(0, at - MAX_TOKENS_BETWEEN), at).some(({ text }) => EACH.has(text)),
  );
  if (period === undefined || evidence.bases.has(period.stem)) return undefined;
  return `it says "${period.raw}", an interval that the product data does not name`;
}
