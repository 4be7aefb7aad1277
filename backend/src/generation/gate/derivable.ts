import type { Figure } from './figures.ts';

/** Largest count without a unit that a sentence may have counted for itself. */
const MAX_OWN_COUNT = 12;
/** Numbers of the input that are combined with each other. */
const MAX_VALUES = 60;
/** What lies between units of the same kind: metric steps, time, dozens, inches, feet, ounces, pounds. */
const FACTORS: readonly number[] = [
  1, 10, 100, 1_000, 60, 3_600, 24, 7, 12, 30, 52, 2.54, 25.4, 0.3048, 3.785, 28.35, 29.57, 0.4536,
];
/** How far apart rounded numbers may be, as a share. */
const ROUNDING = 0.02;

/**
 * Whether a number might follow from the input's by rounding, in another unit, or as a sum, difference,
 * product or quotient of two. If not, nobody could find that it follows.
 */
export function isDerivable({ value, unit }: Figure, values: readonly number[]): boolean {
  const number = Math.abs(Number(value));
  if (unit === undefined && number <= MAX_OWN_COUNT) return true;
  const known = values.slice(0, MAX_VALUES).map(Math.abs);
  const isNear = (one: number) => Math.abs(one - number) <= number * ROUNDING;
  return known.some(
    (one) =>
      FACTORS.some((factor) => isNear(one * factor) || isNear(one / factor)) ||
      known.some((other) =>
        [one + other, one - other, one * other, one / other].some(
          (result) => Math.abs(result - number) < TOLERANCE,
        ),
      ),
  );
}

const TOLERANCE = 0.01;
