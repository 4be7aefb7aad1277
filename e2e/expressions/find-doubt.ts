import { countMatches } from './count-matches.ts';

// Its binaries are not installed: plain JavaScript runs everywhere alike.
process.env['RECHECK_BACKEND'] = 'pure';
const { checkSync } = await import('recheck');

/** Maximum number of ways an expression without unbounded repetition may match at one position. */
const MAX_MATCHES = 2_500;
/**
 * The slowest proof takes a second. One that takes this long, even on a busy machine, makes every first
 * run slow: write the expression with fewer choices beside what repeats without bound.
 */
const TIMEOUT_MS = 30_000;

/** Why an expression is not known to take linear time, or undefined if that is proven. */
export function findDoubt(pattern: { source: string; flags: string }): string | undefined {
  const ways = countMatches(pattern);
  if (ways <= MAX_MATCHES) return undefined;
  if (ways < Infinity) return 'matches in too many ways at one place';
  // Its other checker tries attacks, and so proves nothing.
  const result = checkSync(pattern.source, pattern.flags, {
    checker: 'automaton',
    timeout: TIMEOUT_MS,
  });
  switch (result.status) {
    case 'safe':
      return undefined;
    case 'vulnerable':
      return `slow for ${JSON.stringify(result.attack.string.slice(0, 60))}…`;
    case 'unknown':
      return result.error.kind === 'unsupported'
        ? `cannot be proven: ${result.error.message}`
        : `cannot be proven: ${result.error.kind}`;
  }
}
