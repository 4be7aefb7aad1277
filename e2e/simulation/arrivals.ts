const DAYS = 28;
const HOURS = 24 * DAYS;

/** Listings by the hour of the day, of stores in one part of the world: mostly office hours. */
const DAY = [2, 1, 1, 1, 1, 2, 4, 7, 10, 12, 12, 11, 10, 11, 12, 11, 10, 8, 6, 5, 4, 4, 3, 2];
/** Relative activity of each weekday, starting with Monday. */
const WEEK = [1.1, 1.15, 1.15, 1.1, 1, 0.5, 0.5];

export interface ArrivalParameters {
  readonly workspaces: number;
  /** Mean number of listings of a workspace in four weeks. */
  readonly listings: number;
  /** Spread of that number between workspaces: the sigma of a lognormal distribution. */
  readonly spread: number;
  /** Share of listings that come as whole catalogs, each within an hour. */
  readonly bulkShare: number;
  readonly seed: number;
}

export interface Arrivals {
  readonly total: number;
  /** Listings per second: the mean, and of the busiest hour. */
  readonly mean: number;
  readonly peak: number;
  /** Listings of the busiest workspace. */
  readonly largest: number;
}

/** Draws four weeks of every workspace, hour by hour. */
export function simulateArrivals(parameters: ArrivalParameters): Arrivals {
  const { workspaces, listings, spread, bulkShare, seed } = parameters;
  const random = generator(seed);
  const hours = new Float64Array(HOURS);
  // Keeps the mean as given, however wide the spread.
  const middle = Math.log(listings) - spread ** 2 / 2;
  let interactive = 0;
  let total = 0;
  let largest = 0;
  for (let workspace = 0; workspace < workspaces; workspace++) {
    const count = Math.exp(middle + spread * normal(random));
    total += count;
    largest = Math.max(largest, count);
    interactive += count * (1 - bulkShare);
    const hour = hourOfBatch(random);
    hours[hour] = (hours[hour] ?? 0) + count * bulkShare;
  }
  const weights = Array.from({ length: HOURS }, (_, hour) => weightOf(hour));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const perHour = weights.map((weight, hour) => (hours[hour] ?? 0) + (interactive * weight) / sum);
  return {
    total,
    mean: total / (HOURS * 3600),
    peak: Math.max(...perHour) / 3600,
    largest,
  };
}

function weightOf(hour: number): number {
  return (DAY[hour % 24] ?? 0) * (WEEK[Math.floor(hour / 24) % 7] ?? 0);
}

/** An hour in which someone works. */
function hourOfBatch(random: () => number): number {
  for (;;) {
    const hour = Math.floor(random() * HOURS);
    if (random() * 14 < weightOf(hour)) return hour;
  }
}

/** Box and Muller's method. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Mulberry32: the same numbers for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
