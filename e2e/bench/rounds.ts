/** Rounds of each comparison, of which the median counts, so that a disturbed round doesn't matter. */
export const ROUNDS = 5;

/**
 * Measures every side once a round, one after the other, so that whatever else the machine does
 * falls on all of them.
 * @returns the readings of each side, by round
 */
export async function measureRounds<Side extends string>(
  sides: Readonly<Record<Side, () => Promise<number>>>,
): Promise<Record<Side, number[]>> {
  const names = Object.keys(sides) as Side[];
  const readings = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Side,
    number[]
  >;
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) readings[name].push(await sides[name]());
  }
  return readings;
}

/** Median over the rounds of one side by the other. */
export function medianRatio(side: readonly number[], baseline: readonly number[]): number {
  return median(side.map((reading, round) => reading / (baseline[round] ?? NaN)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** The value that this share of them is at most (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
}
