/** Lines of an axis are at round numbers, and not more than this. */
const MAX_STEPS = 4;

/** Round whole numbers in equal steps from 0 to `max` or the next above it. */
export function ticksTo(max: number): number[] {
  const least = Math.max(1, max / MAX_STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= least) ?? 1;
  const steps = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
